# Wat Rule of Trigon zegt. Elk bericht staat ook, met dezelfde argumenten, in en.ftl.
# $seat, $partner: een speler bij naam; $land, $spot, $from, $to, $village, $quest, $card, $skull, $bonus: namen uit de inhoud;
# $metal, $figure, $group, $pair, $kind: een van de namen hieronder; $coins, $give, $want, $figures: lijsten van aantallen hieronder.

## Namen

trigon-metal-copper = koper
trigon-metal-silver = zilver
trigon-metal-gold = goud
# Een aantal van één soort
trigon-coins-copper = { $count } koper
trigon-coins-silver = { $count } zilver
trigon-coins-gold = { $count } goud
trigon-figure-knight = ridder
trigon-figure-scout = verkenner
trigon-figure-boat = boot
trigon-figures-knight = { $count ->
    [one] { $count } ridder
   *[other] { $count } ridders
 }
trigon-figures-scout = { $count ->
    [one] { $count } verkenner
   *[other] { $count } verkenners
 }
trigon-figures-boat = { $count ->
    [one] { $count } boot
   *[other] { $count } boten
 }
# De delen van een groep: wie half gebruikt is, heeft deze beurt al gelopen of gevaren
trigon-group-fresh-knights = ridders die nog niet verplaatst zijn
trigon-group-half-knights = ridders die al liepen of voeren
trigon-group-fresh-scouts = verkenners die nog niet verplaatst zijn
trigon-group-half-scouts = verkenners die al liepen of voeren
trigon-group-boats = boten
trigon-pair-quest-for-quest = een opdracht voor een opdracht
trigon-pair-quest-for-play = een opdracht voor een uitspeelkaart
trigon-pair-play-for-quest = een uitspeelkaart voor een opdracht
trigon-pair-play-for-play = een uitspeelkaart voor een uitspeelkaart
trigon-way-land = te voet
trigon-way-sea = per boot
trigon-card-kind-quest = een opdracht
trigon-card-kind-play = een uitspeelkaart
trigon-category-warfare = Krijgskunst
trigon-category-trade = Handel
trigon-category-building = Bouw & cultuur
trigon-category-development = Ontwikkeling
trigon-category-magic = Magie
trigon-category-transport = Transport & jacht
trigon-category-nature = Natuur & geneeskunde
trigon-colour-noorland = groen
trigon-colour-lumos = paars
trigon-colour-calmania = geel
trigon-colour-kalland = wit
trigon-village-kind-capital = machtig hoofddorp
trigon-village-kind-simple = eenvoudige nederzetting
trigon-village-kind-developed = ontwikkeld dorp
trigon-village-kind-luxury = grote plaats van luxe en welvaart
trigon-settlement-village = dorp
trigon-settlement-city = stad

## Knoppen

trigon-do-land = Heers over { $land }
trigon-do-settle = Zet je tweede dorp bij { $spot }
trigon-do-place = Zet het bij { $spot }
trigon-do-post = { $amount ->
    [one] { $amount } ridder bij { $spot }
   *[other] { $amount } ridders bij { $spot }
 }
trigon-do-train-knight = Leid een ridder op in { $spot }
trigon-do-train-scout = Leid een verkenner op in { $spot }
trigon-do-build-boat = Bouw een boot in { $spot }
trigon-do-found = Sticht een dorp bij { $spot }
trigon-do-march = Trek weg uit { $spot }
trigon-do-sail = Vaar weg uit { $spot }
trigon-do-buy-quest = Koop een opdracht
trigon-do-buy-card = Koop een uitspeelkaart
trigon-do-exchange = Wissel { $metal }
trigon-do-play = Speel { $card }
trigon-do-trade = Bied { $partner } munten
trigon-do-swap = Bied { $partner } { $pair }
trigon-do-crown = Kroon een keizer
trigon-do-end = Beëindig de beurt
trigon-do-to = Naar { $spot }
trigon-do-take = { $amount ->
    [0] Geen
    [one] { $amount } gaat mee
   *[other] { $amount } gaan mee
 }
# Hetzelfde waar de vraag er niet bij staat, zoals in een hint
trigon-do-take-alone = { $amount ->
    [0] geen van de { $group }
   *[other] { $amount } van de { $group }
 }
trigon-do-give = Geef { $amount } { $metal }
trigon-do-want = Vraag { $amount } { $metal }
trigon-do-propose = Stel dit voor
trigon-do-withdraw = Trek in
trigon-do-accept = Neem aan
trigon-do-decline = Wijs af
trigon-do-lay-quest = Geef "{ $quest }"
trigon-do-lay-card = Geef { $card }
trigon-do-pass = Pas
trigon-do-done = Verder niets
trigon-do-lose = Verlies een { $figure }
trigon-do-flee = Vlucht { $way }
trigon-do-target = Kies { $partner }
trigon-do-site = Kies { $spot }
trigon-do-drop = { $amount } van { $spot }
trigon-do-coins = { $amount } { $metal }
trigon-do-turncoat = Een { $figure } bij { $spot } loopt over
trigon-do-steal-quest = Neem "{ $quest }"
trigon-do-steal-card = Neem { $card }

## Wat enkele keuzes gemeen hebben, één keer ervoor gezegd; wat van elk overblijft, komt erachter

