# What TradeWarz says. Each message here has its twin, with the same arguments, in nl.ftl.
# $seat, $partner, $owner, $defender, $loser: a player by name; $card, $tech, $house, $season: names from the content;
# $place, $gate, $octagon, $resource, $tree, $building, $kind, $action: one of the names below.

## Names

tradewarz-resource-gold = gold
tradewarz-resource-lumber = lumber
tradewarz-resource-mining = mining
tradewarz-resource-wheat = wheat
tradewarz-pair-gold-gold = 2 gold
tradewarz-pair-gold-lumber = 1 gold and 1 lumber
tradewarz-pair-gold-mining = 1 gold and 1 mining
tradewarz-pair-gold-wheat = 1 gold and 1 wheat
tradewarz-pair-lumber-lumber = 2 lumber
tradewarz-pair-lumber-mining = 1 lumber and 1 mining
tradewarz-pair-lumber-wheat = 1 lumber and 1 wheat
tradewarz-pair-mining-mining = 2 mining
tradewarz-pair-mining-wheat = 1 mining and 1 wheat
tradewarz-pair-wheat-wheat = 2 wheat
# An amount of one resource
tradewarz-amount = { $count } { $resource }
tradewarz-tree-economy = economy
tradewarz-tree-engineering = engineering
tradewarz-tree-military = military
tradewarz-building-settlement = settlement
tradewarz-building-village = village
tradewarz-building-castle = castle
tradewarz-building-capital = capital
tradewarz-crossing-road = road
tradewarz-crossing-bridge = bridge
tradewarz-crossing-tunnel = tunnel
tradewarz-tile-lumber = lumber
tradewarz-tile-mining = mining
tradewarz-tile-wheat = wheat
tradewarz-tile-mountain = mountain
tradewarz-tile-lake = lake
tradewarz-action-march = March
tradewarz-action-build = Build
tradewarz-action-tech = Buy Tech
tradewarz-action-recruit = Recruit
tradewarz-action-retreat = Retreat
tradewarz-action-resources = Resources +2
tradewarz-reason-battle = a battle won
tradewarz-reason-conquest = a capital conquered
tradewarz-reason-university = a university of level 4
tradewarz-reason-riches = 12 or more of every resource
tradewarz-reason-posts = two trading posts
tradewarz-reason-exchange = 11 of a resource handed in
# Starts, each named by its gate
tradewarz-gate-n3 = North by west
tradewarz-gate-n5 = North by east
tradewarz-gate-e3 = East by north
tradewarz-gate-e5 = East by south
tradewarz-gate-s5 = South by east
tradewarz-gate-s3 = South by west
tradewarz-gate-w5 = West by south
tradewarz-gate-w3 = West by north
tradewarz-place-n3 = the gate North by west
tradewarz-place-n5 = the gate North by east
tradewarz-place-e3 = the gate East by north
tradewarz-place-e5 = the gate East by south
tradewarz-place-s5 = the gate South by east
tradewarz-place-s3 = the gate South by west
tradewarz-place-w5 = the gate West by south
tradewarz-place-w3 = the gate West by north
# Squares and octagons by row and column, from the north-west
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

## Buttons

tradewarz-do-house = Choose { $house }
tradewarz-do-sail = { $spaces ->
    [one] Sail { $spaces } space
   *[other] Sail { $spaces } spaces
 }
tradewarz-do-dock = Dock at { $gate }
tradewarz-do-march = March
tradewarz-do-build = Build
tradewarz-do-buy-tech = Buy a technology
tradewarz-do-recruit = Recruit
tradewarz-do-retreat = Retreat
tradewarz-do-resources = Resources +2
tradewarz-do-settlement = Build a settlement on { $place }
tradewarz-do-village = Build a village on { $place }
tradewarz-do-upgrade = Make { $place } a village
tradewarz-do-castle = Build a castle on { $place }
tradewarz-do-university = Raise { $tree } to level { $level }
tradewarz-do-free-university = Raise { $tree } to level { $level }, one level free
tradewarz-do-buy = Buy { $tech }
tradewarz-do-soldier = Recruit a soldier: { $place }
tradewarz-do-fall-back = Retreat from { $place }
tradewarz-do-gain = Take { $pair }
tradewarz-do-pass = Pass
tradewarz-do-end = End the turn
tradewarz-do-trade = Trade
tradewarz-do-alliance = Propose an alliance
tradewarz-do-offer = Make { $partner } an offer
tradewarz-do-play = Play { $card }
tradewarz-do-place-silos = Place extra silos (group { $group })
tradewarz-do-invite = Include { $partner }
tradewarz-do-break = Break the alliance
tradewarz-do-squad = { $count ->
    [one] { $count } soldier from { $place }
   *[other] { $count } soldiers from { $place }
 }
