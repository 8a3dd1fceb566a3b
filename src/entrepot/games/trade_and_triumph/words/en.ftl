# What Trade and Triumph says. Each message here has its twin, with the same arguments, in nl.ftl.
# $seat, $target, $first: a player by name; $card, $region, $route, $place, $node, $track: names from the content.

## Buttons

trade_and_triumph-do-ahead = { $spaces ->
    [one] Move { $spaces } space ahead
   *[other] Move { $spaces } spaces ahead
 }
trade_and_triumph-do-via = { $spaces ->
    [one] Move { $spaces } space, by { $route }
   *[other] Move { $spaces } spaces, by { $route }
 }
trade_and_triumph-do-through = { $spaces ->
    [one] Move { $spaces } space, by { $route } and { $second }
   *[other] Move { $spaces } spaces, by { $route } and { $second }
 }
trade_and_triumph-do-stay = Stay here
# $deck: one of the three decks
trade_and_triumph-do-draw = Draw { $deck }
trade_and_triumph-do-done = Draw no more
trade_and_triumph-do-lay = Lay { $card } face-down
trade_and_triumph-do-influence = Play { $card }
trade_and_triumph-do-specialty = Play { $card }
trade_and_triumph-do-upgrade = Upgrade { $track }
trade_and_triumph-do-end = End the turn
trade_and_triumph-do-sell-trade = Sell { $card }
trade_and_triumph-do-sell-influence = Sell { $card }
trade_and_triumph-do-sell-specialty = Sell { $card }
trade_and_triumph-do-sell-cube = Sell a cube: { $region }
trade_and_triumph-do-sell-set = Sell a set of four cubes
trade_and_triumph-do-use = Use { $card }
trade_and_triumph-do-discard-trade = Discard { $card }
trade_and_triumph-do-discard-influence = Discard { $card }
trade_and_triumph-do-discard-specialty = Discard { $card }
trade_and_triumph-do-apply = Apply { $card }
trade_and_triumph-do-target = Choose { $target }
trade_and_triumph-do-node = To { $node }
trade_and_triumph-do-take = Take a cube: { $region }
trade_and_triumph-do-give = Give a cube back: { $region }
trade_and_triumph-do-fetch-trade = Fetch { $card }
trade_and_triumph-do-fetch-influence = Fetch { $card }
trade_and_triumph-do-decline = Decline

## What several choices have in common, said once before them; what is left of each comes after it

trade_and_triumph-head-via = { $spaces ->
    [one] Move { $spaces } space, by:
   *[other] Move { $spaces } spaces, by:
 }
trade_and_triumph-rest-via = { $route }
trade_and_triumph-head-lay = Lay face-down:
trade_and_triumph-head-influence = Play:
trade_and_triumph-head-specialty = Play:
trade_and_triumph-head-upgrade = Upgrade:
trade_and_triumph-head-sell-trade = Sell:
trade_and_triumph-head-sell-influence = Sell:
trade_and_triumph-head-sell-specialty = Sell:
trade_and_triumph-head-sell-cube = Sell a cube:
trade_and_triumph-head-use = Use:
trade_and_triumph-head-discard-trade = Discard:
trade_and_triumph-head-discard-influence = Discard:
trade_and_triumph-head-discard-specialty = Discard:
trade_and_triumph-head-apply = Apply:
trade_and_triumph-head-node = To:
trade_and_triumph-head-take = Take a cube:
trade_and_triumph-head-give = Give a cube back:
trade_and_triumph-head-fetch-trade = Fetch:
trade_and_triumph-head-fetch-influence = Fetch:
trade_and_triumph-head-draw = Draw:

## What is asked

trade_and_triumph-ask-move = { $spaces ->
    [one] Move your trader { $spaces } space. Then you draw and play.
   *[other] Move your trader 1 to { $spaces } spaces. Then you draw and play.
 }
# $price: what a Specialty card costs
trade_and_triumph-ask-draw = { $draws ->
    [one] Draw { $draws } card. A Specialty card costs { $price } gold.
   *[other] Draw up to { $draws } cards, each from another deck. A Specialty card costs { $price } gold.
 }
trade_and_triumph-ask-play = { $plays ->
    [0] There are no plays left. Sell, use Eternals, or end the turn.
    [one] You have { $plays } play: a card or an upgrade. Or end the turn.
   *[other] You have { $plays } plays: cards or upgrades. Or end the turn.
 }
trade_and_triumph-ask-hand-limit = { $cards ->
    [one] You hold more than { $limit } cards: discard { $cards } card.
   *[other] You hold more than { $limit } cards: discard { $cards } cards.
 }