trigon-head-train-knight = Leid een ridder op in:
trigon-head-train-scout = Leid een verkenner op in:
trigon-head-build-boat = Bouw een boot in:
trigon-head-found = Sticht een dorp bij:
trigon-head-march = Trek weg uit:
trigon-head-sail = Vaar weg uit:
trigon-head-to = Naar:
trigon-head-site = Kies:
trigon-head-settle = Zet je tweede dorp bij:
trigon-head-place = Zet het bij:
trigon-head-land = Heers over:
trigon-head-play = Speel:

## Wat er wordt gevraagd

trigon-ask-colours = Over welk land heers je?
trigon-ask-second = Waar staat je tweede dorp?
trigon-ask-turn = Jouw beurt: doe alles wat je kunt betalen; beëindig hem dan.
trigon-ask-offer = Je bod aan { $partner }: je geeft { $give ->
    [geen] niets
   *[other] { $give }
  }, je wilt { $want ->
    [geen] niets
   *[other] { $want }
  }. Zeg eerst wat je geeft, dan wat je wilt.
trigon-ask-answer = { $partner } biedt je { $give ->
    [geen] niets
   *[other] { $give }
  } voor { $want ->
    [geen] niets
   *[other] { $want }
  }. Wat zeg je?
trigon-ask-way = Waar trekken figuren uit { $spot } heen?
trigon-ask-way-sea = Waar varen boten uit { $spot } heen?
trigon-ask-group = Van { $from } naar { $to }: hoeveel van de { $group } gaan mee?
trigon-ask-bonus = { $figures } voor de nieuwe stad { $spot } kan daar niet staan. Waar dan?
trigon-ask-post = { $count ->
    [one] Nog { $count } ridder: waar komt die?
   *[other] Nog { $count } ridders: waar komen ze, en hoeveel?
 }
trigon-ask-battle = { $partner } valt je aan bij { $spot }: { $figures }. Speel je een kaart om te vluchten?
trigon-ask-flee = Wie vlucht uit { $spot }? Wat blijft, wordt aangevallen.
trigon-ask-refuge = Waar vluchten de figuren bij { $spot } heen?
trigon-ask-fugitives = Van { $from } naar { $to }: hoeveel van de { $group } vluchten er?
trigon-ask-dice = Veldslag om { $spot }. Jouw dobbelstenen: { $own }, die van de ander: { $other }. Speel je een kaart voor meer?
trigon-ask-lose = Veldslag om { $spot }: je wierp minder. Welk figuur verlies je?
trigon-ask-protect = Een doodshoofd: { $card }. Laat je een beschermer zien?
trigon-ask-target = { $card }: wie kies je?
trigon-ask-site = { $card }: welke nederzetting kies je?
trigon-ask-drop-knights = { $count ->
    [one] { $card }: er sneuvelt { $count } ridder van jou. Waar?
   *[other] { $card }: er sneuvelen { $count } ridders van jou. Waar?
 }
trigon-ask-drop-people = { $count ->
    [one] { $card }: je verliest { $count } inwoner. Waar?
   *[other] { $card }: je verliest { $count } inwoners. Waar?
 }
trigon-ask-pay-coins = { $count ->
    [one] { $card }: je betaalt { $count } munt. Welke?
   *[other] { $card }: je betaalt { $count } munten. Welke?
 }
trigon-ask-take-coins = { $count ->
    [one] { $card }: je neemt { $count } munt. Welke?
   *[other] { $card }: je neemt { $count } munten. Welke?
 }
trigon-ask-take-rolled = { $card }: je mag hoogstens { $coins } nemen. Hoeveel?
trigon-ask-turncoat = Welk figuur loopt naar je over?
trigon-ask-free-village = { $card }: waar sticht je het gratis dorp? Je mag ervan afzien.
trigon-ask-intrigue = Zet je een dorp van jezelf bij { $spot }? Zo niet, dan sterven allen die er wonen.
trigon-ask-spy = Je ziet de hand van { $partner }. Welke kaart neem je, als je er een wilt?
trigon-ask-swap-card = Je bod aan { $partner }: { $pair }. Welke kaart geef je?
trigon-ask-swap-answer = { $partner } biedt je ongezien { $pair }. Welke kaart geef je, als je het goedvindt?

## Wat er gebeurt

trigon-event-drew-colour = { $seat } heerst over { $land }.
trigon-event-chose-colour = { $seat } kiest { $land }.
trigon-event-rolled-start = { $seat } werpt { $roll } om te bepalen wie begint.
trigon-event-second-village = { $seat } heeft een tweede dorp bij { $spot }: { $village }.
trigon-event-round = Ronde { $round }. { $seat } is eerste.
trigon-event-taxed = { $seat } krijgt { $coins } aan belasting.
trigon-event-born = { $count ->
    [one] Bij { $seat } wordt in { $spot } { $count } inwoner geboren.
   *[other] Bij { $seat } worden in { $spot } { $count } inwoners geboren.
 }
trigon-event-city = { $spot } van { $seat } wordt een stad.
trigon-event-bonus = { $seat } krijgt { $figures } bij { $spot }.
trigon-event-bonus-lost = { $seat } heeft geen plaats of geen stuk voor { $figures }.
trigon-event-land-knights = { $count ->
    [one] { $seat } bezit heel { $land } en krijgt { $count } ridder.
   *[other] { $seat } bezit heel { $land } en krijgt { $count } ridders.
 }
