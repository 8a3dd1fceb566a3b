"""Makes puzzles from games between the game's own bots: one of each game at most, so that they differ."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from entrepot.bots.find import find_bot, usual_bot
from entrepot.bots.ismcts import Ismcts
from entrepot.bots.search.whole_move import rest_of_move
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Random, seeded
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State
from entrepot.puzzles.judging import Judged, best_of
from entrepot.puzzles.puzzle import Other, Puzzle, forced
from entrepot.review.choices import Choice

PLAYERS: Final = ("", "easy")
"""Bots of the games, by seat in turn: the usual one, and one with slips."""
FEWEST_ACTIONS: Final = 3
MOST_ACTIONS: Final = 12
MOST_AMOUNTS: Final = 3
"""A question with more amounts of one thing, such as bids, has none that is clearly better than the next amount."""
LOOKS: Final = 16
"""How many choices of a game are looked at, at most, until one is a puzzle."""
MOST_SEATS: Final = 3
BEGINNING: Final = 4
"""The first quarter of a game is left out: hardly any choice there is clear."""
NOTHING_MORE: Final = ("pass", "end", "done", "decline")
NOTHING_IN: Final = 6
"""The answer to one puzzle in so many may be to do nothing more; were it none, nobody would have to weigh it."""


def make(game: Game, games: Iterable[int], seed: object) -> Iterator[Puzzle | None]:
    """Yield what each of these games gives, by number from 0, in their order; the same seed gives the same."""
    for number in games:
        yield one_of(game, f"{seed}/{number}", () if number % NOTHING_IN == NOTHING_IN - 1 else NOTHING_MORE)


def one_of(game: Game, seed: str, avoided: Collection[str]) -> Puzzle | None:
    """Return a puzzle from one game whose answer has no avoided verb; None where no choice looked at is one."""
    rng = seeded(f"{seed}/puzzles")
    seats = game.fewest + rng.below(min(game.most, MOST_SEATS) - game.fewest + 1)
    line, found = played_line(game, int(seats), seed)
    for at, state in looked_at(game, found, rng):
        puzzle = puzzle_of(game, state, seed, line[:at], avoided)
        if puzzle is not None:
            return puzzle
    return None


def looked_at(game: Game, found: list[tuple[int, State]], rng: Random) -> Iterator[tuple[int, State]]:
    """Yield the positions to look at: a kind of question at random, then one of that kind.

    Most questions of a game are of one or two kinds, in which hardly anything is clear, such as bids.
    """
    kinds: dict[str, list[tuple[int, State]]] = {}
    for at, state in found:
        verbs = {game.text(action).split()[0] for action in state.legal(state.actors()[0])}
        kinds.setdefault(" ".join(sorted(verbs)), []).append((at, state))
    for _ in range(min(LOOKS, len(found))):
        kind = sorted(kinds)[rng.below(len(kinds))]
        yield kinds[kind].pop(rng.below(len(kinds[kind])))
        if not kinds[kind]:
            del kinds[kind]


def played_line(game: Game, seats: int, seed: str) -> tuple[list[str], list[tuple[int, State]]]:
    """Play one game; return all that was chosen in it, and the positions with a choice of some actions."""
    names = [PLAYERS[seat % len(PLAYERS)] or usual_bot(game) for seat in range(seats)]
    bots = [find_bot(game, name)(f"{seed}/{seat}") for seat, name in enumerate(names)]
    state = game.new(seats, seed)
    line: list[str] = []
    found: list[tuple[int, State]] = []
    forced(state)
    while not state.over:
        seat = state.actors()[0]
        if is_worth_a_look([game.text(action) for action in state.legal(seat)]):
            found.append((len(line), state.copy()))
        action = bots[seat].choose(SeatHandle(state, seat))
        line.append(game.text(action))
        state.play(seat, action)
        forced(state)
    return line, [one for one in found if one[0] >= len(line) // BEGINNING]


def is_worth_a_look(actions: list[str]) -> bool:
    """Say whether one of so many actions may be clearly better than all others."""
    amounts = Counter(action.rpartition(" ")[0] for action in actions if action.rpartition(" ")[2].isdecimal())
    is_of_amounts = max(amounts.values(), default=0) > MOST_AMOUNTS
    return FEWEST_ACTIONS <= len(actions) <= MOST_ACTIONS and not is_of_amounts


def puzzle_of(game: Game, state: State, seed: str, moves: list[str], avoided: Collection[str]) -> Puzzle | None:
    """Return the puzzle that a position is; None where it is none, or its answer has an avoided verb."""
    seat = state.actors()[0]
    usual = usual_choice(game, state, seat, seeded(f"{seed}/{len(moves)}"))
    found = best_of(Choice(state, seat, len(moves), len(moves), usual), seed, avoided)
    if found is None:
        return None
    best, judged = found
    return Puzzle(
        id=f"{seed.replace('/', '-')}-{len(moves)}",
        game=game.id,
        seats=int(state.seats),
        seed=seed,
        seat=seat,
        moves=moves,
        best=best,
        usual=game.text(usual),
        others=[other_of(one) for one in judged],
        rest=rest_of(game, state, seat, best, seed),
    )


def rest_of(game: Game, state: State, seat: int, best: str, seed: str) -> list[str]:
    """Return the steps that complete the best move, of which its action is the first."""
    search, handle = Ismcts(f"{seed}/rest"), SeatHandle(state, seat)
    steps = rest_of_move(handle, game.parse(best), search.policy_for(handle), search.rng)
    return [game.text(step) for step in steps]


def usual_choice(game: Game, state: State, seat: int, rng: Random) -> int:
    """Return what the strongest plain bot does with what the seat knows."""
    bot: Bot = find_bot(game, usual_bot(game))(rng.next())
    return bot.choose(SeatHandle(state, seat))


def other_of(judged: Judged) -> Other:
    """Return a comparison as it is kept."""
    by = judged.by
    reasons = {part: round(more, 2) for part, more in by.reasons}
    return Other(
        by.action, round(by.worth, 3), round(by.error, 3), round(by.lead, 2), by.count, reasons, judged.may_be_first
    )
