"""Greedy: races for good land, builds, studies with a plan, fights when the odds are good, trades when it gains."""

from typing import cast

from entrepot.games.tradewarz.actions import (
    ACCEPT,
    AGAIN,
    ASSIGN,
    COUNTER,
    CROSS,
    DECLINE,
    DONE,
    GIVE,
    GO,
    JUMP,
    KEEP,
    PLAY,
    PROPOSE,
    SITE,
    SQUAD,
    SQUAD_OF,
    STEP,
    STOP,
    WANT,
    WITHDRAW,
)
from entrepot.games.tradewarz.bots.greed import bargain, choices, pacts, voyage
from entrepot.games.tradewarz.bots.greed.habits import Habits, of_chance
from entrepot.games.tradewarz.bots.greed.land import Land, squads_of
from entrepot.games.tradewarz.bots.greed.marches import Marches
from entrepot.games.tradewarz.bots.greed.turn import Turn
from entrepot.games.tradewarz.bots.greed.worth import Worth
from entrepot.games.tradewarz.content.tables import GOODS, NONE
from entrepot.games.tradewarz.phases.offer import partner, proposer
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.kernel.bot import ImaginingBot
from entrepot.kernel.state import State
from entrepot.mechanics.choosing import best_of
from entrepot.mechanics.deal import Swap


class Greedy(ImaginingBot):
    """Gives each action a worth in tenths of a Xadla, and takes the best."""

    name = "greedy"

    def __init__(self, seed: object = 0, habits: Habits | None = None) -> None:
        super().__init__(seed)
        self.habits: Habits = habits if habits is not None else of_chance(self.rng)

    def weigh(self, state: State, seat: int, legal: list[int]) -> int:
        s = cast(TradeWarzState, state)
        worth = Worth(s, seat, self.habits)
        phase = s.top().name
        if phase in ("turn", "after", "second", "build", "purchase", "recruit", "squad-back", "resources", "partner"):
            return in_turn(worth, s, legal)
        if phase in ("muster", "march", "logistics", "bring", "keep"):
            return on_march(worth, s, legal, phase)
        if phase in ("offer", "answer", "invite", "consent"):
            return in_trade(worth, s, legal, phase)
        if phase in ("cancel", "choose", "name", "losses"):
            return in_battle(worth, s, legal, phase)
        return otherwise(worth, s, legal, phase)


def in_turn(worth: Worth, s: TradeWarzState, legal: list[int]) -> int:
    """Return the action that brings most; cards for a march are looked at after it."""
    turn = Turn(worth, s)
    plays = [action for action in legal if PLAY.has(action)]
    others = [action for action in legal if not PLAY.has(action)]
    best, most = legal[0], -1000.0
    for action in [*others, *plays]:
        value = turn.value(action)
        if value > most:
            best, most = action, value
    return best


def on_march(worth: Worth, s: TradeWarzState, legal: list[int], phase: str) -> int:
    """Return which squad marches, with what, and where to."""
    if phase == "bring":
        return choices.bring(s, legal)
    if phase == "keep":
        return choices.strongest(s, legal, KEEP.base)
    marches = Marches(Land(worth, s))
    if phase == "logistics":
        return int(AGAIN.base) if marches.best_of_roll(2) > 0.5 else int(DONE.base)
    if phase == "muster":
        spaces = s.rolled + s.boost
        values: list[float] = []
        for action in legal:
            number = action - SQUAD_OF.base
            values.append(marches.squad(number // SQUAD, number % SQUAD + 1, spaces))
        return best_of(legal, values)
    rest = squads_of(s, worth.seat)
    way = marches.best(s.march_from, s.march_at, s.march_size, s.spaces, s.march_marker, rest)
    if way.first != NONE:
        for verb in (STEP, JUMP, CROSS):
            if verb.base + way.first in legal:
                return int(verb.base + way.first)
    return int(STOP.base) if STOP.base in legal else legal[0]


def in_trade(worth: Worth, s: TradeWarzState, legal: list[int], phase: str) -> int:
    """Return the next step of an offer or of an alliance, or the answer to one."""
    if phase == "invite":
        return pacts.invite(worth, s, legal)
    if phase == "consent":
        return int(ACCEPT.base) if pacts.wants(worth, s, s.note(0)) else int(DECLINE.base)
    other = partner(s) if phase == "offer" else proposer(s)
    theirs = Worth(s, other, worth.habits)
    if phase == "answer":
        gain = bargain.gain_of(worth, s, GOODS, 0)
        if gain >= worth.habits.bargain and gain >= worth.spite * bargain.gain_of(theirs, s, 0, GOODS):
            return int(ACCEPT.base)
        can_counter = COUNTER.base in legal and bargain.best_deal(worth, theirs, s) is not None
        return int(COUNTER.base) if can_counter else int(DECLINE.base)
    return offer(bargain.best_deal(worth, theirs, s), s, legal)


def offer(deal: Swap | None, s: TradeWarzState, legal: list[int]) -> int:
    """Return the next step towards a deal; an offer that somebody else began in this seat otherwise is withdrawn."""
    if deal is None:
        return int(WITHDRAW.base)
    step = deal.next_step(s.deal, GOODS, GIVE, WANT, PROPOSE)
    return step if step in legal else int(WITHDRAW.base)


def in_battle(worth: Worth, s: TradeWarzState, legal: list[int], phase: str) -> int:
    """Return what to do in a battle."""
    if phase == "cancel":
        return choices.cancel(worth, s, legal)
    if phase == "choose":
        return choices.secret(worth, s, legal)
    if phase == "name":
        return choices.name(s, legal)
    return choices.lose(worth.seat, legal)


def otherwise(worth: Worth, s: TradeWarzState, legal: list[int], phase: str) -> int:
    """Return what to do where it is none of the great questions."""
    if phase == "sail":
        return voyage.choose(worth, s, legal)
    if phase == "silos":
        return choices.silo(worth, s, legal)
    if phase == "reap":
        return choices.reap(worth, s, legal)
    if phase == "displace":
        return choices.send(s, worth.seat, legal)
    if phase == "support":
        return choices.home(s, worth.seat, legal)
    if phase == "assign":
        return choices.assign(s, worth.seat, legal, ASSIGN.base)
    if phase == "site":
        return choices.assign(s, worth.seat, legal, SITE.base)
    if phase == "retreat":
        return int(GO.base) + Marches(Land(worth, s)).retreat(s.note(0)).first
    if phase == "houses":
        return legal[worth.seat % len(legal)]
    return legal[0]  # year's end: every card that does something is played
