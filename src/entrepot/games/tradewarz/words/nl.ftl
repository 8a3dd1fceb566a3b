# Wat TradeWarz zegt. Elk bericht staat ook, met dezelfde argumenten, in en.ftl.
# $seat, $partner, $owner, $defender, $loser: een speler bij naam; $card, $tech, $house, $season: namen uit de inhoud;
# $place, $gate, $octagon, $resource, $tree, $building, $kind, $action: een van de namen hieronder.

## Namen

tradewarz-resource-gold = goud
tradewarz-resource-lumber = hout
tradewarz-resource-mining = erts
tradewarz-resource-wheat = graan
tradewarz-pair-gold-gold = 2 goud
tradewarz-pair-gold-lumber = 1 goud en 1 hout
tradewarz-pair-gold-mining = 1 goud en 1 erts
tradewarz-pair-gold-wheat = 1 goud en 1 graan
tradewarz-pair-lumber-lumber = 2 hout
tradewarz-pair-lumber-mining = 1 hout en 1 erts
tradewarz-pair-lumber-wheat = 1 hout en 1 graan
tradewarz-pair-mining-mining = 2 erts
tradewarz-pair-mining-wheat = 1 erts en 1 graan
tradewarz-pair-wheat-wheat = 2 graan
# Een hoeveelheid van één grondstof
tradewarz-amount = { $count } { $resource }
tradewarz-tree-economy = economie
tradewarz-tree-engineering = techniek
tradewarz-tree-military = krijgskunst
tradewarz-building-settlement = nederzetting
tradewarz-building-village = dorp
tradewarz-building-castle = kasteel
tradewarz-building-capital = hoofdstad
tradewarz-crossing-road = weg
tradewarz-crossing-bridge = brug
tradewarz-crossing-tunnel = tunnel
tradewarz-tile-lumber = hout
tradewarz-tile-mining = erts
tradewarz-tile-wheat = graan
tradewarz-tile-mountain = berg
tradewarz-tile-lake = meer
tradewarz-action-march = Marcheren
tradewarz-action-build = Bouwen
tradewarz-action-tech = Technologie kopen
tradewarz-action-recruit = Werven
tradewarz-action-retreat = Terugtrekken
tradewarz-action-resources = Grondstoffen +2
tradewarz-reason-battle = een gewonnen gevecht
tradewarz-reason-conquest = een veroverde hoofdstad
tradewarz-reason-university = een universiteit van niveau 4
tradewarz-reason-riches = 12 of meer van elke grondstof
tradewarz-reason-posts = twee handelsposten
tradewarz-reason-exchange = 11 van een grondstof ingeleverd
# Startplaatsen, elk genoemd naar haar poort
tradewarz-gate-n3 = Noord ten westen
tradewarz-gate-n5 = Noord ten oosten
tradewarz-gate-e3 = Oost ten noorden
tradewarz-gate-e5 = Oost ten zuiden
tradewarz-gate-s5 = Zuid ten oosten
tradewarz-gate-s3 = Zuid ten westen
tradewarz-gate-w5 = West ten zuiden
tradewarz-gate-w3 = West ten noorden
tradewarz-place-n3 = de poort Noord ten westen
tradewarz-place-n5 = de poort Noord ten oosten
tradewarz-place-e3 = de poort Oost ten noorden
tradewarz-place-e5 = de poort Oost ten zuiden
tradewarz-place-s5 = de poort Zuid ten oosten
tradewarz-place-s3 = de poort Zuid ten westen
tradewarz-place-w5 = de poort West ten zuiden
tradewarz-place-w3 = de poort West ten noorden
# Vakken en achthoeken met rij en kolom, vanuit het noordwesten
tradewarz-place-s11 = S11
tradewarz-place-s12 = S12
tradewarz-place-s13 = S13
tradewarz-place-s14 = S14
tradewarz-place-s15 = S15
tradewarz-place-s16 = S16
tradewarz-place-s21 = S21
tradewarz-place-s22 = S22
tradewarz-place-s23 = S23
tradewarz-place-s24 = S24
tradewarz-place-s25 = S25
tradewarz-place-s26 = S26
tradewarz-place-s31 = S31
tradewarz-place-s32 = S32
tradewarz-place-s33 = S33
tradewarz-place-s34 = S34
tradewarz-place-s35 = S35
tradewarz-place-s36 = S36
tradewarz-place-s41 = S41
tradewarz-place-s42 = S42
tradewarz-place-s43 = S43
tradewarz-place-s44 = S44
tradewarz-place-s45 = S45
tradewarz-place-s46 = S46
tradewarz-place-s51 = S51
tradewarz-place-s52 = S52
tradewarz-place-s53 = S53
tradewarz-place-s54 = S54
tradewarz-place-s55 = S55
tradewarz-place-s56 = S56
tradewarz-place-s61 = S61
tradewarz-place-s62 = S62
tradewarz-place-s63 = S63
tradewarz-place-s64 = S64
tradewarz-place-s65 = S65
tradewarz-place-s66 = S66
tradewarz-octagon-o11 = O11
tradewarz-octagon-o12 = O12
tradewarz-octagon-o13 = O13
tradewarz-octagon-o14 = O14
tradewarz-octagon-o15 = O15
tradewarz-octagon-o16 = O16
tradewarz-octagon-o17 = O17
tradewarz-octagon-o21 = O21
tradewarz-octagon-o22 = O22
tradewarz-octagon-o23 = O23
tradewarz-octagon-o24 = O24
tradewarz-octagon-o25 = O25
tradewarz-octagon-o26 = O26
tradewarz-octagon-o27 = O27
tradewarz-octagon-o31 = O31
tradewarz-octagon-o32 = O32
tradewarz-octagon-o33 = O33
tradewarz-octagon-o34 = O34
tradewarz-octagon-o35 = O35
tradewarz-octagon-o36 = O36
tradewarz-octagon-o37 = O37
tradewarz-octagon-o41 = O41
tradewarz-octagon-o42 = O42
tradewarz-octagon-o43 = O43
tradewarz-octagon-o44 = O44
tradewarz-octagon-o45 = O45
tradewarz-octagon-o46 = O46
tradewarz-octagon-o47 = O47
tradewarz-octagon-o51 = O51
tradewarz-octagon-o52 = O52
tradewarz-octagon-o53 = O53
tradewarz-octagon-o54 = O54
tradewarz-octagon-o55 = O55
tradewarz-octagon-o56 = O56
tradewarz-octagon-o57 = O57
tradewarz-octagon-o61 = O61
tradewarz-octagon-o62 = O62
tradewarz-octagon-o63 = O63
tradewarz-octagon-o64 = O64
tradewarz-octagon-o65 = O65
tradewarz-octagon-o66 = O66
tradewarz-octagon-o67 = O67
tradewarz-octagon-o71 = O71
tradewarz-octagon-o72 = O72
tradewarz-octagon-o73 = O73
tradewarz-octagon-o74 = O74
tradewarz-octagon-o75 = O75
tradewarz-octagon-o76 = O76
tradewarz-octagon-o77 = O77

