"""The Product Phase. TJ-PROD-01, TJ-PROD-02"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import DRAWS, NONE, PRODUCT_DRAW
from entrepot.games.tradejack.phases.demand import is_empty
from entrepot.games.tradejack.phases.order import BIDDING
from entrepot.games.tradejack.position.reshuffle import Reshuffle
from entrepot.games.tradejack.position.state import TradejackState
from entrepot.kernel.audience import EVERYONE, all_but, only
from entrepot.kernel.message import seat_name
from entrepot.kernel.phase import Phase


@final
class Products(Phase[TradejackState]):
    """Every player draws two Product cards, clockwise from the First Player, while there are any. TJ-R-35"""

    name = "products"

    def enter(self, s: TradejackState) -> None:
        for seat in s.in_turn():
            drawn = 0
            while drawn < DRAWS and draw_product(s, seat):
                drawn += 1
            if s.listening:
                s.tell("drew", all_but(seat), {"seat": seat_name(int(seat)), "count": drawn})
        s.goto(BIDDING)


def draw_product(s: TradejackState, seat: i64) -> bool:
    """Draw one Product card into a hand; say whether there was one."""
    face = s.draw(PRODUCT_DRAW, s.product_deck, only(seat))
    if face == NONE:
        if not reshuffle_products(s):
            return False
        face = s.draw(PRODUCT_DRAW, s.product_deck, only(seat))
    faces: i64 = len(s.cards.product_ids)
    s.products[seat * faces + face] += 1
    since = s.reshuffle
    if since is not None:
        since.drawn[seat * faces + face] += 1
    if s.listening:
        s.tell("drew-card", only(seat), {"seat": seat_name(int(seat)), "product": s.game.face("product", int(face))})
    return True


def reshuffle_products(s: TradejackState) -> bool:
    """In the Advanced Game make a new deck of the discards, if there are any. TJ-ADV-03, TJ-R-34, TJ-R-37"""
    if not s.chosen.advanced or is_empty(s.product_discard):
        return False
    faces = len(s.cards.product_ids)
    s.product_deck = s.product_discard
    s.product_discard = vec[i64]([i64(0)] * faces)
    held = vec[i64]([s.held_products(seat) for seat in range(s.seats)])
    nothing = vec[i64]([i64(0)] * (s.seats * faces))
    s.reshuffle = Reshuffle(s.product_deck[:], held, nothing, nothing[:])  # more can be worked out: TJ-R-58
    if s.listening:
        s.tell("reshuffled-products", EVERYONE, {"count": sum(s.product_deck)})
    return True
