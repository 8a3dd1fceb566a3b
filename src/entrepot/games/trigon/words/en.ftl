# What Rule of Trigon says. Each message has its twin, with the same arguments, in nl.ftl.
# $seat, $partner: a player by name; $land, $spot, $from, $to, $village, $quest, $card, $skull, $bonus: names from the content;
# $metal, $figure, $group, $pair, $kind: one of the names below; $coins, $give, $want, $figures: lists of amounts below.

## Names

trigon-metal-copper = copper
trigon-metal-silver = silver
trigon-metal-gold = gold
# An amount of one kind
trigon-coins-copper = { $count } copper
trigon-coins-silver = { $count } silver
trigon-coins-gold = { $count } gold
trigon-figure-knight = knight
trigon-figure-scout = scout
trigon-figure-boat = boat
trigon-figures-knight = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
 }
trigon-figures-scout = { $count ->
    [one] { $count } scout
   *[other] { $count } scouts
 }
trigon-figures-boat = { $count ->
    [one] { $count } boat
   *[other] { $count } boats
 }
# The parts of a group: half-used ones have already walked or sailed in this turn
trigon-group-fresh-knights = knights that have not moved
trigon-group-half-knights = knights that have walked or sailed
trigon-group-fresh-scouts = scouts that have not moved
trigon-group-half-scouts = scouts that have walked or sailed
trigon-group-boats = boats
trigon-pair-quest-for-quest = a quest for a quest
trigon-pair-quest-for-play = a quest for a play card
trigon-pair-play-for-quest = a play card for a quest
trigon-pair-play-for-play = a play card for a play card
trigon-way-land = on foot
trigon-way-sea = by boat
trigon-card-kind-quest = a quest
trigon-card-kind-play = a play card
trigon-category-warfare = Warfare
trigon-category-trade = Trade
trigon-category-building = Building & Culture
trigon-category-development = Development
trigon-category-magic = Magic
trigon-category-transport = Transport & Hunting
trigon-category-nature = Nature & Medicine
trigon-colour-noorland = green
trigon-colour-lumos = purple
trigon-colour-calmania = yellow
trigon-colour-kalland = white
trigon-village-kind-capital = mighty capital
trigon-village-kind-simple = simple settlement
trigon-village-kind-developed = developed village
trigon-village-kind-luxury = large place of luxury and wealth
trigon-settlement-village = village
trigon-settlement-city = city

## Buttons

trigon-do-land = Rule { $land }
trigon-do-settle = Put your second village at { $spot }
trigon-do-place = Place it at { $spot }
trigon-do-post = { $amount ->
    [one] { $amount } knight at { $spot }
   *[other] { $amount } knights at { $spot }
 }
trigon-do-train-knight = Train a knight in { $spot }
trigon-do-train-scout = Train a scout in { $spot }
trigon-do-build-boat = Build a boat in { $spot }
trigon-do-found = Found a village at { $spot }
trigon-do-march = March from { $spot }
trigon-do-sail = Sail from { $spot }
trigon-do-buy-quest = Buy a quest
trigon-do-buy-card = Buy a play card
trigon-do-exchange = Exchange { $metal }
trigon-do-play = Play { $card }
trigon-do-trade = Offer { $partner } coins
trigon-do-swap = Offer { $partner } { $pair }
trigon-do-crown = Crown an emperor
trigon-do-end = End the turn
trigon-do-to = To { $spot }
trigon-do-take = { $amount ->
    [0] None
    [one] { $amount } goes along
   *[other] { $amount } go along
 }
# The same where the question is not there, as in a hint
trigon-do-take-alone = { $amount ->
    [0] none of the { $group }
   *[other] { $amount } of the { $group }
 }
trigon-do-give = Give { $amount } { $metal }
trigon-do-want = Ask { $amount } { $metal }
trigon-do-propose = Propose this
trigon-do-withdraw = Withdraw
trigon-do-accept = Accept
trigon-do-decline = Decline
trigon-do-lay-quest = Give "{ $quest }"
trigon-do-lay-card = Give { $card }
trigon-do-pass = Pass
trigon-do-done = Nothing more
trigon-do-lose = Lose a { $figure }
trigon-do-flee = Flee { $way }
trigon-do-target = Choose { $partner }
trigon-do-site = Choose { $spot }
trigon-do-drop = { $amount } from { $spot }
trigon-do-coins = { $amount } { $metal }
trigon-do-turncoat = A { $figure } at { $spot } comes over
trigon-do-steal-quest = Take "{ $quest }"
trigon-do-steal-card = Take { $card }

