# Wat rapporten van de arena zeggen. Elke boodschap hier heeft haar tweeling, met dezelfde argumenten, in en.ftl.

arena-list = { $names }
arena-none = geen
arena-and-more = { $count } andere
arena-span = { $low } tot { $high }
arena-not-known = onbekend

## Partijen van mensen naast die van bots

arena-people = Partijen van mensen
arena-people-note = Wat mensen met deze kaarten deden, naast de bots van dit rapport. Mensen zijn met weinig: waar niet staat dat iets bewezen is, kan een verschil toeval zijn.
arena-people-finding = { $games ->
    [one] Eén partij van mensen ({ $persons } van hun plaatsen) duurde
   *[other] { $games } partijen van mensen ({ $persons } van hun plaatsen) duurden
 } in de mediaan { $minutes } minuten, en een keuze { $seconds } seconden.
arena-people-finding-bare = { $games ->
    [one] Eén partij van mensen
   *[other] { $games } partijen van mensen
 } ({ $persons } van hun plaatsen); wanneer hun zetten kwamen is niet bekend.
arena-people-games = Partijen van mensen
arena-people-games-said = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
 } met { $persons } plaatsen die tot het eind door mensen zijn gespeeld. { $left_out ->
    [0] Er is geen verslag weggelaten.
    [one] Eén verslag is weggelaten: de partij is niet uit, het zegt niet wie er speelde, of het gaat over andere kaarten, opties of aantallen plaatsen.
   *[other] { $left_out } verslagen zijn weggelaten: de partij is niet uit, ze zeggen niet wie er speelde, of ze gaan over andere kaarten, opties of aantallen plaatsen.
 }
arena-people-beside-bots = Bij hen zaten: { $bots }.
arena-people-measure = maat
arena-people-people = mensen
arena-people-bots = bots
arena-people-middle = mensen, de middelste helft
arena-people-minutes = minuten van de eerste zet tot de laatste (mediaan)
arena-people-decisions = beslissingen in een partij (mediaan)
arena-people-rounds = rondes (mediaan)
arena-people-first = partijen die de eerste speler wint, waar dat een mens is
arena-people-seconds-all = seconden voor een keuze (mediaan)
arena-people-times = Waar mensen het langst over denken
arena-people-times-said = Van alle tijd die mensen dachten, ging { $share } naar ‘{ $phase }’: in de mediaan { $seconds } seconden voor een keuze daar, en { $most } voor een op de twintig of langer. { $longest ->
    [same] Geen andere vraag kost hun meer tijd.
   *[other] Een enkele keuze duurt het langst bij ‘{ $longest }’: in de mediaan { $median } seconden.
 }
arena-people-away = { $count ->
    [one] Eén keuze kwam pas na meer dan tien minuten en is weggelaten: er was iemand weg.
   *[other] { $count } keuzes kwamen pas na meer dan tien minuten en zijn weggelaten: er was iemand weg.
 }
arena-people-question = vraag
arena-people-choices = keuzes
arena-people-share = van de tijd
arena-people-median = mediaan, seconden
arena-people-slow = een op de twintig, seconden
arena-people-axis = seconden voor een keuze (5, 25, 50, 75 en 95%)
arena-people-course = In het begin kost een keuze in de mediaan { $beginning } seconden, in het midden { $middle }, aan het eind { $end }.
arena-people-cards = Kaarten die mensen anders waarderen
arena-people-cards-none = Van geen kaart is bewezen dat mensen haar vaker of minder vaak nemen dan bots; met { $seats } plaatsen van mensen blijken alleen grote verschillen.
arena-people-cards-said = Bewezen anders gewaardeerd: { $cards }.
arena-people-card-more = { $card }, die { $people } van de plaatsen van mensen kreeg en { $bots } van die van de bots
arena-people-card = kaart
arena-people-verdict = bewezen
arena-people-more = mensen vaker
arena-people-less = mensen minder
arena-people-not = nee
arena-people-endings = Hoe partijen van mensen eindigen
arena-people-endings-said = Partijen van mensen eindigen in { $share } van de gevallen door ‘{ $ending }’, die van bots in { $bots }.
arena-people-ending = einde
arena-people-said = Wat spelers antwoorden
arena-people-said-none = Niemand is iets gevraagd, of niemand heeft geantwoord.
arena-people-said-said = { $answers ->
    [one] Eén antwoord.
   *[other] { $answers } antwoorden.
 } { $graded ->
    [0] Niemand heeft het plezier een cijfer gegeven.
   *[other] Plezier: gemiddeld { $fun } van 5.
 } Lengte: { $short } te kort, { $right } goed, { $long } te lang.
