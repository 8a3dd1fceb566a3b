"""A review as its seat is told it: by the numbers of its own choices, as moves count what others did in secret."""

from typing import Any

from entrepot.kernel.game import Game
from entrepot.kernel.message import message
from entrepot.review.chances import Moment
from entrepot.review.reviewing import Judged
from entrepot.review.telling import counts, reading, told, tried
from entrepot.review.weighing import Compared
from entrepot.table.about import has_words
from entrepot.table.reviews.making import Made
from entrepot.table.reviews.wire import Findings, Point, Tried, Verdict


def findings(game: Game, rounds: list[int], made: Made) -> Findings:
    """Return what a review has found; `rounds` has the round of each position of the record, from the start on."""
    found = made.found
    numbers = {move: number for number, move in enumerate(made.moves, 1)}
    return Findings(
        choices=found.choices,
        playouts=made.playouts,
        mistakes=[verdict(game, rounds, judged) for judged in found.mistakes],
        best=verdict(game, rounds, found.best) if found.best is not None else None,
        course=[point(moment, numbers.get(moment.move), rounds) for moment in found.course],
        counts=counts(found),  # type: ignore[arg-type]
        reading=[*reading(), message("review-method-each", {"playouts": made.playouts})],  # type: ignore[list-item]
    )


def verdict(game: Game, rounds: list[int], judged: Judged) -> Verdict:
    """Return a choice that stood out."""
    choice = judged.choice
    said: list[Any] = told(game, judged, has_words(f"{game.id}-lead"))
    return Verdict(choice.number, rounds[choice.move - 1], choice.played, judged.other, said)


def point(moment: Moment, number: int | None, rounds: list[int]) -> Point:
    """Return a point of the course."""
    before = min(moment.move - 1, len(rounds) - 1)
    return Point(number, rounds[before], thousandths(moment.shares), thousandths(moment.errors))


def thousandths(shares: list[float]) -> list[int]:
    """Return shares as whole numbers."""
    return [round(1000 * share) for share in shares]


def tried_out(game: Game, by: Compared) -> Tried:
    """Return how another action compares with what was played."""
    said: list[Any] = tried(game, by, has_words(f"{game.id}-lead"))
    return Tried(by.action, round(1000 * by.worth), round(1000 * by.error), said)


def played_again(game: Game, action: str) -> Tried:
    """Return what to say where the action that was played is tried: nothing is compared with itself."""
    said: list[Any] = [message("review-tried-same", {"other": game.sentence(game.parse(action))})]
    return Tried(action, 0, 0, said)
