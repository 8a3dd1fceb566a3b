"""What Trigon sends of itself: the view. Never compiled, so that schemas can be made from it.

Spots, lands and cards are ids of the content; seats are counted from 0, and -1 stands for nobody.
"""

from typing import Literal, TypedDict

from entrepot.games.trigon.position.fields import POSITION
from entrepot.kernel.fields import view_type


class Coins(TypedDict):
    """An amount of each metal."""

    copper: int
    silver: int
    gold: int


class Figures(TypedDict):
    """How many of each figure."""

    knight: int
    scout: int
    boat: int


class Settlement(TypedDict):
    """A village or city. `token` is its number and its slot, from 1."""

    spot: str
    seat: int
    token: int
    card: str
    inhabitants: int
    city: bool
    palace: bool


class Group(TypedDict):
    """Figures of one colour on a spot; the others of `figures` may still move in this turn."""

    spot: str
    seat: int
    figures: Figures
    stepped: Figures
    """Those that have made their step, and nothing else."""
    sailed: Figures
    spent: Figures
    """Those that are done moving: both moves made, or a battle fought."""


class Quest(TypedDict):
    """A quest in this seat's hand. `done` of `needed`; for a quest of several kinds of deed these are bits."""

    quest: str
    done: int
    needed: int


class Remembered(TypedDict):
    """A card that this seat knows to be in the hand of one of these seats."""

    kind: Literal["quest", "play"]
    card: str
    seats: list[int]


class Player(TypedDict):
    """What all know of one player."""

    land: str
    """Empty until it is drawn or chosen."""
    out: bool
    points: int
    palace: bool
    coins: Coins
    income: Coins
    """What the next collection phase will bring, if the bank has it."""
    births: int
    """Inhabitants that it will bring, the cap of five included."""
    inhabitants: int
    supply: Figures
    """Pieces left; knights and inhabitants share theirs."""
    tokens: int
    quests: int
    """Quests in hand."""
    cards: int
    """Play cards in hand."""
    completed: list[str]
    opened: list[str]
    """Played cards that stay face up: protectors and bonus points."""
    bonus: list[str]
    lands: list[str]
    """Lands held whole."""
    founded: int


class Moving(TypedDict):
    """A group that is being chosen: who goes so far."""

    seat: int
    origin: str
    to: str
    by_sea: bool
    figures: Figures


class Battle(TypedDict):
    """The battle in progress; before the first throw the attackers still stand where they came from."""

    attacker: int
    defender: int
    spot: str
    attacking: Figures
    defending: Figures
    attack_dice: int
    defence_dice: int
    extra_attack: int
    extra_defence: int
    doubled: bool


class Offer(TypedDict):
    """A coin offer as far as it is built."""

    proposer: int
    partner: int
    give: Coins
    want: Coins


class Swap(TypedDict):
    """A card swap on offer: the kinds of card that the proposer gives and wants."""

    proposer: int
    partner: int
    pair: Literal["quest-for-quest", "quest-for-play", "play-for-quest", "play-for-play"]


class Special(TypedDict):
    """What is worked out for a view, or shown otherwise than it is kept."""

    players: list[Player]
    settlements: list[Settlement]
    groups: list[Group]
    bank: Coins
    village_stack: int
    hand_quests: list[Quest]
    remembered: list[Remembered]
    laid: str
    """The card that this seat has laid down for a swap."""
    offers_left: list[int]
    """Offers that the mover may still make to each seat in this turn."""
    moving: Moving | None
    battle: Battle | None
    offer: Offer | None
    card: str
    """The play card that is being carried out; empty if none is."""
    swap: Swap | None


View = view_type("trigon", POSITION, "What one seat knows.", Special)
