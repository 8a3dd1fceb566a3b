"""Cards aimed at another player: whom, what, and what then. RT-CARD-11, RT-CARD-31, RT-CARD-32, RT-CARD-44"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import (
    CHOOSE_COINS,
    MOST_COINS,
    PASS,
    SITE,
    STEAL_CARD,
    STEAL_QUEST,
    TARGET,
    TURN_COAT,
)
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.chances import GUILD_DIE, SIDES
from entrepot.games.trigon.content.vocabulary import COINS, KINDS, NONE
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.phases.own_turn import OwnTurn
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import aiming, effects, hands, settlements, stealing, telling, treasury
from entrepot.games.trigon.shown import refusals
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal

FACE: Final = 0
"""The first note of `Target`, `TakeRolled`, `Turncoat` and `Intrigue`."""
SPOT: Final = 1
"""The second note of `Usurp`."""
VICTIM: Final = 1
"""The second note of `Spy` and `TakeRolled`."""
MOST: Final = 2
"""The third note of `TakeRolled`."""


class Target(OwnTurn):
    """Another player in the game; where there is one it is that one. RT-R-76"""

    name = "target"
    clause = "RT-R-76"

    def enter(self, s: TrigonState) -> None:
        found = self.victims(s)
        if len(found) == 1:
            aim(s, found[0])

    def victims(self, s: TrigonState) -> list[int]:
        """Return who can be chosen."""
        return aiming.victims(s, s.turn, s.cards.play_aim[s.note(FACE)])

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for other in self.victims(s):
            moves.add(TARGET.base + other)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        aim(s, TARGET.value(action))

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-76", "target") if TARGET.has(action) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-target", {"card": s.game.face("play", s.note(FACE))})


def aim(s: TrigonState, victim: i64) -> None:
    """Let the card hit the player chosen."""
    face = s.note(FACE)
    effect: i64 = s.cards.play_effect[face]
    if effect == words.ESPIONAGE:
        stealing.spy(s, s.turn, victim)
        s.goto(order.SPY, face, int(victim))
    elif effect == words.STEAL_ROLLED:
        s.goto(order.TAKE_ROLLED, face, int(victim), int(rolled(s, victim, face)))
    else:
        count = min(s.cards.play_amount[face], treasury.total(s, victim))
        if count == 0:
            effects.tell_no_effect(s, victim, face)
        s.goto(order.TAKE_COINS, face, int(victim), int(count))


def rolled(s: TrigonState, victim: i64, face: i64) -> i64:
    """Roll a die, and return how many coins may be taken: no more than the victim has. RT-CARD-31, RT-R-80"""
    roll = s.roll(GUILD_DIE, SIDES, EVERYONE)
    if s.listening:
        s.tell("rolled", EVERYONE, {"seat": seat_name(int(s.turn)), "roll": int(roll)})
    return min(roll, s.coins[victim * COINS + s.cards.play_metal[face]])


class TakeRolled(OwnTurn):
    """Up to so many coins of the card's metal, or none. The notes: the card, the victim, the most. RT-R-80"""

    name = "take-rolled"
    clause = "RT-R-80"

    def enter(self, s: TrigonState) -> None:
        if s.note(MOST) == 0:
            effects.tell_no_effect(s, s.note(VICTIM), s.note(FACE))
            s.pop()

    def metal(self, s: TrigonState) -> i64:
        """Return the metal that the card names."""
        return s.cards.play_metal[s.note(FACE)]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        start = self.metal(s) * MOST_COINS
        moves.add_run(CHOOSE_COINS.base + start, s.note(MOST))
        moves.add(PASS.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        if action != PASS.base:
            stealing.rob(s, seat, s.note(VICTIM), self.metal(s), (action - CHOOSE_COINS.base) % MOST_COINS + 1)
        s.pop()

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-80", "coins") if CHOOSE_COINS.has(action) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        coins = treasury.amount(self.metal(s), s.note(MOST))
        return message("trigon-ask-take-rolled", {"card": s.game.face("play", s.note(FACE)), "coins": coins})


class Turncoat(OwnTurn):
    """A figure of another player comes over, and fights at once if it was not alone. RT-CARD-11, RT-R-70"""

    name = "turncoat"
    clause = "RT-R-70"

    def enter(self, s: TrigonState) -> None:
        found = aiming.turnable(s, s.turn)
        if len(found) == 1:
            turn(s, found[0])

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for at in aiming.turnable(s, seat):
            moves.add(TURN_COAT.base + at)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        turn(s, action - TURN_COAT.base)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-70", "turncoat") if TURN_COAT.has(action) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-turncoat")


def turn(s: TrigonState, at: i64) -> None:
    """Let a figure, as spot * KINDS + kind, come over."""
    if aiming.turn_coat(s, s.turn, at // KINDS, at % KINDS):
        s.goto(order.BATTLE)
    else:
        s.pop()


class Intrigue(OwnTurn):
    """Another player's settlement. RT-CARD-44, RT-R-71"""

    name = "intrigue"
    clause = "RT-R-71"

    def enter(self, s: TrigonState) -> None:
        found = aiming.intriguable(s, s.turn)
        if len(found) == 1:
            choose(s, found[0])

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for spot in aiming.intriguable(s, seat):
            moves.add(SITE.base + spot)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        choose(s, SITE.value(action))

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-71", "intrigue") if SITE.has(action) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-site", {"card": s.game.face("play", s.note(FACE))})


def choose(s: TrigonState, spot: i64) -> None:
    """Ask whether the taker lays a token there; without one all perishes. RT-R-54, RT-R-71"""
    if settlements.free_slot(s, s.turn) == NONE:
        aiming.take_by_intrigue(s, s.turn, spot, False)
        s.pop()
    else:
        s.goto(order.USURP, s.note(FACE), int(spot))


class Usurp(OwnTurn):
    """Whether the taker lays a settlement of its own on the site. RT-CARD-45, RT-R-71"""

    name = "usurp"
    clause = "RT-R-71"

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        moves.add(SITE.of(s.note(SPOT)))
        moves.add(PASS.base)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-71", "usurp") if SITE.has(action) else None

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        aiming.take_by_intrigue(s, s.turn, s.note(SPOT), action != PASS.base)
        s.pop()

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-intrigue", {"spot": telling.spot_name(s, s.note(SPOT))})


class Spy(OwnTurn):
    """Having seen a hand, take one of its cards, or none. RT-CARD-55, RT-R-81"""

    name = "spy"
    clause = "RT-R-81"

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        victim = s.note(VICTIM)
        for face in sorted(set(hands.faces(s.quests, victim))):
            moves.add(STEAL_QUEST.base + face)
        for face in sorted(set(hands.faces(s.kept, victim))):
            moves.add(STEAL_CARD.base + face)
        moves.add(PASS.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        victim = s.note(VICTIM)
        if STEAL_QUEST.has(action):
            stealing.steal_card(s, seat, victim, memory.QUEST_DECK, STEAL_QUEST.value(action))
        elif STEAL_CARD.has(action):
            stealing.steal_card(s, seat, victim, memory.PLAY_DECK, STEAL_CARD.value(action))
        s.pop()

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        steals = STEAL_QUEST.has(action) or STEAL_CARD.has(action)
        return refusals.refusal("RT-R-81", "steal") if steals else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-spy", {"partner": seat_name(s.note(VICTIM))})