trade_and_triumph-ask-reveal = Your laid cards are turned up: which is applied next?
# $effect: the effect that asks, one of the effect words; $left: how many are still to be chosen
trade_and_triumph-ask-target = { $effect ->
    [steal-gold] { $card }: from which rival do you take gold?
    [steal-points] { $card }: from which rival do you take points?
    [steal-cube] { $card }: from which rival do you take a cube?
    [rival-discards] { $card }: which rival must discard?
    [look-hand] { $card }: whose hand do you look at?
    [look-down] { $card }: whose face-down cards do you look at?
    [hold] { $card }: whose trader must stay where it is?
    [shift] { $card }: which rival do you push back?
   *[force] { $card }: which rival do you force?
 }
trade_and_triumph-ask-cube = { $left ->
    [one] { $card }: choose a cube.
   *[other] { $card }: choose a cube; { $left } in all.
 }
trade_and_triumph-ask-swap = { $card }: which cube do you give, or which do you take for it?
trade_and_triumph-ask-node = { $card }: to which node is the rival forced?
trade_and_triumph-ask-way = { $card }: move your trader, or let it stand.
trade_and_triumph-ask-fetch = { $left ->
    [one] { $card }: which card do you take back?
   *[other] { $card }: which card do you take back? { $left } in all.
 }
trade_and_triumph-ask-rival-discards = { $left ->
    [one] { $card }: discard { $left } card.
   *[other] { $card }: discard { $left } cards.
 }
trade_and_triumph-ask-discard-for-gold = { $card }: which card do you discard for gold?
trade_and_triumph-ask-refill = { $left ->
    [one] { $card }: draw { $left } card more, Trade or Influence, or stop.
   *[other] { $card }: draw up to { $left } cards more, Trade or Influence, or stop.
 }
trade_and_triumph-ask-track = { $left ->
    [one] { $card }: which upgrade do you take?
   *[other] { $card }: which upgrade do you take? { $left } in all.
 }

## How a game ends

trade_and_triumph-ending-target = The round is complete; most points win.
trade_and_triumph-ending-safety-stop = 200 rounds are over and nobody has 20 points; most points win.

## What happens

trade_and_triumph-event-began = The game begins. { $seat } opens each round.
trade_and_triumph-event-turn = Round { $round }: it is the turn of { $seat }.
# $step: a button's text; $place: an end or a route; $space: 0 at an end
trade_and_triumph-event-moved = { $space ->
    [0] { $seat } moves to { $place }.
   *[other] { $seat } moves to space { $space } of { $place }.
 }
trade_and_triumph-event-stayed = The trader of { $seat } stays where it is.
trade_and_triumph-event-arrived = { $seat } arrives at { $place } by { $route }.
trade_and_triumph-event-revealed = { $seat } turns up { $card }.
trade_and_triumph-event-took-cube = { $seat } takes a cube: { $region }.
trade_and_triumph-event-gave-cube = { $seat } gives a cube back: { $region }.
trade_and_triumph-event-gained-gold = { $seat } gains { $gold } gold by { $card }.
trade_and_triumph-event-gained-points = { $points ->
    [one] { $seat } gains { $points } point by { $card }.
   *[other] { $seat } gains { $points } points by { $card }.
 }
trade_and_triumph-event-end-triggered = { $seat } has { $points } points: this round is the last.
# $deck: one of the three decks
trade_and_triumph-event-drew = { $deck ->
    [trade] { $seat } draws a Trade card.
    [influence] { $seat } draws an Influence card.
   *[specialty] { $seat } draws a Specialty card.
 }
trade_and_triumph-event-drew-card = { $seat } draws { $card }.
trade_and_triumph-event-turned-up = { $seat } draws { $card } and turns it up.
trade_and_triumph-event-paid-for-specialty = { $seat } pays { $gold } gold for a Specialty card.
trade_and_triumph-event-reshuffled = { $deck ->
    [trade] The Trade discards are shuffled into a new deck.
    [influence] The Influence discards are shuffled into a new deck.
   *[specialty] The Specialty discards are shuffled into a new deck.
 }
trade_and_triumph-event-laid = { $seat } lays a Trade card face-down.
trade_and_triumph-event-laid-card = { $seat } lays { $card } face-down.
trade_and_triumph-event-played = { $gold ->
    [0] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } for { $gold } gold.
 }
trade_and_triumph-event-upgraded = { $gold ->
    [0] { $seat } upgrades { $track } for nothing.
   *[other] { $seat } upgrades { $track } for { $gold } gold.
 }
trade_and_triumph-event-used = { $seat } uses { $card }.
trade_and_triumph-event-sold = { $seat } sells { $card } for { $gold } gold.
trade_and_triumph-event-sold-cube = { $points ->
    [one] { $seat } sells a cube ({ $region }) for { $points } point.
   *[other] { $seat } sells a cube ({ $region }) for { $points } points.
 }
trade_and_triumph-event-sold-set = { $seat } sells a set of four cubes for { $points } points.
trade_and_triumph-event-discarded = { $seat } discards { $card }.
trade_and_triumph-event-fetched = { $seat } takes { $card } back.
trade_and_triumph-event-stole-gold = { $seat } takes { $gold } gold from { $target }.
trade_and_triumph-event-stole-points = { $points ->
    [one] { $seat } takes { $points } point from { $target }.
   *[other] { $seat } takes { $points } points from { $target }.
 }
