"""What makes one greedy player differ from another."""

from typing import Final

from entrepot.kernel.chance import Random

PRICES: Final[list[float]] = [1.0, 0.9, 1.0, 0.9]  # no tuple: compiled, a Final tuple of floats may seem unset
"""Gold, lumber, mining, wheat against one another."""


class Habits:
    """Worths in tenths of a Xadla that were tuned by play of greedy against greedy; each says what it is a guess of."""

    def __init__(self) -> None:
        self.xadla: float = 10.0
        """A golden Xadla: the measure of all."""
        self.thrift: float = 4.0
        """In how many turns a resource loses half of what it is worth with a long game ahead."""
        self.unit: float = 0.6
        """A resource with a long game ahead."""
        self.keep: float = 0.85
        """How likely a castle's silver Xadla is to be held to the end."""
        self.post: float = 6.0
        """The silver Xadla of a post, which is lost more easily."""
        self.pair: float = 7.5
        """The golden Xadla of two posts, each year."""
        self.half_pair: float = 2.0
        """The hope for it with one post, each year."""
        self.soldier: float = 6.4
        """A soldier on the board; each further one is worth less."""
        self.life: float = 0.8
        """A soldier that falls in battle; it goes to the reserve."""
        self.idle: float = 0.5
        """How much of it a soldier is worth that could not leave home."""
        self.support: float = 0.8
        """Support for a soldier that there is."""
        self.guard: float = 1.2
        """Soldiers on an own building."""
        self.site: float = 0.7
        """How much of what a building on bare land would be worth standing there is worth."""
        self.far: float = 0.84
        """What each space of a way leaves of what lies at its end."""
        self.bold: float = 1.2
        """A battle's expected gain."""
        self.spite: float = 0.8
        """What a rival's loss is worth with one rival; it is shared out among more."""
        self.study: float = 0.4
        """How much of the way to a university's golden Xadla each level's price counts."""
        self.fund: float = 9.0
        """Having nearly all that the next university's fourth level takes, late in the game."""
        self.tower: float = 8.0
        """Having nearly all that a castle takes."""
        self.rich: float = 9.0
        """Having nearly 12 of everything, with the actions left to fill up what is lacking."""
        self.hope: float = 0.6
        """How much of what the best technology within reach would bring its university is worth."""
        self.strength: float = 2.4
        """A point of strength by a technology, each year."""
        self.climb: list[float] = [0.0, 0.0, 0.0]
        """By tree how much of what it has put into it is worth by itself: most players have a tree that they like."""
        self.taste: list[float] = []
        """By technology how much more, or less, than others it makes of it; empty for no taste."""
        self.company: float = 0.0
        """An alliance by itself: some players like company."""
        self.bargain: float = 0.2
        """The least gain for which it trades."""


TREES: Final = 3
TEMPERS: Final = 7
"""Of so many players one each likes one of the three trees most."""
LIKED: Final[list[float]] = [4.0, 2.0, 2.6]
"""How much the climb of a tree is worth to who likes it; economy, which wins no battle, needs most liking."""
SOCIABLE: Final = 3
"""Of so many players one likes company,"""
COMPANY: Final = 8.0
"""and so much."""
TECHS: Final = 48
TASTES: Final = 13
"""From four tenths to sixteen tenths, in steps of a tenth."""


def of_chance(rng: Random) -> Habits:
    """Return the habits of some player: most want what pays best, some climb a tree that they like."""
    habits = Habits()
    tree = int(rng.below(TEMPERS))
    if tree < TREES:
        habits.climb[tree] = LIKED[tree]
    habits.taste = [0.4 + 0.1 * int(rng.below(TASTES)) for _ in range(TECHS)]
    if int(rng.below(SOCIABLE)) == 0:
        habits.company = COMPANY
    return habits
