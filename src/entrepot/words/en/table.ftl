# What the live table says. Each message here has its twin, with the same arguments, in nl/table.ftl.

## Refusals

table-refused-stale = The question has changed in the meantime; nothing was done.
table-refused-not-yours = You do not hold this seat.
table-refused-bad-message = This message cannot be read.
# $text: what was sent
table-refused-bad-action = '{ $text }' is no action of this game.
table-refused-too-fast = That was too much at once; wait a moment.
table-refused-hello-first = The first message must be 'hello'.
table-refused-bad-key = This link is not for a seat of this table.
table-refused-no-spectators = Nobody looks on at this table; only its players come in.
table-refused-no-table = There is no such table.
table-refused-frozen = This table cannot go on.
table-refused-not-stored = The server could not store this; nothing was done. Try again.
table-refused-undo-too-many = You cannot take back so many actions.

## Why a table stands still

# $from, $to: versions of the rules
table-frozen-rules = This game was begun by version { $from } of the rules, and cannot go on by version { $to }.
table-frozen-broken = The position of this game cannot be restored.
table-frozen-void = The players have given this game up.

## What happens

# $from, $to: versions of the rules
table-event-rules-changed = The rules were improved: version { $to } holds from here, after version { $from }.
