# Wat Trade and Triumph zegt. Elk bericht staat ook, met dezelfde argumenten, in en.ftl.
# $seat, $target, $first: een speler bij naam; $card, $region, $route, $place, $node, $track: namen uit de inhoud.

## Knoppen

trade_and_triumph-do-ahead = { $spaces ->
    [one] Ga { $spaces } stap vooruit
   *[other] Ga { $spaces } stappen vooruit
 }
trade_and_triumph-do-via = { $spaces ->
    [one] Ga { $spaces } stap, via { $route }
   *[other] Ga { $spaces } stappen, via { $route }
 }
trade_and_triumph-do-through = { $spaces ->
    [one] Ga { $spaces } stap, via { $route } en { $second }
   *[other] Ga { $spaces } stappen, via { $route } en { $second }
 }
trade_and_triumph-do-stay = Blijf hier
# $deck: een van de drie stapels
trade_and_triumph-do-draw = Trek { $deck }
trade_and_triumph-do-done = Trek niets meer
trade_and_triumph-do-lay = Leg { $card } gedekt neer
trade_and_triumph-do-influence = Speel { $card }
trade_and_triumph-do-specialty = Speel { $card }
trade_and_triumph-do-upgrade = Verbeter { $track }
trade_and_triumph-do-end = Beëindig de beurt
trade_and_triumph-do-sell-trade = Verkoop { $card }
trade_and_triumph-do-sell-influence = Verkoop { $card }
trade_and_triumph-do-sell-specialty = Verkoop { $card }
trade_and_triumph-do-sell-cube = Verkoop een blokje: { $region }
trade_and_triumph-do-sell-set = Verkoop een set van vier blokjes
trade_and_triumph-do-use = Gebruik { $card }
trade_and_triumph-do-discard-trade = Leg { $card } af
trade_and_triumph-do-discard-influence = Leg { $card } af
trade_and_triumph-do-discard-specialty = Leg { $card } af
trade_and_triumph-do-apply = Voer { $card } uit
trade_and_triumph-do-target = Kies { $target }
trade_and_triumph-do-node = Naar { $node }
trade_and_triumph-do-take = Pak een blokje: { $region }
trade_and_triumph-do-give = Geef een blokje terug: { $region }
trade_and_triumph-do-fetch-trade = Haal { $card } terug
trade_and_triumph-do-fetch-influence = Haal { $card } terug
trade_and_triumph-do-decline = Zie ervan af

## Wat enkele keuzes gemeen hebben, één keer ervoor gezegd; wat van elk overblijft, komt erachter

trade_and_triumph-head-via = { $spaces ->
    [one] Ga { $spaces } stap, via:
   *[other] Ga { $spaces } stappen, via:
 }
trade_and_triumph-rest-via = { $route }
trade_and_triumph-head-lay = Leg gedekt neer:
trade_and_triumph-head-influence = Speel:
trade_and_triumph-head-specialty = Speel:
trade_and_triumph-head-upgrade = Verbeter:
trade_and_triumph-head-sell-trade = Verkoop:
trade_and_triumph-head-sell-influence = Verkoop:
trade_and_triumph-head-sell-specialty = Verkoop:
trade_and_triumph-head-sell-cube = Verkoop een blokje:
trade_and_triumph-head-use = Gebruik:
trade_and_triumph-head-discard-trade = Leg af:
trade_and_triumph-head-discard-influence = Leg af:
trade_and_triumph-head-discard-specialty = Leg af:
trade_and_triumph-head-apply = Voer uit:
trade_and_triumph-head-node = Naar:
trade_and_triumph-head-take = Pak een blokje:
trade_and_triumph-head-give = Geef een blokje terug:
trade_and_triumph-head-fetch-trade = Haal terug:
trade_and_triumph-head-fetch-influence = Haal terug:
trade_and_triumph-head-draw = Trek:

## Wat er wordt gevraagd

trade_and_triumph-ask-move = { $spaces ->
    [one] Ga { $spaces } stap met je handelaar. Daarna trek en speel je.
   *[other] Ga 1 tot { $spaces } stappen met je handelaar. Daarna trek en speel je.
 }
# $price: wat een specialiteit kost
trade_and_triumph-ask-draw = { $draws ->
    [one] Trek { $draws } kaart. Een specialiteit kost { $price } goud.
   *[other] Trek tot { $draws } kaarten, elk van een andere stapel. Een specialiteit kost { $price } goud.
 }
trade_and_triumph-ask-play = { $plays ->
    [0] Er zijn geen speelacties meer. Verkoop, gebruik Eeuwige kaarten, of beëindig de beurt.
    [one] Je hebt { $plays } speelactie: een kaart of een verbetering. Of beëindig de beurt.
   *[other] Je hebt { $plays } speelacties: kaarten of verbeteringen. Of beëindig de beurt.
 }
trade_and_triumph-ask-hand-limit = { $cards ->
    [one] Je hebt meer dan { $limit } kaarten in de hand: leg er { $cards } af.
   *[other] Je hebt meer dan { $limit } kaarten in de hand: leg er { $cards } af.
 }
trade_and_triumph-ask-reveal = Je neergelegde kaarten gaan open: welke wordt nu uitgevoerd?
# $effect: het effect dat het vraagt, een van de effectwoorden; $left: hoeveel er nog te kiezen zijn
trade_and_triumph-ask-target = { $effect ->
    [steal-gold] { $card }: van welke rivaal neem je goud?
    [steal-points] { $card }: van welke rivaal neem je punten?
    [steal-cube] { $card }: van welke rivaal neem je een blokje?
    [rival-discards] { $card }: welke rivaal moet afleggen?
    [look-hand] { $card }: wiens hand bekijk je?
    [look-down] { $card }: wiens gedekte kaarten bekijk je?
    [hold] { $card }: wiens handelaar moet blijven staan?
    [shift] { $card }: welke rivaal duw je terug?
   *[force] { $card }: welke rivaal dwing je?
 }