tradewarz-do-bring = Bring { $tech }
tradewarz-do-leave = Bring no super unit
tradewarz-do-step = Step to { $place }
tradewarz-do-cross = Build a crossing to { $place }
tradewarz-do-jump = Jump to { $place }
tradewarz-do-stop = Stop here
tradewarz-do-lend = Leave { $tech } with the ally
tradewarz-do-fetch = Take { $tech } along again
tradewarz-do-again = March with another squad
tradewarz-do-done = No more
tradewarz-do-keep = { $tech } stays here
tradewarz-do-assign = Send it to { $place }
tradewarz-do-site = Extra silos at { $place }
tradewarz-do-silo = Silo on { $octagon }
tradewarz-do-go = Go to { $place }
tradewarz-do-send = Send to { $place }
tradewarz-do-home = Send home from { $place }
tradewarz-do-lose = A soldier of { $owner } falls
tradewarz-do-name = { $tech } defends the capital
tradewarz-do-add = Use { $card }
tradewarz-do-commit = Ready
tradewarz-do-reap = The caravan brings { $resource }
tradewarz-do-give = Give { $amount } { $resource }
tradewarz-do-want = Ask for { $amount } { $resource }
tradewarz-do-propose = Propose this
tradewarz-do-withdraw = Withdraw
tradewarz-do-accept = Accept
tradewarz-do-decline = Decline
tradewarz-do-counter = Make a counter-offer
tradewarz-do-time-up = Time is up

## What several choices have in common, said once before them; what is left of each comes after it

tradewarz-head-settlement = Build a settlement on:
tradewarz-head-village = Build a village on:
tradewarz-head-upgrade = Make a village of the settlement on:
tradewarz-head-buy = Buy:
tradewarz-head-step = Step to:
tradewarz-head-soldier = Recruit a soldier:
tradewarz-head-fall-back = Retreat from:
tradewarz-head-gain = Take:
tradewarz-head-silo = Silo on:
tradewarz-head-go = Go to:
tradewarz-head-send = Send to:
tradewarz-head-cross = Build a crossing to:
tradewarz-head-offer = Make an offer to:
tradewarz-head-add = Use:

## What is asked

tradewarz-ask-houses = Choose a house. Your coat of arms shows its beast; all houses play alike.
tradewarz-ask-sail = You have { $roll } spaces: sail on, or dock at a free station. Where you dock, your capital is founded.
tradewarz-ask-turn = { $season } of year { $year }: take an action. Trade, cards and alliances are free.
tradewarz-ask-build = What do you build?
tradewarz-ask-purchase = Which technology do you buy?
tradewarz-ask-recruit = Where does the soldier come? On a building it costs double.
tradewarz-ask-squad-back = Which squad retreats?
tradewarz-ask-resources = Which two resources do you take?
tradewarz-ask-partner = To whom do you make an offer?
tradewarz-ask-after = The action is done. Trade, play cards, or end the turn.
tradewarz-ask-muster = { $roll ->
    [one] You have { $roll } space: which squad marches?
   *[other] You have { $roll } spaces: which squad marches?
 }
tradewarz-ask-bring = Which super unit goes along?
tradewarz-ask-march = { $count ->
    [one] { $count } soldier on { $place }, spaces left: { $spaces }. March on, or stop.
   *[other] { $count } soldiers on { $place }, spaces left: { $spaces }. March on, or stop.
 }
tradewarz-ask-keep = Two super units meet: which one stays? The other goes to its capital.
tradewarz-ask-logistics = March with a second squad?
tradewarz-ask-second = Build a second object, or nothing more.
tradewarz-ask-silos = { $count ->
    [one] { $place }: where does the silo go?
   *[other] { $place }: where does the next silo go? { $count } in all.
 }
tradewarz-ask-site = { $count ->
    [one] At which village does { $count } extra silo go?
   *[other] At which village do { $count } extra silos go?
 }
tradewarz-ask-assign = Where does { $tech } go?
tradewarz-ask-retreat = Where does the squad on { $place } retreat to?
tradewarz-ask-offer = Your offer to { $partner }: you give { $give ->
    [none] nothing
   *[other] { $give }
  }, you want { $want ->
    [none] nothing
   *[other] { $want }
  }. First say what you give, then what you want.
tradewarz-ask-answer = { $seat } offers you { $give ->
    [none] nothing
   *[other] { $give }
  } for { $want ->
    [none] nothing
   *[other] { $want }
  }. What do you say?
tradewarz-ask-invite = An alliance of { $members }: propose it, or name somebody more.
tradewarz-ask-consent = { $seat } proposes an alliance of { $members }. Accept or decline.
tradewarz-ask-cancel = Battle for { $place }. Call it off?
tradewarz-ask-name = Your capital is attacked: which super unit fights?
tradewarz-ask-choose = Battle for { $place }: choose morale cards in secret, then be ready.
tradewarz-ask-losses = { $count ->
    [one] { $count } soldier falls: whose?
   *[other] { $count } soldiers fall: whose is the next?
 }
tradewarz-ask-displace = { $count ->
    [one] { $count } soldier of { $seat } must leave: where to?
   *[other] { $count } soldiers of { $seat } must leave: where to?
 }
tradewarz-ask-displace-super = Which soldiers does { $tech } follow?
tradewarz-ask-support = { $count ->
    [one] { $count } soldier cannot be supported outside the capital: who goes home?
   *[other] { $count } soldiers cannot be supported outside the capital: who goes home?
 }
tradewarz-ask-morale = The year ends: play morale cards, or none.
tradewarz-ask-reap = { $count ->
    [one] { $tech } bring { $count } resource: which?
   *[other] { $tech } bring { $count } resources: which is the next?
 }

## What happens

tradewarz-event-laid-post = Trading post { $number } stands on { $place }.
tradewarz-event-rolled = { $seat } rolls { $sum }.
tradewarz-event-order = The order of the game: { $seats }.
tradewarz-event-chose-house = { $seat } leads the house { $house }.
tradewarz-event-sailing = { $seat } may sail up to { $roll }.
tradewarz-event-sailed = { $spaces ->
    [one] { $seat } sails { $spaces } space.
   *[other] { $seat } sails { $spaces } spaces.
 }
