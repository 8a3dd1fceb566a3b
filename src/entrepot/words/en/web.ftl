# What the web client says of itself. Each message here has its twin, with the same arguments, in nl/web.ftl.

## Everywhere

web-settings = Settings
web-language = Language
web-theme = Light or dark
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-yes = Yes
web-not-yet = Not yet
# $bot: which bot
web-bot-named = Bot: { $bot }
web-bot-easy = Easy
web-bot-medium = Medium
web-bot-hard = Hard
web-bot-greedy = Greedy
web-bot-thrifty = Thrifty
web-bot-uniform = At random
# The same with a word of what it is, as a list offers it.
web-bot-easy-told = Easy: slips now and then, for a first game
web-bot-medium-told = Medium: looks a little ahead
web-bot-hard-told = Hard: thinks up to two seconds
web-bot-greedy-told = Greedy: takes what pays best at once
web-bot-thrifty-told = Thrifty: follows one plain plan
web-bot-uniform-told = At random: does anything that is allowed
web-shortcuts = Single keys act at the table
web-shortcuts-why = Small letters on the buttons show them; T shows the table as text, and ? asks for a hint.
web-guest = Guest
web-back-to-lobby = Back to the lobby

## The first visit

web-welcome = Welcome
web-welcome-why = What shall we call you? Nothing else is asked.
web-your-name = Your name
web-come-in = Come in

## The lobby

# $name: whose lobby this is
web-greeting = Good to see you, { $name }.
web-opponents = Bots play
web-games = Games
web-players = { $fewest } to { $most } players
web-minutes = about { $minutes } minutes
web-play-now = Play now
web-invite = Invite
web-one-screen = One screen
web-build-translating = You can play at once. The fast build is being made, with which medium and hard bots think further ahead.
web-build-compiling = You can play at once. The fast build, with which medium and hard bots think further ahead, is { $percent }% done.
web-build-ready = The fast build is ready. Bots think with it already; the rest follows at the next start.
web-your-tables = Your tables
web-your-turn = Your turn
web-round = Round { $round }
web-finished = Finished games
web-hints-allowed = hints allowed
web-over = Over
web-frozen = Stands still
web-void = Given up
web-agreed = Ended by agreement
# $name: who is to act
web-turn-of = { $name } is thinking
web-waiting-for-a-friend = waiting for a friend
web-more-tables = More tables
web-free-seat = free

## A new table

web-seats = Who sits where
web-seat-me = Me
web-seat-friend = A friend, by link
web-seat-bot = A bot
web-seat-screen = At this screen
web-which-bot = Which bot
web-levels = Levels
web-other-bots = Others
web-name-of = Name of player { $number }
web-add-seat = One more seat
web-remove-seat = Remove seat { $number }
web-options = Options
web-invite-why = You get a link for each friend at the table itself. You may begin to play meanwhile.
web-may-watch = Others may look on, by the link
web-may-hint = Everybody may ask for hints
web-own-content = Cards of your own (TOML)
web-begin = Begin

## The table

web-invitations = Invitations
# $count: how many seats are free
web-waiting-for-friends = { $count ->
    [one] One friend is still to come
   *[other] { $count } friends are still to come
 }