trade_and_triumph-ask-cube = { $left ->
    [one] { $card }: kies een blokje.
   *[other] { $card }: kies een blokje; { $left } in totaal.
 }
trade_and_triumph-ask-swap = { $card }: welk blokje geef je, of welk pak je ervoor?
trade_and_triumph-ask-node = { $card }: naar welk knooppunt wordt de rivaal gedwongen?
trade_and_triumph-ask-way = { $card }: verplaats je handelaar, of laat hem staan.
trade_and_triumph-ask-fetch = { $left ->
    [one] { $card }: welke kaart haal je terug?
   *[other] { $card }: welke kaart haal je terug? { $left } in totaal.
 }
trade_and_triumph-ask-rival-discards = { $left ->
    [one] { $card }: leg { $left } kaart af.
   *[other] { $card }: leg { $left } kaarten af.
 }
trade_and_triumph-ask-discard-for-gold = { $card }: welke kaart leg je af voor goud?
trade_and_triumph-ask-refill = { $left ->
    [one] { $card }: trek nog { $left } kaart, handel of invloed, of stop.
   *[other] { $card }: trek nog tot { $left } kaarten, handel of invloed, of stop.
 }
trade_and_triumph-ask-track = { $left ->
    [one] { $card }: welke verbetering neem je?
   *[other] { $card }: welke verbetering neem je? { $left } in totaal.
 }

## Hoe een spel eindigt

trade_and_triumph-ending-target = De ronde is compleet; de meeste punten winnen.
trade_and_triumph-ending-safety-stop = Er zijn 200 rondes gespeeld en niemand heeft 20 punten; de meeste punten winnen.

## Wat er gebeurt

trade_and_triumph-event-began = Het spel begint. { $seat } opent elke ronde.
trade_and_triumph-event-turn = Ronde { $round }: { $seat } is aan de beurt.
# $step: de tekst van een knop; $place: een eindpunt of een route; $space: 0 op een eindpunt
trade_and_triumph-event-moved = { $space ->
    [0] { $seat } gaat naar { $place }.
   *[other] { $seat } gaat naar vak { $space } van { $place }.
 }
trade_and_triumph-event-stayed = De handelaar van { $seat } blijft staan.
trade_and_triumph-event-arrived = { $seat } komt via { $route } aan in { $place }.
trade_and_triumph-event-revealed = { $seat } draait { $card } om.
trade_and_triumph-event-took-cube = { $seat } pakt een blokje: { $region }.
trade_and_triumph-event-gave-cube = { $seat } geeft een blokje terug: { $region }.
trade_and_triumph-event-gained-gold = { $seat } ontvangt { $gold } goud door { $card }.
trade_and_triumph-event-gained-points = { $points ->
    [one] { $seat } krijgt { $points } punt door { $card }.
   *[other] { $seat } krijgt { $points } punten door { $card }.
 }
trade_and_triumph-event-end-triggered = { $seat } heeft { $points } punten: deze ronde is de laatste.
# $deck: een van de drie stapels
trade_and_triumph-event-drew = { $deck ->
    [trade] { $seat } trekt een handelskaart.
    [influence] { $seat } trekt een invloedskaart.
   *[specialty] { $seat } trekt een specialiteit.
 }
trade_and_triumph-event-drew-card = { $seat } trekt { $card }.
trade_and_triumph-event-turned-up = { $seat } trekt { $card } en draait de kaart om.
trade_and_triumph-event-paid-for-specialty = { $seat } betaalt { $gold } goud voor een specialiteit.
trade_and_triumph-event-reshuffled = { $deck ->
    [trade] De afgelegde handelskaarten worden geschud tot een nieuwe stapel.
    [influence] De afgelegde invloedskaarten worden geschud tot een nieuwe stapel.
   *[specialty] De afgelegde specialiteiten worden geschud tot een nieuwe stapel.
 }
trade_and_triumph-event-laid = { $seat } legt een handelskaart gedekt neer.
trade_and_triumph-event-laid-card = { $seat } legt { $card } gedekt neer.
trade_and_triumph-event-played = { $gold ->
    [0] { $seat } speelt { $card }.
   *[other] { $seat } speelt { $card } voor { $gold } goud.
 }
trade_and_triumph-event-upgraded = { $gold ->
    [0] { $seat } verbetert gratis { $track }.
   *[other] { $seat } verbetert { $track } voor { $gold } goud.
 }
trade_and_triumph-event-used = { $seat } gebruikt { $card }.
trade_and_triumph-event-sold = { $seat } verkoopt { $card } voor { $gold } goud.
trade_and_triumph-event-sold-cube = { $points ->
    [one] { $seat } verkoopt een blokje ({ $region }) voor { $points } punt.
   *[other] { $seat } verkoopt een blokje ({ $region }) voor { $points } punten.
 }
trade_and_triumph-event-sold-set = { $seat } verkoopt een set van vier blokjes voor { $points } punten.
trade_and_triumph-event-discarded = { $seat } legt { $card } af.
trade_and_triumph-event-fetched = { $seat } haalt { $card } terug.
trade_and_triumph-event-stole-gold = { $seat } neemt { $gold } goud van { $target }.
trade_and_triumph-event-stole-points = { $points ->
    [one] { $seat } neemt { $points } punt van { $target }.
   *[other] { $seat } neemt { $points } punten van { $target }.
 }