## Knoppen

tradewarz-do-house = Kies { $house }
tradewarz-do-sail = { $spaces ->
    [one] Vaar { $spaces } ankerpunt
   *[other] Vaar { $spaces } ankerpunten
 }
tradewarz-do-dock = Leg aan bij { $gate }
tradewarz-do-march = Marcheer
tradewarz-do-build = Bouw
tradewarz-do-buy-tech = Koop een technologie
tradewarz-do-recruit = Werf
tradewarz-do-retreat = Trek terug
tradewarz-do-resources = Grondstoffen +2
tradewarz-do-settlement = Bouw een nederzetting op { $place }
tradewarz-do-village = Bouw een dorp op { $place }
tradewarz-do-upgrade = Maak van { $place } een dorp
tradewarz-do-castle = Bouw een kasteel op { $place }
tradewarz-do-university = Verhoog { $tree } tot niveau { $level }
tradewarz-do-free-university = Verhoog { $tree } tot niveau { $level }, één niveau gratis
tradewarz-do-buy = Koop { $tech }
tradewarz-do-soldier = Werf een soldaat: { $place }
tradewarz-do-fall-back = Trek terug van { $place }
tradewarz-do-gain = Neem { $pair }
tradewarz-do-pass = Pas
tradewarz-do-end = Beëindig de beurt
tradewarz-do-trade = Ruil
tradewarz-do-alliance = Stel een bondgenootschap voor
tradewarz-do-offer = Doe { $partner } een bod
tradewarz-do-play = Speel { $card }
tradewarz-do-place-silos = Plaats extra silo's (groep { $group })
tradewarz-do-invite = Neem { $partner } op
tradewarz-do-break = Verbreek het bondgenootschap
tradewarz-do-squad = { $count ->
    [one] { $count } soldaat vanaf { $place }
   *[other] { $count } soldaten vanaf { $place }
 }
tradewarz-do-bring = Neem { $tech } mee
tradewarz-do-leave = Neem geen supereenheid mee
tradewarz-do-step = Stap naar { $place }
tradewarz-do-cross = Bouw een oversteek naar { $place }
tradewarz-do-jump = Spring naar { $place }
tradewarz-do-stop = Stop hier
tradewarz-do-lend = Laat { $tech } bij de bondgenoot
tradewarz-do-fetch = Neem { $tech } weer mee
tradewarz-do-again = Marcheer met nog een troep
tradewarz-do-done = Verder niets
tradewarz-do-keep = { $tech } blijft hier
tradewarz-do-assign = Stuur haar naar { $place }
tradewarz-do-site = Extra silo's bij { $place }
tradewarz-do-silo = Silo op { $octagon }
tradewarz-do-go = Ga naar { $place }
tradewarz-do-send = Stuur naar { $place }
tradewarz-do-home = Stuur naar huis vanaf { $place }
tradewarz-do-lose = Er sneuvelt een soldaat van { $owner }
tradewarz-do-name = { $tech } verdedigt de hoofdstad
tradewarz-do-add = Gebruik { $card }
tradewarz-do-commit = Klaar
tradewarz-do-reap = De karavaan brengt { $resource }
tradewarz-do-give = Geef { $amount } { $resource }
tradewarz-do-want = Vraag { $amount } { $resource }
tradewarz-do-propose = Stel dit voor
tradewarz-do-withdraw = Trek in
tradewarz-do-accept = Neem aan
tradewarz-do-decline = Wijs af
tradewarz-do-counter = Doe een tegenbod
tradewarz-do-time-up = De tijd is om

## Wat enkele keuzes gemeen hebben, één keer ervoor gezegd; wat van elk overblijft, komt erachter

tradewarz-head-settlement = Bouw een nederzetting op:
tradewarz-head-village = Bouw een dorp op:
tradewarz-head-upgrade = Maak een dorp van de nederzetting op:
tradewarz-head-buy = Koop:
tradewarz-head-step = Stap naar:
tradewarz-head-soldier = Werf een soldaat:
tradewarz-head-fall-back = Trek terug van:
tradewarz-head-gain = Neem:
tradewarz-head-silo = Leg een silo op:
tradewarz-head-go = Ga naar:
tradewarz-head-send = Stuur naar:
tradewarz-head-cross = Bouw een oversteek naar:
tradewarz-head-offer = Doe een bod aan:
tradewarz-head-add = Gebruik:

## Wat er wordt gevraagd

tradewarz-ask-houses = Kies een huis. Je wapen draagt het dier; alle huizen spelen hetzelfde.
tradewarz-ask-sail = Je hebt { $roll } ankerpunten: vaar verder of leg aan bij een vrije plaats. Waar je aanlegt, komt je hoofdstad.
tradewarz-ask-turn = { $season } van jaar { $year }: doe een actie. Ruil, kaarten en bondgenootschap zijn vrij.
tradewarz-ask-build = Wat bouw je?
tradewarz-ask-purchase = Welke technologie koop je?
tradewarz-ask-recruit = Waar komt de soldaat? Op een gebouw kost het dubbel.
tradewarz-ask-squad-back = Welke troep trekt terug?
tradewarz-ask-resources = Welke twee grondstoffen neem je?
tradewarz-ask-partner = Wie doe je een bod?
tradewarz-ask-after = De actie is gedaan. Ruil, speel kaarten of beëindig de beurt.
tradewarz-ask-muster = { $roll ->
    [one] Je hebt { $roll } stap: welke troep marcheert?
   *[other] Je hebt { $roll } stappen: welke troep marcheert?
 }
tradewarz-ask-bring = Welke supereenheid gaat mee?
tradewarz-ask-march = { $count ->
    [one] { $count } soldaat op { $place }, stappen over: { $spaces }. Marcheer door of stop.
   *[other] { $count } soldaten op { $place }, stappen over: { $spaces }. Marcheer door of stop.
 }
tradewarz-ask-keep = Er komen twee supereenheden bij elkaar: welke blijft? De andere gaat naar haar hoofdstad.
tradewarz-ask-logistics = Marcheren met een tweede troep?
tradewarz-ask-second = Bouw nog iets, of verder niets.
tradewarz-ask-silos = { $count ->
    [one] { $place }: waar komt de silo?
   *[other] { $place }: waar komt de volgende silo? { $count } in totaal.
 }
tradewarz-ask-site = { $count ->
    [one] Bij welk dorp komt { $count } extra silo?
   *[other] Bij welk dorp komen { $count } extra silo's?
 }
tradewarz-ask-assign = Waar gaat { $tech } heen?
tradewarz-ask-retreat = Waarheen trekt de troep op { $place } terug?
tradewarz-ask-offer = Je bod aan { $partner }: je geeft { $give ->
    [geen] niets
   *[other] { $give }
  }, je wilt { $want ->
    [geen] niets
   *[other] { $want }
  }. Zeg eerst wat je geeft, dan wat je wilt.