trigon-event-posted = { $count ->
    [one] { $seat } zet { $count } ridder bij { $spot }.
   *[other] { $seat } zet { $count } ridders bij { $spot }.
 }
trigon-event-turn = { $seat } is aan de beurt.
trigon-event-trained = { $seat } leidt op in { $spot }: { $figures }.
trigon-event-built-boat = { $seat } bouwt een boot in { $spot }.
trigon-event-bought-quest = { $seat } koopt een opdracht.
trigon-event-drew-quest = { $seat } heeft de opdracht "{ $quest }".
trigon-event-bought-card = { $seat } koopt een uitspeelkaart.
trigon-event-drew-card = { $seat } heeft de uitspeelkaart { $card }.
trigon-event-turned-up = { $seat } trekt { $card }.
trigon-event-reshuffled = De aflegstapel wordt tot een nieuwe stapel geschud.
trigon-event-exchanged = { $seat } levert { $give } in bij de bank en krijgt { $want }.
trigon-event-offered = { $seat } biedt { $partner } aan: { $give ->
    [geen] niets
   *[other] { $give }
  } voor { $want ->
    [geen] niets
   *[other] { $want }
  }.
trigon-event-withdrew = { $seat } trekt het bod in.
trigon-event-declined = { $seat } wijst het bod van { $partner } af.
trigon-event-traded = { $seat } geeft { $give ->
    [geen] niets
   *[other] { $give }
  } aan { $partner } en krijgt { $want ->
    [geen] niets
   *[other] { $want }
  }.
trigon-event-marched = { $seat } trekt van { $from } naar { $to }: { $figures }.
trigon-event-sailed = { $seat } vaart van { $from } naar { $to }: { $figures }.
trigon-event-founded = { $seat } sticht een dorp bij { $spot }: { $village }.
trigon-event-crowned = { $seat } kroont een keizer.
trigon-event-completed = { $seat } voltooit de opdracht "{ $quest }".
trigon-event-bonus-card = { $seat } krijgt { $bonus }.
trigon-event-out = { $seat } ligt uit het spel, met de uitspeelkaarten { $cards } en de opdrachten { $quests }.
trigon-event-attacked = { $seat } valt { $partner } aan bij { $spot }: { $figures }.
trigon-event-fled = { $seat } vlucht van { $from } naar { $to }: { $figures }.
trigon-event-stands = { $seat } houdt stand.
trigon-event-dice-card = { $seat } speelt { $card } voor meer dobbelstenen.
# $attack, $defence: lijsten van ogen
trigon-event-threw = { $spot }: { $seat } werpt { $attack }, { $partner } werpt { $defence }.
trigon-event-lost = { $seat } verliest { $figures } bij { $spot }.
trigon-event-won-battle = { $seat } verslaat { $partner } bij { $spot }.
trigon-event-returned = { $seat } keert terug naar { $spot }: { $figures }.
trigon-event-conquered = { $count ->
    [one] { $seat } verovert { $spot } op { $partner }, met { $count } inwoner.
   *[other] { $seat } verovert { $spot } op { $partner }, met { $count } inwoners.
 }
trigon-event-destroyed = { $seat } vernietigt { $spot }.
trigon-event-palace-lost = { $seat } is het paleis voorgoed kwijt.
trigon-event-played = { $seat } speelt { $card }.
trigon-event-protected = { $seat } is beschermd tegen { $skull }: { $card }.
trigon-event-no-effect = { $card }: geen gevolg voor { $seat }.
trigon-event-paid = { $seat } betaalt { $coins }.
trigon-event-gained = { $seat } krijgt { $coins }.
trigon-event-stole = { $seat } neemt { $coins } van { $partner }.
trigon-event-rolled = { $seat } werpt { $roll }.
trigon-event-lost-people = { $count ->
    [one] { $seat } verliest { $count } inwoner van { $spot }.
   *[other] { $seat } verliest { $count } inwoners van { $spot }.
 }
trigon-event-grew = { $count ->
    [one] In { $spot } van { $seat } komt { $count } inwoner bij.
   *[other] In { $spot } van { $seat } komen { $count } inwoners bij.
 }
trigon-event-reinforced = { $seat } krijgt gratis bij { $spot }: { $figures }.
trigon-event-lost-settlement = { $seat } verliest de nederzetting { $spot }: { $village }.
trigon-event-intrigued = { $seat } neemt door een intrige { $spot } van { $partner }: { $village }.
trigon-event-turned = { $seat } neemt bij { $spot } over van { $partner }: { $figures }.
trigon-event-spied = { $seat } bekijkt de hand van { $partner }.
trigon-event-saw = { $partner } heeft als opdrachten: { $quests }; als uitspeelkaarten: { $cards }.
trigon-event-stole-card = { $seat } neemt { $kind } van { $partner }.
trigon-event-got-card = { $seat } heeft nu { $card }.
trigon-event-got-quest = { $seat } heeft nu de opdracht "{ $quest }".
trigon-event-swap-offered = { $seat } biedt { $partner } ongezien { $pair }.
trigon-event-swapped = { $seat } en { $partner } ruilen { $pair }.

## Hoe een spel eindigt

