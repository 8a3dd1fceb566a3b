"""Battle: Flight, dice cards, throw after throw, losses, spoils.

RT-BATTLE-05, RT-BATTLE-06, RT-BATTLE-07, RT-BATTLE-08, RT-BATTLE-09, RT-BATTLE-10, RT-BATTLE-11, RT-BATTLE-12,
RT-BATTLE-13, RT-BATTLE-14, RT-BATTLE-15, RT-R-42, RT-R-43, RT-R-44, RT-R-45, RT-R-46, RT-R-47, RT-R-48, RT-R-49
"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import LOSE, PASS, PLAY
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.chances import GREEN_DIE, RED_DIE, SIDES
from entrepot.games.trigon.content.vocabulary import NONE, PLAYS
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import fighting, hands, playing, strength, telling
from entrepot.games.trigon.shown import card_refusals, previews, refusals
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.packed import total
from entrepot.kernel.phase import ALONE, Phase, Refusal

SIDE: Final = 0
"""The note of `Dice` and `Lose`: the seat."""
ATTACKER_WINS: Final = 1
DEFENDER_WINS: Final = 0
"""The note of `Spoils`."""


class Battle(Phase[TrigonState]):
    """The attacked player, if it holds any play card, says whether it plays Flight. RT-CARD-10, RT-R-48, RT-R-95"""

    name = "battle"
    waits = True
    turn_clause = "RT-R-95"

    def enter(self, s: TrigonState) -> None:
        fighting.begin(s, s.group_to)
        if not hands.takes_part(s, s.defender):
            s.goto(order.DICE, int(s.attacker))

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.defender]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        add_reactions(s, seat, words.FLIGHT, words.FLIGHT, moves)
        moves.add(PASS.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        if action == PASS.base:
            telling.tell_seat(s, "stands", seat)
            s.goto(order.DICE, int(s.attacker))
        else:
            playing.play(s, seat, PLAY.value(action), "played")
            s.goto(order.FLEE)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return card_refusals.of_reaction(s, seat, action, "RT-R-50", "not-flight")

    def prompt(self, s: TrigonState, seat: int) -> Message:
        args = {"partner": seat_name(int(s.attacker)), "spot": telling.spot_name(s, s.field)}
        return message("trigon-ask-battle", {**args, "figures": telling.figures_words(fighting.attackers(s))})


def add_reactions(s: TrigonState, seat: i64, one: i64, other: i64, moves: Moves) -> None:
    """Add the plays of cards in a hand that have one of two effects."""
    found: list[int] = []
    for card in s.kept:
        if card // PLAYS == seat:
            effect = s.cards.play_effect[card % PLAYS]
            if effect == one or effect == other:
                found.append(PLAY.base + card % PLAYS)
    moves.add_all(sorted(set(found)))


class Dice(Phase[TrigonState]):
    """First the attacker, then the defender, plays any number of dice cards.

    RT-CARD-12, RT-CARD-13, RT-CARD-14, RT-R-48
    """

    name = "dice"
    waits = True
    turn_clause = "RT-R-95"
    clause = "RT-R-48"

    def enter(self, s: TrigonState) -> None:
        if s.note(SIDE) == s.attacker and total(s.army) == 0:
            fighting.set_out(s)
        if not hands.takes_part(s, s.note(SIDE)):
            go_on(s)

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.note(SIDE)]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        add_reactions(s, seat, words.EXTRA_DICE, words.EXTRA_DICE if seat == s.attacker else words.DOUBLE_DICE, moves)
        moves.add(PASS.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        if action == PASS.base:
            go_on(s)
            return
        face = PLAY.value(action)
        playing.play(s, seat, face, "dice-card")
        if s.cards.play_effect[face] == words.DOUBLE_DICE:
            s.doubled = True
        elif seat == s.attacker:
            s.extra_attack += s.cards.play_amount[face]
        else:
            s.extra_defence += s.cards.play_amount[face]
        self.enter(s)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return card_refusals.of_reaction(s, seat, action, "RT-R-48", "no-dice-card")

    def passed_over(self, s: TrigonState, seat: int) -> Refusal | None:
        is_there = seat == s.attacker or seat == s.defender
        return refusals.refusal("RT-R-95", "no-card-held") if is_there and not hands.takes_part(s, seat) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        attack, defence = int(strength.attack_dice(s, s.army)), int(strength.defence_dice(s))
        own, other = (attack, defence) if seat == s.attacker else (defence, attack)
        return message("trigon-ask-dice", {"spot": telling.spot_name(s, s.field), "own": own, "other": other})


def go_on(s: TrigonState) -> None:
    """Ask the defender next, then throw."""
    if s.note(SIDE) == s.attacker:
        s.goto(order.DICE, int(s.defender))
    else:
        s.goto(order.THROW)


class Throw(Phase[TrigonState]):
    """Both throw; the lower total loses a figure; on and on until one side has no dice.

    RT-BATTLE-07, RT-BATTLE-08, RT-BATTLE-09, RT-BATTLE-10, RT-BATTLE-11
    """

    name = "throw"

    def enter(self, s: TrigonState) -> None:
        while strength.own_attack(s, s.army) > 0:
            loser = throw(s)
            if loser == NONE:
                continue
            kinds = fighting.candidates(s, loser)
            if len(kinds) > 1:
                s.goto(order.LOSE, int(loser))
                return
            if len(kinds) == 1:
                fighting.fall(s, loser, kinds[0])
            if loser == s.defender and (len(kinds) == 0 or strength.own_defence(s) == 0):
                s.goto(order.SPOILS, ATTACKER_WINS)  # the settlement falls last: RT-R-43
                return
        s.goto(order.SPOILS, DEFENDER_WINS)


def throw(s: TrigonState) -> i64:
    """Throw once; return who loses a figure, NONE if nobody does. RT-BATTLE-08, RT-BATTLE-13, RT-R-42"""
    attack = [int(s.roll(RED_DIE, SIDES, EVERYONE)) for _ in range(strength.attack_dice(s, s.army))]
    defence = [int(s.roll(GREEN_DIE, SIDES, EVERYONE)) for _ in range(strength.defence_dice(s))]
    if s.listening:
        args = {"seat": seat_name(int(s.attacker)), "partner": seat_name(int(s.defender))}
        s.tell("threw", EVERYONE, {**args, "spot": telling.spot_name(s, s.field), "attack": attack, "defence": defence})
    if sum(attack) > sum(defence):
        return s.defender
    if sum(attack) < sum(defence) or s.chosen.defender_wins:
        return s.attacker
    return NONE


class Lose(Phase[TrigonState]):
    """The losing side picks which of its kinds of figures falls. RT-BATTLE-09, RT-BATTLE-10, RT-R-43"""

    name = "lose"
    waits = True
    turn_clause = "RT-R-43"

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.note(SIDE)]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for kind in fighting.candidates(s, seat):
            moves.add(LOSE.base + kind)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        fighting.fall(s, seat, LOSE.value(action))
        s.goto(order.THROW)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-43", "no-such-figure") if LOSE.has(action) else None

    def preview(self, s: TrigonState, seat: int, action: int) -> list[Message]:
        return previews.of_loss(s, seat, action)

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-lose", {"spot": telling.spot_name(s, s.field)})


class Spoils(Phase[TrigonState]):
    """Conquest or destruction, survivors placed, boats home, deeds counted. The note says who won."""

    name = "spoils"

    def enter(self, s: TrigonState) -> None:
        fighting.settle_accounts(s, s.note(0) == ATTACKER_WINS)
        fighting.clear(s)
        s.pop()
