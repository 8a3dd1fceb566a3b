"""What play cards do: each effect word by word, cited card by card in `card_words`. RT-CARD"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.card_words import IN_BATTLE, NOBODY
from entrepot.games.trigon.content.vocabulary import KNIGHT, NONE
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.rules import aiming, figures, gifts, losses, settlements, treasury
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def carry_out(s: "TrigonState", seat: i64, face: i64) -> bool:
    """Let a card work on a seat; say whether it has laid a phase on the stack to ask, or else is done."""
    if s.cards.play_loss[face]:
        return lose(s, seat, face)
    if s.cards.play_aim[face] != NOBODY:
        s.push(s.cards.play_asks[face], int(face))
        return True
    if s.cards.play_effect[face] == words.EXPLORER:
        s.explorer = True  # RT-CARD-56, RT-R-72
        return False
    return gain(s, seat, face)


def lose(s: "TrigonState", seat: i64, face: i64) -> bool:
    """Take something from a seat; where it has a choice it is asked."""
    effect: i64 = s.cards.play_effect[face]
    asks: i64 = s.cards.play_asks[face]
    count = losses.to_lose(s, seat, face)
    if count == 0:
        tell_no_effect(s, seat, face)
    elif effect == words.LOSE_PALACE:
        settlements.fell_palace(s, seat)  # RT-CARD-38, RT-CARD-39
    elif effect == words.LOSE_COINS:
        pay(s, seat, s.cards.play_metal[face], count)
    else:
        s.push(asks, int(face), int(seat), 0 if asks == order.SITE else int(count))
        return True
    return False


def gain(s: "TrigonState", seat: i64, face: i64) -> bool:
    """Give a seat something; where it has a choice it is asked. A gift that cannot be had is lost. RT-R-23, RT-R-76"""
    cards = s.cards
    effect: i64 = cards.play_effect[face]
    amount: i64 = cards.play_amount[face]
    if effect == words.GAIN_COINS:
        receive(s, seat, face, cards.play_metal[face], amount)
    elif effect == words.GAIN_PER_SETTLEMENT:
        receive(s, seat, face, cards.play_metal[face], amount * s.settlements[seat])
    elif cards.play_asks[face] == NONE or is_in_vain(s, seat, effect):
        tell_no_effect(s, seat, face)
    elif effect == words.GAIN_ANY_COINS:
        s.push(order.TAKE_COINS, int(face), NONE, int(min(amount, s.bank[0] + s.bank[1] + s.bank[2])))  # RT-R-96
        return True
    else:
        s.push(cards.play_asks[face], int(face), 0 if effect == words.FREE_VILLAGE else int(seat))
        return True
    return False


def is_in_vain(s: "TrigonState", seat: i64, effect: i64) -> bool:
    """Say whether a gift cannot be taken at all: no settlement, no piece, no site, no coin. RT-R-28, RT-R-54"""
    if effect == words.GAIN_KNIGHTS:
        return s.settlements[seat] == 0 or figures.left(s, seat, KNIGHT) == 0
    if effect == words.GAIN_PEOPLE:
        return not gifts.has_room(s, seat)
    if effect == words.FREE_VILLAGE:
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
    return s.cards.play_when[face] != IN_BATTLE and aiming.has_target(s, seat, s.cards.play_aim[face])
