# The workshop, where somebody changes a game's cards and sees what they do.

workshop-title = Workshop
workshop-link = Workshop: your own cards
workshop-what = Take a game's cards, change what you like, and see what it does: play hundreds of games in the background, sit down with your cards, print them. The game itself does not change; nobody else sees your cards.
workshop-other-game = Another game
workshop-part-cards = Cards
workshop-part-versions = Versions
workshop-part-try = Try it
workshop-part-sit = Sit down
workshop-part-print = Print

workshop-table = Table
workshop-about-cards = About these cards
workshop-grid = The table { $table }: arrow keys move between cells, typing fills in, Enter goes down
workshop-row = Row
workshop-row-number = row { $number }
workshop-column = Column
workshop-card = Card
workshop-empty = (empty)
workshop-yes = yes
workshop-no = no
workshop-undo = Undo
workshop-redo = Redo
workshop-was = The game's own cards: { $value }.
workshop-add-row = Add a row
workshop-remove-row = Remove this row
workshop-full = This table is full: it can have { $count } rows.
workshop-files = Files and spreadsheets
workshop-copy-table = Copy this table for a spreadsheet
workshop-save-csv = Save this table as CSV
workshop-save-toml = Save all cards as one file (TOML)
workshop-upload = Load a file: this table as CSV or XLSX, or all cards as TOML
workshop-files-how = Copy cells in a spreadsheet and paste them here with Ctrl+V, or load its file: of an XLSX file the sheet that is called like this table is read, or else the first. Its first line has the names of the columns, as in the tooltips here. Save other files (ODS, XLS) as XLSX or as "CSV UTF-8".
workshop-copied = Copied: { $count } rows, with the names of the columns above them.
workshop-taken = { $file } is loaded. Undo brings back the cards from before.
workshop-not-taken = { $file } was not loaded, and nothing has changed:
workshop-no-such-file = Files of this kind are not read. In your spreadsheet, save the table as XLSX or as CSV, and load that.
workshop-missing = These columns are missing: { $columns }. Every column must be present, though its cells may be empty.
workshop-not-utf8 = This file is not text in UTF-8. Save it again, in a spreadsheet as "CSV UTF-8".
workshop-not-xlsx = This is not an XLSX file that can be read. Save it again in your spreadsheet, as XLSX without a password or as "CSV UTF-8".
workshop-no-clipboard = The browser does not allow this page to do that. Press Ctrl+C or Ctrl+V in the table.
workshop-checking = Checking ...
workshop-sound = These cards can be played. Your changes are kept in this browser.
workshop-wrong = { $count ->
    [one] There is one error. It is marked, and explained below.
   *[other] There are { $count } errors. They are marked, and explained below.
  }
workshop-more = and { $count } more
workshop-note = Note:
workshop-not-kept = This browser does not keep your changes: save a version before you leave.
workshop-not-drawn = This card cannot be drawn.
workshop-drawn-before = Drawn from the last cards without errors.

workshop-allowed-choices = one of { $choices }
workshop-allowed-int = a whole number from { $lo } to { $hi }
workshop-allowed-bool = yes or no
workshop-allowed-row = the id of a row of the table { $table }
workshop-allowed-id = small letters, digits, "-" and "_", a letter first, at most { $hi } characters
workshop-allowed-text = { $lo } to { $hi } characters
workshop-allowed-any-text = at most { $hi } characters
workshop-fault-allowed = Allowed: { $allowed }.
workshop-fault-duplicate = Another row already has this id. Allowed: an id of its own.
workshop-fault-hidden = There is an invisible character in it. Type it again.

workshop-note-of = What is new in this version?
workshop-note-example = the lipstick costs one more
workshop-keep = Keep as a version
workshop-kept = Kept as version { $number }.
workshop-mend-first = First correct what is marked in the table.
workshop-version = Version { $number }
workshop-version-noted = Version { $number }: { $note }
workshop-shipped = The game's own cards
workshop-open = Open
workshop-compare = Compare
workshop-drop = Remove
workshop-drop-which = Remove { $name }
workshop-versions-why = Versions are kept on the server for you alone, { $most } at most. Opening one replaces the cards you are working on; Undo brings them back.
workshop-differs = { $count ->
    [0] Nothing differs
    [one] One difference
   *[other] { $count } differences
  }
workshop-before = Before
workshop-now = Now
workshop-added = added
workshop-removed = removed
workshop-reordered = the rows stand in another order

