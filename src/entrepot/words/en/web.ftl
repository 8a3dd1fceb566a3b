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
web-guest = Guest
web-back-to-lobby = Back to the lobby

## The first visit

web-welcome = Welcome
web-welcome-why = What shall we call you? Nothing else is asked.
web-your-name = Your name
web-come-in = Come in

## The lobby

web-lobby = Lobby
web-games = Games
web-players = { $fewest } to { $most } players
web-minutes = about { $minutes } minutes
web-play-now = Play now
web-invite = Invite
web-one-screen = One screen
web-your-tables = Your tables
web-your-turn = Your turn
web-round = Round { $round }
web-finished = Finished games

## A new table

web-seats = Who sits where
web-seat-me = Me
web-seat-friend = A friend, by link
web-seat-bot = A bot
web-seat-screen = At this screen
web-which-bot = Which bot
web-name-of = Name of player { $number }
web-add-seat = One more seat
web-remove-seat = Remove seat { $number }
web-options = Options
web-own-content = Cards of your own (TOML)
web-begin = Begin

## The table

web-invitations = Invitations
web-invitations-why = Send each friend a link; whoever opens it gets the seat.
web-link-for = Link for player { $number }
web-offline = The connection is lost. It comes back by itself; nothing is lost.
web-opening = The table is being set.
web-looking-on = You are looking on.
web-choices = What you can do
web-undo = Take back
web-less = Less
web-more = More
web-amount = Amount
web-table-as-text = The table as text
web-as-text = As text
web-drawer = Log, chat and rules
web-log = Log
web-chat = Chat
web-rules = Rules
web-say = Say something
web-send = Send
web-how-to-play = How to play
web-clauses = All rules, one by one
web-find = Find in the rules

## One screen

# $name: who is to look next
web-hand-over = Hand the screen to { $name }
web-hand-over-why = Only { $name } looks now.
web-lift = I am { $name }

## The end, and replays

web-reckoning = The reckoning
# $clause: the id of the rule that separated the first from the second
web-decided-by = Decided by { $clause }.
web-record = Save the record
web-proof = Proof of fair chance
web-proof-why = All draws came from this secret. Its SHA-256, shown below it, was promised when the table was opened.
web-replay = Replay
web-replay-start = The beginning of the game.
web-earlier = One action back
web-later = One action on
web-run = Run
web-pause = Pause
web-ply = Action of the game
web-seen-by = Seen by
web-spectator = a spectator
web-share = Copy the link to here
web-fork = Play on from here