arena-people-fun = plezier, 1 tot 5
arena-people-answer = antwoord
arena-people-count = antwoorden
arena-people-fun-grade = plezier { $grade }
arena-people-too-short = te kort
arena-people-right = goede lengte
arena-people-too-long = te lang
arena-people-unclear = Wat onduidelijk was
arena-people-unclear-said = In hun eigen woorden, op alfabet.
arena-people-method = Keuzes van mensen zijn die met ten minste twee toegestane acties. Een keuze begint als haar plaats iets wordt gevraagd en eindigt met de zet; wat voor de eerste zet van een partij ligt telt niet mee, want dan kunnen mensen nog onderweg zijn. Of een kaart anders wordt gewaardeerd zegt Fishers exacte toets op de plaatsen die haar kregen, met Holms methode gecorrigeerd voor het aantal kaarten; plaatsen in één partij gelden als onafhankelijk, wat ze niet helemaal zijn.

## Aantallen

arena-count-game = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
 }
arena-count-followed-game = { $count ->
    [one] { $count } gevolgde partij
   *[other] { $count } gevolgde partijen
 }
arena-count-deal = { $count ->
    [one] { $count } gift
   *[other] { $count } giften
 }
arena-count-seat = { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
 }
arena-count-round = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
 }
arena-count-card = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
arena-count-action = { $count ->
    [one] { $count } actie
   *[other] { $count } acties
 }
arena-count-ending = { $count ->
    [one] { $count } einde
   *[other] { $count } eindes
 }
arena-count-change = { $count ->
    [one] { $count } verandering
   *[other] { $count } veranderingen
 }
arena-count-version = { $count ->
    [one] { $count } versie
   *[other] { $count } versies
 }
arena-count-difference = { $count ->
    [one] { $count } verschil
   *[other] { $count } verschillen
 }
arena-count-try = { $count ->
    [one] { $count } poging
   *[other] { $count } pogingen
 }
arena-count-fresh-deal = { $count ->
    [one] { $count } verse gift
   *[other] { $count } verse giften
 }
arena-ordinal = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [7] zevende
    [8] achtste
   *[other] { $place }e
 }
arena-yes = ja
arena-no = nee

## De pagina

arena-title = { $title }: { $games }
arena-chapters = Hoofdstukken
arena-glance = In één oogopslag
arena-how = Hoe dit te lezen
arena-numbers = De getallen
arena-numbers-of = { $title }: de getallen
arena-subtitle = { $who }; { $deals }; seed { $seed }.
arena-subtitle-one = Alle { $seats } plaatsen gespeeld door { $bot }
arena-subtitle-seats = Plaatsen: { $seats }
arena-subtitle-options = Opties: { $options }.
arena-rotated = { $deals }, elk gespeeld met de plaatsen in elke volgorde van doordraaien
arena-tile-length = Beslissingen per partij
arena-tile-first = Winst van de eerste speler
arena-tile-decided = De helft is beslist na
arena-tile-cards = Kaarten die opvallen
arena-tile-of = { $count } van { $all }
arena-method-intervals = Intervallen zijn 95% en rusten op giften: partijen van één gift delen hun kaarten en tellen samen. Aandelen hebben Wilsons interval voor zoveel onafhankelijke partijen als even nauwkeurig bekend zouden zijn.
arena-method-real = Een verschil heet echt waar het toeval het minder dan eens in twintig keer zou geven, met Holms methode gecorrigeerd voor het aantal vragen, en nooit met minder dan 30 giften.
arena-method-shared = Een gedeelde eerste plaats is winst in gelijke delen. De speelvolgorde telt vanaf de eerste speler van ronde 1.
arena-method-lead = De leiding, de beslissing en de keuzes per beurt zijn gevolgd in { $games }. Een plaats leidt waar de eigen schatting van het spel, uit wat die plaats weet, voor haar het hoogst is; een partij is beslist als een winnaar voor staat en dat blijft.
arena-method-ratings = Ratings zijn die van openskill (Plackett-Luce), zonder verloop, want bots leren niet. Bots vinden alleen wat ze zoeken: een kaart die geen bot waardeert is daarom nog niet slecht.
arena-method-files = Regels { $rules }, inhoud { $content }. Alle partijen staan in de Parquet-bestanden naast deze pagina.

