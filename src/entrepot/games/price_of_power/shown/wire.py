"""What The Price of Power: Trade sends of itself: the view. Never compiled, so that schemas can be made from it.

Places, cards and realms are ids of the content; seats are counted from 0, and -1 stands for nobody.
"""

from typing import Literal, TypedDict

from entrepot.games.price_of_power.position.fields import POSITION
from entrepot.kernel.fields import view_type


class Mission(TypedDict):
    """A Mission of a realm."""

    id: str
    done: bool


class Realm(TypedDict):
    """What one seat has; all of it is open."""

    realm: str
    """Empty until it is drawn or chosen."""
    ducats: int
    interest: int
    power: list[int]
    """Administrative, Diplomatic, Military."""
    prestige: int
    growth: int
    """Commercial Growth cards left."""
    ideas: list[str]
    missions: list[Mission]
    beside: int
    """New Merchants beside the sheet."""
    base_tax: int
    vassal_tax: int
    """Half the tax of the Vassals, rounded up."""
    ships_left: int
    cubes_left: int
    best_trade: int
    age_income: int
    """Trade Income in this Age."""
    passed: bool
    last_turns: int


class Province(TypedDict):
    """What lies on a Province in play."""

    id: str
    town: int
    vassal: int
    dnpr: bool
    occupied: bool


class Area(TypedDict):
    """An Area in play: cubes by seat, and the seats with a Claim."""

    id: str
    influence: list[int]
    claims: list[int]


class Sea(TypedDict):
    """A Sea Zone in play: by seat all ships, and those of them on slots."""

    id: str
    ships: list[int]
    slotted: list[int]
    slots: int


class Merchant(TypedDict):
    """A Merchant in a node."""

    seat: int
    lying: bool


class Node(TypedDict):
    """A Trade Node, and the seats with a valid connection to it."""

    id: str
    in_play: bool
    expanded: bool
    pirates: int
    merchants: list[Merchant]
    linked: list[int]


class Share(TypedDict):
    """What a collector would get."""

    seat: int
    power: int
    ducats: int


class Entry(TypedDict):
    """One primary node of a card turned up. `shut` is why the mover cannot select it, or empty; see refusals."""

    entry: str
    node: str
    shut: str
    table: list[Share]
    secondary: str
    secondary_shut: str
    secondary_table: list[Share]


class Card(TypedDict):
    """A Trade Card turned up."""

    card: str
    entries: list[Entry]


class Cards(TypedDict):
    """Where the Trade Cards are; the order of the deck is nobody's to know."""

    shown: list[Card]
    deck_count: int
    deck: list[str]
    discard: list[str]
    aside: list[str]


class Events(TypedDict):
    """Event cards left in the deck, and the open discards."""

    left: int
    discard: list[str]


class Passing(TypedDict):
    """Who has passed, in order, and what each place pays."""

    passed: list[int]
    pays: list[int]


class Standing(TypedDict):
    """Trade Power in the node that pays."""

    seat: int
    power: int


class Trade(TypedDict):
    """The Trade in progress once a node is selected."""

    entry: str
    role: Literal["primary", "secondary"]
    escort: str
    """The Sea Zone of the ship that was moved for it; empty if none was."""
    powers: list[Standing]
    order: list[int]
    """Collectors ranked so far."""


class Special(TypedDict):
    """What is worked out for a view, or shown otherwise than it is kept."""

    rounds: int
    age: int
    """From 1; 0 during set-up."""
    east: bool
    """Whether the Eastern board is in play."""
    realms: list[Realm]
    provinces: list[Province]
    areas: list[Area]
    seas: list[Sea]
    nodes: list[Node]
    cards: Cards
    events: Events
    discovered: list[int]
    """Distant Continents, from 1."""
    passing: Passing
    trade: Trade | None


View = view_type("price_of_power", POSITION, "All that a seat knows.", Special)