## What several choices have in common, said once before them; what is left of each comes after it

trigon-head-train-knight = Train a knight in:
trigon-head-train-scout = Train a scout in:
trigon-head-build-boat = Build a boat in:
trigon-head-found = Found a village at:
trigon-head-march = March from:
trigon-head-sail = Sail from:
trigon-head-to = To:
trigon-head-site = Choose:
trigon-head-settle = Put your second village at:
trigon-head-place = Place it at:
trigon-head-land = Rule:
trigon-head-play = Play:

## What is asked

trigon-ask-colours = Which land do you rule?
trigon-ask-second = Where does your second village stand?
trigon-ask-turn = Your turn: do all that you can pay for; then end it.
trigon-ask-offer = Your offer to { $partner }: you give { $give ->
    [none] nothing
   *[other] { $give }
  }, you want { $want ->
    [none] nothing
   *[other] { $want }
  }. First say what you give, then what you want.
trigon-ask-answer = { $partner } offers you { $give ->
    [none] nothing
   *[other] { $give }
  } for { $want ->
    [none] nothing
   *[other] { $want }
  }. What do you say?
trigon-ask-way = Where do figures from { $spot } march to?
trigon-ask-way-sea = Where do boats from { $spot } sail to?
trigon-ask-group = From { $from } to { $to }: how many of the { $group } go along?
trigon-ask-bonus = { $figures } for the new city { $spot } cannot stand there. Where instead?
trigon-ask-post = { $count ->
    [one] { $count } knight to place: where?
   *[other] { $count } knights to place: where, and how many?
 }
trigon-ask-battle = { $partner } attacks you at { $spot }: { $figures }. Do you play a card to flee?
trigon-ask-flee = Who flees from { $spot }? What stays will be attacked.
trigon-ask-refuge = Where do the figures at { $spot } flee to?
trigon-ask-fugitives = From { $from } to { $to }: how many of the { $group } flee?
trigon-ask-dice = Battle for { $spot }. Your dice: { $own }, the other's: { $other }. Do you play a card for more?
trigon-ask-lose = Battle for { $spot }: you threw less. Which figure do you lose?
trigon-ask-protect = A skull: { $card }. Do you show a protector?
trigon-ask-target = { $card }: whom do you choose?
trigon-ask-site = { $card }: which settlement do you choose?
trigon-ask-drop-knights = { $count ->
    [one] { $card }: { $count } knight of yours falls. Where?
   *[other] { $card }: { $count } knights of yours fall. Where?
 }
trigon-ask-drop-people = { $count ->
    [one] { $card }: you lose { $count } inhabitant. Where?
   *[other] { $card }: you lose { $count } inhabitants. Where?
 }
trigon-ask-pay-coins = { $count ->
    [one] { $card }: you pay { $count } coin. Which?
   *[other] { $card }: you pay { $count } coins. Which?
 }
trigon-ask-take-coins = { $count ->
    [one] { $card }: you take { $count } coin. Which?
   *[other] { $card }: you take { $count } coins. Which?
 }
trigon-ask-take-rolled = { $card }: you may take up to { $coins }. How many?
trigon-ask-turncoat = Which figure comes over to you?
trigon-ask-free-village = { $card }: where do you found the free village? You may do without.
trigon-ask-intrigue = Do you put a village of yours at { $spot }? If not, all who live there die.
trigon-ask-spy = You see the hand of { $partner }. Which card do you take, if any?
trigon-ask-swap-card = Your offer to { $partner }: { $pair }. Which card do you give?
trigon-ask-swap-answer = { $partner } offers you { $pair }, unseen. Which card do you give, if you agree?

## What happens

trigon-event-drew-colour = { $seat } rules { $land }.
trigon-event-chose-colour = { $seat } chooses { $land }.
trigon-event-rolled-start = { $seat } rolls { $roll } for the start.
trigon-event-second-village = { $seat } has a second village at { $spot }: { $village }.
trigon-event-round = Round { $round }. { $seat } is first.
trigon-event-taxed = { $seat } receives { $coins } in taxes.
trigon-event-born = { $count ->
    [one] { $count } inhabitant of { $seat } is born in { $spot }.
   *[other] { $count } inhabitants of { $seat } are born in { $spot }.
 }
