# Wat The Price of Power: Trade zegt. Elke boodschap heeft haar tweeling, met dezelfde argumenten, in en.ftl.

## Namen

price_of_power-power-administrative = bestuursmacht
price_of_power-power-diplomatic = diplomatieke macht
price_of_power-power-military = militaire macht
price_of_power-powers-administrative = { $count } bestuursmacht
price_of_power-powers-diplomatic = { $count } diplomatieke macht
price_of_power-powers-military = { $count } militaire macht
price_of_power-berth-loose = zonder beschermplek
price_of_power-berth-slot = op een beschermplek
price_of_power-from-loose = zonder beschermplek
price_of_power-from-slot = op een beschermplek
price_of_power-row-top = bovenste rij
price_of_power-row-middle = middelste rij
price_of_power-row-bottom = onderste rij
price_of_power-age-1 = tijdperk I
price_of_power-age-2 = tijdperk II
price_of_power-age-3 = tijdperk III
price_of_power-age-4 = tijdperk IV
price_of_power-continent-1 = werelddeel 1
price_of_power-continent-2 = werelddeel 2
price_of_power-continent-3 = werelddeel 3
price_of_power-continent-4 = werelddeel 4
price_of_power-node-kind-inland = landknooppunt
price_of_power-node-kind-maritime = zeeknooppunt
price_of_power-size-small = kleine provincie
price_of_power-size-large = grote provincie
price_of_power-size-territory = territorium
price_of_power-requirement-token = op een van deze sleutelprovincies moet een stad, vazal of DNPR-fiche liggen
price_of_power-requirement-own = alleen voor wie een van deze sleutelprovincies bezit
price_of_power-standing = { $seat } { $count }

## Knoppen

price_of_power-do-realm = Regeer over { $realm }
price_of_power-do-trade = Handel drijven
price_of_power-do-influence = Invloed leggen in { $space }
price_of_power-do-subjugate = { $province } onderwerpen
price_of_power-do-annex = { $province } inlijven
price_of_power-do-explore = Over land verkennen
price_of_power-do-explore-from = Verkennen met een schip uit { $space } ({ $berth })
price_of_power-do-colonize = { $space } koloniseren
price_of_power-do-build = Een schip bouwen in { $province }
price_of_power-do-sail = Varen naar { $space }
price_of_power-do-research = { $idea } onderzoeken
price_of_power-do-grow = Handelsgroei: { $node }
price_of_power-do-restore = Orde herstellen in { $province }
price_of_power-do-pass = Passen
price_of_power-do-loan = Een lening nemen
price_of_power-do-repay = Een lening aflossen
price_of_power-do-claim = { $mission } opeisen
price_of_power-do-end = Beurt beëindigen
price_of_power-do-cube-power = Nog een blokje in { $space }, voor diplomatieke macht
price_of_power-do-cube-ducats = Nog een blokje in { $space }, voor dukaten
price_of_power-do-to = Naar { $space }, { $berth }
price_of_power-do-oust = Naar { $space }, op de plek van { $partner }
price_of_power-do-launch = In { $space }, { $berth }
price_of_power-do-bring = Uit { $space }: { $from } → { $berth }
price_of_power-do-hunt = Jacht op piraten: { $node }
price_of_power-do-discover = { $space } ontdekken
price_of_power-do-reroll = Opnieuw werpen
price_of_power-do-insist = Toch ontdekken
price_of_power-do-fail = Omkeren
price_of_power-do-wreck = Een schip verliezen in { $space } ({ $berth })
price_of_power-do-done = Verder niets
price_of_power-do-decline = Afzien
price_of_power-do-escort = Eerst varen met een schip uit { $space } ({ $berth })
price_of_power-do-select = { $entry }
price_of_power-do-select-secondary = { $entry }, het secundaire
price_of_power-do-send = De koopman in { $node }
price_of_power-do-send-new = Een nieuwe koopman
price_of_power-do-rank = { $partner } gaat voor
price_of_power-do-pay-power = 1 bestuursmacht betalen
price_of_power-do-take-interest = Een rentefiche nemen
price_of_power-do-pirate = Piraten naar { $node }
price_of_power-do-revolt = Opstand in { $province }
price_of_power-do-expand = { $node } uitbouwen
price_of_power-do-sink = Een schip van { $partner } in { $space } ({ $berth })
price_of_power-do-scrap = Een schip weghalen uit { $space } ({ $berth })
price_of_power-do-keep = Het onderhoud betalen
price_of_power-do-court = 1 { $power } kopen

## Wat enkele keuzes gemeen hebben, één keer ervoor gezegd; wat van elk overblijft, komt erachter

price_of_power-head-influence = Invloed leggen in:
price_of_power-head-subjugate = Onderwerpen:
price_of_power-head-annex = Inlijven:
price_of_power-head-build = Een schip bouwen in:
price_of_power-head-sail = Varen naar:
price_of_power-head-research = Onderzoeken:
price_of_power-head-grow = Handelsgroei:
price_of_power-head-restore = Orde herstellen in:
price_of_power-head-claim = Opeisen:
price_of_power-head-colonize = Koloniseren:
price_of_power-head-pirate = Piraten naar:
price_of_power-head-revolt = Opstand in:
price_of_power-head-expand = Uitbouwen:
price_of_power-head-discover = Ontdekken:
price_of_power-head-escort = Eerst varen uit:
price_of_power-head-select = Ontvangen in:
price_of_power-head-send = De koopman in:
price_of_power-head-court = 1 kopen:
price_of_power-head-cube-power = Nog een blokje, voor diplomatieke macht, in:
price_of_power-head-cube-ducats = Nog een blokje, voor dukaten, in:
price_of_power-head-realm = Regeer over:
price_of_power-head-to = Naar:
price_of_power-head-launch = In:
price_of_power-rest-escort = { $space } ({ $berth })
price_of_power-rest-to = { $space }, { $berth }
price_of_power-rest-launch = { $space }, { $berth }

## Wat er gevraagd wordt

