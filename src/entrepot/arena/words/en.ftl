# What reports of the arena say. Each message here has its twin, with the same arguments, in nl.ftl.

arena-list = { $names }
arena-none = none
arena-and-more = { $count } more
arena-span = { $low } to { $high }
arena-not-known = not known

## People's games beside those of bots

arena-people = People’s games
arena-people-note = What people did with these cards, beside the bots of this report. People are few: where nothing is said to be proven, a difference may be chance.
arena-people-finding = { $games ->
    [one] One game of people
   *[other] { $games } games of people
 } ({ $persons } seats of theirs) lasted { $minutes } minutes at the median, and a choice { $seconds } seconds.
arena-people-finding-bare = { $games ->
    [one] One game of people
   *[other] { $games } games of people
 } ({ $persons } seats of theirs); when their moves came is not known.
arena-people-games = Games of people
arena-people-games-said = { $games ->
    [one] One game
   *[other] { $games } games
 } with { $persons } seats played by people to the end. { $left_out ->
    [0] No record is left out.
    [one] One record is left out: it is not over, does not say who has played, or is of other cards, options or numbers of seats.
   *[other] { $left_out } records are left out: they are not over, do not say who has played, or are of other cards, options or numbers of seats.
 }
arena-people-beside-bots = With them sat: { $bots }.
arena-people-measure = measure
arena-people-people = people
arena-people-bots = bots
arena-people-middle = people, the middle half
arena-people-minutes = minutes from the first move to the last (median)
arena-people-decisions = decisions of a game (median)
arena-people-rounds = rounds (median)
arena-people-first = games won by the first player, where that is a person
arena-people-seconds-all = seconds for a choice (median)
arena-people-times = Where people think longest
arena-people-times-said = Of all the time that people thought, { $share } went into ‘{ $phase }’: { $seconds } seconds for a choice there at the median, and { $most } for one in twenty or longer. { $longest ->
    [same] No other question takes them longer.
   *[other] A single choice takes longest at ‘{ $longest }’: { $median } seconds at the median.
 }
arena-people-away = { $count ->
    [one] One choice came after more than ten minutes and is left out: somebody was away.
   *[other] { $count } choices came after more than ten minutes and are left out: somebody was away.
 }
arena-people-question = question
arena-people-choices = choices
arena-people-share = of the time
arena-people-median = median, seconds
arena-people-slow = one in twenty, seconds
arena-people-axis = seconds for a choice (5, 25, 50, 75 and 95%)
arena-people-course = In the beginning a choice takes { $beginning } seconds at the median, in the middle { $middle }, at the end { $end }.
arena-people-cards = Cards that people value differently
arena-people-cards-none = No card is proven to be taken more or less often by people than by bots; with { $seats } seats of people only large differences show.
arena-people-cards-said = Proven to be valued differently: { $cards }.
arena-people-card-more = { $card }, which { $people } of people’s seats got and { $bots } of the bots’
arena-people-card = card
arena-people-verdict = proven
arena-people-more = people more
arena-people-less = people less
arena-people-not = no
arena-people-endings = Endings of people’s games
arena-people-endings-said = People’s games end by ‘{ $ending }’ in { $share } of cases, those of bots in { $bots }.
arena-people-ending = ending
arena-people-said = What players answer
arena-people-said-none = Nobody was asked, or nobody has answered.
arena-people-said-said = { $answers ->
    [one] One answer.
   *[other] { $answers } answers.
 } { $graded ->
    [0] Nobody has graded the fun.
   *[other] Fun: { $fun } of 5 on the average.
 } Length: { $short } too short, { $right } right, { $long } too long.
arena-people-fun = fun, 1 to 5
arena-people-answer = answer
arena-people-count = answers
arena-people-fun-grade = fun { $grade }
arena-people-too-short = too short
arena-people-right = right length
arena-people-too-long = too long
arena-people-unclear = What was unclear
arena-people-unclear-said = In their own words, in alphabetical order.
arena-people-method = People’s choices are those with at least two legal actions. A choice begins when its seat is asked and ends with the move; what came before the first move of a game is not counted, as people may still be on their way. Whether a card is valued differently is Fisher’s exact test on the seats that got it, corrected by Holm’s method for the number of cards; seats of one game count as independent, which they are not quite.

## Counts

arena-count-game = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
arena-count-followed-game = { $count ->
    [one] { $count } followed game
   *[other] { $count } followed games
 }
arena-count-deal = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }
arena-count-seat = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
 }
