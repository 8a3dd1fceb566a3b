"""What makes one greedy player differ from another."""


class Habits:
    """Worths in tenths of a Xadla that were tuned by play of greedy against greedy; each says what it is a guess of."""

    def __init__(self) -> None:
        self.xadla: float = 10.0
        """A golden Xadla: the measure of all."""
        self.thrift: float = 4.0
        """In how many turns a resource loses half of what it is worth with a long game ahead."""
        self.unit: float = 0.95
        """A resource with a long game ahead."""
        self.keep: float = 0.85
        """How likely a castle's silver Xadla is to be held to the end."""
        self.post: float = 6.0
        """The silver Xadla of a post, which is lost more easily."""
        self.pair: float = 7.5
        """The golden Xadla of two posts, each year."""
        self.half_pair: float = 2.0
        """The hope for it with one post, each year."""
        self.soldier: float = 3.0
        """A soldier on the board; each further one is worth less."""
        self.support: float = 0.8
        """Support for a soldier that there is."""
        self.guard: float = 1.2
        """Soldiers on an own building."""
        self.site: float = 0.7
        """How much of what a building on bare land would be worth standing there is worth."""
        self.far: float = 0.84
        """What each space of a way leaves of what lies at its end."""
        self.bold: float = 1.0
        """A battle's expected gain."""
        self.spite: float = 0.8
        """What a rival's loss is worth with one rival; it is shared out among more."""
        self.study: float = 0.75
        """How much of the way to a university's golden Xadla each level's price counts."""
        self.fund: float = 6.0
        """Having nearly all that the next university's fourth level takes, late in the game."""
        self.hope: float = 0.9
        """How much of what the best technology within reach would bring its university is worth."""
        self.strength: float = 1.1
        """A point of strength by a technology, each year."""
        self.bargain: float = 0.4
        """The least gain for which it trades."""
