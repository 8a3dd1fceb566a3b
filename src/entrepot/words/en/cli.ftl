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