## Wie wint

arena-wins = Wie wint
arena-wins-bots = Winst per bot
arena-wins-said = Een plaats van { $best } wint { $share } van haar partijen ({ $span }), { $clear ->
    [true] duidelijk meer dan
   *[false] niet zeker meer dan
 } een van { $second } met { $other }; een gelijk deel zou { $even } zijn.
arena-wins-line = De stippellijn is dat gelijke deel.
arena-wins-axis = gewonnen partijen, per plaats
arena-wins-games = gewonnen
arena-interval = 95%-interval
arena-bot = bot
arena-seats = plaatsen
arena-even-share = gelijk deel
arena-ratings = Ratings
arena-ratings-said = { $best } heeft rating { $rating }, { $above } boven { $second }, { $settled ->
    [true] wat hun volgorde vastlegt
   *[false] en hun intervallen overlappen
 }. Allen beginnen op 25.
arena-ratings-axis = openskill-rating
arena-rating = rating
arena-games-rated = partijen met rating
arena-order = Winst naar speelvolgorde
arena-order-line = De stippellijn is een gelijk deel, en de grijze band de { $points } punten aan weerszijden die een eerlijk ontwerp mag laten.
arena-order-place = plaats in ronde 1
arena-order-points = punten van gelijk
arena-order-score = gemiddelde score
arena-order-real = meer dan toeval
arena-order-first = De eerste speler wint { $share } ({ $span }) waar { $even } gelijk zou zijn.
arena-order-few = { $deals } zijn te weinig om toeval van meer te onderscheiden.
arena-order-even = Geen plaats in de speelvolgorde wijkt meer van een gelijk deel af dan toeval verklaart.
arena-order-far = { $first ->
    [true] Dat
   *[false] De { $place } speler met { $share }
 } is een echt verschil van { $points } punten, { $large ->
    [true] meer dan de { $allowed } punten die een eerlijk ontwerp toelaat
   *[false] een klein
 }.

## Het verloop van een partij

arena-course = Het verloop van een partij
arena-length = Lengte
arena-length-said = Een partij telt gemiddeld { $mean } beslissingen ({ $choices } daarvan met een keuze); de helft van alle partijen telt er { $low } tot { $high }, de langste { $most }.
arena-length-rounds = Dat zijn { $mean } rondes, van { $low } tot { $high }.
arena-length-always = Dat is altijd { $rounds }.
arena-length-axis = beslissingen in een partij
arena-decisions = beslissingen
arena-of-games = van de partijen
arena-of-seats = van de plaatsen
arena-scores = Scores
arena-scores-said = Gemiddelde scores: { $means }. De winnaar eindigt { $margin } voor de tweede.
arena-scores-axis = score aan het eind
arena-mean = gemiddelde
arena-median = mediaan
arena-lead = Wisselingen van de leiding
arena-lead-said = De leiding gaat gemiddeld { $mean } keer per partij naar een andere plaats ({ $span }); in { $never } van de partijen nooit. Gezien in { $games }.
arena-lead-axis = wisselingen in een partij
arena-lead-changes = wisselingen
arena-decided = Wanneer het beslist is
arena-decided-said = De helft van alle partijen is beslist, met de winnaar blijvend voorop, zodra { $half }% van de beslissingen is genomen; { $early } binnen het eerste derde deel, { $late } pas in het laatste tiende.
arena-decided-axis = % van de beslissingen genomen
arena-decided-made = beslissingen genomen
arena-decided-then = dan besliste partijen

## Wat spelers doen

