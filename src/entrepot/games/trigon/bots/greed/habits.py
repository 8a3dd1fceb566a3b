"""What makes one greedy player differ from another."""


class Habits:
    """Worths in points; each says what it is a guess of."""

    def __init__(self) -> None:
        self.copper: float = 0.12
        """A copper that can be used."""
        self.silver: float = 0.38
        self.gold: float = 0.9
        self.person: float = 0.16
        """An inhabitant more."""
        self.knight: float = 0.3
        """A knight that is neither needed at home nor has anywhere to go."""
        self.scout: float = 2.0
        """A scout, to him who loses it."""
        self.boat: float = 0.3
        self.quest: float = 2.6
        """A completed quest beside its points: a fifth of the game."""
        self.land: float = 8.0
        """What a whole land is worth."""
        self.curve: float = 2.0
        """How much more the last sites of a land count than the first ones."""
        self.far: float = 0.8
        """What each turn of a scout's way leaves of what lies at its end."""
        self.march: float = 0.75
        """The same of knights' ways."""
        self.spite: float = 0.8
        """What a rival's loss is worth with one rival; it is shared out among more."""
        self.fear: float = 0.5
        """How likely a rival is to attack where it could."""
        self.caution: float = 0.5
        """How much less a site is worth that would surely be taken at once."""
        self.bargain: float = 0.15
        """The least gain for which it trades."""
        self.suspicion: float = 0.5
        """How much of what a quest is worth to a rival must be gained by a trade that may be about it."""
        self.gamble: float = -0.1
        """What a play card must promise beyond its price."""