price_of_power-ask-realms = Over welk rijk regeer je?
price_of_power-ask-pirate = Gebeurtenissen gaan de tafel rond, en { $event } is voor jou: in welk knooppunt int ieder voortaan een rij lager?
price_of_power-ask-revolt = De gebeurtenis Opstand treft je grote rijk: welke provincie wordt bezet?
price_of_power-ask-expand-boom = De gebeurtenis { $event } is voor jou: welk knooppunt met een koopman wordt uitgebouwd?
price_of_power-ask-expand-mission = { $mission }: welk knooppunt wordt uitgebouwd?
price_of_power-ask-sink = Op zee vergaan: welk schip van { $partner }?
price_of_power-ask-turn = Ronde { $round }, { $age }: één actie, of pas voor deze ronde. Leningen en missies komen erbij.
price_of_power-ask-turn-after = Je actie is gedaan. Je mag nog aflossen of een missie opeisen; beëindig dan je beurt.
price_of_power-ask-trade = Kies een kaart en één knooppunt erop, om daar te ontvangen. Je mag eerst varen met een schip, of afzien.
price_of_power-ask-trade-moved = Je schip is in { $space }. Kies een knooppunt op { $cards } dat het dient.
price_of_power-ask-escort = Waar gaat het schip uit { $space } heen?
price_of_power-ask-send = Welke koopman zet je in? Gekozen is { $node }.
price_of_power-ask-ties = { $seats } hebben evenveel handelsmacht in { $node }. Wie gaat voor?
price_of_power-ask-inflation = { $count ->
    [one] Inflatie: { $count } dukaat aan goud is meer dan de helft van je basisbelasting. Wat geef je?
   *[other] Inflatie: { $count } dukaten aan goud is meer dan de helft van je basisbelasting. Wat geef je?
 }
price_of_power-ask-influence = Gelegde blokjes: { $count }. Nog een?
price_of_power-ask-voyage = Waar gaat het schip van de ontdekkers uit { $space } heen?
price_of_power-ask-trouble = Je wierp { $roll }. Opnieuw werpen, toch ontdekken of omkeren?
price_of_power-ask-discover = Waar leg je je claim?
price_of_power-ask-wreck = De ontdekkers hebben gefaald. Welk schip gaat verloren?
price_of_power-ask-launch = Waar gaat het schip uit { $province } heen?
price_of_power-ask-build = Gebouwde schepen: { $count }. Nog een?
price_of_power-ask-fleet = Welke schepen varen naar { $space }?
price_of_power-ask-order = In nog een provincie orde herstellen?
price_of_power-ask-upkeep = { $count ->
    [one] Je schepen kosten { $count } dukaat. Haal je er eerst weg?
   *[other] Je schepen kosten { $count } dukaten. Haal je er eerst weg?
 }
price_of_power-ask-court = { $count ->
    [one] Koop je macht aan het hof, voor { $count } dukaat per stuk?
   *[other] Koop je macht aan het hof, voor { $count } dukaten per stuk?
 }

## Wat er gebeurt

price_of_power-event-drew-realm = { $seat } regeert over { $realm }.
price_of_power-event-chose-realm = { $seat } kiest { $realm }.
price_of_power-event-begins = { $seat } is startspeler.
price_of_power-event-lead = { $seat } begint met { $count } prestige, als { $realm }.
price_of_power-event-later = { $count ->
    [one] { $seat } krijgt { $count } dukaat extra, om de speelvolgorde.
   *[other] { $seat } krijgt { $count } dukaten extra, om de speelvolgorde.
 }
price_of_power-event-round = Ronde { $round }, { $age }. Startspeler is { $seat }.
price_of_power-event-turned-up = Gebeurtenis: { $event }.
price_of_power-event-no-effect = { $event } verandert niets.
price_of_power-event-pirate = { $seat } zet piraten in { $node }.
price_of_power-event-occupied = { $province } van { $seat } is bezet.
price_of_power-event-dnpr = Op { $province } komt een DNPR-fiche.
price_of_power-event-discovered = { $seat } is de eerste op { $continent }.
price_of_power-event-opened = Rivalen zijn de eersten op { $continent }.
price_of_power-event-deck-grew = Nieuw in de handelsstapel: { $cards }. De aflegstapel wordt erin geschud.
price_of_power-event-reshuffled = De aflegstapel wordt tot een nieuwe handelsstapel geschud.
price_of_power-event-events-reshuffled = De gebeurtenissen worden opnieuw geschud.
price_of_power-event-expanded = { $seat } bouwt { $node } uit.
price_of_power-event-debts = { $count ->
    [one] { $seat } is { $count } dukaat schuldig voor de kroon.
   *[other] { $seat } is { $count } dukaten schuldig voor de kroon.
 }
price_of_power-event-merchant = { $seat } krijgt een koopman.
price_of_power-event-sunk = { $seat } laat een schip van { $partner } vergaan in { $space }.
price_of_power-event-turn = { $seat } is aan de beurt.
price_of_power-event-last-turn = { $count ->
    [one] { $seat } heeft nog { $count } laatste beurt.
   *[other] { $seat } heeft nog { $count } laatste beurten.
 }
price_of_power-event-passed = { $count ->
    [one] { $seat } past en krijgt { $count } dukaat.
   *[other] { $seat } past en krijgt { $count } dukaten.
 }
price_of_power-event-passed-unpaid = { $seat } past.
price_of_power-event-borrowed = { $seat } neemt een lening.
price_of_power-event-repaid = { $seat } lost een lening af.
price_of_power-event-claimed = { $seat } eist de missie { $mission } op.
price_of_power-event-reward-ducats = { $count ->
    [one] { $seat } krijgt er { $count } dukaat voor.
   *[other] { $seat } krijgt er { $count } dukaten voor.
 }
price_of_power-event-revealed = { $seat } drijft handel. Open gaan: { $cards }.
price_of_power-event-declined = { $count ->
    [one] { $seat } ziet af en krijgt { $count } dukaat.
   *[other] { $seat } ziet af en krijgt { $count } dukaten.
 }
price_of_power-event-declined-unable = { $count ->
    [one] Er valt niets te kiezen, dus van de handel van { $seat } wordt vanzelf afgezien, voor { $count } dukaat.
   *[other] Er valt niets te kiezen, dus van de handel van { $seat } wordt vanzelf afgezien, voor { $count } dukaten.
 }
price_of_power-event-sailed = { $seat } vaart van { $from } naar { $to }: { $berth }.
price_of_power-event-berthed = Een schip van { $seat } in { $to } ligt nu { $berth }.
price_of_power-event-ousted = { $seat } neemt de beschermplek van { $partner } in { $space }.
price_of_power-event-returned-ship = Een schip van { $seat } gaat uit { $space } naar huis.
price_of_power-event-selected = { $seat } gebruikt { $card } in { $node }.
price_of_power-event-selected-secondary = { $seat } gebruikt { $card } in { $node }, onder { $primary }.
price_of_power-event-sent = { $seat } brengt de koopman van { $from } naar { $node }.
price_of_power-event-sent-new = { $seat } brengt een nieuwe koopman naar { $node }.
price_of_power-event-laid = { $seat } zet de koopman in { $node } in.
price_of_power-event-power-shown = Handelsmacht in { $node }: { $powers }.
price_of_power-event-ranked = { $seat } bepaalt de volgorde: { $seats }.
price_of_power-event-collected = { $count ->
    [one] { $seat } ontvangt { $count } dukaat in { $node } ({ $row }).
   *[other] { $seat } ontvangt { $count } dukaten in { $node } ({ $row }).
 }