tradewarz-event-docked = { $seat } docks: { $gate }.
tradewarz-event-dealt = { $seat } has the battle card { $card }.
tradewarz-event-season = Year { $year }: { $season }.
tradewarz-event-took = { $seat }: { $action }.
tradewarz-event-passed = { $seat } passes.
tradewarz-event-marching = { $seat } rolls { $roll } for the march.
tradewarz-event-set-out = { $count ->
    [one] { $count } soldier of { $seat } sets out from { $place }.
   *[other] { $count } soldiers of { $seat } set out from { $place }.
 }
tradewarz-event-stepped = { $seat } marches to { $place }.
tradewarz-event-crossed = { $seat } builds a { $kind } and crosses to { $place }.
tradewarz-event-jumped = { $seat } jumps to { $place }.
tradewarz-event-stopped = The squad of { $seat } stands on { $place }.
tradewarz-event-lent = { $seat } leaves a super unit with an ally on { $place }.
tradewarz-event-fetched = { $seat } takes a super unit along again from { $place }.
tradewarz-event-raided = { $seat } raids the { $building } of { $owner } on { $place }.
tradewarz-event-attacked = { $seat } attacks { $defender } on { $place }.
tradewarz-event-cancelled = { $seat } calls the battle off with { $card }.
tradewarz-event-named = { $tech } fights for the capital of { $seat }.
tradewarz-event-struck = { $count ->
    [one] Before any card is burnt, { $count } soldier of { $seat } falls on { $place }.
   *[other] Before any card is burnt, { $count } soldiers of { $seat } fall on { $place }.
 }
tradewarz-event-burned = { $seat } burns { $card }.
# $cards: a list of morale cards; strength, kills and blocks are the sums of the side
tradewarz-event-revealed = { $seat } fights with { $card }, morale cards: { $cards }. Strength { $strength }, kills { $kill }, blocks { $block }.
tradewarz-event-won = { $seat } beats { $loser } on { $place }.
tradewarz-event-level = Nobody wins on { $place }.
tradewarz-event-fell = { $count ->
    [one] { $count } soldier of { $seat } falls on { $place }.
   *[other] { $count } soldiers of { $seat } fall on { $place }.
 }
tradewarz-event-destroyed = { $seat } destroys the { $building } of { $owner } on { $place }.
tradewarz-event-captured = { $seat } captures the { $building } of { $owner } on { $place }.
tradewarz-event-conquered = { $seat } conquers the capital of { $owner }.
tradewarz-event-retaken = { $seat } wins the own capital back.
tradewarz-event-sent-back = The squad of { $seat } goes back to { $place }.
tradewarz-event-displaced = { $count ->
    [one] { $count } soldier of { $seat } goes to { $place }.
   *[other] { $count } soldiers of { $seat } go to { $place }.
 }
tradewarz-event-to-gate = { $count ->
    [one] { $count } soldier of { $seat } goes home to the gate.
   *[other] { $count } soldiers of { $seat } go home to the gate.
 }
tradewarz-event-to-reserve = { $count ->
    [one] { $count } soldier of { $seat } goes to the reserve.
   *[other] { $count } soldiers of { $seat } go to the reserve.
 }
tradewarz-event-xadlas = { $count ->
    [one] { $seat } gains { $count } golden Xadla: { $reason }.
   *[other] { $seat } gains { $count } golden Xadlas: { $reason }.
 }
tradewarz-event-post-owner = Trading post { $number } is { $seat }'s.
tradewarz-event-post-free = Trading post { $number } is nobody's.
tradewarz-event-built = { $seat } builds on { $place }: { $building }.
tradewarz-event-silo = { $seat } puts a silo on { $octagon }.
tradewarz-event-raised = { $seat } raises the university of { $tree } to level { $level }.
tradewarz-event-bought = { $seat } buys { $tech }.
tradewarz-event-assigned = { $tech } of { $seat } goes to { $place }.
tradewarz-event-recruited = { $count ->
    [one] { $seat } recruits { $count } soldier: { $place }.
   *[other] { $seat } recruits { $count } soldiers: { $place }.
 }
tradewarz-event-retreated = { $seat } retreats from { $from } to { $place }.
# $goods: a list of amounts
tradewarz-event-gained = { $seat } takes { $goods }.
tradewarz-event-income = { $seat } has an income of { $goods }.
tradewarz-event-reaped = The caravan of { $seat } brings { $resource }.
# $give, $want: lists of amounts
tradewarz-event-offered = { $seat } offers { $partner } { $give ->
    [none] nothing
   *[other] { $give }
  } for { $want ->
    [none] nothing
   *[other] { $want }
  }.
tradewarz-event-countered = { $seat } offers { $partner } { $give ->
    [none] nothing
   *[other] { $give }
  } for { $want ->
    [none] nothing
   *[other] { $want }
  } instead.
tradewarz-event-traded = { $seat } gives { $partner } { $give ->
    [none] nothing
   *[other] { $give }
  } and gets { $want ->
    [none] nothing
   *[other] { $want }
  }.
