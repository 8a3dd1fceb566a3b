"""What may still be laid down in Production. TJ-MAKE-02, TJ-MAKE-03, TJ-R-13, TJ-R-54, TJ-R-55"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import COLOURS, HALF, NONE, PRODUCT, SEAT
from entrepot.kernel.bits import BIT

if TYPE_CHECKING:
    from entrepot.games.tradejack.position.state import TradejackState


def is_forced(s: "TradejackState", seat: i64) -> bool:
    """Say whether public facts alone leave the seat nothing to lay down. TJ-R-54"""
    return s.held_products(seat) == 0 or (s.chosen.co2 and s.held_sources(seat) == 0)


def free_products(s: "TradejackState", seat: i64) -> i64:
    """Return the set of the seat's products of which one does not lie on the table yet."""
    faces: i64 = len(s.cards.product_ids)
    products, start = s.products, seat * faces
    free = held(products, start, faces)
    for entry in s.laid:
        product = entry % SEAT // PRODUCT
        if entry // SEAT == seat and products[start + product] == laid_of_product(s, seat, product):
            free &= ~BIT[product]
    return free


def free_sources(s: "TradejackState", seat: i64) -> i64:
    """Return the set of the seat's sources of which one does not lie on the table yet."""
    faces: i64 = len(s.cards.source_ids)
    sources, start = s.sources, seat * faces
    free = held(sources, start, faces)
    for entry in s.laid:
        source = entry % PRODUCT
        if entry // SEAT == seat and source < HALF and sources[start + source] == laid_of_source(s, seat, source):
            free &= ~BIT[source]
    return free


def held(hands: vec[i64], start: i64, faces: i64) -> i64:
    """Return the set of the faces of which a hand, a stretch of counts, has a card."""
    found: i64 = 0
    for face in range(faces):
        is_held: i64 = hands[start + face] > 0  # added up without a branch, which no processor could foresee
        found |= is_held << face
    return found


def laid_of_product(s: "TradejackState", seat: i64, product: i64) -> i64:
    """Return how many cards of a product the seat has laid."""
    found: i64 = 0
    for entry in s.laid:
        if entry // SEAT == seat and entry % SEAT // PRODUCT == product:
            found += 1
    return found


def laid_of_source(s: "TradejackState", seat: i64, source: i64) -> i64:
    """Return how many cards of a source the seat has laid."""
    found: i64 = 0
    for entry in s.laid:
        if entry // SEAT == seat and entry % PRODUCT == source:
            found += 1
    return found


def kind_laid(s: "TradejackState", seat: i64) -> i64:
    """Return the source (or LONE) of an entry that the seat has laid, or NONE: the first decides. TJ-R-55"""
    for entry in s.laid:
        if entry // SEAT == seat:
            return entry % PRODUCT
    return NONE


def fitting(s: "TradejackState", product: i64, sources: i64) -> i64:
    """Return which of some sources complete a set: unbanned ones of the product's colour.

    TJ-MAKE-02, TJ-MAKE-03, TJ-R-13
    """
    return sources & s.cards.sources_of[s.cards.product_colour[product]] & ~s.banned_sources()


def pairable(s: "TradejackState", products: i64, sources: i64) -> i64:
    """Return which of some products an unbanned one of these sources could complete."""
    cards = s.cards
    usable = sources & ~s.banned_sources()
    found: i64 = 0
    for colour in range(len(COLOURS)):
        if usable & cards.sources_of[colour]:
            found |= products & cards.products_of[colour]
    return found
