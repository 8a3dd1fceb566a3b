"""What play cards do: each effect word by word, cited card by card in `card_words`. RT-CARD"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import (
    ESPIONAGE,
    EXPLORER,
    FREE_VILLAGE,
    GAIN_ANY_COINS,
    GAIN_COINS,
    GAIN_KNIGHTS,
    GAIN_PEOPLE,
    GAIN_PER_SETTLEMENT,
    INTRIGUE,
    KNIGHT,
    LOSE_ANY_COINS,
    LOSE_COINS,
    LOSE_HALF_COINS,
    LOSE_PALACE,
    LOSE_PEOPLE,
    LOSE_SETTLEMENT,
    NONE,
    STEAL_COINS,
    STEAL_ROLLED,
    TURNCOAT,
)
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.rules import aiming, figures, gifts, losses, settlements, treasury
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def carry_out(s: "TrigonState", seat: i64, face: i64) -> bool:
    """Let a card work on a seat; say whether it has laid a phase on the stack to ask, or else is done."""
    effect: i64 = s.cards.play_effect[face]
    if losses.is_counted(effect) or effect == LOSE_SETTLEMENT or effect == LOSE_PALACE or effect == LOSE_PEOPLE:
        return lose(s, seat, face, effect)
    if effect == STEAL_ROLLED or effect == STEAL_COINS or effect == ESPIONAGE:
        s.push(order.TARGET, int(face))
        return True
    if effect == TURNCOAT or effect == INTRIGUE:
        s.push(order.TURNCOAT if effect == TURNCOAT else order.INTRIGUE, int(face))
        return True
    if effect == EXPLORER:
        s.explorer = True  # RT-CARD-56, RT-R-72
        return False
    return gain(s, seat, face, effect)


def lose(s: "TrigonState", seat: i64, face: i64, effect: i64) -> bool:
    """Take something from a seat; where it has a choice it is asked."""
    if not losses.would_hit(s, seat, face):
        tell_no_effect(s, seat, face)
        return False
    if effect == LOSE_PALACE:
        settlements.fell_palace(s, seat)  # RT-CARD-38, RT-CARD-39
        return False
    if effect == LOSE_SETTLEMENT or effect == LOSE_PEOPLE:
        s.push(order.SITE, int(face), int(seat))
        return True
    count = losses.to_lose(s, seat, face)
    if effect == LOSE_COINS:
        pay(s, seat, s.cards.play_metal[face], count)
        return False
    in_coins = effect == LOSE_HALF_COINS or effect == LOSE_ANY_COINS
    s.push(order.PAY if in_coins else order.DROP, int(face), int(seat), int(count))
    return True


def gain(s: "TrigonState", seat: i64, face: i64, effect: i64) -> bool:
    """Give a seat something; where it has a choice it is asked. A gift that cannot be had is lost. RT-R-23, RT-R-76"""
    cards = s.cards
    if effect == GAIN_COINS:
        receive(s, seat, face, cards.play_metal[face], cards.play_amount[face])
        return False
    if effect == GAIN_PER_SETTLEMENT:
        receive(s, seat, face, cards.play_metal[face], cards.play_amount[face] * s.settlements[seat])
        return False
    if is_in_vain(s, seat, effect):
        tell_no_effect(s, seat, face)
        return False
    if effect == GAIN_ANY_COINS:
        count = min(cards.play_amount[face], s.bank[0] + s.bank[1] + s.bank[2])  # RT-R-96
        s.push(order.TAKE_COINS, int(face), NONE, int(count))
    elif effect == FREE_VILLAGE:
        s.push(order.FREE_VILLAGE, int(face))
    else:
        s.push(order.SITE, int(face), int(seat))
    return True


def is_in_vain(s: "TrigonState", seat: i64, effect: i64) -> bool:
    """Say whether a gift cannot be taken at all: no settlement, no piece, no site, no coin. RT-R-28, RT-R-54"""
    if effect == GAIN_KNIGHTS:
        return s.settlements[seat] == 0 or figures.left(s, seat, KNIGHT) == 0
    if effect == GAIN_PEOPLE:
        return not gifts.has_room(s, seat)
    if effect == FREE_VILLAGE:
        return settlements.free_slot(s, seat) == NONE or not gifts.sites(s, seat)
    return s.bank[0] + s.bank[1] + s.bank[2] == 0


# ---------------------------------------------------------------- coins


def receive(s: "TrigonState", seat: i64, face: i64, metal: i64, count: i64) -> None:
    """Take coins from the bank, as far as it has them. RT-R-23"""
    paid = treasury.gain(s, seat, metal, count)
    if paid == 0:
        tell_no_effect(s, seat, face)
    else:
        tell_coins(s, "gained", seat, metal, paid)


def pay(s: "TrigonState", seat: i64, metal: i64, count: i64) -> None:
    """Return coins to the bank."""
    treasury.lose(s, seat, metal, count)
    tell_coins(s, "paid", seat, metal, count)


def tell_coins(s: "TrigonState", kind: str, seat: i64, metal: i64, count: i64) -> None:
    """Tell all of coins that go or come."""
    if s.listening:
        s.tell(kind, EVERYONE, {"seat": seat_name(int(seat)), "coins": treasury.amount(metal, count)})


def tell_no_effect(s: "TrigonState", seat: i64, face: i64) -> None:
    """Tell all that a card does nothing to a seat."""
    if s.listening:
        s.tell("no-effect", EVERYONE, {"seat": seat_name(int(seat)), "card": s.game.face("play", int(face))})


def can_play(s: "TrigonState", seat: i64, face: i64) -> bool:
    """Say whether a card in hand can be played in the own turn: its moment is now, and it has a target. RT-PLAY-17"""
    return aiming.has_its_moment(s.cards.play_effect[face]) and aiming.has_target(s, seat, s.cards.play_effect[face])
