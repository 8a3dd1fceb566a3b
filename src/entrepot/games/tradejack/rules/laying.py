"""What may still be laid down in Production. TJ-MAKE-02, TJ-MAKE-03, TJ-R-13, TJ-R-54, TJ-R-55"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradejack.actions import WITH
from entrepot.games.tradejack.content.tables import HALF, NONE, PRODUCT, SEAT
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState


def is_forced(s: "TradejackState", seat: i64) -> bool:
    """Say whether public facts alone leave the seat nothing to lay down. TJ-R-54"""
    return s.held_products(seat) == 0 or (s.chosen.co2 and s.held_sources(seat) == 0)


def free_products(s: "TradejackState", seat: i64) -> vec[i64]:
    """Return the seat's products by face that do not lie on the table yet."""
    faces: i64 = len(s.cards.product_ids)
    products = s.products[seat * faces : (seat + 1) * faces]
    for entry in s.laid:
        if entry // SEAT == seat:
            products[entry % SEAT // PRODUCT] -= 1
    return products


def free_sources(s: "TradejackState", seat: i64) -> vec[i64]:
    """Return the seat's sources by face that do not lie on the table yet."""
    faces: i64 = len(s.cards.source_ids)
    sources = s.sources[seat * faces : (seat + 1) * faces]
    for entry in s.laid:
        if entry // SEAT == seat and entry % PRODUCT < HALF:
            sources[entry % PRODUCT] -= 1
    return sources


def kind_laid(s: "TradejackState", seat: i64) -> i64:
    """Return the source (or LONE) of an entry that the seat has laid, or NONE: the first decides. TJ-R-55"""
    for entry in s.laid:
        if entry // SEAT == seat:
            return entry % PRODUCT
    return NONE


def add_sources(s: "TradejackState", product: i64, sources: vec[i64], moves: Moves) -> None:
    """Add the actions that complete a set: unbanned free sources of the product's colour.

    TJ-MAKE-02, TJ-MAKE-03, TJ-R-13
    """
    cards = s.cards
    colour = cards.product_colour[product]
    banned = s.banned_kinds()
    face: i64 = 0
    for count in sources:
        if count > 0 and cards.source_colour[face] == colour and banned >> cards.source_kind[face] & 1 == 0:
            moves.add(WITH.base + face)
        face += 1


def usable_colours(s: "TradejackState", sources: vec[i64]) -> i64:
    """Return as bits the colours of which an unbanned source is free."""
    cards = s.cards
    banned = s.banned_kinds()
    one: i64 = 1
    usable: i64 = 0
    face: i64 = 0
    for count in sources:
        if count > 0 and banned >> cards.source_kind[face] & 1 == 0:
            usable |= one << cards.source_colour[face]
        face += 1
    return usable
