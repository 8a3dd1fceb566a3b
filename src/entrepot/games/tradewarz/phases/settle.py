"""What follows from everything: support, posts, exchanges, the end check, in this order. TW-R-62, TW-R-75, TW-R-105"""

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import HOME
from entrepot.games.tradewarz.content.places import BIT, PLACE_OF_BIT, size_of
from entrepot.games.tradewarz.content.tables import NONE
from entrepot.games.tradewarz.phases import order
from entrepot.games.tradewarz.phases.displace import start_leaving, tell_home
from entrepot.games.tradewarz.phases.order import OWNER_RETREATS
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import alliances, army, buildings, markers, telling, victory, wealth
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase


class Settle(Phase[TradeWarzState]):
    """Its first note is 1 inside the year end, where the target is checked only when all is done. TW-R-62"""

    name = "settle"

    def enter(self, s: TradeWarzState) -> None:
        for seat in s.in_turn():
            if army.abroad(s, seat) > buildings.support(s, seat):
                s.push(order.SUPPORT, seat)
                return
        settle_posts(s)
        for seat in s.order:  # awards go by the order of play, whoever's turn it is: TW-R-105
            wealth.exchange(s, seat)
        if s.note(0) == 0 and victory.is_reached(s):
            s.finish("xadlas")
        else:
            s.pop()

    def resume(self, s: TradeWarzState, result: int) -> None:
        self.enter(s)


def settle_posts(s: TradeWarzState) -> None:
    """Let each post belong to the building's owner, or to the host of who stands there.

    TW-TP-07, TW-TP-10, TW-TP-11, TW-TP-16, TW-XADLA-09, TW-R-79
    """
    for post in range(len(s.post_owner)):
        place: i64 = s.board.posts[post]
        owner = buildings.owner_at(s, place)
        if owner == NONE:
            owner = army.host(s, place)
        if owner != s.post_owner[post]:
            s.post_owner[post] = int(owner)
            if s.listening:
                tell_post(s, post + 1, owner)


def tell_post(s: TradeWarzState, number: int, owner: i64) -> None:
    """Tell all whose a post is now."""
    if owner == NONE:
        s.tell("post-free", EVERYONE, {"number": number})
    else:
        s.tell("post-owner", EVERYONE, {"number": number, "seat": seat_name(int(owner))})


class Support(Phase[TradeWarzState]):
    """The owner picks which soldiers go home, one by one, until the rest can be supported. TW-SUPPORT-03, TW-R-75"""

    name = "support"
    waits = True
    turn_clause = "TW-SUPPORT-03"

    def enter(self, s: TradeWarzState) -> None:
        seat = s.note(0)
        while army.abroad(s, seat) > buildings.support(s, seat):
            places = outposts(s, seat)
            if size_of(places) > 1:
                return
            bring_home(s, seat, PLACE_OF_BIT[(places & -places) % 67])
        s.pop()

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[s.note(0)]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        places = outposts(s, seat)
        while places:
            moves.add(HOME.base + PLACE_OF_BIT[(places & -places) % 67])
            places &= places - 1

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        bring_home(s, seat, HOME.value(action))
        self.enter(s)

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        over = army.abroad(s, seat) - buildings.support(s, seat)
        return message("tradewarz-ask-support", {"count": int(over)})


def outposts(s: TradeWarzState, seat: i64) -> i64:
    """Return where a seat has soldiers outside its capital, as bits."""
    places: i64 = s.stands[seat] & ~BIT[s.gate[seat]]
    return places


def bring_home(s: TradeWarzState, seat: i64, place: i64) -> None:
    """Bring one soldier to the gate, or to the reserve if that is full or held. TW-R-36"""
    army.lift(s, seat, place, 1)
    markers.leave_empty(s, seat, place)
    found = army.to_gate(s, seat, 1)
    tell_home(s, seat, found, 1 - found)


class Expel(Phase[TradeWarzState]):
    """After a break, guests leave the squares of those who are not allies any more. TW-R-72"""

    name = "expel"

    def enter(self, s: TradeWarzState) -> None:
        for seat in s.in_turn():
            place = alliances.unwelcome(s, seat)
            if place != NONE:
                telling.tell_place(s, "expelled", seat, place)
                start_leaving(s, seat, place, OWNER_RETREATS)
                return
        s.pop()

    def resume(self, s: TradeWarzState, result: int) -> None:
        self.enter(s)