price_of_power-event-collected-secondary = { $count ->
    [one] { $seat } ontvangt als enige { $count } dukaat in { $node }.
   *[other] { $seat } ontvangt als enige { $count } dukaten in { $node }.
 }
price_of_power-event-nobody = Niemand ontvangt iets in { $node }.
price_of_power-event-slaves = { $count ->
    [one] { $seat } heeft in slaven gehandeld en verliest { $count } prestige.
   *[other] { $seat } heeft in slaven gehandeld en verliest { $count } prestige.
 }
price_of_power-event-inflated-power = Inflatie: { $seat } betaalt 1 bestuursmacht.
price_of_power-event-inflated-interest = Inflatie: { $seat } neemt een rentefiche.
price_of_power-event-influenced = { $seat } legt invloed in { $space }.
price_of_power-event-subjugated = { $seat } onderwerpt { $province }.
price_of_power-event-annexed = { $seat } lijft { $province } in.
price_of_power-event-rolled = { $seat } verkent en werpt { $roll }.
price_of_power-event-rerolled = { $seat } werpt opnieuw.
price_of_power-event-insisted = { $seat } betaalt om toch te ontdekken.
price_of_power-event-failed = De ontdekkers van { $seat } keren om.
price_of_power-event-claim = { $seat } legt een claim op { $space }.
price_of_power-event-wrecked = { $seat } verliest een schip in { $space }.
price_of_power-event-colonized = { $seat } sticht { $province }.
price_of_power-event-built = { $seat } bouwt een schip in { $space }: { $berth }.
price_of_power-event-hunted = { $seat } jaagt op piraten in { $node } en werpt { $rolls }.
price_of_power-event-pirates-gone = { $count ->
    [one] { $seat } verdrijft { $count } piratenschip uit { $node }.
   *[other] { $seat } verdrijft { $count } piratenschepen uit { $node }.
 }
price_of_power-event-hunter-lost = De piraten brengen een schip van { $seat } tot zinken in { $space }.
price_of_power-event-researched = { $seat } onderzoekt { $idea }.
price_of_power-event-followed = { $seat } krijgt prestige omdat anderen volgen in { $idea }: { $count }.
price_of_power-event-grew = { $seat } brengt handelsgroei naar { $node }.
price_of_power-event-restored = { $seat } herstelt de orde in { $province }.
price_of_power-event-influence-home = Alle invloed in { $space } gaat naar huis: alle provincies daar zijn in bezit.
price_of_power-event-taxed = { $count ->
    [one] { $seat } ontvangt { $count } dukaat belasting.
   *[other] { $seat } ontvangt { $count } dukaten belasting.
 }
price_of_power-event-interest = { $count ->
    [one] { $seat } betaalt { $count } dukaat rente.
   *[other] { $seat } betaalt { $count } dukaten rente.
 }
price_of_power-event-bankrupt = { $seat } is bankroet.
price_of_power-event-scrapped = { $seat } haalt een schip weg uit { $space }.
price_of_power-event-upkeep = { $count ->
    [one] { $seat } betaalt { $count } dukaat voor schepen.
   *[other] { $seat } betaalt { $count } dukaten voor schepen.
 }
price_of_power-event-court = { $seat } koopt aan het hof 1 { $power }.
price_of_power-event-gained = { $seat } krijgt { $powers }.
price_of_power-event-first-player = { $seat } wordt startspeler.
price_of_power-event-age-first = { $seat } heeft het meeste handelsinkomen van { $age }: prestige { $count }.
price_of_power-event-age-shared = { $seat } deelt het meeste handelsinkomen van { $age }: prestige { $count }.
price_of_power-event-age-second = { $seat } heeft het op een na meeste handelsinkomen van { $age }: prestige { $count }.
price_of_power-event-scored = Eindtelling van { $seat }: belasting { $tax }, schatkist { $treasury }, rente { $interest }, bezette steden { $occupied }.

## Hoe een spel eindigt

price_of_power-ending-rounds = De laatste ronde is voorbij.

## Fasen

price_of_power-phase-setup = Opstelling
price_of_power-phase-realms = Keuze van rijken
price_of_power-phase-round = Een nieuwe ronde
price_of_power-phase-event = Gebeurtenissen
price_of_power-phase-pirate = Piraten
price_of_power-phase-revolt = Opstand
price_of_power-phase-expand = Keuze van een knooppunt om uit te bouwen
price_of_power-phase-sink = Op zee vergaan
price_of_power-phase-turn = Actiefase
price_of_power-phase-trade = Handel
price_of_power-phase-escort = Een schip voor de handel
price_of_power-phase-send = Keuze van een koopman
price_of_power-phase-ties = Gelijke handelsmacht
price_of_power-phase-collect = Handelsinkomen
price_of_power-phase-inflation = Inflatie
price_of_power-phase-influence = Invloed
price_of_power-phase-explore = Verkenning
price_of_power-phase-voyage = Ontdekkingsreis
price_of_power-phase-trouble = Een reis in nood
price_of_power-phase-discover = Ontdekking
price_of_power-phase-wreck = Verlies van een schip
price_of_power-phase-launch = Tewaterlating
price_of_power-phase-build = Schepen bouwen
price_of_power-phase-fleet = Varen
price_of_power-phase-order = Orde herstellen
price_of_power-phase-next = Volgende speler
price_of_power-phase-income = Inkomen
price_of_power-phase-upkeep = Onderhoud van schepen
price_of_power-phase-court = Hof
price_of_power-phase-cleanup = Opruimen
price_of_power-phase-finish = Eindtelling

## Weigeringen

price_of_power-refused-power = Daar is niet genoeg { $power } voor: het kost { $count }.
price_of_power-refused-ducats = { $count ->
    [one] Daar zijn de dukaten niet voor: het kost { $count }.
   *[other] Daar zijn de dukaten niet voor: het kost { $count }.
 }
