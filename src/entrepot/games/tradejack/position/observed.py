"""What an observation says of fields where there is more to do than `fields.py` tells. TJ-INFO-01, TJ-R-16, TJ-R-39"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import AWARD_SEAT, HALF, LONE, NONE, PRODUCT, SEAT, UNSEEN
from entrepot.kernel.bag import cards_in
from entrepot.kernel.observation import Vector, add_numbers, add_one_hot

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState


def add_sources(out: Vector, s: "TradejackState", seat: i64) -> None:
    """Write everybody's sources as far as they are known."""
    if s.over or not s.chosen.from_memory:
        add_numbers(out, s.sources)
        return
    width: i64 = len(s.cards.source_ids)
    for other in range(s.seats):
        if other == seat:
            add_numbers(out, s.sources[other * width : (other + 1) * width])
        else:
            out.repeat(-1, width)


def add_awards(out: Vector, s: "TradejackState", seat: i64) -> None:
    """Write who has won which Awards."""
    start = out.skip(s.seats * s.cards.awards)
    for entry in s.won:
        out.items[start + entry // AWARD_SEAT * s.cards.awards + entry % AWARD_SEAT] += 1


def add_demand(out: Vector, s: "TradejackState", seat: i64) -> None:
    """Write this round's Demand and the Regulations in force."""
    start = out.skip(len(s.cards.demand_ids))
    for face in s.demand:
        out.items[start + face] += 1
    for face in s.regulations:
        out.items[start + face] = 1


def add_passes(out: Vector, s: "TradejackState", seat: i64) -> None:
    """Write how many have passed in a row; no more than there are seats."""
    out.add(s.passes)


def add_waiting(out: Vector, s: "TradejackState", seat: i64) -> None:
    """Write the turn's other Source card: that it lies there, or which it is. TJ-R-06"""
    knows = seat == s.revealer
    out.add(1 if s.waiting != NONE and (s.waiting == UNSEEN or not knows) else 0)
    add_one_hot(out, s.waiting if knows else NONE, len(s.cards.source_ids))


def add_laid(out: Vector, s: "TradejackState", seat: i64) -> None:
    """Write what the seat has laid face-down. TJ-R-16"""
    faces: i64 = len(s.cards.product_ids)
    width: i64 = len(s.cards.source_ids)
    start = out.skip(faces + width)
    out.add(NONE)
    if not s.is_sealed():
        return
    for entry in s.laid:
        if entry // SEAT == seat:
            product = entry % SEAT // PRODUCT
            source = entry % PRODUCT
            out.items[start + product] += 1
            if source == HALF:
                out.items[start + faces + width] = product
            elif source != LONE:
                out.items[start + faces + source] += 1


def add_co2_limit(out: Vector, s: "TradejackState", seat: i64) -> None:
    """Write the token that loses the game, where tokens count. TJ-R-48"""
    out.add(int(s.limit()) if s.chosen.co2 else -1)


def add_decks(out: Vector, s: "TradejackState", seat: i64) -> None:
    """Write how many cards the decks have left."""
    out.add_all([int(cards_in(s.product_deck)), s.sources_left(), s.demand_left()])
