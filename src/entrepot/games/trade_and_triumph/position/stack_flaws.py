"""Which phases cannot lie on one another, and which numbers they cannot have."""

from itertools import pairwise
from typing import TYPE_CHECKING

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.content import card_numbers as words
from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.content.tables import COLOURS
from entrepot.games.trade_and_triumph.phases import order
from entrepot.games.trade_and_triumph.rules import drawing
from entrepot.kernel.phase import FRAME

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def stack_flaw(s: "TradeState") -> str:
    """Say what is wrong with the stack; empty if nothing is."""
    frames = [s.stack[at : at + FRAME] for at in range(0, len(s.stack), FRAME)]
    if not frames:
        return ""
    if not order.START <= frames[0][0] <= order.HAND_LIMIT:
        return "a step of the turn lies at the bottom of the stack"
    if any(frame[0] < order.ARRIVAL for frame in frames[1:]):
        return "a step of the turn lies on another phase"
    for below, frame in pairwise(frames):
        found = frame_flaw(s, below, frame)
        if found:
            return found
    is_resolving = any(frame[0] == order.ARRIVAL for frame in frames[1:])
    if is_resolving and s.at < 0 and frames[-1][0] != order.ARRIVAL:
        return "an arrival lies on the stack, and 'at' does not say which"
    if s.at >= 0 and not is_resolving:
        return "'at' names an arrival, and none lies on the stack"
    if frames[0][0] == order.MOVE and frames[0][1] not in (0, 1):
        return "the Move step's number is 0, or 1 once the movement is made"
    return "" if frames[-1][0] not in (order.MOVE, order.DRAW, order.PLAY) else waiting_flaw(s, frames[0])


def waiting_flaw(s: "TradeState", frame: list[int]) -> str:
    """Say what is wrong with a step that asks: nothing waits to be resolved before."""
    if s.arrivals:
        return "arrivals wait, so they are resolved before anybody is asked"
    if frame[0] == order.DRAW and drawing.is_over(s):
        return "nothing can be drawn and no free action is open, so that the Draw step is over (TT-R-08)"
    return "the movement is made, so the Move step is over" if frame[0] == order.MOVE and frame[1] == 1 else ""


def frame_flaw(s: "TradeState", below: list[int], frame: list[int]) -> str:
    """Say whether a phase cannot lie on another, or has impossible numbers."""
    phase = frame[0]
    if phase == order.ARRIVAL:
        can = below[0] in (order.MOVE, order.DRAW, order.PLAY)
    elif phase == order.REVEAL:
        can = below[0] == order.ARRIVAL and s.at >= 0 and len(s.turned) > 1
    elif phase == order.CARD:
        can = below[0] in (order.MOVE, order.DRAW, order.PLAY, order.ARRIVAL, order.CARD) and is_card(s, frame)
    else:
        can = below[0] == order.CARD and is_choice(s, below, frame)
    return "" if can else f"{s.game.phases[phase].name!r} cannot lie on {s.game.phases[below[0]].name!r} like that"


def is_card(s: "TradeState", frame: list[int]) -> bool:
    """Say whether the numbers are a card, one of its effects, and how far it has come."""
    _, card, slot, progress = frame
    if not 0 <= card < 3 * CAPACITY or card % CAPACITY >= len(s.cards.ids[card // CAPACITY]):
        return False
    return slot in (0, 1) and 0 <= progress <= s.cards.amounts[card * 2 + slot]


def is_choice(s: "TradeState", below: list[int], frame: list[int]) -> bool:
    """Say whether the choice belongs to the effect that is on, and its numbers are within what it counts."""
    phase, effect, second, third = frame
    if effect != below[1] * 2 + below[2]:
        return False
    word = s.cards.words[effect]
    if not parts.can_ask_by(phase, word):
        return False
    amount = max(s.cards.amounts[effect], 1)
    if phase == order.NODE or phase == order.RIVAL_DISCARDS or (phase == order.CUBE and word == words.STEAL_CUBE):
        return is_rival(s, second - 1) and 1 <= third <= amount
    if phase == order.CUBE or phase == order.SWAP:
        return 0 <= second <= (COLOURS if phase == order.SWAP else 0) and 1 <= third <= amount
    if phase == order.FETCH or phase == order.TRACK:
        return 1 <= second <= amount and third == 0
    return second == 0 and third == 0


def is_rival(s: "TradeState", seat: int) -> bool:
    """Say whether the number is another seat than the one on turn."""
    return 0 <= seat < int(s.seats) and seat != s.active
