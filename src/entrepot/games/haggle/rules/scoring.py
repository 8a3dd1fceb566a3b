"""The reckoning at the end, and a quick worth of a position before it. HG-SCORE-01, HG-SCORE-02"""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.haggle.content.tables import NONE, ROUNDS

if TYPE_CHECKING:
    from entrepot.games.haggle.position.state import HaggleState

UNKNOWN: Final = 5.0
"""About what a parcel is worth that the appraising seat has not seen."""


def score(s: "HaggleState", seat: int) -> int:
    """Return coins and the worth of the parcels; what is lost was given up when the seat fell out. HG-SCORE-01"""
    worth = [s.cards.worth[face] for face, owner in zip(s.face, s.owner, strict=True) if owner == seat]
    return s.coins[seat] + sum(worth)


def places(s: "HaggleState") -> dict[str, Any]:
    """Return places, scores and the rule that set the first apart. HG-SCORE-02, HG-R-02"""
    keys = [(s.out[seat] or ROUNDS + 1, score(s, seat), int(s.held(seat))) for seat in range(s.seats)]
    found = [1 + sum(1 for other in keys if other > key) for key in keys]
    best, second = sorted(keys, reverse=True)[:2]
    decided_by = "HG-R-02" if s.ending == "ruin" else "HG-SCORE-01" if best[:2] != second[:2] else "HG-SCORE-02"
    return {"places": found, "scores": [key[1] for key in keys], "decided_by": decided_by}


def appraise(s: "HaggleState", seat: int) -> list[float]:
    """Return coins and parcels of each seat as far as the seat knows them; less than nothing for one that is out."""
    worth = [float(s.coins[other]) if s.out[other] == 0 else -1.0 for other in range(s.seats)]
    for parcel in range(len(s.owner)):
        owner = s.owner[parcel]
        if owner != NONE:
            worth[owner] += float(s.cards.worth[s.face[parcel]]) if s.over or s.knows(seat, parcel) else UNKNOWN
    return worth