price_of_power-refused-no-merchant = Voor Handel heb je een koopman nodig die rechtop staat, of een nieuwe.
price_of_power-refused-not-connected = Geen ononderbroken keten van je stukken verbindt dit knooppunt met je hoofdstadsgebied.
price_of_power-refused-lying-merchant = Je koopman daar is deze ronde al ingezet.
price_of_power-refused-no-such-card = Deze kaart ligt niet open.
price_of_power-refused-no-secondary = Deze kaart heeft daar geen nevenknooppunt.
price_of_power-refused-rivals = { $seat } heeft meer handelsmacht in dit nevenknooppunt, sleutelprovincies niet meegeteld.
price_of_power-refused-pirates-there = Een nevenknooppunt met piraten kun je niet kiezen.
price_of_power-refused-not-in-play = Dit ligt op een bord dat niet meedoet.
price_of_power-refused-must-serve = Een schip dat voor de handel vaart, moet aan het knooppunt grenzen of het verbinden.
price_of_power-refused-declined-late = Is er gevaren, dan gaat de handel door.
price_of_power-refused-no-trade-open = Er is geen handel gaande. Van een handel waarvan de drie kaarten niets te kiezen laten, wordt vanzelf afgezien.
price_of_power-refused-slots-full = Alle beschermplekken daar zijn bezet.
price_of_power-refused-slot-free = Zolang er een plek vrij is, wordt niemand vervangen.
price_of_power-refused-not-theirs = Daar ligt geen schip van hen op een beschermplek.
price_of_power-refused-no-ship = Zo'n schip heb je daar niet.
price_of_power-refused-too-far = Een schip vaart tot twee zeezones ver, en een verre zone beëindigt de vaart.
price_of_power-refused-distant-closed = Zonder claim of stad ernaast kom je deze verre zeezone alleen met Verkennen in.
price_of_power-refused-no-cube = Al je invloedsblokjes liggen op de kaart.
price_of_power-refused-cubes-full = In dit gebied past geen invloed meer.
price_of_power-refused-turn-cubes = Dit gebied heeft zijn blokjes van deze beurt gehad.
price_of_power-refused-not-near = Invloed gaat naar gebieden waar je aan het begin van je beurt een stad, vazal of invloed had, of ernaast.
price_of_power-refused-distant-influence = Op verre werelddelen is geen invloed.
price_of_power-refused-wholly-owned = Alle provincies van dit gebied zijn in bezit.
price_of_power-refused-taken = Daar ligt al een stad of vazalfiche, of de provincie ligt ver weg.
price_of_power-refused-not-vassal = Alleen een eigen vazal die niet bezet is, kun je inlijven.
price_of_power-refused-base-tax = Je basisbelasting moet minstens twee keer de belastingwaarde van deze provincie zijn.
price_of_power-refused-influence = { $count ->
    [one] Hiervoor heb je { $count } eigen invloed in het gebied nodig.
   *[other] Hiervoor heb je { $count } eigen invloed in het gebied nodig.
 }
price_of_power-refused-no-claim = Je hebt daar geen claim.
price_of_power-refused-not-vacant = Alleen een territorium zonder stad en DNPR-fiche kun je koloniseren.
price_of_power-refused-no-chain = Geen keten van je steden en schepen verbindt deze claim met je hoofdstadsgebied.
price_of_power-refused-no-land = Van daaruit is niets te ontdekken.
price_of_power-refused-no-idea = Schepen verkennen alleen met het idee daarvoor.
price_of_power-refused-claim-there = Je hebt daar al een claim of een stad.
price_of_power-refused-no-port = Daar is geen haven in je bezit.
price_of_power-refused-port-used = Deze haven bouwt in deze actie niet meer.
price_of_power-refused-no-ships-left = Al je schepen zijn op de kaart.
price_of_power-refused-no-pirates = Er zijn geen piraten, of geen schepen van jou in die zeezone.
price_of_power-refused-nothing-moved = Vaar met minstens één schip, of jaag.
price_of_power-refused-idea-known = Dit idee heb je al onderzocht.
price_of_power-refused-too-early = Dit idee komt in een later tijdperk.
price_of_power-refused-expanded = Dit knooppunt is al uitgebouwd.
price_of_power-refused-no-growth = Beide kaarten Handelsgroei zijn gespeeld.
price_of_power-refused-own-merchant = Hiervoor moet er een koopman van jou in het knooppunt zijn.
price_of_power-refused-not-occupied = Deze provincie is niet van jou, of niet bezet.
price_of_power-refused-loans-closed = Met zoveel rentefiches leent niemand je nog iets.
price_of_power-refused-loan-way = Tussen lenen en aflossen moet een actie, het passen of een missie zitten.
price_of_power-refused-no-interest = Er is geen rentefiche om af te lossen.
price_of_power-refused-mission-done = Deze missie is al opgeëist.
price_of_power-refused-mission-unmet = Aan de voorwaarde is niet voldaan.
price_of_power-refused-other-mission = Deze missie is van een ander rijk.
price_of_power-refused-tie-order = Hier orden je alleen spelers met gelijke handelsmacht.
price_of_power-refused-no-target = Dit kun je hier niet kiezen.
price_of_power-refused-upkeep-due = Het onderhoud van deze schepen is niet te betalen.
price_of_power-refused-court-bought = Het hof geeft per ronde niet meer dan één van elke soort.
price_of_power-refused-no-area = Invloed leg je in gebieden.
price_of_power-refused-no-sea = Schepen gaan naar zeezones.
price_of_power-refused-no-launch = Een nieuw schip gaat naar een zeezone waar zijn haven aan ligt.
price_of_power-refused-no-voyage = Een schip dat verkent, gaat hoogstens twee zeezones ver, naar een verre van waaruit iets te ontdekken is.
price_of_power-refused-acted = Deze beurt heeft haar actie gehad.
price_of_power-refused-act-first = In een beurt hoort een actie, of passen.

## Wat een actie doet

price_of_power-preview-power = Kost { $powers }.
price_of_power-preview-ducats = { $count ->
    [one] Kost { $count } dukaat.
   *[other] Kost { $count } dukaten.
 }
price_of_power-preview-gets = { $count ->
    [one] Levert je { $count } dukaat op.
   *[other] Levert je { $count } dukaten op.
 }
price_of_power-preview-nothing = Je ontvangt daar niets.
price_of_power-preview-ties = Sommigen hebben evenveel handelsmacht: jij zegt wie voorgaat.
price_of_power-preview-inflation = Er volgt inflatie.
# $count: schepen; $least: wie zoveel werpt, verdrijft er een
price_of_power-preview-hunt = { $count ->
    [one] Je schip daar verlaat zijn beschermplek en werpt een dobbelsteen: { $least } of meer verdrijft een piratenschip. Blijft er een over, dan is je schip verloren.
   *[other] Je { $count } schepen daar verlaten hun beschermplekken en werpen elk een dobbelsteen: elke { $least } of meer verdrijft een piratenschip. Blijft er een over, dan verlies je een schip.
 }
price_of_power-preview-slaves = Je verliest prestige: { $count }.
price_of_power-preview-prestige = Je krijgt prestige: { $count }.

