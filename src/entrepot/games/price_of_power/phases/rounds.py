"""Rounds: their beginning, whose turn it is, Cleanup and the end. PP-ROUND-01, PP-ROUND-02, PP-CLEAN-01, PP-END-01"""

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.price_of_power.content.vocabulary import NONE
from entrepot.games.price_of_power.phases import order
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import effects, influence, passing, pieces, scoring, telling
from entrepot.kernel.message import seat_name
from entrepot.kernel.phase import Phase


class Round(Phase[PowerState]):
    """A new Round begins with its Events. PP-ROUND-02, PP-EVENT-01"""

    name = "round"

    def enter(self, s: PowerState) -> None:
        s.round += 1
        s.passed = []
        s.last_turns = vec[i64]([i64(0)] * s.seats)
        s.events_left = int(effects.events_in_round(s))
        if s.listening:
            args = {"age": telling.age_word(s.age()), "round": int(s.round), "seat": seat_name(int(s.first))}
            telling.say_all(s, "round", args)
        s.goto(order.EVENT)


class Next(Phase[PowerState]):
    """The turn passes clockwise to whoever has not passed; when all have, Income comes. PP-TURN-01, PP-PASS-03"""

    name = "next"

    def enter(self, s: PowerState) -> None:
        passing.end_turn(s, s.turn)
        seat = passing.next_seat(s, s.turn)
        s.acted = False
        s.loan_way = 0
        s.turn = seat
        if seat == NONE:
            influence.end_turns(s)
            s.goto(order.INCOME, int(s.seats))
        else:
            s.goto(order.TURN)


class Cleanup(Phase[PowerState]):
    """Merchants stand up, the First Player token moves on, and an Age may end. PP-CLEAN-01, PP-PASS-04, PP-AGE-01"""

    name = "cleanup"

    def enter(self, s: PowerState) -> None:
        pieces.stand_up(s)
        if s.round % s.chosen.rounds_per_age == 0:
            scoring.award_age(s)
        if s.is_last_round():  # nobody begins another
            s.goto(order.FINISH)
            return
        s.first = passing.next_first(s)
        telling.say(s, "first-player", s.first)
        s.goto(order.ROUND)


class Finish(Phase[PowerState]):
    """Final scoring. PP-END-01, PP-SCORE-01, PP-SCORE-02"""

    name = "finish"

    def enter(self, s: PowerState) -> None:
        scoring.score_all(s)
        s.finish("rounds")
