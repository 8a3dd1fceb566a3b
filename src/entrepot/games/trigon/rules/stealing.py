"""Taking coins and cards from another player, and looking at a hand. RT-CARD-31, RT-CARD-32, RT-CARD-54, RT-CARD-55"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import COINS
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.rules import hands, treasury
from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.message import message, seat_name

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def rob(s: "TrigonState", seat: i64, victim: i64, metal: i64, count: i64) -> None:
    """Take coins from another player. RT-R-80"""
    s.coins[victim * COINS + metal] -= count
    s.coins[seat * COINS + metal] += count
    if s.listening and count > 0:
        args = {"seat": seat_name(int(seat)), "partner": seat_name(int(victim))}
        s.tell("stole", EVERYONE, {**args, "coins": treasury.amount(metal, count)})


def spy(s: "TrigonState", seat: i64, victim: i64) -> None:
    """Look at all that another player holds; nobody else sees it, and the spy remembers. RT-CARD-54, RT-R-81"""
    memory.saw(s, seat, victim)
    s.revealed = True
    if s.listening:
        args = {"seat": seat_name(int(seat)), "partner": seat_name(int(victim))}
        s.tell("spied", EVERYONE, args)
        quests = [s.game.face("quest", face) for face in hands.faces(s.quests, victim)]
        cards = [s.game.face("play", face) for face in hands.faces(s.kept, victim)]
        s.tell("saw", only(seat), {**args, "quests": quests, "cards": cards})


def steal_card(s: "TrigonState", seat: i64, victim: i64, deck: i64, face: i64) -> None:
    """Take a card into one's own hand: all see its kind, these two its face. RT-CARD-55, RT-R-81"""
    move(s, victim, seat, deck, face)
    memory.passed(s, victim, seat, deck, face)
    s.revealed = True
    if s.listening:
        kind = message("trigon-card-kind-quest" if deck == memory.QUEST_DECK else "trigon-card-kind-play")
        args = {"seat": seat_name(int(seat)), "partner": seat_name(int(victim)), "kind": kind}
        s.tell("stole-card", EVERYONE, args)
        tell_got(s, seat, deck, face, only(victim) | only(seat))


def move(s: "TrigonState", giver: i64, taker: i64, deck: i64, face: i64) -> None:
    """Hand a card over; a quest's progress is lost. RT-CARD-08, RT-R-34, RT-R-81"""
    if deck == memory.QUEST_DECK:
        hands.drop_quest(s, giver, face)
        hands.take_quest(s, taker, face)
    else:
        hands.drop_card(s, giver, face)
        hands.take_card(s, taker, face)


def tell_got(s: "TrigonState", seat: i64, deck: i64, face: i64, audience: i64) -> None:
    """Tell those who know which card a seat has got."""
    if not s.listening:
        return
    if deck == memory.QUEST_DECK:
        s.tell("got-quest", audience, {"seat": seat_name(int(seat)), "quest": s.game.face("quest", int(face))})
    else:
        s.tell("got-card", audience, {"seat": seat_name(int(seat)), "card": s.game.face("play", int(face))})
