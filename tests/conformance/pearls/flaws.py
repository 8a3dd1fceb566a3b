"""Which positions cannot be ones of Pearls."""

from __future__ import annotations

from conformance.pearls.facts import CONTENT, FACES
from conformance.pearls.phases import ROUNDS, STAKE, TURN
from conformance.pearls.state import NONE, PearlsState


def flaw(s: PearlsState) -> str:
    """Return why the position cannot be; empty if it can."""
    if min(s.coins) < 0 or sum(s.coins) + s.bank != 4 * s.seats:
        return "the coins do not come to four a seat"
    cards = [*(face for face in s.hand if face != NONE), *(face for kept in s.kept for face in kept)]
    for face, row in enumerate(CONTENT.rows("card")):
        if min(s.bag[face], s.shown[face]) < 0 or s.bag[face] + s.shown[face] + cards.count(face) != row["copies"]:
            return f"the pearl {row['id']!r} does not exist {row['copies']} times"
    if any(len(values) != s.seats for values in (s.coins, s.hand, s.kept, s.stake, s.done)):
        return "a list has other than one value a seat"
    if not all(0 <= face < FACES for face in cards) or len(s.bag) != FACES or len(s.shown) != FACES:
        return "there is no such pearl"
    if s.over:
        return ""
    if not 0 <= s.round < ROUNDS or not 0 <= s.turn < s.seats or not 0 <= s.begun < s.seats:
        return "there is no such turn"
    waiting = [(s.turn + steps) % s.seats for steps in range(s.seats - s.begun)]
    if any((s.hand[seat] != NONE) != (seat in waiting) for seat in range(s.seats)) or not NONE <= s.named < FACES:
        return "those whose turn is still to come have a pearl"
    if [s.stack[0], len(s.stack)] not in ([STAKE, 4], [TURN, 4]):
        return "one phase is on"
    if s.stack[0] == STAKE:
        fits = all(0 <= stake <= s.most(seat) for seat, stake in enumerate(s.stake))
        return "" if fits and s.begun == 0 and s.named == NONE else "a stake is more than its seat can pay"
    return ""