trade_and_triumph-event-stole-cube = { $seat } neemt een blokje van { $target }: { $region }.
trade_and_triumph-event-looked-at-hand = { $seat } bekijkt de hand van { $target }.
# $cards: een lijst van kaarten
trade_and_triumph-event-saw-hand = { $seat } ziet in de hand van { $target }: { $cards }.
trade_and_triumph-event-looked-at-down = { $seat } bekijkt de gedekte kaarten van { $target }.
trade_and_triumph-event-saw-down = { $seat } ziet gedekt bij { $target }: { $cards }.
trade_and_triumph-event-forced = { $space ->
    [0] De handelaar van { $seat } wordt naar { $place } gedwongen.
   *[other] De handelaar van { $seat } wordt naar vak { $space } van { $place } gedwongen.
 }
trade_and_triumph-event-shifted = { $space ->
    [0] De handelaar van { $seat } wordt teruggeduwd naar { $place }.
   *[other] De handelaar van { $seat } wordt teruggeduwd naar vak { $space } van { $place }.
 }
trade_and_triumph-event-held = { $seat } houdt de handelaar van { $target } een beurt vast.
# $kind: 'plays', 'move' of 'draw'
trade_and_triumph-event-bonus = { $kind ->
    [plays] { $amount ->
        [one] { $seat } heeft deze beurt { $amount } speelactie extra.
       *[other] { $seat } heeft deze beurt { $amount } speelacties extra.
     }
    [move] { $amount ->
        [one] { $seat } mag volgende beurt { $amount } stap verder.
       *[other] { $seat } mag volgende beurt { $amount } stappen verder.
     }
   *[draw] { $amount ->
        [one] { $seat } mag volgende beurt { $amount } kaart meer trekken.
       *[other] { $seat } mag volgende beurt { $amount } kaarten meer trekken.
     }
 }
trade_and_triumph-event-market = { $points ->
    [0] { $seat } mag deze beurt overal blokjes verkopen.
    [one] { $seat } mag deze beurt overal blokjes verkopen, een set voor { $points } punt meer.
   *[other] { $seat } mag deze beurt overal blokjes verkopen, een set voor { $points } punten meer.
 }
trade_and_triumph-event-ended-turn = { $seat } beëindigt de beurt.
trade_and_triumph-event-over = { $ending }

## Fasen

trade_and_triumph-phase-setup = Opzetten
trade_and_triumph-phase-start = Begin van de beurt
trade_and_triumph-phase-move = Bewegen
trade_and_triumph-phase-draw = Trekken
trade_and_triumph-phase-play = Spelen
trade_and_triumph-phase-finish = Einde van de beurt
trade_and_triumph-phase-hand-limit = Handlimiet
trade_and_triumph-phase-arrival = Aankomst
trade_and_triumph-phase-reveal = Omgedraaide handelskaarten
trade_and_triumph-phase-card = Een kaart
trade_and_triumph-phase-target = Keuze van een rivaal
trade_and_triumph-phase-cube = Keuze van een blokje
trade_and_triumph-phase-swap = Blokjes ruilen
trade_and_triumph-phase-node = Keuze van een knooppunt
trade_and_triumph-phase-way = Extra beweging
trade_and_triumph-phase-fetch = Keuze uit de aflegstapel
trade_and_triumph-phase-rival-discards = Afleggen voor een rivaal
trade_and_triumph-phase-discard-for-gold = Afleggen voor goud
trade_and_triumph-phase-refill = Hand aanvullen
trade_and_triumph-phase-track = Keuze van een verbetering

## Weigeringen

trade_and_triumph-refused-must-move = De handelaar moet minstens 1 stap zetten; alleen een kaart kan hem laten staan.
# $spaces: het hoogste aantal stappen dat nu kan
trade_and_triumph-refused-too-far = { $spaces ->
    [one] De handelaar kan hoogstens { $spaces } stap zetten.
   *[other] De handelaar kan hoogstens { $spaces } stappen zetten.
 }
trade_and_triumph-refused-choose-route = Voorbij een eindpunt moet een route worden genoemd.
trade_and_triumph-refused-no-way = Deze route begint niet bij dat eindpunt.
trade_and_triumph-refused-ways = Een beweging noemt één route voor elk eindpunt vanwaar ze verdergaat, en niet meer.
trade_and_triumph-refused-onward = Tussen twee eindpunten kan een handelaar alleen vooruit over zijn route.
trade_and_triumph-refused-no-target = Deze rivaal kan niet worden gekozen: er zou niets met hem gebeuren, of een kaart beschermt hem.
trade_and_triumph-refused-not-held = Deze kaart is niet in de hand.
trade_and_triumph-refused-must-draw = Eerst moet er een kaart van een gratis stapel worden getrokken.
trade_and_triumph-refused-drawn-already = Van deze stapel is in deze stap al een kaart getrokken.
trade_and_triumph-refused-deck-empty = De stapel en zijn aflegstapel hebben geen kaart meer.
# $cost: wat het kost; $gold: wat de speler heeft
trade_and_triumph-refused-gold = Dit kost { $cost } goud, en er is maar { $gold }.
trade_and_triumph-refused-play-step = Een verbetering is een van de speelacties, dus ze komt in de speelstap.
trade_and_triumph-refused-turn-declared = Het einde van de beurt is aangekondigd, dus er kan niets meer worden verkocht of gebruikt; wat te veel is, wordt afgelegd.
trade_and_triumph-refused-stands-there = De handelaar staat daar al, of er kan niemand heen.
trade_and_triumph-refused-not-revealed = Dit is geen van de kaarten die nu worden opengelegd.
trade_and_triumph-refused-no-such-cube = Er is geen blokje van deze kleur om te geven of te nemen.
trade_and_triumph-refused-not-discarded = Deze kaart ligt niet op de aflegstapel.
trade_and_triumph-refused-half-swapped = Er is een blokje gegeven, dus er wordt er een voor genomen.
trade_and_triumph-refused-no-play-left = Er is deze beurt geen speelactie meer over.
trade_and_triumph-refused-track-full = Dit spoor staat op zijn laatste vakje.
trade_and_triumph-refused-forced = Wie naar een eindpunt is gedwongen, kan daar niet verkopen.
trade_and_triumph-refused-opening-sale = Er wordt niets verkocht voor de handelaar voor het eerst heeft bewogen.
trade_and_triumph-refused-no-end = Verkopen kan alleen op een eindpunt: de handelaar moet er staan, of er deze beurt een hebben bereikt of gepasseerd.
trade_and_triumph-refused-not-in-city = Blokjes worden alleen in de stad verkocht.
trade_and_triumph-refused-no-set = Voor een set is van elk van de vier kleuren een blokje nodig.
trade_and_triumph-refused-no-cube = Er is geen blokje van deze kleur.
trade_and_triumph-refused-not-in-play = Deze Eeuwige kaart ligt niet voor de speler.
trade_and_triumph-refused-asleep = Een Eeuwige kaart werkt vanaf de volgende beurt van haar eigenaar.
trade_and_triumph-refused-used = Deze Eeuwige kaart is deze beurt al gebruikt.
trade_and_triumph-refused-no-use = Deze Eeuwige kaart kan nu niet worden gebruikt, of werkt vanzelf.

