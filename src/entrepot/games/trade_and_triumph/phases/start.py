"""The start of a turn: levels come into force, Eternals wake, and what works now pays. TT-R-57, TT-UPG-05"""

from entrepot.games.trade_and_triumph.actions import MOST_SPACES
from entrepot.games.trade_and_triumph.content import card_numbers as words
from entrepot.games.trade_and_triumph.content import effect_parts as parts
from entrepot.games.trade_and_triumph.content.tables import DRAW_TRACK, MOVE_TRACK, NONE, PLAY_TRACK
from entrepot.games.trade_and_triumph.phases.order import MOVE
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.eternals import standing_amount, trigger, wake
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.phase import Phase


class Start(Phase[TradeState]):
    """Nobody is asked: the free actions of the moment stand beside the choices of the Move step. TT-R-48"""

    name = "start"

    def enter(self, s: TradeState) -> None:
        if s.listening:
            s.tell("turn", EVERYONE, {"seat": seat_name(int(s.active)), "round": int(s.round)})
        wake(s, s.active)
        put_in_force(s)
        s.drawn = 0
        s.reached = 0
        s.market = NONE
        s.may_stay = False
        if s.eternals:
            trigger(s, parts.AT_START, 1)
        s.goto(MOVE)


def put_in_force(s: TradeState) -> None:
    """Freeze what the turn has of spaces, draws and plays, bonuses of the last turn included.

    TT-UPG-05, TT-TURN-07, TT-R-64
    """
    levels, bonuses, seat = s.levels, s.bonuses, s.active
    s.move_limit = 1 + levels[seat * 3 + MOVE_TRACK] + bonuses[seat * 2]
    if s.eternals:
        s.move_limit += standing_amount(s, seat, words.EXTRA_MOVE)
    if s.move_limit > MOST_SPACES:
        s.move_limit = MOST_SPACES
    s.draw_limit = 1 + levels[seat * 3 + DRAW_TRACK] + bonuses[seat * 2 + 1]
    s.play_limit = 1 + levels[seat * 3 + PLAY_TRACK]
    s.draws_left = s.draw_limit
    s.plays_left = s.play_limit
    bonuses[seat * 2] = 0
    bonuses[seat * 2 + 1] = 0