tradewarz-event-declined = { $seat } declines the offer of { $partner }.
tradewarz-event-withdrew = { $seat } withdraws the offer.
tradewarz-event-proposed = { $seat } proposes an alliance of { $members }.
tradewarz-event-joined = { $members } are allies.
tradewarz-event-refused = { $seat } refuses the alliance.
tradewarz-event-expelled = The soldiers of { $seat } must leave { $place }.
tradewarz-event-broke = { $seat } breaks the alliance.
tradewarz-event-played = { $seat } plays { $card }.
tradewarz-event-drew = { $seat } draws a morale card.
tradewarz-event-drew-card = { $seat } draws { $card }.
tradewarz-event-time-up = Time is up: the season is played to its end.

## How a game ends

tradewarz-ending-years = The last year is over; the most Xadlas win.
tradewarz-ending-xadlas = The target is reached.
tradewarz-ending-time = Time is up; the most Xadlas win.
tradewarz-ending-bank = The bank has no golden Xadlas left; the most Xadlas win.
tradewarz-ending-safety = Thirty years are over; the most Xadlas win.

## Phases

tradewarz-phase-setup = Set-up
tradewarz-phase-houses = Choice of houses
tradewarz-phase-order = Order of play
tradewarz-phase-sail = Sailing race
tradewarz-phase-turn = Turn
tradewarz-phase-after = After the action
tradewarz-phase-build = Build
tradewarz-phase-purchase = Buy Tech
tradewarz-phase-recruit = Recruit
tradewarz-phase-squad-back = Retreat: which squad
tradewarz-phase-resources = Resources +2
tradewarz-phase-partner = Choice of a partner
tradewarz-phase-muster = Choice of a squad
tradewarz-phase-bring = Choice of a super unit
tradewarz-phase-march = March
tradewarz-phase-keep = Choice between super units
tradewarz-phase-logistics = Second march
tradewarz-phase-second = Second object
tradewarz-phase-silos = Placing silos
tradewarz-phase-site = Choice of a village
tradewarz-phase-assign = Assigning a super unit
tradewarz-phase-retreat = Retreat
tradewarz-phase-offer = Offer
tradewarz-phase-answer = Answer to an offer
tradewarz-phase-invite = Proposal of an alliance
tradewarz-phase-consent = Consent to an alliance
tradewarz-phase-cancel = Before the battle
tradewarz-phase-name = Defence of the capital
tradewarz-phase-strike = First blows
tradewarz-phase-choose = Morale cards
tradewarz-phase-reveal = Reveal
tradewarz-phase-losses = Losses
tradewarz-phase-spoils = Spoils
tradewarz-phase-displace = Displacement
tradewarz-phase-support = Support
tradewarz-phase-settle = Settling up
tradewarz-phase-morale = Year's end: morale cards
tradewarz-phase-income = Year's end: income
tradewarz-phase-reap = Year's end: caravans
tradewarz-phase-spring = Year's end: awards
tradewarz-phase-leave = Year's end: occupiers leave
tradewarz-phase-close = End of the year
tradewarz-phase-expel = Guests leave

## Refusals

tradewarz-refused-house = Another player has this house.
tradewarz-refused-station-taken = Another ship lies at this station.
tradewarz-refused-station-not-reached = The ship cannot reach this station with { $roll }, or may not dock yet.
tradewarz-refused-sail = The ship can sail { $spaces } at most; where nothing is left, it must dock.
tradewarz-refused-squad = A squad of { $count } at most can set out from a place where own soldiers stand that have not marched yet, and no more than can be supported and have a tray.
tradewarz-refused-offer-step = First what is given, then what is wanted; each resource once, in order, no more than there is, and not the same on both sides. Without gifts something is given, and something must be left to want.
tradewarz-refused-offer-empty = The offer must name something; without gifts, something on each side.
tradewarz-refused-card-here = This card is not in the hand, or cannot be used at this moment.
# $price: a list of amounts
tradewarz-refused-price = This costs { $price }, and that is not there.
tradewarz-refused-token = There is no token left for this action in this year.
tradewarz-refused-action-price = The nearest that this action could do costs { $price }, and that is not there.
tradewarz-refused-no-university = No university stands high enough for a technology that is left.
tradewarz-refused-all-taken = Every technology is owned.
tradewarz-refused-no-retreat = No squad outside can go back: no own building nearest to it has room, and neither has the gate.
tradewarz-refused-no-window = You were not asked whether to call it off: that takes a morale card and the gold for it.
tradewarz-refused-no-card-held = You were passed over by itself: you hold no morale card.
tradewarz-refused-committed = You have made your choice for this battle; it is final.
tradewarz-refused-trade-partner = Name another player.
tradewarz-refused-countered = An offer is countered once.
tradewarz-refused-refuge = The squad goes to the nearest own building that has room for it, or to the gate.
tradewarz-refused-silo-field = The silo goes on a field that touches the square.
tradewarz-refused-nobody-invited = Somebody must be invited first.
tradewarz-refused-nothing = There is nothing now for this action to do.
tradewarz-refused-no-soldier = There is no soldier that could march.
tradewarz-refused-retreat = No squad stands there that could retreat to an own building or to the gate.
tradewarz-refused-pass = Only who can neither march nor take resources may pass.
tradewarz-refused-silos = No extra silos wait, or there is no village that could take them.
tradewarz-refused-break = An alliance is broken once a turn at most, with the gold for each other member.
tradewarz-refused-no-alliance = There is no alliance to break.
tradewarz-refused-no-trading = At this table nothing is traded.
tradewarz-refused-partner = Name another player, who is not allied with you yet.
tradewarz-refused-offers-made = This player has had all the offers of this turn.
tradewarz-refused-nothing-to-trade = The two of you have nothing that could change hands.
tradewarz-refused-no-alliances = At this table there are no alliances; they take three players or more.
tradewarz-refused-proposed = An alliance is proposed once a turn.
tradewarz-refused-two-alliances = A player is in one alliance at a time.
tradewarz-refused-alliance-members = Somebody must stay outside, and all who come in must have the gold.
tradewarz-refused-villages = There are five villages already.
tradewarz-refused-gate = Nothing is built at a gate.
tradewarz-refused-built-on = A building stands there already.
tradewarz-refused-soldier-there = An own soldier must stand there.
tradewarz-refused-sites = There are buildings on six squares already.
tradewarz-refused-settlement-there = Only an own settlement becomes a village.
tradewarz-refused-village-there = A castle is built on an own village.
tradewarz-refused-young-village = The village must be of an earlier year.
tradewarz-refused-castles = Both castles of the house have been built.
tradewarz-refused-free-level = There is no free level left in this year.
tradewarz-refused-level-built = The university stands at this level already.
tradewarz-refused-tech-taken = Somebody has bought this technology.
tradewarz-refused-university = The university must stand at the technology's level.
tradewarz-refused-lower-tech = It takes an own technology of each lower level first.
tradewarz-refused-supers = A player owns four super units at most.
tradewarz-refused-capital-held = While an enemy holds the capital nobody is recruited.
tradewarz-refused-reserve = There is no soldier in reserve.
tradewarz-refused-own-building = Soldiers are recruited to the own gate or to an own building.
tradewarz-refused-support = No more soldiers can be supported outside the capital.
tradewarz-refused-room = There is no room for another soldier, or no tray.
tradewarz-refused-stop = The squad may not stop here.
tradewarz-refused-closed = No open channel or crossing leads there.
tradewarz-refused-no-crossing = No crossing can be built from here to there.
tradewarz-refused-no-link = A squad jumps only between linked trading posts that are both its own.
tradewarz-refused-spaces = There are no spaces left.
tradewarz-refused-gate-closed = Nobody passes this gate.
tradewarz-refused-no-room-ahead = From there the squad could neither stop nor fight.

