# Wat Pingelen zegt. Elk bericht staat ook, met dezelfde argumenten, in en.ftl.
# $seat, $buyer, $owner, $defender: een speler bij naam; $card: de naam van een kaart; $parcel: het nummer van een pakje.

## Knoppen

haggle-do-errand = Een klusje doen
haggle-do-draw = Voor 1 munt een kaart trekken
haggle-do-peek = Voor 1 munt in pakje { $parcel } gluren
haggle-do-raid = Pakje { $parcel } overvallen
haggle-do-offer = Pakje { $parcel } aanbieden
haggle-do-to = aan { $buyer }
haggle-do-ask = { $price } vragen
haggle-do-accept = Aannemen
haggle-do-decline = Afwijzen
haggle-do-counter = In plaats daarvan { $price } noemen
haggle-do-play = { $card } neerleggen
haggle-do-time-up = Tijd roepen

## Wat er wordt gevraagd

haggle-ask-turn = Jouw beurt: een klusje, een kaart, gluren, een overval of een bod.
haggle-ask-buyer = Aan wie bied je pakje { $parcel } aan?
haggle-ask-price = Wat vraag je { $buyer } voor pakje { $parcel }?
haggle-ask-buy = { $seat } wil { $price } voor pakje { $parcel }. Neem het aan, wijs het af of noem een andere prijs.
haggle-ask-sell = { $seat } biedt { $price } voor pakje { $parcel }. Neem het aan, wijs het af of noem een andere prijs.
haggle-ask-battle = Gevecht met { $seat } om pakje { $parcel }: leg een kaart neer.

## Weigeringen

haggle-refused-no-coin = Dit kost 1 munt, en die is er niet.
haggle-refused-empty-deck = De stapel is leeg.
haggle-refused-no-parcel = Zo'n pakje ligt er niet.
haggle-refused-not-own = Alleen een eigen pakje kan worden aangeboden.
haggle-refused-own = Dit pakje is van de speler zelf; noem er een van een ander.
haggle-refused-seen = Dit pakje is al gezien.
haggle-refused-buyer = Een pakje wordt aangeboden aan een ander die nog meedoet.
haggle-refused-coins = De koper heeft maar { $coins } munten.
haggle-refused-between = De prijs moet tussen { $low } en { $high } liggen, beide uitgesloten.
haggle-refused-not-held = Deze kaart zit niet in de hand.

## Wat een actie zal doen

haggle-preview-coins = Er blijven { $coins } munten over.

## Hoe een spel eindigt

haggle-ending-closing = De laatste ronde is voorbij; de hoogste score wint.
haggle-ending-last-standing = Er is nog één speler over, en die wint.
haggle-ending-ruin = Niemand kon de huur betalen; wie het laatst uitviel, deelt de winst.
haggle-ending-time-up = De tijd is om; de hoogste score wint.

## Wat er gebeurt

haggle-event-began = Het spel begint. { $seat } begint elke ronde.
haggle-event-drew = { $seat } trekt een kaart.
haggle-event-drew-card = { $seat } trekt { $card }.
haggle-event-saw = { $seat } ziet pakje { $parcel }: { $card }.
haggle-event-earned = { $seat } doet een klusje en verdient { $coins }.
haggle-event-peeked = { $seat } gluurt in pakje { $parcel }.
haggle-event-offered = { $seat } biedt pakje { $parcel } aan { $buyer } aan voor { $price }.
haggle-event-countered = { $seat } noemt { $price }.
haggle-event-declined = { $seat } wijst het af.
haggle-event-bought = { $seat } koopt pakje { $parcel } voor { $price }.
haggle-event-raided = { $seat } overvalt pakje { $parcel } van { $defender }.
haggle-event-laid = { $seat } heeft een kaart neergelegd.
haggle-event-showed = { $seat } toont { $card }, kracht { $strength }.
haggle-event-rolled = { $seat } werpt er { $rolled } om.
haggle-event-seized = { $seat } maakt pakje { $parcel } buit.
haggle-event-repelled = { $seat } wordt afgeslagen en betaalt { $owner } { $coins }.
haggle-event-rent = Iedereen betaalt { $coins } huur.
# $cards: een lijst van kaarten
haggle-event-fell-out = { $seat } kan de huur niet betalen en ligt eruit. Afgelegd: { $cards }.
haggle-event-time-called = Er wordt 'tijd' geroepen.
haggle-event-opened = Alle pakjes gaan open: { $cards }.

## Fasen

haggle-phase-setup = Opzetten
haggle-phase-turn = Beurt
haggle-phase-offer = Aanbod
haggle-phase-bargain = Pingelen
haggle-phase-raid = Overval
haggle-phase-battle = Gevecht
haggle-phase-rent = Huur

## De tafel in woorden

# $time: het volgende bericht
haggle-table-round = Ronde { $round }. { $seat } is aan de beurt.{ $time }
haggle-table-called = { $called ->
    [yes] {" "}Er is 'tijd' geroepen.
   *[no] {""}
 }
haggle-table-player = { $seat }: { $coins } munten, { $cards } kaarten in de hand.
haggle-table-out = { $seat } viel uit na ronde { $round }.
haggle-table-card = { $card } (kracht { $strength }, waarde { $worth })
haggle-table-unknown = onbekend
# $seats: een lijst van spelers
haggle-table-parcel = Pakje { $parcel } van { $seat }: { $card }. Gezien door: { $seats }.
haggle-table-gone = Pakje { $parcel } is afgelegd: { $card }.
# $cards: een lijst van kaarten
haggle-table-hand = Op hand: { $cards }.
haggle-table-deck = Stapel: { $deck } kaarten. Afgelegd: { $discard }.
haggle-table-offer = { $seat } biedt pakje { $parcel } aan { $buyer } aan. { $price ->
    [0] Nog geen prijs.
   *[other] De laatst genoemde prijs: { $price }.
 }
# $seats: een lijst van spelers
haggle-table-battle = { $seat } overvalt pakje { $parcel }. Een kaart is neergelegd door: { $seats }.
haggle-table-laid = Gesloten neergelegd: { $card }.

## Opties

haggle-option-time-up = Als de tijd om is
haggle-choice-time-up-after-round = De ronde wordt uitgespeeld
haggle-choice-time-up-at-once = Het spel eindigt meteen
