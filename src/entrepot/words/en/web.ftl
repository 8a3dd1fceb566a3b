# What the web client says of itself. Each message here has its twin, with the same arguments, in nl/web.ftl.

## Everywhere

web-settings = Settings
web-language = Language
web-theme = Light or dark
web-theme-auto = Same as the device
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
web-bot-expert = Expert
web-bot-greedy = Greedy
web-bot-thrifty = Thrifty
web-bot-uniform = At random
# The same with a word of what it is, as a list offers it.
web-bot-easy-told = Easy: makes mistakes, good for a first game
web-bot-medium-told = Medium: looks a little ahead
web-bot-hard-told = Hard: thinks up to two seconds
web-bot-expert-told = Expert: looks furthest ahead in two seconds
web-bot-greedy-told = Greedy: takes what pays best at once
web-bot-thrifty-told = Thrifty: follows one plain plan
web-bot-uniform-told = At random: takes any legal action
web-shortcuts = Use single keys at the table
web-shortcuts-why = The buttons show their letters. T shows the table as text, R replays what has happened since your last answer, and ? asks for a hint.
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
web-length = How long it takes
# How long a game takes over days
web-length-days = { $count ->
    [one] about a day
   *[other] about { $count } days
 }, if everybody has a turn a day
web-length-weeks = about { $count } weeks, if everybody has a turn a day
web-play-now = Play now
web-invite = Invite
web-one-screen = One screen
web-build-translating = You can play at once. A faster build is being made; with it, medium and hard bots think further ahead.
web-build-compiling = You can play at once. A faster build is { $percent }% done; with it, medium and hard bots think further ahead.
web-build-ready = The fast build is ready. Bots already use it; the rest follows at the next start.
web-your-tables = Your tables
web-your-turn = Your turn
web-round = Round { $round }
web-finished = Finished games
web-hints-allowed = hints allowed
web-over = Over
web-frozen = Stopped
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
web-invite-why = At the table you get a link for each friend. You may begin to play before they come.
web-may-watch = Others may watch, with the link
web-may-hint = Everybody may ask for hints
web-own-content = Cards of your own (TOML)
web-begin = Begin

## The table

web-invitations = Invitations
# $count: how many seats are free
web-waiting-for-friends = { $count ->
    [one] One friend has not come yet
   *[other] { $count } friends have not come yet
 }
web-kept-seats-why = Their seats are reserved: they join from the table of the last game. After ten minutes, a new link can give a seat to somebody else.
web-invitations-why = Send each friend a link. The first to open it gets the seat, and the link is used up.
web-new-link = New link
# $number: of the seat, from 1
web-new-link-for = New link, player { $number }
web-new-link-why = The old link no longer works.
web-link-cut = This link is incomplete. Ask the person who sent it for the whole link.
web-two-seats = You already sit here
web-two-seats-why = This link is for another seat. If it is a friend's, send it to them and do not open it here. If several people play at this screen, you can take that seat as well.
web-two-seats-no = Back to my seat
web-two-seats-yes = Take that seat as well
web-stand = Give my seat back
# $name: who sits there
web-stand-of = Give back the seat of { $name }
web-stand-sure = Give the seat back for good? Somebody else can be invited to it.
web-stood-up = You have given the seat back.
web-seat-lost = That seat is now played from another browser.
web-link-for = Link for player { $number }
web-offline = The connection is lost. It comes back by itself; nothing is lost.
web-silent = No answer from the server. Checking the connection.
# $what: an action in words, or what was said
web-unsent = Not yet sent: { $what }
web-said = “{ $text }”
web-try-now = Try now
web-give-up-sending = Give up
web-give-up-sending-why = It is not sent again. If it has already arrived, it still counts, and you will see it here.
web-opening = Opening the table.
web-looking-on = You are watching.
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
web-gathered = Meanwhile much happened; all { $count } steps are in the log.
# $clause: the id of a rule
web-rule = Rule { $clause }
web-less = Less
web-more = More
web-amount = Amount
web-look-back = Look back
web-look-back-why = See what has happened, step by step (←); Escape returns to the game.
# $at: which step, of how many
web-looking-back = You are looking back, at step { $at } of { $last }
web-replay-since = Since your answer
web-replay-lately = Latest events
web-replay-since-why = Show again what has happened since your last answer
web-showing = This has just happened. Press any key or click to continue.
# $count: how many other things a player has done before this one
web-more-before = { $count ->
    [one] one more before that
   *[other] { $count } more before that
 }