workshop-no-arena = This server cannot play games in the background. Its owner can install what that needs with "make install". Everything else works here.
workshop-games = Games
workshop-against = Compared with
workshop-play = Play { $count } games
workshop-try-how = Bots play in the background, first a few games and then more, until every verdict is clear. Cards that stand out are tested by experiment: the same deals again, with a usual card in the card's place. You may leave this page.
workshop-trial = { $games } games, { $seats } seats, { $when }
workshop-stop = Stop
workshop-progress = Progress
workshop-waiting = { $count ->
    [0] It begins in a moment.
    [one] One other trial is played first.
   *[other] { $count } other trials are played first.
  }
workshop-running = Stage { $stage } of { $stages }: { $done } of at most { $total } games played, experiments included.
workshop-status-waiting = It begins in a moment.
workshop-status-running = It has begun.
workshop-status-done = Done.
workshop-status-clear = Done early: every verdict was clear.
workshop-status-stopped = You have stopped this; the results so far are below.
workshop-status-ended = The server was stopped, and this trial with it. The results so far are below; start it again.
workshop-status-failed = These games could not be played to the end. If other cards work, these have an error.
workshop-status-too-long = This took too long and was ended. Try fewer games, or fewer seats.
workshop-earlier = Earlier trials

workshop-strong = { $count ->
    [one] { $cards } is too strong.
   *[other] { $cards } are too strong.
  }
workshop-weak = { $count ->
    [one] { $cards } is weak.
   *[other] { $cards } are weak.
  }
workshop-none-proven = No card is proven to be too strong or weak.
workshop-none-suspect = None of { $count } cards stands out so far.
workshop-dead = { $count ->
    [one] Hardly anybody takes { $cards }.
   *[other] Hardly anybody takes { $cards }.
  }
workshop-fair = No proof that going first or last is an advantage.
workshop-unfair = The order of play matters more than it should.
workshop-length = A game takes { $mean } decisions ({ $low } to { $high }), in { $rounds } rounds.
workshop-cards-changed = Your changes by experiment
workshop-changed-score = The same deals were played with each changed card as it was before. Gain is how many more points a seat scores with a copy than with the old card. What differs for sure comes from that card's change alone.
workshop-changed-win = The same deals were played with each changed card as it was before. Gain is how many percentage points more a seat wins with a copy than with the old card. What differs for sure comes from that card's change alone.
workshop-gain = Gain
workshop-changed-taken = Taken in a game
workshop-before-now = { $before } → { $now }
workshop-changed-is = { $card }: { $verdict }.
workshop-changed-stronger = stronger than before
workshop-changed-weaker = weaker than before
workshop-changed-wanted = taken more often than before
workshop-changed-shunned = taken less often than before
workshop-changed-play = bots play otherwise
workshop-changed-longer = games are longer
workshop-changed-shorter = games are shorter
workshop-changed-richer = scores are higher
workshop-changed-poorer = scores are lower
workshop-changed-open = nothing proven yet
workshop-cards-tried = Cards tried by experiment
workshop-worth-score = The worth of a copy is how many more points a seat scores with one more copy of this card, compared with a usual card in its place. The grey band is the usual range.
workshop-worth-win = The worth of a copy is how many percentage points more a seat wins with one more copy of this card, compared with a usual card in its place. The grey band is the usual range.
workshop-worth = Worth of a copy
workshop-interval = Interval
workshop-picture = The interval as a chart
workshop-verdict = Verdict
workshop-verdict-strong = too strong
workshop-verdict-weak = weak
workshop-verdict-usual = usual
workshop-verdict-open = not clear yet
workshop-nobody = nobody holds it
workshop-span = { $low } to { $high }
workshop-order = Order of play
workshop-place = Place
workshop-wins = Games won
workshop-even = { $even } would be even. Intervals are 95%.
workshop-against-what = Against: { $before }
workshop-measure = What
workshop-difference = Difference
workshop-no-difference = No difference beyond chance.
workshop-same-cards = These are the same cards: nothing to compare.
workshop-measure-order = wins of player { $place } in the order of play
workshop-measure-length = decisions in a game
workshop-measure-rounds = rounds
workshop-measure-choices = choices in a game
workshop-measure-options = actions to choose from
workshop-measure-margin = points ahead of the second
workshop-measure-score = score of a seat
workshop-measure-lead_changes = changes of the lead
workshop-measure-decided_at = part of the game when it is decided
workshop-measure-ending = games that end this way: { $ending }
workshop-report = The whole report
workshop-report-what = The same report that the command line writes, with all charts and numbers. It is in English.
workshop-report-tab = Open it in a new tab

