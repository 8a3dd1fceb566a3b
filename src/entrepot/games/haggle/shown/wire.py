"""What Haggle sends of itself: the view. Never compiled, so that schemas can be made from it."""

from typing import Final, TypedDict

from entrepot.games.haggle.position.fields import POSITION
from entrepot.kernel.fields import view_type


class Parcel(TypedDict):
    """A parcel. `owner` is -1 once it is discarded; `card` is '' for a seat that has not seen it."""

    owner: int
    card: str
    seen_by: list[int]


class Special(TypedDict):
    """What is worked out for a view, or shown otherwise than it is kept."""

    parcels: list[Parcel]
    prices: list[int]
    """While there is haggling: the price to be answered, and the one before it or 0."""
    buyer: int
    """The seat that the parcel is offered to; -1 if there is none."""
    has_laid: list[bool]


DOC: Final = "What one seat knows. Seats are counted from 0, parcels from 1; cards are ids of the content."
View = view_type("haggle", POSITION, DOC, Special)