## Wat een actie zal doen

trade_and_triumph-preview-arrival = Komt aan in { $place }.
# Een zet die vóór een eindpunt stopt. $there: 'nothing', of 'something', dat dan volgt
trade_and_triumph-preview-road = { $there ->
    [nothing] Op weg naar { $place }, waar nu niets te halen valt.
   *[something] Op weg naar { $place }. Daar, zoals het nu staat:
 }
trade_and_triumph-preview-cube = Pakt een blokje: { $region }.
trade_and_triumph-preview-no-cube = Er is geen blokje te pakken: { $region }.
# $cards: omgedraaide handelskaarten; $sure: 'all' als dit alles is, 'least' als er meer bij kan komen
trade_and_triumph-preview-reveal = { $sure ->
    [all] { $cards ->
        [one] Draait { $cards } handelskaart om: { $gold } goud, { $points } punten.
       *[other] Draait { $cards } handelskaarten om: { $gold } goud, { $points } punten.
     }
   *[least] { $cards ->
        [one] Draait { $cards } handelskaart om: minstens { $gold } goud, { $points } punten.
       *[other] Draait { $cards } handelskaarten om: minstens { $gold } goud, { $points } punten.
     }
 }
trade_and_triumph-preview-selling = Kaarten kunnen worden verkocht voor { $price } goud per stuk.
trade_and_triumph-preview-cost = Kost { $cost } goud; er blijft { $gold } over.
trade_and_triumph-preview-deck-trade = Een handelskaart leg je gedekt neer, en betaalt uit op de volgende plaats waar je aankomt.
trade_and_triumph-preview-deck-influence = Een invloedskaart heeft een prijs en werkt als je haar speelt; een Eeuwige kaart blijft.
trade_and_triumph-preview-deck-specialty = Een specialiteit speel je zonder verdere kosten; de meeste geven punten.
trade_and_triumph-preview-laid = Betaalt uit bij de volgende aankomst.
trade_and_triumph-preview-asleep = Werkt vanaf de volgende beurt.
trade_and_triumph-preview-nothing = Er zou niets gebeuren.
trade_and_triumph-preview-gains = { $points ->
    [0] Levert { $gold } goud op.
    [one] Levert { $gold } goud en { $points } punt op.
   *[other] Levert { $gold } goud en { $points } punten op.
 }
trade_and_triumph-preview-upgrade = { $track } { $level } vanaf de volgende beurt. Kost { $cost } goud; er blijft { $gold } over.
trade_and_triumph-preview-sale = +{ $more } goud: { $gold } in totaal.
trade_and_triumph-preview-points = +{ $more }: { $points } punten in totaal.

trade_and_triumph-preview-cube-brief = +1 { $region }
trade_and_triumph-preview-reveal-brief = { $sure ->
    [all] { $points ->
        [0] +{ $gold } goud
        [one] +{ $gold } goud, +{ $points } punt
       *[other] +{ $gold } goud, +{ $points } punten
     }
   *[least] { $points ->
        [0] ≥ +{ $gold } goud
        [one] ≥ +{ $gold } goud, +{ $points } punt
       *[other] ≥ +{ $gold } goud, +{ $points } punten
     }
 }
trade_and_triumph-preview-deck-trade-brief = neerleggen, aankomen, innen
trade_and_triumph-preview-deck-influence-brief = betalen en spelen
trade_and_triumph-preview-deck-specialty-brief = meestal punten
trade_and_triumph-preview-cost-brief = −{ $cost } goud
trade_and_triumph-preview-gains-brief = { $gold ->
    [0] { $points ->
        [one] +{ $points } punt
       *[other] +{ $points } punten
     }
   *[other] { $points ->
        [0] +{ $gold } goud
        [one] +{ $gold } goud, +{ $points } punt
       *[other] +{ $gold } goud, +{ $points } punten
     }
 }
trade_and_triumph-preview-upgrade-brief = −{ $cost } goud
trade_and_triumph-preview-sale-brief = +{ $more } goud
trade_and_triumph-preview-points-brief = { $more ->
    [one] +{ $more } punt
   *[other] +{ $more } punten
 }

## Wat kaarten doen: één zin voor elk effectwoord

