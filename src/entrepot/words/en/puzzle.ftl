# Puzzles: find the best move.

puzzle-question = Find the best move. One of them is clearly better than all others.
# $why: puzzle-best or puzzle-best-why
puzzle-right = Right! { $why }
puzzle-solution = { $why }
# $best, $other: actions as on their buttons; $by: puzzle-share or puzzle-lead
puzzle-best = Best: { $best }. Next best: { $other }, { $by } worse.
# $reasons: a list of table-hint-part
puzzle-best-why = Best: { $best }. Next best: { $other }, { $by } worse. On average, as far as the search looked ahead, the best move has: { $reasons }.
puzzle-wrong = Not the best: { $action }. It is { $by } worse. Try again.
puzzle-wrong-why = Not the best: { $action }. It is { $by } worse. Compared with it, the best move has on average: { $reasons }. Try again.
# $action: may come before the best one, but is no answer
puzzle-first = { $action } may come first: the best move can still follow it, with hardly any difference. By itself it is { $by } worse. What else? Try again.
# $percent: of a win
puzzle-share = about { $percent }% of a win
# $lead: so many of what the game counts
puzzle-lead = about { $lead } ({ $percent }% of a win)

## In the browser

# $game: a game's title
web-puzzle-today = Puzzle of the day: { $game }
web-puzzle-what = Find the best move. The same position for everybody today.
web-puzzle-solve = Solve it
web-puzzle-solved = solved
web-puzzle-more = All puzzles
web-puzzles = Puzzles
web-puzzles-what = Positions from games between bots. In each, one move is clearly better than all others. It was compared in many imagined games, using only what the player knows. You see the table as that player does.
# $number: from 1
web-puzzle-number = Puzzle { $number }
# $solved of $count puzzles
web-puzzles-solved = { $solved } of { $count } solved
web-puzzle-answer = Show the answer
web-puzzle-over = That was the best move
web-puzzle-next = Next puzzle
