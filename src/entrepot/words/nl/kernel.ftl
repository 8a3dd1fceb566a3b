# Wat de kern zegt, bij welk spel ook. Elk bericht staat ook, met dezelfde argumenten, in en/kernel.ftl.

## Plaatsen, getallen en lijsten: hoe argumenten worden gezegd

# $number: de plaats, geteld vanaf 1
kernel-seat = Speler { $number }
kernel-number = { $number }
kernel-none = geen
# Een lijst van twee; bij meer voegt 'more' steeds de volgende toe, behalve de laatste, en maakt 'last' hem af.
kernel-list-two = { $first } en { $second }
kernel-list-more = { $first }, { $second }
kernel-list-last = { $first } en { $second }

## Wie er aan de beurt is

# $seats: een lijst van plaatsen
kernel-wait-for = Wachten op { $seats }.
kernel-over = Het spel is afgelopen.

## Weigeringen

# $seat: wie iets wilde doen
kernel-refused-not-your-turn = { $seat } hoeft nu niet te kiezen.
kernel-refused-game-over = Het spel is afgelopen; er kan niets meer gedaan worden.
# $action: een bericht, de actie in woorden
# $asked: een bericht, wat deze plaats wel wordt gevraagd
kernel-refused-asked-else = Dit kan nu niet: { $action }. { $asked }
kernel-refused-no-choice = Dit is geen van de keuzes: { $action }. { $asked }
kernel-refused-not-now = Dit kan nu niet: { $action }.
kernel-refused-nothing-to-undo = Je kunt niets terugnemen.
kernel-refused-nothing-to-take-back = Je kunt niets terugnemen: er is sindsdien iets getrokken, gegooid of getoond, of je hebt niets gedaan.
kernel-refused-undo-built-on = Anderen hebben al voortgebouwd op wat je wilt terugnemen.
# $text: wat er is ingetypt
kernel-refused-unknown-action = Dit spel kent geen actie '{ $text }'.

## Wat er gebeurt

# $seat: wie acties terugnam; $count: hoeveel
kernel-event-undone = { $count ->
    [one] { $seat } neemt één actie terug.
   *[other] { $seat } neemt { $count } acties terug.
 }
# $seat: voor wie de enige keuze is gemaakt
kernel-event-only-choice = { $seat } kon maar één ding kiezen, zoals iedereen ziet: dat is meteen gedaan.

## Soorten regels in een regelboek

kernel-clause-component = Materiaal
kernel-clause-setup = Opzetten
kernel-clause-turn = Verloop
kernel-clause-action = Acties
kernel-clause-effect = Gevolgen
kernel-clause-scoring = Puntentelling
kernel-clause-example = Voorbeelden
kernel-clause-variant = Varianten
kernel-clause-end = Einde van het spel
kernel-clause-advice = Raad
kernel-clause-ruling = Uitspraken

## Opdrachten vooraf

kernel-order-only = Doe het enige wat er te doen is
# $action: een actie in woorden
kernel-order-again = Bij precies dezelfde vraag: { $action }
