"""Greedy: grows and founds towards whole lands, guards its palace, takes what is weakly held, does quests."""

from typing import Final, cast

from entrepot.games.trigon.actions import (
    ACCEPT,
    DECLINE,
    DONE,
    FLEE,
    GIVE,
    LAY_CARD,
    LAY_QUEST,
    LOSE,
    MOST_FIGURES,
    PASS,
    PLAY,
    PROPOSE,
    SETTLE,
    SITE,
    TAKE,
    TO,
    WANT,
    WITHDRAW,
)
from entrepot.games.trigon.bots.greed import bargain, choices
from entrepot.games.trigon.bots.greed.aims import Aims
from entrepot.games.trigon.bots.greed.habits import Habits
from entrepot.games.trigon.bots.greed.luck import Luck
from entrepot.games.trigon.bots.greed.marches import Marches, Plan
from entrepot.games.trigon.bots.greed.turn import Turn
from entrepot.games.trigon.bots.greed.ways import Ways
from entrepot.games.trigon.bots.greed.worth import Worth
from entrepot.games.trigon.content.vocabulary import COINS, KINDS, NONE
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import fighting, strength
from entrepot.games.trigon.rules.losses import takes_knights
from entrepot.games.trigon.rules.moving import BOATS, FRESH_KNIGHTS, FRESH_SCOUTS, HALF_KNIGHTS, available
from entrepot.games.trigon.rules.odds import Odds, odds_of
from entrepot.kernel.bot import ImaginingBot
from entrepot.kernel.state import State

AMOUNTS: Final = MOST_FIGURES + 1


class Greedy(ImaginingBot):
    """Gives each action a worth in points, and takes the best."""

    name = "greedy"

    def __init__(self, seed: object = 0, habits: Habits | None = None) -> None:
        super().__init__(seed)
        self.habits: Habits = habits if habits is not None else Habits()
        self.odds: Odds | None = None
        self.ways: Ways | None = None

    def weigh(self, state: State, seat: int, legal: list[int]) -> int:
        s = cast(TrigonState, state)
        if self.odds is None or self.ways is None:
            self.odds = odds_of(int(s.cards.most_dice), s.chosen.defender_wins)
            self.ways = Ways(s.cards, self.habits)
        aims = Aims(Worth(s, seat, self.habits, self.odds, self.ways), s)
        phase = s.top().name
        if phase == "turn":
            return Turn(aims).best(legal)
        if phase in ("way", "group"):
            return on_the_way(aims, s, legal, phase)
        if phase in ("offer", "answer", "swap-card", "swap-answer"):
            return in_trade(aims, s, legal, phase)
        if phase in ("battle", "flee", "refuge", "fugitives", "dice", "lose"):
            return in_battle(aims, s, legal, phase)
        return otherwise(aims, s, legal, phase)


def on_the_way(aims: Aims, s: TrigonState, legal: list[int], phase: str) -> int:
    """Return where a group goes and who goes along: the best move from there."""
    marches = Marches(aims)
    if phase == "way":
        plan = marches.find(s.note(0), s.note(1) == 1, NONE)
        return int(TO.of(plan.to)) if plan.to != NONE else legal[0]
    plan = marches.find(int(s.group_from), s.by_sea, int(s.group_to))
    of = (legal[0] - int(TAKE.base)) // AMOUNTS
    start = int(TAKE.base) + of * AMOUNTS
    return max(legal[0], min(legal[-1], start + wanted(plan, s, of)))


def wanted(plan: Plan, s: TrigonState, of: int) -> int:
    """Return how many of a part of a group a plan wants along: those go first who have moved already."""
    if of == BOATS:
        return plan.boats
    is_knights = of in (FRESH_KNIGHTS, HALF_KNIGHTS)
    count = plan.knights if is_knights else plan.scouts
    if of in (FRESH_KNIGHTS, FRESH_SCOUTS):
        return max(0, count - int(available(s, of + 1)))
    return count - s.group[of - 1]