trigon-ending-points = De benodigde punten zijn gehaald.
trigon-ending-emperor = Er is een keizer gekroond.
trigon-ending-quests = De benodigde opdrachten zijn voltooid.
trigon-ending-last = Er is nog één speler over.
trigon-ending-rounds = De laatste ronde is voorbij; de rangorde beslist.

## Fasen

trigon-phase-setup = Opzetten
trigon-phase-colours = Keuze van landen
trigon-phase-start = Worp: wie begint
trigon-phase-second = Tweede dorp
trigon-phase-round = Een nieuwe ronde
trigon-phase-collect = Verzamelfase
trigon-phase-garrison = Ridders van hele landen
trigon-phase-land = Ridders van hele landen
trigon-phase-post = Ridders plaatsen
trigon-phase-turn = Actiefase
trigon-phase-next = Volgende speler
trigon-phase-offer = Bod
trigon-phase-answer = Antwoord op een bod
trigon-phase-way = Bestemming
trigon-phase-group = Keuze van een groep
trigon-phase-aftermath = Wat erop volgt
trigon-phase-bonus = Figuren van een nieuwe stad
trigon-phase-battle = Voor de veldslag
trigon-phase-flee = Vlucht
trigon-phase-dice = Kaarten voor dobbelstenen
trigon-phase-throw = Worp
trigon-phase-lose = Verlies van een figuur
trigon-phase-spoils = Na de veldslag
trigon-phase-drawn = Een kaart gaat open
trigon-phase-played = Een kaart wordt gespeeld
trigon-phase-protect = Bescherming
trigon-phase-strike = Een doodshoofd slaat toe
trigon-phase-refuge = Toevlucht
trigon-phase-fugitives = Wie er vlucht
trigon-phase-site = Keuze van een nederzetting
trigon-phase-drop = Verliezen
trigon-phase-pay = Munten voor de bank
trigon-phase-take = Keuze van munten
trigon-phase-take-rolled = Nemen wat gegooid is
trigon-phase-free-village = Gratis dorp
trigon-phase-target = Keuze van een speler
trigon-phase-turncoat = Overloper
trigon-phase-intrigue = Intrige
trigon-phase-usurp = Een dorp na een intrige
trigon-phase-spy = Spionage
trigon-phase-swap-card = Kaart voor een ruil
trigon-phase-swap-answer = Antwoord op een ruil

## Weigeringen

# $price: een lijst van munten
trigon-refused-price = Daarvoor zijn de munten er niet: het kost { $price }, in precies deze metalen.
trigon-refused-subjects = Voor een keizer zijn { $count } inwoners nodig.
trigon-refused-subjects-knights = Voor een keizer zijn { $count } inwoners en ridders samen nodig, met minstens één inwoner.
trigon-refused-own-settlement = Dit gebeurt bij een eigen nederzetting.
trigon-refused-own-harbour = Boten worden gebouwd bij een eigen havennederzetting.
trigon-refused-last-inhabitant = Er zijn te weinig inwoners: een nederzetting leidt nooit haar laatste inwoner op.
trigon-refused-scouts = Alle verkenners van deze kleur staan al op het bord.
trigon-refused-boats = Alle boten van deze kleur staan al op het bord.
trigon-refused-tokens = Alle tien de dorpsfiches liggen al op het bord.
trigon-refused-crossing = Op een oversteek wordt niets gesticht of gebouwd.
trigon-refused-scout-there = Daar moet een eigen verkenner staan.
trigon-refused-settled = Daar staat al een nederzetting.
trigon-refused-nobody-there = Daar staan geen eigen figuren.
trigon-refused-only-boats = Boten lopen niet.
trigon-refused-fought = Wie daar staat, heeft deze beurt al gevochten.
trigon-refused-no-card-held = Je werd vanzelf overgeslagen: je hebt geen uitspeelkaart.
trigon-refused-bonus-place = Het gaat naar een eigen nederzetting waar het kan staan.
trigon-refused-usurp = Het dorp kan alleen op de plek komen die is overgenomen.
trigon-refused-stepped = Wie daar staat, heeft deze beurt al een stap gedaan.
trigon-refused-boat-there = Daar moet een eigen boot liggen.
trigon-refused-sailed = De boten daar hebben deze beurt al gevaren.
trigon-refused-bank-empty = De bank heeft die munt niet.
trigon-refused-no-quests = Er is geen opdracht meer te koop.
trigon-refused-no-cards = Er is geen uitspeelkaart meer te koop.
trigon-refused-partner = Noem een andere speler die nog meedoet.
trigon-refused-offers-made = Deze speler heb je deze beurt al vaak genoeg iets aangeboden.
trigon-refused-nothing-to-trade = Jullie tweeën hebben geen munten om met elkaar te ruilen.
trigon-refused-no-such-cards = Een van jullie heeft geen kaart van de soort die hij zou geven.
trigon-refused-no-emperor = Aan deze tafel wint geen keizer.
trigon-refused-offer-step = Eerst wat er wordt gegeven, dan wat er wordt gevraagd; elk metaal één keer, op volgorde, niet meer dan er is. Niet hetzelfde aan beide kanten: er moet iets overblijven om te vragen.
trigon-refused-offer-empty = Beide kanten geven minstens één munt, en niet dezelfde.
trigon-refused-no-harbour = Boten varen van de ene haven naar een andere.
trigon-refused-no-path = Van hier loopt daar geen pad heen.
trigon-refused-no-attackers = Daar staat een andere kleur, en niemand die mee kan, heeft een aanvalsdobbelsteen.
trigon-refused-group-order = Eerst wordt een ander deel van de groep gekozen.
trigon-refused-so-many = Zoveel zijn er niet die nog weg mogen.
trigon-refused-aboard = In de boten is voor zoveel geen plaats.
trigon-refused-nobody-goes = Er moet iemand gaan, en bij een aanval iemand met een aanvalsdobbelsteen.
trigon-refused-not-held = Deze kaart heb je niet in de hand.
trigon-refused-only-in-battle = Deze kaart speel je in een veldslag, op het moment dat zij noemt.
trigon-refused-no-target = Er is niemand, of niets, waarop deze kaart gespeeld kan worden.
trigon-refused-not-flight = Voor de eerste worp mag wie wordt aangevallen Vluchten spelen, en niets anders.
trigon-refused-no-dice-card = Deze kaart geeft geen dobbelstenen, of niet aan deze kant.
trigon-refused-no-protector = Deze kaart beschermt niet tegen deze kleur.
trigon-refused-no-such-figure = Zo'n figuur dat een dobbelsteen werpt, is er in de veldslag niet.
trigon-refused-no-flight = Langs die weg kan niemand vluchten.
trigon-refused-no-refuge = Je vlucht met één stap of één vaart, naar een plek zonder andere kleuren.
trigon-refused-so-many-flee = Langs die weg kunnen er minder vluchten, en minstens één moet vluchten.
trigon-refused-drop = Daar zijn er minder, of er hoeven er minder weg.
trigon-refused-coins = Er zijn minder van die munten, of er zijn er minder nodig.
trigon-refused-site = De kaart werkt niet op deze nederzetting.
trigon-refused-free-village = Het gratis dorp komt op een vrije plaats in het eigen land, en pas elders als dat land vol is.
trigon-refused-target = Kies een andere speler die nog meedoet en heeft wat de kaart vraagt.
trigon-refused-turncoat = Kies een figuur van een ander waarvoor je zelf een stuk vrij hebt; een boot alleen als er verder niets bij is.
trigon-refused-intrigue = Kies een nederzetting van een ander, zonder paleis en zonder figuren, en niet iemands laatste.
trigon-refused-steal = Deze kaart zit niet in de hand die je ziet.
trigon-refused-lay = Je geeft een kaart uit je hand, van de soort die de ruil noemt.

