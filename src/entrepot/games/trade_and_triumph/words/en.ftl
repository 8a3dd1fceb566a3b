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
trade_and_triumph-do-draw = { $deck ->
    [trade] Draw a Trade card
    [influence] Draw an Influence card
   *[specialty] Buy a Specialty card
 }
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
    [cube] Each time you take a cube at a node, gain { $amount } gold{ trade_and_triumph-condition }.
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
# What all of it comes to at most; 0 is no limit.
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