# De argumenten zijn de kolommen van de rij zelf: $amount, $what, $if, $cap, en $when, dat alleen bij Eeuwige kaarten gevuld is.
# Een voorwaarde staat aan het eind van haar zin.
trade_and_triumph-condition = { $if ->
    [travelled-forest] {" "}als je door het bos kwam
    [travelled-mountain] {" "}als je door het gebergte kwam
    [travelled-desert] {" "}als je door de woestijn kwam
    [travelled-ocean] {" "}als je over de oceaan kwam
    [travelled-fm] {" "}als je door het bos of het gebergte kwam
    [travelled-md] {" "}als je door het gebergte of de woestijn kwam
    [travelled-do] {" "}als je door de woestijn of over de oceaan kwam
    [travelled-of] {" "}als je over de oceaan of door het bos kwam
    [in-forest] {" "}als je in het bos bent
    [in-mountain] {" "}als je in het gebergte bent
    [in-desert] {" "}als je in de woestijn bent
    [in-ocean] {" "}als je op de oceaan bent
    [at-node] {" "}als je op een knooppunt bent
    [at-city] {" "}als je in de stad bent
   *[none] {""}
 }
trade_and_triumph-effect-gold = { $when ->
    [start] Ontvang aan het begin van je beurt { $amount } goud{ trade_and_triumph-condition }.
    [end] Ontvang aan het einde van je beurt { $amount } goud{ trade_and_triumph-condition }.
    [arrival] Ontvang bij elke aankomst { $amount } goud{ trade_and_triumph-condition }.
    [cube] Ontvang { $amount } goud telkens als je bij aankomst op een knooppunt het blokje ervan pakt{ trade_and_triumph-condition }.
    [reveal] Ontvang { $amount } goud voor elke handelskaart die je omdraait{ trade_and_triumph-condition }.
   *[other] Ontvang { $amount } goud{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-points = { $amount ->
    [one] Krijg { $amount } punt{ trade_and_triumph-condition }.
   *[other] Krijg { $amount } punten{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-gold-per = { $what ->
    [cube] Ontvang { $amount } goud voor elk van je blokjes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
    [colour] Ontvang { $amount } goud voor elke kleur onder je blokjes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
    [revealed] Ontvang { $amount } goud voor elke andere handelskaart die tegelijk wordt omgedraaid{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
    [eternal] Ontvang { $amount } goud voor elk van je Eeuwige kaarten{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
   *[upgrade] Ontvang { $amount } goud voor elk van je verbeteringen{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-points-per = { $what ->
    [cube] { $amount ->
        [one] Krijg { $amount } punt voor elk van je blokjes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
       *[other] Krijg { $amount } punten voor elk van je blokjes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
     }
    [colour] { $amount ->
        [one] Krijg { $amount } punt voor elke kleur onder je blokjes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
       *[other] Krijg { $amount } punten voor elke kleur onder je blokjes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
     }
    [eternal] { $amount ->
        [one] Krijg { $amount } punt voor elk van je Eeuwige kaarten{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
       *[other] Krijg { $amount } punten voor elk van je Eeuwige kaarten{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
     }
   *[upgrade] { $amount ->
        [one] Krijg { $amount } punt voor elk van je verbeteringen{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
       *[other] Krijg { $amount } punten voor elk van je verbeteringen{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
     }
 }
# Hoeveel het samen hoogstens wordt; 0 is geen grens.
trade_and_triumph-limit = { $cap ->
    [0] {""}
   *[other] {" "}(hoogstens { $cap })
 }
trade_and_triumph-effect-cube = { $what ->
    [travelled] { $amount ->
        [one] Pak nog { $amount } blokje van het gebied waar je door kwam{ trade_and_triumph-condition }.
       *[other] Pak nog { $amount } blokjes van het gebied waar je door kwam{ trade_and_triumph-condition }.
     }
   *[chosen] { $amount ->
        [one] Pak { $amount } blokje naar keuze{ trade_and_triumph-condition }.
       *[other] Pak { $amount } blokjes naar keuze{ trade_and_triumph-condition }.
     }
 }
trade_and_triumph-effect-swap-cube = { $when ->
    [activated] { $amount ->
        [one] Eens per beurt: je mag { $amount } blokje ruilen voor een andere kleur{ trade_and_triumph-condition }.
       *[other] Eens per beurt: je mag tot { $amount } blokjes ruilen voor andere kleuren{ trade_and_triumph-condition }.
     }
   *[other] { $amount ->
        [one] Je mag { $amount } blokje ruilen voor een andere kleur{ trade_and_triumph-condition }.
       *[other] Je mag tot { $amount } blokjes ruilen voor andere kleuren{ trade_and_triumph-condition }.
     }
 }
trade_and_triumph-effect-steal-cube = Neem een blokje naar keuze van een rivaal{ trade_and_triumph-condition }.
trade_and_triumph-effect-steal-gold = Neem { $amount } goud van een rivaal{ trade_and_triumph-condition }.
trade_and_triumph-effect-steal-points = { $amount ->
    [one] Neem { $amount } punt van een rivaal{ trade_and_triumph-condition }.
   *[other] Neem { $amount } punten van een rivaal{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-draw = { $what ->
    [trade] { $amount ->
        [one] Trek { $amount } handelskaart{ trade_and_triumph-condition }.
       *[other] Trek { $amount } handelskaarten{ trade_and_triumph-condition }.
     }
    [influence] { $amount ->
        [one] Trek { $amount } invloedskaart{ trade_and_triumph-condition }.
       *[other] Trek { $amount } invloedskaarten{ trade_and_triumph-condition }.
     }
   *[specialty] { $amount ->
        [one] Trek gratis { $amount } specialiteit{ trade_and_triumph-condition }.
       *[other] Trek gratis { $amount } specialiteiten{ trade_and_triumph-condition }.
     }
 }
trade_and_triumph-effect-rival-discards = { $amount ->
    [one] Een rivaal legt { $amount } kaart naar eigen keuze af{ trade_and_triumph-condition }.
   *[other] Een rivaal legt { $amount } kaarten naar eigen keuze af{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-fetch = { $what ->
    [trade] { $amount ->
        [one] Pak { $amount } kaart naar keuze uit de afgelegde handelskaarten{ trade_and_triumph-condition }.
       *[other] Pak { $amount } kaarten naar keuze uit de afgelegde handelskaarten{ trade_and_triumph-condition }.
     }
   *[influence] { $amount ->
        [one] Pak { $amount } kaart naar keuze uit de afgelegde invloedskaarten{ trade_and_triumph-condition }.
       *[other] Pak { $amount } kaarten naar keuze uit de afgelegde invloedskaarten{ trade_and_triumph-condition }.
     }
 }
trade_and_triumph-effect-look-hand = { $when ->
    [activated] Eens per beurt: bekijk de hand van een rivaal{ trade_and_triumph-condition }.
   *[other] Bekijk de hand van een rivaal{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-look-down = Bekijk de gedekte handelskaarten van een rivaal{ trade_and_triumph-condition }.
trade_and_triumph-effect-move = { $when ->
    [activated] { $amount ->
        [one] Eens per beurt: verplaats je handelaar { $amount } stap{ trade_and_triumph-condition }.
       *[other] Eens per beurt: verplaats je handelaar hoogstens { $amount } stappen{ trade_and_triumph-condition }.
     }
   *[other] { $amount ->
        [one] Verplaats je handelaar { $amount } stap{ trade_and_triumph-condition }.
       *[other] Verplaats je handelaar hoogstens { $amount } stappen{ trade_and_triumph-condition }.
     }
 }
trade_and_triumph-effect-shift = { $amount ->
    [one] Duw een rivaal die onderweg is { $amount } stap terug{ trade_and_triumph-condition }.
   *[other] Duw een rivaal die onderweg is { $amount } stappen terug{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-force-node = Dwing een rivaal die onderweg is naar het knooppunt van zijn route{ trade_and_triumph-condition }.
trade_and_triumph-effect-force-any-node = Dwing een rivaal naar een knooppunt naar keuze{ trade_and_triumph-condition }.
trade_and_triumph-effect-force-city = Dwing een rivaal naar de stad{ trade_and_triumph-condition }.
trade_and_triumph-effect-force-all-city = Dwing alle rivalen naar de stad{ trade_and_triumph-condition }.
trade_and_triumph-effect-force-all-nodes = Dwing alle rivalen die onderweg zijn naar het knooppunt van hun route{ trade_and_triumph-condition }.
trade_and_triumph-effect-plays = { $amount ->
    [one] Je hebt deze beurt { $amount } speelactie extra{ trade_and_triumph-condition }.
   *[other] Je hebt deze beurt { $amount } speelacties extra{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-move-next = { $amount ->
    [one] In je volgende beurt mag je { $amount } stap verder{ trade_and_triumph-condition }.
   *[other] In je volgende beurt mag je { $amount } stappen verder{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-draw-next = { $amount ->
    [one] In je volgende beurt mag je { $amount } kaart meer trekken{ trade_and_triumph-condition }.
   *[other] In je volgende beurt mag je { $amount } kaarten meer trekken{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-upgrade = { $amount ->
    [one] Krijg gratis { $amount } verbetering naar keuze{ trade_and_triumph-condition }.
   *[other] Krijg gratis { $amount } verbeteringen naar keuze{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-market = { $amount ->
    [0] Deze beurt mag je blokjes verkopen waar je ook bent{ trade_and_triumph-condition }.
    [one] Deze beurt mag je blokjes verkopen waar je ook bent, en een set geeft { $amount } punt meer{ trade_and_triumph-condition }.
   *[other] Deze beurt mag je blokjes verkopen waar je ook bent, en een set geeft { $amount } punten meer{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-refill = Trek handels- en invloedskaarten naar keuze, tot je { $amount } kaarten in de hand hebt{ trade_and_triumph-condition }.
trade_and_triumph-effect-hold = De handelaar van een rivaal blijft in diens volgende beurt staan{ trade_and_triumph-condition }.
trade_and_triumph-effect-discard-for-gold = Eens per beurt: je mag een kaart afleggen voor { $amount } goud{ trade_and_triumph-condition }.
trade_and_triumph-effect-may-stay = Eens per beurt: je handelaar mag blijven staan in plaats van te bewegen{ trade_and_triumph-condition }.
trade_and_triumph-effect-discount-influence = Invloedskaarten kosten je { $amount } goud minder.
trade_and_triumph-effect-discount-upgrade = Verbeteringen kosten je { $amount } goud minder.
trade_and_triumph-effect-discount-specialty = Een specialiteit trekken kost je { $amount } goud minder.
trade_and_triumph-effect-price = Elke kaart die je verkoopt, levert { $amount } goud meer op.
trade_and_triumph-effect-extra-move = { $amount ->
    [one] Je mag elke beurt { $amount } stap verder.
   *[other] Je mag elke beurt { $amount } stappen verder.
 }
trade_and_triumph-effect-shield-force = Geen rivaal kan je handelaar dwingen, duwen of vasthouden.
trade_and_triumph-effect-shield-theft = Geen rivaal kan van je stelen, je kaarten bekijken of je laten afleggen.

## Opties

trade_and_triumph-option-route-spaces = Vakken op een route
trade_and_triumph-choice-route-spaces-3 = 3
trade_and_triumph-choice-route-spaces-2 = 2: een korter spel
trade_and_triumph-choice-route-spaces-4 = 4: een langer spel
trade_and_triumph-option-specialty = Een getrokken specialiteit
trade_and_triumph-choice-specialty-hand = Gaat naar de hand en kost een speelactie
trade_and_triumph-choice-specialty-at-once = Werkt meteen
trade_and_triumph-option-opening-sale = Verkopen voor de eerste stap
trade_and_triumph-choice-opening-sale-allowed = Mag
trade_and_triumph-choice-opening-sale-barred = Mag niet
trade_and_triumph-option-node-bonus = Bonussen van handelskaarten op een knooppunt
trade_and_triumph-choice-node-bonus-travelled = Het doorkruiste gebied telt
trade_and_triumph-choice-node-bonus-either = Beide gebieden van het knooppunt tellen
trade_and_triumph-option-first-seat = Eerste speler
trade_and_triumph-choice-first-seat-random = Geloot
trade_and_triumph-choice-first-seat-seat-one = De eerste plaats

## De lobby en de getekende tafel

trade_and_triumph-lobby = Je bent handelaar op oude wegen. Leg kaarten gedekt neer, verzilver ze aan het einde van elke route, breng blokjes van vier kleuren thuis en zit je rivalen onderweg dwars. Wie het eerst 20 punten heeft, luidt de laatste ronde in.
trade_and_triumph-weight = gemiddeld
trade_and_triumph-score = Punten
trade_and_triumph-web-pane-map = Kaart
trade_and_triumph-web-pane-decks = Stapels
trade_and_triumph-web-pane-others = Rivalen
trade_and_triumph-web-map = De kaart
# $route: de naam van een route
trade_and_triumph-web-space = { $route }, vak { $number }
trade_and_triumph-web-supply = { $region }: { $count } in de voorraad
trade_and_triumph-web-race = Wedloop naar 20 punten
trade_and_triumph-web-final-round = Laatste ronde
trade_and_triumph-web-points = punten
trade_and_triumph-web-gold = Goud
trade_and_triumph-web-cost = Kost
trade_and_triumph-web-upgrades = Verbeterbord
trade_and_triumph-web-upgrades-bought = Verbeteringen
trade_and_triumph-web-level = { $track }: niveau { $level }
trade_and_triumph-web-buy = { $track }: niveau { $level } voor { $price } goud
trade_and_triumph-web-first = Eerste speler
trade_and_triumph-web-hand = Je hand
trade_and_triumph-web-no-cards = Geen kaarten in de hand
# $deck: de naam van een stapel
trade_and_triumph-web-held = { $deck }: { $count } in de hand
trade_and_triumph-web-known = je weet van deze kaart
trade_and_triumph-web-down = { $count } gedekt
trade_and_triumph-web-used = deze beurt gebruikt
trade_and_triumph-web-asleep = werkt vanaf de volgende beurt
trade_and_triumph-web-bonus = { $move ->
    [0] Volgende beurt: { $draw } extra trekken
   *[other] { $draw ->
        [0] Volgende beurt: { $move } verder bewegen
       *[other] Volgende beurt: { $move } verder bewegen, { $draw } extra trekken
     }
 }
# $price: wat een kaart opbrengt, 0 waar er geen te verkopen is; $cubes: 'yes' waar blokjes te verkopen zijn; $set: punten van een set van vier
trade_and_triumph-web-selling = { $cubes ->
    [yes] { $price ->
        [0] Open: een blokje 1 punt, een set { $set } punten
       *[other] Open: een kaart { $price } goud, een blokje 1 punt, een set { $set } punten
     }
   *[no] Open: een kaart { $price } goud
 }
trade_and_triumph-web-decks = Stapels
trade_and_triumph-web-deck = { $deck }: { $count } te trekken
trade_and_triumph-web-discards = { $deck }: { $count } afgelegd
trade_and_triumph-web-deck-trade = Handel
trade_and_triumph-web-deck-influence = Invloed
trade_and_triumph-web-deck-specialty = Specialiteit
trade_and_triumph-web-kind-trade = Handelskaart
trade_and_triumph-web-kind-influence = Invloedskaart
trade_and_triumph-web-kind-eternal = Eeuwige kaart
trade_and_triumph-web-kind-specialty = Specialiteit
trade_and_triumph-web-scene = Wat er gebeurt
trade_and_triumph-confirm-end = { $plays ->
    [one] Je kunt nog { $plays } keer spelen, en een handelskaart neerleggen kost niets. De beurt beëindigen?
   *[other] Je kunt nog { $plays } keer spelen, en een handelskaart neerleggen kost niets. De beurt beëindigen?
 }

# Knoppen waarachter veel van één soort is gevouwen; wat dezelfde tekst heeft, zit bij elkaar.

trade_and_triumph-group-via = Ga over een weg
trade_and_triumph-group-through = Ga over een weg
trade_and_triumph-group-lay = Leg een kaart gedekt
trade_and_triumph-group-influence = Speel een kaart
trade_and_triumph-group-specialty = Speel een kaart
trade_and_triumph-group-upgrade = Verbeter
trade_and_triumph-group-sell-trade = Verkoop een kaart
trade_and_triumph-group-sell-influence = Verkoop een kaart
trade_and_triumph-group-sell-specialty = Verkoop een kaart
trade_and_triumph-group-sell-cube = Verkoop een blokje
trade_and_triumph-group-fetch-trade = Pak een handelskaart terug
trade_and_triumph-group-fetch-influence = Pak een invloedskaart terug

## De tafel als tekst

trade_and_triumph-table-round = Ronde { $round }, { $seat }: { $phase }.
trade_and_triumph-table-last-round = Iemand heeft 20 punten gehad: dit is de laatste ronde.
trade_and_triumph-table-arriving = Wordt afgehandeld: { $place }, bereikt over { $route }.
trade_and_triumph-table-revealed = Omgedraaid en nog uit te voeren: { $cards }.
trade_and_triumph-table-player = { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, { $gold } goud; niveaus: bewegen { $move }, trekken { $draw }, spelen { $play }.
trade_and_triumph-table-at-end = Handelaar van { $seat }: { $place }{ $state ->
    [forced] , gedwongen
    [held] , daar vastgehouden
   *[free] {""}
 }.
trade_and_triumph-table-on-route = Handelaar van { $seat }: { $route }, vak { $space } van { $spaces } vanaf de stad, { $heading ->
    [out] heen
   *[back] terug naar de stad
 }{ $state ->
    [held] , daar vastgehouden
   *[free] {""}
 }.
trade_and_triumph-table-cubes = Blokjes van { $seat }: bos { $forest }, gebergte { $mountain }, woestijn { $desert }, oceaan { $ocean }.
trade_and_triumph-table-cards = Hand van { $seat }: handel { $trade }, invloed { $influence }, specialiteit { $specialty }; gedekt { $down }.
trade_and_triumph-table-eternal = { $seat } heeft in het spel { $card }{ $state ->
    [asleep] {" "}(slaapt)
    [used] {" "}(gebruikt)
   *[ready] {""}
 }
trade_and_triumph-table-known-hand = Gezien in de hand van { $seat }: { $cards }.
trade_and_triumph-table-known-down = Gedekt gezien voor { $seat }: { $cards }.
trade_and_triumph-table-known-either = { $seat } heeft in de hand of gedekt: { $cards }.
trade_and_triumph-table-hand = { $seat } heeft { $card }
trade_and_triumph-table-down = { $seat } heeft gedekt: { $cards }
trade_and_triumph-table-card-trade = { $count } × { $card }: { $number } goud. { $first } { $second }
trade_and_triumph-table-card-influence = { $count } × { $card } ({ $kind ->
    [eternal] Eeuwig, { $number } goud
   *[other] { $number } goud
 }). { $first } { $second }
trade_and_triumph-table-card-specialty = { $count } × { $card }: { $number ->
    [one] { $number } punt
   *[other] { $number } punten
 }. { $first } { $second }
trade_and_triumph-table-selling = Een kaart brengt hier { $price } goud op{ $cubes ->
    [yes] , en blokjes kunnen worden verkocht
   *[no] {""}
 }.
trade_and_triumph-table-supply = Voorraad: bos { $forest }, gebergte { $mountain }, woestijn { $desert }, oceaan { $ocean }.
trade_and_triumph-table-decks = Stapels: handel { $trade }, invloed { $influence }, specialiteit { $specialty }.
trade_and_triumph-table-discards = Afgelegd: handel { $trade }, invloed { $influence }, specialiteit { $specialty }.
trade_and_triumph-table-option = { $option }: { $choice }.
trade_and_triumph-deck-trade = een handelskaart
trade_and_triumph-deck-influence = een invloedskaart
trade_and_triumph-deck-specialty = een specialiteit

## Tips, de eerste keer dat iets voorkomt

trade_and_triumph-tip-verb-via = Aan een einde kies je de weg. Kijk welke kaarten in welk gebied meer betalen, en welk blokje je nog mist.
trade_and_triumph-tip-verb-draw = Handelskaarten zijn je inkomen, invloedskaarten kosten goud om te spelen, specialiteiten kosten 10 en geven meestal punten.
trade_and_triumph-tip-verb-lay = Een gelegde handelskaart betaalt als je weer aankomt. Leg wat past bij de weg waarop je bent.
trade_and_triumph-tip-verb-upgrade = Een verbetering werkt vanaf je volgende beurt tot het einde. Hoe eerder, hoe beter; laat verdient ze zich niet terug.
trade_and_triumph-tip-verb-sell-cube = Een los blokje levert 1 punt op; vier kleuren samen 6. Breek een set alleen vlak voor het einde.
trade_and_triumph-tip-verb-influence = Betaal de prijs en ze werkt. Een paarse (∞) is Eeuwig: ze blijft liggen en werkt elke beurt, dus ze hoort vroeg in het spel.
trade_and_triumph-tip-event-forced = Een gedwongen handelaar krijgt geen blokje en geen goud en mag niets verkopen waar hij wordt neergezet. Zijn gelegde kaarten wachten op de volgende aankomst.
trade_and_triumph-tip-event-end-triggered = Iemand heeft 20 punten. Deze ronde wordt uitgespeeld; nu tellen alleen punten, dus maak punten van wat je hebt.
trade_and_triumph-tip-face-trade = Het goud op een handelskaart komt bij je volgende aankomst. Een gebied erop vraagt langs welke weg je kwam, niet waar je bent.
trade_and_triumph-tip-face-specialty = Voor een specialiteit heb je bij het trekken betaald. Spelen kost je speelactie en geen goud, en ze werkt meteen.

# Delen van wat een stelling waard is; hoeveel meer of minder komt erachter
trade_and_triumph-part-points = punten
trade_and_triumph-part-cubes = blokjes
trade_and_triumph-part-gold = goud
trade_and_triumph-part-cards = handkaarten
trade_and_triumph-part-laid = neergelegde kaarten
trade_and_triumph-part-upgrades = verbeteringen

## Opdrachten vooraf

# $deck: een kaart van een van de stapels
trade_and_triumph-order-discard = Als een rivaal me laat afleggen: eerst { $deck }
trade_and_triumph-order-end-turn = Trek en speel niets meer in deze beurt