## Wat een actie doet

trigon-preview-price = Kost { $price }.
trigon-preview-coins = Levert { $coins } op.
trigon-preview-card = Je trekt een uitspeelkaart: een om te houden, of een die omgedraaid wordt en meteen werkt.
trigon-preview-quest = Je trekt een opdracht: een taak die punten waard is zodra ze voltooid is.
trigon-preview-knight = Een inwoner wordt ridder, die anderen aanvalt en je nederzettingen bewaakt.
trigon-preview-scout = Een inwoner wordt verkenner, die een dorp kan stichten waar plaats is.
trigon-preview-boat = { $count ->
    [one] Hij vervoert { $count } figuur over zee.
   *[other] Hij vervoert { $count } figuren over zee.
 }
trigon-preview-march = Hierna kies je waarheen, en hoeveel er gaan. Wie er van de anderen staat, wordt aangevallen.
trigon-preview-offer = Jij kiest de munten. Er gebeurt niets zolang de ander niet instemt.
trigon-preview-end = De anderen spelen verder. Belasting komt er aan het begin van de volgende ronde.
trigon-preview-village = Een van je verkenners daar wordt een dorp, dat elke ronde belasting betaalt.
trigon-preview-site = Daar is niemand. Een verkenner die er aankomt kan er een dorp stichten.
trigon-preview-free = Daar is niemand.
trigon-preview-own = Daar staan er van jou: { $figures }.
trigon-preview-attack = { $figures ->
    [none] Een aanval op een nederzetting van { $seat } die niemand bewaakt.
   *[other] Een aanval: daar heeft { $seat } { $figures }.
 }
trigon-preview-odds = { $own ->
    [one] { $own } dobbelsteen van jou tegen { $other }. Zonder kaarten win je zo ongeveer { $percent } van de 100 veldslagen.
   *[other] { $own } dobbelstenen van jou tegen { $other }. Zonder kaarten win je zo ongeveer { $percent } van de 100 veldslagen.
 }
trigon-preview-odds-all = { $own ->
    [one] Gaat ieder mee die kan, dan is het { $own } dobbelsteen tegen { $other }. Zonder kaarten win je zo ongeveer { $percent } van de 100 veldslagen.
   *[other] Gaat ieder mee die kan, dan is het { $own } dobbelstenen tegen { $other }. Zonder kaarten win je zo ongeveer { $percent } van de 100 veldslagen.
 }
trigon-preview-stay = { $count ->
    [0] Niemand van hen blijft.
    [one] { $count } van hen blijft.
   *[other] { $count } van hen blijven.
 }
trigon-preview-falls = { $count ->
    [one] Voor de rest van deze veldslag gaat er { $count } dobbelsteen mee verloren.
   *[other] Voor de rest van deze veldslag gaan er { $count } dobbelstenen mee verloren.
 }
