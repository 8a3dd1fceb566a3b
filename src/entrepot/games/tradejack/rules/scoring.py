"""The reckoning at the end, and a quick worth of a position before it."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.tradejack.content.tables import AWARD_SEAT

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState

SET_WORTH: Final = 5.0
"""About what a product and a source in hand will still bring together."""
PARTS: Final = {"capital": 1.0, "awards": 1.0, "sets": SET_WORTH}
LOST: Final = -10.0
"""The worth of the collective loss: below any last place. TJ-R-52"""


def places(s: "TradejackState") -> dict[str, Any]:
    """Return places, Reputations and what decided.

    TJ-END-03, TJ-END-04, TJ-END-05, TJ-END-06, TJ-CO-06, TJ-R-51, TJ-R-52
    """
    if s.ending == "climate":
        return {"places": [], "scores": [], "decided_by": "TJ-CO-05"}
    keys = [(int(s.reputation(seat)), int(s.awards_held(seat))) for seat in range(s.seats)]
    found = [1 + sum(1 for other in keys if other > key) for key in keys]
    return {"places": found, "scores": [key[0] for key in keys], "decided_by": decided_by(keys)}


def decided_by(keys: list[tuple[int, int]]) -> str:
    """Return the clause that separated the first from the second, or that left them together."""
    best, second = sorted(keys, reverse=True)[:2]
    if best[0] != second[0]:
        return "TJ-END-04"
    return "TJ-END-05" if best[1] != second[1] else "TJ-END-06"


def appraise(s: "TradejackState", seat: int) -> list[float]:
    """Return Reputation so far plus what the hands may still bring, by their public sizes."""
    if s.ending == "climate":
        return [LOST] * s.seats
    worth: list[float] = []
    for other in range(s.seats):
        capital, awards, sets = parts(s, other)
        worth.append(capital + awards + SET_WORTH * sets)
    return worth


def parts(s: "TradejackState", seat: int) -> list[float]:
    """Return a seat's Capital, its points on Awards, and the sets that its hand may still make."""
    awards = 0.0
    for entry in s.won:
        if entry // AWARD_SEAT == seat:
            awards += s.cards.award_points[entry % AWARD_SEAT]
    sets = 0.0 if s.over else float(min(s.held_products(seat), s.held_sources(seat)))
    return [float(s.capital[seat]), awards, sets]