## What an action will do

# $price: a list of amounts
tradewarz-preview-left = { $count ->
    [one] You have { $count } such action left this year.
   *[other] You have { $count } such actions left this year.
 }
tradewarz-preview-march = A squad moves as far as the season's die says: to land to build on, to a trading post, or to fight.
tradewarz-preview-build = A settlement, village, castle or university; you choose next which, and where.
tradewarz-preview-buy-tech = A technology: it works for the rest of the game. You choose next which.
tradewarz-preview-recruit = 1 soldier more. You choose next where.
tradewarz-preview-retreat = A squad goes back to your nearest building, or home, without a roll.
tradewarz-preview-resources = 2 of one resource, or 1 each of two, for nothing.
tradewarz-preview-trade = Takes no action: you offer another player goods for goods.
tradewarz-preview-alliance = Takes no action: allies do not fight each other. Each who joins pays 4 gold.
tradewarz-preview-price = Costs { $price }.
# $fields: what the fields around bear; each silo stands on one of them
tradewarz-preview-silos = { $count ->
    [one] { $count } silo, which brings 1 resource each year. Fields there: { $fields }.
   *[other] { $count } silos, each of which brings 1 resource a year. Fields there: { $fields }.
 }
tradewarz-preview-gold = Brings { $count } gold more each year.
tradewarz-preview-silver = { $count ->
    [one] { $count } silver Xadla, as long as it is yours.
   *[other] { $count } silver Xadlas, as long as it is yours.
 }
tradewarz-preview-support = { $count ->
    [one] Supports { $count } soldier outside your capital.
   *[other] Supports { $count } soldiers outside your capital.
 }
tradewarz-preview-level = You may then buy technologies of { $tree } up to level { $level }.
# $scope: one of the scopes below
tradewarz-preview-values = { $scope }: strength { $strength }, kills { $kill }, blocks { $block }.
# $fields: how many of each resource, such as 2 wheat
tradewarz-preview-behind = Fields behind this gate: { $fields }. Each can bring 1 of its resource a year once you have built beside it.
tradewarz-preview-around = Fields there: { $fields }.
tradewarz-preview-fight = A battle against { $seat }, who has { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
 } there.
tradewarz-preview-stay = { $count ->
    [0] Nobody stays behind there.
    [one] { $count } soldier stays behind.
   *[other] { $count } soldiers stay behind.
 }
tradewarz-preview-post = Trading post { $number }: a silver Xadla and 1 gold a year, as long as you stand there.
tradewarz-preview-post-brief = trading post
tradewarz-preview-behind-brief = fields: { $fields }
tradewarz-preview-around-brief = fields: { $fields }
tradewarz-preview-stay-brief = { $count ->
    [0] none stays
    [one] { $count } stays
   *[other] { $count } stay
 }
tradewarz-preview-fight-brief = battle, { $count }
tradewarz-preview-left-brief = { $count } left
tradewarz-preview-price-brief = −{ $price }
tradewarz-preview-silos-brief = { $count ->
    [one] +{ $count } silo: { $fields }
   *[other] +{ $count } silos: { $fields }
 }
tradewarz-preview-gold-brief = +{ $count } gold a year
tradewarz-preview-silver-brief = { $count ->
    [one] +{ $count } Xadla
   *[other] +{ $count } Xadlas
 }