arena-count-round = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }
arena-count-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
arena-count-action = { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }
arena-count-ending = { $count ->
    [one] { $count } ending
   *[other] { $count } endings
 }
arena-count-change = { $count ->
    [one] { $count } change
   *[other] { $count } changes
 }
arena-count-version = { $count ->
    [one] { $count } version
   *[other] { $count } versions
 }
arena-count-difference = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
 }
arena-count-try = { $count ->
    [one] { $count } try
   *[other] { $count } tries
 }
arena-count-fresh-deal = { $count ->
    [one] { $count } fresh deal
   *[other] { $count } fresh deals
 }
arena-ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[other] { $place }th
 }
arena-yes = yes
arena-no = no

## The page

arena-title = { $title }: { $games }
arena-chapters = Chapters
arena-glance = At a glance
arena-how = How to read it
arena-numbers = The numbers
arena-numbers-of = { $title }: the numbers
arena-subtitle = { $who }; { $deals }; seed { $seed }.
arena-subtitle-one = All { $seats } seats played by { $bot }
arena-subtitle-seats = Seats: { $seats }
arena-subtitle-options = Options: { $options }.
arena-rotated = { $deals }, each played in every rotation of the seats
arena-tile-length = Decisions a game
arena-tile-first = Wins of the first player
arena-tile-decided = Half are decided after
arena-tile-cards = Cards that stand out
arena-tile-of = { $count } of { $all }
arena-method-intervals = Intervals are 95%, and rest on deals: games of one deal share their cards and count together. Shares have Wilson’s interval for as many independent games as would be known as exactly.
arena-method-real = A difference is called real where chance would give it less than once in twenty times, corrected by Holm’s method for the number of questions asked, and never with fewer than 30 deals.
arena-method-shared = A shared first place is a win in equal parts. The order of play counts from the first player of round 1.
arena-method-lead = Lead, decision and choices per turn were followed in { $games }. A seat leads where the game’s own appraisal, from what that seat knows, is highest for it; a game is decided when a winner is in front and stays there.
arena-method-ratings = Ratings are openskill’s (Plackett-Luce), without drift, as bots do not learn. Bots find only what they look for: a card that no bot values is not therefore bad.
arena-method-files = Rules { $rules }, content { $content }. All games are in the Parquet files beside this page.

## Who wins

arena-wins = Who wins
arena-wins-bots = Wins by bot
arena-wins-said = A seat of { $best } wins { $share } of its games ({ $span }), { $clear ->
    [true] clearly more than
   *[false] not surely more than
 } one of { $second } with { $other }; an even share would be { $even }.
arena-wins-line = The dashed line is that even share.
arena-wins-axis = games won, per seat
arena-wins-games = games won
arena-interval = 95% interval
arena-bot = bot
arena-seats = seats
arena-even-share = even share
arena-ratings = Ratings
arena-ratings-said = { $best } is rated { $rating }, { $above } above { $second }, { $settled ->
    [true] which settles their order
   *[false] and their intervals overlap
 }. All begin at 25.
arena-ratings-axis = openskill rating
arena-rating = rating
arena-games-rated = games rated
arena-order = Wins by order of play
arena-order-line = The dashed line is an even share, and the grey band the { $points } points to either side that a fair design may leave.
arena-order-place = place in round 1
arena-order-points = points from even
arena-order-score = mean score
arena-order-real = more than chance
arena-order-first = The first player wins { $share } ({ $span }) where { $even } would be even.
arena-order-few = { $deals } are too few to tell chance from more.
arena-order-even = No place in the order of play differs from an even share by more than chance explains.
arena-order-far = { $first ->
    [true] That
   *[false] The { $place } player with { $share }
 } is a real difference of { $points } points, { $large ->
    [true] more than the { $allowed } points that a fair design allows
   *[false] a small one
 }.

## The course of a game

