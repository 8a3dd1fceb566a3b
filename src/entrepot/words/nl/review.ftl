# Wat een terugblik op een afgelopen partij zegt. Elk bericht heeft zijn tweeling, met dezelfde argumenten, in en/review.ftl.

# $file: van het verslag; $game: de titel van het spel
review-title = Terugblik: { $game }
review-game = { $file }: { $seats } spelers, { $moves } zetten.
# $place: 1 voor de winnaar
review-seat = { $seat }, nummer { $place } met { $score }
review-counts = { $choices ->
    [one] 1 keuze
   *[other] { $choices } keuzes
 }, { $mistakes ->
    [0] geen fout gevonden
    [one] 1 fout gevonden
   *[other] { $mistakes } fouten gevonden
 }.
# $suspects: keuzes die er eerst twijfelachtig uitzagen
review-not-all = { $suspects } keuzes zagen er eerst twijfelachtig uit; alleen de { $most } duidelijkste zijn langer bekeken.
review-choices = Keuzes
review-mistakes = Fouten gevonden

## Het verloop van de partij

review-course = Kansen om te winnen
# $seat: van wie de terugblik is
review-course-note = Zoals { $seat } ze kon inschatten voor een eigen keuze: de rest van de partij is vele malen gespeeld door de sterkste gewone bot, steeds met andere verborgen kaarten en dobbelstenen. Het laatste punt is hoe de partij afliep.
review-move = Zet
review-at-the-end = het einde
review-percent = { $percent }%
# $from, $to: de kansen op het eerste punt en vlak voor het einde
review-course-seat = { $seat }: eerst { $from }%, voor de laatste getoonde keuze { $to }%

## Keuzes

review-worst = De duurste keuzes
review-best = De beste keuze
review-none-worst = Geen keuze was zonder twijfel slechter dan een andere.
review-none-best = Geen keuze was zonder twijfel beter dan het eenvoudige plan.
# $number van $choices: de hoeveelste eigen keuze van deze plaats
review-choice = Zet { $move }, keuze { $number } van { $choices }
review-played = Gespeeld: { $played }.
# $by: hoeveel het scheelt, zoals hieronder
review-stronger = Sterker: { $other }. Dat scheelt { $by }.
review-easy = Het eenvoudige plan: { $other }. Dat was zwakker en scheelt { $by }.
# $percent van een overwinning, met de standaardfout; $lead: zoveel van wat het spel telt
review-by = { $percent }% van een overwinning (± { $error })
review-by-lead = ongeveer { $lead }, { $percent }% van een overwinning (± { $error })
review-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
 }
# $other: wat na afloop is geprobeerd
review-tried-same = { $other }: dat is wat er is gespeeld.
review-tried-alike = { $other }: nauwelijks verschil met wat is gespeeld.
review-tried-stronger = { $other }: sterker dan wat is gespeeld. Dat scheelt { $by }.
review-tried-weaker = { $other }: zwakker dan wat is gespeeld. Dat scheelt { $by }.
# $reasons: een lijst van delen, zoals hints die hebben
review-why = Gemiddeld verschil, zo ver als er vooruit is gekeken: { $reasons }.
review-rival = de beste tegenstander
review-table = Wat { $seat } zag

## Hoe hij is gemaakt

review-method = Hoe je dit leest
review-method-knowledge = Elke keuze is beoordeeld met wat die speler op dat moment wist. Wat toen verborgen was telt niet mee, dus geluk wordt niet verweten en niet geprezen.
# $sure: standaardfouten; $slight: een percentage van een overwinning
review-method-mistake = Een keuze heet een fout als een andere actie meer dan { $sure } standaardfouten beter was en minstens { $slight }% van een overwinning, gemeten in nieuwe denkbeeldige posities, niet in die waarin de twijfel ontstond.
review-method-worth = Een deel van een overwinning is de maat van het zoeken zelf: hoe ver je voor staat, vergeleken met hoe deze partij kon gaan. Het is geen kans: waar tot het einde wordt gekeken, telt winnen voor de ene helft en de voorsprong voor de andere. Een keuze kan dus iets kosten, ook als de partij al beslist was.
review-method-limit = De andere spelers spelen in gedachten zoals de sterkste gewone bot. Wat je van de mensen aan je tafel wist, zit er niet in.
# $playouts: in totaal; $seed: geeft dezelfde terugblik nog eens
review-method-seed = { $playouts } keer doorgespeeld, seed { $seed }.
# $playouts: voor elke keuze
review-method-each = { $playouts } keer uitgespeeld voor elke keuze, en vier keer zo vaak voor wat opviel. entrepot review met --playouts { $playouts } zegt hetzelfde over het verslag van deze partij.

## In de browser

review-page = Terugblik
review-page-of = Terugblik: { $game }
# $seat: van wie de terugblik is
review-page-seat = Terugblik van { $seat }
review-ask = Mijn partij bespreken
review-ask-why = Elke keuze die je had wordt gewogen met wat je toen wist. Het duurt een minuut of een paar, op de achtergrond: je mag deze pagina verlaten. Wat eruit komt is van jou; niemand anders kan het zien.
review-waiting = Je terugblik wacht op zijn beurt. Je mag deze pagina verlaten.
# $percent: van het werk
review-working = Je terugblik wordt gemaakt: { $percent }%. Je mag deze pagina verlaten.
review-failed = Er kwam deze keer geen terugblik van.
review-ask-again = Nog eens vragen
review-slider = Punt in de partij
# $round, $number: van de eigen keuze waar het voor was
review-point = Ronde { $round }, keuze { $number }
review-point-end = Het einde
review-as-numbers = De kansen in cijfers
review-choice-round = Ronde { $round }, keuze { $number } van { $choices }
review-more = Nog { $count } laten zien
review-show = Op tafel laten zien
review-try = Opnieuw kiezen
review-try-why = Wat had je kunnen doen? Kies iets dat toen mocht.
review-trying = De twee worden vergeleken …
review-try-done = Terug naar wat is gespeeld
review-before = De keuze ervoor
review-next = De volgende keuze
review-play-on-why = Hier begint een nieuw spel tegen bots. Het toeval wordt opnieuw getrokken, en wat je niet kon weten wordt opnieuw verzonnen.
