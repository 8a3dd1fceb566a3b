"""What makes one greedy player differ from another."""


class Habits:
    """Worths in gold that were tuned by play of greedy against greedy; each says what it is a guess of."""

    def __init__(self) -> None:
        self.point: float = 6.0
        """A victory point."""
        self.thrift: float = 0.2
        """How much more than 1 a coin is worth while all upgrades are still to be bought."""
        self.purse: float = 13.0
        """How much gold is enough for the next thing to buy; more than that is worth less a coin."""
        self.riches: float = 30.0
        """How much gold above that halves a coin's worth."""
        self.step: float = 1.6
        """A space more, each turn."""
        self.card: float = 1.6
        """A card more to draw, each turn, when plays are short."""
        self.play: float = 2.2
        """A play more, each turn, when cards are plenty."""
        self.idle_play: float = 0.8
        """A play more, each turn, when there are fewer cards than plays."""
        self.steepness: float = 1.0
        """How fast the gains of second steps fall behind those of first ones."""
        self.trade_draw: float = 2.2
        """A Trade card that is drawn by an effect."""
        self.influence_draw: float = 1.7
        self.specialty_draw: float = 12.0
        self.special: float = 7.0
        """What an unseen Specialty card does beside the points printed on it."""
        self.hurry: float = 0.6
        """What points are worth while gold can still buy speed: they can be played later as well."""
        self.slot: float = 3.0
        """A play, when there are other cards to play."""
        self.wait: float = 0.88
        """What a card keeps of its worth for each turn that it must wait for a play."""
        self.mismatch: float = 0.4
        """How much of a bonus that this route does not pay is lost by laying its card now."""
        self.last_chance: float = 2.0
        """Turns before the end in which single cubes are sold."""
        self.spite: float = 0.3
        """What a rival's loss of 1 gold is worth with one rival; it is shared out among more."""
        self.progress: float = 1.3
        """What a step on the way is worth."""
        self.rate: float = 0.85
        """Points that a leading player makes in a turn."""