trade_and_triumph-event-stole-cube = { $seat } takes a cube from { $target }: { $region }.
trade_and_triumph-event-looked-at-hand = { $seat } looks at the hand of { $target }.
# $cards: a list of cards
trade_and_triumph-event-saw-hand = { $seat } sees in the hand of { $target }: { $cards }.
trade_and_triumph-event-looked-at-down = { $seat } looks at the face-down cards of { $target }.
trade_and_triumph-event-saw-down = { $seat } sees face-down before { $target }: { $cards }.
trade_and_triumph-event-forced = { $space ->
    [0] The trader of { $seat } is forced to { $place }.
   *[other] The trader of { $seat } is forced to space { $space } of { $place }.
 }
trade_and_triumph-event-shifted = { $space ->
    [0] The trader of { $seat } is pushed back to { $place }.
   *[other] The trader of { $seat } is pushed back to space { $space } of { $place }.
 }
trade_and_triumph-event-held = { $seat } holds the trader of { $target } for a turn.
# $kind: 'plays', 'move' or 'draw'
trade_and_triumph-event-bonus = { $kind ->
    [plays] { $amount ->
        [one] { $seat } has { $amount } more play this turn.
       *[other] { $seat } has { $amount } more plays this turn.
     }
    [move] { $amount ->
        [one] { $seat } may move { $amount } space farther next turn.
       *[other] { $seat } may move { $amount } spaces farther next turn.
     }
   *[draw] { $amount ->
        [one] { $seat } may draw { $amount } card more next turn.
       *[other] { $seat } may draw { $amount } cards more next turn.
     }
 }
trade_and_triumph-event-market = { $points ->
    [0] { $seat } may sell cubes anywhere this turn.
    [one] { $seat } may sell cubes anywhere this turn, a set for { $points } point more.
   *[other] { $seat } may sell cubes anywhere this turn, a set for { $points } points more.
 }
trade_and_triumph-event-ended-turn = { $seat } ends the turn.
trade_and_triumph-event-over = { $ending }

## Phases

trade_and_triumph-phase-setup = Set-up
trade_and_triumph-phase-start = Start of the turn
trade_and_triumph-phase-move = Move
trade_and_triumph-phase-draw = Draw
trade_and_triumph-phase-play = Play
trade_and_triumph-phase-finish = End of the turn
trade_and_triumph-phase-hand-limit = Hand limit
trade_and_triumph-phase-arrival = Arrival
trade_and_triumph-phase-reveal = Trade cards turned up
trade_and_triumph-phase-card = A card
trade_and_triumph-phase-target = Choice of a rival
trade_and_triumph-phase-cube = Choice of a cube
trade_and_triumph-phase-swap = Swap of cubes
trade_and_triumph-phase-node = Choice of a node
trade_and_triumph-phase-way = Extra movement
trade_and_triumph-phase-fetch = Choice from the discards
trade_and_triumph-phase-rival-discards = Discarding for a rival
trade_and_triumph-phase-discard-for-gold = Discarding for gold
trade_and_triumph-phase-refill = Filling the hand
trade_and_triumph-phase-track = Choice of an upgrade

## Refusals

trade_and_triumph-refused-must-move = The trader must move at least 1 space; only a card can let it stay.
# $spaces: the most spaces that can be moved now
trade_and_triumph-refused-too-far = { $spaces ->
    [one] The trader can move { $spaces } space at most.
   *[other] The trader can move { $spaces } spaces at most.
 }
trade_and_triumph-refused-choose-route = Beyond an end a route must be named.
trade_and_triumph-refused-no-way = This route does not begin at that end.
trade_and_triumph-refused-ways = A movement names one route for each end that it goes on from, and no more.
trade_and_triumph-refused-onward = Between two ends a trader can only go on along its route.
trade_and_triumph-refused-no-target = This rival cannot be chosen: nothing would happen to it, or a card protects it.
trade_and_triumph-refused-not-held = This card is not in the hand.
trade_and_triumph-refused-must-draw = One card must be drawn from a free deck first.
trade_and_triumph-refused-drawn-already = A card has been drawn from this deck in this step already.
trade_and_triumph-refused-deck-empty = Neither the deck nor its discards have a card left.
# $cost: what it costs; $gold: what the player has
trade_and_triumph-refused-gold = This costs { $cost } gold, and there is only { $gold }.
trade_and_triumph-refused-play-step = An upgrade is one of the plays, so it comes in the Play step.
trade_and_triumph-refused-turn-declared = The end of the turn has been declared, so nothing can be sold or used any more; surplus cards are discarded.
trade_and_triumph-refused-stands-there = The trader stands there already, or nobody can be moved there.
trade_and_triumph-refused-not-revealed = This is none of the cards that are being revealed.
trade_and_triumph-refused-no-such-cube = There is no cube of this colour to give or to take.
trade_and_triumph-refused-not-discarded = This card does not lie in the discard pile.
trade_and_triumph-refused-half-swapped = A cube has been given, so one is taken for it.
trade_and_triumph-refused-no-play-left = There is no play left in this turn.
trade_and_triumph-refused-track-full = This track is on its last square.
trade_and_triumph-refused-forced = A trader that was forced onto an end cannot sell from standing there.
trade_and_triumph-refused-opening-sale = Nothing is sold before the trader has moved for the first time.
trade_and_triumph-refused-no-end = Selling takes an end: the trader must stand on one, or have reached or passed one in this turn.
trade_and_triumph-refused-not-in-city = Cubes are sold in the city only.
trade_and_triumph-refused-no-set = A set takes one cube of each of the four colours.
trade_and_triumph-refused-no-cube = There is no cube of this colour.
trade_and_triumph-refused-not-in-play = This Eternal is not in play before the player.
trade_and_triumph-refused-asleep = An Eternal works from its owner's next turn on.
trade_and_triumph-refused-used = This Eternal has been used in this turn already.
trade_and_triumph-refused-no-use = This Eternal cannot be used now, or works by itself.

