"""Rounds: who begins, the collection phase, the turns.

RT-ROUND-01, RT-ROUND-02, RT-ROUND-03, RT-ROUND-04, RT-ROUND-05, RT-ROUND-06, RT-ROUND-07, RT-ROUND-08, RT-ROUND-09,
RT-ROUND-10, RT-ROUND-11, RT-ROUND-12, RT-ROUND-13, RT-COMP-28, RT-R-13, RT-R-20, RT-R-91
"""

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.content.chances import SIDES, START_DIE
from entrepot.games.trigon.content.vocabulary import LANDS, NONE
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import collecting, scoring
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.phase import Phase


class Round(Phase[TrigonState]):
    """A new round, unless the last is over; its first player has the fewest points now. RT-ROUND-07, RT-R-91"""

    name = "round"

    def enter(self, s: TrigonState) -> None:
        s.turn = NONE
        s.used = vec[i64]([i64(0)] * len(s.used))
        if s.round == s.chosen.rounds:
            s.finish("rounds")
            return
        s.round += 1
        if s.round > 1:  # in the first all are level and have rolled at set-up
            s.first = lowest_roll(s, fewest_points(s))
        if s.listening:
            s.tell("round", EVERYONE, {"round": int(s.round), "seat": seat_name(int(s.first))})
        s.goto(order.COLLECT)


def fewest_points(s: TrigonState) -> list[int]:
    """Return the seats in the game with the fewest points. RT-ROUND-07"""
    found: list[int] = []
    least: i64 = 0
    for seat in range(s.seats):
        if s.out_at[seat] > 0:
            continue
        points = scoring.points(s, seat)
        if not found or points < least:
            found = [seat]
            least = points
        elif points == least:
            found.append(seat)
    return found


def lowest_roll(s: TrigonState, tied: list[int]) -> i64:
    """Let those who are level roll one die each until one has the lowest roll. RT-ROUND-08, RT-R-13"""
    while len(tied) > 1:
        lowest: i64 = SIDES + 1
        still: list[int] = []
        for seat in tied:
            roll = s.roll(START_DIE, SIDES, EVERYONE)
            if s.listening:
                s.tell("rolled-start", EVERYONE, {"seat": seat_name(seat), "roll": int(roll)})
            if roll < lowest:
                lowest = roll
                still = []
            if roll == lowest:
                still.append(seat)
        tied = still
    return tied[0]


class Collect(Phase[TrigonState]):
    """Tax, then births; then cities grow and winners are looked for. RT-ROUND-03, RT-R-19, RT-R-24"""

    name = "collect"

    def enter(self, s: TrigonState) -> None:
        collecting.tax(s)
        collecting.births(s)
        s.goto(order.GARRISON)
        s.push(order.AFTERMATH)


class Garrison(Phase[TrigonState]):
    """Knights for every land that is held whole, in turn order; then the first turn begins. RT-BONUS-01, RT-BONUS-02"""

    name = "garrison"

    def enter(self, s: TrigonState) -> None:
        self.resume(s, 0)

    def resume(self, s: TrigonState, result: int) -> None:
        number: i64 = s.note(0)
        while number < s.seats * LANDS:
            seat = s.in_turn()[number // LANDS]
            land = number % LANDS
            number += 1
            count = collecting.land_knights(s, seat, land)
            if count > 0:
                s.set_note(0, int(number))
                if s.listening:
                    args = {"seat": seat_name(int(seat)), "land": s.game.face("land", int(land)), "count": int(count)}
                    s.tell("land-knights", EVERYONE, args)
                s.push(order.POST, int(seat), int(count))
                return
        s.turn = s.first
        s.goto(order.TURN)


class Next(Phase[TrigonState]):
    """The turn passes clockwise to the next player in the game; after the last one comes the next round. RT-ROUND-09"""

    name = "next"

    def enter(self, s: TrigonState) -> None:
        for seat in s.in_turn()[1:]:
            if seat == s.first:
                break
            if s.out_at[seat] == 0:
                s.turn = seat
                s.goto(order.TURN)
                return
        s.goto(order.ROUND)