trigon-preview-serves = Telt voor je opdracht "{ $quest }".
trigon-preview-serves-agreed = Telt voor je opdracht "{ $quest }", zodra de ander instemt.
trigon-preview-serves-won = Telt voor je opdracht "{ $quest }", als je wint.
trigon-preview-price-brief = −{ $price }
trigon-preview-coins-brief = +{ $coins }
trigon-preview-knight-brief = −1 inwoner
trigon-preview-scout-brief = −1 inwoner
trigon-preview-village-brief = −1 verkenner, +1 dorp
trigon-preview-site-brief = leeg: plaats voor een dorp
trigon-preview-free-brief = leeg
trigon-preview-own-brief = jij
trigon-preview-attack-brief = aanval op { $seat }
trigon-preview-serves-brief = voor je opdracht
trigon-preview-serves-agreed-brief = voor je opdracht
trigon-preview-serves-won-brief = voor je opdracht
trigon-preview-odds-brief = wint { $percent } van 100
trigon-preview-odds-all-brief = wint { $percent } van 100
trigon-preview-stay-brief = { $count ->
    [0] niemand blijft
    [one] { $count } blijft
   *[other] { $count } blijven
 }
trigon-preview-falls-brief = { $count ->
    [one] −{ $count } dobbelsteen
   *[other] −{ $count } dobbelstenen
 }

## De tafel in woorden

trigon-table-round-start = Ronde { $round } begint.
trigon-table-round = Ronde { $round }, begonnen door { $first }. { $seat } is aan de beurt.
# $coins: een lijst; $quest, $play, $village: kaarten in de stapels
trigon-table-bank = In de bank: { $coins }. In de stapels: { $quest } opdrachten, { $play } uitspeelkaarten, { $village } dorpenkaarten.
trigon-table-out = { $seat } ligt uit het spel.
# $quests, $cards: hoeveel er in de hand zijn
trigon-table-player = { $seat } ({ $land }): punten { $points }; inwoners { $inhabitants }; { $coins }; opdrachten in de hand { $quests }, voltooid { $completed }; uitspeelkaarten { $cards }.
trigon-table-income = Inkomsten van { $seat } in de volgende ronde: { $coins }; geboorten { $births }.
trigon-table-opened = Open voor { $seat }: { $cards }.
trigon-table-settlement = { $seat } bij { $spot }: { $kind } { $token }, { $village }; inwoners { $count }.
trigon-table-palace = { $seat } bij { $spot }: { $kind } { $token }, { $village }, met het paleis; inwoners { $count }.
trigon-table-group = { $seat } bij { $spot }: { $figures }.
trigon-table-battle = Veldslag om { $spot }: { $seat } valt aan met dobbelstenen: { $attack }; { $partner } verdedigt met dobbelstenen: { $defence }.
trigon-table-card = { $card } wordt uitgevoerd.
trigon-table-swap = { $seat } stelt { $partner } een kaartenruil voor: { $pair }.
trigon-table-quest = Jouw opdracht "{ $quest }": { $done } van { $needed } gedaan.
trigon-table-hand = Jouw uitspeelkaarten: { $cards }.
trigon-table-remembered = Je weet dat { $seats } "{ $card }" in de hand heeft.

## Opties

trigon-option-win-by = Wat wint
trigon-choice-win-by-any = Punten, een keizer of opdrachten
trigon-choice-win-by-points = Alleen punten
trigon-choice-win-by-emperor = Alleen een keizer
trigon-choice-win-by-quests = Alleen opdrachten
trigon-option-points-target = Punten om te winnen
trigon-choice-points-target-25 = 25
trigon-choice-points-target-20 = 20: korter
trigon-choice-points-target-30 = 30
trigon-choice-points-target-35 = 35: langer
trigon-option-quests-target = Opdrachten om te winnen
trigon-choice-quests-target-5 = 5
trigon-choice-quests-target-4 = 4
trigon-choice-quests-target-6 = 6
trigon-choice-quests-target-7 = 7
trigon-option-emperor-price = Prijs van de keizer
trigon-choice-emperor-price-4 = 4 zilver en 4 goud
trigon-choice-emperor-price-6 = 6 zilver en 6 goud
trigon-choice-emperor-price-8 = 8 zilver en 8 goud
trigon-option-emperor-counts = Wat meetelt voor de 25 van de keizer
trigon-choice-emperor-counts-inhabitants = Inwoners
trigon-choice-emperor-counts-with-knights = Inwoners en ridders
trigon-option-second-village = Tweede dorp bij het begin
trigon-choice-second-village-off = Nee
trigon-choice-second-village-on = Ja, in je eigen land
trigon-option-battle-ties = Gelijke worpen in een veldslag
trigon-choice-battle-ties-throw-again = Niemand verliest; opnieuw werpen
trigon-choice-battle-ties-defender-wins = De aanvaller verliest een figuur
trigon-option-protectors = Beschermers
trigon-choice-protectors-lasting = Beschermen de rest van het spel
trigon-choice-protectors-once = Houden één doodshoofdkaart tegen
trigon-option-colours = Landen
trigon-choice-colours-drawn = Door het lot
trigon-choice-colours-chosen = Door de spelers gekozen
trigon-option-round-limit = Langste spel
trigon-choice-round-limit-40 = 40 ronden
trigon-choice-round-limit-20 = 20 ronden
trigon-choice-round-limit-12 = 12 ronden

