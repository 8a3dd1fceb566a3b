"""The end of a year, step by step.

TW-YEAR-01, TW-YEAR-02, TW-YEAR-03, TW-YEAR-04, TW-YEAR-05, TW-YEAR-06, TW-SEASON-06, TW-R-57
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.actions import DONE, PLAY, REAP, RESOURCES
from entrepot.games.tradewarz.content.tables import GOODS, MORALE_DRAW, NONE, SEASONS
from entrepot.games.tradewarz.options import SAFETY, YEARS
from entrepot.games.tradewarz.phases import order
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, income, markers, morale, technology, telling, victory, wealth
from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.packed import count
from entrepot.kernel.phase import ALONE, Phase, Refusal

RICH: Final = 12
"""TW-RES-04, TW-R-58"""
PAIR: Final = 2
"""Posts that bring a golden Xadla. TW-TP-12, TW-R-60"""
INSIDE: Final = 1
"""Tells Settle that the year end goes on, so that nobody wins in the middle of it. TW-R-62"""


class Morale(Phase[TradeWarzState]):
    """Everybody with a card may play, in turn order; its note is whose turn that is. TW-R-48, TW-R-57, TW-R-103"""

    name = "morale"
    waits = True
    turn_clause = "TW-R-48"

    def enter(self, s: TradeWarzState) -> None:
        while s.note(0) < int(s.seats) and morale.held(s, s.order[s.note(0)]) == 0:
            s.set_note(0, s.note(0) + 1)
        if s.note(0) == int(s.seats):
            s.goto(order.INCOME)

    def resume(self, s: TradeWarzState, result: int) -> None:
        self.enter(s)

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[s.order[s.note(0)]]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        morale.add_playable(s, seat, False, moves)
        moves.add(DONE.base)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if PLAY.has(action):
            morale.play(s, seat, PLAY.value(action))
            s.push(order.SETTLE, INSIDE)
            return
        s.set_note(0, s.note(0) + 1)
        s.binding = True
        self.enter(s)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return Refusal("TW-R-48", message("tradewarz-refused-card-here")) if PLAY.has(action) else None

    def passed_over(self, s: TradeWarzState, seat: int) -> Refusal | None:
        is_passed = morale.held(s, seat) == 0
        return Refusal("TW-R-103", message("tradewarz-refused-no-card-held")) if is_passed else None


class Income(Phase[TradeWarzState]):
    """All that the year brings, and only then the exchanges. TW-CALC-01, TW-R-57, TW-R-59

    Its note is the super units, as bits, whose free choice has been made.
    """

    name = "income"

    def enter(self, s: TradeWarzState) -> None:
        for seat in s.order:
            marker = next_caravan(s, seat, s.note(0))
            if marker != NONE:
                s.set_note(0, s.note(0) | 1 << marker)
                s.push(order.REAP, int(marker), s.cards.techs.area[marker])
                return
        for seat in s.order:
            earn(s, seat)
        for seat in s.order:
            wealth.exchange(s, seat)
        s.goto(order.SPRING)

    def resume(self, s: TradeWarzState, result: int) -> None:
        self.enter(s)


def next_caravan(s: TradeWarzState, seat: i64, asked: i64) -> i64:
    """Return a seat's next super unit that brings it something of its choice, but for those asked about, or NONE."""
    for marker in range(len(s.marker_at)):
        is_open = asked >> marker & 1 == 0 and s.cards.techs.area[marker] > 0
        if is_open and income.is_out(s, marker) and markers.owner(s, marker) == seat:
            return marker
    return NONE


def earn(s: TradeWarzState, seat: i64) -> None:
    """Book a seat's income. TW-SILO-05"""
    found = income.yearly(s, seat)
    for good in range(GOODS):
        s.goods[seat * GOODS + good] += found[good]
    if s.listening:
        s.tell("income", EVERYONE, {"seat": seat_name(int(seat)), "goods": wealth.amounts(found, 0)})