web-tempo = How fast the moves of others are shown
web-tempo-calm = Calm
web-tempo-usual = Usual
web-tempo-brisk = Brisk
web-sound = Sounds
web-sound-on = Turn sounds on
web-sound-off = Turn sounds off
web-back-to-game = Back to the game
web-table-as-text = The table as text
web-drawing-failed = This game's own drawing failed. Here is the table as text; all choices are in the bar, as always.
web-as-text = As text
web-drawer = Log, chat and rules
web-log = Log
web-log-earlier = Show earlier events
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
web-settling-why = Agree on everybody's place, or give the game up. It ends when everybody says the same; bots agree.
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

web-reckoning = Final score
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
web-proof-why = All draws came from this secret. Its SHA-256 below was promised when the table was opened.
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
web-share = Copy the link to this point
# $round: a round's number
web-chapter = Round { $round }
web-chapters = Rounds
web-replay-keys = Arrow keys go one action back or on, Page Up and Page Down a round, Home and End to either end.
web-fork-why = A new game against bots begins at this position; you take the seat whose view you see.
web-fork = Play on from here
web-map-zoom = Size of the map
web-map-larger = Larger
web-map-smaller = Smaller
web-map-whole = The whole map

## What went wrong with a call

web-unreached = The server did not answer, so it may or may not have received this. Check whether it was done before you try again.
web-problem-defect = Something went wrong here. Try again.
web-problem-no-table = This table does not exist; check the link. A table is removed after a week if nobody begins to play.
web-problem-not-found = There is nothing at this address.
web-problem-not-over = This game is not over: it cannot be replayed yet.
web-problem-players-only = Only its players see this table.
web-problem-no-ply = That game does not have so many actions.
web-problem-old-rules = This was played under a version of the rules that is no longer here.
web-problem-over = The game is over at that point: choose an earlier position.
web-problem-not-your-review = Only the player of that seat can see its review.
web-problem-no-review = There is no review of that seat yet.
web-problem-too-many-reviews = You have asked for enough reviews. Ask again when one is done.
web-problem-trying = One at a time: wait for the comparison you started.
web-problem-not-legal = That was not allowed at that moment.
web-problem-no-answer = There is no result this time. Try again.
web-problem-no-choice = That seat did not have that many choices.
web-problem-kept = This seat is reserved for somebody who played before. Ten minutes after the rematch was made, you can give it to somebody else.
web-problem-bad-key = This link is not for a seat of this table; ask for a new one.
web-problem-bad-name = A name needs at least one letter.
web-problem-too-fast = Too many requests; wait a few seconds.
web-problem-too-large = That is too large to send.
web-problem-not-stored = The server could not store this; nothing has changed. Try again.
web-problem-no-session = The server no longer knows you. Reload this page.
web-problem-banned = The owner of this server has banned you for now.

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
web-nudged = The others are waiting for you, and have reminded you.
# $name: who is waited for
web-nudge = Remind { $name }
web-nudge-why = A line in their log and a sign on their page, at most once an hour.
web-replace = Let a bot play for { $name }
web-replace-later = In { $minutes } min the players who are here may let a bot play for { $name }.
# $count: how many have said yes, $of: of how many
web-agreed-so-far = { $count } of { $of } agree.
web-lent-asked = A bot plays for you.
web-lent-time-up = Your time was up: a bot plays for you.
web-lent-agreed = While you were away, a bot plays for you.
web-lent-left = A bot plays for you.
web-lent-resigned = You have resigned; a bot plays on for you.
web-take-back = Take my seat back
web-played = What the bot did for you
web-played-more = It did more than this; the log has everything.
web-paused = The clocks are stopped.
web-go-on = Start them again
# $name: who asked first
web-vote-pause = { $name } would like to stop the clocks.
web-vote-end = { $name } would like to end the game.
web-rather-not = Rather not
web-withdraw = Withdraw
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
web-no-clock-why = If somebody is away, the others may remind them, and after ten minutes let a bot play.
web-stand-in = Bot that plays for absent players
web-rematch = Rematch
web-rematch-join = To the rematch
web-rematch-why = The same people and options; the second player begins.
# $name: whose seat it was; $round: of the game
web-bot-held = A bot has played for { $name }, first in round { $round }.
web-bot-held-resigned = { $name } resigned; a bot has played there, first in round { $round }.
web-sit-down = Sit down
# $name: who is to act
web-turn-of-away = { $name } is away