tradewarz-ask-answer = { $seat } biedt je { $give ->
    [geen] niets
   *[other] { $give }
  } voor { $want ->
    [geen] niets
   *[other] { $want }
  }. Wat zeg je?
tradewarz-ask-invite = Een bondgenootschap van { $members }: stel het voor, of noem er nog iemand bij.
tradewarz-ask-consent = { $seat } stelt een bondgenootschap voor van { $members }. Neem aan of wijs af.
tradewarz-ask-cancel = Gevecht om { $place }. Afblazen?
tradewarz-ask-name = Je hoofdstad wordt aangevallen: welke supereenheid vecht mee?
tradewarz-ask-choose = Gevecht om { $place }: kies in het geheim moraalkaarten en zeg dan klaar.
tradewarz-ask-losses = { $count ->
    [one] Er sneuvelt { $count } soldaat: van wie?
   *[other] Er sneuvelen { $count } soldaten: van wie is de volgende?
 }
tradewarz-ask-displace = { $count ->
    [one] { $count } soldaat van { $seat } moet weg: waarheen?
   *[other] { $count } soldaten van { $seat } moeten weg: waarheen?
 }
tradewarz-ask-displace-super = Welke soldaten volgt { $tech }?
tradewarz-ask-support = { $count ->
    [one] Buiten de hoofdstad kan { $count } soldaat niet worden onderhouden: wie gaat naar huis?
   *[other] Buiten de hoofdstad kunnen { $count } soldaten niet worden onderhouden: wie gaat naar huis?
 }
tradewarz-ask-morale = Het jaar eindigt: speel moraalkaarten, of geen.
tradewarz-ask-reap = { $count ->
    [one] { $tech } brengen { $count } grondstof: welke?
   *[other] { $tech } brengen { $count } grondstoffen: welke is de volgende?
 }

## Wat er gebeurt

tradewarz-event-laid-post = Handelspost { $number } staat op { $place }.
tradewarz-event-rolled = { $seat } werpt { $sum }.
tradewarz-event-order = De volgorde van het spel: { $seats }.
tradewarz-event-chose-house = { $seat } leidt het huis { $house }.
tradewarz-event-sailing = { $seat } mag hoogstens { $roll } ankerpunten varen.
tradewarz-event-sailed = { $spaces ->
    [one] { $seat } vaart { $spaces } ankerpunt.
   *[other] { $seat } vaart { $spaces } ankerpunten.
 }
tradewarz-event-docked = { $seat } legt aan bij { $gate }.
tradewarz-event-dealt = { $seat } heeft de gevechtskaart { $card }.
tradewarz-event-season = Jaar { $year }: { $season }.
tradewarz-event-took = { $seat }: { $action }.
tradewarz-event-passed = { $seat } past.
tradewarz-event-marching = { $seat } werpt { $roll } voor de mars.
tradewarz-event-set-out = { $count ->
    [one] { $count } soldaat van { $seat } vertrekt van { $place }.
   *[other] { $count } soldaten van { $seat } vertrekken van { $place }.
 }
tradewarz-event-stepped = { $seat } marcheert naar { $place }.
tradewarz-event-crossed = { $seat } bouwt een { $kind } en steekt over naar { $place }.
tradewarz-event-jumped = { $seat } springt naar { $place }.
tradewarz-event-stopped = De troep van { $seat } staat op { $place }.
tradewarz-event-lent = { $seat } laat een supereenheid bij een bondgenoot op { $place }.
tradewarz-event-fetched = { $seat } neemt op { $place } een supereenheid weer mee.
tradewarz-event-raided = { $seat } plundert op { $place } een { $building } van { $owner }.
tradewarz-event-attacked = { $seat } valt { $defender } aan op { $place }.
tradewarz-event-cancelled = { $seat } blaast het gevecht af met { $card }.
tradewarz-event-named = { $tech } vecht voor de hoofdstad van { $seat }.
tradewarz-event-struck = { $count ->
    [one] Nog voor er een kaart is verbrand, sneuvelt er { $count } soldaat van { $seat } op { $place }.
   *[other] Nog voor er een kaart is verbrand, sneuvelen er { $count } soldaten van { $seat } op { $place }.
 }
tradewarz-event-burned = { $seat } verbrandt { $card }.
# $cards: een lijst van moraalkaarten; kracht, treffers en afweer zijn de sommen van de kant
tradewarz-event-revealed = { $seat } vecht met { $card }, moraalkaarten: { $cards }. Kracht { $strength }, treffers { $kill }, afweer { $block }.
tradewarz-event-won = { $seat } verslaat { $loser } op { $place }.
tradewarz-event-level = Op { $place } wint niemand.
tradewarz-event-fell = { $count ->
    [one] Er sneuvelt { $count } soldaat van { $seat } op { $place }.
   *[other] Er sneuvelen { $count } soldaten van { $seat } op { $place }.
 }
tradewarz-event-destroyed = { $seat } vernietigt op { $place } een { $building } van { $owner }.
tradewarz-event-captured = { $seat } verovert op { $place } een { $building } van { $owner }.
tradewarz-event-conquered = { $seat } verovert de hoofdstad van { $owner }.
tradewarz-event-retaken = { $seat } herovert de eigen hoofdstad.
tradewarz-event-sent-back = De troep van { $seat } gaat terug naar { $place }.
tradewarz-event-displaced = { $count ->
    [one] { $count } soldaat van { $seat } gaat naar { $place }.
   *[other] { $count } soldaten van { $seat } gaan naar { $place }.
 }
tradewarz-event-to-gate = { $count ->
    [one] { $count } soldaat van { $seat } gaat naar huis, naar de poort.
   *[other] { $count } soldaten van { $seat } gaan naar huis, naar de poort.
 }
tradewarz-event-to-reserve = { $count ->
    [one] { $count } soldaat van { $seat } gaat naar de reserve.
   *[other] { $count } soldaten van { $seat } gaan naar de reserve.
 }
tradewarz-event-xadlas = { $count ->
    [one] { $seat } krijgt { $count } gouden Xadla: { $reason }.
   *[other] { $seat } krijgt { $count } gouden Xadla's: { $reason }.
 }
tradewarz-event-post-owner = Handelspost { $number } is van { $seat }.
tradewarz-event-post-free = Handelspost { $number } is van niemand.
tradewarz-event-built = { $seat } bouwt op { $place } een { $building }.
tradewarz-event-silo = { $seat } zet een silo op { $octagon }.
tradewarz-event-raised = { $seat } verhoogt de universiteit van { $tree } tot niveau { $level }.
tradewarz-event-bought = { $seat } koopt { $tech }.
tradewarz-event-assigned = { $tech } van { $seat } gaat naar { $place }.
tradewarz-event-recruited = { $count ->
    [one] { $seat } werft { $count } soldaat: { $place }.
   *[other] { $seat } werft { $count } soldaten: { $place }.
 }