trigon-event-city = { $spot } of { $seat } becomes a city.
trigon-event-bonus = { $seat } gets { $figures } at { $spot }.
trigon-event-bonus-lost = { $seat } has no place or no piece for { $figures }.
trigon-event-land-knights = { $count ->
    [one] { $seat } holds all of { $land } and gets { $count } knight.
   *[other] { $seat } holds all of { $land } and gets { $count } knights.
 }
trigon-event-posted = { $count ->
    [one] { $seat } places { $count } knight at { $spot }.
   *[other] { $seat } places { $count } knights at { $spot }.
 }
trigon-event-turn = It is the turn of { $seat }.
trigon-event-trained = { $seat } trains { $figures } in { $spot }.
trigon-event-built-boat = { $seat } builds a boat in { $spot }.
trigon-event-bought-quest = { $seat } buys a quest.
trigon-event-drew-quest = { $seat } has the quest "{ $quest }".
trigon-event-bought-card = { $seat } buys a play card.
trigon-event-drew-card = { $seat } has the play card { $card }.
trigon-event-turned-up = { $seat } turns up { $card }.
trigon-event-reshuffled = The discards are shuffled into a new stack.
trigon-event-exchanged = { $seat } hands in { $give } at the bank and gets { $want }.
trigon-event-offered = { $seat } offers { $partner }: { $give ->
    [none] nothing
   *[other] { $give }
  } for { $want ->
    [none] nothing
   *[other] { $want }
  }.
trigon-event-withdrew = { $seat } withdraws the offer.
trigon-event-declined = { $seat } declines the offer of { $partner }.
trigon-event-traded = { $seat } gives { $give ->
    [none] nothing
   *[other] { $give }
  } to { $partner } and gets { $want ->
    [none] nothing
   *[other] { $want }
  }.
trigon-event-marched = { $seat } goes from { $from } to { $to }: { $figures }.
trigon-event-sailed = { $seat } sails from { $from } to { $to }: { $figures }.
trigon-event-founded = { $seat } founds a village at { $spot }: { $village }.
trigon-event-crowned = { $seat } crowns an emperor.
trigon-event-completed = { $seat } completes the quest "{ $quest }".
trigon-event-bonus-card = { $seat } receives { $bonus }.
trigon-event-out = { $seat } is out of the game, with the play cards { $cards } and the quests { $quests }.
trigon-event-attacked = { $seat } attacks { $partner } at { $spot }: { $figures }.
trigon-event-fled = { $seat } flees from { $from } to { $to }: { $figures }.
trigon-event-stands = { $seat } stands firm.
trigon-event-dice-card = { $seat } plays { $card } for more dice.
# $attack, $defence: lists of pips
trigon-event-threw = { $spot }: { $seat } throws { $attack }, { $partner } throws { $defence }.
trigon-event-lost = { $seat } loses { $figures } at { $spot }.
trigon-event-won-battle = { $seat } beats { $partner } at { $spot }.
trigon-event-returned = { $seat } takes back to { $spot }: { $figures }.
trigon-event-conquered = { $count ->
    [one] { $seat } conquers { $spot } from { $partner }, with { $count } inhabitant.
   *[other] { $seat } conquers { $spot } from { $partner }, with { $count } inhabitants.
 }
trigon-event-destroyed = { $seat } destroys { $spot }.
trigon-event-palace-lost = { $seat } has lost the palace for good.
trigon-event-played = { $seat } plays { $card }.
trigon-event-protected = { $seat } is protected against { $skull }: { $card }.
trigon-event-no-effect = { $card }: no effect on { $seat }.
trigon-event-paid = { $seat } pays { $coins }.
trigon-event-gained = { $seat } gets { $coins }.
trigon-event-stole = { $seat } takes { $coins } from { $partner }.
trigon-event-rolled = { $seat } rolls { $roll }.
trigon-event-lost-people = { $count ->
    [one] { $seat } loses { $count } inhabitant of { $spot }.
   *[other] { $seat } loses { $count } inhabitants of { $spot }.
 }
trigon-event-grew = { $count ->
    [one] { $spot } of { $seat } gains { $count } inhabitant.
   *[other] { $spot } of { $seat } gains { $count } inhabitants.
 }
