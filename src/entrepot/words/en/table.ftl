# What the live table says. Each message here has its twin, with the same arguments, in nl/table.ftl.

## Refusals

table-refused-stale = The question has changed in the meantime; nothing was done.
table-refused-not-yours = You do not hold this seat.
table-refused-bad-message = This message cannot be read.
# $text: what was sent
table-refused-bad-action = '{ $text }' is not an action of this game.
table-refused-disk-nearly-full = The server's disk is almost full. The game goes on, but chat is off.
table-refused-too-fast = Too many requests; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-refused-busy = The server is busy; try again in a moment.
table-refused-hello-first = The first message must be 'hello'.
table-refused-bad-key = This link is not for a seat of this table. Ask the person who sent it for a new one.
table-refused-used-key = This invitation has been used: somebody sits there. Ask the person who sent it for a new one.
table-refused-sit-first = This is an invitation. Open it again to sit down.
table-refused-no-spectators = This table has no spectators; only its players can see it.
table-refused-no-table = This table does not exist. A table is removed after a week if nobody begins to play.
table-refused-frozen = This table cannot go on.
table-refused-not-stored = The server could not store this; nothing was done. Try again.
table-refused-undo-too-many = You cannot take back that many actions.
table-refused-no-hints = Hints are off at tables with several people, unless the table was opened with them.
table-refused-hint-busy = A hint is on its way; wait a moment.
table-refused-hint-given = You have already had a hint for this question.
table-refused-no-answer = There is no hint this time. Try again.
table-refused-lesson-alone = This is a lesson: there are no votes here, and no bot plays for you.

## Lessons

# $text: the lesson's own words
table-lesson-answer = { $text }
table-lesson-over = This lesson is over.
table-lesson-wait = Not yet: the others act first.

## Why a table stands still

# $from, $to: versions of the rules
table-frozen-rules = This game began under version { $from } of the rules and cannot continue under version { $to }.
table-frozen-broken = The position of this game cannot be restored.
table-frozen-missing = This server no longer has this table's game or cards.
table-frozen-lesson = This lesson has changed since you began it. Begin it again.
table-frozen-void = The players have given up this game.
table-frozen-by-operator = The owner of this server has ended this game: { $why }
table-frozen-held = The owner of this server has paused this game: { $why }

## What all at the table should know

table-notice-hurried = The bots of this table have used up their thinking time. Until there is more, bots that think ahead play at once, like Greedy.

## What happens

# $from, $to: versions of the rules
table-event-rules-changed = The rules have changed: version { $to } replaces version { $from } from here on.
# $name: who sits there; $number: of the seat, from 1
table-event-seat-taken = { $name } sits down as player { $number }.
table-event-seat-moved = { $name }, player { $number }, continues in another browser.
table-event-seat-elsewhere = { $name }, player { $number }, has joined from one more browser.
table-event-seat-free = { $name } has given back the seat of player { $number }; a bot plays there until somebody sits down.

## Hints: what a strong bot would do

# $action, $other: actions in words, as on their buttons
table-hint = Hint: { $action }. Next best: { $other }, { $difference }.
table-hint-forced = Hint: { $action }. There is nothing else to do.
table-hint-alike = hardly any difference
table-hint-untold = but there was no time to measure by how much
# $action: the first step; $rest: the steps that complete the move, in their order
table-hint-move = { $action } (then: { $rest })
# $hint: the hint, as above; $reasons: a list of parts
table-hint-why = { $hint } Average differences, as far as the search looked ahead: { $reasons }.
# $what: what a game counts; $count: how much of it, 0 for less than a half; $more: whether the hint's action has more
table-hint-part = { $what } { $count ->
    [0] { $more ->
        [true] a little more
       *[false] a little less
     }
   *[other] { $more ->
        [true] +{ $count }
       *[false] −{ $count }
     }
 }
# after it comes how much more or less
table-hint-rival = your best rival
# $lead: so many of what the game counts
table-hint-lead = about { $lead } worse
table-hint-share = about { $percent }% of a win worse
# $count: so many of what a game counts that does not name it itself, by a message <game>-lead
table-hint-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }

## Who plays for whom, and what people agree on