tradewarz-event-retreated = { $seat } trekt terug van { $from } naar { $place }.
# $goods: een lijst van hoeveelheden
tradewarz-event-gained = { $seat } neemt { $goods }.
tradewarz-event-income = { $seat } heeft een inkomen van { $goods }.
tradewarz-event-reaped = De karavaan van { $seat } brengt { $resource }.
# $give, $want: lijsten van hoeveelheden
tradewarz-event-offered = { $seat } biedt { $partner } { $give ->
    [geen] niets
   *[other] { $give }
  } voor { $want ->
    [geen] niets
   *[other] { $want }
  }.
tradewarz-event-countered = { $seat } biedt { $partner } in plaats daarvan { $give ->
    [geen] niets
   *[other] { $give }
  } voor { $want ->
    [geen] niets
   *[other] { $want }
  }.
tradewarz-event-traded = { $seat } geeft { $partner } { $give ->
    [geen] niets
   *[other] { $give }
  } en krijgt { $want ->
    [geen] niets
   *[other] { $want }
  }.
tradewarz-event-declined = { $seat } wijst het bod van { $partner } af.
tradewarz-event-withdrew = { $seat } trekt het bod in.
tradewarz-event-proposed = { $seat } stelt een bondgenootschap voor van { $members }.
tradewarz-event-joined = { $members } zijn bondgenoten.
tradewarz-event-refused = { $seat } weigert het bondgenootschap.
tradewarz-event-expelled = De soldaten van { $seat } moeten { $place } verlaten.
tradewarz-event-broke = { $seat } verbreekt het bondgenootschap.
tradewarz-event-played = { $seat } speelt { $card }.
tradewarz-event-drew = { $seat } trekt een moraalkaart.
tradewarz-event-drew-card = { $seat } trekt { $card }.
tradewarz-event-time-up = De tijd is om: het seizoen wordt uitgespeeld.

## Hoe een spel eindigt

tradewarz-ending-years = Het laatste jaar is voorbij; de meeste Xadla's winnen.
tradewarz-ending-xadlas = Het doel is gehaald.
tradewarz-ending-time = De tijd is om; de meeste Xadla's winnen.
tradewarz-ending-bank = De bank heeft geen gouden Xadla's meer; de meeste Xadla's winnen.
tradewarz-ending-safety = Er zijn dertig jaar voorbij; de meeste Xadla's winnen.

## Fasen

tradewarz-phase-setup = Opzetten
tradewarz-phase-houses = Keuze van huizen
tradewarz-phase-order = Beurtvolgorde
tradewarz-phase-sail = Zeilrace
tradewarz-phase-turn = Beurt
tradewarz-phase-after = Na de actie
tradewarz-phase-build = Bouwen
tradewarz-phase-purchase = Technologie kopen
tradewarz-phase-recruit = Werven
tradewarz-phase-squad-back = Terugtrekken: welke troep
tradewarz-phase-resources = Grondstoffen +2
tradewarz-phase-partner = Keuze van een partner
tradewarz-phase-muster = Keuze van een troep
tradewarz-phase-bring = Keuze van een supereenheid
tradewarz-phase-march = Mars
tradewarz-phase-keep = Keuze tussen supereenheden
tradewarz-phase-logistics = Tweede mars
tradewarz-phase-second = Tweede bouwwerk
tradewarz-phase-silos = Silo's plaatsen
tradewarz-phase-site = Keuze van een dorp
tradewarz-phase-assign = Supereenheid toewijzen
tradewarz-phase-retreat = Terugtocht
tradewarz-phase-offer = Bod
tradewarz-phase-answer = Antwoord op een bod
tradewarz-phase-invite = Voorstel van een bondgenootschap
tradewarz-phase-consent = Instemming met een bondgenootschap
tradewarz-phase-cancel = Voor het gevecht
tradewarz-phase-name = Verdediging van de hoofdstad
tradewarz-phase-strike = Eerste klappen
tradewarz-phase-choose = Moraalkaarten
tradewarz-phase-reveal = Openleggen
tradewarz-phase-losses = Verliezen
tradewarz-phase-spoils = Buit
tradewarz-phase-displace = Verplaatsing
tradewarz-phase-support = Onderhoud
tradewarz-phase-settle = Afhandeling
tradewarz-phase-morale = Jaareinde: moraalkaarten
tradewarz-phase-income = Jaareinde: inkomen
tradewarz-phase-reap = Jaareinde: karavanen
tradewarz-phase-spring = Jaareinde: toekenningen
tradewarz-phase-leave = Jaareinde: bezetters vertrekken
tradewarz-phase-close = Einde van het jaar
tradewarz-phase-expel = Gasten vertrekken

## Weigeringen

