# Tables that are open to anybody, what people report of each other, and the results of players.

web-open-tables = Open tables
web-no-open-tables = There is no open table now. Open one, and other visitors can sit down.
web-open-table = Open to anybody
web-open-table-why = Anyone in the lobby can sit down with one click.
web-open-level = Level
web-open-level-why = Bots of this level take empty seats, and play for absent people.
web-open-seats = Seats
web-open-starts = Begins
web-open-starts-full = when all seats are taken
web-open-starts-in = in { $minutes } minutes
web-open-starts-hours = in { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }
web-open-full-why = It begins when all seats are taken and everybody is there. You may also begin earlier, with bots in the free seats.
web-open-full-why-days = It begins when all seats are taken. You may also begin earlier, with bots in the free seats.
web-open-time-why = At that time it begins with those who are there; bots take the free seats. If nobody else has come, it is closed.
web-open-time-why-days = At that time it begins with all who have sat down; bots take the free seats. If nobody else has come, it is closed.
web-rated = The game counts for ratings
web-rated-short = rated
web-unrated-short = not rated
web-taken-of = { $taken } of { $seats } seats taken
web-starts-full = begins when full
web-starts-at = begins { $time }
web-sit-here = Sit down
web-open-yours = you sit there
web-closed-broken = This table was closed because of an error. The server's log has the details.
web-closed-nobody-came = This table was closed: nobody else was there at its starting time.
web-closed-all-left = Everybody left, so this table was closed.
web-closed-too-long = This table was closed: it waited too long for players.
web-has-begun = This table has begun.
web-watch-it = Watch
web-lost-place = You were away, and your place was given to others. Sit down again if there is room.
web-leave-place = Leave this table
web-begin-now = Begin now, with bots in the free seats
web-waiting-here = Stay on this page: the game opens here when it begins.
web-waiting-days = You may close this page; the game appears in your lobby when it begins.
web-share-open = You can also send this address to friends; anyone who opens it can sit down.
web-new-player = new
web-rating-of = { $rating } ± { $give }

web-invited-by = { $name } invites you to { $game }
web-invited-nobody = You are invited to { $game }
web-invited-seats = { $count ->
    [one] You would play with { $names }.
   *[other] You would play with { $names }, and { $others } more seats are free.
  }
web-round-table = { $count } players
web-loopback = This link works only on this machine.
web-loopback-why = The server listens at { $host }, an address that only this machine can reach. For friends in the same house, start it with --host 0.0.0.0 and open the lobby by this machine's address there. For friends elsewhere it needs a public address; see docs/operate.md.

web-mute = Mute
web-unmute = Unmute
web-muted = { $count ->
    [one] One line of a muted player
   *[other] { $count } lines of muted players
  }
web-report = Report
web-report-title = Report { $name }
web-report-why = The report includes what { $name } has said recently. Only the owner of this server can read it.
web-report-text = What happened?
web-report-send = Send the report
web-reported = Your report is saved for the owner of this server.

web-your-page = My games and ratings
web-page-of = { $name }
web-page-own-why = Others see your name, these figures, and the games at tables that anybody may watch. You see all of your games.
web-page-why = Figures count all games; games at tables without spectators are not listed.
web-no-games-yet = No finished games yet.
web-rating = Rating
web-rating-none = not rated yet
web-rating-why = A rating and its margin: { $rating } ± { $give }. Bots have the ratings that the arena measured.
web-rated-games = { $count ->
    [one] One rated game
   *[other] { $count } rated games
  }
web-other-games = { $count ->
    [one] one more that was not rated
   *[other] { $count } more that were not rated
  }
web-wins-expected = { $wins } won, { $expected } expected
web-finished-games = Finished games
web-more-games = More games
web-came-in = place { $place } of { $seats }
web-points = { $score } points
web-all-lost = All lost together
web-rose = rating { $rating }, up { $by }
web-fell = rating { $rating }, down { $by }
web-scale-of = Where { $name } stands among the bots

web-unrated-by-choice = not rated, by choice
web-unrated-own-cards = not rated: own cards
web-unrated-fork = not rated: it continued another game
web-unrated-hurried = not rated: its bots had to play faster
web-unrated-no-places = not rated: all lost together
web-unrated-stood-in = not rated: a bot stood in for somebody
web-unrated-one-screen = not rated: played at one screen
web-unrated-hints = not rated: hints were asked for
web-unrated-unknown-bot = not rated: a bot has no rating
web-unrated-nobody = not rated: no people played
web-unrated-unknown-player = not rated: a seat was played by more than one person, or by an unknown person
web-unrated-same-player = not rated: one person played two seats
web-unrated-same-address = not rated: two people played from one address
web-rating-pending = the rating follows

web-problem-no-meeting = This open table does not exist, or it closed some time ago.
web-problem-not-open = This table is no longer open.
web-problem-full = All seats at this table are taken.
web-problem-too-many-open = You have the most open tables allowed; close one of them first.
web-problem-too-many-places = You sit at the most open tables allowed; leave one of them first.
web-problem-too-many-meetings = There are too many open tables now: sit down at one of them.
web-problem-not-host = Only the player who opened the table can begin the game.
web-problem-alone = Nobody else is there yet.
web-problem-no-player = No player has that address; check the link.
web-problem-nobody-there = Nobody else is in that seat.
web-open-it = Open the table
web-games-rated = Games count for ratings
web-unrated-takebacks = not rated: actions could be taken back