## What an action will do

trade_and_triumph-preview-arrival = Arrives at { $place }.
# A movement that stays short of an end. $there: 'nothing', or 'something', which then follows
trade_and_triumph-preview-road = { $there ->
    [nothing] On the way to { $place }, where there is nothing to get as things stand.
   *[something] On the way to { $place }. There, as things stand:
 }
trade_and_triumph-preview-cube = Takes a cube: { $region }.
trade_and_triumph-preview-no-cube = There is no cube to take: { $region }.
# $cards: Trade cards turned up; $sure: 'all' where this is all, 'least' where other effects may add to it
trade_and_triumph-preview-reveal = { $sure ->
    [all] { $cards ->
        [one] Turns up { $cards } Trade card: { $gold } gold, { $points } points.
       *[other] Turns up { $cards } Trade cards: { $gold } gold, { $points } points.
     }
   *[least] { $cards ->
        [one] Turns up { $cards } Trade card: at least { $gold } gold, { $points } points.
       *[other] Turns up { $cards } Trade cards: at least { $gold } gold, { $points } points.
     }
 }
trade_and_triumph-preview-selling = Cards can be sold for { $price } gold each.
trade_and_triumph-preview-cost = Costs { $cost } gold and leaves { $gold }.
trade_and_triumph-preview-deck-trade = A Trade card is laid face-down for a play, and pays at the next place where you arrive.
trade_and_triumph-preview-deck-influence = An Influence card has a price, and works when you play it; an Eternal stays.
trade_and_triumph-preview-deck-specialty = A Specialty card is played for nothing more; most give points.
trade_and_triumph-preview-laid = It pays at the next arrival.
trade_and_triumph-preview-asleep = It works from the next turn on.
trade_and_triumph-preview-nothing = Nothing would happen.
trade_and_triumph-preview-gains = { $points ->
    [0] Brings { $gold } gold.
    [one] Brings { $gold } gold and { $points } point.
   *[other] Brings { $gold } gold and { $points } points.
 }
trade_and_triumph-preview-upgrade = { $track } { $level } from the next turn on. Costs { $cost } gold and leaves { $gold }.
trade_and_triumph-preview-sale = +{ $more } gold: { $gold } in all.
trade_and_triumph-preview-points = +{ $more }: { $points } points in all.

trade_and_triumph-preview-cube-brief = +1 { $region }
trade_and_triumph-preview-reveal-brief = { $sure ->
    [all] { $points ->
        [0] +{ $gold } gold
        [one] +{ $gold } gold, +{ $points } point
       *[other] +{ $gold } gold, +{ $points } points
     }
   *[least] { $points ->
        [0] ≥ +{ $gold } gold
        [one] ≥ +{ $gold } gold, +{ $points } point
       *[other] ≥ +{ $gold } gold, +{ $points } points
     }
 }
trade_and_triumph-preview-deck-trade-brief = lay it, arrive, be paid
trade_and_triumph-preview-deck-influence-brief = pay for it, play it
trade_and_triumph-preview-deck-specialty-brief = mostly points
trade_and_triumph-preview-cost-brief = −{ $cost } gold
trade_and_triumph-preview-gains-brief = { $gold ->
    [0] { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
     }
   *[other] { $points ->
        [0] +{ $gold } gold
        [one] +{ $gold } gold, +{ $points } point
       *[other] +{ $gold } gold, +{ $points } points
     }
 }
trade_and_triumph-preview-upgrade-brief = −{ $cost } gold
trade_and_triumph-preview-sale-brief = +{ $more } gold
trade_and_triumph-preview-points-brief = { $more ->
    [one] +{ $more } point
   *[other] +{ $more } points
 }

## What cards do: one sentence for each effect word