tradewarz-refused-house = Een ander heeft dit huis.
tradewarz-refused-station-taken = Bij deze aanlegplaats ligt een ander schip.
tradewarz-refused-station-not-reached = Met { $roll } bereikt het schip deze aanlegplaats niet, of het mag nog niet aanleggen.
tradewarz-refused-sail = Het schip kan hoogstens { $spaces } varen; is er niets over, dan moet het aanleggen.
tradewarz-refused-squad = Er kan een troep van hoogstens { $count } vertrekken van een plaats met eigen soldaten die nog niet hebben gemarcheerd, en niet meer dan er onderhoud en een plateau voor is.
tradewarz-refused-offer-step = Eerst wat er wordt gegeven, dan wat er wordt gevraagd; elke grondstof één keer, op volgorde, niet meer dan er is, en niet dezelfde aan beide kanten. Zonder giften wordt er iets gegeven en moet er iets overblijven om te vragen.
tradewarz-refused-offer-empty = Het bod moet iets noemen; zonder giften aan elke kant iets.
tradewarz-refused-card-here = Je hebt deze kaart niet in de hand, of ze is op dit moment niet te gebruiken.
# $price: een lijst van hoeveelheden
tradewarz-refused-price = Dit kost { $price }, en dat is er niet.
tradewarz-refused-token = Voor deze actie is er dit jaar geen fiche meer.
tradewarz-refused-action-price = Het eerste wat je met deze actie zou kunnen doen, kost { $price }, en dat is er niet.
tradewarz-refused-no-university = Geen universiteit staat hoog genoeg voor een technologie die nog over is.
tradewarz-refused-all-taken = Elke technologie heeft al een eigenaar.
tradewarz-refused-no-retreat = Geen troep kan terug: in het dichtstbijzijnde eigen gebouw is geen plaats, en in de poort ook niet.
tradewarz-refused-no-window = Je werd niet gevraagd of je het afblaast: daarvoor is een moraalkaart nodig, en het goud ervoor.
tradewarz-refused-no-card-held = Je werd vanzelf overgeslagen: je hebt geen moraalkaart.
tradewarz-refused-committed = Je hebt je keuze voor dit gevecht gemaakt; die staat vast.
tradewarz-refused-trade-partner = Noem een andere speler.
tradewarz-refused-countered = Op een aanbod volgt één tegenbod.
tradewarz-refused-refuge = De troep gaat naar het dichtstbijzijnde eigen gebouw met plaats voor haar, of naar de poort.
tradewarz-refused-silo-field = De silo komt op een veld dat het vak raakt.
tradewarz-refused-nobody-invited = Er moet eerst iemand worden uitgenodigd.
tradewarz-refused-nothing = Er is nu niets dat met deze actie gedaan kan worden.
tradewarz-refused-no-soldier = Er is geen soldaat die kan marcheren.
tradewarz-refused-retreat = Daar staat geen troep die kan terugtrekken naar een eigen gebouw of naar de poort.
tradewarz-refused-pass = Alleen wie niet kan marcheren en geen grondstoffen kan nemen, mag passen.
tradewarz-refused-silos = Er wachten geen extra silo's, of er is geen dorp dat ze kan hebben.
tradewarz-refused-break = Een bondgenootschap wordt hoogstens één keer per beurt verbroken, met het goud voor elk ander lid.
tradewarz-refused-no-alliance = Er is geen bondgenootschap te verbreken.
tradewarz-refused-no-trading = Aan deze tafel wordt niet geruild.
tradewarz-refused-partner = Noem een andere speler, die nog geen bondgenoot is.
tradewarz-refused-offers-made = Deze speler heeft alle aanbiedingen van deze beurt al gehad.
tradewarz-refused-nothing-to-trade = Jullie tweeën hebben niets dat van eigenaar kan wisselen.
tradewarz-refused-no-alliances = Aan deze tafel zijn er geen bondgenootschappen; er zijn drie spelers of meer voor nodig.
tradewarz-refused-proposed = Een bondgenootschap wordt één keer per beurt voorgesteld.
tradewarz-refused-two-alliances = Een speler is maar in één bondgenootschap tegelijk.
tradewarz-refused-alliance-members = Iemand moet erbuiten blijven, en allen die erin komen moeten het goud hebben.
tradewarz-refused-villages = Er zijn al vijf dorpen.
tradewarz-refused-gate = Bij een poort wordt niets gebouwd.
tradewarz-refused-built-on = Daar staat al een gebouw.
tradewarz-refused-soldier-there = Daar moet een eigen soldaat staan.
tradewarz-refused-sites = Er staan al op zes vakken gebouwen.
tradewarz-refused-settlement-there = Alleen een eigen nederzetting wordt een dorp.
tradewarz-refused-village-there = Een kasteel komt op een eigen dorp.
tradewarz-refused-young-village = Het dorp moet van een eerder jaar zijn.
tradewarz-refused-castles = De twee kastelen van het huis zijn al gebouwd.
tradewarz-refused-free-level = Er is dit jaar geen gratis niveau meer.
tradewarz-refused-level-built = De universiteit staat al op dit niveau.
tradewarz-refused-tech-taken = Iemand heeft deze technologie al gekocht.
tradewarz-refused-university = De universiteit moet op het niveau van de technologie staan.
tradewarz-refused-lower-tech = Eerst is van elk lager niveau een eigen technologie nodig.
tradewarz-refused-supers = Een speler bezit hoogstens vier supereenheden.
tradewarz-refused-capital-held = Zolang een vijand de hoofdstad bezet, wordt er niet geworven.
tradewarz-refused-reserve = Er is geen soldaat in reserve.
tradewarz-refused-own-building = Soldaten worden geworven in de eigen poort of op een eigen gebouw.
tradewarz-refused-support = Buiten de hoofdstad kunnen er niet meer soldaten worden onderhouden.
tradewarz-refused-room = Er is geen plaats voor nog een soldaat, of geen plateau.
tradewarz-refused-stop = De troep mag hier niet stoppen.
tradewarz-refused-closed = Daarheen leidt geen open doorgang of oversteek.
tradewarz-refused-no-crossing = Van hier naar daar kan geen oversteek worden gebouwd.
tradewarz-refused-no-link = Een troep springt alleen tussen verbonden handelsposten die allebei eigen zijn.
tradewarz-refused-spaces = Er zijn geen stappen meer.
tradewarz-refused-gate-closed = Door deze poort komt niemand.
tradewarz-refused-no-room-ahead = Daarvandaan zou de troep niet kunnen stoppen of vechten.

## Wat een actie zal doen

# $price: een lijst van hoeveelheden
tradewarz-preview-left = Dit jaar heb je nog zo veel van deze acties: { $count }.
tradewarz-preview-march = Een troep trekt zo ver als de dobbelsteen van het seizoen zegt: naar land om te bouwen, naar een handelspost, of om te vechten.
tradewarz-preview-build = Een nederzetting, dorp, kasteel of universiteit; hierna kies je wat, en waar.
tradewarz-preview-buy-tech = Een technologie: die werkt de rest van het spel. Hierna kies je welke.
tradewarz-preview-recruit = 1 soldaat erbij. Hierna kies je waar.
tradewarz-preview-retreat = Een troep gaat terug naar je naaste gebouw, of naar huis, zonder te gooien.
tradewarz-preview-resources = 2 van één grondstof, of van twee elk 1, voor niets.
tradewarz-preview-trade = Kost geen actie: je biedt een ander goederen voor goederen.
tradewarz-preview-alliance = Kost geen actie: bondgenoten vechten niet tegen elkaar. Wie meedoet betaalt 4 goud.
tradewarz-preview-price = Kost { $price }.
tradewarz-preview-silos = { $count ->
    [one] { $count } silo, die elk jaar 1 grondstof opbrengt. Velden daar: { $fields }.
   *[other] { $count } silo's, die elk jaar elk 1 grondstof opbrengen. Velden daar: { $fields }.
 }
tradewarz-preview-gold = Brengt elk jaar { $count } goud meer op.
tradewarz-preview-silver = { $count ->
    [one] { $count } zilveren Xadla, zolang het van jou is.
   *[other] { $count } zilveren Xadla's, zolang het van jou is.
 }
tradewarz-preview-support = { $count ->
    [one] Onderhoudt { $count } soldaat buiten je hoofdstad.
   *[other] Onderhoudt { $count } soldaten buiten je hoofdstad.
 }
tradewarz-preview-level = Daarna mag je technologieën van { $tree } kopen tot en met niveau { $level }.
tradewarz-preview-values = { $scope }: kracht { $strength }, treffers { $kill }, afweer { $block }.
# $fields: hoeveel van elke grondstof, zoals 2 graan
tradewarz-preview-behind = Velden achter deze poort: { $fields }. Elk kan 1 van zijn grondstof per jaar opbrengen, zodra je ernaast hebt gebouwd.
tradewarz-preview-around = Velden daar: { $fields }.
tradewarz-preview-fight = Een gevecht tegen { $seat }, die daar { $count ->
    [one] { $count } soldaat
   *[other] { $count } soldaten
 } heeft.