workshop-sit-what = Play with these cards as they are now: alone against bots at once, with friends by a link, or round one screen. Such a table does not count for ratings.
workshop-sit-alone = Play now, against bots
workshop-sit-with = With the cards of the workshop, as they are now. Your friends need only the link.
workshop-these-cards = the cards of the workshop

workshop-no-guide = This game brings no pages on how to play.
workshop-no-cards = This game draws no single cards.
workshop-print-what = Cards of 63 by 88 mm, nine on a page, as they look at the table, with marks to cut along and the backs behind; the game's board, where it has one; and how to play.
workshop-paper = Paper
workshop-decks = Cards
workshop-backs = With backs
workshop-print-all = Print, or save as PDF
workshop-print-board = Board
workshop-board-size = Size of the board
workshop-board-one = one page
workshop-board-four = four pages, to be joined
workshop-board-page = Board, page { $number }
workshop-print-cards = { $count ->
    [0] No cards are chosen.
    [one] One card, { $sheets } pages.
   *[other] { $count } cards, { $sheets } pages.
  }
workshop-print-changed = Changed in this version
workshop-print-how = In the browser's dialog choose this paper, no margins and 100 percent; "Save as PDF" makes a file. To print both sides, flip the paper along its long edge. All is in your language.
workshop-tabletop = Pictures for Tabletop Simulator
workshop-tabletop-what = A ZIP file with a PNG of each card, sheets of at most 10 by 7 cards, a back for each kind of card, and deck.json. Unpack it, put deck.json into the folder Saved Objects of Tabletop Simulator, and the pictures where the address below says. For play over the network, upload the pictures and give their web address.
workshop-tabletop-address = Where the pictures will be
workshop-tabletop-make = Make the pictures
workshop-tabletop-making = Drawing sheet { $sheet } of { $sheets } ...
workshop-tabletop-failed = The pictures could not be made: { $why }
workshop-sheet = Sheet { $number }
workshop-more-sheets = { $count ->
    [one] Show one more sheet
   *[other] Show { $count } more sheets
  }

web-problem-no-version = That version no longer exists.
web-problem-too-many-versions = You have the most versions allowed: remove one first.
web-problem-trial-under-way = Your cards are already being tried: wait, or stop that trial.
web-problem-trials-waiting = Many others are trying their cards now. Try again in a few minutes.
web-problem-too-many-trials = You have had enough games for now. Try again in an hour.
web-problem-no-trial = That trial no longer exists.
web-problem-no-report = There is no report of this yet.
web-problem-no-arena = This server cannot play games in the background.
web-problem-unknown-game = There is no such game here.
web-problem-too-much-content = You have sent enough cards for now. Try again tomorrow.
web-problem-disk-nearly-full = The server's disk is almost full, so this was not saved.

workshop-part-people = People
workshop-sit-asks = Ask all players three questions at the end (fun, length, what was unclear)
workshop-people-what = At the tables that you have opened here to ask their players, finished games are counted: how much fun they were, their length, and what was unclear. You read all answers to the same cards together, without names. If you play many games with the same cards under "Try it", the report compares people's games with the bots': where people think longest, which cards they value differently, how games end.
workshop-people-none = No game with your cards has begun yet at a table that asks its players.
workshop-people-cards = Cards of { $when }
workshop-people-games = { $games ->
    [0] No game is finished yet
    [one] One finished game
   *[other] { $games } finished games
  }{ $going ->
    [0] .
    [one] , and one under way.
   *[other] , and { $going } under way.
  }
workshop-people-try = Open these cards and try them
workshop-people-answers = Answers
workshop-people-fun = Fun, of 5
workshop-people-grades = (from 1 to 5: { $grades })
workshop-people-unclear = What was unclear
workshop-people-no-answers = Nobody has answered yet.
web-problem-no-cards = Nobody has played with such cards at your tables.

workshop-people = People’s games
workshop-people-found = { $games ->
    [one] One finished game of people with these cards
   *[other] { $games } finished games of people with these cards
  }, { $persons } seats of theirs.
workshop-people-time = The median game lasts { $minutes } minutes, and the median choice { $seconds } seconds.
workshop-people-question = Where people think
workshop-people-share = Share of their time
workshop-people-seconds = Seconds of a choice (median)
workshop-people-differ = Cards that people provably value differently: { $cards }.
workshop-people-more = { $card } (more than bots)
workshop-people-less = { $card } (less than bots)
workshop-people-alike = No card is proven to have a different value for people than for bots.
