"""What makes a position impossible: things that do not add up, and phases that could not lie on the stack like that."""

from typing import TYPE_CHECKING

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.content.board import INNER
from entrepot.games.trade_and_triumph.content.tables import CUBES, HAND_LIMIT, TARGET_POINTS
from entrepot.games.trade_and_triumph.phases import order
from entrepot.games.trade_and_triumph.position import memory
from entrepot.games.trade_and_triumph.position.memory_flaws import memory_flaw
from entrepot.games.trade_and_triumph.position.record_flaws import record_flaw
from entrepot.games.trade_and_triumph.position.stack_flaws import stack_flaw
from entrepot.games.trade_and_triumph.rules.hands import HAND

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def flaw(s: "TradeState") -> str:
    """Return, in one sentence, why this can be no position of the game; empty if it can."""
    if s.stack and s.stack[0] == order.SETUP:
        return ""
    return (
        cards_flaw(s)
        or cubes_flaw(s)
        or seats_flaw(s)
        or turn_flaw(s)
        or known_flaw(s)
        or record_flaw(s)
        or stack_flaw(s)
    )


def cards_flaw(s: "TradeState") -> str:
    """Say which card is there more or less often than in the box, or where it cannot be."""
    if s.chosen.at_once and any(entry % HAND // CAPACITY == 2 for entry in s.hands):
        return "with specialty = at-once nobody has a Specialty card in hand (TT-R-11)"
    return s.game.position.flaw(s)


def cubes_flaw(s: "TradeState") -> str:
    """Say which cubes do not add up. TT-COMP-07"""
    for region, id in enumerate(s.cards.region_ids):
        total = s.supply[region] + sum(s.cubes[region::4])
        if total != CUBES:
            return f"it has {total} {id} cubes, and the game {CUBES}"
    return ""


def seats_flaw(s: "TradeState") -> str:
    """Say what cannot be true of a seat."""
    if max(s.points) >= TARGET_POINTS and not s.triggered:
        return f"somebody has {max(s.points)} points, so the end is triggered (TT-R-41)"
    for seat in range(s.seats):
        if not s.chosen.board.is_real(s.place[seat]):
            return f"seat {seat} is on no space of this board"
        if s.forced >> seat & 1 and s.place[seat] >= INNER:
            return f"seat {seat} is forced, so its trader stands on an end (TT-R-21)"
        if s.unmoved >> seat & 1 and (s.place[seat] != 0 or not s.chosen.bars_opening_sale):
            return f"seat {seat} is 'unmoved', which is for traders in the city where the opening sale is barred"
    return ""


def turn_flaw(s: "TradeState") -> str:
    """Say what cannot be true of the turn."""
    if s.draws_left > s.draw_limit or s.plays_left > s.play_limit:
        return "more draws or plays are left than are in force"
    if s.turned and s.at < 0:
        return "cards are turned up, and 'at' names no arrival"
    if s.turned_up < len(s.turned):
        return "'turned_up' counts fewer cards than are still to be applied"
    for eternal in s.eternals:
        if eternal >= 2 * memory.SEEN and eternal // memory.SEEN % 2 == 0:
            return "an Eternal that sleeps cannot have been used (TT-ETER-02)"
    if s.stack and s.stack[0] == order.HAND_LIMIT and s.hand_size(s.active) <= HAND_LIMIT:
        return f"'hand-limit' is for hands of more than {HAND_LIMIT} cards"
    return ""


def known_flaw(s: "TradeState") -> str:
    """Say which memory cannot be true."""
    return memory_flaw(s.known, s.hands, s.down, s.seats)