tradewarz-preview-stay = { $count ->
    [0] Niemand blijft daar achter.
    [one] { $count } soldaat blijft achter.
   *[other] { $count } soldaten blijven achter.
 }
tradewarz-preview-post = Handelspost { $number }: een zilveren Xadla en 1 goud per jaar, zolang je er staat.
tradewarz-preview-post-brief = handelspost
tradewarz-preview-behind-brief = velden: { $fields }
tradewarz-preview-around-brief = velden: { $fields }
tradewarz-preview-stay-brief = { $count ->
    [0] niemand blijft
    [one] { $count } blijft
   *[other] { $count } blijven
 }
tradewarz-preview-fight-brief = gevecht, { $count }
tradewarz-preview-left-brief = nog { $count }
tradewarz-preview-price-brief = −{ $price }
tradewarz-preview-silos-brief = { $count ->
    [one] +{ $count } silo: { $fields }
   *[other] +{ $count } silo's: { $fields }
 }
tradewarz-preview-gold-brief = +{ $count } goud per jaar
tradewarz-preview-silver-brief = { $count ->
    [one] +{ $count } Xadla
   *[other] +{ $count } Xadla's
 }

## De tafel in woorden

tradewarz-table-season = Jaar { $year }, { $season }. { $seat } is aan de beurt.
# $golden, $silver: Xadla's; $morale, $battle: kaarten in de hand en in de gevechtsstapel
tradewarz-table-player = { $seat }: { $golden } gouden en { $silver } zilveren Xadla's; { $gold } goud, { $lumber } hout, { $mining } erts, { $wheat } graan; { $reserve } in reserve; { $morale } moraalkaarten, { $battle } gevechtskaarten.
# $used van $most: soldaten buiten de hoofdstad
tradewarz-table-capital = Hoofdstad van { $seat }: { $gate }. Soldaten buiten: { $used } van { $most }.
tradewarz-table-ship = Ankerpunten die het schip van { $seat } heeft gevaren: { $spaces }.
tradewarz-table-techs = Technologieën van { $seat }: { $techs }.
tradewarz-table-alliance = { $seat } is bondgenoot van { $members }.
tradewarz-table-post-free = Handelspost { $number } op { $place }: van niemand.
tradewarz-table-post = Handelspost { $number } op { $place }: van { $seat }.
# $count: soldaten van alle $seats samen
tradewarz-table-army = Leger op { $place }: { $count }, van { $seats }.
tradewarz-table-army-super = Leger op { $place }: { $count }, van { $seats }, met { $tech }.
tradewarz-table-building = { $seat } op { $place }: { $building }, silo's op { $octagons }.
tradewarz-table-march = Een troep van { $count } van { $seat } marcheert op { $place }, stappen over: { $spaces }.
tradewarz-table-battle = Gevecht op { $place }: { $attacker } (kracht { $attacking-strength }, treffers { $attacking-kill }, afweer { $attacking-block }) tegen { $defender } ({ $defending-strength }, { $defending-kill }, { $defending-block }), zonder kaarten.
tradewarz-table-hand = Moraalkaarten in de hand: { $cards }.

## Wat technologieën doen: één zin voor elk effectwoord

# $amount: het aantal uit de rij
tradewarz-effect-reserve = { $amount ->
    [one] { $amount } soldaat meer in reserve.
   *[other] { $amount } soldaten meer in reserve.
 }
tradewarz-effect-free-soldier = { $amount ->
    [one] { $amount } soldaat gaat meteen van de reserve naar de poort.
   *[other] { $amount } soldaten gaan meteen van de reserve naar de poort.
 }
tradewarz-effect-yearly-soldier = { $amount ->
    [one] { $amount } gratis soldaat per jaar meer.
   *[other] { $amount } gratis soldaten per jaar meer.
 }
tradewarz-effect-soldier-wheat = Een soldaat kost je { $amount } graan.
tradewarz-effect-soldier-lumber = Een soldaat kost je { $amount } hout.
tradewarz-effect-squad-limit = Je troepen mogen { $amount } soldaten tellen.
tradewarz-effect-double-build = Eén keer per jaar bouw je met één actie twee dingen.
tradewarz-effect-double-march = Elke mars mag twee troepen verplaatsen, elk met een eigen worp.
tradewarz-effect-level-discount = Elk universiteitsniveau kost { $amount } goud en { $amount } erts minder.
tradewarz-effect-free-level = Eén keer per jaar is één universiteitsniveau gratis.
tradewarz-effect-extra-silos = { $amount ->
    [one] { $amount } extra silo bij één dorp.
   *[other] { $amount } extra silo's bij één dorp.
 }
tradewarz-effect-march-bonus = { $amount ->
    [one] Haar troep marcheert { $amount } stap verder.
   *[other] Haar troep marcheert { $amount } stappen verder.
 }
tradewarz-effect-kill-when-attacking = { $amount ->
    [one] Valt haar troep aan, dan sneuvelt er { $amount } verdediger voor er kaarten worden verbrand.
   *[other] Valt haar troep aan, dan sneuvelen er { $amount } verdedigers voor er kaarten worden verbrand.
 }
tradewarz-effect-kill-when-defending = { $amount ->
    [one] Wordt haar troep aangevallen, dan sneuvelt er { $amount } aanvaller voor er kaarten worden verbrand.
   *[other] Wordt haar troep aangevallen, dan sneuvelen er { $amount } aanvallers voor er kaarten worden verbrand.
 }
tradewarz-effect-ignore-castle = Een kasteel dat haar troep aanvalt, heeft geen kracht en geen afweer.
# Voor wie gevechtswaarden tellen
tradewarz-scope-owner = Voor jou
tradewarz-scope-defence = Al je legers als ze verdedigen
tradewarz-scope-attack = Al je troepen als ze aanvallen
tradewarz-scope-squad = Haar troep, in aanval en verdediging
tradewarz-values = Kracht { $strength }, treffers { $kill }, afweer { $block }
# $goods: een lijst van hoeveelheden
tradewarz-yearly = Elk jaar { $goods }.
tradewarz-yearly-area = { $area ->
    [one] Elk jaar { $area } grondstof van de velden om haar troep.
   *[other] Elk jaar { $area } grondstoffen van de velden om haar troep.
 }

## Wat moraalkaarten doen

# $amount en $what: de kolommen van de rij
tradewarz-morale-strength = Kracht +{ $amount } in een gevecht.
tradewarz-morale-kill = Treffers +{ $amount } in een gevecht.
tradewarz-morale-block = Afweer +{ $amount } in een gevecht.
tradewarz-morale-cancel = Blaast een gevecht af voor er kaarten worden verbrand; je betaalt je tegenstander.
tradewarz-morale-resource = { $what ->
    [gold] Neem { $amount } goud.
    [lumber] Neem { $amount } hout.
    [mining] Neem { $amount } erts.
    [wheat] Neem { $amount } graan.
   *[every] Neem { $amount } van elke grondstof.
 }