trigon-event-reinforced = { $seat } gets, free, at { $spot }: { $figures }.
trigon-event-lost-settlement = { $seat } loses the settlement { $spot }: { $village }.
trigon-event-intrigued = { $seat } takes { $spot } from { $partner } by intrigue: { $village }.
trigon-event-turned = { $figures } of { $partner } at { $spot } come over to { $seat }.
trigon-event-spied = { $seat } looks at the hand of { $partner }.
trigon-event-saw = { $partner } holds the quests { $quests } and the play cards { $cards }.
trigon-event-stole-card = { $seat } takes { $kind } from { $partner }.
trigon-event-got-card = { $seat } now has { $card }.
trigon-event-got-quest = { $seat } now has the quest "{ $quest }".
trigon-event-swap-offered = { $seat } offers { $partner } { $pair }, unseen.
trigon-event-swapped = { $seat } and { $partner } swap { $pair }.

## How a game ends

trigon-ending-points = The points needed are reached.
trigon-ending-emperor = An emperor is crowned.
trigon-ending-quests = The quests needed are completed.
trigon-ending-last = Only one player is left.
trigon-ending-rounds = The last round is over; the ranking decides.

## Phases

trigon-phase-setup = Setting up
trigon-phase-colours = Choice of lands
trigon-phase-start = Roll for the start
trigon-phase-second = Second village
trigon-phase-round = A new round
trigon-phase-collect = Collection phase
trigon-phase-garrison = Knights of whole lands
trigon-phase-land = Knights of whole lands
trigon-phase-post = Placing knights
trigon-phase-turn = Action phase
trigon-phase-next = Next player
trigon-phase-offer = Offer
trigon-phase-answer = Answer to an offer
trigon-phase-way = Destination
trigon-phase-group = Choice of a group
trigon-phase-aftermath = What follows
trigon-phase-bonus = Figures of a new city
trigon-phase-battle = Before the battle
trigon-phase-flee = Flight
trigon-phase-dice = Cards for dice
trigon-phase-throw = Throw
trigon-phase-lose = Loss of a figure
trigon-phase-spoils = After the battle
trigon-phase-drawn = A card is turned up
trigon-phase-played = A card is played
trigon-phase-protect = Protection
trigon-phase-strike = A skull strikes
trigon-phase-refuge = Refuge
trigon-phase-fugitives = Who flees
trigon-phase-site = Choice of a settlement
trigon-phase-drop = Losses
trigon-phase-pay = Coins for the bank
trigon-phase-take = Choice of coins
trigon-phase-take-rolled = Take what was rolled
trigon-phase-free-village = Free village
trigon-phase-target = Choice of a player
trigon-phase-turncoat = Turncoat
trigon-phase-intrigue = Intrigue
trigon-phase-usurp = A village after an intrigue
trigon-phase-spy = Espionage
trigon-phase-swap-card = Card for a swap
trigon-phase-swap-answer = Answer to a swap

## Refusals

