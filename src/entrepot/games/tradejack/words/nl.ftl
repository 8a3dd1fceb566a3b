# Wat Tradejack zegt. Elk bericht staat ook, met dezelfde argumenten, in en.ftl.
# $seat, $first: een speler bij naam; $product, $source, $award, $card, $kind: de naam van een kaart of soort uit de inhoud.

## Knoppen

tradejack-do-pass = Passen
tradejack-do-bid = Bied { $amount }
tradejack-do-first = Veil eerst { $source }
tradejack-do-done = Klaar, niets meer erbij
tradejack-do-pair = Begin een set met { $product }
tradejack-do-with = Maak de set af met { $source }
tradejack-do-sell = Verkoop { $product } los

## Wat enkele keuzes gemeen hebben, één keer ervoor gezegd; wat van elk overblijft, komt erachter

tradejack-head-pair = Begin een set met:
tradejack-head-with = Maak de set af met:
tradejack-head-sell = Verkoop los:

## Wat er wordt gevraagd

tradejack-ask-auction-open = { $source } wordt geveild. Er is nog geen bod: bied of pas.
tradejack-ask-auction = { $source } wordt geveild. { $seat } biedt { $standing }: bied meer of pas.
tradejack-ask-pick = Welke bron wordt eerst geveild: { $one } of { $other }?
# $income: Kapitaal dat de hele sets en losse producten opleveren. $co2: 'on' of 'off'
tradejack-ask-production = { $co2 ->
    [on] Leg sets neer, of niets. Tot nu toe levert dit { $income } Kapitaal op.
   *[off] Leg sets neer, of producten om los te verkopen, of niets. Tot nu toe levert dit { $income } Kapitaal op.
 }
tradejack-ask-source = Welke bron maakt de set met { $product } af?

## Weigeringen

# $capital: wat de bieder heeft
tradejack-refused-bid-above = Dit is meer dan het eigen Kapitaal van de bieder; dat is { $capital }.
tradejack-refused-passed-unable = Je hebt vanzelf gepast: met { $capital } Kapitaal kun je het staande bod van { $standing } niet overtreffen.
tradejack-refused-nothing-to-lay = Je keuze is vanzelf gemaakt: zonder kaart in de hand die je kunt neerleggen, blijft alleen niets over.
tradejack-refused-committed = Je hebt je keuze neergelegd; die staat vast.
tradejack-refused-bid-below = Een bod moet hoger zijn dan het hoogste bod van { $standing }.
tradejack-refused-not-yet = Kaarten uit de hand leg je neer in de productie, als alle bronnen van deze ronde zijn geveild.
tradejack-refused-pick = Alleen een van de twee zojuist getrokken bronnen kan eerst worden geveild.
tradejack-refused-source-alone = Een bron wordt alleen met een product neergelegd: begin eerst een set met een product.
tradejack-refused-not-held = Deze kaart is niet in de hand, of ligt al op tafel.
tradejack-refused-banned = Bronnen van deze soort mogen niet meer in een set.
tradejack-refused-colour = Product en bron van een set moeten dezelfde kleur hebben.
tradejack-refused-half-made = De begonnen set moet eerst zijn bron krijgen.
tradejack-refused-lone-co2 = In de CO2-variant mag geen product los worden verkocht.
tradejack-refused-mixed = Het zijn óf sets, óf losse producten in één ronde, nooit allebei.
tradejack-refused-no-source = Er is geen vrije bron van deze kleur in de hand die gebruikt mag worden.

## Wat een actie zal doen

# $left: Kapitaal dat de bieder naast het bod overhoudt
tradejack-preview-bid = Laat { $left } Kapitaal over, als het bod wint.
# $most: wat de duurste set met dit product oplevert, trends meegerekend
tradejack-preview-product = Met je beste bron ervoor: +{ $most } Kapitaal.
# $more: wat deze stap toevoegt
tradejack-preview-income = { $more ->
    [0] Levert in totaal { $income } Kapitaal op.
   *[other] +{ $more }: in totaal { $income } Kapitaal.
 }

tradejack-preview-product-brief = tot +{ $most } Kapitaal
tradejack-preview-income-brief = { $more ->
    [0] { $income } in totaal
   *[other] +{ $more } Kapitaal
 }

## Hoe een spel eindigt

tradejack-ending-reputation = Het spel is afgelopen; de hoogste Reputatie wint.
tradejack-ending-climate = Te veel koolstofdioxide: alle spelers hebben samen verloren.