## De lobby, en knoppen waarachter veel van één soort is gevouwen

trigon-lobby = Van één hoofddorp tot een keizerrijk: dorpen groeien uit tot steden, verkenners stichten er nieuwe, ridders en boten nemen die van anderen. Win met punten, met vijf opdrachten of door een keizer te kronen.
trigon-weight = pittig
trigon-score = Punten
trigon-group-land = Kies een land
trigon-group-settle = Zet je tweede dorp
trigon-group-place = Zet het neer
trigon-group-post = Zet ridders neer
trigon-group-train-knight = Opleiden of bouwen
trigon-group-train-knight-why = Ridders vechten, verkenners stichten dorpen, boten vervoeren beide. Een ridder of verkenner kost zijn dorp een inwoner.
trigon-group-train-scout = Opleiden of bouwen
trigon-group-build-boat = Opleiden of bouwen
trigon-group-found = Sticht een dorp
trigon-group-found-why = Een verkenner wordt een dorp: een punt, en elke ronde belasting en geboorten.
trigon-group-march = Verplaats figuren
trigon-group-march-why = Een figuur loopt per beurt een pad en maakt een vaart. Wie gaat waar een andere kleur staat, valt aan.
trigon-group-sail = Verplaats figuren
trigon-group-exchange = Kopen of wisselen
trigon-group-buy-card = Kopen of wisselen
trigon-group-buy-card-why = Opdrachten zijn taken die punten waard zijn, uitspeelkaarten zijn geluk; de bank wisselt munten omhoog.
trigon-group-buy-quest = Kopen of wisselen
trigon-group-play = Speel een kaart
trigon-group-trade = Doe een bod
trigon-group-trade-why = Munten tegen munten, of een kaart tegen een kaart; de ander mag weigeren.
trigon-group-swap = Doe een bod
trigon-group-to = Naar
trigon-group-take = Neem mee
trigon-group-give = Geef
trigon-group-want = Vraag
trigon-group-lay-quest = Geef een opdracht
trigon-group-lay-card = Geef een uitspeelkaart
trigon-group-lose = Verlies een figuur
trigon-group-flee = Vlucht
trigon-group-target = Kies een speler
trigon-group-site = Kies een nederzetting
trigon-group-drop = Verlies
trigon-group-coins = Kies munten
trigon-group-turncoat = Wie loopt er over
trigon-group-steal-quest = Neem een opdracht
trigon-group-steal-card = Neem een uitspeelkaart

## Op de pagina: wat een schermlezer van de tekening hoort, en wat ernaast staat

trigon-web-map = De kaart van de vier landen
trigon-web-site = vestigingsplaats
trigon-web-harbour = vestigingsplaats met een haven
trigon-web-crossing = oversteek over een rivier
trigon-web-spot = { $spot }: { $kind }.
trigon-web-spot-in = { $spot } in { $land }: { $kind }.
trigon-web-round = Ronde { $round }
trigon-web-first = Begint deze ronde
trigon-web-points = Punten: { $count } van { $target }
trigon-web-part-palace = Paleis
trigon-web-part-settlements = Nederzettingen
trigon-web-part-cities = Steden, daarbij
trigon-web-part-quests = Opdrachten
trigon-web-part-cards = Gespeelde kaarten
trigon-web-part-bonus = Bonuskaarten
trigon-web-part-lands = Hele landen
trigon-web-tally-realm = Rijk
trigon-web-tally-quests = Opdrachten
trigon-web-tally-cards = Kaarten
trigon-web-tally-lands = Landen
trigon-web-income = Inkomsten van de volgende ronde
trigon-web-births = { $count ->
    [one] { $count } geboorte in de volgende ronde
   *[other] { $count } geboorten in de volgende ronde
 }
trigon-web-fact-people = inwoners
trigon-web-fact-quest = opdrachten
trigon-web-fact-play = kaarten
trigon-web-fact-done = voltooid
trigon-web-people = { $count ->
    [one] { $count } inwoner
   *[other] { $count } inwoners
 }
trigon-web-quests = { $count ->
    [one] { $count } opdracht in de hand
   *[other] { $count } opdrachten in de hand
 }
trigon-web-cards = { $count ->
    [one] { $count } uitspeelkaart in de hand
   *[other] { $count } uitspeelkaarten in de hand
 }
trigon-web-done-quests = Voltooide opdrachten: { $count } van { $needed }
trigon-web-out = uit het spel
trigon-web-overview = Dorpen en kaarten van { $seat }
trigon-web-own = Die van mij
trigon-web-pane-map = Kaart
trigon-web-pane-market = Prijzen
trigon-web-pane-others = Spelers
trigon-web-hand = Jouw kaarten
trigon-web-empty-hand = Geen opdrachten en geen uitspeelkaarten in de hand
trigon-web-open = Open op tafel
trigon-web-known = Dit weet je van deze hand
trigon-web-as-city = Als stad, eenmalig: { $figures }
trigon-web-market = Wat alles kost
trigon-web-bank = In de bank
trigon-web-price = { $what }: { $coins }
trigon-web-rate = De bank neemt { $count } { $give } voor 1 { $want }
trigon-web-left = Nog in de stapel: { $count }
trigon-web-supply = Nog over van jezelf: { $count }
trigon-web-change = inwisselen
trigon-web-skull = doodshoofd
trigon-web-worth = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
 }