# $price: a list of coins
trigon-refused-price = There are not the coins for this: it costs { $price }, in exactly these metals.
trigon-refused-subjects = An emperor needs { $count } inhabitants.
trigon-refused-subjects-knights = An emperor needs { $count } inhabitants and knights together, an inhabitant among them.
trigon-refused-own-settlement = This is done at a settlement of one's own.
trigon-refused-own-harbour = Boats are built at a harbour settlement of one's own.
trigon-refused-last-inhabitant = There are too few inhabitants: a settlement never trains its last one.
trigon-refused-scouts = All scouts of this colour are on the board.
trigon-refused-boats = All boats of this colour are on the board.
trigon-refused-tokens = All ten village tokens are on the board.
trigon-refused-crossing = Nothing is founded or built on a river crossing.
trigon-refused-scout-there = A scout of one's own must stand there.
trigon-refused-settled = There is a settlement there already.
trigon-refused-nobody-there = There are no figures of one's own there.
trigon-refused-only-boats = Boats do not walk.
trigon-refused-fought = All who stand there have fought in this turn.
trigon-refused-no-card-held = You were passed over by itself: you hold no play card.
trigon-refused-bonus-place = It goes to a settlement of one's own where it can stand.
trigon-refused-usurp = The village can only be put on the site that was taken.
trigon-refused-stepped = All who stand there have taken their step in this turn.
trigon-refused-boat-there = A boat of one's own must lie there.
trigon-refused-sailed = The boats there have made their voyage in this turn.
trigon-refused-bank-empty = The bank does not have this coin.
trigon-refused-no-quests = There is no quest left to buy.
trigon-refused-no-cards = There is no play card left to buy.
trigon-refused-partner = Name another player who is still in the game.
trigon-refused-offers-made = This player has had all offers of this turn.
trigon-refused-nothing-to-trade = The two of you have no coins that could change hands.
trigon-refused-no-such-cards = One of the two does not hold a card of the kind that would be given.
trigon-refused-no-emperor = At this table no emperor wins.
trigon-refused-offer-step = First what is given, then what is wanted; each metal once, in order, no more than there is. It is not the same on both sides, so something must be left to want.
trigon-refused-offer-empty = Both sides give at least one coin, and not the same.
trigon-refused-no-harbour = Boats sail from one harbour to another.
trigon-refused-no-path = No path leads there from here.
trigon-refused-no-attackers = Another colour is there, and nobody who could go has a die to attack with.
trigon-refused-group-order = Another part of the group is chosen first.
trigon-refused-so-many = There are not so many who may still go.
trigon-refused-aboard = The boats have no room for so many.
trigon-refused-nobody-goes = Somebody must go, and into a battle somebody with a die to attack with.
trigon-refused-not-held = This card is not in hand.
trigon-refused-only-in-battle = This card is played in a battle, when its moment comes.
trigon-refused-no-target = There is nobody, or nothing, that this card could be played on.
trigon-refused-not-flight = Before the first throw the attacked player may play Flight, and nothing else.
trigon-refused-no-dice-card = This card adds no dice, or not to this side.
trigon-refused-no-protector = This card is not a protector against this colour.
trigon-refused-no-such-figure = There is no such figure in the battle that throws a die.
trigon-refused-no-flight = Nobody can flee that way.
trigon-refused-no-refuge = One flees by one step or one voyage, to a place without other colours.
trigon-refused-so-many-flee = There are not so many who can flee that way, and somebody must.
trigon-refused-drop = There are not so many there, or not so many are to be lost.
trigon-refused-coins = There are not so many of these coins, or not so many are due.
trigon-refused-site = The card does not work on this settlement.
trigon-refused-free-village = The free village is founded on a free site of one's own land, and elsewhere only when that land is full.
trigon-refused-target = Choose another player who is still in the game and has what the card asks for.
trigon-refused-turncoat = Choose a figure of another player of which a piece of one's own is free; a boat only where it is alone.
trigon-refused-intrigue = Choose another player's settlement without palace and figures, which is not the last one.
trigon-refused-steal = This card is not in the hand that you see.
trigon-refused-lay = A card in hand is given, of the kind that the swap names.

## What an action does

trigon-preview-price = Costs { $price }.
trigon-preview-coins = Brings { $coins }.
trigon-preview-card = You draw a play card: a card to keep, or one that is turned up and happens at once.
trigon-preview-quest = You draw a quest: a task that is worth points once it is done.
trigon-preview-knight = An inhabitant becomes a knight, who attacks others and guards your settlements.
trigon-preview-scout = An inhabitant becomes a scout, who can found a village where one fits.
trigon-preview-boat = { $count ->
    [one] It carries { $count } figure over the sea.
   *[other] It carries { $count } figures over the sea.
 }
trigon-preview-march = Next you choose where to, and how many go. Who of the others stands there is attacked.
trigon-preview-offer = You choose the coins. Nothing changes hands unless they accept.
trigon-preview-end = The others play on. Taxes come when the next round begins.
trigon-preview-village = One of your scouts there becomes a village, which pays taxes each round.
trigon-preview-site = Nobody is there. A scout that gets there can found a village.
trigon-preview-free = Nobody is there.
trigon-preview-own = Your own stand there: { $figures }.
trigon-preview-attack = { $figures ->
    [none] An attack on a settlement of { $seat } that nobody guards.
   *[other] An attack: there { $seat } has { $figures }.
 }
# $own, $other: the dice of both sides at most; $percent: how many of a hundred such battles are won
trigon-preview-odds = { $own ->
    [one] { $own } die of yours against { $other }. Without cards you win about { $percent } of 100 such battles.
   *[other] { $own } dice of yours against { $other }. Without cards you win about { $percent } of 100 such battles.
 }
trigon-preview-odds-all = { $own ->
    [one] If all go who can, that is { $own } die against { $other }. Without cards you win about { $percent } of 100 such battles.
   *[other] If all go who can, that is { $own } dice against { $other }. Without cards you win about { $percent } of 100 such battles.
 }
trigon-preview-stay = { $count ->
    [0] None of them stays.
    [one] { $count } of them stays.
   *[other] { $count } of them stay.
 }
trigon-preview-falls = { $count ->
    [one] It takes { $count } die along for the rest of this battle.
   *[other] It takes { $count } dice along for the rest of this battle.
 }
