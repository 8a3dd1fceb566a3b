# What Tradejack says. Each message here has its twin, with the same arguments, in nl.ftl.
# $seat, $first: a player by name; $product, $source, $award, $card, $kind: a card's or kind's name from the content.

## Buttons

tradejack-do-pass = Pass
tradejack-do-bid = Bid { $amount }
tradejack-do-first = Auction { $source } first
tradejack-do-done = Done, nothing more
tradejack-do-pair = Begin a set with { $product }
tradejack-do-with = Complete the set with { $source }
tradejack-do-sell = Sell { $product } alone

## What several choices have in common, said once before them; what is left of each comes after it

tradejack-head-pair = Begin a set with:
tradejack-head-with = Complete the set with:
tradejack-head-sell = Sell alone:

## What is asked

tradejack-ask-auction-open = { $source } is up for auction. There is no bid yet: bid, or pass.
tradejack-ask-auction = { $source } is up for auction. { $seat } has bid { $standing }: bid more, or pass.
tradejack-ask-pick = Which source is auctioned first: { $one } or { $other }?
# $income: Capital that the complete sets and lone products bring. $co2: 'on' or 'off'
tradejack-ask-production = { $co2 ->
    [on] Lay down sets, or nothing. So far this brings { $income } Capital.
   *[off] Lay down sets, or products to sell alone, or nothing. So far this brings { $income } Capital.
 }
tradejack-ask-source = Which source completes the set with { $product }?

## Refusals

# $capital: what the bidder has
tradejack-refused-bid-above = This is more than the bidder's own Capital, which is { $capital }.
tradejack-refused-passed-unable = Your pass was made by itself: your Capital of { $capital } cannot beat the standing bid of { $standing }.
tradejack-refused-nothing-to-lay = Your choice was made by itself: without a card in hand that could be laid down there is only nothing.
tradejack-refused-committed = You have laid down your choice; it is final.
tradejack-refused-bid-below = A bid must be higher than the standing bid of { $standing }.
tradejack-refused-not-yet = Cards from the hand are laid down in Production, once all sources of this round have been auctioned.
tradejack-refused-pick = Only one of the two sources just taken can be auctioned first.
tradejack-refused-source-alone = A source is laid down only with a product: begin a set with a product first.
tradejack-refused-not-held = This card is not in the hand, or lies on the table already.
tradejack-refused-banned = Sources of this kind are banned from sets.
tradejack-refused-colour = Product and source of a set must have the same colour.
tradejack-refused-half-made = The set that has been begun must first get its source.
tradejack-refused-lone-co2 = In the Carbon Dioxide variant no product may be sold alone.
tradejack-refused-mixed = It is either sets or products alone in one round, never both.
tradejack-refused-no-source = There is no free source of this colour in hand that may be used.

## What an action will do

# $left: Capital that the bidder keeps beside the bid
tradejack-preview-bid = Leaves { $left } Capital, should the bid win.
# $most: what the dearest set with this product brings, Trends included
tradejack-preview-product = With your best source for it: +{ $most } Capital.
# $more: what this step adds
tradejack-preview-income = { $more ->
    [0] Brings { $income } Capital in all.
   *[other] +{ $more }: { $income } Capital in all.
 }

tradejack-preview-product-brief = up to +{ $most } Capital
tradejack-preview-income-brief = { $more ->
    [0] { $income } in all
   *[other] +{ $more } Capital
 }

## How a game ends

tradejack-ending-reputation = The game is over; the highest Reputation wins.
tradejack-ending-climate = Too much carbon dioxide: all players have lost together.

## What happens

tradejack-event-began = The game begins. { $first } is First Player.
tradejack-event-demanded = Demand: { $card }.
# $count: 2, or fewer where the deck has run out
tradejack-event-drew = { $count ->
    [0] There is no product left for { $seat }.
    [one] { $seat } draws { $count } product.
   *[other] { $seat } draws { $count } products.
 }
tradejack-event-drew-card = { $seat } draws { $product }.
tradejack-event-reshuffled-products = The { $count } discarded products become a new deck.
tradejack-event-reshuffled-sources = The { $count } discarded sources become a new deck.
tradejack-event-looked = { $seat } takes { $sources } and looks at them.
tradejack-event-turned-up = { $seat } turns up { $source }.
tradejack-event-banned = { $source } is banned and discarded.
tradejack-event-unsold = Nobody buys { $source }; it is discarded.
tradejack-event-bid = { $seat } bids { $amount }.
tradejack-event-passed = { $seat } passes.
tradejack-event-passed-unable = { $seat } has too little Capital to bid, and passes.
tradejack-event-bought = { $seat } buys { $source } for { $amount }.
# $step: a button's text
tradejack-event-laid = { $seat }: { $step }.
tradejack-event-committed = { $seat } has chosen.
tradejack-event-showed-set = { $seat } shows a set: { $product } ({ $value }) with { $source } ({ $credits }).
tradejack-event-showed-lone = { $seat } shows { $product } alone.
# $limit: the token that loses the game
tradejack-event-warmed = CO2 tracker: { $tokens }. Token { $limit } loses the game.
tradejack-event-sold = { $seat } takes in { $income } Capital.
tradejack-event-awarded = { $seat } wins the Award { $award }.
tradejack-event-unclaimed = Nobody wins the Award { $award }; it is discarded.
tradejack-event-round-over = The round is over. { $first } is the next First Player.
tradejack-event-ended = No Trend or Award is left in the Demand deck: the game is over.
tradejack-event-lost = Too much carbon dioxide: all players have lost together.

