"""What an observation says of fields where there is more to do than `fields.py` tells. TJ-INFO-01, TJ-R-16, TJ-R-39"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import AWARD_SEAT, HALF, LONE, NONE, PRODUCT, SEAT, UNSEEN
from entrepot.kernel.bag import cards_in
from entrepot.kernel.observation import add_one_hot

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState


def add_sources(out: list[int], s: "TradejackState", seat: i64) -> None:
    """Write everybody's sources as far as they are known."""
    if s.over or not s.chosen.from_memory:
        out += s.sources
        return
    width: i64 = len(s.cards.source_ids)
    hidden = [-1] * width
    for other in range(s.seats):
        out += s.sources[other * width : (other + 1) * width] if other == seat else hidden


def add_awards(out: list[int], s: "TradejackState", seat: i64) -> None:
    """Write who has won which Awards."""
    start: i64 = len(out)
    out += [0] * (s.seats * s.cards.awards)
    for entry in s.won:
        out[start + entry // AWARD_SEAT * s.cards.awards + entry % AWARD_SEAT] += 1


def add_demand(out: list[int], s: "TradejackState", seat: i64) -> None:
    """Write this round's Demand and the Regulations in force."""
    start: i64 = len(out)
    out += [0] * len(s.cards.demand_ids)
    for face in s.demand:
        out[start + face] += 1
    for face in s.regulations:
        out[start + face] = 1


def add_passes(out: list[int], s: "TradejackState", seat: i64) -> None:
    """Write how many have passed in a row; no more than there are seats."""
    out.append(int(s.passes))


def add_waiting(out: list[int], s: "TradejackState", seat: i64) -> None:
    """Write the turn's other Source card: that it lies there, or which it is. TJ-R-06"""
    knows = seat == s.revealer
    out.append(1 if s.waiting != NONE and (s.waiting == UNSEEN or not knows) else 0)
    add_one_hot(out, s.waiting if knows else NONE, len(s.cards.source_ids))


def add_laid(out: list[int], s: "TradejackState", seat: i64) -> None:
    """Write what the seat has laid face-down. TJ-R-16"""
    faces: i64 = len(s.cards.product_ids)
    width: i64 = len(s.cards.source_ids)
    start: i64 = len(out)
    out += [0] * (faces + width)
    out.append(NONE)
    if not s.is_sealed():
        return
    for entry in s.laid:
        if entry // SEAT == seat:
            product = entry % SEAT // PRODUCT
            source = entry % PRODUCT
            out[start + product] += 1
            if source == HALF:
                out[start + faces + width] = product
            elif source != LONE:
                out[start + faces + source] += 1


def add_co2_limit(out: list[int], s: "TradejackState", seat: i64) -> None:
    """Write the token that loses the game, where tokens count. TJ-R-48"""
    out.append(int(s.limit()) if s.chosen.co2 else -1)


def add_decks(out: list[int], s: "TradejackState", seat: i64) -> None:
    """Write how many cards the decks have left."""
    out += [int(cards_in(s.product_deck)), s.sources_left(), s.demand_left()]