web-kept-seats-why = Their places are kept: they come in from the table of the last game. A new link would give a place to somebody else.
web-invitations-why = Send each friend a link. Whoever opens it first gets the seat, and the link is used up.
web-new-link = New link
# $number: of the seat, from 1
web-new-link-for = New link, player { $number }
web-new-link-why = The link that was there before works no more.
web-link-cut = This link has lost its end. Ask whoever sent it for the whole link.
web-two-seats = You sit here already
web-two-seats-why = This link is for another seat. If it is a friend's, send it to them and do not open it here. If several people play at this screen, you can take that seat as well.
web-two-seats-no = Back to my seat
web-two-seats-yes = Take that seat as well
web-stand = Give my seat back
# $name: who sits there
web-stand-of = Give back the seat of { $name }
web-stand-sure = Give the seat back for good? Somebody else can be invited to it.
web-stood-up = You have given the seat back.
web-seat-lost = That seat is played from another browser now.
web-link-for = Link for player { $number }
web-offline = The connection is lost. It comes back by itself; nothing is lost.
web-silent = The line is silent. We look whether anybody is there.
# $what: an action in words, or what was said
web-unsent = Not yet sent: { $what }
web-said = “{ $text }”
web-try-now = Try now
web-give-up-sending = Give up
web-give-up-sending-why = It is not sent again. If it had left already, it counts all the same: then you see it here.
web-opening = The table is being set.
web-looking-on = You are looking on.
web-choices = What you can do
web-undo = Take back
web-all-choices = All choices
web-hint = Hint
web-hint-why = What would a strong bot do here?
web-hint-thinking = Thinking…
web-hint-do = Do that
web-hints-allowed-here = Hints are allowed at this table: everybody may ask for them, and nobody sees who did.
web-skip = Skip ahead
# $count: how much has happened that was too quick to be shown
web-gathered = { $count } events in one go; the log has them all.
# $clause: the id of a rule
web-rule = Rule { $clause }
web-less = Less
web-more = More
web-amount = Amount
web-look-back = Look back
web-look-back-why = What has happened, step by step (←); Escape leads back to the game.
# $at: which step, of how many
web-looking-back = You look back, at step { $at } of { $last }
web-back-to-game = Back to the game
web-table-as-text = The table as text
web-as-text = As text
web-drawer = Log, chat and rules
web-log = Log
web-log-earlier = Show what happened before
web-log-aloud = What happens, as it happens
web-chat = Chat
web-no-chat = Nobody has said anything yet.
web-rules = Rules
web-say = Say something
web-send = Send
web-how-to-play = How to play
web-clauses = All rules, one by one
web-find = Find in the rules
# A small word beside a rule's number says where the rule comes from; the next three say what the words mean.
web-origin-source = source
web-origin-public = public
web-origin-ours = ours
web-origin-source-meant = from the source itself, which always wins
web-origin-public-meant = a fact of the published game that the source leans on
web-origin-ours-meant = our own, so that it can be played by itself

## One screen

# $name: who is to look next
web-hand-over = Hand the screen to { $name }
web-hand-over-why = Only { $name } looks now.
web-lift = I am { $name }

## A table that cannot go on

web-settling = How does it end?
web-settling-why = Agree who came where, or give the game up. It ends as soon as everybody says the same; bots agree.
# $name: whose place it is
web-place-of = Place of { $name }
web-propose = Propose this
web-agree = Agree to this
# $name: who proposes it
web-proposal-of = { $name } says:
# $name: who has not
web-has-not-said = { $name } has not said yet.
# $place: a place, from 1
web-place-number = { $place }.
web-agreed-result = Agreed by all
web-give-up = Give the game up
web-give-up-sure = Give it up for everybody?

## The end, and replays

web-reckoning = The reckoning
# $seats: who has won; $count: how many they are
web-winners = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } win together.
 }
web-place = Place
web-player = Player
web-score = Score
# $clause: the id of the rule that separated the first from the second
web-decided-by = Decided by { $clause }:
web-record = Save the record
web-proof = Proof of fair chance
web-proof-why = All draws came from this secret. Its SHA-256, shown below it, was promised when the table was opened.
web-replay = Replay
web-replay-start = The beginning of the game.
# $seat: whose action it was; $move: the action in words
web-moved = { $seat }: { $move }
web-earlier = One action back
web-later = One action on
web-run = Run
web-pause = Pause
web-ply = Action of the game
web-seen-by = Seen by
web-spectator = a spectator
web-share = Copy the link to here
# $round: a round's number
web-chapter = Round { $round }
web-chapters = Rounds
web-replay-keys = Arrow keys go one action back or on, Page Up and Page Down a round, Home and End to either end.
web-fork-why = A new game against bots begins at this position; you take the seat that is looked from.
web-fork = Play on from here
web-map-zoom = Size of the map
web-map-larger = Larger
web-map-smaller = Smaller
web-map-whole = The whole map

## What went wrong with a call