arena-doing = Wat spelers doen
arena-verbs = Acties
arena-verbs-said = De gewoonste van { $actions } is ‘{ $top }’ met { $share } van alle beslissingen.
arena-verbs-never = Nooit gebruikt: { $verbs }.
arena-verbs-all = Elke actie wordt door iemand gebruikt.
arena-verbs-axis = gebruik per plaats en partij
arena-action = actie
arena-uses = gebruik
arena-games-with = partijen ermee
arena-uses-of = { $bot }, per plaats en partij
arena-stages = Keuzes per beurt
arena-stages-said = Een keuze heeft gemiddeld { $mean } toegestane acties: de meeste, { $most }, in het { $richest } van de partij, de minste, { $fewest }, in het { $poorest }. { $forced } van alle beslissingen is gedwongen.
arena-stages-axis = toegestane acties van een keuze
arena-stages-along = van de beslissingen genomen
arena-stages-part = deel van de partij
arena-stage = { $stage ->
    [0] eerste tiende
    [9] laatste tiende
   *[other] deel van { $low }% tot { $high }%
 }
arena-times = Bedenktijden
arena-times-of = { $bot } doet over de middelste keuze { $median }, over een op de twintig { $slow } of langer
arena-times-said = { $bots }. Gemeten onder het spelen, dus een andere keer is het anders.
arena-times-axis = milliseconden voor een keuze (5, 25, 50, 75 en 95%)
arena-choices = keuzes
arena-endings = Eindes
arena-endings-one = Elke partij eindigt op dezelfde manier: { $ending }.
arena-endings-said = { $share } van de partijen eindigt door ‘{ $ending }’ ({ $span }).
arena-endings-never = Nooit gezien: { $endings }.
arena-endings-all = Elk einde is gezien.
arena-endings-shared = De eerste plaats werd gedeeld in { $share } van de partijen.
arena-endings-lost = Iedereen verloor in { $share }.
arena-ending = einde
arena-in-words = in woorden
arena-games = partijen
arena-finding-verbs = { $actions } door deze bots nooit gebruikt: { $verbs }.
arena-finding-endings = { $endings } met deze opties nooit gezien: { $names }.

## Kaarten

arena-cards = Kaarten
arena-cards-note = De lift van een kaart is hoeveel procentpunten vaker de plaatsen die haar namen wonnen dan plaatsen van hun bots toch al winnen. Winnaars nemen van alles meer, dus heet een kaart alleen te sterk of zwak waar ze { $points } punten of meer van het gemiddelde van haar tabel ligt (van haar kant, waar maar één kant van het spel haar kan hebben; in de grafiek: buiten de band rond de stippellijn), meer dan toeval, ook na correctie voor het aantal kaarten; dood, waar ze, voor elke keer dat ze opduikt, minder dan een vijfde zo vaak wordt genomen als haar tabel. Sterke kaarten zijn rood, zwakke paars, dode grijs. Waar het toeval een kaart geeft, is de lift van wie haar kreeg vrij van wie wat koos. Een veelvoorkomende kaart toont zich nauwelijks in haar lift: --ablate beoordeelt haar met een proef.
arena-cards-axis = punten gewonnen door wie haar { $basis ->
    [takers] nam
   *[dealt] kreeg
 }, boven het gemiddelde van haar tabel
arena-verdict-strong = te sterk
arena-verdict-weak = zwak
arena-verdict-dead = dood
arena-card = kaart
arena-seen = gezien
arena-taken = genomen
arena-of-seen = van gezien
arena-takers-lift = lift van nemers
arena-dealt-lift = gekregen: lift
arena-verdict = oordeel
arena-cards-only-seen = { $cards } die geen plaats neemt of krijgt: zo vaak dook elk op.
arena-cards-of = Van { $cards }: { $parts }.
arena-cards-none = geen valt op
arena-cards-never = { $count } doken nooit op ({ $cards })
arena-cards-untold = geen werd in { $fewest } giften of meer { $basis ->
    [takers] genomen
   *[dealt] gekregen
 }, te weinig om te zeggen wat een kaart waard is
arena-cards-verdict = { $count ->
    [one] { $count } is { $word } ({ $cards })
   *[other] { $count } zijn { $word } ({ $cards })
 }
