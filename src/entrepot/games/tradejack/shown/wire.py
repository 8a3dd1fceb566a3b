"""What Tradejack sends of itself: the view. Never compiled, so that schemas can be made from it."""

from typing import Final, TypedDict

from entrepot.games.tradejack.position.fields import POSITION
from entrepot.kernel.fields import view_type


class Auction(TypedDict):
    """The card under the hammer. `high_bidder` is None before the first bid."""

    source: str
    standing_bid: int
    high_bidder: int | None
    bidder: int
    passes: int
    out: list[bool]
    """By seat, who has passed for good; only where passes are final."""
    revealer: int


class Decks(TypedDict):
    """Cards left in each deck; a face-down Source card beside the deck has left it."""

    product: int
    source: int
    demand: int


class Discards(TypedDict):
    """The discard piles, as ids in order of face; all are public."""

    product: list[str]
    source: list[str]
    demand: list[str]


class Special(TypedDict):
    """What is worked out for a view, or shown otherwise than it is kept."""

    sources: list[list[str] | None]
    """Everybody's Source cards; None for the others' where the table plays from memory."""
    banned: list[str]
    """Source kinds that no set may contain any more."""
    auction: Auction | None
    laid: list[list[str]]
    """What this seat has laid face-down: [product, source], [product] alone, [product, '?'] half made."""
    shown: list[list[list[str]]]
    """By seat what was turned up, where the game ended at the joint reveal."""
    co2: int | None
    """Tokens on the tracker; None where the variant is off."""
    co2_limit: int | None
    decks: Decks
    discards: Discards


DOC: Final = "What one seat knows. Seats are counted from 0; cards are ids of the content."
View = view_type("tradejack", POSITION, DOC, Special)
