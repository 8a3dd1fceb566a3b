"""The end: who has won, and by which step.

TW-TIE-01, TW-TIE-02, TW-TIE-03, TW-TIE-04, TW-R-65, TW-R-66, TW-R-67, TW-R-106
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.content.board import distances_from
from entrepot.games.tradewarz.content.places import NOWHERE, PLACES, listed, size_of
from entrepot.games.tradewarz.content.tables import CASTLE_KIND, SETTLEMENT_KIND, VILLAGE_KIND
from entrepot.games.tradewarz.rules import army, victory, wealth
from entrepot.kernel.packed import packed

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

WORTH: Final = {SETTLEMENT_KIND: 1, VILLAGE_KIND: 2, CASTLE_KIND: 4}
"""TW-TIE-03, TW-R-66"""
DECIDED: Final = ("TW-AIM-01", "TW-TIE-01", "TW-TIE-02", "TW-TIE-03", "TW-TIE-04")
"""The clause of each part of a seat's standing."""


def standing(s: "TradeWarzState", seat: int) -> list[int]:
    """Return what ranks a seat: total, golden, empire strength, empire size, farthest building. TW-DUR-11, TW-TIE-01"""
    return [int(wealth.xadlas(s, seat)), s.golden[seat], int(strength(s, seat)), size(s, seat), farthest(s, seat)]


def strength(s: "TradeWarzState", seat: i64) -> i64:
    """Return soldiers on squares and gates and the strength of all own techs. TW-TIE-02, TW-R-65"""
    total: i64 = 0
    for place in listed(s.stands[seat]):
        total += army.soldiers(s, seat, place)
    for face in range(s.cards.techs.count):
        if s.techs[seat] >> face & 1:
            total += s.cards.techs.values[3 * face]
    return total


def size(s: "TradeWarzState", seat: int) -> int:
    """Return the size of an empire; a castle's village is not counted besides. TW-TIE-03, TW-R-66"""
    return sum(WORTH[s.building[square] & 3] for square in listed(s.estates[seat]))


def farthest(s: "TradeWarzState", seat: int) -> int:
    """Return how far the farthest building is, jumps counted only where there is no other way. TW-TIE-04, TW-R-66"""
    best = 0
    jumping = vec[i64]()
    for square in listed(s.estates[seat]):
        spaces = s.board.far[s.gate[seat] * PLACES + square]
        if spaces == NOWHERE:
            if len(jumping) == 0:
                near = packed([one | other for one, other in zip(s.board.near, s.board.linked, strict=True)])
                jumping = distances_from(near, s.gate[seat])
            spaces = jumping[square]
        if spaces < NOWHERE:
            best = max(best, spaces)
    return best


def places(s: "TradeWarzState") -> dict[str, Any]:
    """Return places, scores and the rule that set the first apart from the second. TW-DUR-03"""
    keys = [standing(s, seat) for seat in range(s.seats)]
    scores = [key[0] for key in keys]
    if s.ending == "xadlas":
        party, decided_by = winning_party(s)
        keys = [[party >> seat & 1, *keys[seat]] for seat in range(s.seats)]
        found = [1 + sum(1 for other in keys if other[0] > key[0]) if key[0] else place_of(keys, key) for key in keys]
        return {"places": found, "scores": scores, "decided_by": decided_by}
    best, second = sorted(keys, reverse=True)[:2]
    return {"places": [place_of(keys, key) for key in keys], "scores": scores, "decided_by": decided(best, second)}


def place_of(keys: list[list[int]], key: list[int]) -> int:
    """Return the place of a seat: one more than those with a better standing. Equal ones share it. TW-R-67"""
    return 1 + sum(1 for other in keys if other > key)


def decided(best: list[int], second: list[int]) -> str:
    """Return the clause of the first part in which two standings differ; empty if none does."""
    for clause, one, other in zip(DECIDED, best, second, strict=True):
        if one != other:
            return clause
    return ""


def winning_party(s: "TradeWarzState") -> tuple[int, str]:
    """Return who has won by the target, as bits, and the rule that decided it. TW-R-62, TW-R-106

    The larger surplus wins, then a single player before an alliance and a smaller before a larger one, then the steps.
    """
    reached = [party for party in victory.parties(s) if victory.surplus(s, party) >= 0]
    ranked = sorted(reached, key=lambda party: party_key(s, party), reverse=True)
    if len(ranked) < 2:
        return ranked[0], "TW-ALLY-09" if size_of(ranked[0]) > 1 else "TW-DUR-06"
    best, second = party_key(s, ranked[0]), party_key(s, ranked[1])
    if best[:2] != second[:2]:
        return ranked[0], "TW-R-106" if best[1] != second[1] or best[1] < -1 else "TW-R-62"
    level = [party for party in ranked if party_key(s, party) == best]
    together = 0
    for party in level:
        together |= party
    return together, decided(best[2:], second[2:])


def party_key(s: "TradeWarzState", party: int) -> list[int]:
    """Return what ranks a party: surplus, smallness, and its members' sums in the steps, the largest in the last."""
    members = [standing(s, seat) for seat in range(s.seats) if party >> seat & 1]
    sums = [sum(member[part] for member in members) for part in range(4)]
    return [int(victory.surplus(s, party)), -len(members), *sums, max(member[4] for member in members)]
