"""What makes one greedy player differ from another."""


class Habits:
    """Numbers that were tuned by play of greedy against greedy; each says what it is a guess of."""

    def __init__(self) -> None:
        self.product_hope: float = 0.8
        """Share of a set's worth that a product without a source keeps where sources are plenty."""
        self.product_crowd: float = 1.0
        """How many sources must still come for one more product to keep half of that."""
        self.expected_credits: float = 1.0
        """Green Credits, less the price, that such a product will find."""
        self.source_hope: float = 0.7
        """The same for a source that waits for a product."""
        self.source_crowd: float = 1.0
        self.expected_value: float = 2.0
        self.patience: float = 0.5
        """Share of a Trend still to come that a card kept for it is worth."""
        self.award_hope: float = 0.15
        """Share of the points of an Award still to come that a source of its kind is worth."""
        self.ban_loss: float = 3.0
        """What a set loses when its source is banned before it is sold."""
        self.keep: float = 0.9
        """Worth of a set kept for a later round, against the same sold now."""
        self.thirst: float = 0.2
        """Worth of a coin above one while there is little money for the next round's auctions."""
        self.purse: float = 10.0
        """How much money is enough for them."""
        self.tightness: float = 0.0
        """How much dearer money is in an auction while it is short."""
        self.margin: float = 0.0
        """How much of a source's worth to leave."""
        self.growth: float = 0.25
        """Sets that each player will yet add to a contest, for every source a player that comes."""
        self.eagerness: float = 0.8
        """Share of what the others could play that they will."""
        self.pull: float = 0.3
        """How far an Award's points move sources to the front when sets are chosen."""
        self.disaster: float = 60.0
        """Cost of the collective loss: TJ-R-52 puts it below the last place."""
        self.boldness: float = 0.5
        """Share of the dirty sources in others' hands that they will use at once."""
        self.token_price: float = 1.0
        """What a token of the common supply is worth to its players, while rounds are left."""
