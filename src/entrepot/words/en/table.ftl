# What the live table says. Each message here has its twin, with the same arguments, in nl/table.ftl.

## Refusals

table-refused-stale = The question has changed in the meantime; nothing was done.
table-refused-not-yours = You do not hold this seat.
table-refused-bad-message = This message cannot be read.
# $text: what was sent
table-refused-bad-action = '{ $text }' is no action of this game.
table-refused-too-fast = That was too much at once; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-refused-busy = The server has too much to do just now; try again in a moment.
table-refused-hello-first = The first message must be 'hello'.
table-refused-bad-key = This link is not for a seat of this table. Ask whoever sent it for a new one.
table-refused-used-key = This invitation has been used: somebody sits there. Ask whoever sent it for a new one.
table-refused-sit-first = This is an invitation. Open it anew to sit down.
table-refused-no-spectators = Nobody looks on at this table; only its players come in.
table-refused-no-table = There is no such table.
table-refused-frozen = This table cannot go on.
table-refused-not-stored = The server could not store this; nothing was done. Try again.
table-refused-undo-too-many = You cannot take back so many actions.
table-refused-no-hints = There are no hints where several people sit, unless the table was opened with them.
table-refused-hint-busy = A hint is on its way; wait a moment.
table-refused-hint-given = You have had the hint for this question.
table-refused-no-answer = No hint came of it this time. Try again.

## Why a table stands still

# $from, $to: versions of the rules
table-frozen-rules = This game was begun by version { $from } of the rules, and cannot go on by version { $to }.
table-frozen-broken = The position of this game cannot be restored.
table-frozen-missing = This server no longer has the game, or the cards, that this table plays with.
table-frozen-void = The players have given this game up.

## What all at the table should know

table-notice-hurried = The bots of this table have used up their thinking time. Until there is more, bots that look ahead play at once, like Greedy.

## What happens

# $from, $to: versions of the rules
table-event-rules-changed = The rules were improved: version { $to } holds from here, after version { $from }.
# $name: who sits there; $number: of the seat, from 1
table-event-seat-taken = { $name } sits down as player { $number }.
table-event-seat-moved = { $name }, player { $number }, goes on from another browser.
table-event-seat-elsewhere = { $name }, player { $number }, is here from one more browser.
table-event-seat-free = { $name } has given back the seat of player { $number }.

## Hints: what a strong bot would do

# $action, $other: actions in words, as on their buttons
table-hint = Hint: { $action }. Next best: { $other }, { $difference }.
table-hint-forced = Hint: { $action }. There is nothing else to do.
table-hint-alike = hardly any difference
table-hint-untold = but there was no time to tell by how much
# $lead: so many of what the game counts
table-hint-lead = about { $lead } worse
table-hint-share = about { $percent }% of a win worse
# $count: so many of what a game counts that does not name it itself, by a message <game>-lead
table-hint-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