tradewarz-morale-volunteer = { $amount ->
    [one] { $amount } soldaat gaat van de reserve naar de poort.
   *[other] { $amount } soldaten gaan van de reserve naar de poort.
 }
tradewarz-morale-forced-march = { $amount ->
    [one] Eén mars gaat deze beurt { $amount } stap verder.
   *[other] Eén mars gaat deze beurt { $amount } stappen verder.
 }
tradewarz-morale-engineers = Eén oversteek kost deze beurt { $amount } hout en { $amount } erts minder.

## Opties

tradewarz-option-end = Hoe het spel eindigt
tradewarz-choice-end-years = Na een aantal jaren
tradewarz-choice-end-xadlas = Als iemand een aantal Xadla's heeft
tradewarz-choice-end-time = Als de tijd om is
tradewarz-option-years = Jaren (einde: jaren)
tradewarz-choice-years-4 = 4
tradewarz-choice-years-1 = 1: om te proberen
tradewarz-choice-years-2 = 2
tradewarz-choice-years-3 = 3
tradewarz-choice-years-5 = 5
tradewarz-choice-years-6 = 6
tradewarz-choice-years-8 = 8
tradewarz-option-xadla-target = Te halen Xadla's (einde: Xadla's)
tradewarz-choice-xadla-target-6 = 6
tradewarz-choice-xadla-target-4 = 4
tradewarz-choice-xadla-target-8 = 8
tradewarz-choice-xadla-target-10 = 10
tradewarz-choice-xadla-target-12 = 12
tradewarz-option-alliances = Bondgenootschappen
tradewarz-choice-alliances-on = Kunnen samen winnen als Xadla's het spel beëindigen
tradewarz-choice-alliances-no-joint-victory = Winnen nooit samen
tradewarz-choice-alliances-off = Geen
tradewarz-option-trading = Ruilen
tradewarz-choice-trading-open = Vrij, ook giften
tradewarz-choice-trading-no-gifts = Elke kant geeft iets
tradewarz-choice-trading-off = Niet
tradewarz-option-sailing = Aanleggen
tradewarz-choice-sailing-first-free-station = Bij de eerste plaats die bevalt
tradewarz-choice-sailing-full-lap = Pas na een hele ronde
tradewarz-option-crossings = Wegen, bruggen en tunnels
tradewarz-choice-crossings-per-octagon = Eén op elke achthoek
tradewarz-choice-crossings-per-diagonal = Eén op elke diagonaal
tradewarz-option-battle-ties = Gelijke kracht in een gevecht
tradewarz-choice-battle-ties-nobody-wins = Niemand wint
tradewarz-choice-battle-ties-defender-wins = De verdediger wint
tradewarz-option-displacement = Overlevenden van de verliezer
tradewarz-choice-displacement-winner-places = De winnaar zegt waar elk heen gaat
tradewarz-choice-displacement-owner-retreats = Hun eigenaar brengt ze naar het dichtstbijzijnde gebouw
tradewarz-option-named-defences = Dorpsverdediging en Versterkte kastelen
tradewarz-choice-named-defences-everywhere = Tellen overal
tradewarz-choice-named-defences-on-site = Tellen alleen bij dorpen en kastelen

## De lobby, en knoppen waarachter veel van één soort is gevouwen

tradewarz-lobby = Je vaart om het hardst rond een nieuw continent naar een plek om te landen, sticht een hoofdstad en leidt haar door jaren van vijf seizoenen. Marcheer, bouw, studeer, werf, onderhandel en vecht om Xadla's.
tradewarz-weight = pittig
tradewarz-score = Xadla's
# Delen van wat een stelling waard is; hoeveel meer of minder komt erachter
tradewarz-part-golden = gouden Xadlas
tradewarz-part-silver = zilveren Xadlas
tradewarz-part-villages = dorpen
tradewarz-part-buildings = nederzettingen en kastelen
tradewarz-part-soldiers = soldaten
tradewarz-part-resources = grondstoffen
tradewarz-part-techs = technologieën
# $count: hoeveel; een hint zegt hoeveel slechter een actie is
tradewarz-lead = { $count ->
    [one] 1 Xadla
   *[other] { $count } Xadla's
 }
tradewarz-group-house = Kies een huis
tradewarz-group-sail = Vaar verder
tradewarz-group-dock = Leg aan
tradewarz-group-settlement = Bouw een nederzetting
tradewarz-group-village = Bouw een dorp
tradewarz-group-upgrade = Maak van een nederzetting een dorp
tradewarz-group-castle = Bouw een kasteel
tradewarz-group-university = Verhoog een universiteit
tradewarz-group-free-university = Verhoog een universiteit, één niveau gratis
tradewarz-group-buy = Koop een technologie
tradewarz-group-soldier = Werf een soldaat
tradewarz-group-fall-back = Trek terug
tradewarz-group-gain = Neem twee grondstoffen
tradewarz-group-offer = Doe een bod
tradewarz-group-play = Speel een moraalkaart
tradewarz-group-add = Gebruik een moraalkaart
tradewarz-group-invite = Neem iemand op
tradewarz-group-squad = Kies een troep
tradewarz-group-step = Marcheer verder
tradewarz-group-cross = Bouw een oversteek
tradewarz-group-jump = Spring naar een handelspost
tradewarz-group-silo = Plaats een silo
tradewarz-group-send = Stuur weg
tradewarz-group-go = Trek terug naar
tradewarz-group-home = Stuur een soldaat naar huis
tradewarz-group-assign = Wijs de supereenheid toe
tradewarz-group-give = Geef
tradewarz-group-want = Vraag
tradewarz-group-reap = De karavaan brengt

## De getekende tafel

tradewarz-web-map = De kaart
tradewarz-web-octagon = { $octagon }: { $field }
tradewarz-web-around = { $place }, tussen { $fields }.
tradewarz-web-mountain = berg
tradewarz-web-lake = meer
tradewarz-web-order = Beurt { $number } van elk seizoen
tradewarz-web-golden = Gouden Xadla's
tradewarz-web-silver = Zilveren Xadla's
tradewarz-web-xadlas = { $golden } gouden en { $silver } zilveren Xadla's
tradewarz-web-reserve = { $count ->
    [one] { $count } soldaat in reserve
   *[other] { $count } soldaten in reserve
 }
tradewarz-web-support = Soldaten buiten de hoofdstad: { $used }; onderhoud voor { $most }
tradewarz-web-battle-cards = { $count ->
    [one] Nog { $count } gevechtskaart
   *[other] Nog { $count } gevechtskaarten
 }
tradewarz-web-morale-cards = { $count ->
    [one] { $count } moraalkaart in de hand
   *[other] { $count } moraalkaarten in de hand
 }
