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
table-event-seat-free = { $name } has given back the seat of player { $number }; a bot plays there until somebody sits down.

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

## Who plays for whom, and what people agree on

table-refused-time-up = Your time was up, and a bot plays for you. Take your seat back to go on.
table-refused-stood-in = A bot plays for you. Take your seat back to go on.
table-refused-resigned = You have resigned: a bot plays this seat to the end.
table-refused-bot-first = Your time was up twice in this turn: a bot finishes it. Then you may take your seat back.
table-refused-not-stood-in = No bot plays in this seat.
table-refused-bot-plays = A bot plays there already.
table-refused-no-seat = This table has no such seat.
table-refused-nobody-there = Nobody plays there who could be reminded.
table-refused-nudge-self = You cannot remind yourself.
table-refused-nudged = That player has been reminded within the last hour.
table-refused-not-waited-for = Nobody waits for that player now.
table-refused-replace-self = To have a bot play for you, ask for it yourself.
table-refused-has-clock = This table has a clock: a bot plays once time is up.
table-refused-too-soon = Remind that player first, and wait ten minutes.
table-refused-voted = You have agreed to that already.
table-refused-no-clock = This table has no clock that could be stopped.
table-refused-paused = The clocks stand still already.
table-refused-not-paused = The clocks do not stand still, and nobody has asked for it.
table-refused-nothing-asked = Nobody has asked to end the game.
table-refused-too-late = A game can be called off in its first round only. Ask the others to end it.
table-refused-over = This game is over.
table-refused-log-full = So much has happened at this table that nothing more is noted.
table-refused-bad-zone = This server does not know your time zone: no hours of sleep are kept for you.
table-refused-old-client = This table has a clock, which this page does not show. Load the page anew.

table-frozen-resigned = Everybody has resigned: the game has ended.
# $name: who did it
table-frozen-cancelled = { $name } has called the game off in its first round.
table-frozen-ended = The players have agreed to end the game.

# $name: for whom; $number: of the seat, from 1
table-event-bot-time-up = { $name } is out of time; a bot plays on for player { $number }.
table-event-bot-agreed = All who are here agree: a bot plays for { $name }.
table-event-bot-asked = { $name } lets a bot play for a while.
table-event-bot-resigned = { $name } resigns; a bot plays on for player { $number }.
table-event-back = { $name } plays again.
# $by: who does it; $name: to whom
table-event-nudged = { $by } reminds { $name } that the others wait.
table-event-asks-bot = { $by } agrees that a bot plays for { $name }.
table-event-asks-pause = { $name } agrees to stop the clocks.
table-event-no-pause = { $name } would rather not stop the clocks.
table-event-paused = All who are here agree: the clocks stand still.
table-event-goes-on = { $name } lets the clocks run again.
table-event-asks-end = { $name } agrees to end the game.
table-event-plays-on = { $name } would rather play on.
table-event-game-ended = All have agreed: the game ends here.
table-event-called-off = { $name } calls the game off.