arena-cards-lifts = Liften lopen van { $lowest } ({ $last }) tot { $highest } punten ({ $first }).
arena-cards-ends = De grafiek heeft de { $ends } hoogste en de { $ends } laagste.
arena-cards-few = { $count ->
    [one] { $count } kaart ontbreekt in de grafiek: plaatsen { $basis ->
        [takers] namen
       *[dealt] kregen
     } haar in minder dan { $fewest } giften, te weinig om iets te zeggen.
   *[other] { $count } kaarten ontbreken in de grafiek: plaatsen { $basis ->
        [takers] namen
       *[dealt] kregen
     } ze in minder dan { $fewest } giften, te weinig om iets te zeggen.
 } De getallen hebben alle kaarten.
arena-finding-verdict = { $count ->
    [one] { $count } kaart is { $word }: { $cards }.
   *[other] { $count } kaarten zijn { $word }: { $cards }.
 }
arena-finding-few = { $deals } zijn te weinig om de kaarten te beoordelen.
arena-finding-sound = Geen van { $cards } is te sterk, zwak of dood.
arena-cardlist = Wat op de kaarten staat
arena-cardlist-said = { $cards }, { $copies } met alle exemplaren.
arena-name = naam

## Kaarten met een proef

arena-tried = Kaarten met een proef
arena-tried-note = Elke kaart is geprobeerd: dezelfde giften zijn gespeeld met de kaart, en met al haar exemplaren als een gewone kaart van haar tabel. De waarde van een exemplaar is hoeveel beter een plaats met één exemplaar meer het met deze kaart doet dan met de gewone; ze hangt niet af van wie de kaart graag neemt. Een kaart heet te sterk of zwak waar haar hele interval buiten de grijze band ligt: drie standaardafwijkingen van wat de andere kaarten van haar tabel waard zijn, en ten minste wat { $points } procentpunten winst scheelt. De intervallen gelden voor alle geprobeerde kaarten samen.
arena-tried-axis-score = waarde van een exemplaar boven een gewone kaart, in punten score
arena-tried-axis-win = waarde van een exemplaar boven een gewone kaart, in procentpunten winst
arena-tried-place = in haar plaats
arena-tried-worth = waarde van een exemplaar
arena-tried-interval = interval
arena-tried-usual = gewoon
arena-tried-holders = bezitters winnen
arena-tried-others = anderen winnen
arena-tried-longer = langer met
arena-tried-nobody = niemand heeft haar
arena-tried-cards = { $count ->
    [one] { $cards } is { $word }
   *[other] { $cards } zijn { $word }
 }
arena-tried-cleared = { $count ->
    [one] van { $cards } is niet bewezen dat ze ongewoon is
   *[other] van { $cards } is niet bewezen dat ze ongewoon zijn
 }
arena-tried-none = Geen kaart was ongewoon genoeg om verdacht te zijn, dus is er geen geprobeerd.
arena-tried-said = Van { $cards } geprobeerd: { $told }
arena-tried-deals = { $card } { $worth } ({ $deals } giften)
arena-tried-worths = Een exemplaar is boven een gewone kaart waard: { $cards }.

## Gewijzigde kaarten

arena-changed = Gewijzigde kaarten
arena-changed-cards = Wat elke wijziging doet
arena-changed-note = Elke kaart is apart teruggezet zoals ze eerst was, en dezelfde giften zijn opnieuw gespeeld. Wat zeker verschilt, komt door de wijziging van die kaart. Gevraagd wordt of wie de kaart heeft het beter of slechter doet, of ze vaker of minder vaak wordt gekozen of genomen, wat er verder wordt gekozen bij de eerste stap waar twee spellen van een gift uiteengaan, en of spellen langer worden en scores hoger. Het oordeel is het eerste daarvan dat echt is; alle vragen zijn samen gecorrigeerd.
arena-changed-gain = een exemplaar geeft
arena-changed-interval = interval
arena-changed-taken = genomen per spel
arena-changed-longer = langer met
arena-changed-words = bij de eerste andere stap
arena-changed-nobody = niemand heeft haar
arena-changed-from-to = { $before } → { $now }
arena-changed-verdict-stronger = sterker dan eerst
arena-changed-verdict-weaker = zwakker dan eerst
arena-changed-verdict-wanted = vaker genomen
arena-changed-verdict-shunned = minder vaak genomen
arena-changed-verdict-play = het spel verloopt anders
arena-changed-verdict-longer = spellen duren langer
arena-changed-verdict-shorter = spellen duren korter
arena-changed-verdict-richer = scores zijn hoger
arena-changed-verdict-poorer = scores zijn lager
arena-changed-verdict-open = niets bewezen
arena-changed-one = { $card }: { $verdict }
arena-changed-said = Wat de wijzigingen doen: { $cards }.
arena-changed-none = Geen gewijzigde kaart kon alleen worden teruggezet.