trigon-preview-serves = Counts for your quest "{ $quest }".
trigon-preview-serves-agreed = Counts for your quest "{ $quest }", once the other player agrees.
trigon-preview-serves-won = Counts for your quest "{ $quest }", if you win.
trigon-preview-price-brief = −{ $price }
trigon-preview-coins-brief = +{ $coins }
trigon-preview-knight-brief = −1 inhabitant
trigon-preview-scout-brief = −1 inhabitant
trigon-preview-village-brief = −1 scout, +1 village
trigon-preview-site-brief = empty: a village fits
trigon-preview-free-brief = empty
trigon-preview-own-brief = you
trigon-preview-attack-brief = attack on { $seat }
trigon-preview-serves-brief = for your quest
trigon-preview-serves-agreed-brief = for your quest
trigon-preview-serves-won-brief = for your quest
trigon-preview-odds-brief = wins { $percent } of 100
trigon-preview-odds-all-brief = wins { $percent } of 100
trigon-preview-stay-brief = { $count ->
    [0] none stays
    [one] { $count } stays
   *[other] { $count } stay
 }
trigon-preview-falls-brief = { $count ->
    [one] −{ $count } die
   *[other] −{ $count } dice
 }

## The table in words

trigon-table-round-start = Round { $round } begins.
trigon-table-round = Round { $round }, begun by { $first }. It is the turn of { $seat }.
# $coins: a list; $quest, $play, $village: cards left in the stacks
trigon-table-bank = The bank has { $coins }. In the stacks: { $quest } quests, { $play } play cards, { $village } village cards.
trigon-table-out = { $seat } is out of the game.
# $quests, $cards: how many are in hand
trigon-table-player = { $seat } ({ $land }): points { $points }; inhabitants { $inhabitants }; { $coins }; quests in hand { $quests }, completed { $completed }; play cards { $cards }.
trigon-table-income = Next round's income of { $seat }: { $coins }; births { $births }.
trigon-table-opened = Open before { $seat }: { $cards }.
trigon-table-settlement = { $seat } at { $spot }: { $kind } { $token }, { $village }; inhabitants { $count }.
trigon-table-palace = { $seat } at { $spot }: { $kind } { $token }, { $village }, with the palace; inhabitants { $count }.
trigon-table-group = { $seat } at { $spot }: { $figures }.
trigon-table-battle = Battle for { $spot }: { $seat } attacks with dice: { $attack }; { $partner } defends with dice: { $defence }.
trigon-table-card = { $card } is being carried out.
trigon-table-swap = { $seat } offers { $partner } a card swap: { $pair }.
trigon-table-quest = Your quest "{ $quest }": { $done } of { $needed } done.
trigon-table-hand = Your play cards: { $cards }.
trigon-table-remembered = You know that "{ $card }" is held by { $seats }.

## Options

trigon-option-win-by = What wins
trigon-choice-win-by-any = Points, an emperor or quests
trigon-choice-win-by-points = Points alone
trigon-choice-win-by-emperor = An emperor alone
trigon-choice-win-by-quests = Quests alone
trigon-option-points-target = Points to win
trigon-choice-points-target-25 = 25
trigon-choice-points-target-20 = 20: shorter
trigon-choice-points-target-30 = 30
trigon-choice-points-target-35 = 35: longer
trigon-option-quests-target = Quests to win
trigon-choice-quests-target-5 = 5
trigon-choice-quests-target-4 = 4
trigon-choice-quests-target-6 = 6
trigon-choice-quests-target-7 = 7
trigon-option-emperor-price = Price of the emperor
trigon-choice-emperor-price-4 = 4 silver and 4 gold
trigon-choice-emperor-price-6 = 6 silver and 6 gold
trigon-choice-emperor-price-8 = 8 silver and 8 gold
trigon-option-emperor-counts = What counts for the emperor's 25
trigon-choice-emperor-counts-inhabitants = Inhabitants
trigon-choice-emperor-counts-with-knights = Inhabitants and knights
trigon-option-second-village = Second village at the start
trigon-choice-second-village-off = No
trigon-choice-second-village-on = Yes, in your own land
trigon-option-battle-ties = Equal throws in battle
trigon-choice-battle-ties-throw-again = Nobody loses; throw again
trigon-choice-battle-ties-defender-wins = The attacker loses a figure
trigon-option-protectors = Protectors
trigon-choice-protectors-lasting = Protect for the rest of the game
trigon-choice-protectors-once = Stop one skull card
trigon-option-colours = Lands
trigon-choice-colours-drawn = Drawn by lot
trigon-choice-colours-chosen = Chosen by the players
trigon-option-round-limit = Longest game
trigon-choice-round-limit-40 = 40 rounds
trigon-choice-round-limit-20 = 20 rounds
trigon-choice-round-limit-12 = 12 rounds

