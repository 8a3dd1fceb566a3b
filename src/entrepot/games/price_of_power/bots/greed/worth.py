"""The prices by which Greedy reckons: Ducats now for taxes, Prestige, Power and what rivals get."""

from typing import Final, final

from mypy_extensions import i64

from entrepot.games.price_of_power.bots.greed.habits import Habits
from entrepot.games.price_of_power.content import card_numbers as words
from entrepot.games.price_of_power.content.card_words import CONDITIONS
from entrepot.games.price_of_power.content.vocabulary import KINDS
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import holdings

FAR: Final = 4
"""A Mission that lacks so much or more is not aimed at."""


@final
class Worth:
    """Prices for one seat in one position."""

    def __init__(self, s: PowerState, seat: int, habits: Habits) -> None:
        limits = s.printed.limits
        self.seat: int = seat
        self.habits: Habits = habits
        self.left: float = float(s.board.rounds - s.round + 1)
        """Incomes to come."""
        self.prestige: float = float(limits.score_ducats)
        self.tax: float = self.left + self.prestige
        """One more Ducat of tax from now on, and what it scores."""
        self.loan: float = min(self.left, 1.0 + float(limits.repayment - limits.loan))
        """What a Loan costs beyond what it brings: owed to the end, or repaid in the next Round."""
        self.token: float = self.left + self.prestige
        """What an Interest token costs that brings nothing."""
        self.weight: float = habits.hurt / float(s.seats - 1)
        self.trade: float = 1.0 + habits.race
        self.price: list[float] = [0.0] * KINDS
        for kind in range(KINDS):
            self.price[kind] = self.price_of(s, kind, s.power[seat * KINDS + kind])
        self.bonus: list[float] = [0.0] * len(CONDITIONS)
        """What one step towards an open Mission is worth, by what it counts."""
        self.place_bonus: list[float] = [0.0] * max(s.printed.provinces, s.printed.nodes)
        """The same by Province, where a Mission asks for that."""
        self.node_bonus: list[float] = [0.0] * s.printed.nodes
        self.find_missions(s)

    def price_of(self, s: PowerState, kind: int, stock: int) -> float:
        """Return what a unit of Power is worth to whom has so many."""
        habits = self.habits
        rounds = float(s.board.rounds)
        gone = (rounds - self.left) / max(1.0, rounds - 1.0)
        price = habits.prices[kind] * (1.0 - habits.fall * gone) * max(0.2, 1.0 - habits.stock * (stock - 3))
        skill = s.printed.skill[s.realm[self.seat] * KINDS + kind]
        over = stock + skill - int(s.printed.limits.most_power)
        return price * 0.3 if over > 0 and self.left > 1.0 else price

    def find_missions(self, s: PowerState) -> None:
        """Note what would bring open Missions nearer."""
        printed, seat = s.printed, self.seat
        for mission in range(len(printed.mission_ids)):
            if printed.mission_realm[mission] != s.realm[seat] or s.missions[seat] >> mission & 1 != 0:
                continue
            reward = self.mission_worth(s, mission)
            condition = printed.condition[mission]
            if condition == words.MERCHANTS_AT or condition == words.OWN:
                self.note_places(s, mission, condition == words.MERCHANTS_AT, reward)
                continue
            missing = printed.amount[mission] - int(holdings.reached_amount(s, seat, condition))
            if 0 < missing < FAR:
                self.bonus[condition] = reward * self.habits.aim / missing
            elif missing <= 0 and condition == words.SHIPS_ON_SLOTS:
                self.bonus[condition] = 0.0

    def mission_worth(self, s: PowerState, mission: int) -> float:
        """Return what a Mission brings."""
        limits = s.printed.limits
        worth = float(limits.mission_prestige) * self.prestige
        reward = s.printed.reward[mission]
        if reward == words.DUCATS:
            return worth + float(limits.mission_ducats)
        if reward == words.EXPAND:
            return worth + self.left
        return worth + self.left * self.habits.merchant

    def note_places(self, s: PowerState, mission: int, is_node: bool, reward: float) -> None:
        """Share a Mission's worth among the places that still lack a Merchant or Town; those done count as much."""
        places = s.printed.mission_places[mission]
        into = self.node_bonus if is_node else self.place_bonus
        for place in places:
            into[place] += reward * self.habits.aim / float(len(places))

    def cost(self, administrative: i64, diplomatic: i64, military: i64) -> float:
        """Return what Power is worth that an Action costs."""
        return (
            float(administrative) * self.price[0] + float(diplomatic) * self.price[1] + float(military) * self.price[2]
        )