## Wat er is gespeeld

arena-played = Wat er is gespeeld
arena-played-facts = Kaarten, partijen en versies
arena-played-own = { $games } van { $title } met de eigen kaarten van het spel{ $cards }.
arena-played-other = { $games } van { $title } met andere kaarten dan die van het spel{ $cards }.
arena-played-changes = Veranderingen van de kaarten
arena-played-changes-said = { $changes } tegen de kaarten die bij het spel horen, oude waarde en nieuwe.
arena-played-more = en nog { $count }
arena-change = verandering
arena-fact-cards = kaarten
arena-fact-author = maker
arena-fact-version = versie van de kaarten
arena-fact-notes = opmerkingen
arena-fact-digest = kenmerk van de kaarten
arena-fact-begun = begonnen
arena-fact-command = opdracht
arena-fact-seeds = seeds
arena-fact-rules = regels van het spel
arena-fact-program = programma

## Versies naast elkaar

arena-versions = Wat verschilt
arena-versions-title = { $title }: { $versions } naast elkaar
arena-versions-subtitle = Alle spelen dezelfde { $deals } met { $bots }; seed { $seed }. A is { $first }.
arena-versions-alone = Van versie A alleen, { $first }.
arena-versions-tile = Versies
arena-versions-games = Partijen van elk
arena-versions-asked = Gestelde vragen
arena-versions-real = Echte verschillen
arena-versions-method = Versies worden gift voor gift vergeleken, zodat geluk dat een gift aan beide geeft wegvalt. Alle p-waarden van deze pagina zijn samen gecorrigeerd, met Holms methode.
arena-points = { $points } punten
arena-version-differs = { $name }, tegen A: { $told }.
arena-version-same = { $name }, tegen A: geen verschil dat meer is dan toeval.
arena-measures = Alle maten
arena-measures-said = Van { $differences } met A { $count ->
    [one] is er { $count } echt
   *[other] zijn er { $count } echt
 }, gemerkt met ✓: het toeval alleen zou er zelfs maar één geven in minder dan een op de { $often } van zulke vergelijkingen.
arena-measure = maat
arena-version = versie
arena-changes = Wat er is veranderd
arena-changes-said = Wat elke versie anders heeft dan A, oude waarde en nieuwe.
arena-changes-none = Alle versies zijn gelijk.
arena-difference-axis = { $measure }: verschil met A
arena-difference-axis-points = { $measure }: verschil met A, in punten
arena-mean-interval = 95%-interval van het gemiddelde
arena-difference = verschil met A
arena-difference-interval = 95%-interval van het verschil
arena-corrected = gecorrigeerde p
arena-difference-said = Met A is het { $value }; de grafiek heeft de verschillen daarmee, gift voor gift genomen, en de stippellijn is geen verschil. Echt anders, in oranje: { $versions }.
arena-difference-seeming = { $count ->
    [one] { $versions } laat nul ook buiten
   *[other] { $versions } laten nul ook buiten
 }, maar bij zoveel vragen doet het toeval dat alleen al.
arena-warned = Waarschuwingen
arena-warned-said = { $count ->
    [one] { $count } kaart valt op met A
   *[other] { $count } kaarten vallen op met A
 }; elke versie heeft een eigen rapport: volg haar naam.
arena-warned-order = speelvolgorde
arena-measure-order = winst van speler { $what } in de speelvolgorde
arena-measure-bot = winst van { $what }
arena-measure-ending = partijen die eindigen door { $what }
arena-measure-length = beslissingen in een partij
arena-measure-rounds = rondes
arena-measure-choices = keuzes in een partij
arena-measure-options = toegestane acties van een keuze
arena-measure-margin = punten voor op de tweede
arena-measure-score = score van een plaats
arena-measure-lead_changes = wisselingen van de leiding
arena-measure-decided_at = deel van de partij waarna het beslist is
arena-name-before = de kaarten hiervoor
arena-name-now = deze kaarten

## Een zoektocht