## The table in words

tradewarz-table-season = Year { $year }, { $season }. It is the turn of { $seat }.
# $golden, $silver: Xadlas; $morale, $battle: cards in hand and in the battle deck
tradewarz-table-player = { $seat }: { $golden } golden and { $silver } silver Xadlas; { $gold } gold, { $lumber } lumber, { $mining } mining, { $wheat } wheat; { $reserve } in reserve; { $morale } morale cards, { $battle } battle cards.
# $used of $most: soldiers outside the capital
tradewarz-table-capital = Capital of { $seat }: { $gate }. Soldiers outside: { $used } of { $most }.
tradewarz-table-ship = The ship of { $seat } has sailed { $spaces }.
tradewarz-table-techs = Technologies of { $seat }: { $techs }.
tradewarz-table-alliance = { $seat } is allied with { $members }.
tradewarz-table-post-free = Trading post { $number } on { $place }: nobody's.
tradewarz-table-post = Trading post { $number } on { $place }: { $seat }'s.
# $count: soldiers of all $seats together
tradewarz-table-army = Army on { $place }: { $count }, of { $seats }.
tradewarz-table-army-super = Army on { $place }: { $count }, of { $seats }, with { $tech }.
tradewarz-table-building = { $seat } on { $place }: { $building }, silos on { $octagons }.
tradewarz-table-march = A squad of { $count } of { $seat } marches on { $place }, spaces left: { $spaces }.
tradewarz-table-battle = Battle on { $place }: { $attacker } (strength { $attacking-strength }, kills { $attacking-kill }, blocks { $attacking-block }) against { $defender } ({ $defending-strength }, { $defending-kill }, { $defending-block }), without cards.
tradewarz-table-hand = Morale cards in hand: { $cards }.

## What technologies do: one sentence for each effect word

# $amount: the row's own amount
tradewarz-effect-reserve = { $amount ->
    [one] { $amount } more soldier in reserve.
   *[other] { $amount } more soldiers in reserve.
 }
tradewarz-effect-free-soldier = { $amount ->
    [one] { $amount } soldier goes from reserve to the gate at once.
   *[other] { $amount } soldiers go from reserve to the gate at once.
 }
tradewarz-effect-yearly-soldier = { $amount ->
    [one] { $amount } more free soldier a year.
   *[other] { $amount } more free soldiers a year.
 }
tradewarz-effect-soldier-wheat = A soldier costs you { $amount } wheat.
tradewarz-effect-soldier-lumber = A soldier costs you { $amount } lumber.
tradewarz-effect-squad-limit = Your squads may hold { $amount } soldiers.
tradewarz-effect-double-build = Once a year one Build makes two objects.
tradewarz-effect-double-march = Each March may move two squads, each with its own roll.
tradewarz-effect-level-discount = Each university level costs { $amount } gold and { $amount } mining less.
tradewarz-effect-free-level = Once a year one university level is free.
tradewarz-effect-extra-silos = { $amount ->
    [one] { $amount } extra silo at one village.
   *[other] { $amount } extra silos at one village.
 }
tradewarz-effect-march-bonus = { $amount ->
    [one] Its squad marches { $amount } space farther.
   *[other] Its squad marches { $amount } spaces farther.
 }
tradewarz-effect-kill-when-attacking = { $amount ->
    [one] When its squad attacks, { $amount } defender falls before cards are burnt.
   *[other] When its squad attacks, { $amount } defenders fall before cards are burnt.
 }
tradewarz-effect-kill-when-defending = { $amount ->
    [one] When its squad is attacked, { $amount } attacker falls before cards are burnt.
   *[other] When its squad is attacked, { $amount } attackers fall before cards are burnt.
 }
tradewarz-effect-ignore-castle = A castle that its squad attacks has neither strength nor block.
# For whom battle values count
tradewarz-scope-owner = For you
tradewarz-scope-defence = All your armies when they defend
tradewarz-scope-attack = All your squads when they attack
tradewarz-scope-squad = Its squad, in attack and defence
tradewarz-values = Strength { $strength }, kills { $kill }, blocks { $block }
# $goods: a list of amounts
tradewarz-yearly = Each year { $goods }.
tradewarz-yearly-area = { $area ->
    [one] Each year { $area } resource of the fields around its squad.
   *[other] Each year { $area } resources of the fields around its squad.
 }

## What morale cards do

# $amount and $what: the row's own columns
tradewarz-morale-strength = Strength +{ $amount } in a battle.
tradewarz-morale-kill = Kills +{ $amount } in a battle.
tradewarz-morale-block = Blocks +{ $amount } in a battle.
tradewarz-morale-cancel = Calls a battle off before cards are burnt; you pay your opponent.
tradewarz-morale-resource = { $what ->
    [gold] Take { $amount } gold.
    [lumber] Take { $amount } lumber.
    [mining] Take { $amount } mining.
    [wheat] Take { $amount } wheat.
   *[every] Take { $amount } of every resource.
 }
tradewarz-morale-volunteer = { $amount ->
    [one] { $amount } soldier goes from reserve to the gate.
   *[other] { $amount } soldiers go from reserve to the gate.
 }
tradewarz-morale-forced-march = { $amount ->
    [one] One march this turn goes { $amount } space farther.
   *[other] One march this turn goes { $amount } spaces farther.
 }
tradewarz-morale-engineers = One crossing this turn costs { $amount } lumber and { $amount } mining less.

## Options

