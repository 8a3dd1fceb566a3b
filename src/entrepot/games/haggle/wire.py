"""What Haggle sends of itself: the view. Never compiled, so that schemas can be made from it."""

from typing import Literal, TypedDict


class Parcel(TypedDict):
    """A parcel. `owner` is -1 once it is discarded; `card` is '' for a seat that has not seen it."""

    owner: int
    card: str
    seen_by: list[int]


class View(TypedDict):
    """What one seat knows. Seats are counted from 0, parcels from 1; cards are ids of the content."""

    game: Literal["haggle"]
    seat: int | None
    seats: int
    options: dict[str, str]
    phase: str
    round: int
    beginner: int
    mover: int
    coins: list[int]
    hand: list[str]
    """The seat's own cards, a laid one included; empty for a spectator."""
    hand_counts: list[int]
    parcels: list[Parcel]
    parcel: int
    """The parcel that is offered or raided; 0 if none is."""
    prices: list[int]
    """While there is haggling: the price to be answered, and the one before it or 0."""
    buyer: int
    """The seat that the parcel is offered to; -1 if there is none."""
    laid: str
    """The card that this seat has laid in the battle; '' if none."""
    has_laid: list[bool]
    deck: int
    discard: list[str]
    out: list[int]
    """By seat the round after which it fell out, 0 for one that is in."""
    called: bool
    """Whether time has been called."""
    ending: str