price_of_power-preview-trade = { $count ->
    [one] Handelskaarten worden omgedraaid. Je kiest één knooppunt van één kaart; je handelsmacht daar bepaalt welke rij je betaalt. Wie van alle afziet, krijgt { $count } dukaat.
   *[other] Handelskaarten worden omgedraaid. Je kiest één knooppunt van één kaart; je handelsmacht daar bepaalt welke rij je betaalt. Wie van alle afziet, krijgt { $count } dukaten.
 }
price_of_power-preview-cubes = Kost invloed van jou in het gebied: { $count }.
price_of_power-preview-vassal = Een vazal met belastingwaarde { $count }: elke ronde komt de helft van wat je vazallen waard zijn binnen.
price_of_power-preview-town = Een eigen stad: elke ronde { $count } meer basisbelasting, in plaats van de helft ervan.
# $seats: who has a Merchant there
price_of_power-preview-pirates = { $seats ->
    [none] Wie daar int, neemt een rij lager, tot de piraten verjaagd zijn. Niemand heeft er nog een koopman.
   *[other] Wie daar int, neemt een rij lager, tot de piraten verjaagd zijn. Kooplieden daar: { $seats }.
 }
price_of_power-preview-expands = De rijen ervan betalen voortaan meer. Kooplieden daar: { $seats }.
# $effect: what an Idea does
price_of_power-preview-idea = { $effect }
price_of_power-preview-beside = Knooppunten ernaast: { $nodes }.
price_of_power-preview-beside-none = Er ligt geen knooppunt naast.
price_of_power-preview-influence = Je blokje verbindt je door dit gebied, en is wat zijn provincies kosten.
price_of_power-preview-sends = Hij verlaat { $node }: daar ontvang je niets tot er weer een koopman van jou staat.
price_of_power-preview-sends-new = Hij komt van naast je vel, en verlaat geen knooppunt.
price_of_power-preview-slot = Beschermt de handel: 1 handelsmacht meer voor jou in elk maritiem knooppunt ernaast.
price_of_power-preview-stays = Het blijft zoals het is: dat levert niets op.
price_of_power-preview-revolt = { $count ->
    [one] Kost bij elk inkomen { $count } dukaat belasting, en een haven en handelsmacht ervan, tot je er de orde herstelt voor 1 militaire macht.
   *[other] Kost bij elk inkomen { $count } dukaten belasting, en een haven en handelsmacht ervan, tot je er de orde herstelt voor 1 militaire macht.
 }
price_of_power-preview-revolt-vassal = { $count ->
    [one] Kost bij elk inkomen de helft van { $count } dukaat belasting, tot je er de orde herstelt voor 1 militaire macht.
   *[other] Kost bij elk inkomen de helft van { $count } dukaten belasting, tot je er de orde herstelt voor 1 militaire macht.
 }
price_of_power-preview-loose = Verbindt je met de maritieme knooppunten ernaast, en geeft geen handelsmacht.
price_of_power-preview-passing = { $count ->
    [one] Levert je { $count } dukaat op. Je doet deze ronde geen actie meer.
   *[other] Levert je { $count } dukaten op. Je doet deze ronde geen actie meer.
 }
price_of_power-preview-passing-unpaid = Levert niets meer op. Je doet deze ronde geen actie meer.
price_of_power-preview-loan = { $count ->
    [one] Levert { $count } dukaat op en een rentefiche, dat bij elk inkomen 1 dukaat kost tot je aflost.
   *[other] Levert { $count } dukaten op en een rentefiche, dat bij elk inkomen 1 dukaat kost tot je aflost.
 }
price_of_power-preview-repay = { $count ->
    [one] Kost { $count } dukaat, en een rentefiche gaat weg.
   *[other] Kost { $count } dukaten, en een rentefiche gaat weg.
 }
# $row: welke rij van de kaart; $need: de handelsmacht die ze vraagt; $power: die van een ontvanger; $parts: waaruit die bestaat; $count: dukaten
price_of_power-preview-row-own = Jouw rij is de { $row } (handelsmacht { $need } of meer): je ontvangt { $count }. Je hebt handelsmacht { $power }: { $parts }.
price_of_power-preview-row-other = De { $row } ({ $need } of meer): { $seat } ontvangt { $count }, met handelsmacht { $power }: { $parts }.
price_of_power-preview-row-free = De { $row } ({ $need } of meer) zou { $count } betalen: niemand neemt ze.
price_of_power-preview-standing = { $seat } heeft daar handelsmacht { $power }: { $parts }.
price_of_power-preview-standing-own = Je hebt daar handelsmacht { $power }: { $parts }.
# $node: een nevenknooppunt
price_of_power-preview-secondary = { $count ->
    [one] { $node } is het nevenknooppunt van deze kaart: daar ontvang je de onderste rij, { $count } dukaat, hoeveel handelsmacht je ook hebt. De rijen hieronder zijn voor de anderen.
   *[other] { $node } is het nevenknooppunt van deze kaart: daar ontvang je de onderste rij, { $count } dukaten, hoeveel handelsmacht je ook hebt. De rijen hieronder zijn voor de anderen.
 }
price_of_power-adds-merchant = { $count } voor de koopman
price_of_power-adds-keys = { $count } voor sleutelprovincies
price_of_power-adds-ships = { $count } voor schepen op beschermplekken

## Hetzelfde in tekens, op de keuze zelf

price_of_power-powers-administrative-brief = { $count } bestuur
price_of_power-powers-diplomatic-brief = { $count } diplomatiek
price_of_power-powers-military-brief = { $count } militair
price_of_power-preview-power-brief = −{ $powers }
price_of_power-preview-ducats-brief = { $count ->
    [one] −{ $count } dukaat
   *[other] −{ $count } dukaten
 }
price_of_power-preview-gets-brief = { $count ->
    [one] +{ $count } dukaat
   *[other] +{ $count } dukaten
 }
price_of_power-preview-nothing-brief = jij +0
price_of_power-preview-ties-brief = gelijke stand
price_of_power-preview-slaves-brief = −{ $count } prestige
price_of_power-preview-prestige-brief = +{ $count } prestige
price_of_power-preview-cubes-brief = −{ $count } invloed
price_of_power-preview-vassal-brief = +{ $count }/2 belasting
price_of_power-preview-town-brief = +{ $count } belasting
price_of_power-preview-pirates-brief = { $seats ->
    [none] nog niemand
   *[other] minder voor { $seats }
 }