arena-course = The course of a game
arena-length = Length
arena-length-said = A game takes { $mean } decisions on the average ({ $choices } of them with a choice); half of all games take { $low } to { $high }, the longest took { $most }.
arena-length-rounds = That is { $mean } rounds, from { $low } to { $high }.
arena-length-always = That is always { $rounds }.
arena-length-axis = decisions in a game
arena-decisions = decisions
arena-of-games = of games
arena-of-seats = of seats
arena-scores = Scores
arena-scores-said = Mean scores: { $means }. The winner ends { $margin } ahead of the second.
arena-scores-axis = score at the end
arena-mean = mean
arena-median = median
arena-lead = Changes of the lead
arena-lead-said = The lead passes to another seat { $mean } times a game on the average ({ $span }); in { $never } of games it never does. Seen in { $games }.
arena-lead-axis = changes in a game
arena-lead-changes = changes
arena-decided = When it is decided
arena-decided-said = Half of all games are decided, the winner in front for good, once { $half }% of their decisions are made; { $early } within the first third, { $late } only in the last tenth.
arena-decided-axis = % of the game's decisions made
arena-decided-made = decisions made
arena-decided-then = games decided then

## What players do

arena-doing = What players do
arena-verbs = Actions
arena-verbs-said = The commonest of { $actions } is ‘{ $top }’ with { $share } of all decisions.
arena-verbs-never = Never used: { $verbs }.
arena-verbs-all = Every action is used by somebody.
arena-verbs-axis = uses per seat and game
arena-action = action
arena-uses = uses
arena-games-with = games with it
arena-uses-of = { $bot }, per seat and game
arena-stages = Choices per turn
arena-stages-said = A choice has { $mean } legal actions on the average: most, { $most }, in the { $richest } of the game, fewest, { $fewest }, in the { $poorest }. { $forced } of all decisions are forced.
arena-stages-axis = legal actions of a choice
arena-stages-along = of the game's decisions made
arena-stages-part = part of the game
arena-stage = { $stage ->
    [0] first tenth
    [9] last tenth
   *[other] part from { $low }% to { $high }%
 }
arena-times = Decision times
arena-times-of = { $bot } takes { $median } for the median choice, { $slow } for one in twenty or longer
arena-times-said = { $bots }. Measured while it ran, so another run differs.
arena-times-axis = milliseconds for a choice (5, 25, 50, 75 and 95%)
arena-choices = choices
arena-endings = Endings
arena-endings-one = Every game ends in the same way: { $ending }.
arena-endings-said = { $share } of games end by ‘{ $ending }’ ({ $span }).
arena-endings-never = Never seen: { $endings }.
arena-endings-all = Every ending was seen.
arena-endings-shared = First place was shared in { $share } of games.
arena-endings-lost = Everybody lost in { $share }.
arena-ending = ending
arena-in-words = in words
arena-games = games
arena-finding-verbs = { $actions } never used by these bots: { $verbs }.
arena-finding-endings = { $endings } never seen with these options: { $names }.

## Cards

arena-cards = Cards
arena-cards-note = A card’s lift is how many percentage points more often the seats that took it won than seats of their bots win anyway. Winners take more of everything, so a card is called too strong or weak only where it lies { $points } points or more from the mean of its table (of its side, where only one side of the game can have it; in the chart: outside the band round the dashed line), beyond chance even when corrected for the number of cards; dead, where it is taken less than a fifth as often, for each time it turns up, as its table. Strong cards are red, weak ones violet, dead ones grey. Where chance deals a card, the lift of those who were dealt it is free of who chose what. A common card hardly shows by its lift: --ablate judges it by experiment.
arena-cards-axis = points won by those who { $basis ->
    [takers] took
   *[dealt] were dealt
 } it, above the mean of its table
arena-verdict-strong = too strong
arena-verdict-weak = weak
arena-verdict-dead = dead
arena-card = card
arena-seen = seen
arena-taken = taken
arena-of-seen = of seen
arena-takers-lift = takers’ lift
arena-dealt-lift = dealt: lift
arena-verdict = verdict
arena-cards-only-seen = { $cards } that no seat takes or is dealt: this is how often each turned up.
arena-cards-of = Of { $cards }, { $parts }.
arena-cards-none = none stands out
arena-cards-never = { $count } never turned up ({ $cards })
arena-cards-untold = none was { $basis ->
    [takers] taken
   *[dealt] dealt
 } in { $fewest } deals or more, too few to tell what a card is worth
arena-cards-verdict = { $count ->
    [one] { $count } is { $word } ({ $cards })
   *[other] { $count } are { $word } ({ $cards })
 }
arena-cards-lifts = Lifts run from { $lowest } ({ $last }) to { $highest } points ({ $first }).
arena-cards-ends = The chart has the { $ends } highest and the { $ends } lowest.
arena-cards-few = { $count ->
    [one] { $count } card is left out of the chart: seats { $basis ->
        [takers] took
       *[dealt] were dealt
     } it in fewer than { $fewest } deals, too few to tell.
   *[other] { $count } cards are left out of the chart: seats { $basis ->
        [takers] took
       *[dealt] were dealt
     } them in fewer than { $fewest } deals, too few to tell.
 } The numbers have all cards.