arena-search = De zoektocht
arena-search-luck = Dit zijn cijfers van het zoeken zelf: de beste van een aantal pogingen heeft geluk gehad.
arena-search-seats = gelijke winst naar speelvolgorde
arena-search-none = Van { $tries } komt er geen dichter bij { $target } dan de inhoud zoals ze is, { $before } ervandaan.
arena-search-nearest = Van { $tries } is { $changes } het dichtst bij { $target }: { $after } { $unit } ervandaan, waar het { $before } was.
arena-search-unchanged = Er is niets gewonnen: de geschreven inhoud is de inhoud zoals ze is.
arena-search-said = { $verdict ->
    [proven] Bewezen
    [worse] Bewezen slechter
   *[open] Niet bewezen
 }: op { $deals } zijn partijen, met { $changes }, { $after } { $unit } van { $goal }; met de inhoud zoals ze is { $before }. Dat is { $gain } { $nearer ->
    [true] dichterbij
   *[false] verder
 }{ $interval }. { $advice ->
    [proven] Het toeval alleen zou dat niet geven.
    [few] Minder dan { $fewest } giften bewijzen niets: speel meer partijen.
    [worse] De winst van het zoeken was geluk.
   *[open] Het toeval alleen kan dat geven: de winst van het zoeken was geluk, of te klein voor zo weinig partijen.
 }
arena-search-interval = (95%-interval van de winst: { $low } tot { $high })
arena-search-fresh = Op verse giften
arena-search-line = De stippellijn is geen winst.
arena-search-gain-axis = { $unit } dichter bij het doel
arena-search-off-before = ervandaan, zoals het is
arena-search-off-tuned = ervandaan, bijgesteld
arena-search-gain = winst
arena-search-from = van
arena-search-to = tot
arena-search-tries = Pogingen
arena-search-tries-axis = { $unit } van het doel
arena-search-off = ervandaan
arena-search-refused = geweigerd

## Sterke bots naast snelle

arena-strong = Waar sterke bots anders oordelen
arena-strong-note = Een steekproef van partijen tussen sterke bots, op de eerste giften van deze reeks. Waar beide het eens zijn, kunt u de vele snelle partijen verder vertrouwen; waar niet, geloof dan de sterke, en speel er daarvan meer.
arena-strong-agree = In { $games } wijkt { $bots } in niets dat bewezen is af van de snelle bots.
arena-strong-differ = In { $games } wijkt { $bots } zeker af van de snelle bots in: { $parts }.
arena-strong-measures = Speelvolgorde, verloop en eindes
arena-strong-measures-said = Van { $games } tussen sterke bots { $count ->
    [0] is geen maat echt anders
    [one] is één maat echt anders
   *[other] zijn { $count } maten echt anders
 } dan bij de snelle bots.
arena-strong-quick = snelle bots
arena-strong-slow = sterke bots
arena-strong-cards = Kaarten die sterke bots anders waarderen
arena-strong-cards-said = Echt vaker of minder vaak gekregen door plaatsen van sterke bots: { $cards }.
arena-strong-cards-none = Van geen kaart is bewezen dat plaatsen van sterke bots haar vaker of minder vaak krijgen.

## Tabellen in de terminal