price_of_power-preview-expands-brief = meer voor { $seats }
price_of_power-preview-slot-brief = +1 handelsmacht
price_of_power-preview-stays-brief = geen verschil
price_of_power-preview-revolt-brief = −{ $count } belasting
price_of_power-preview-revolt-vassal-brief = −{ $count }/2 belasting
price_of_power-preview-loose-brief = verbindt
price_of_power-preview-passing-brief = { $count ->
    [one] +{ $count } dukaat
   *[other] +{ $count } dukaten
 }
price_of_power-preview-loan-brief = { $count ->
    [one] +{ $count } dukaat, +1 rente
   *[other] +{ $count } dukaten, +1 rente
 }
price_of_power-preview-repay-brief = { $count ->
    [one] −{ $count } dukaat, −1 rente
   *[other] −{ $count } dukaten, −1 rente
 }
price_of_power-preview-row-own-brief = { $count ->
    [one] jij +{ $count } dukaat
   *[other] jij +{ $count } dukaten
 }
price_of_power-preview-row-other-brief = { $seat } +{ $count }
price_of_power-preview-secondary-brief = { $count ->
    [one] jij +{ $count } dukaat
   *[other] jij +{ $count } dukaten
 }

## De tafel in woorden

price_of_power-table-round = Ronde { $round } van { $rounds }, { $age }, startspeler { $first }.
price_of_power-table-turn = { $seat } is aan de beurt.
price_of_power-table-realm = { $seat } ({ $realm }): prestige { $prestige }; dukaten { $ducats }; rente { $interest }; { $powers }.
price_of_power-table-land = { $seat } bezit: { $provinces }. Vazallen: { $vassals }. Basisbelasting { $tax }.
price_of_power-table-land-alone = { $seat } bezit: { $provinces }. Basisbelasting { $tax }.
price_of_power-table-landless = { $seat } bezit niets. Basisbelasting { $tax }.
price_of_power-table-fleet = { $seat } in { $space }: schepen { $ships }, waarvan op beschermplekken { $slots }.
price_of_power-table-merchants = Staande kooplieden van { $seat }: { $nodes }.
price_of_power-table-merchants-lying = Ingezette kooplieden van { $seat }: { $nodes }.
price_of_power-table-merchants-new = Nieuwe kooplieden van { $seat }: { $count }.
price_of_power-table-pirates = Piraten in { $node }: { $count }.
price_of_power-table-expanded = Uitgebouwd: { $nodes }.
price_of_power-table-influence = Invloed in { $space }: { $cubes }.
price_of_power-table-claims = Claims op { $space }: { $seats }.
price_of_power-table-occupied = Bezet: { $provinces }.
price_of_power-table-dnpr = DNPR-fiches: { $provinces }.
price_of_power-table-shown = Open liggen: { $cards }.
price_of_power-table-deck = Handelskaarten in de stapel { $count }, afgelegd { $discard }, opzij { $aside }.
price_of_power-table-passed = Gepast: { $seats }.
price_of_power-table-mission = Open missie van { $seat }: { $mission }.
price_of_power-table-ideas = Ideeën van { $seat }: { $ideas }.

## Opties

price_of_power-option-gold-half = De helft van een oneven belasting, bij goud
price_of_power-choice-gold-half-exact = Precies vergeleken
price_of_power-choice-gold-half-rounded-up = Naar boven afgerond
price_of_power-option-coast-links = Verbindingen langs een kust
price_of_power-choice-coast-links-by-ship = Alleen met een schip in de zeezone
price_of_power-choice-coast-links-by-ports = Ook van haven naar haven
price_of_power-option-replaced-ship = Een schip dat op zijn plek vervangen wordt
price_of_power-choice-replaced-ship-stays = Blijft in de zeezone
price_of_power-choice-replaced-ship-to-supply = Gaat terug naar de voorraad
price_of_power-option-secondary-rivals = Wie een nevenknooppunt kan versperren
price_of_power-choice-secondary-rivals-everyone = Iedereen met handelsmacht daar
price_of_power-choice-secondary-rivals-collectors = Alleen wie zou kunnen ontvangen
price_of_power-option-rounds-per-age = Ronden in een tijdperk
price_of_power-choice-rounds-per-age-2 = 2
price_of_power-choice-rounds-per-age-1 = 1: kort
price_of_power-choice-rounds-per-age-3 = 3: lang
price_of_power-choice-rounds-per-age-4 = 4: het langst
price_of_power-option-board = Oostelijk bord
price_of_power-choice-board-by-players = Met vijf of zes rijken
price_of_power-choice-board-standard = Doet niet mee
price_of_power-choice-board-deluxe = Doet mee
price_of_power-option-realms = Rijken
price_of_power-choice-realms-random = Door het lot verdeeld
price_of_power-choice-realms-chosen = Door de spelers gekozen
price_of_power-option-start = Begin
price_of_power-choice-start-standard = Tijdperk I
price_of_power-choice-start-late = Tijdperk III, met twee ontdekte werelddelen

## De lobby, en knoppen waarachter er veel van een soort schuilgaan

price_of_power-lobby = Kooplieden, schepen en geleend geld: je handelt in knooppunten die een ononderbroken keten met je hoofdstad verbindt, en wie daar ook staat, ontvangt mee. De meeste prestige na vier tijdperken wint.
price_of_power-weight = pittig
price_of_power-score = Prestige
# Delen van wat een stelling waard is; hoeveel meer of minder komt erachter
price_of_power-part-prestige = Prestige
price_of_power-part-tax = belasting per ronde
price_of_power-part-ducats = dukaten
price_of_power-part-ships = schepen
# $count: hoeveel; een hint zegt hoeveel slechter een actie is
price_of_power-lead = { $count } prestige
price_of_power-group-realm = Kies een rijk
price_of_power-group-realm-why = Elk rijk heeft zijn eigen hoofdstad, macht per ronde en missies.
price_of_power-group-influence = Gebieden
price_of_power-group-influence-why = Invloed in een gebied geef je uit aan zijn provincies: zo wordt er een vazal, en later een stad. Beide betalen elke ronde belasting.
price_of_power-group-subjugate = Gebieden
price_of_power-group-annex = Gebieden
price_of_power-group-explore = Verkennen of koloniseren
price_of_power-group-explore-why = Verkenners leggen overzee een claim, als de dobbelsteen meezit; wie koloniseert, maakt van de claim een stad.
price_of_power-group-explore-from = Verkennen of koloniseren
price_of_power-group-colonize = Verkennen of koloniseren
price_of_power-group-build = Schepen
price_of_power-group-sail = Schepen
price_of_power-group-sail-why = Schepen verbinden je met de knooppunten ernaast, en op een plek geven ze daar handelsmacht. Ze kosten onderhoud.
price_of_power-group-research = Ideeën en groei
price_of_power-group-research-why = Een idee helpt de rest van het spel en is prestige waard. Door groei betaalt een knooppunt meer aan ieder die er int.
price_of_power-group-grow = Ideeën en groei
price_of_power-group-restore = Gebieden
price_of_power-group-claim = Een missie opeisen
price_of_power-group-claim-why = Een missie die volbracht is, levert prestige en een beloning op, en kost geen actie.
price_of_power-group-cube-power = Nog een blokje
price_of_power-group-cube-ducats = Nog een blokje
price_of_power-group-to = Naar
price_of_power-group-oust = Een schip vervangen
price_of_power-group-launch = Te water laten
price_of_power-group-bring = Een schip laten komen
price_of_power-group-hunt = Jacht op piraten
price_of_power-group-discover = Ontdekken
price_of_power-group-wreck = Een schip verliezen
price_of_power-group-escort = Eerst varen
price_of_power-group-select = Kies kaart en knooppunt
price_of_power-group-select-secondary = Kies kaart en knooppunt
price_of_power-group-send = Kies een koopman
price_of_power-group-rank = Wie gaat voor
price_of_power-group-pirate = Piraten plaatsen
price_of_power-group-revolt = Kies een provincie
price_of_power-group-expand = Een knooppunt uitbouwen
price_of_power-group-sink = Kies een schip
price_of_power-group-scrap = Een schip weghalen
price_of_power-group-court = Kopen aan het hof
price_of_power-group-court-why = Macht geef je uit aan acties; wat je nu koopt, heb je in de volgende ronde.