# Arguments of all of these are a row's own columns: $amount, $what, $if, $cap, and $when, which is empty but for Eternals.
# A condition stands at the end of its sentence.
trade_and_triumph-condition = { $if ->
    [travelled-forest] {" "}if you came through the Forest
    [travelled-mountain] {" "}if you came through the Mountain
    [travelled-desert] {" "}if you came through the Desert
    [travelled-ocean] {" "}if you came over the Ocean
    [travelled-fm] {" "}if you came through the Forest or the Mountain
    [travelled-md] {" "}if you came through the Mountain or the Desert
    [travelled-do] {" "}if you came through the Desert or over the Ocean
    [travelled-of] {" "}if you came over the Ocean or through the Forest
    [in-forest] {" "}if you are in the Forest
    [in-mountain] {" "}if you are in the Mountain
    [in-desert] {" "}if you are in the Desert
    [in-ocean] {" "}if you are on the Ocean
    [at-node] {" "}if you are at a node
    [at-city] {" "}if you are in the city
   *[none] {""}
 }
trade_and_triumph-effect-gold = { $when ->
    [start] At the start of your turn, gain { $amount } gold{ trade_and_triumph-condition }.
    [end] At the end of your turn, gain { $amount } gold{ trade_and_triumph-condition }.
    [arrival] Each time you arrive, gain { $amount } gold{ trade_and_triumph-condition }.
    [cube] Each time you take the cube of a node on arriving there, gain { $amount } gold{ trade_and_triumph-condition }.
    [reveal] For each Trade card that you reveal, gain { $amount } gold{ trade_and_triumph-condition }.
   *[other] Gain { $amount } gold{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-points = { $amount ->
    [one] Gain { $amount } point{ trade_and_triumph-condition }.
   *[other] Gain { $amount } points{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-gold-per = { $what ->
    [cube] Gain { $amount } gold for each of your cubes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
    [colour] Gain { $amount } gold for each colour among your cubes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
    [revealed] Gain { $amount } gold for each other Trade card revealed with this one{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
    [eternal] Gain { $amount } gold for each of your Eternals{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
   *[upgrade] Gain { $amount } gold for each of your upgrades{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-points-per = { $what ->
    [cube] { $amount ->
        [one] Gain { $amount } point for each of your cubes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
       *[other] Gain { $amount } points for each of your cubes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
     }
    [colour] { $amount ->
        [one] Gain { $amount } point for each colour among your cubes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
       *[other] Gain { $amount } points for each colour among your cubes{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
     }
    [eternal] { $amount ->
        [one] Gain { $amount } point for each of your Eternals{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
       *[other] Gain { $amount } points for each of your Eternals{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
     }
   *[upgrade] { $amount ->
        [one] Gain { $amount } point for each of your upgrades{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
       *[other] Gain { $amount } points for each of your upgrades{ trade_and_triumph-limit }{ trade_and_triumph-condition }.
     }
 }
# What all of it comes to at most; 0 is not a limit.
trade_and_triumph-limit = { $cap ->
    [0] {""}
   *[other] {" "}(at most { $cap })
 }
trade_and_triumph-effect-cube = { $what ->
    [travelled] { $amount ->
        [one] Take { $amount } more cube of the region that you came through{ trade_and_triumph-condition }.
       *[other] Take { $amount } more cubes of the region that you came through{ trade_and_triumph-condition }.
     }
   *[chosen] { $amount ->
        [one] Take { $amount } cube of your choice{ trade_and_triumph-condition }.
       *[other] Take { $amount } cubes of your choice{ trade_and_triumph-condition }.
     }
 }
trade_and_triumph-effect-swap-cube = { $when ->
    [activated] { $amount ->
        [one] Once a turn: you may swap { $amount } cube for another colour{ trade_and_triumph-condition }.
       *[other] Once a turn: you may swap up to { $amount } cubes for other colours{ trade_and_triumph-condition }.
     }
   *[other] { $amount ->
        [one] You may swap { $amount } cube for another colour{ trade_and_triumph-condition }.
       *[other] You may swap up to { $amount } cubes for other colours{ trade_and_triumph-condition }.
     }
 }
trade_and_triumph-effect-steal-cube = Take a cube of your choice from a rival{ trade_and_triumph-condition }.
trade_and_triumph-effect-steal-gold = Take { $amount } gold from a rival{ trade_and_triumph-condition }.
trade_and_triumph-effect-steal-points = { $amount ->
    [one] Take { $amount } point from a rival{ trade_and_triumph-condition }.
   *[other] Take { $amount } points from a rival{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-draw = { $what ->
    [trade] { $amount ->
        [one] Draw { $amount } Trade card{ trade_and_triumph-condition }.
       *[other] Draw { $amount } Trade cards{ trade_and_triumph-condition }.
     }
    [influence] { $amount ->
        [one] Draw { $amount } Influence card{ trade_and_triumph-condition }.
       *[other] Draw { $amount } Influence cards{ trade_and_triumph-condition }.
     }
   *[specialty] { $amount ->
        [one] Draw { $amount } Specialty card for nothing{ trade_and_triumph-condition }.
       *[other] Draw { $amount } Specialty cards for nothing{ trade_and_triumph-condition }.
     }
 }
trade_and_triumph-effect-rival-discards = { $amount ->
    [one] A rival discards { $amount } card of its choice{ trade_and_triumph-condition }.
   *[other] A rival discards { $amount } cards of its choice{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-fetch = { $what ->
    [trade] { $amount ->
        [one] Take { $amount } card of your choice from the Trade discards{ trade_and_triumph-condition }.
       *[other] Take { $amount } cards of your choice from the Trade discards{ trade_and_triumph-condition }.
     }
   *[influence] { $amount ->
        [one] Take { $amount } card of your choice from the Influence discards{ trade_and_triumph-condition }.
       *[other] Take { $amount } cards of your choice from the Influence discards{ trade_and_triumph-condition }.
     }
 }
trade_and_triumph-effect-look-hand = { $when ->
    [activated] Once a turn: look at a rival's hand{ trade_and_triumph-condition }.
   *[other] Look at a rival's hand{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-look-down = Look at a rival's face-down Trade cards{ trade_and_triumph-condition }.
trade_and_triumph-effect-move = { $when ->
    [activated] { $amount ->
        [one] Once a turn: move your trader { $amount } space{ trade_and_triumph-condition }.
       *[other] Once a turn: move your trader up to { $amount } spaces{ trade_and_triumph-condition }.
     }
   *[other] { $amount ->
        [one] Move your trader { $amount } space{ trade_and_triumph-condition }.
       *[other] Move your trader up to { $amount } spaces{ trade_and_triumph-condition }.
     }
 }
trade_and_triumph-effect-shift = { $amount ->
    [one] Push a rival that is under way { $amount } space back{ trade_and_triumph-condition }.
   *[other] Push a rival that is under way { $amount } spaces back{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-force-node = Force a rival that is under way into the node of its route{ trade_and_triumph-condition }.
trade_and_triumph-effect-force-any-node = Force a rival into a node of your choice{ trade_and_triumph-condition }.
trade_and_triumph-effect-force-city = Force a rival into the city{ trade_and_triumph-condition }.
trade_and_triumph-effect-force-all-city = Force all rivals into the city{ trade_and_triumph-condition }.
trade_and_triumph-effect-force-all-nodes = Force all rivals that are under way into the nodes of their routes{ trade_and_triumph-condition }.
trade_and_triumph-effect-plays = { $amount ->
    [one] You have { $amount } more play this turn{ trade_and_triumph-condition }.
   *[other] You have { $amount } more plays this turn{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-move-next = { $amount ->
    [one] On your next turn you may move { $amount } space farther{ trade_and_triumph-condition }.
   *[other] On your next turn you may move { $amount } spaces farther{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-draw-next = { $amount ->
    [one] On your next turn you may draw { $amount } card more{ trade_and_triumph-condition }.
   *[other] On your next turn you may draw { $amount } cards more{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-upgrade = { $amount ->
    [one] Take { $amount } upgrade of your choice for nothing{ trade_and_triumph-condition }.
   *[other] Take { $amount } upgrades of your choice for nothing{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-market = { $amount ->
    [0] This turn you may sell cubes wherever you are{ trade_and_triumph-condition }.
    [one] This turn you may sell cubes wherever you are, and a set gives { $amount } point more{ trade_and_triumph-condition }.
   *[other] This turn you may sell cubes wherever you are, and a set gives { $amount } points more{ trade_and_triumph-condition }.
 }
trade_and_triumph-effect-refill = Draw Trade and Influence cards as you like, until you hold { $amount } cards{ trade_and_triumph-condition }.
trade_and_triumph-effect-hold = A rival's trader stays where it is on its next turn{ trade_and_triumph-condition }.
trade_and_triumph-effect-discard-for-gold = Once a turn: you may discard a card for { $amount } gold{ trade_and_triumph-condition }.
trade_and_triumph-effect-may-stay = Once a turn: your trader may stay where it is instead of moving{ trade_and_triumph-condition }.
trade_and_triumph-effect-discount-influence = Influence cards cost you { $amount } gold less.
trade_and_triumph-effect-discount-upgrade = Upgrades cost you { $amount } gold less.
trade_and_triumph-effect-discount-specialty = Drawing a Specialty card costs you { $amount } gold less.
trade_and_triumph-effect-price = Each card that you sell brings { $amount } gold more.
trade_and_triumph-effect-extra-move = { $amount ->
    [one] You may move { $amount } space farther each turn.
   *[other] You may move { $amount } spaces farther each turn.
 }
trade_and_triumph-effect-shield-force = No rival can force, push or hold your trader.
trade_and_triumph-effect-shield-theft = No rival can steal from you, look at your cards or make you discard.

## Options

trade_and_triumph-option-route-spaces = Spaces on a route
trade_and_triumph-choice-route-spaces-3 = 3
trade_and_triumph-choice-route-spaces-2 = 2: a shorter game
trade_and_triumph-choice-route-spaces-4 = 4: a longer game
trade_and_triumph-option-specialty = A Specialty card that is drawn
trade_and_triumph-choice-specialty-hand = Goes to the hand and takes a play
trade_and_triumph-choice-specialty-at-once = Works at once
trade_and_triumph-option-opening-sale = Selling before the first move
trade_and_triumph-choice-opening-sale-allowed = Allowed
trade_and_triumph-choice-opening-sale-barred = Not allowed
trade_and_triumph-option-node-bonus = Bonuses of Trade cards at a node
trade_and_triumph-choice-node-bonus-travelled = The region travelled counts
trade_and_triumph-choice-node-bonus-either = Both regions of the node count
trade_and_triumph-option-first-seat = First player
trade_and_triumph-choice-first-seat-random = Drawn by lot
trade_and_triumph-choice-first-seat-seat-one = The first seat

## The lobby and the drawn table

trade_and_triumph-lobby = You are a trader on the old roads. Lay cards face-down, cash them at the end of each route, bring cubes of four colours home, and trip your rivals up on the way. First to 20 points calls the last round.
trade_and_triumph-weight = moderate
trade_and_triumph-score = Points
trade_and_triumph-web-pane-map = Map
trade_and_triumph-web-pane-decks = Decks
trade_and_triumph-web-pane-others = Rivals
trade_and_triumph-web-map = The map
# $route: a route's name
trade_and_triumph-web-space = { $route }, space { $number }
trade_and_triumph-web-supply = { $region }: { $count } in the supply
trade_and_triumph-web-race = Race to 20 points
trade_and_triumph-web-final-round = Final round
trade_and_triumph-web-points = points
trade_and_triumph-web-gold = Gold
trade_and_triumph-web-cost = Costs
trade_and_triumph-web-upgrades = Upgrade board
trade_and_triumph-web-upgrades-bought = Upgrades
trade_and_triumph-web-level = { $track }: level { $level }
trade_and_triumph-web-buy = { $track }: level { $level } for { $price } gold
trade_and_triumph-web-first = First player
trade_and_triumph-web-hand = Your hand
trade_and_triumph-web-no-cards = No cards in hand
# $deck: a deck's name
trade_and_triumph-web-held = { $deck }: { $count } in hand
trade_and_triumph-web-known = you know of this card
trade_and_triumph-web-down = { $count } face-down
trade_and_triumph-web-used = used in this turn
trade_and_triumph-web-asleep = works from the next turn on
trade_and_triumph-web-bonus = { $move ->
    [0] Next turn: draw { $draw } more
   *[other] { $draw ->
        [0] Next turn: move { $move } farther
       *[other] Next turn: move { $move } farther, draw { $draw } more
     }
 }
# $price: what a card brings, 0 where none can be sold; $cubes: 'yes' where cubes can be sold; $set: points of a set of four
trade_and_triumph-web-selling = { $cubes ->
    [yes] { $price ->
        [0] Open: a cube 1 point, a set { $set } points
       *[other] Open: a card { $price } gold, a cube 1 point, a set { $set } points
     }
   *[no] Open: a card { $price } gold
 }
trade_and_triumph-web-decks = Decks
trade_and_triumph-web-deck = { $deck }: { $count } to draw
trade_and_triumph-web-discards = { $deck }: { $count } discarded
trade_and_triumph-web-deck-trade = Trade
trade_and_triumph-web-deck-influence = Influence
trade_and_triumph-web-deck-specialty = Specialty
trade_and_triumph-web-kind-trade = Trade card
trade_and_triumph-web-kind-influence = Influence card
trade_and_triumph-web-kind-eternal = Eternal
trade_and_triumph-web-kind-specialty = Specialty card
trade_and_triumph-web-scene = What happens
trade_and_triumph-confirm-end = { $plays ->
    [one] You have { $plays } play left, and a Trade card costs nothing to lay. End the turn?
   *[other] You have { $plays } plays left, and a Trade card costs nothing to lay. End the turn?
 }

# Buttons behind which many of a kind are folded; what has the same text is folded together.

trade_and_triumph-group-via = Move by a road
trade_and_triumph-group-through = Move by a road
trade_and_triumph-group-lay = Lay a card face-down
trade_and_triumph-group-influence = Play a card
trade_and_triumph-group-specialty = Play a card
trade_and_triumph-group-upgrade = Upgrade
trade_and_triumph-group-sell-trade = Sell a card
trade_and_triumph-group-sell-influence = Sell a card
trade_and_triumph-group-sell-specialty = Sell a card
trade_and_triumph-group-sell-cube = Sell a cube
trade_and_triumph-group-fetch-trade = Fetch a Trade card
trade_and_triumph-group-fetch-influence = Fetch an Influence card

## The table as text

trade_and_triumph-table-round = Round { $round }, { $seat }: { $phase }.
trade_and_triumph-table-last-round = Somebody has had 20 points: this is the last round.
trade_and_triumph-table-arriving = Being resolved: { $place }, reached by { $route }.
trade_and_triumph-table-revealed = Revealed and still to be applied: { $cards }.
trade_and_triumph-table-player = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $gold } gold; levels: move { $move }, draw { $draw }, play { $play }.
trade_and_triumph-table-at-end = { $seat }’s trader: { $place }{ $state ->
    [forced] , forced
    [held] , held there
   *[free] {""}
 }.
trade_and_triumph-table-on-route = { $seat }’s trader: { $route }, space { $space } of { $spaces } from the city, { $heading ->
    [out] outward
   *[back] back to the city
 }{ $state ->
    [held] , held there
   *[free] {""}
 }.
trade_and_triumph-table-cubes = { $seat }’s cubes: forest { $forest }, mountain { $mountain }, desert { $desert }, ocean { $ocean }.
trade_and_triumph-table-cards = { $seat }’s hand: trade { $trade }, influence { $influence }, specialty { $specialty }; face-down { $down }.
trade_and_triumph-table-eternal = { $seat } has in play { $card }{ $state ->
    [asleep] {" "}(asleep)
    [used] {" "}(used)
   *[ready] {""}
 }
trade_and_triumph-table-known-hand = Seen in { $seat }’s hand: { $cards }.
trade_and_triumph-table-known-down = Seen face-down before { $seat }: { $cards }.
trade_and_triumph-table-known-either = { $seat } has in hand or face-down: { $cards }.
trade_and_triumph-table-hand = { $seat } holds { $card }
trade_and_triumph-table-down = { $seat } has face-down: { $cards }
trade_and_triumph-table-card-trade = { $count } × { $card }: { $number } gold. { $first } { $second }
trade_and_triumph-table-card-influence = { $count } × { $card } ({ $kind ->
    [eternal] Eternal, { $number } gold
   *[other] { $number } gold
 }). { $first } { $second }
trade_and_triumph-table-card-specialty = { $count } × { $card }: { $number ->
    [one] { $number } point
   *[other] { $number } points
 }. { $first } { $second }
trade_and_triumph-table-selling = A card sells for { $price } gold here{ $cubes ->
    [yes] , and cubes can be sold
   *[no] {""}
 }.
trade_and_triumph-table-supply = Supply: forest { $forest }, mountain { $mountain }, desert { $desert }, ocean { $ocean }.
trade_and_triumph-table-decks = Decks: trade { $trade }, influence { $influence }, specialty { $specialty }.
trade_and_triumph-table-discards = Discarded: trade { $trade }, influence { $influence }, specialty { $specialty }.
trade_and_triumph-table-option = { $option }: { $choice }.
trade_and_triumph-deck-trade = a Trade card
trade_and_triumph-deck-influence = an Influence card
trade_and_triumph-deck-specialty = a Specialty card

## Tips, the first time that something comes up

trade_and_triumph-tip-verb-via = From an end you may choose the road. Look which of your cards pay more in which region, and which cube you lack.
trade_and_triumph-tip-verb-draw = Trade cards are your income, Influence cards cost gold to play, Specialty cards cost 10 and mostly give points.
trade_and_triumph-tip-verb-lay = A laid Trade card pays when you next arrive. Lay those that suit the road you are on.
trade_and_triumph-tip-verb-upgrade = An upgrade works from your next turn to the end of the game. The earlier, the better; late it does not pay back.
trade_and_triumph-tip-verb-sell-cube = A cube alone brings 1 point; four colours together 6. Break up a set only near the end.
trade_and_triumph-tip-verb-influence = Pay its price and it works. A purple one (∞) is an Eternal: it stays and works every turn, so it belongs early in the game.
trade_and_triumph-tip-event-forced = A forced trader gets no cube, no gold and no sale where it is put. Its laid cards wait for the next arrival.
trade_and_triumph-tip-event-end-triggered = Somebody has 20 points. This round is played out; now only points count, so turn what you have into points.
trade_and_triumph-tip-face-trade = The gold on a Trade card comes at your next arrival. A region on it asks which road you came by, not where you are.
trade_and_triumph-tip-face-specialty = You paid for a Specialty when you drew it. Playing it takes your play and no gold, and works at once.

# Parts of what a position is worth; how many more or less comes after each
trade_and_triumph-part-points = points
trade_and_triumph-part-cubes = cubes
trade_and_triumph-part-gold = gold
trade_and_triumph-part-cards = cards in hand
trade_and_triumph-part-laid = cards laid down
trade_and_triumph-part-upgrades = upgrades

## Standing orders

# $deck: a card of one of the decks
trade_and_triumph-order-discard = If a rival makes me discard: { $deck } first
trade_and_triumph-order-end-turn = Draw and play nothing more in this turn
