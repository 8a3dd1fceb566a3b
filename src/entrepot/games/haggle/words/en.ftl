# What Haggle says. Each message here has its twin, with the same arguments, in nl.ftl.
# $seat, $buyer, $owner, $defender: a player by name; $card: a card's name; $parcel: a parcel's number, from 1.

## Buttons

haggle-do-errand = Run an errand
haggle-do-draw = Draw a card for 1 coin
haggle-do-peek = Peek into parcel { $parcel } for 1 coin
haggle-do-raid = Raid parcel { $parcel }
haggle-do-offer = Offer parcel { $parcel }
haggle-do-to = to { $buyer }
haggle-do-ask = Ask { $price }
haggle-do-accept = Accept
haggle-do-decline = Decline
haggle-do-counter = Name { $price } instead
haggle-do-play = Lay { $card }
haggle-do-time-up = Call time

## What is asked

haggle-ask-turn = Your turn: an errand, a card, a look into a parcel, a raid or an offer.
haggle-ask-buyer = To whom do you offer parcel { $parcel }?
haggle-ask-price = What do you ask { $buyer } for parcel { $parcel }?
haggle-ask-buy = { $seat } wants { $price } for parcel { $parcel }. Accept, decline, or name another price.
haggle-ask-sell = { $seat } offers { $price } for parcel { $parcel }. Accept, decline, or name another price.
haggle-ask-battle = Battle against { $seat } over parcel { $parcel }: lay a card.

## Refusals

haggle-refused-no-coin = This costs 1 coin, and there is none.
haggle-refused-empty-deck = The deck is empty.
haggle-refused-no-parcel = There is no such parcel on the table.
haggle-refused-not-own = Only an own parcel can be offered.
haggle-refused-own = This parcel is the player's own; name one of another player.
haggle-refused-seen = This parcel has been seen already.
haggle-refused-buyer = A parcel is offered to another player who is still in.
haggle-refused-coins = The buyer has only { $coins } coins.
haggle-refused-between = The price must lie between { $low } and { $high }, both excluded.
haggle-refused-not-held = This card is not in the hand.

## What an action will do

haggle-preview-coins = Leaves { $coins } coins.

## How a game ends

haggle-ending-closing = The last round is over; the highest score wins.
haggle-ending-last-standing = Only one player is left, and wins.
haggle-ending-ruin = Nobody could pay the rent; those who fell out last share the win.
haggle-ending-time-up = Time is up; the highest score wins.

## What happens

haggle-event-began = The game begins. { $seat } begins each round.
haggle-event-drew = { $seat } draws a card.
haggle-event-drew-card = { $seat } draws { $card }.
haggle-event-saw = { $seat } sees parcel { $parcel }: { $card }.
haggle-event-earned = { $seat } runs an errand and earns { $coins }.
haggle-event-peeked = { $seat } peeks into parcel { $parcel }.
haggle-event-offered = { $seat } offers parcel { $parcel } to { $buyer } for { $price }.
haggle-event-countered = { $seat } names { $price }.
haggle-event-declined = { $seat } declines.
haggle-event-bought = { $seat } buys parcel { $parcel } for { $price }.
haggle-event-raided = { $seat } raids parcel { $parcel } of { $defender }.
haggle-event-laid = { $seat } has laid a card.
haggle-event-showed = { $seat } shows { $card }, strength { $strength }.
haggle-event-rolled = { $seat } rolls { $rolled } for it.
haggle-event-seized = { $seat } seizes parcel { $parcel }.
haggle-event-repelled = { $seat } is repelled and pays { $owner } { $coins }.
haggle-event-rent = Everybody pays { $coins } of rent.
# $cards: a list of cards
haggle-event-fell-out = { $seat } cannot pay the rent and is out. Discarded: { $cards }.
haggle-event-time-called = Time is called.
haggle-event-opened = All parcels are opened: { $cards }.

## Phases

haggle-phase-setup = Set-up
haggle-phase-turn = Turn
haggle-phase-offer = Offer
haggle-phase-bargain = Haggling
haggle-phase-raid = Raid
haggle-phase-battle = Battle
haggle-phase-rent = Rent

## The table in words

# $time: the next message
haggle-table-round = Round { $round }. It is the turn of { $seat }.{ $time }
haggle-table-called = { $called ->
    [yes] {" "}Time has been called.
   *[no] {""}
 }
haggle-table-player = { $seat }: { $coins } coins, { $cards } cards in hand.
haggle-table-out = { $seat } fell out after round { $round }.
haggle-table-card = { $card } (strength { $strength }, worth { $worth })
haggle-table-unknown = unknown
# $seats: a list of players
haggle-table-parcel = Parcel { $parcel } of { $seat }: { $card }. Seen by: { $seats }.
haggle-table-gone = Parcel { $parcel } was discarded: { $card }.
# $cards: a list of cards
haggle-table-hand = In hand: { $cards }.
haggle-table-deck = Deck: { $deck } cards. Discarded: { $discard }.
haggle-table-offer = { $seat } offers parcel { $parcel } to { $buyer }. { $price ->
    [0] No price yet.
   *[other] The price named last: { $price }.
 }
# $seats: a list of players
haggle-table-battle = { $seat } raids parcel { $parcel }. A card was laid by: { $seats }.
haggle-table-laid = Laid face-down: { $card }.

## Options

haggle-option-time-up = When time is up
haggle-choice-time-up-after-round = The round is played to its end
haggle-choice-time-up-at-once = The game ends at once