class Reap(Phase[TradeWarzState]):
    """A caravan's owner takes resources of the fields around it, one by one. TW-ECO-12, TW-ECO-13, TW-ECO-16, TW-R-55

    The notes: the super unit, and how many are still to come.
    """

    name = "reap"
    waits = True
    turn_clause = "TW-R-55"

    def enter(self, s: TradeWarzState) -> None:
        kinds = self.kinds(s)
        if len(kinds) == 1:
            while s.note(1) > 0:
                self.take(s, kinds[0])
        if s.note(1) == 0 or not kinds:
            s.pop()

    def kinds(self, s: TradeWarzState) -> list[int]:
        """Return the resources that can be taken."""
        return income.kinds_around(s, s.marker_at[s.note(0)])

    def take(self, s: TradeWarzState, good: i64) -> None:
        """Take one of a resource."""
        seat = reaper(s)
        s.goods[seat * GOODS + good] += 1
        s.set_note(1, s.note(1) - 1)
        if s.listening:
            word = message(f"tradewarz-resource-{RESOURCES[good]}")
            s.tell("reaped", EVERYONE, {"seat": seat_name(seat), "resource": word})

    def actors(self, s: TradeWarzState) -> list[int]:
        return ALONE[reaper(s)]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        for good in self.kinds(s):
            moves.add(REAP.base + good)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        self.take(s, REAP.value(action))
        if s.note(1) == 0:
            s.pop()

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-reap", {"tech": telling.marker_name(s, s.note(0)), "count": s.note(1)})


def reaper(s: TradeWarzState) -> int:
    """Return the owner of the super unit that brings something."""
    return int(s.owner_of(s.cards.techs.markers[s.note(0)]))


class Spring(Phase[TradeWarzState]):
    """Awards, free soldiers and morale cards. TW-CAP-01, TW-RES-04, TW-TP-12, TW-YEAR-05, TW-YEAR-06, TW-R-57"""

    name = "spring"

    def enter(self, s: TradeWarzState) -> None:
        for seat in s.order:
            if is_rich(s, seat):
                wealth.award(s, seat, 1, "riches")  # TW-XADLA-05
        for seat in s.order:
            if count(s.post_owner, seat) >= PAIR:
                wealth.award(s, seat, 1, "posts")  # TW-XADLA-03, for good: TW-TP-13
        for seat in s.order:
            if army.holder(s, seat) == NONE:  # TW-CAP-05, TW-RECRUIT-05
                technology.free_soldiers(s, seat, 1 + yearly_soldiers(s, seat))
        for seat in s.order:
            for other in range(s.seats):
                if income.beneficiary(s, other) == seat:
                    draw_morale(s, seat)  # TW-CAP-06, TW-MORALE-03
        s.goto(order.LEAVE)


def is_rich(s: TradeWarzState, seat: i64) -> bool:
    """Say whether all four counters stand at 12 or more. TW-R-58"""
    for good in range(GOODS):
        if s.goods[seat * GOODS + good] < RICH:
            return False
    return True


def yearly_soldiers(s: TradeWarzState, seat: i64) -> i64:
    """Return how many soldiers techs add to the one of every year. TW-ECO-09"""
    count: i64 = 0
    owned: i64 = s.techs[seat] & s.cards.techs.recruiters
    face: i64 = 0
    while owned:
        if owned & 1:
            count += s.cards.techs.yearly_soldiers[face]
        owned >>= 1
        face += 1
    return count


def draw_morale(s: TradeWarzState, seat: int) -> None:
    """Draw a card from the top of the deck: unknown ones first, then those put under it, which all know. TW-R-109"""
    at = seat * s.cards.morale.faces
    face: i64 = s.draw(MORALE_DRAW, s.morale_bag, only(seat))
    if face == NONE:
        if not s.returned:
            return
        face = s.returned.pop(0)
        s.known[at + face] += 1
    s.morale[at + face] += 1
    if s.listening:
        s.tell("drew", EVERYONE, {"seat": seat_name(seat)})
        s.tell("drew-card", only(seat), {"seat": seat_name(seat), "card": s.game.face("morale", int(face))})


class Close(Phase[TradeWarzState]):
    """Tokens back, posts of those who left, and whether the game goes on.

    TW-SEASON-06, TW-DUR-08, TW-R-62, TW-R-63, TW-R-64
    """

    name = "close"

    def enter(self, s: TradeWarzState) -> None:
        s.marks = vec[i64]([i64(0)] * (s.seats * SEASONS))
        s.yearly = 0
        s.push(order.SETTLE, INSIDE)

    def resume(self, s: TradeWarzState, result: int) -> None:
        ending = how_it_ends(s)
        if ending:
            s.finish(ending)
            return
        s.year += 1
        s.season = 0
        telling.tell_season(s)
        s.goto(order.TURN)


def how_it_ends(s: TradeWarzState) -> str:
    """Return the ending that is reached with this year, or nothing."""
    if victory.is_reached(s):
        return "xadlas"
    if s.time_up:
        return "time"
    if s.chosen.end == YEARS and s.year >= s.chosen.years:
        return "years"
    if s.fell_short:
        return "bank"
    return "safety" if s.year >= SAFETY else ""