tradewarz-web-university = Universiteit van { $tree }: niveau { $level } van 4
tradewarz-web-action-board = Actiebord
tradewarz-web-year = Jaar { $year }
tradewarz-web-year-of = Jaar { $year } van { $years }
tradewarz-web-fact-economy = economie
tradewarz-web-fact-engineering = techniek
tradewarz-web-fact-military = krijg
tradewarz-web-fact-soldier = in reserve
tradewarz-web-fact-support = te velde
tradewarz-web-fact-battle = gevecht
tradewarz-web-fact-morale = moraal
tradewarz-web-pane-map = Kaart
tradewarz-web-pane-actions = Seizoenen
tradewarz-web-pane-others = Spelers
tradewarz-web-tokens = Jouw fiches
tradewarz-web-tokens-left = nog { $count }
tradewarz-web-technologies = Technologieën
tradewarz-web-trees = Takken
tradewarz-web-goal = De meeste Xadla's winnen: kastelen, handelsposten, gevechten, universiteiten niveau 4, rijkdom.
tradewarz-web-each = elk
tradewarz-web-level = Niveau { $level }
tradewarz-web-taken = Gekocht door { $seat }
tradewarz-web-look-at-one = Vet: je universiteit en je technologieën laten het toe. Wijs er een aan om te zien wat ze doet.
tradewarz-web-hand = Jouw kaarten
tradewarz-web-no-morale = Geen moraalkaarten in de hand
tradewarz-web-battle-deck = Jouw gevechtskaarten
tradewarz-web-burnt = Verbrand.
tradewarz-web-used = Gebruikt.
tradewarz-web-bank = In de bank: { $golden } gouden en { $silver } zilveren Xadla's
tradewarz-web-morale-deck = { $count ->
    [one] { $count } kaart in de moraalstapel
   *[other] { $count } kaarten in de moraalstapel
 }
tradewarz-web-battle = Gevecht om { $place }
tradewarz-web-attacks = valt aan
tradewarz-web-defends = verdedigt
tradewarz-web-soldiers = { $count ->
    [one] { $count } soldaat
   *[other] { $count } soldaten
 }
tradewarz-web-strength = Kracht
tradewarz-web-kill = Treffers
tradewarz-web-block = Afweer
tradewarz-web-without-cards = zonder kaarten
tradewarz-web-is-ready = klaar
tradewarz-web-lost = { $count ->
    [one] { $count } soldaat gevallen
   *[other] { $count } soldaten gevallen
 }
tradewarz-web-offer = Aanbod
tradewarz-web-counter-offer = Tegenbod
tradewarz-web-gives = { $seat } geeft
tradewarz-web-alliance = Bondgenootschap
tradewarz-web-agreed = stemt in
tradewarz-web-alliance-price = Wie toetreedt, betaalt { $gold } goud aan de bank.
tradewarz-web-year-end = Wat jaar { $year } bracht
tradewarz-web-new-soldiers = Nieuwe soldaten
tradewarz-web-new-cards = Getrokken moraalkaarten
# What the reference sheets of the box tell: TW-COMP-12
tradewarz-web-legend = Prijzen en tekens
tradewarz-web-legend-university = universiteit van { $tree }: het niveau
tradewarz-web-legend-reserve = soldaten in reserve
tradewarz-web-legend-support = soldaten buiten de hoofdstad, en voor hoeveel er onderhoud is
tradewarz-web-legend-battle = gevechtskaarten over
tradewarz-web-legend-morale = moraalkaarten
tradewarz-web-legend-super = supereenheid
tradewarz-web-legend-silo = silo: levert wat het veld draagt
tradewarz-web-legend-closed = afgesloten weg, tussen twee hindernissen
tradewarz-web-legend-post = handelspost
tradewarz-web-legend-linked = verbonden handelsposten
tradewarz-web-legend-station = aanlegplaats voor een schip
tradewarz-confirm-break = Het bondgenootschap verbreken kost goud en is niet terug te draaien. Verbreken?
tradewarz-confirm-pass = Je hebt nog fiches voor een actie. Toch passen?

## Tips, de eerste keer dat iets voorkomt

tradewarz-tip-verb-house = Een huis is een naam en een wapen; ze spelen allemaal hetzelfde. Neem wat je mooi vindt.
tradewarz-tip-verb-dock = Kijk naar de vakken achter de poort: velden ernaast leveren op, bergen en meren niet. Doorvaren kan beter land opleveren, of bezet land.
tradewarz-tip-verb-march = Een troep gaat zo ver als de dobbelsteen van het seizoen zegt. Laat een soldaat achter waar een gebouw anders omvergelopen wordt.
tradewarz-tip-verb-settlement = Een dorp kost iets meer dan een nederzetting, levert twee keer zoveel op en onderhoudt twee soldaten. Vakken met vier velden zijn het best.
tradewarz-tip-verb-trade = Je mag voor of na je actie een ruil aanbieden. Een goed bod geeft de ander wat daar schaars is, en jou wat je nu nodig hebt.
tradewarz-tip-verb-accept = Een bod aan jou. Vraag je af wat de ander ermee gaat doen voor je naar je eigen winst kijkt.
tradewarz-tip-verb-buy = Een technologie is er één keer: weg is weg. Krijgskunst telt als je aanvalt, techniek als je verdedigt, economie elk jaar.
tradewarz-tip-verb-commit = Moraalkaarten die je toevoegt zijn daarna weg, ook als je verliest. Bewaar ze voor gevechten die van een of twee punten afhangen.
tradewarz-tip-event-raided = Een gebouw dat niemand bewaakt is weg zodra een vijand erover loopt. Eén soldaat is genoeg om er een gevecht van te maken.
tradewarz-tip-event-attacked = Allebei verbranden ze een kaart, dan tonen ze er een. Meer kracht wint; alleen treffers en afweer bepalen wie valt.
tradewarz-tip-face-tech = Een technologie vraagt je universiteit op haar niveau, en op elk lager niveau één technologie van jou in die boom.
tradewarz-tip-face-morale = Een moraalkaart werkt één keer. Sommige zijn voor een gevecht, andere voor je beurt: lees wanneer je haar mag spelen voor je erop rekent.
tradewarz-tip-face-morale-cancel-battle = Deze kaart blaast een gevecht af voor het begint: de groep gaat terug, en wie haar speelt, betaalt de ander 2 goud.

## Opdrachten vooraf

# $seat: een speler
tradewarz-order-decline = Wijs in deze beurt elk aanbod af
tradewarz-order-decline-from = Wijs in dit seizoen elk aanbod van { $seat } af
# $count: grondstoffen van alle soorten
tradewarz-order-decline-below = Wijs in deze beurt elk aanbod van minder dan { $count ->
    [one] { $count } grondstof
   *[other] { $count } grondstoffen
 } af
tradewarz-order-no-cards = Speel geen kaarten in dit gevecht
tradewarz-order-no-cards-this-turn = Speel deze beurt in geen enkel gevecht kaarten
