"""What Trade and Triumph sends of itself: the view. Never compiled, so that schemas can be made from it."""

from typing import Final, Literal, TypedDict

from entrepot.games.trade_and_triumph.position.fields import POSITION
from entrepot.kernel.fields import view_type


class Regions(TypedDict):
    """Cubes by colour."""

    forest: int
    mountain: int
    desert: int
    ocean: int


class Tracks(TypedDict):
    """One number a track."""

    move: int
    draw: int
    play: int


class Counts(TypedDict):
    """Cards of each deck."""

    trade: int
    influence: int
    specialty: int


class Faces(TypedDict):
    """Cards of each deck, as ids in order of face."""

    trade: list[str]
    influence: list[str]
    specialty: list[str]


class Trader(TypedDict):
    """Where a trader is."""

    place: str
    """'city', the id of a node, or the id of a route."""
    space: int
    """0 at an end, else 1 to the number of spaces, counted from the city."""
    heading: Literal["", "out", "back"]
    forced: bool
    """It was moved onto this end by somebody else: it may not sell from standing there."""
    held: bool
    """It stays in its next Move step."""


class Known(TypedDict):
    """What this seat surely knows of another's cards by having looked or having seen them fetched."""

    hand: Faces
    down: list[str]
    either: list[str]
    """Trade cards that are in hand or face-down by now."""


class Eternal(TypedDict):
    """An Eternal in play."""

    card: str
    awake: bool
    used: bool


class Selling(TypedDict):
    """What the seat on turn can sell now."""

    price: int
    """What a card from hand brings; 0 where none can be sold."""
    cubes: bool
    set: int
    """The points of a set."""


class Bonus(TypedDict):
    """What a seat gets in its next turn only."""

    move: int
    draw: int


class Asked(TypedDict):
    """The card that the present choice belongs to; `effect` is one of the effect words."""

    deck: str
    card: str
    effect: str


class Waiting(TypedDict):
    """An end that was reached or passed and is still to be resolved, or that is being resolved."""

    place: str
    route: str


class Special(TypedDict):
    """What is worked out for a view, or shown otherwise than it is kept."""

    cubes: list[Regions]
    supply: Regions
    levels: list[Tracks]
    """Upgrades bought on each track, 0 to 2."""
    in_force: Tracks
    """Spaces, draws and plays that the seat on turn has in this turn, all told."""
    prices: Tracks
    """What the next square of each track costs the seat on turn; 0 where the track is full."""
    specialty_price: int
    """What a Specialty draw costs the seat on turn."""
    traders: list[Trader]
    hand: Faces
    """The seat's own cards; empty for a spectator."""
    hand_counts: list[Counts]
    down: list[str]
    """The seat's own face-down trade cards, in order of laying."""
    down_counts: list[int]
    known: list[Known]
    eternals: list[list[Eternal]]
    """In order of laying."""
    decks: Counts
    discards: Faces
    arriving: Waiting | None
    """The end that is being resolved."""
    arrivals: list[Waiting]
    """The ends that wait to be resolved, in order."""
    selling: Selling
    bonuses: list[Bonus]
    asked: Asked | None


DOC: Final = (
    "What one seat knows. Seats are counted from 0, cards are ids of the content; lists are by seat unless told."
)
View = view_type("trade_and_triumph", POSITION, DOC, Special)
