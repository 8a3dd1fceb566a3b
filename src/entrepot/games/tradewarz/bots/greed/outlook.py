"""What a seat goes by where it values anything: how long the game will last, and what goods are worth in that time."""

from entrepot.games.tradewarz.bots.greed.habits import Habits
from entrepot.games.tradewarz.content.tables import SEASONS
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules.appraisal import turns_left


class Outlook:
    """The seat's habits, and values in tenths of a Xadla, from what all can see."""

    def __init__(self, s: TradeWarzState, seat: int, habits: Habits) -> None:
        self.s: TradeWarzState = s
        self.seat: int = seat
        self.habits: Habits = habits
        self.turns: float = turns_left(s)
        """Own turns still to come, this one included."""
        self.springs: float = max(0.0, (self.turns - 1.0) / SEASONS)
        """Years' ends whose income can still be spent."""
        self.awards: float = self.springs + 0.9
        """Years' ends that bring awards."""
        self.unit: float = habits.unit * self.turns / (self.turns + habits.thrift)
        """What a resource in hand is worth."""
        self.yearly: float = habits.unit * self.springs * 0.8
        """What a resource a year is worth."""
        self.spite: float = habits.spite / int(s.seats - 1)
        self.techs: list[float] = []
        """By technology what it is worth; worked out when first asked for."""
        self.incomes: list[float] = []
        """By technology what its own income is worth beside that."""
        self.prospects: dict[tuple[int, int, int, int, bool], float] = {}
        """What climbing each tree on could bring, by all that it hangs on: most actions of a turn leave it as it is."""
