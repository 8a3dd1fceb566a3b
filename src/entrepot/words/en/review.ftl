# What a review of a finished game says. Each message here has its twin, with the same arguments, in nl/review.ftl.

# $file: of the record; $game: the game's title
review-title = Review: { $game }
review-game = { $file }: { $seats } seats, { $moves } moves.
# $place: 1 for the winner
review-seat = { $seat }, place { $place } with { $score }
review-counts = { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
 }, { $mistakes ->
    [0] no mistake found
    [one] 1 mistake found
   *[other] { $mistakes } mistakes found
 }.
# $suspects: choices that looked doubtful at first
review-not-all = { $suspects } choices looked doubtful at first; only the { $most } clearest were examined further.
review-choices = Choices
review-mistakes = Mistakes found

## The course of the game

review-course = Chances to win
# $seat: whose review it is
review-course-note = As { $seat } could estimate them before each choice: the strongest plain bot played the rest of the game many times, each time with other hidden cards and dice. The last point is how the game ended.
review-move = Move
review-at-the-end = the end
review-percent = { $percent }%
# $from, $to: chances at the first point and just before the end
review-course-seat = { $seat }: { $from }% at first, { $to }% before the last choice shown

## Choices

review-worst = The costliest choices
review-best = The best choice
review-none-worst = No choice was clearly worse than another one.
review-none-best = No choice was clearly better than the easy plan.
# $number of $choices: which of the seat's own choices it is
review-choice = Move { $move }, choice { $number } of { $choices }
review-played = Played: { $played }.
# $by: by how much, as below
review-stronger = Stronger: { $other }, by { $by }.
review-easy = The easy plan: { $other }, weaker by { $by }.
# $percent of a win, with its standard error; $lead: so many of what the game counts
review-by = { $percent }% of a win (± { $error })
review-by-lead = about { $lead }, { $percent }% of a win (± { $error })
review-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
# $other: what was tried after the game
review-tried-same = { $other }: that is what was played.
review-tried-alike = { $other }: hardly any difference from what was played.
review-tried-stronger = { $other }: stronger than what was played, by { $by }.
review-tried-weaker = { $other }: weaker than what was played, by { $by }.
# $reasons: a list of parts, as hints have them
review-why = Average differences, as far as the search looked ahead: { $reasons }.
review-rival = the best rival
review-table = What { $seat } saw

## How it was made

review-method = How to read it
review-method-knowledge = Each choice is judged by what its seat knew at that moment. Nothing hidden at that time is used, so luck is neither blamed nor praised.
# $sure: standard errors; $slight: a percentage of a win
review-method-mistake = A choice is called a mistake if another action was better by more than { $sure } standard errors and by at least { $slight }% of a win. This is measured in new imagined positions, not in those that raised the doubt.
review-method-worth = A share of a win is the search's own measure: how far ahead you are among the ways this game could go. It is no probability: where the search reaches the end of the game, winning counts for one half and the lead for the other. So a choice can cost something even if the game was decided.
review-method-limit = The review assumes that the other seats play like the strongest plain bot. It does not know what you knew of the people at your table.
# $playouts: in all; $seed: gives the same review again
review-method-seed = { $playouts } playouts, seed { $seed }.
# $playouts: for each choice
review-method-each = { $playouts } playouts for each choice and four times as many for those that stood out. entrepot review with --playouts { $playouts } gives the same review of this game's record.

## In the browser

review-page = Review
review-page-of = Review: { $game }
# $seat: whose review it is
review-page-seat = Review of { $seat }
review-ask = Review my game
review-ask-why = Each of your choices is judged by what you knew at that moment. This takes a few minutes in the background: you may leave this page. Nobody else can see your review.
review-waiting = Your review is waiting. You may leave this page.
# $percent: of the work
review-working = Your review is being made: { $percent }%. You may leave this page.
review-failed = The review failed this time.
review-ask-again = Try again
review-slider = Point of the game
# $round, $number: of the choice of one's own before which it was
review-point = Round { $round }, choice { $number }
review-point-end = The end
review-as-numbers = The chances as numbers
review-choice-round = Round { $round }, choice { $number } of { $choices }
review-more = Show { $count } more
review-show = Show it on the table
review-try = Choose again
review-try-why = What else could you have done? Choose any action that was allowed.
review-trying = Comparing the two …
review-try-done = Back to what was played
review-before = The choice before
review-next = The next choice
review-play-on-why = A new game against bots begins here. Chance is drawn anew, and what you could not know is imagined anew.
