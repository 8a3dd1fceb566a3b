# What the kernel says, whatever the game. Each message here has its twin, with the same arguments, in nl/kernel.ftl.

## Seats, numbers and lists: how arguments are said

# $number: the seat, counted from 1
kernel-seat = Player { $number }
kernel-number = { $number }
kernel-none = none
# A list of two; of more, 'more' adds each but the last to what stands before it, and 'last' ends it.
kernel-list-two = { $first } and { $second }
kernel-list-more = { $first }, { $second }
kernel-list-last = { $first } and { $second }

## Whose turn it is

# $seats: a list of seats
kernel-wait-for = Waiting for { $seats }.
kernel-over = The game is over.

## Refusals

# $seat: who tried to act
kernel-refused-not-your-turn = { $seat } does not have to choose now.
kernel-refused-game-over = The game is over; no more actions are possible.
# $action: a message, the action in words
# $asked: a message, what the seat is asked instead
kernel-refused-asked-else = This is not possible now: { $action }. { $asked }
kernel-refused-no-choice = This is not one of the choices: { $action }. { $asked }
kernel-refused-not-now = This is not possible now: { $action }.
kernel-refused-nothing-to-undo = You have nothing to take back.
kernel-refused-nothing-to-take-back = You cannot take anything back: something was drawn, rolled or shown since, or you have done nothing.
kernel-refused-undo-built-on = Others have already acted on what you want to take back.
# $text: what was typed
kernel-refused-unknown-action = There is no action '{ $text }' in this game.

## What happens

# $seat: who took actions back; $count: how many
kernel-event-undone = { $count ->
    [one] { $seat } takes back one action.
   *[other] { $seat } takes back { $count } actions.
 }
# $seat: whose only choice was made for it
kernel-event-only-choice = { $seat } had only one choice, as all can see: it was made at once.

## Kinds of clauses in a ledger

kernel-clause-component = Components
kernel-clause-setup = Set-up
kernel-clause-turn = Course of play
kernel-clause-action = Actions
kernel-clause-effect = Effects
kernel-clause-scoring = Scoring
kernel-clause-example = Examples
kernel-clause-variant = Variants
kernel-clause-end = End of the game
kernel-clause-advice = Advice
kernel-clause-ruling = Rulings

## Standing orders

kernel-order-only = Take the only possible action
# $action: an action in words
kernel-order-again = If asked the same again: { $action }