arena-finding-verdict = { $count ->
    [one] { $count } card is { $word }: { $cards }.
   *[other] { $count } cards are { $word }: { $cards }.
 }
arena-finding-few = { $deals } are too few to judge the cards.
arena-finding-sound = None of { $cards } is too strong, weak or dead.
arena-cardlist = What stands on the cards
arena-cardlist-said = { $cards }, { $copies } with all copies.
arena-name = name

## Cards by experiment

arena-tried = Cards by experiment
arena-tried-note = Each card was tried: the same deals were played with the card, and with all its copies as a usual card of its table. The worth of a copy is how much better a seat with one copy more does with this card than with the usual one; it is free of who likes to take the card. A card is called too strong or weak where its whole interval lies outside the grey band: three standard deviations of what the other cards of its table are worth, and at least what makes { $points } percentage points of wins. The intervals hold for all cards that were tried together.
arena-tried-axis-score = worth of a copy above a usual card, in points of score
arena-tried-axis-win = worth of a copy above a usual card, in percentage points of wins
arena-tried-place = in its place
arena-tried-worth = worth of a copy
arena-tried-interval = interval
arena-tried-usual = usual
arena-tried-holders = holders win
arena-tried-others = others win
arena-tried-longer = longer by
arena-tried-nobody = nobody holds it
arena-tried-cards = { $count ->
    [one] { $cards } is { $word }
   *[other] { $cards } are { $word }
 }
arena-tried-cleared = { $count ->
    [one] { $cards } is not proven to be out of the usual
   *[other] { $cards } are not proven to be out of the usual
 }
arena-tried-none = No card was unusual enough to be suspected, so none was tried.
arena-tried-said = Of { $cards } tried: { $told }
arena-tried-deals = { $card } { $worth } ({ $deals } deals)
arena-tried-worths = A copy is worth above a usual card: { $cards }.

## Changed cards

arena-changed = Changed cards
arena-changed-cards = What each change does
arena-changed-note = Each card was put back as it was before, alone, and the same deals were played again. Whatever differs for sure is the work of that card’s change. It is asked whether those who have the card do better or worse, whether it is chosen or taken more or less often, what else is chosen at the first step where two games of a deal part, and whether games get longer and scores higher. The verdict is the first of these that is real; all questions are corrected together.
arena-changed-gain = a copy gives
arena-changed-interval = interval
arena-changed-taken = taken in a game
arena-changed-longer = longer by
arena-changed-words = at the first step apart
arena-changed-nobody = nobody holds it
arena-changed-from-to = { $before } → { $now }
arena-changed-verdict-stronger = stronger than before
arena-changed-verdict-weaker = weaker than before
arena-changed-verdict-wanted = taken more often
arena-changed-verdict-shunned = taken less often
arena-changed-verdict-play = play is otherwise
arena-changed-verdict-longer = games are longer
arena-changed-verdict-shorter = games are shorter
arena-changed-verdict-richer = scores are higher
arena-changed-verdict-poorer = scores are lower
arena-changed-verdict-open = nothing proven
arena-changed-one = { $card }: { $verdict }
arena-changed-said = What the changes do: { $cards }.
arena-changed-none = No changed card could be put back alone.

## What was played

arena-played = What was played
arena-played-facts = Cards, games and versions
arena-played-own = { $games } of { $title } with the game’s own cards{ $cards }.
arena-played-other = { $games } of { $title } with other cards than the game’s own{ $cards }.
arena-played-changes = Changes of the cards
arena-played-changes-said = { $changes } against the cards that the game ships, old value and new.
arena-played-more = and { $count } more
arena-change = change
arena-fact-cards = cards
arena-fact-author = author
arena-fact-version = version of the cards
arena-fact-notes = notes
arena-fact-digest = digest of the cards
arena-fact-begun = begun
arena-fact-command = command
arena-fact-seeds = seeds
arena-fact-rules = rules of the game
arena-fact-program = program

## Versions side by side