def in_trade(aims: Aims, s: TrigonState, legal: list[int], phase: str) -> int:
    """Return the next step of an offer, or the answer to one."""
    worth = aims.worth
    if phase == "answer":
        return int(ACCEPT.base) if bargain.accepts(worth, s) else int(DECLINE.base)
    if phase == "offer":
        return offer(aims, s, legal)
    luck = Luck(aims)
    pair = s.note(1)
    if phase == "swap-card":
        face = bargain.worst(luck, pair // 2)
        return int((LAY_QUEST if pair // 2 == 0 else LAY_CARD).of(face)) if face >= 0 else int(WITHDRAW.base)
    if bargain.swap_gain(luck, pair % 2, pair // 2) < bargain.least(worth, s, int(s.turn)):
        return int(DECLINE.base)
    return int((LAY_QUEST if pair % 2 == 0 else LAY_CARD).of(bargain.worst(luck, pair % 2)))


def offer(aims: Aims, s: TrigonState, legal: list[int]) -> int:
    """Return the next step of an offer; an offer that somebody else began in this seat otherwise is withdrawn."""
    deal = bargain.best_deal(aims.worth, s, aims.seat, s.note(0))
    if deal is None:
        return int(WITHDRAW.base)
    step = deal.next_step(s.deal, COINS, GIVE, WANT, PROPOSE)
    return step if step in legal else int(WITHDRAW.base)


def in_battle(aims: Aims, s: TrigonState, legal: list[int], phase: str) -> int:
    """Return what to do in a battle."""
    worth = aims.worth
    if phase == "lose":
        return choices.lose(legal, int(LOSE.base))
    if phase == "refuge":
        return choices.refuge(worth, s, legal)
    if phase == "fugitives":
        return legal[-1]
    if phase == "flee":
        return legal[0] if FLEE.has(legal[0]) else int(DONE.base)
    if phase == "dice":
        return dice(s, legal)
    army = int(sum(fighting.attackers(s)))
    field = int(s.field)
    win = worth.odds.win(min(20, army), min(20, s.figures[field * KINDS]), worth.twos(field), worth.fixed(field))
    return legal[0] if win > 0.7 and s.settled[field] == NONE and PLAY.has(legal[0]) else int(PASS.base)


def dice(s: TrigonState, legal: list[int]) -> int:
    """Return a card for more dice where they can be used."""
    attack, defence = int(strength.attack_dice(s, s.army)), int(strength.defence_dice(s))
    own = attack if s.note(0) == s.attacker else defence
    return legal[0] if PLAY.has(legal[0]) and own < s.cards.most_dice else int(PASS.base)


def otherwise(aims: Aims, s: TrigonState, legal: list[int], phase: str) -> int:
    """Return what to do where it is none of the great questions."""
    worth, cards = aims.worth, s.cards
    if phase == "post":
        return choices.post(aims, s, legal)
    if phase == "bonus":
        return choices.place(aims, s, legal)
    if phase == "second":
        return choices.settle(worth, legal, int(SETTLE.base))
    if phase == "free-village":
        return choices.settle(worth, legal, int(SITE.base))
    if phase == "intrigue":
        return choices.intrigue(worth, legal)
    if phase == "turncoat":
        return choices.turncoat(aims, s, legal)
    if phase == "spy":
        return choices.steal(Luck(aims), legal)
    if phase == "pay" or phase == "take":
        return choices.coins(legal, phase == "take")
    if phase == "take-rolled":
        return legal[-2]  # as many as can be had; the last is to take none
    if phase == "target":
        return choices.target(s, legal, cards.play_effect[s.note(0)])
    if phase == "site":
        return choices.site(aims, s, legal, cards.play_effect[s.note(0)])
    if phase == "drop":
        return choices.drop(aims, s, legal, takes_knights(cards.play_effect[s.note(0)]))
    return legal[0]  # a protector is shown, a village laid, a colour taken
