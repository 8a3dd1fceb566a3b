"""What a seat can work out, and positions that it cannot tell from the real one. TJ-R-58

The pools: the others' Product hands with the Product deck; the Source deck with the face-down card; the rest of block A
with the cards that a Quick Game removed; the rest of block C. Bags keep the last three by themselves, since nothing in
them has been drawn yet. What others lay face-down is laid anew by random legal steps.
"""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import CERTAIN, NONE, SEAT
from entrepot.games.tradejack.position.made import redeal_hands
from entrepot.games.tradejack.position.reshuffle import Reshuffle
from entrepot.games.tradejack.position.sights import laid_by, source_name
from entrepot.kernel.bag import named, named_hands, take
from entrepot.kernel.chance import Random
from entrepot.kernel.packed import packed

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState


def determinize(s: "TradejackState", seat: i64, rng: Random) -> "TradejackState":
    """Return a fresh position like the real one for all that the seat knows, with chance of its own."""
    other = s.copy()
    other.feed = None
    other.rng = rng.fork()
    if other.reshuffle is not None:
        redeal_after_reshuffle(other, other.reshuffle, seat, rng)
    else:
        redeal_hands(other, seat, rng)
    if other.looked or other.waiting >= 0:
        redraw_looked(other, seat, rng)
    if other.is_sealed():
        lay_anew(s, other, seat, rng)
    return other


def redraw_looked(s: "TradejackState", seat: i64, rng: Random) -> None:
    """Draw anew the Source cards that only the revealing seat has seen. TJ-R-06"""
    if seat == s.revealer:
        return
    certain: i64 = s.stack[1 + CERTAIN] - 1  # Bidding lies at the bottom of the stack
    if s.looked:
        unknown = s.looked[:]
        if certain != NONE:
            unknown.remove(int(certain))
        for face in unknown:
            s.source_deck[face] += 1
        drawn = [int(take(s.source_deck, rng)) for _ in unknown]
        s.looked = sorted(drawn if certain == NONE else [int(certain), *drawn])
    elif certain in (NONE, s.shown):  # else the other one was turned up first, and this is the certain one
        s.source_deck[s.waiting] += 1
        s.waiting = take(s.source_deck, rng)


def lay_anew(real: "TradejackState", s: "TradejackState", seat: i64, rng: Random) -> None:
    """Take back what the others have laid; let those that have committed do so again by random legal steps. TJ-R-16"""
    s.laid = vec[i64]([entry for entry in s.laid if entry // SEAT == seat])
    s.committed = 0
    for other in range(s.seats):
        one: i64 = 1
        if other == seat or real.committed >> other & 1 == 0 or is_publicly_forced(s, other):
            s.committed |= real.committed & (one << other)
            continue
        phase = s.top()
        while True:
            actions = phase.legal(s, other)
            action = actions[rng.below(len(actions))]
            if s.game.actions.verb(action).name == "done":
                break
            phase.apply(s, other, action)
    s.committed = real.committed


def is_publicly_forced(s: "TradejackState", seat: i64) -> bool:
    """Say whether the seat was never asked, which everybody can see. TJ-R-54"""
    return s.held_products(seat) == 0


# ---------------------------------------------------------------- after a Product reshuffle


class Remembered:
    """What one seat knows about the others' Product hands after a reshuffle.

    Every card of another hand is old (held at the reshuffle) or new (drawn since). `old` and `new` are the bags that
    they can come from, `old_room` and `new_room` how many of each a seat has or had.
    """

    def __init__(self, s: "TradejackState", since: Reshuffle, seat: i64) -> None:
        width: i64 = len(s.cards.product_ids)
        start: i64 = seat * width
        self.old: vec[i64] = vec[i64]([i64(0)] * width)
        self.new: vec[i64] = since.pile[:]
        self.old_room: vec[i64] = since.held_then[:]
        self.new_room: vec[i64] = vec[i64]([i64(0)] * s.seats)
        self.drawn: vec[i64] = vec[i64]([i64(0)] * len(since.drawn))
        """What everybody has drawn since, as this seat imagines it."""
        for other in range(s.seats):
            for face in range(width):
                self.new_room[other] += since.drawn[other * width + face]
        for face in range(width):
            mine_then = s.products[start + face] + since.played[start + face] - since.drawn[start + face]
            self.old[face] = s.cards.product_copies[face] - since.pile[face] - mine_then
            self.new[face] -= since.drawn[start + face]
            self.drawn[start + face] = since.drawn[start + face]


def redeal_after_reshuffle(s: "TradejackState", since: Reshuffle, seat: i64, rng: Random) -> None:
    """Deal the others' hands so that nothing contradicts the record: old cards from the old, new from the pile.

    What the others have played since was old or new; a split that works is searched for at random. TJ-R-58
    """
    width: i64 = len(s.cards.product_ids)
    known = Remembered(s, since, seat)
    played: list[int] = []
    for other in range(s.seats):
        if other != seat:
            for face in range(width):
                played += [int(other * width + face)] * since.played[other * width + face]
    shuffle(played, rng)
    if not place(played, 0, known, width, rng):
        raise ValueError("the record contradicts itself")
    for other in range(s.seats):
        if other == seat:
            continue
        for face in range(width):
            s.products[other * width + face] = 0
        for _ in range(known.old_room[other]):
            s.products[other * width + take(known.old, rng)] += 1
        for _ in range(known.new_room[other]):
            at: i64 = other * width + take(known.new, rng)
            s.products[at] += 1
            known.drawn[at] += 1
    s.product_deck = known.new
    since.drawn = packed(known.drawn)


def place(played: list[int], at: int, known: Remembered, width: i64, rng: Random) -> bool:
    """Explain each played card as old or new, by depth-first search in a random order; say whether it can be done."""
    if at == len(played):
        return True
    seat: i64 = played[at] // width
    face: i64 = played[at] % width
    old_first = rng.below(2) == 0
    for attempt in range(2):
        as_old = old_first == (attempt == 0)
        bag = known.old if as_old else known.new
        room = known.old_room if as_old else known.new_room
        if bag[face] == 0 or room[seat] == 0:
            continue
        bag[face] -= 1
        room[seat] -= 1
        new = 0 if as_old else 1
        known.drawn[played[at]] += new
        if place(played, at + 1, known, width, rng):
            return True
        bag[face] += 1
        room[seat] += 1
        known.drawn[played[at]] -= new
    return False


def shuffle(values: list[int], rng: Random) -> None:
    """Put a list in random order (Fisher and Yates)."""
    for last in range(len(values) - 1, 0, -1):
        other = rng.below(last + 1)
        values[last], values[other] = values[other], values[last]


# ---------------------------------------------------------------- what the conformance kit compares


def secrets(s: "TradejackState") -> dict[str, Any]:
    """Return the real value of each hidden entry of the ledger."""
    cards = s.cards
    undrawn = [int(s.rng.word0), int(s.rng.word1)]  # what has not been drawn, only the generator knows
    return {
        "TJ-H-01": named_hands(s.products, cards.product_ids),
        "TJ-H-03": [named(s.product_deck, cards.product_ids), undrawn],
        "TJ-H-04": [source_name(s, s.waiting), s.looked[:], undrawn] if s.waiting != NONE or s.looked else [],
        "TJ-H-05": [laid_by(s, seat) for seat in range(s.seats)] if s.is_sealed() else [],
        "TJ-H-06": undrawn if s.removed > 0 else [],
    }