web-unreached = The server did not answer, and whether it heard this is not known. Look first whether it was done; then try again.
web-problem-defect = Something went wrong here. Try again.
web-problem-no-table = There is no such table; check the link.
web-problem-not-found = There is nothing at this address.
web-problem-not-over = This game is not over: it cannot be replayed yet.
web-problem-players-only = Only its players see this table.
web-problem-no-ply = That game does not have so many actions.
web-problem-old-rules = This was played by a version of the rules that is no longer here.
web-problem-over = The game is over there: choose an earlier position.
web-problem-bad-key = This link is not for a seat of this table; ask for a new one.
web-problem-bad-name = A name has at least one letter.
web-problem-too-fast = That was too much at once; wait a few seconds.
web-problem-too-large = That is too large to be sent.
web-problem-not-stored = The server could not store this; nothing has changed. Try again.
web-problem-no-session = The server does not know you any more. Load this page anew.

## People and clocks

web-people = Who is here
web-here = here
web-away = away
# $when: a time of today, or a day
web-away-since = away since { $when }
web-never-came = has not come yet
web-bot-plays = a bot plays
# $name: whose clock it is
web-time-left = Time left to { $name }
web-days-left = { $days } d { $hours } h
web-hours-left = { $hours } h { $minutes } min
web-nudged = The others remind you: they wait for you.
# $name: who is waited for
web-nudge = Remind { $name }
web-nudge-why = A word in their log and a sign on their page, at most once an hour.
web-replace = Let a bot play for { $name }
web-replace-later = In { $minutes } min those who are here may let a bot play for { $name }.
# $count: how many have said yes, $of: of how many
web-agreed-so-far = { $count } of { $of } agree.
web-lent-asked = A bot plays for you.
web-lent-time-up = Your time was up: a bot plays for you.
web-lent-agreed = While you were away, a bot plays for you.
web-lent-left = A bot plays for you.
web-lent-resigned = You have resigned; a bot plays on for you.
web-take-back = Take my seat back
web-played = What the bot did for you
web-played-more = It did more than this; the log has all of it.
web-paused = The clocks stand still.
web-go-on = Let them run
# $name: who asked first
web-vote-pause = { $name } would like to stop the clocks.
web-vote-end = { $name } would like to end the game.
web-rather-not = Rather not
web-withdraw = Not after all
web-leaving = Pause, leave or end
# What these do is also what is shown of them while they have not been sent; $name: for whom
web-do-nudge = Remind { $name }
web-do-replace = Let a bot play for { $name }
web-do-pause = Stop the clocks
web-do-go-on = Let the clocks run
web-do-bot = Let a bot play for me
web-do-back = Take my seat back
web-do-end = Ask to end the game
web-do-play-on = Play on
web-do-resign = Resign
web-do-cancel = Call the game off
web-resign-sure = Resign? A bot plays your seat to the end.
web-cancel-sure = Call the game off, for everybody? It ends without a result.
web-end-sure = Ask the others to end the game without a result?
web-clock = Clock
web-clock-none = No clock
web-clock-live = Live: { $bank } min + { $move } s a turn
# $cap: of days, or 0
web-clock-days = Days: { $bank } h + { $move } h a turn{ $cap ->
    [0] {""}
   *[other] , at most { $cap } days
 }
# $first, $last: hours of the day
web-clock-days-asleep = Days: { $bank } h + { $move } h a turn{ $cap ->
    [0] {""}
   *[other] , at most { $cap } days
 }; { $first }:00 to { $last }:00 does not count
web-clock-kind-live = live
web-clock-kind-days = a turn a day
web-clock-why = When somebody's time is up, a bot plays on for them until they take their seat back.
web-no-clock-why = If somebody stays away, the others may remind them, and after ten minutes let a bot play.
web-stand-in = Bot that plays for who is away
web-rematch = Rematch
web-rematch-join = To the rematch
web-rematch-why = The same people and options; who was second begins.
# $name: whose seat it was; $round: of the game
web-bot-held = A bot has played for { $name }, first in round { $round }.
web-bot-held-resigned = { $name } resigned; a bot has played there, first in round { $round }.
web-invited = You are invited
web-invited-with = At the table: { $names }
web-sit-down = Sit down
# $name: who is to act
web-turn-of-away = { $name } is away