## The lobby, and buttons behind which many of a kind are folded

trigon-lobby = From one capital to an empire: villages grow into cities, scouts found new ones, knights and boats take those of others. Win by points, by five quests, or by crowning an emperor.
trigon-weight = demanding
trigon-score = Points
trigon-group-land = Choose a land
trigon-group-settle = Put your second village
trigon-group-place = Place it
trigon-group-post = Place knights
trigon-group-train-knight = Train or build
trigon-group-train-knight-why = Knights fight, scouts found villages, boats carry both. A knight or scout takes one inhabitant of its village.
trigon-group-train-scout = Train or build
trigon-group-build-boat = Train or build
trigon-group-found = Found a village
trigon-group-found-why = A scout becomes a village: a point, taxes and births each round.
trigon-group-march = Move figures
trigon-group-march-why = A figure walks one path and makes one voyage a turn. Going where another colour stands is an attack.
trigon-group-sail = Move figures
trigon-group-exchange = Buy or exchange
trigon-group-buy-card = Buy or exchange
trigon-group-buy-card-why = Quests are tasks worth points, play cards are luck; the bank changes coins upward.
trigon-group-buy-quest = Buy or exchange
trigon-group-play = Play a card
trigon-group-trade = Make an offer
trigon-group-trade-why = Coins for coins, or a card for a card; the other player may decline.
trigon-group-swap = Make an offer
trigon-group-to = To
trigon-group-take = Take along
trigon-group-give = Give
trigon-group-want = Ask
trigon-group-lay-quest = Give a quest
trigon-group-lay-card = Give a play card
trigon-group-lose = Lose a figure
trigon-group-flee = Flee
trigon-group-target = Choose a player
trigon-group-site = Choose a settlement
trigon-group-drop = Lose
trigon-group-coins = Choose coins
trigon-group-turncoat = Who comes over
trigon-group-steal-quest = Take a quest
trigon-group-steal-card = Take a play card

## On the page: what a screen reader hears of the drawing, and what stands beside it

trigon-web-map = The map of the four lands
trigon-web-site = settlement site
trigon-web-harbour = settlement site with a harbour
trigon-web-crossing = river crossing
trigon-web-spot = { $spot }: { $kind }.
trigon-web-spot-in = { $spot }: { $kind } in { $land }.
trigon-web-round = Round { $round }
trigon-web-first = Begins this round
trigon-web-points = Points: { $count } of { $target }
trigon-web-part-palace = Palace
trigon-web-part-settlements = Settlements
trigon-web-part-cities = Cities, besides
trigon-web-part-quests = Quests
trigon-web-part-cards = Cards played
trigon-web-part-bonus = Bonus cards
trigon-web-part-lands = Whole lands
trigon-web-tally-realm = Realm
trigon-web-tally-quests = Quests
trigon-web-tally-cards = Cards
trigon-web-tally-lands = Lands
trigon-web-income = Income of the next round
trigon-web-births = { $count ->
    [one] { $count } birth in the next round
   *[other] { $count } births in the next round
 }
trigon-web-fact-people = people
trigon-web-fact-quest = quests
trigon-web-fact-play = cards
trigon-web-fact-done = done
trigon-web-people = { $count ->
    [one] { $count } inhabitant
   *[other] { $count } inhabitants
 }
trigon-web-quests = { $count ->
    [one] { $count } quest in hand
   *[other] { $count } quests in hand
 }
trigon-web-cards = { $count ->
    [one] { $count } play card in hand
   *[other] { $count } play cards in hand
 }
