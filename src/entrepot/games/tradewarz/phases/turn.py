"""A turn: the window, one action, the window again.

TW-SEASON-01, TW-SEASON-02, TW-SEASON-03, TW-SEASON-04, TW-SEASON-05, TW-R-30, TW-R-48, TW-R-85
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.actions import (
    ALLIANCE,
    BREAK,
    BUILD,
    BUY_TECH,
    END,
    MARCH,
    PASS,
    PLACE_SILOS,
    PLAY,
    RECRUIT,
    RESOURCES_UP,
    RETREAT,
    TRADE,
)
from entrepot.games.tradewarz.content.tables import SEASONS
from entrepot.games.tradewarz.phases import doing, order
from entrepot.games.tradewarz.phases.own_turn import OwnTurn
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import alliances, building, morale, recruiting, technology, telling, tokens, window
from entrepot.games.tradewarz.shown import previews, refusals, refused_actions
from entrepot.kernel.message import Message, message
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal

ASKING: Final = (order.BUILD, order.PURCHASE, order.RECRUIT, order.FALL_BACK, order.RESOURCES)
"""The phases that ask what exactly, of the tokens from BUILD on."""


class Turn(OwnTurn):
    """Before the action: everything free, and the six actions."""

    name = "turn"
    clause = "TW-SEASON-02"

    def enter(self, s: TradeWarzState) -> None:
        """Begin with a turn's own counts. TW-R-72, TW-R-102"""
        s.offers = vec[i64]([i64(0)] * s.seats)
        s.proposed = False
        s.broke = False
        s.boost = 0
        s.engineers = 0

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        if tokens.can_march(s, seat):
            moves.add(MARCH.base)
        if tokens.left(s, seat, tokens.BUILD_TOKEN) > 0 and building.can_build(s, seat):
            moves.add(BUILD.base)
        if tokens.left(s, seat, tokens.TECH_TOKEN) > 0 and technology.can_buy(s, seat):
            moves.add(BUY_TECH.base)
        if tokens.left(s, seat, tokens.RECRUIT_TOKEN) > 0 and recruiting.can_recruit(s, seat):
            moves.add(RECRUIT.base)
        if tokens.left(s, seat, tokens.RETREAT_TOKEN) > 0 and recruiting.can_retreat(s, seat):
            moves.add(RETREAT.base)
        if tokens.left(s, seat, tokens.RESOURCES_TOKEN) > 0:
            moves.add(RESOURCES_UP.base)
        if tokens.may_pass(s, seat):
            moves.add(PASS.base)
        window.add_free_actions(s, seat, True, moves)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if action == PASS.base:
            telling.tell_seat(s, "passed", seat)
            s.goto(order.AFTER)
        elif is_free(action):
            do_free(s, seat, action)
        else:
            token = action - MARCH.base
            tokens.mark(s, seat, token)
            s.goto(order.AFTER)
            if token == tokens.MARCH_TOKEN:
                s.second = False
                doing.begin_march(s, seat)
            else:
                s.push(ASKING[token - 1])

    def preview(self, s: TradeWarzState, seat: int, action: int) -> list[Message]:
        return previews.of_turn(s, seat, action)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return refused_actions.of_turn(s, seat, action)

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-turn", {"season": s.game.face("season", int(s.season)), "year": int(s.year)})


class After(OwnTurn):
    """After the action: what is free once more, until the turn is ended. Where nothing is left, it ends by itself."""

    name = "after"
    clause = "TW-SEASON-04"

    def enter(self, s: TradeWarzState) -> None:
        s.boost = 0  # cards for the march are spent, or lapse with it
        s.engineers = 0
        s.second = False
        s.moved = []
        if not window.is_open(s, s.mover()):
            end_turn(s)

    def resume(self, s: TradeWarzState, result: int) -> None:
        self.enter(s)

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        moves.add(END.base)
        window.add_free_actions(s, seat, False, moves)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if action == END.base:
            end_turn(s)
        else:
            do_free(s, seat, action)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return refusals.of_window(s, seat, action)


def is_free(action: i64) -> bool:
    """Say whether an action belongs to the free window."""
    return TRADE.base <= action <= BREAK.base


def do_free(s: TradeWarzState, seat: int, action: i64) -> None:
    """Begin or do what the window allows; the phase below goes on after it."""
    if action == TRADE.base:
        s.push(order.PARTNER)
    elif PLAY.has(action):
        morale.play(s, seat, PLAY.value(action))
        s.push(order.SETTLE)
    elif PLACE_SILOS.has(action):
        s.push(order.SITE, int(PLACE_SILOS.value(action)) - 1)
    elif action == ALLIANCE.base:
        s.proposed = True
        s.push(order.INVITE, int(alliances.circle(s, seat)))
    else:
        break_alliance(s, seat)


def break_alliance(s: TradeWarzState, seat: int) -> None:
    """Leave the alliance; then guests leave, and all is settled. TW-ALLY-03, TW-R-72"""
    s.broke = True
    alliances.leave(s, seat)
    telling.tell_seat(s, "broke", seat)
    s.push(order.SETTLE)
    s.push(order.EXPEL)


def end_turn(s: TradeWarzState) -> None:
    """Pass the turn on, or end the season. TW-SEASON-04, TW-DUR-02, TW-R-63, TW-R-64, TW-R-108"""
    s.turn += 1
    if s.turn < s.seats:
        s.goto(order.TURN)
        return
    s.turn = 0
    if s.season == SEASONS - 1:
        s.goto(order.MORALE)
    elif s.time_up or s.fell_short:
        s.finish("time" if s.time_up else "bank")
    else:
        s.season += 1
        telling.tell_season(s)
        s.goto(order.TURN)