## De tekening

price_of_power-web-map = De zeekaart
price_of_power-web-legend = Tekens
price_of_power-web-goal = De meeste prestige wint: ideeën, missies, handelsinkomen en op het eind belasting en dukaten.
price_of_power-web-wins = De meeste prestige wint: ideeën, missies, handel; op het eind belasting en dukaten
price_of_power-web-round = { $age }, ronde { $round }/{ $rounds }
price_of_power-web-last-deal = Laatste handel
price_of_power-web-last-report = Nieuws
price_of_power-web-named = { $name }: { $kind }.
price_of_power-web-expanded = Het is uitgebouwd.
price_of_power-web-standing = Staande kooplieden: { $seats }.
price_of_power-web-lying = Liggende kooplieden, deze ronde ingezet: { $seats }.
price_of_power-web-linked = Verbonden: { $seats }.
price_of_power-web-linked-none = Niemand is ermee verbonden.
price_of_power-web-port = Haven aan { $spaces }.
price_of_power-web-town = Stad van { $seat }.
price_of_power-web-vassal = Vazal van { $seat }.
price_of_power-web-dnpr = Er ligt een DNPR-fiche op.
price_of_power-web-occupied = Hij is bezet.
price_of_power-web-sea = { $count ->
    [one] { $space }, zeezone met één beschermplek.
   *[other] { $space }, zeezone met { $count } beschermplekken.
 }
price_of_power-web-area = { $space }, gebied met { $provinces }.
price_of_power-web-realm = { $people }; hoofdstad in { $space }
price_of_power-web-first = Startspeler
price_of_power-web-passed = gepast
price_of_power-web-last-turns = { $count ->
    [one] laatste beurt
   *[other] nog { $count } beurten
 }
price_of_power-web-prestige = Behaald prestige: { $count }. Eronder staan inkomen en eindtelling.
price_of_power-web-ducats = { $count ->
    [one] Schatkist: { $count } dukaat
   *[other] Schatkist: { $count } dukaten
 }
price_of_power-web-interest = Rentefiches: { $count }
price_of_power-web-power = { $power }: { $count }, en elke ronde { $gain } erbij
price_of_power-web-merchants = Kooplieden: { $count }, waarvan staand { $standing }; nieuw naast het vel { $beside }
price_of_power-web-ships-left = Nog te bouwen schepen: { $count }
price_of_power-web-cubes-left = Nog te leggen invloed: { $count }
price_of_power-web-growth-left = Resterende kaarten Handelsgroei: { $count }
price_of_power-web-ideas-known = Onderzochte ideeën: { $ideas }
price_of_power-web-fact-income = inkomen
price_of_power-web-fact-merchant = kooplieden
price_of_power-web-fact-ship = schepen
price_of_power-web-fact-cube = blokjes
price_of_power-web-fact-growth = groei
price_of_power-web-fact-idea = ideeën
price_of_power-web-fact-trade = tijdperk
price_of_power-web-fact-prestige = prestige
price_of_power-web-fact-ducat = dukaten
price_of_power-web-fact-interest = rente
price_of_power-web-fact-administrative = bestuur
price_of_power-web-fact-diplomatic = diplom.
price_of_power-web-fact-military = militair
price_of_power-web-age-income = Handelsinkomen in dit tijdperk: { $count }
price_of_power-web-income = Volgend inkomen
price_of_power-web-income-base = Basisbelasting
price_of_power-web-income-vassals = Vazallen
price_of_power-web-income-interest = Rente
price_of_power-web-income-upkeep = Schepen
price_of_power-web-final = Aan het eind
price_of_power-web-final-taxes = Belastingen
price_of_power-web-final-treasury = Schatkist
price_of_power-web-final-interest = Rente
price_of_power-web-final-occupied = Bezet
price_of_power-web-final-game = Behaald
price_of_power-web-final-power = Macht over
price_of_power-web-total = Totaal
price_of_power-web-node = Knooppunt
price_of_power-web-node-cards = { $count ->
    [one] Eén kaart in de stapel handelt hier
   *[other] Kaarten in de stapel die hier handelen: { $count }
 }
