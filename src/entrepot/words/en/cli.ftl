# What the command line says. Each message here has its twin, with the same arguments, in nl/cli.ftl.

## Rules and rulings

cli-rules-why = Why: { $why }
# $option: the option's name; $choices: all choices, the usual one first
cli-rules-option = Option { $option }: { $choices }; the first is the default.
# $origin: source, public or ours, as a ledger marks it
cli-rules-origin = { $origin ->
    [source] From the source itself.
    [public] A public fact of the published game.
    [ours] Our own.
   *[other] From: { $origin }.
 }
cli-rules-tests = { $count ->
    [0] No test cites it.
    [one] { $count } test.
   *[other] { $count } tests.
 }

## Who sits at the table

# $number: the seat, counted from 1
cli-seat-you = Player { $number } (you)
cli-seat-bot = Player { $number } ({ $bot })

## Choosing

# $notation: what can be typed
cli-notation = { $notation }
cli-range = { $verb } { $lo } to { $hi }
# $first, $last: the sentences of the smallest and the largest amount
cli-up-to = { $first } up to { $last }
cli-prompt = Your choice ('help' for more):
# $action: an action with its amount, as it is typed
cli-prompt-amount = Your choice: the number of a line, or the word and an amount, such as '{ $action }' ('help' for more):
cli-no-action = '{ $text }' is not an action of this game. Type a number from the list, or an action as shown there.
cli-no-number = The list has no number { $text }: type a number from 1 to { $count }, or an action.
cli-how-much = How much? Type '{ $verb }' and an amount from { $lo } to { $hi }.
cli-which-action = Which action? Type it after the command, by its number or in words.
# $action: the action's sentence
cli-allowed = This is allowed: { $action }.
cli-no-preview = This action has no certain effect now.
cli-undo-how = Type 'undo', or 'undo' and the number of actions to take back.
cli-no-rule = There is no rule { $rule }. Rules have names like { $example }.
cli-no-language = Choose one of these languages: { $choices }.
cli-save-where = Which file? Type 'save' and a file name, such as mygame.game.json.
cli-saved = The game so far is saved in { $file }.
cli-not-saved = { $file } was not saved: { $why }.

## Round one keyboard

cli-hand-over = Hand over to { $seat }, who presses Enter:
cli-nothing-to-choose = There is nothing for you to choose now. Press Enter to hand over:

## The end

# $place: 1 for the winner
cli-place = { $place }. { $seat }: { $score }
# $rule: the rule that separated the first from the second
cli-decided = It was decided by { $rule }
cli-offer-record = Keep a record of this game? Type a file name, or Enter for no:
cli-record-kept = The record is in { $file }; 'entrepot replay' shows it again.
cli-left = You have left the table. Nothing was saved.

# $moves: how many
cli-replayed = { $file }: all { $moves } moves and positions match the record.
cli-seat = { $seat }:

## Commands: what is typed, and what it does

cli-command-why = why
cli-command-preview = preview
cli-command-undo = undo
cli-command-table = table
cli-command-log = log
cli-command-rules = rules
cli-command-lang = lang
cli-command-save = save
cli-command-help = help
cli-command-quit = quit
cli-help-actions = Type the number of a line, or the action as shown there. Other commands:
cli-help-command = { "  " }{ $word } { $text }
cli-help-why = with an action: why it is not allowed
cli-help-preview = with an action: what it will certainly do
cli-help-undo = take back your last action, if nobody has had to respond to it yet
cli-help-table = show the whole table again
cli-help-log = show everything that has happened
cli-help-rules = with the name of a rule: its text
cli-help-lang = with en or nl: change the language
cli-help-save = with a file name: save a record of the game so far
cli-help-help = show this list
cli-help-quit = leave the table

## Cards of one's own

cli-content-well = { $file }: all is well
cli-content-same = { $old } and { $new } are the same
cli-content-problem = { $place }: { $why }
cli-content-noted = { $problem } (allowed)
cli-content-row = row { $row }{ $sheet ->
    [yes] { " " }(row { $line } of the sheet)
   *[no] { "" }
 }
cli-content-column = { $kind ->
    [key] key
   *[column] column
 } { $column }
cli-content-value = this is not allowed here; allowed: { $allowed }
cli-content-missing = this column is missing; allowed: { $allowed }
cli-content-no-table = the table is missing
cli-content-by-game = the rules of the game refuse this; they say: { $why }
cli-content-unknown-table = there is no such table; allowed: { $known }
cli-content-unknown-column = there is no such column; allowed: { $known }
cli-content-header = { $twice ->
    [yes] the header has this column twice; allowed: once
   *[no] it is empty; needed: a header row with { $known }
 }
cli-content-ragged = the cells of this row do not fit the header; allowed: as many as the header has, each under a name
cli-content-syntax = { $where ->
    [line] in line { $line } it is not as such a file must be; perhaps a quote (") opens there and is never closed
   *[whole] it is not as such a file must be
 }
cli-content-no-files = there are no .csv files in it; allowed: a sheet for each table, and meta.csv
cli-content-unreadable = it cannot be read
cli-content-file = it is not there, or is something else; allowed: a .toml file or a folder of .csv files
cli-content-hidden = there is a character in it that nobody sees; allowed: visible characters
cli-content-duplicate = this stands there twice; allowed: once
cli-content-capacity = there are too many rows; allowed: at most { $rows }
cli-content-unused = no row has it, so it is { $default } in all; in the game's own cards it is not

# $place: table, row and column; $what: the row in short, or nothing
cli-diff-added = { $place }: added{ $what }
cli-diff-removed = { $place }: removed{ $what }
cli-diff-order = { $place }: the rows stand in another order
