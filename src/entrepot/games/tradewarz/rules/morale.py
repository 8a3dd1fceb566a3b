"""Morale cards: who may play which when, and what they do. TW-MORALE-04, TW-MORALE-05, TW-R-48"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import ADD, PLAY
from entrepot.games.tradewarz.content import card_numbers as words
from entrepot.games.tradewarz.content.tables import EVERY, GOODS, NONE
from entrepot.games.tradewarz.rules import army, technology, tokens
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState


def held(s: "TradeWarzState", seat: i64) -> i64:
    """Return how many morale cards a seat has in hand, which all can see. TW-R-80"""
    faces: i64 = s.cards.morale.faces
    count: i64 = 0
    for at in range(seat * faces, (seat + 1) * faces):
        count += s.morale[at]
    return count


def add_playable(s: "TradeWarzState", seat: i64, before_action: bool, moves: Moves) -> None:
    """Add the economy cards that can do something for their player now. TW-R-48"""
    cards = s.cards.morale
    for face in range(cards.faces):
        if s.morale[seat * cards.faces + face] > 0 and does_something(s, seat, cards.effect[face], before_action):
            moves.add(PLAY.base + face)


def does_something(s: "TradeWarzState", seat: i64, effect: i64, before_action: bool) -> bool:
    """Say whether an effect could come to anything outside a battle; no card breaks a limit. TW-R-45"""
    if effect == words.RESOURCE:
        return True
    if effect == words.VOLUNTEER:
        gate: i64 = s.gate[seat]
        free = army.host(s, gate) in (NONE, seat) and army.soldiers(s, seat, gate) < army.GATE_LIMIT
        return free and s.reserve[seat] > 0
    return effect in (words.FORCED_MARCH, words.ENGINEERS) and before_action and tokens.can_march(s, seat)


def add_cancels(s: "TradeWarzState", seat: i64, moves: Moves) -> None:
    """Add the cards with which a seat can call a battle off. TW-CANCEL-01"""
    cards = s.cards.morale
    for face in range(cards.faces):
        if cards.effect[face] == words.CANCEL and s.morale[seat * cards.faces + face] > 0:
            moves.add(PLAY.base + face)


def add_choices(s: "TradeWarzState", seat: i64, picked: list[int], moves: Moves) -> None:
    """Add the cards that a seat can still add to its secret choice for a battle. TW-BATTLE-10, TW-R-45"""
    cards = s.cards.morale
    for face in range(cards.faces):
        if cards.is_added[face] and s.morale[seat * cards.faces + face] > picked.count(face):
            moves.add(ADD.base + face)


def use(s: "TradeWarzState", seat: i64, face: i64) -> None:
    """Put a card from hand under the deck. TW-MORALE-05"""
    at = seat * s.cards.morale.faces + face
    s.morale[at] -= 1
    if s.known[at] > 0:
        s.known[at] -= 1
    s.returned.append(int(face))


def play(s: "TradeWarzState", seat: i64, face: i64) -> None:
    """Play an economy card. TW-CALC-10"""
    use(s, seat, face)
    s.revealed = True
    cards = s.cards.morale
    if s.listening:
        s.tell("played", EVERYONE, {"seat": seat_name(int(seat)), "card": s.game.face("morale", int(face))})
    effect, amount = cards.effect[face], cards.amount[face]
    if effect == words.RESOURCE:
        for good in range(GOODS):
            if cards.what[face] in (good, EVERY):
                s.goods[seat * GOODS + good] += amount
    elif effect == words.VOLUNTEER:
        technology.free_soldiers(s, seat, amount)
    elif effect == words.FORCED_MARCH:
        s.boost += amount
    elif effect == words.ENGINEERS:
        s.engineers += amount
