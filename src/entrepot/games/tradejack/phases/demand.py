"""Set-up and the Demand Phase.

TJ-SETUP-01, TJ-SETUP-02, TJ-SETUP-03, TJ-SETUP-04, TJ-SETUP-05, TJ-SETUP-06, TJ-SETUP-07, TJ-SETUP-08, TJ-SETUP-09,
TJ-SETUP-10, TJ-SETUP-11, TJ-DEMAND-01, TJ-DEMAND-02, TJ-DEMAND-03, TJ-DEMAND-04
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import BLOCK_A, BLOCK_B, BLOCK_C, DEMAND_DRAW, FIRST_PLAYER, NONE, REVEALS
from entrepot.games.tradejack.phases.order import DEMAND, PRODUCTS
from entrepot.games.tradejack.position.state import TradejackState
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.phase import Phase


@final
class Setup(Phase[TradejackState]):
    """Builds the Demand deck and chooses the first First Player.

    TJ-SETUP-04, TJ-SETUP-05, TJ-SETUP-06, TJ-SETUP-07, TJ-R-40
    """

    name = "setup"

    def enter(self, s: TradejackState) -> None:
        cards = s.cards
        for face in range(len(cards.demand_ids)):
            if cards.is_advanced[face] and not s.chosen.advanced:  # TJ-ADV-01
                continue
            if s.chosen.co2 and not cards.is_counting(face):  # TJ-CO-01
                continue
            block = cards.demand_block[face]  # three-dot cards have a letter too: TJ-R-43
            if block == BLOCK_B:
                s.card_b = face
            elif block == BLOCK_A:
                s.block_a[face] = cards.demand_copies[face]
            else:
                s.block_c[face] = cards.demand_copies[face]
        s.removed = s.chosen.removed  # nobody sees which: TJ-R-32
        given = s.chosen.first_seat
        s.first = s.pick(FIRST_PLAYER, s.seats, EVERYONE) if given == NONE else given
        if s.listening:
            s.tell("began", EVERYONE, {"first": seat_name(int(s.first))})
        s.goto(DEMAND)


@final
class Demand(Phase[TradejackState]):
    """Turns up Demand cards until three counting ones lie there, or ends the game. TJ-R-44, TJ-R-46"""

    name = "demand"

    def enter(self, s: TradejackState) -> None:
        if not is_counting_left(s):  # a lone Regulation makes no further round: TJ-END-01, TJ-R-04
            if s.listening:
                s.tell("ended", EVERYONE, {})
            s.finish("reputation")
            return
        while len(s.demand) < REVEALS and turn_up(s):
            pass
        s.goto(PRODUCTS)


def is_empty(bag: vec[i64]) -> bool:
    """Say whether a bag has no card."""
    for count in bag:
        if count > 0:
            return False
    return True


def cards_in(bag: vec[i64], faces: i64) -> i64:
    """Return the number of cards in a bag, of its first `faces` faces only."""
    total: i64 = 0
    for face in range(faces):
        total += bag[face]
    return total


def is_counting_left(s: TradejackState) -> bool:
    """Say whether a Trend or Award can still be revealed. B has none: TJ-COMP-14"""
    counting = s.cards.first_regulation
    for face in range(counting):
        if s.block_c[face] > 0:
            return True
    return cards_in(s.block_a, counting) > s.removed


def top_block(s: TradejackState) -> i64:
    """Return the block that the next Demand card comes from but for B, A before C; NONE if both are used up."""
    if s.removed == 0:
        if not is_empty(s.block_a):
            return BLOCK_A
    elif cards_in(s.block_a, len(s.block_a)) > s.removed:
        return BLOCK_A
    return NONE if is_empty(s.block_c) else BLOCK_C


def turn_up(s: TradejackState) -> bool:
    """Reveal the top card of the Demand deck, A before B before C; say whether there was one."""
    block = top_block(s)
    if s.card_b != NONE and block != BLOCK_A:
        face: i64 = s.card_b
        s.card_b = NONE
    elif block == NONE:
        return False
    else:
        face = s.draw(DEMAND_DRAW, s.block_a if block == BLOCK_A else s.block_c, EVERYONE)
    cards = s.cards
    if cards.is_counting(face):
        s.demand.append(face)
    else:
        s.regulations.append(face)  # in force at once and for good, and not one of the three: TJ-REG-01, TJ-REG-04
    if s.listening:
        s.tell("demanded", EVERYONE, {"card": s.game.face("demand", int(face))})
    return True