arena-versions = What differs
arena-versions-title = { $title }: { $versions } side by side
arena-versions-subtitle = All play the same { $deals } with { $bots }; seed { $seed }. A is { $first }.
arena-versions-alone = Of version A alone, { $first }.
arena-versions-tile = Versions
arena-versions-games = Games of each
arena-versions-asked = Questions asked
arena-versions-real = Real differences
arena-versions-method = Versions are compared deal by deal, so that luck which a deal gives to both falls out. All p-values of this page are corrected together, by Holm’s method.
arena-points = { $points } points
arena-version-differs = { $name }, against A: { $told }.
arena-version-same = { $name }, against A: no difference beyond chance.
arena-measures = All measures
arena-measures-said = Of { $differences } from A, { $count ->
    [one] { $count } is real
   *[other] { $count } are real
 }, marked ✓: chance alone would give even one of them less than once in { $often } such comparisons.
arena-measure = measure
arena-version = version
arena-changes = What was changed
arena-changes-said = What each version has otherwise than A, old value and new.
arena-changes-none = All versions are the same.
arena-difference-axis = { $measure }: difference from A
arena-difference-axis-points = { $measure }: difference from A, in points
arena-mean-interval = 95% interval of the mean
arena-difference = difference from A
arena-difference-interval = 95% interval of the difference
arena-corrected = corrected p
arena-difference-said = With A it is { $value }; the chart has the differences from that, taken deal by deal, and the dashed line is no difference. Really different, in orange: { $versions }.
arena-difference-seeming = { $count ->
    [one] { $versions } leaves zero out as well
   *[other] { $versions } leave zero out as well
 }, but among so many questions chance alone does that.
arena-warned = Warnings
arena-warned-said = { $count ->
    [one] { $count } card stands out with A
   *[other] { $count } cards stand out with A
 }; each version has a full report of its own: follow its name.
arena-warned-order = order of play
arena-measure-order = wins of player { $what } in the order of play
arena-measure-bot = wins of { $what }
arena-measure-ending = games that end by { $what }
arena-measure-length = decisions in a game
arena-measure-rounds = rounds
arena-measure-choices = choices in a game
arena-measure-options = legal actions of a choice
arena-measure-margin = points ahead of the second
arena-measure-score = score of a seat
arena-measure-lead_changes = changes of the lead
arena-measure-decided_at = part of the game when it is decided
arena-name-before = the cards before
arena-name-now = these cards

## A search

arena-search = The search
arena-search-luck = These are figures of the search itself: the best of several tries has had luck.
arena-search-seats = even wins by order of play
arena-search-none = Of { $tries } none comes closer to { $target } than the content as it is, { $before } off.
arena-search-nearest = Of { $tries } the nearest to { $target } is { $changes }: { $after } { $unit } off, where it was { $before }.
arena-search-unchanged = Nothing was gained: the content written is the content as it is.
arena-search-said = { $verdict ->
    [proven] Proven
    [worse] Proven worse
   *[open] Not proven
 }: on { $deals }, with { $changes }, games are { $after } { $unit } from { $goal }; with the content as it is, { $before }. That is { $nearer ->
    [true] nearer
   *[false] farther
 } by { $gain }{ $interval }. { $advice ->
    [proven] Chance alone would not give that.
    [few] Fewer than { $fewest } deals prove nothing: play more games.
    [worse] The gain of the search was luck.
   *[open] Chance alone may give that: the gain of the search was luck, or too small for so few games.
 }
arena-search-interval = (95% interval of the gain: { $low } to { $high })
arena-search-fresh = On fresh deals
arena-search-line = The dashed line is no gain.
arena-search-gain-axis = { $unit } nearer to the target
arena-search-off-before = off, as it is
arena-search-off-tuned = off, tuned
arena-search-gain = gain
arena-search-from = from
arena-search-to = to
arena-search-tries = Tries
arena-search-tries-axis = { $unit } from the target
arena-search-off = off
arena-search-refused = refused

## Strong bots beside quick ones

arena-strong = Where strong bots disagree
arena-strong-note = A sample of games between strong bots, on the first deals of this run. Where both agree, the many quick games can be trusted further; where they do not, believe the strong ones, and play more games of them.
arena-strong-agree = In { $games } { $bots } disagrees with the quick bots in nothing that is proven.
arena-strong-differ = In { $games } { $bots } disagrees with the quick bots for sure about: { $parts }.
arena-strong-measures = Order of play, course and endings
arena-strong-measures-said = Of { $games } between strong bots, { $count ->
    [0] no measure is really different
    [one] one measure is really different
   *[other] { $count } measures are really different
 } from that of the quick bots.