trigon-web-done-quests = Quests done: { $count } of { $needed }
trigon-web-out = out of the game
trigon-web-overview = Villages and cards of { $seat }
trigon-web-own = Mine
trigon-web-pane-map = Map
trigon-web-pane-market = Prices
trigon-web-pane-others = Players
trigon-web-hand = Your cards
trigon-web-empty-hand = No quests and no play cards in hand
trigon-web-open = Open on the table
trigon-web-known = You know of this hand
trigon-web-as-city = As a city, once: { $figures }
trigon-web-market = What things cost
trigon-web-bank = In the bank
trigon-web-price = { $what }: { $coins }
trigon-web-rate = The bank takes { $count } { $give } for 1 { $want }
trigon-web-left = Left in the stack: { $count }
trigon-web-supply = Left of your own: { $count }
trigon-web-change = exchange
trigon-web-skull = skull
trigon-web-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
trigon-web-progress = { $done } of { $needed } done
trigon-web-battle = Battle for { $spot }
trigon-web-attacks = attacks
trigon-web-defends = defends
trigon-web-settlement-dice = The settlement defends as well, and falls last
trigon-web-nothing-lost = Equal: nobody loses a figure.
trigon-web-threw-less = { $seat } threw less.
trigon-web-loses = { $seat } loses { $figures }.
trigon-web-throws = Earlier throws
trigon-web-drawn = { $seat } draws a card
trigon-web-turned = { $seat } turns up a card
trigon-web-played = { $seat } plays a card
trigon-web-done = { $seat } completes a quest
trigon-web-held = { $seat } receives a card
trigon-web-seen = { $seat } looks at cards
trigon-web-offer = Offer
trigon-web-deal = Offer { $seat } something
trigon-web-swap = Card swap
trigon-web-gives = { $seat } gives
trigon-web-unseen = Neither sees what the other one gives before both have agreed.
trigon-web-company = Who goes along
trigon-web-aboard = Aboard: { $count } of { $most }
trigon-web-legend = Signs
trigon-web-legend-people = inhabitants
trigon-web-legend-births = births in the next round
trigon-web-legend-quest = quests in hand
trigon-web-legend-done = quests done
trigon-web-legend-play = play cards in hand
trigon-web-legend-skull = card with a skull: a protector of its colour stops it
trigon-web-legend-plate = number of the settlement, and its inhabitants
trigon-web-legend-knights = knights on the map; grey: they are done for this turn
trigon-web-legend-scouts = scouts on the map
trigon-web-legend-boats = boats in a harbour
# The signs on the map: RT-MAP-17
trigon-web-legend-road = path: one move
trigon-web-legend-ford = path over a river: one more move
trigon-web-legend-harbour = harbour: boats are built here and sail to any other
trigon-confirm-end = Some of your figures can still move. End the turn?

## Tips, the first time that something comes up

trigon-tip-verb-train-knight = A knight costs a copper and an inhabitant. A village that is about to reach five becomes a city first.
trigon-tip-verb-train-scout = A scout costs 3 silver, 1 gold and an inhabitant, and becomes a village: the surest way to grow.
trigon-tip-verb-march = Choose where a group sets out. Where another colour stands, walking in is an attack. New figures may move at once.
trigon-tip-verb-found = The scout leaves the map and a village stands there. A harbour site builds boats; a whole land is worth 8 points.
trigon-tip-verb-buy-quest = Buy quests before you act: only what happens while you hold one counts. Five completed quests win the game.
trigon-tip-verb-buy-card = A play card costs 1 copper and is luck, good or bad. A skull strikes at once.
trigon-tip-verb-lose = You choose who falls. The settlement falls last; a scout takes two defence dice along, a knight one.
trigon-tip-verb-accept = An offer to you. Some quests ask for a trade, so the coins may not be the point.
trigon-tip-event-city = Five inhabitants made a city: a point more, better taxes and births, and once a gift.
trigon-tip-event-attacked = Each side throws at most five dice; the lower sum loses one figure. So great hosts win slowly but surely.
trigon-tip-face-play = A play card in your hand can still be stolen. A bonus point counts only once it lies open, so do not hold it for long.
trigon-tip-face-quest = A quest in your hand is secret and opens by itself once it is done, also in the turn of another.

# Parts of what a position is worth; how many more or less comes after each
trigon-part-quests = quests done
trigon-part-points = points
trigon-part-figures = figures
trigon-part-people = inhabitants
trigon-part-coins = coins, counted in copper

## Standing orders

# $seat: a player
trigon-order-decline = Decline all coin offers of this turn
trigon-order-decline-from = Decline all coin offers of { $seat } in this round
# $count: coins of all metals
trigon-order-decline-below = Decline offers of less than { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 } in this turn
trigon-order-decline-swaps = Decline all card swaps of this turn
trigon-order-no-cards = Play no cards in this battle
trigon-order-no-cards-this-turn = Play no cards in any battle of this turn