tradewarz-option-end = How the game ends
tradewarz-choice-end-years = After a number of years
tradewarz-choice-end-xadlas = When somebody has a number of Xadlas
tradewarz-choice-end-time = When time is up
tradewarz-option-years = Years (end: years)
tradewarz-choice-years-4 = 4
tradewarz-choice-years-1 = 1: to try it out
tradewarz-choice-years-2 = 2
tradewarz-choice-years-3 = 3
tradewarz-choice-years-5 = 5
tradewarz-choice-years-6 = 6
tradewarz-choice-years-8 = 8
tradewarz-option-xadla-target = Xadlas to reach (end: Xadlas)
tradewarz-choice-xadla-target-6 = 6
tradewarz-choice-xadla-target-4 = 4
tradewarz-choice-xadla-target-8 = 8
tradewarz-choice-xadla-target-10 = 10
tradewarz-choice-xadla-target-12 = 12
tradewarz-option-alliances = Alliances
tradewarz-choice-alliances-on = May win together, where Xadlas end the game
tradewarz-choice-alliances-no-joint-victory = Never win together
tradewarz-choice-alliances-off = None
tradewarz-option-trading = Trading
tradewarz-choice-trading-open = Free, gifts too
tradewarz-choice-trading-no-gifts = Each side gives something
tradewarz-choice-trading-off = None
tradewarz-option-sailing = Docking
tradewarz-choice-sailing-first-free-station = At the first station one likes
tradewarz-choice-sailing-full-lap = After a whole lap only
tradewarz-option-crossings = Roads, bridges and tunnels
tradewarz-choice-crossings-per-octagon = One on each octagon
tradewarz-choice-crossings-per-diagonal = One on each diagonal
tradewarz-option-battle-ties = Equal strength in battle
tradewarz-choice-battle-ties-nobody-wins = Nobody wins
tradewarz-choice-battle-ties-defender-wins = The defender wins
tradewarz-option-displacement = Survivors of the loser
tradewarz-choice-displacement-winner-places = The winner says where each goes
tradewarz-choice-displacement-owner-retreats = Their owner takes them to the nearest building
tradewarz-option-named-defences = Village Defences and Fortified Castles
tradewarz-choice-named-defences-everywhere = Count everywhere
tradewarz-choice-named-defences-on-site = Count only at villages and castles

## The lobby, and buttons behind which many of a kind are folded

tradewarz-lobby = You race your ship round a new continent for a place to land, found a capital, and lead it through years of five seasons. March, build, study, recruit, bargain and fight for Xadlas.
tradewarz-weight = demanding
tradewarz-score = Xadlas
# Parts of what a position is worth; how many more or less comes after each
tradewarz-part-golden = golden Xadlas
tradewarz-part-silver = silver Xadlas
tradewarz-part-villages = villages
tradewarz-part-buildings = settlements and castles
tradewarz-part-soldiers = soldiers
tradewarz-part-resources = resources
tradewarz-part-techs = technologies
# $count: how many; a hint says by how much an action is worse
tradewarz-lead = { $count ->
    [one] 1 Xadla
   *[other] { $count } Xadlas
 }
tradewarz-group-house = Choose a house
tradewarz-group-sail = Sail on
tradewarz-group-dock = Dock
tradewarz-group-settlement = Build a settlement
tradewarz-group-village = Build a village
tradewarz-group-upgrade = Make a settlement a village
tradewarz-group-castle = Build a castle
tradewarz-group-university = Raise a university
tradewarz-group-free-university = Raise a university, one level free
tradewarz-group-buy = Buy a technology
tradewarz-group-soldier = Recruit a soldier
tradewarz-group-fall-back = Retreat
tradewarz-group-gain = Take two resources
tradewarz-group-offer = Make an offer
tradewarz-group-play = Play a morale card
tradewarz-group-add = Use a morale card
tradewarz-group-invite = Include somebody
tradewarz-group-squad = Choose a squad
tradewarz-group-step = March on
tradewarz-group-cross = Build a crossing
tradewarz-group-jump = Jump to a trading post
tradewarz-group-silo = Place a silo
tradewarz-group-send = Send away
tradewarz-group-go = Retreat to
tradewarz-group-home = Send a soldier home
tradewarz-group-assign = Assign the super unit
tradewarz-group-give = Give
tradewarz-group-want = Ask for
tradewarz-group-reap = The caravan brings

## The drawn table

tradewarz-web-map = The map
tradewarz-web-octagon = { $octagon }: { $field }
tradewarz-web-around = { $place }, among { $fields }.
tradewarz-web-mountain = mountain
tradewarz-web-lake = lake
tradewarz-web-order = Turn { $number } of each season
tradewarz-web-golden = Golden Xadlas
tradewarz-web-silver = Silver Xadlas
tradewarz-web-xadlas = { $golden } golden and { $silver } silver Xadlas
tradewarz-web-reserve = { $count ->
    [one] { $count } soldier in reserve
   *[other] { $count } soldiers in reserve
 }
tradewarz-web-support = Soldiers outside the capital: { $used }; support for { $most }
tradewarz-web-battle-cards = { $count ->
    [one] { $count } battle card left
   *[other] { $count } battle cards left
 }
tradewarz-web-morale-cards = { $count ->
    [one] { $count } morale card in hand
   *[other] { $count } morale cards in hand
 }