# one's own page, and other devices
web-you = You
web-you-link = Devices and notices
web-devices = Your devices
web-devices-why = There is no password. To be the same person on a phone or another computer, show it a link; your tables and seats come along.
web-device-unknown = A device
web-device-this = this one
# $day: a date
web-device-seen = last used on { $day }
web-sign-out = Sign out
# $device: what a device is called
web-sign-out-of = Sign out { $device }
web-sign-out-sure = That device can then no longer play your seats. Sign it out?
web-sign-out-sure-this = This browser forgets your name and your seats; your other devices keep them. Sign it out?
web-device-came = Another device has joined with your link.
web-device-gone = It is signed out.
web-link-make = Play on another device too
web-link-show = Point the other device's camera at this, or open the address there. It works once, within ten minutes. Anyone who has it can play your seats, so show it to nobody else.
web-link-picture = The link as a picture for a camera
web-link-address = The link to another device
web-link-here-only = This address works only on this machine, so no other device can open it. Open entrepot by an address that other devices can reach, and make the link there.
web-link-hide = Hide it
web-link-over = The ten minutes are over. Make a new link if you still want one.
# $name: whose link it is; $own: who one is here now
web-link-title = Play on as { $name }?
web-link-why = This device becomes one of { $name }'s, with all their tables and seats. What you play here can be continued on their other devices.
web-link-why-other = You are { $own } here now. If you continue, this device becomes one of { $name }'s, with all their tables and seats. The tables that { $own } plays here can then be played on { $name }'s other devices too.
web-link-own = This device is already { $name }'s. Open the link on another one.
web-link-yes = I am { $name }
web-link-no = Stay { $own }
web-link-guest = No: come in as a guest
web-known-elsewhere = I already play on another device
web-link-how = There, open the settings at the top, then “Devices and notices”, and press “Play on another device too”. Then open its link here, or point this device's camera at it.
web-link-by-mail = Did you give an e-mail address there? Then we can send a link to it.
web-link-send = Send me a link
web-link-mailed = If we know that address, a link is on its way to it. It works for ten minutes.
web-address-title = Is this your address?
# $name: who has asked for it
web-address-prove = { $name } wants to use the address of this letter, for notices and links to other devices. If you are { $name }, confirm it.
web-address-yes = Yes, that is me
web-address-proved = The address is now yours.
web-signed-out = Another device has signed this one out. Come in as a guest, or with a new link.
web-problem-used-link = This link has been used, or its ten minutes are over. Ask for a new one.
web-problem-too-many-devices = You have the most devices allowed: sign one of them out first.
web-problem-no-mail = This server sends no e-mail.
web-problem-bad-address = This is not an e-mail address.
web-problem-no-such-device = That device no longer exists.
web-problem-no-device = Reload this page first.

# notices
web-notices = Notices
web-notices-why = You can get a notice when it is your turn, a bot plays for you, or a game is over, and you are not looking. Nothing is sent until you choose it here. Notices never contain secrets.
web-tell-turn = my turn
web-tell-over = the game is over
web-try = Try it
web-tried = One is on its way.
web-way-drop = Remove
web-way-here = This device
web-way-mail = E-mail
web-way-hook = A chat: Discord, Slack and others
web-push-on = Tell me on this device
web-push-insecure = Browsers accept notices only from https pages, or from this machine itself.
web-push-missing = This browser does not accept notices.
web-push-install = On this device, first add entrepot to your home screen; then open it from there to get notices.
web-push-denied = Notices of entrepot are blocked in this browser; change that in its settings for this page.
web-push-not-yet = The browser was not allowed to show notices.
web-push-no-service = The browser's notice service cannot be reached. Try again later.
web-address = Your address
web-address-give = Send me a letter to prove it
web-address-sent = A letter is on its way. Open the link in it within ten minutes.
# $address: an address of e-mail
web-address-is = Your address is { $address }. Links to other devices can be sent there.
web-address-forget = Forget it
web-mail-on = Tell me by e-mail
web-hook = Address of the webhook
web-hook-on = Tell me there
web-hook-why = In the chat's settings, make a webhook for a channel and enter its address here. Everybody in that channel can read your notices, and can watch at tables that allow it.
web-hook-no-links = These notices have no links: the owner of this server has not set its public address.
web-hook-added = The webhook is added. Try it now.
web-problem-bad-target = That is not the address of such a service. It begins with https://.
web-problem-too-many-channels = You have the most notice channels allowed: remove one first.
web-problem-no-address = Give an e-mail address first.
web-problem-no-channel = That has already been removed.
web-trouble-no-answer = The last notice did not arrive: the service did not answer. It will be tried again.
web-trouble-busy = The last notice did not arrive: the service is busy. It will be tried again.
web-trouble-refused = The service refused the last notice.
web-trouble-gone = The last notice did not arrive: that address no longer exists.
web-trouble-private-target = The last notice was not sent: that address is in a private network.
web-trouble-bad-target = The last notice was not sent: that is not the address of a service.
web-trouble-bad-keys = The last notice was not sent: turn notices on again on that device.
web-trouble-mail-delayed = The last letter did not get through. It will be tried again.
web-trouble-mail-refused = The last letter was refused. Is the address still right?
web-stop-title = No more letters?
web-stop = Stop these letters
web-stop-done = You will get no more of them. You can turn them on again on your own page.