trigon-web-progress = { $done } van { $needed } gedaan
trigon-web-battle = Veldslag om { $spot }
trigon-web-attacks = valt aan
trigon-web-defends = verdedigt
trigon-web-settlement-dice = Ook de nederzetting verdedigt; zij valt als laatste
trigon-web-nothing-lost = Gelijk: niemand verliest een figuur.
trigon-web-threw-less = { $seat } wierp minder.
trigon-web-loses = { $seat } verliest { $figures }.
trigon-web-throws = Eerdere worpen
trigon-web-drawn = { $seat } trekt een kaart
trigon-web-turned = Bij { $seat } gaat een kaart open
trigon-web-played = { $seat } speelt een kaart
trigon-web-done = { $seat } voltooit een opdracht
trigon-web-held = { $seat } krijgt een kaart
trigon-web-seen = { $seat } bekijkt kaarten
trigon-web-offer = Bod
trigon-web-deal = Doe { $seat } een bod
trigon-web-swap = Kaartenruil
trigon-web-gives = { $seat } geeft
trigon-web-unseen = Geen van beiden ziet wat de ander geeft voor ze het eens zijn.
trigon-web-company = Wie er meegaan
trigon-web-aboard = Aan boord: { $count } van { $most }
trigon-web-legend = Tekens
trigon-web-legend-people = inwoners
trigon-web-legend-births = geboorten in de volgende ronde
trigon-web-legend-quest = opdrachten in de hand
trigon-web-legend-done = voltooide opdrachten
trigon-web-legend-play = uitspeelkaarten in de hand
trigon-web-legend-skull = kaart met een doodshoofd: een beschermer van haar kleur houdt haar tegen
trigon-web-legend-plate = nummer van de nederzetting, en haar inwoners
trigon-web-legend-knights = ridders op de kaart; grijs: klaar voor deze beurt
trigon-web-legend-scouts = verkenners op de kaart
trigon-web-legend-boats = boten in een haven
# The signs on the map: RT-MAP-17
trigon-web-legend-road = pad: één verplaatsing
trigon-web-legend-ford = pad over een rivier: één verplaatsing meer
trigon-web-legend-harbour = haven: hier worden boten gebouwd, en ze varen naar elke andere
trigon-confirm-end = Je kunt nog figuren verplaatsen. Beurt beëindigen?

## Tips, de eerste keer dat iets voorkomt

trigon-tip-verb-train-knight = Een ridder kost een koper en een inwoner. Laat een dorp dat bijna vijf inwoners heeft eerst een stad worden.
trigon-tip-verb-train-scout = Een verkenner kost 3 zilver, 1 goud en een inwoner, en wordt een dorp: de zekerste manier om te groeien.
trigon-tip-verb-march = Kies waar een groep vertrekt. Waar een andere kleur staat, is binnengaan een aanval. Nieuwe figuren mogen meteen lopen.
trigon-tip-verb-found = De verkenner gaat van de kaart en er staat een dorp. Met een haven bouw je boten; een heel land is 8 punten waard.
trigon-tip-verb-buy-quest = Koop opdrachten voor je iets doet: alleen wat gebeurt terwijl je er een hebt, telt. Vijf voltooide opdrachten winnen het spel.
trigon-tip-verb-buy-card = Een uitspeelkaart kost 1 koper en is geluk of pech. Een doodshoofd treft meteen.
trigon-tip-verb-lose = Jij kiest wie er valt. De nederzetting valt het laatst; een verkenner neemt twee verdedigingsdobbelstenen mee, een ridder één.
trigon-tip-verb-accept = Een bod aan jou. Sommige opdrachten vragen een ruil, dus misschien gaat het niet om de munten.
trigon-tip-event-city = Vijf inwoners maakten een stad: een punt erbij, betere belasting en geboorten, en één keer een geschenk.
trigon-tip-event-attacked = Elke kant werpt hoogstens vijf dobbelstenen; de laagste som verliest één figuur. Grote legers winnen dus langzaam maar zeker.
trigon-tip-face-play = Een uitspeelkaart in je hand kan nog gestolen worden. Een bonuspunt telt pas als het open ligt, dus houd het niet te lang vast.
trigon-tip-face-quest = Een opdracht in je hand is geheim en gaat vanzelf open zodra zij is gedaan, ook in de beurt van een ander.

# Delen van wat een stelling waard is; hoeveel meer of minder komt erachter
trigon-part-quests = voltooide opdrachten
trigon-part-points = punten
trigon-part-figures = figuren
trigon-part-people = inwoners
trigon-part-coins = munten, geteld in koper

## Opdrachten vooraf

# $seat: een speler
trigon-order-decline = Wijs in deze beurt elk aanbod van munten af
trigon-order-decline-from = Wijs in deze ronde elk aanbod van munten van { $seat } af
# $count: munten van alle metalen
trigon-order-decline-below = Wijs in deze beurt elk aanbod van minder dan { $count ->
    [one] { $count } munt
   *[other] { $count } munten
 } af
trigon-order-decline-swaps = Wijs in deze beurt elke ruil van kaarten af
trigon-order-no-cards = Speel geen kaarten in deze veldslag
trigon-order-no-cards-this-turn = Speel deze beurt in geen enkele veldslag kaarten