tradewarz-web-university = University of { $tree }: level { $level } of 4
tradewarz-web-action-board = Action board
tradewarz-web-year = Year { $year }
tradewarz-web-year-of = Year { $year } of { $years }
tradewarz-web-fact-economy = econ.
tradewarz-web-fact-engineering = engin.
tradewarz-web-fact-military = milit.
tradewarz-web-fact-soldier = reserve
tradewarz-web-fact-support = afield
tradewarz-web-fact-battle = battle
tradewarz-web-fact-morale = morale
tradewarz-web-pane-map = Map
tradewarz-web-pane-actions = Seasons
tradewarz-web-pane-others = Players
tradewarz-web-tokens = Your tokens
tradewarz-web-tokens-left = { $count } left
tradewarz-web-technologies = Technologies
tradewarz-web-trees = Trees
tradewarz-web-goal = Most Xadlas win: from castles, trading posts, battles won, level-4 universities and riches.
tradewarz-web-each = each
tradewarz-web-level = Level { $level }
tradewarz-web-taken = Bought by { $seat }
tradewarz-web-look-at-one = Bold: your university and your technologies allow it. Look at one to see what it does.
tradewarz-web-hand = Your cards
tradewarz-web-no-morale = No morale cards in hand
tradewarz-web-battle-deck = Your battle cards
tradewarz-web-burnt = Burnt.
tradewarz-web-used = Used.
tradewarz-web-bank = In the bank: { $golden } golden and { $silver } silver Xadlas
tradewarz-web-morale-deck = { $count ->
    [one] { $count } card in the morale deck
   *[other] { $count } cards in the morale deck
 }
tradewarz-web-battle = Battle for { $place }
tradewarz-web-attacks = attacks
tradewarz-web-defends = defends
tradewarz-web-soldiers = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
 }
tradewarz-web-strength = Strength
tradewarz-web-kill = Kills
tradewarz-web-block = Blocks
tradewarz-web-without-cards = without cards
tradewarz-web-is-ready = ready
tradewarz-web-lost = { $count ->
    [one] { $count } soldier fallen
   *[other] { $count } soldiers fallen
 }
tradewarz-web-offer = Offer
tradewarz-web-counter-offer = Counter-offer
tradewarz-web-gives = { $seat } gives
tradewarz-web-alliance = Alliance
tradewarz-web-agreed = agrees
tradewarz-web-alliance-price = Whoever comes in pays { $gold } gold to the bank.
tradewarz-web-year-end = What year { $year } brought
tradewarz-web-new-soldiers = New soldiers
tradewarz-web-new-cards = Morale cards drawn
# What the reference sheets of the box tell: TW-COMP-12
tradewarz-web-legend = Prices and signs
tradewarz-web-legend-university = university of { $tree }: its level
tradewarz-web-legend-reserve = soldiers in reserve
tradewarz-web-legend-support = soldiers outside the capital, and how many can be supported
tradewarz-web-legend-battle = battle cards left
tradewarz-web-legend-morale = morale cards
tradewarz-web-legend-super = super unit
tradewarz-web-legend-silo = silo: yields what its field bears
tradewarz-web-legend-closed = closed way, between two obstacles
tradewarz-web-legend-post = trading post
tradewarz-web-legend-linked = linked trading posts
tradewarz-web-legend-station = station where a ship can dock
tradewarz-confirm-break = Breaking the alliance costs gold, and cannot be taken back. Break it?
tradewarz-confirm-pass = You still have tokens for an action. Pass all the same?

## Tips, the first time that something comes up

tradewarz-tip-verb-house = A house is a name and a coat of arms; all play alike. Take the one you like.
tradewarz-tip-verb-dock = Look at the squares behind the gate: fields beside them pay, mountains and lakes do not. Sailing on may find better land, or find it taken.
tradewarz-tip-verb-march = A squad moves as far as the season's die says. Leave a soldier where a building would be walked over.
tradewarz-tip-verb-settlement = A village costs a little more than a settlement, brings twice as much, and feeds two soldiers. Squares with four fields are the best.
tradewarz-tip-verb-trade = You may offer goods before or after your action. A good offer gives the other what is short there, and you what you need now.
tradewarz-tip-verb-accept = An offer to you. Ask what the other will do with it before you look at your own gain.
tradewarz-tip-verb-buy = A technology exists once: bought is gone. Military counts when you attack, engineering when you defend, economy every year.
tradewarz-tip-verb-commit = Morale cards that you add are used up, win or lose. Keep them for battles that hang on one or two points.
tradewarz-tip-event-raided = A building that nobody guards is gone as soon as an enemy walks over it. One soldier is enough to make it a battle.
tradewarz-tip-event-attacked = Both burn a card, then both show one. More strength wins; kills and blocks alone decide who falls.
tradewarz-tip-face-tech = A technology takes your university at its level, and one technology of yours at each level below it in that tree.
tradewarz-tip-face-morale = A morale card works once. Some are for a battle, others for your turn: read when it may be played before you count on it.
tradewarz-tip-face-morale-cancel-battle = This card calls a battle off before it begins: the squad goes back, and whoever plays it pays the other 2 gold.

## Standing orders

# $seat: a player
tradewarz-order-decline = Decline all offers of this turn
tradewarz-order-decline-from = Decline all offers of { $seat } in this season
# $count: resources of all kinds
tradewarz-order-decline-below = Decline offers of less than { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 } in this turn
tradewarz-order-no-cards = Play no cards in this battle
tradewarz-order-no-cards-this-turn = Play no cards in any battle of this turn