## Wat er gebeurt

tradejack-event-began = Het spel begint. { $first } is startspeler.
tradejack-event-demanded = Vraag: { $card }.
# $count: 2, of minder als de stapel op is
tradejack-event-drew = { $count ->
    [0] Er is geen product meer voor { $seat }.
    [one] { $seat } trekt { $count } product.
   *[other] { $seat } trekt { $count } producten.
 }
tradejack-event-drew-card = { $seat } trekt { $product }.
tradejack-event-reshuffled-products = De { $count } afgelegde producten worden een nieuwe stapel.
tradejack-event-reshuffled-sources = De { $count } afgelegde bronnen worden een nieuwe stapel.
tradejack-event-looked = { $seat } pakt { $sources } en bekijkt ze.
tradejack-event-turned-up = { $seat } draait { $source } om.
tradejack-event-banned = { $source } is verboden en wordt weggegooid.
tradejack-event-unsold = Niemand koopt { $source }; de kaart wordt afgelegd.
tradejack-event-bid = { $seat } biedt { $amount }.
tradejack-event-passed = { $seat } past.
tradejack-event-passed-unable = { $seat } heeft te weinig Kapitaal om te bieden, en past.
tradejack-event-bought = { $seat } koopt { $source } voor { $amount }.
# $step: de tekst van een knop
tradejack-event-laid = { $seat }: { $step }.
tradejack-event-committed = { $seat } heeft gekozen.
tradejack-event-showed-set = { $seat } toont een set: { $product } ({ $value }) met { $source } ({ $credits }).
tradejack-event-showed-lone = { $seat } toont { $product }, los.
# $limit: het fiche dat het spel verliest
tradejack-event-warmed = CO2-meter: { $tokens }. Fiche { $limit } verliest het spel.
tradejack-event-sold = { $seat } ontvangt { $income } Kapitaal.
tradejack-event-awarded = { $seat } wint de prijs { $award }.
tradejack-event-unclaimed = Niemand wint de prijs { $award }; de kaart wordt afgelegd.
tradejack-event-round-over = De ronde is voorbij. { $first } is de volgende startspeler.
tradejack-event-ended = De vraagstapel heeft geen trend of prijs meer: het spel is afgelopen.
tradejack-event-lost = Te veel koolstofdioxide: alle spelers hebben samen verloren.

## Fasen

tradejack-phase-setup = Opzetten
tradejack-phase-demand = Vraag
tradejack-phase-products = Producten
tradejack-phase-bidding = Bieden
tradejack-phase-pick = Keuze van de eerste bron
tradejack-phase-auction = Veiling
tradejack-phase-production = Productie
tradejack-phase-sales = Verkoop
tradejack-phase-awards = Prijzen
tradejack-phase-cleanup = Einde van de ronde

## De tafel in woorden

# $phase: een van de fasen
tradejack-table-round = Ronde { $round }, { $phase }. { $first } is startspeler.
# $effects: een lijst van effecten
tradejack-table-trend = Trend { $card }: { $effects }.
# $condition: waarvoor hij wordt toegekend
tradejack-table-award = Prijs { $card }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }: { $condition }.
tradejack-table-ban = Verboden voor de rest van het spel: { $kind }.
tradejack-table-co2 = CO2-meter: { $tokens ->
    [one] { $tokens } fiche
   *[other] { $tokens } fiches
 }. Fiche { $limit } verliest het spel.
# $credits: groene punten, trends meegerekend
tradejack-table-lot = Geveild wordt: { $source }, { $credits ->
    [one] { $credits } groen punt
   *[other] { $credits } groene punten
 } deze ronde. { $seat } is de onthuller.
tradejack-table-bid = Hoogste bod: { $amount }, door { $seat }.
tradejack-table-no-bid = Er is nog geen bod.
tradejack-table-face-down = De andere bron van deze beurt ligt gesloten.
tradejack-table-face-down-known = De andere bron van deze beurt ligt gesloten; { $seat } kent haar: { $source }.
tradejack-table-looked = { $seat } heeft { $sources } gepakt.
# $sources, $awards: lijsten; $products: het aantal producten in de hand; $choice: 'made', 'open', of 'none' buiten de productie; $ranked: 'no' als iedereen verloren heeft
tradejack-table-player = { $seat }: { $capital } Kapitaal{ $ranked ->
    [yes] , Reputatie { $reputation }
   *[no] {""}
 }. { $products ->
    [one] { $products } product
   *[other] { $products } producten
 } in de hand. Bronnen: { $sources }. Prijzen: { $awards }.{ $choice ->
    [made] {" "}Heeft gekozen.
    [open] {" "}Kiest nog.
   *[none] {""}
 }