arena-strong-quick = quick bots
arena-strong-slow = strong bots
arena-strong-cards = Cards that strong bots value differently
arena-strong-cards-said = Got really more or less often by the seats of strong bots: { $cards }.
arena-strong-cards-none = No card is proven to be got more or less often by the seats of strong bots.

## Tables in the terminal

arena-sim-played = { $games } games of { $game } with { $seats } seats, seed { $seed }
arena-sim-deals = { $deals } deals, each in every rotation
arena-sim-speed = { $seconds } s, { $speed } games/s
arena-sim-by-bot = Wins by bot
arena-sim-shared = (a shared first place counts in equal parts)
arena-sim-by-order = Wins by order of play
arena-sim-counted = , counted from the first player of round 1
arena-sim-scores = Scores
arena-sim-games = Games
arena-sim-cards = Cards: { $table }
arena-sim-wins = wins
arena-sim-share = share
arena-sim-plays = plays
arena-sim-place = order
arena-sim-rounds = rounds, mean
arena-sim-decisions = decisions a game
arena-sim-choices = of them choices
arena-sim-ended = ended: { $ending }
arena-sim-of-seen = of seen
arena-sim-won-with = won with
arena-sim-takers-wins = takers' wins
arena-sim-against-even = against even
arena-sim-dealt-against-even = dealt: against even
arena-sim-strong-cards = strong cards: { $cards }
arena-sim-weak-cards = weak cards: { $cards }
arena-sim-dead-cards = dead cards: { $cards }
arena-sim-tried = { $games } games of { $game } as it is, and as many with each card replaced by a usual one; seed { $seed }
arena-sim-changed = { $games } games of { $game } as it is, and as many with each changed card as it was before; seed { $seed }
arena-sim-versions = { $versions } versions of { $game }, { $games } games of each on the same { $deals } deals, seed { $seed }
arena-sim-differs = differs from A, beyond chance and corrected for the number of questions
arena-sim-more-changes = and { $count } more; the report has all
arena-sim-found = The content is { $file }; play it with --content.
arena-sim-not-proven = Its gain is not proven.
arena-sim-fresh = On fresh deals:
arena-sim-report = The report is { $path }; all games are in Parquet files below that folder.

## Progress

# $label: what is played, one of the messages below
arena-ahead = { $label }: { $runs ->
    [one] { $games }
   *[other] { $times } times { $games }
 } will take about { $time }{ $most ->
    [yes] { " " }at most
   *[no] { "" }
 }, an estimate from the first choices of one game, with { $jobs } at once
arena-ahead-more = { $label }: about { $time } more for the { $left } that are left, as the first { $played } took { $took }; Ctrl-C keeps what is played
arena-ahead-games = { $game }: games
arena-ahead-games-of = { $game }: games of { $bot }
arena-ahead-versions = { $game }: games of { $count } versions
arena-ahead-before = { $game }: games as it is and as before
arena-ahead-without = { $game }: games with and without
arena-ahead-tries = { $game }: tries
arena-ahead-tried = { $game }: games of tries
arena-ahead-left = { $time } left
arena-ahead-in-all = { $time } in all
arena-ahead-stopped = stopped; what was played is kept in { $folder }, and the same command goes on
arena-time = { $unit ->
    [hours] { $count } hours
    [minutes] { $count } minutes
   *[seconds] { $count } seconds
 }

## The leaderboard

arena-board-head = { $title }, { $seats } seats
arena-board-played = { $games } games of { $game } with { $seats } seats, seed { $seed } ({ $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  } a meeting, each in every rotation); { $even } is even
arena-board-page = The page is { $path }; all games are in Parquet files below that folder.
arena-board-wins = wins
arena-board-ms = ms a choice
arena-board-below = 95% below
arena-board-each = Each against each
arena-board-how = How it was made
arena-board-meaning = *wins*: the share of games won against all others together, { $seats ->
    [2] one seat each
   *[other] alone against { $others } seats of the other
 }; a shared win counts in equal parts, and { $even } is even. Its interval rests on { $deals } deals{ $few ->
    [yes] , and is rough with fewer than { $fewest }
   *[no] { "" }
 }. *rating*: openskill's Plackett-Luce over all games, with the model's own interval; it compares bots of this page alone. *ms a choice*: by the clock, on the machine that played.
arena-board-made = { $games } games: { $deals } deals in every rotation for every meeting, the same deals for all. entrepot { $program } ({ $build ->
    [compiled] compiled
   *[plain] plain source
 }), rules { $rules }, content { $content }, { $day }.
