"""What Greedy thinks things are worth, in Ducats: numbers to try out."""


class Habits:
    """Fields can be set from outside, to find better ones."""

    def __init__(self) -> None:
        self.hurt: float = 0.8
        """How much of what rivals gain counts against an action, shared among them."""
        self.race: float = 0.5
        """What a Ducat of Trade Income is worth on top, for the prize of an Age."""
        self.prices: list[float] = [1.8, 3.2, 1.2]
        """A unit of Administrative, Diplomatic and Military Power in the first Round."""
        self.fall: float = 0.4
        """How much of that is gone in the last Round."""
        self.stock: float = 0.06
        """How much of it a unit in store takes off, from three on."""
        self.absent: float = 0.45
        """How often one collects in a node where one has no Merchant yet, compared with one where one has."""
        self.shut: float = 0.15
        """The same, for a node to which there is no connection."""
        self.aim: float = 0.6
        """What is left of a worth that needs another step."""
        self.follow: float = 0.7
        """How likely it is that another follows with an Idea."""
        self.merchant: float = 3.5
        """What one more Merchant brings in a Round."""
        self.patience: float = 3.0
        """How many more such Actions are lost by passing."""
        self.link: float = 0.5
        """What a connection to one more node brings in a Round."""
        self.court: float = 1.3
        """How much more Diplomatic Power is worth when it can be gained at Court."""
        self.trades: bool = True
        """False for a realm that never trades: what trade is worth is measured with one."""
        self.loose: float = 0.4
        """What a ship off the slots is worth of one on them: it is a move away."""
        self.hope: float = 1.0
        """How often one comes to explore where one could."""