price_of_power-web-below = nevenknooppunt van { $node }
price_of_power-web-needs = Vraagt handelsmacht { $count } of meer
price_of_power-web-secondary = nevenknooppunt: onderste rij
price_of_power-web-secondary-why = Je koopman gaat hierheen en ontvangt de onderste rij, hoeveel handelsmacht je ook hebt; de anderen ontvangen in het knooppunt erboven.
price_of_power-web-pane-map = Kaart
price_of_power-web-pane-cards = Kaarten
price_of_power-web-pane-realms = Rijken
price_of_power-web-pane-desk = Ideeën
price_of_power-web-keys = Sleutel: { $provinces }
price_of_power-web-keys-needed = Vereist: { $provinces }
price_of_power-web-would-collect = { $seat } zou { $count } krijgen met handelsmacht { $power }.
price_of_power-web-nobody-collects = Betaalt { $count }; niemand zou het krijgen.
# $power: of somebody who would collect nothing
price_of_power-web-would-miss = { $seat } zou met handelsmacht { $power } niets krijgen.
price_of_power-web-shut-not-in-play = niet in dit spel
price_of_power-web-shut-not-connected = geen verbinding
price_of_power-web-shut-lying-merchant = de koopman daar is ingezet
price_of_power-web-shut-must-serve = niet bediend door het gevaren schip
price_of_power-web-shut-pirates-there = er zijn piraten
price_of_power-web-shut-rivals = anderen zijn daar sterker
price_of_power-web-penalty-gold = Brengt het je meer op dan de helft van je basisbelasting, dan volgt inflatie.
price_of_power-web-penalty-slaves = Vanaf tijdperk III kost het gebruik van deze kaart je prestige.
price_of_power-web-penalty-name-gold = Goud
price_of_power-web-penalty-name-slaves = Slavernij
price_of_power-web-shown = Opengelegde handelskaarten
price_of_power-web-deck = Handelsstapel: { $count }
price_of_power-web-events = Resterende gebeurtenissen: { $count }
price_of_power-web-events-past = Al geweest: { $events }.
price_of_power-web-piles = afgelegd { $discard }, opzij { $aside }
price_of_power-web-passing = Wie past, krijgt
price_of_power-web-ideas = Ideeën
price_of_power-web-known-by = Onderzocht door { $seats }.
price_of_power-web-missions = Je missies
price_of_power-web-claimed = opgeëist
price_of_power-web-reached = { $count } van { $wanted }.
price_of_power-web-reward-merchant = Beloning: een koopman.
price_of_power-web-reward-expand = Beloning: een knooppunt wordt uitgebouwd.
price_of_power-web-reward-ducats = Beloning: dukaten.
price_of_power-web-deal = { $seat } handelt in { $card }: { $node }
price_of_power-web-row = Rij
price_of_power-web-collector = Ontvangt
price_of_power-web-trade-power = Handelsmacht
price_of_power-web-pays = Betaalt
price_of_power-web-report-event = Gebeurtenissen van de ronde
price_of_power-web-report-explore = Een verkenning
price_of_power-web-report-hunt = Jacht op piraten
price_of_power-web-report-prize = Het tijdperk is voorbij
price_of_power-web-discovers = { $count } of minder ontdekt
price_of_power-web-hunts = { $count } of meer is raak
price_of_power-web-legend-maritime = zeeknooppunt: verbonden door een schip in een zeezone ernaast
price_of_power-web-legend-inland = landknooppunt: verbonden over land
price_of_power-web-legend-town = stad in een kleine provincie
price_of_power-web-legend-city = stad in een grote provincie
price_of_power-web-legend-vassal = vazal
price_of_power-web-legend-merchant = koopman die je kunt inzetten
price_of_power-web-legend-lying = koopman die deze ronde ingezet is; ontvangt nog wel
price_of_power-web-legend-ship = licht schip
price_of_power-web-legend-slot = beschermplek: een schip erop geeft handelsmacht
price_of_power-web-legend-flag = claim op een ver gebied
price_of_power-web-legend-pirate = piratenschip: iedereen een rij lager
price_of_power-web-legend-cube = invloed van een speler
price_of_power-web-legend-small = vrije kleine provincie
price_of_power-web-legend-large = vrije grote provincie
price_of_power-web-legend-territory = vrij territorium
price_of_power-web-legend-port = haven
price_of_power-web-legend-dnpr = DNPR-fiche: een rijk dat niemand speelt
price_of_power-web-legend-occupied = bezet
price_of_power-web-legend-chain = verbinding van een hoofdstad met het knooppunt waar je naar kijkt
# $power: een soort macht; $letter: hoe de regels die noemen
price_of_power-web-legend-power = { $power }: { $letter } in de regels
price_of_power-web-legend-share = op een handelskaart: wat een rij betaalt, en wie het zou ontvangen
price_of_power-web-legend-continent = op een handelskaart: die komt met dit verre werelddeel
price_of_power-web-sign-ducat = dukaten
price_of_power-web-sign-interest = rentefiches
price_of_power-web-sign-prestige = behaald prestige
price_of_power-web-sign-tax = volgend inkomen, alles bij elkaar
price_of_power-web-sign-income = handelsinkomen in dit tijdperk
price_of_power-web-sign-merchant = kooplieden: staand / alle
price_of_power-web-sign-ship = nog te bouwen schepen
price_of_power-web-sign-cube = nog te leggen invloed
price_of_power-web-sign-growth = resterende kaarten Handelsgroei
price_of_power-web-sign-idea = onderzocht idee
price_of_power-web-sign-expanded = uitgebouwd knooppunt: de rijen betalen meer
price_of_power-confirm-pass = Je kunt nog handel drijven. Pas je voor de rest van deze ronde?

## Tips, de eerste keer dat iets voorkomt

price_of_power-tip-verb-trade = Handel kost 1 diplomatieke macht, zo'n 3 dukaten waard. Laat kooplieden staan waar anderen handel drijven: die betalen jou in hun beurt.
price_of_power-tip-verb-select = Tel voor je kiest: wie heeft daar een koopman, met hoeveel handelsmacht, en welke rij halen ze?
price_of_power-tip-verb-influence = Blokjes verbinden gebieden met je hoofdstad, en voor vazallen heb je ze nodig. Twee per gebied en beurt.
price_of_power-tip-verb-build = Schepen verbinden je; op een beschermplek tellen ze ook voor handelsmacht in elk knooppunt aan die zee.
price_of_power-tip-verb-research = Een idee levert meteen 2 prestige op en werkt de rest van het spel.
price_of_power-tip-verb-pass = Vroeg passen wordt betaald, en je blijft ontvangen bij de handel van anderen. Pas als er niets goeds meer is.
price_of_power-tip-verb-court = Macht kost hier drie dukaten per stuk. Diplomatieke macht is een keer handel; bestuursmacht laat knooppunten groeien en maakt vazallen tot steden.
price_of_power-tip-verb-loan = Nu 5 dukaten voor straks 6, en elke ronde rente tot je aflost. Goed als het handel betaalt, slecht als gewoonte.
price_of_power-tip-event-pirate = Een piratenschip schuift iedereen in dat knooppunt één rij omlaag. Schepen die ernaast varen, mogen erop jagen.
price_of_power-tip-event-collected = Je ontvangt overal waar je een koopman en een verbinding hebt, wie er ook handel drijft.
price_of_power-tip-face-realm = Een rijk is waar je begint: hoofdstad, steden, schepen en kooplieden. Sommige beginnen met wat prestige, om het gelijk te trekken.
price_of_power-tip-face-mission = Een missie levert 3 prestige en een beloning op. Haar opeisen kost geen actie: doe het voor of na de jouwe.

## Opdrachten vooraf

price_of_power-order-pass-round = Pas voor de rest van deze ronde
