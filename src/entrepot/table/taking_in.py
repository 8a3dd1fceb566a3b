"""Takes a finished game into the ratings of those who played it."""

import msgspec

from entrepot.table.rating import Change, Standing, anchored, model, rated
from entrepot.table.result_store import RatingRow
from entrepot.table.rows import SeatRow
from entrepot.table.verdict import ResultRow

Known = dict[str, RatingRow]
"""How players stand in one game."""


def take_in(result: ResultRow, seats: list[SeatRow], known: Known) -> list[Change | None]:
    """Change how its players stand, in place; return by seat what became of a rating, None where nothing did."""
    changes = _changes(result, seats, known)
    for seat, guest in result.played_by():
        known[guest] = _after(known[guest], changes[seat])
    return changes


def _changes(result: ResultRow, seats: list[SeatRow], known: Known) -> list[Change | None]:
    found = model()
    if result.verdict or found is None:
        return [None] * len(seats)
    players, bots = dict(result.played_by()), anchored(result.game)
    strengths = [
        known[players[row.seat]] if row.seat in players else bots.get(row.bot or "", Standing()) for row in seats
    ]
    changes = rated(found, [Standing(one.mu, one.sigma) for one in strengths], result.places)
    return [change if seat in players else None for seat, change in enumerate(changes)]


def _after(row: RatingRow, change: Change | None) -> RatingRow:
    if change is None:
        return msgspec.structs.replace(row, others=row.others + 1)
    return msgspec.structs.replace(
        row,
        mu=change.mu,
        sigma=change.sigma,
        rated=row.rated + 1,
        wins=row.wins + change.win,
        expected=row.expected + change.expected,
    )