# Hoeveel van dezelfde kaart iemand heeft
tradejack-table-copies = { $count ->
    [one] { $card }
   *[other] { $count } x { $card }
 }
tradejack-table-source-count = { $count ->
    [0] geen
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
tradejack-table-won = { $award } ({ $points })
# $products: een lijst van producten
tradejack-table-hand = Hand van { $seat }: { $products }.
# $value: trends meegerekend
tradejack-table-product = { $count ->
    [one] { $product } met Waarde { $value }
   *[other] { $count } x { $product } met Waarde { $value }
 }
tradejack-table-laid-set = Neergelegd door { $seat }: { $product } met { $source }, voor { $income }.
tradejack-table-laid-lone = Neergelegd door { $seat }: { $product }, los, voor { $income }.
tradejack-table-laid-half = Begonnen door { $seat }: { $product }, de bron komt nog.
tradejack-table-income = Alles wat { $seat } heeft neergelegd, levert { $income } Kapitaal op.
tradejack-table-shown-set = Getoond door { $seat }: { $product } met { $source }.
tradejack-table-shown-lone = Getoond door { $seat }: { $product }, los.
# Een optie waarvan de keuze van het gewone afwijkt
tradejack-table-option = { $option }: { $choice }.
tradejack-table-decks = Stapels: producten { $product }, bronnen { $source }, vraagkaarten { $demand }.
tradejack-table-discards = Afgelegd: producten { $product }, bronnen { $source }, vraagkaarten { $demand }.

## Wat trends doen, en waarvoor prijzen worden toegekend

tradejack-effect-product = +{ $bonus } Waarde voor { $kind }
tradejack-effect-source = +{ $bonus } groene punten voor { $kind }
tradejack-effect-green = +{ $bonus } groene punten voor elke bron die er al heeft
tradejack-effect-double = groene punten worden verdubbeld
# $gold, $silver, $alternative: namen van bronsoorten
tradejack-condition-most-gold-standards = de meeste sets met { $gold }
tradejack-condition-most-standards = de meeste sets met { $gold } of { $silver }
tradejack-condition-exclusively-alternative = sets met { $alternative } en geen andere
tradejack-condition-most-green-products = de meeste sets met een bron met groene punten erop
tradejack-condition-most-green-credits = de meeste groene punten in alle sets samen

## Opties

tradejack-option-length = Lengte
tradejack-choice-length-basic = Basisspel (6 rondes)
tradejack-choice-length-quick-5 = Snel spel (5 rondes)
tradejack-choice-length-quick-4 = Snel spel (4 rondes)
tradejack-choice-length-advanced = Gevorderd spel (8 rondes)
tradejack-choice-length-advanced-7 = Snel gevorderd spel (7 rondes)
tradejack-choice-length-advanced-6 = Snel gevorderd spel (6 rondes)
tradejack-option-co2 = CO2-variant
tradejack-choice-co2-off = Uit
tradejack-choice-co2-on = Aan
tradejack-option-co2-limit = CO2-grens
tradejack-choice-co2-limit-players-plus-1 = Fiche nummer (spelers + 1) verliest het spel
tradejack-choice-co2-limit-players-plus-2 = Fiche nummer (spelers + 2) verliest het spel
tradejack-option-passing = Passen
tradejack-choice-passing-open = Wie paste, mag weer bieden
tradejack-choice-passing-final = Wie past, ligt uit de veiling
tradejack-option-second-card = Tweede bron
tradejack-choice-second-card-unseen = Niemand ziet haar vooraf
tradejack-choice-second-card-revealer-picks = De onthuller ziet beide bronnen en kiest de eerste
tradejack-option-source-tally = Bronnen van de anderen
tradejack-choice-source-tally-shown = Opgesomd
tradejack-choice-source-tally-memory = Uit het geheugen, alleen geteld
tradejack-option-first-player = Startspeler
tradejack-choice-first-player-random = Geloot
tradejack-choice-first-player-seat-1 = Stoel 1 begint
tradejack-choice-first-player-seat-2 = Stoel 2 begint
tradejack-choice-first-player-seat-3 = Stoel 3 begint
tradejack-choice-first-player-seat-4 = Stoel 4 begint
tradejack-choice-first-player-seat-5 = Stoel 5 begint
tradejack-choice-first-player-seat-6 = Stoel 6 begint

## De lobby en de getekende tafel

tradejack-lobby = Je koopt in voor een supermarkt. Bied op palmolie uit het regenwoud of uit betere bronnen, koppel die in het geheim aan je producten en verkoop waar de markt om vraagt. Schone merken winnen prijzen; vuile zijn goedkoop, tot de wet komt.
tradejack-web-value = Waarde
tradejack-web-credits = Groene punten
tradejack-web-capital = Kapitaal
tradejack-web-products = Producten
tradejack-web-sources = Bronnen
tradejack-web-awards = Punten op prijzen
tradejack-web-tally = Prijzen
tradejack-web-first = Startspeler
tradejack-web-bid = Bod van { $amount }
tradejack-web-hand = Je hand
tradejack-web-laid = Gedekt neergelegd
tradejack-web-reveal = Alle kaarten op tafel
tradejack-web-nothing = niets
tradejack-weight = snel geleerd
tradejack-score = Reputatie
# Delen van wat een stelling waard is; hoeveel meer of minder komt erachter
tradejack-part-capital = Kapitaal
tradejack-part-awards = punten op prijzen
tradejack-part-sets = sets op handkaarten
# $count: hoeveel; een hint zegt hoeveel slechter een actie is
tradejack-lead = { $count } reputatie
# $round van $rounds
tradejack-web-round-of = Ronde { $round } van { $rounds }
tradejack-web-goal = Het meeste Kapitaal met prijspunten wint
# $product: een product in de hand; $worth: wat de set met de bron onder de hamer deze ronde opbrengt
tradejack-web-fit = Met je { $product } een set voor { $worth } Kapitaal.
tradejack-web-no-fit = Geen product van jou heeft deze kleur.
tradejack-web-banned = { $kind } verboden
tradejack-web-ready = klaar
tradejack-web-choosing = kiest nog …
tradejack-web-passed = past
tradejack-web-own-sources = Je bronnen
tradejack-web-last-sales = Laatste verkoop
tradejack-web-secret = Allen kiezen in het geheim; daarna ligt alles tegelijk open.
tradejack-web-belt-empty = Een product en een bron van dezelfde kleur vormen een set: die gaat op de band.
tradejack-web-income = Wat dit oplevert
tradejack-confirm-nothing = Je hebt niets neergelegd, terwijl het wel kan. Deze ronde niets verkopen?

## Tips, de eerste keer dat iets voorkomt

tradejack-tip-verb-bid = Elk bod moet hoger zijn dan het vorige, en alleen de winnaar betaalt. Vraag je af welke set de kaart voor je afmaakt, en wat die oplevert.
tradejack-tip-verb-pair = Een product en een bron van dezelfde kleur vormen een set. Bewaar een set alleen als een latere ronde er meer voor kan betalen.
tradejack-tip-verb-sell = Een los product levert 1 op. Sets en losse producten gaan nooit samen, dus dit is voor rondes zonder bron.
tradejack-tip-verb-first = Je hebt beide bronnen gezien. Die je het eerst laat zien, wordt geveild terwijl iedereen nog geld heeft.
tradejack-tip-event-banned = Deze soort bron wordt voortaan weggegooid als hij opengaat. Wie er nog heeft, kan ze niet meer gebruiken.
tradejack-tip-event-awarded = Prijspunten zijn geen geld: ze wachten tot het einde. Bij gelijkspel krijgt wie minder prijzen heeft de kaart, en dan wie minder Kapitaal heeft.
tradejack-tip-face-product = In het getal op een product zijn de trends van deze ronde al verwerkt: de kaarten bovenaan met + of ×. De volgende ronde kan het minder waard zijn, of meer.
tradejack-tip-face-source = Een bron past alleen bij producten van haar kleur. Kijk voor je haar bewaart of gebruikt welke van je producten er nog op wachten.

## Opdrachten vooraf

# $amount: Kapitaal
tradejack-order-bid-up-to = Bied tot { $amount } op deze bron, pas daarna
tradejack-order-pass-lot = Pas bij deze bron
# $credits: groene punten
tradejack-order-pass-cheap = Pas tot er een bron met meer dan { $credits ->
    [one] { $credits } groen punt
   *[other] { $credits } groene punten
 } komt
