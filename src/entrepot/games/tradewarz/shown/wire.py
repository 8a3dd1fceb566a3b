"""What TradeWarz sends of itself: the view. Never compiled, so that schemas can be made from it.

Places, octagons, resources and seasons are words; cards and techs are ids of the content; seats are counted from 0, and
-1 stands for nobody.
"""

from typing import Literal, TypedDict

from entrepot.games.tradewarz.position.fields import POSITION
from entrepot.kernel.fields import view_type


class Goods(TypedDict):
    """An amount of each resource."""

    gold: int
    lumber: int
    mining: int
    wheat: int


class Values(TypedDict):
    """What one side has in battle."""

    strength: int
    kill: int
    block: int


class Crossing(TypedDict):
    """A road, bridge or tunnel. `falling`: it joins the north-west with the south-east corner, else the other two."""

    octagon: str
    kind: Literal["road", "bridge", "tunnel"]
    falling: bool


class Stock(TypedDict):
    """Pieces left of each kind; a tunnel takes two, unless crossings are per diagonal."""

    road: int
    bridge: int
    tunnel: int


class Post(TypedDict):
    """A trading post."""

    number: int
    place: str
    owner: int


class Universities(TypedDict):
    """Level of each, 0 to 4."""

    economy: int
    engineering: int
    military: int


class Tokens(TypedDict):
    """Tokens of this year that are left."""

    march: int
    build: int
    tech: int
    recruit: int
    retreat: int
    resources: int


class Support(TypedDict):
    """Soldiers outside the own capital, and how many can be supported."""

    used: int
    most: int


class Player(TypedDict):
    """What all know of one player."""

    house: str
    """Empty until it is chosen."""
    gate: str
    """The gate of the capital; empty until the ship has docked."""
    sailed: int
    """Spaces of the shipping lane sailed so far; the anchor is this modulo 32."""
    goods: Goods
    golden: int
    silver: int
    reserve: int
    techs: list[str]
    universities: Universities
    board: list[str]
    """By season the action whose token lies there, or ''."""
    tokens: Tokens
    morale: int
    """Morale cards in hand."""
    battle_left: int
    """Cards in the face-down battle deck."""
    battle_used: list[str]
    battle_known: list[str]
    """Those of the six battle cards that this seat knows."""
    castles_left: int
    silos_left: int
    squads_left: int
    support: Support
    alliance: list[int]
    """The other members; empty for one who has none."""
    squad_limit: int
    holder: int
    """Who occupies the capital, or -1."""


class Army(TypedDict):
    """The soldiers on one place: `seats` from the host on, `soldiers` in the same order."""

    place: str
    seats: list[int]
    soldiers: list[int]
    super: str
    """The super unit that works for it, if it stands outside its capital."""


class Super(TypedDict):
    """A super unit that somebody owns. In its owner's capital it is idle until soldiers are with it."""

    tech: str
    owner: int
    place: str
    """'' while it marches."""
    carrier: int
    """Whose squad it is with."""


class Building(TypedDict):
    """A settlement, village or castle, which has a village beneath."""

    place: str
    seat: int
    kind: Literal["settlement", "village", "castle"]
    year: int
    """The year in which it became a village; 0 for a settlement."""
    silos: list[str]
    extra: list[str]
    """Octagons of the silos that technologies added."""


class Waiting(TypedDict):
    """A group of extra silos of which some are still to be placed."""

    group: int
    seat: int
    left: int


class March(TypedDict):
    """The march in progress."""

    seat: int
    origin: str
    """Empty until the squad is chosen."""
    at: str
    soldiers: int
    super: str
    spaces: int
    second: bool
    reach: list[str]
    """Places where it may stop, or must fight."""
    boost: int
    engineers: int


class Battle(TypedDict):
    """The battle in progress; `burnt` has '' until cards are burnt."""

    attacker: int
    defender: int
    place: str
    attackers: int
    defenders: int
    attacking: Values
    """Without cards."""
    defending: Values
    burnt: list[str]
    """The attacker's and the defender's burnt card."""
    committed: list[int]
    chosen: list[str]
    """The morale cards that this seat has chosen, in order."""


class Offer(TypedDict):
    """An offer of resources as far as it is built."""

    proposer: int
    partner: int
    give: Goods
    want: Goods
    counter: bool


class Proposal(TypedDict):
    """A proposed alliance."""

    proposer: int
    members: list[int]
    agreed: list[int]


class Homeless(TypedDict):
    """Soldiers that must leave, and who says where to."""

    seat: int
    soldiers: int
    chooser: int


class Bank(TypedDict):
    """Xadlas left."""

    golden: int
    silver: int


class Special(TypedDict):
    """What is worked out for a view, or shown otherwise than it is kept."""

    season: str
    mover: int
    tiles: list[str]
    """By octagon: lumber, mining, wheat, mountain, lake."""
    crossings: list[Crossing]
    stock: Stock
    posts: list[Post]
    links: list[list[int]]
    """Pairs of numbers of linked posts."""
    players: list[Player]
    armies: list[Army]
    supers: list[Super]
    buildings: list[Building]
    waiting: list[Waiting]
    morale_deck: int
    bank: Bank
    march: March | None
    battle: Battle | None
    offer: Offer | None
    offers_left: list[int]
    """Offers that the mover may still make to each seat in this turn."""
    proposal: Proposal | None
    homeless: Homeless | None


View = view_type("tradewarz", POSITION, "What one seat knows.", Special)