# what the server keeps
web-keeping = Your data here
web-keeping-why = Tables at which you have played are kept for good, with their log and chat. They are yours: download them, or ask to be forgotten.
web-all-games = All my finished games, as one file
web-forget = Forget me
# $going: games under way; $ended: games that are over
web-forget-sure = Your name and your address go, on all your devices; that cannot be taken back. { $going ->
    [0] {""}
    [one] Your seat in a game under way is left to a bot.
   *[other] Your seats in { $going } games under way are left to bots.
 } { $ended ->
    [0] {""}
    [one] One finished game stays, with “a player” in your place; what you said there stays without your name.
   *[other] { $ended } finished games stay, with “a player” in your place; what you said there stays without your name.
 }
web-forget-yes = Yes, forget me
web-forget-no = No, stay
# $day: a date
web-table-goes = Nobody has begun to play. It is removed on { $day } unless somebody does.
# $count: tables
web-removed = { $count ->
    [one] A table was removed because nobody had begun to play
   *[other] { $count } tables were removed because nobody had begun to play
 }
# $opened, $removed: dates
web-removed-on = opened on { $opened }, removed on { $removed }
web-problem-archive-under-way = Your games are already being collected.
web-problem-archives-under-way = Others are downloading their games now. Try again in a minute.
web-problem-leave-first = That took more than ten minutes. Ask for it again.

## Lessons

web-learn = Learn
web-learn-what = You play, and the lesson shows you what to look at. You can stop at any time and go on later.
web-lesson-begin = Begin
web-lesson-go-on = Go on
web-lesson-again = Once more
web-lesson-done = done
web-lesson-next = Next
web-lesson-back = Back
web-lesson-progress = Progress of the lesson
web-lesson-over = You have learned
# $title: the next lesson's
web-lesson-following = Next lesson: { $title }
web-lesson-play = Play a game against easy bots

## Tips

web-tip = Tip
web-tips = Tips when something comes up for the first time
web-tips-off = No more tips

## Standing orders

web-orders = Standing orders
web-orders-given = What will be done for me
web-orders-give = When it is my turn …
web-orders-why = Carried out when you are asked, after a few seconds, also while you are away. Nobody else sees it.
web-order-revoke = Revoke
# $order: an order in words
web-order-revoke-this = Revoke: { $order }
web-order-choice = Choice

## Taking back

web-may-take-back = If all agree, the last action may be taken back; then the game is not rated
web-takebacks-here = A friendly table: if all agree, a player takes the last action back, unless something was drawn or shown since.
web-takeback-why = All other players have to agree. What followed your last action is undone with it.
web-do-takeback = Ask to take my last action back
web-do-allow = Let { $name } take the last action back
web-do-refuse = Take nothing back
# $name: a player
web-vote-takeback = { $name } asks to take the last action back, with what followed it.

## Three questions at the end of a game

web-questions = Three questions
web-questions-why = The person who opened this table to try its cards reads the answers, together with those of other games and without names. You need not answer.
web-questions-fun = How much fun was it?
web-questions-dull = none
web-questions-great = much
web-questions-length = How long was it?
web-questions-short = too short
web-questions-right = about right
web-questions-long = too long
web-questions-unclear = What was unclear?
web-questions-named = My name may appear in the record of this game
web-questions-skip = I'd rather not
web-questions-send = Send
web-questions-thanks = Thank you: your answers are kept. Whoever opened this table reads them in the workshop, under People.
web-questions-ask = Ask the players three questions at the end
web-questions-here = This table tries its cards. At the end you are asked three questions, which you may skip. The person who opened it reads the answers without names, and how long choices took.
web-problem-not-asked = This table does not ask its players.
web-problem-not-your-seat = Only the player of that seat is asked about it.