## Phases

tradejack-phase-setup = Set-up
tradejack-phase-demand = Demand
tradejack-phase-products = Products
tradejack-phase-bidding = Bidding
tradejack-phase-pick = Choice of the first source
tradejack-phase-auction = Auction
tradejack-phase-production = Production
tradejack-phase-sales = Sales
tradejack-phase-awards = Awards
tradejack-phase-cleanup = End of the round

## The table in words

# $phase: one of the phases
tradejack-table-round = Round { $round }, { $phase }. { $first } is First Player.
# $effects: a list of effects
tradejack-table-trend = Trend { $card }: { $effects }.
# $condition: what it is given for
tradejack-table-award = Award { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $condition }.
tradejack-table-ban = Banned for the rest of the game: { $kind }.
tradejack-table-co2 = CO2 tracker: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
 }. Token { $limit } loses the game.
# $credits: Green Credits, Trends included
tradejack-table-lot = Up for auction: { $source }, { $credits ->
    [one] { $credits } Green Credit
   *[other] { $credits } Green Credits
 } this round. { $seat } turned it up.
tradejack-table-bid = Highest bid: { $amount }, by { $seat }.
tradejack-table-no-bid = There is no bid yet.
tradejack-table-face-down = The other source of this turn lies face-down.
tradejack-table-face-down-known = The other source of this turn lies face-down; { $seat } knows it: { $source }.
tradejack-table-looked = { $seat } has taken { $sources }.
# $sources, $awards: lists; $products: the number of products in hand; $choice: 'made', 'open', or 'none' outside Production; $ranked: 'no' once all have lost
tradejack-table-player = { $seat }: { $capital } Capital{ $ranked ->
    [yes] , Reputation { $reputation }
   *[no] {""}
 }. { $products ->
    [one] { $products } product
   *[other] { $products } products
 } in hand. Sources: { $sources }. Awards: { $awards }.{ $choice ->
    [made] {" "}Has chosen.
    [open] {" "}Still choosing.
   *[none] {""}
 }
# How many of the same card somebody has
tradejack-table-copies = { $count ->
    [one] { $card }
   *[other] { $count } x { $card }
 }
tradejack-table-source-count = { $count ->
    [0] none
    [one] { $count } card
   *[other] { $count } cards
 }
tradejack-table-won = { $award } ({ $points })
# $products: a list of products
tradejack-table-hand = Hand of { $seat }: { $products }.
# $value: Trends included
tradejack-table-product = { $count ->
    [one] { $product } of Value { $value }
   *[other] { $count } x { $product } of Value { $value }
 }
tradejack-table-laid-set = Laid by { $seat }: { $product } with { $source }, for { $income }.
tradejack-table-laid-lone = Laid by { $seat }: { $product } alone, for { $income }.
tradejack-table-laid-half = Begun by { $seat }: { $product }, a source still to come.
tradejack-table-income = All that { $seat } has laid brings { $income } Capital.
tradejack-table-shown-set = Shown by { $seat }: { $product } with { $source }.
tradejack-table-shown-lone = Shown by { $seat }: { $product } alone.
# An option whose choice is not the usual one
tradejack-table-option = { $option }: { $choice }.
tradejack-table-decks = Decks: products { $product }, sources { $source }, Demand cards { $demand }.
tradejack-table-discards = Discarded: products { $product }, sources { $source }, Demand cards { $demand }.

## What Trends do, and what Awards are given for

tradejack-effect-product = +{ $bonus } Value for { $kind }
tradejack-effect-source = +{ $bonus } Green Credits for { $kind }
tradejack-effect-green = +{ $bonus } Green Credits for every source that shows any
tradejack-effect-double = Green Credits are doubled
# $gold, $silver, $alternative: names of source kinds
tradejack-condition-most-gold-standards = most sets with { $gold }
tradejack-condition-most-standards = most sets with { $gold } or { $silver }
tradejack-condition-exclusively-alternative = sets with { $alternative } and no others
tradejack-condition-most-green-products = most sets with a source that shows Green Credits
tradejack-condition-most-green-credits = most Green Credits in all sets together

## Options