table-refused-time-up = Your time is up, and a bot plays for you. Take your seat back to continue.
table-refused-stood-in = A bot plays for you. Take your seat back to continue.
table-refused-resigned = You have resigned: a bot plays this seat to the end.
table-refused-bot-first = Your time was up twice in this turn: a bot finishes it. Then you may take your seat back.
table-refused-not-stood-in = No bot plays this seat.
table-refused-bot-plays = A bot already plays there.
table-refused-no-seat = This table has no such seat.
table-refused-nobody-there = Nobody plays there, so there is nobody to remind.
table-refused-nudge-self = You cannot remind yourself.
table-refused-nudged = That player has already been reminded within the last hour.
table-refused-not-waited-for = The table is not waiting for that player now.
table-refused-replace-self = To have a bot play for you, ask for it yourself.
table-refused-has-clock = This table has a clock: a bot plays when time is up.
table-refused-too-soon = Remind that player first, and wait ten minutes.
table-refused-voted = You have already agreed to that.
table-refused-no-clock = This table has no clock to stop.
table-refused-paused = The clocks are already stopped.
table-refused-not-paused = The clocks are running, and nobody has asked to stop them.
table-refused-nothing-asked = Nobody has asked to end the game.
table-refused-too-late = You can call a game off only in its first round. Ask the others to end it.
table-refused-over = This game is over.
table-refused-log-full = The log of this table is full: nothing more is recorded.
table-refused-bad-zone = This server does not know your time zone, so your hours of sleep do not count.
table-refused-old-client = This table has a clock, which this page does not show. Reload the page.

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
table-event-paused = All who are here agree: the clocks are stopped.
table-event-goes-on = { $name } starts the clocks again.
table-event-asks-end = { $name } agrees to end the game.
table-event-plays-on = { $name } would rather play on.
table-event-game-ended = All have agreed: the game ends here.
table-event-called-off = { $name } calls the game off.

# letters with a link
table-letter-device-subject = Your link to entrepot
table-letter-device =
    This link makes another device { $name }'s:

    { $url }

    It works once, within ten minutes. If you did not ask for it, ignore it: nothing will happen.
table-letter-address-subject = Is this your address?
table-letter-address =
    { $name } wants to use this address at entrepot. If that is you, open this link and confirm it:

    { $url }

    It works for ten minutes. If it is not you, ignore it: nothing will happen.

# notices to who is not looking; $game: a title; $names: who else plays, $count: how many; $own: who reads it
table-notice-turn-title = Your turn: { $game }
table-notice-turn = { $own }, it is your turn at { $game }{ $count ->
    [0] .
   *[other] , with { $names }.
 }
table-notice-nudge-title = The others are waiting: { $game }
table-notice-nudge = { $own }, a reminder: it is your turn at { $game }{ $count ->
    [0] .
   *[other] , with { $names }.
 }
table-notice-bot-title = A bot plays for you: { $game }
table-notice-bot = { $own }, a bot plays for you at { $game }{ $count ->
    [0] {""}. Open the table to play on yourself.
   *[other] , with { $names }. Open the table to play on yourself.
 }
table-notice-over-title = The game is over: { $game }
table-notice-over = { $own }, your game of { $game }{ $count ->
    [0] {""} is over.
   *[other] {""} with { $names } is over.
 }
table-notice-try-title = Notices work
table-notice-try = This is how entrepot tells you that it is your turn.
table-notice-stop = To stop these letters, open this address:

# what lasts
table-a-player = a player
# $count: games; $most: as many as there are in one archive
table-archive = { $count ->
    [one] One finished game
   *[other] { $count } finished games
 } of yours: a record for each, and the chat. 'entrepot replay FILE' checks a record and shows it. There are at most { $most }, the newest. Games that go on are not included, because their records would reveal secrets.
table-archive-left-out = The records of these games can no longer be made:

## Standing orders

table-refused-orders-full = You have given as many orders as you can. Revoke one first.
table-refused-no-order = This game has no such order.
table-refused-order-not-now = This order cannot be given now.
table-refused-order-values = This order needs { $count ->
    [0] no values
    [one] one value
   *[other] { $count } values
 }.
# $first, $last: the first and the last value that may be chosen
table-refused-order-value = This order cannot be given with that value now: choose from { $first } to { $last }.
table-refused-order-gone = This order no longer exists.

## One screen

# $name: a player
table-event-only-choice = { $name } had only one choice, as all can see: it was made at once.

## Taking back

# $name: a player
table-event-asks-takeback = { $name } asks to take the last action back.
table-event-no-takeback = { $name } would rather play on: nothing is taken back.
table-event-taken-back = All agree: { $name } takes the last action back, and what followed it.
table-refused-no-takebacks = At this table nothing can be taken back.
table-refused-takeback-asked = Somebody has already asked for that.
table-refused-no-takeback-asked = Nobody has asked to take anything back.
table-refused-nothing-to-take-back = Your last action stands: something was drawn, rolled or shown since, or the server was restarted.
