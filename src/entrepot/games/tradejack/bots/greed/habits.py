"""What makes one greedy player differ from another."""


class Habits:
    """Numbers that were tuned by play of greedy against greedy; each says what it is a guess of."""

    def __init__(self) -> None:
        self.product_hope: float = 1.0
        """Share of a set's worth that a product without a source keeps where sources are plenty."""
        self.product_crowd: float = 1.0
        """How many sources must still come for such a product to keep half of that; twice as many for a second one."""
        self.expected_credits: float = 1.25
        """Green Credits, less the price, of the source that it will find."""
        self.source_hope: float = 0.55
        """Share of a set's worth that a source without a product keeps where rounds are plenty."""
        self.source_crowd: float = 1.0
        """How many products must still come for such a source to keep half of that."""
        self.expected_value: float = 2.0
        """Value of the product that it will find, less what another source for it would cost."""
        self.patience: float = 0.4
        """Share of a Trend still to come that a card kept for it is worth."""
        self.award_hope: float = 0.15
        """Share of the points of an Award still to come that a source of its kind is worth."""
        self.ban_loss: float = 3.0
        """What a set loses when its source is banned before it is sold."""
        self.keep: float = 0.95
        """Worth of a set kept for a later round, against the same sold now."""
        self.thirst: float = 0.2
        """Worth of a coin above one while there is little money for the next round's auctions."""
        self.purse: float = 10.0
        """How much money is enough for them."""
        self.lot_price: float = 3.0
        """What a later lot of the same round will cost."""
        self.squeeze: float = 1.0
        """How much dearer than others are the coins that would buy it."""
        self.growth: float = 0.3
        """Sets that each player will yet add to a contest, for every source a player that comes."""
        self.eagerness: float = 1.0
        """Share of what the others could play that they will."""
        self.pull: float = 0.3
        """How far an Award's points move sources to the front when sets are chosen."""
        self.disaster: float = 35.0
        """Cost of the collective loss: about all that a last place ends with, as TJ-R-52 puts it below that."""
        self.recklessness: float = 0.1
        """Chance that another seat uses a dirty source when the tracker is nearly full."""
        self.token_price: float = 0.5
        """What a token of the common supply is worth while rounds are left."""