arena-sim-played = { $games } partijen { $game } met { $seats } plaatsen, seed { $seed }
arena-sim-deals = { $deals } giften, elk met de plaatsen in elke volgorde van doordraaien
arena-sim-speed = { $seconds } s, { $speed } partijen/s
arena-sim-by-bot = Winst per bot
arena-sim-shared = (een gedeelde eerste plaats telt in gelijke delen)
arena-sim-by-order = Winst naar speelvolgorde
arena-sim-counted = , geteld vanaf de eerste speler van ronde 1
arena-sim-scores = Scores
arena-sim-games = Partijen
arena-sim-cards = Kaarten: { $table }
arena-sim-wins = gewonnen
arena-sim-share = aandeel
arena-sim-plays = speelt als
arena-sim-place = volgorde
arena-sim-rounds = rondes, gemiddeld
arena-sim-decisions = beslissingen per partij
arena-sim-choices = daarvan keuzes
arena-sim-ended = afgelopen: { $ending }
arena-sim-of-seen = van gezien
arena-sim-won-with = gewonnen ermee
arena-sim-takers-wins = winst van nemers
arena-sim-against-even = tegenover gelijk
arena-sim-dealt-against-even = gekregen: tegenover gelijk
arena-sim-strong-cards = sterke kaarten: { $cards }
arena-sim-weak-cards = zwakke kaarten: { $cards }
arena-sim-dead-cards = dode kaarten: { $cards }
arena-sim-tried = { $games } partijen { $game } zoals het is, en evenveel met elke kaart vervangen door een gewone; seed { $seed }
arena-sim-changed = { $games } partijen { $game } zoals het is, en evenveel met elke gewijzigde kaart zoals zij eerst was; seed { $seed }
arena-sim-versions = { $versions } versies van { $game }, van elk { $games } partijen met dezelfde { $deals } giften, seed { $seed }
arena-sim-differs = verschilt van A, meer dan toeval verklaart en gecorrigeerd voor het aantal vragen
arena-sim-more-changes = en nog { $count }; in het rapport staan ze alle
arena-sim-found = De inhoud is { $file }; speel ermee met --content.
arena-sim-not-proven = De winst ervan is niet bewezen.
arena-sim-fresh = Met verse giften:
arena-sim-report = Het rapport is { $path }; alle partijen staan in Parquet-bestanden onder die map.

## Voortgang

# $label: wat er wordt gespeeld, een van de boodschappen hieronder
arena-ahead = { $label }: { $runs ->
    [one] { $games } duren
   *[other] { $times } keer { $games } duren
 }{ $most ->
    [yes] { " " }hoogstens
   *[no] { "" }
 } ongeveer { $time }, geschat naar de eerste keuzes van één partij, met { $jobs } tegelijk
arena-ahead-more = { $label }: nog ongeveer { $time } voor de { $left } die er nog zijn, want de eerste { $played } duurden { $took }; Ctrl-C bewaart wat er is gespeeld
arena-ahead-games = { $game }: partijen
arena-ahead-games-of = { $game }: partijen van { $bot }
arena-ahead-versions = { $game }: partijen van { $count } versies
arena-ahead-before = { $game }: partijen zoals het is en zoals het was
arena-ahead-without = { $game }: partijen met en zonder
arena-ahead-tries = { $game }: pogingen
arena-ahead-tried = { $game }: partijen van pogingen
arena-ahead-left = nog { $time }
arena-ahead-in-all = { $time } in totaal
arena-ahead-stopped = gestopt; wat er is gespeeld, blijft in { $folder }, en dezelfde opdracht gaat verder
arena-time = { $unit ->
    [hours] { $count } uur
    [minutes] { $count } minuten
   *[seconds] { $count } seconden
 }

## De ranglijst

arena-board-head = { $title }, { $seats } plaatsen
arena-board-played = { $games } partijen { $game } met { $seats } plaatsen, seed { $seed } ({ $deals ->
    [one] 1 gift
   *[other] { $deals } giften
  } per ontmoeting, elk in alle draaiingen van de plaatsen); { $even } is gelijk
arena-board-page = De ranglijst staat in { $path }; alle partijen staan in Parquet-bestanden onder die map.
arena-board-wins = winst
arena-board-ms = ms per keuze
arena-board-below = 95% onder
arena-board-each = Elk tegen elk
arena-board-how = Hoe dit is gemaakt
arena-board-meaning = *winst*: het deel van de partijen dat is gewonnen tegen alle andere samen, { $seats ->
    [2] elk met één plaats
   *[other] alleen tegen { $others } plaatsen van de ander
 }; gedeelde winst telt in gelijke delen, en { $even } is gelijk. Het interval berust op { $deals } giften{ $few ->
    [yes] , en is ruw met minder dan { $fewest }
   *[no] { "" }
 }. *rating*: Plackett-Luce van openskill over alle partijen, met het interval van het model zelf; ze vergelijkt alleen bots van deze bladzijde. *ms per keuze*: volgens de klok, op de machine die speelde.
arena-board-made = { $games } partijen: { $deals } giften voor elke ontmoeting, elk met de plaatsen in elke volgorde van doordraaien, en voor alle dezelfde giften. entrepot { $program } ({ $build ->
    [compiled] gecompileerd
   *[plain] gewone broncode
 }), regels { $rules }, inhoud { $content }, { $day }.