tradejack-option-length = Length
tradejack-choice-length-basic = Basic game (6 rounds)
tradejack-choice-length-quick-5 = Quick Game (5 rounds)
tradejack-choice-length-quick-4 = Quick Game (4 rounds)
tradejack-choice-length-advanced = Advanced Game (8 rounds)
tradejack-choice-length-advanced-7 = Quick Advanced Game (7 rounds)
tradejack-choice-length-advanced-6 = Quick Advanced Game (6 rounds)
tradejack-option-co2 = Carbon Dioxide variant
tradejack-choice-co2-off = Off
tradejack-choice-co2-on = On
tradejack-option-co2-limit = CO2 limit
tradejack-choice-co2-limit-players-plus-1 = Token number players + 1 loses the game
tradejack-choice-co2-limit-players-plus-2 = Token number players + 2 loses the game
tradejack-option-passing = Passing
tradejack-choice-passing-open = Who passed may bid again
tradejack-choice-passing-final = Who passes is out of the auction
tradejack-option-second-card = Second source
tradejack-choice-second-card-unseen = Nobody sees it beforehand
tradejack-choice-second-card-revealer-picks = The revealing player sees both sources and picks the first
tradejack-option-source-tally = Sources of the others
tradejack-choice-source-tally-shown = Listed
tradejack-choice-source-tally-memory = From memory, only counted
tradejack-option-first-player = First Player
tradejack-choice-first-player-random = Drawn by lot
tradejack-choice-first-player-seat-1 = Seat 1 begins
tradejack-choice-first-player-seat-2 = Seat 2 begins
tradejack-choice-first-player-seat-3 = Seat 3 begins
tradejack-choice-first-player-seat-4 = Seat 4 begins
tradejack-choice-first-player-seat-5 = Seat 5 begins
tradejack-choice-first-player-seat-6 = Seat 6 begins

## The lobby and the drawn table

tradejack-lobby = You buy for a supermarket. Bid for palm oil from rainforest or from better sources, pair it with your products in secret, and sell what the season wants. Clean brands win awards; dirty ones are cheap, until the law comes.
tradejack-web-value = Value
tradejack-web-credits = Green Credits
tradejack-web-capital = Capital
tradejack-web-products = Products
tradejack-web-sources = Sources
tradejack-web-awards = Points on Awards
tradejack-web-tally = Awards
tradejack-web-first = First Player
tradejack-web-bid = Bid of { $amount }
tradejack-web-hand = Your hand
tradejack-web-laid = Laid face-down
tradejack-web-reveal = All cards on the table
tradejack-web-nothing = nothing
tradejack-weight = easy to learn
tradejack-score = Reputation
# Parts of what a position is worth; how many more or less comes after each
tradejack-part-capital = Capital
tradejack-part-awards = Award points
tradejack-part-sets = sets in hand
# $count: how many; a hint says by how much an action is worse
tradejack-lead = { $count } Reputation
# $round of $rounds
tradejack-web-round-of = Round { $round } of { $rounds }
tradejack-web-goal = Most Capital and Award points win
# $product: a product in hand; $worth: what its set with the source on offer brings this round
tradejack-web-fit = With your { $product } a set for { $worth } Capital.
tradejack-web-no-fit = No product of yours has its colour.
tradejack-web-banned = { $kind } banned
tradejack-web-ready = ready
tradejack-web-choosing = choosing …
tradejack-web-passed = passes
tradejack-web-own-sources = Your sources
tradejack-web-last-sales = Last sales
tradejack-web-secret = All choose in secret, then everything is shown at once.
tradejack-web-belt-empty = A product and a source of the same colour make a set: it goes on the belt.
tradejack-web-income = What this brings
tradejack-confirm-nothing = You have laid nothing down, though you could. Sell nothing this round?

## Tips, the first time that something comes up

tradejack-tip-verb-bid = Each bid must beat the last one, and only the winner pays. Ask yourself what set the card would complete for you, and what that pays.
tradejack-tip-verb-pair = A product and a source of the same colour make a set. Keep a set back only if a later round may pay more for it.
tradejack-tip-verb-sell = A product alone brings 1. Sets and lone products never go together, so this is for rounds without a source.
tradejack-tip-verb-first = You have seen both sources. The one you show first is auctioned while everybody still has money.
tradejack-tip-event-banned = This kind of source is thrown away from now on when it turns up. Whoever holds some can no longer use them.
tradejack-tip-event-awarded = Award points are no money: they wait for the end. On a tie the player with fewer awards, then less Capital, gets the card.
tradejack-tip-face-product = The number on a product counts this round's Trends already: the cards at the top with + or ×. Next round it may be worth less, or more.
tradejack-tip-face-source = A source goes with products of its colour alone. Before you keep or use one, look which of your products still wait for it.

## Standing orders

# $amount: Capital
tradejack-order-bid-up-to = Bid up to { $amount } on this source, then pass
tradejack-order-pass-lot = Pass on this source
# $credits: Green Credits
tradejack-order-pass-cheap = Pass until a source of more than { $credits ->
    [one] { $credits } Green Credit
   *[other] { $credits } Green Credits
 } comes up
