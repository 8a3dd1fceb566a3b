"""All that a position of The Price of Power: Trade consists of, and how it is copied.

The words: a *space* is an Area or a Sea Zone; `q` is a Sea Zone's index, its space less the number of Areas; a *berth*
is 0 off the Trade Protection slots and 1 on one. Only `pieces` writes the map.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.price_of_power.board import Board
from entrepot.games.price_of_power.data import Printed
from entrepot.games.price_of_power.options import Options
from entrepot.games.price_of_power.vocabulary import KINDS, NONE, SEATS
from entrepot.kernel.game import Game
from entrepot.kernel.packed import packed
from entrepot.kernel.state import State

UPRIGHT: Final = 1
LYING: Final = 2
"""How a Merchant stands in a node; 0 where there is none. PP-MERCH-05, PP-MERCH-08, PP-MERCH-09"""
BITS: Final = [1 << bit for bit in range(32)]
"""Single bits, for sets of nodes, seats, Ideas and continents."""
TOKEN: Final = 32
"""What a Town or Vassal weighs in `held`: more than all cubes of a realm. PP-CONN-02"""
SLOT_BITS: Final = 4
SLOT_MASK: Final = 15
SLOT_UNITS: Final[list[int]] = [1, 16, 256, 4096, 65536, 1048576]
"""What a ship on a slot counts in `slotted`, by seat: four bits each."""
UNKNOWN: Final = -1
"""In `linked`: to be worked out when it is asked for."""
PRIMARY: Final = 0
SECONDARY: Final = 1
"""How a card is used. PP-SECOND-01"""
BORROWED: Final = 1
REPAID: Final = 2
"""Which way the turn's Loans go; 0 before either. PP-LOAN-07"""


def replaced(values: tuple[int, ...], at: i64, value: int) -> tuple[int, ...]:
    """Return the same values, but for the one at `at`."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)


class Position(State):
    """Lists hold one value a seat, or a stretch of SEATS a place, where their comment says so; NONE is nobody.

    What is long and seldom changes is a tuple that copies share: whoever changes it puts another in its place.
    """

    def __init__(
        self,
        game: Game,
        printed: Printed,
        chosen: Options,
        board: Board,
        seats: int,
        options: list[int],
        like: "Position | None" = None,
    ) -> None:
        super().__init__(game, seats, options, like)
        self.printed = printed
        self.chosen = chosen
        self.board = board
        if like is None:
            areas: int = int(printed.areas)
            seas: int = int(printed.spaces) - areas
            provinces: int = int(printed.provinces)
            nodes: int = int(printed.nodes)
            self.round: i64 = 0
            self.first: i64 = NONE
            """The First Player. PP-SETUP-08, PP-PASS-04"""
            self.turn: i64 = NONE
            """Whose turn it is; NONE outside the Action phase."""
            self.acted: bool = False
            """Whether this turn has had its Action or the Pass. PP-TURN-03"""
            self.loan_way: i64 = 0
            self.entry: i64 = NONE
            """The card and primary node of the Trade in progress."""
            self.role: i64 = PRIMARY
            self.escort: i64 = NONE
            """The Sea Zone in which the ship moved for this Trade has ended. PP-ACT-04"""
            self.rolls_left: i64 = 0
            """Rerolls left in this Explore Action. PP-COLON-03"""
            self.roll_shown: i64 = 0
            self.events_left: i64 = 0
            """Event cards still to be turned up in this Round. PP-EVENT-01"""
            self.discovered: i64 = 0
            """Distant Continents that are discovered, as bits from 0. PP-DIST-03"""
            self.realm: list[int] = [NONE] * seats
            self.ducats: list[int] = [0] * seats
            self.interest: list[int] = [0] * seats
            self.prestige: list[int] = [0] * seats
            self.growth: list[int] = [0] * seats
            """Commercial Growth cards left. PP-GROW-01"""
            self.best_trade: list[int] = [0] * seats
            """The most Ducats collected in one Trade, for Missions."""
            self.age_income: list[int] = [0] * seats
            """Trade Income in this Age. PP-AGE-01"""
            self.power: list[int] = [0] * (seats * KINDS)
            self.ideas: list[int] = [0] * seats
            """Ideas Researched, as bits. PP-IDEA-01"""
            self.missions: list[int] = [0] * seats
            """Missions claimed, as bits. PP-MISSION-01"""
            self.beside: list[int] = [0] * seats
            """New Merchants beside the sheet. PP-MERCH-14"""
            self.last_turns: list[int] = [0] * seats
            """Turns left once no paid pass is. PP-PASS-03"""
            self.passed: list[int] = []
            """Seats in the order in which they passed. PP-PASS-01"""
            self.town: list[int] = [NONE] * provinces
            self.vassal: list[int] = [NONE] * provinces
            self.dnpr: tuple[int, ...] = (0,) * provinces
            self.occupied: list[int] = [0] * provinces
            self.claims: tuple[int, ...] = (0,) * areas
            """By Area the seats with a Claim, as bits. PP-COLON-04"""
            self.slotted: list[int] = [0] * seas
            """By Sea Zone the ships on slots, SLOT_UNITS for each; all ships there are what `held` counts.

            PP-SHIP-02
            """
            self.merchants: list[int] = [0] * (nodes * SEATS)
            self.expanded: tuple[int, ...] = (0,) * nodes
            self.pirates: list[int] = [0] * nodes
            self.had: list[int] = []
            """Areas where the mover had a piece when the turn began, ascending. PP-INFL-02"""
            self.placed: list[int] = []
            """Areas where cubes were placed in this turn, once for each cube."""
            self.built: list[int] = []
            """Ports that have built in this Action, once for each ship. PP-BUILD-01"""
            self.order: list[int] = []
            """Collectors ranked so far. PP-ROW-05"""
            self.shown: list[int] = []
            """Trade Cards turned up. PP-ACT-02"""
            self.trade_bag: vec[i64] = vec[i64]([i64(0)] * int(printed.cards))
            """The Trade Deck, whose order nobody knows, as how many of each face."""
            self.discard: vec[i64] = vec[i64]([i64(0)] * int(printed.cards))
            self.aside: tuple[int, ...] = (0,) * int(printed.cards)
            self.event_bag: vec[i64] = packed(printed.event_copies)
            self.event_discard: vec[i64] = vec[i64]([i64(0)] * len(printed.event_ids))
            self.held: list[int] = [0] * (int(printed.spaces) * SEATS)
            """By space and seat what carries a chain: Influence cubes and TOKEN for each Town and Vassal, or ships."""
            self.cubes: list[int] = [0] * areas
            """By Area the Influence cubes of all realms; follows from the rest, as do the next."""
            self.linked: list[int] = [UNKNOWN] * seats
            """Nodes with a valid connection, as bits, or UNKNOWN."""
            self.base_tax: list[int] = [0] * seats
            """PP-TAX-01"""
            self.ships_of: list[int] = [0] * seats
            self.cubes_of: list[int] = [0] * seats
        else:
            self.round = like.round
            self.first = like.first
            self.turn = like.turn
            self.acted = like.acted
            self.loan_way = like.loan_way
            self.entry = like.entry
            self.role = like.role
            self.escort = like.escort
            self.rolls_left = like.rolls_left
            self.roll_shown = like.roll_shown
            self.events_left = like.events_left
            self.discovered = like.discovered
            self.realm = like.realm[:]
            self.ducats = like.ducats[:]
            self.interest = like.interest[:]
            self.prestige = like.prestige[:]
            self.growth = like.growth[:]
            self.best_trade = like.best_trade[:]
            self.age_income = like.age_income[:]
            self.power = like.power[:]
            self.ideas = like.ideas[:]
            self.missions = like.missions[:]
            self.beside = like.beside[:]
            self.last_turns = like.last_turns[:]
            self.passed = like.passed[:]
            self.town = like.town[:]
            self.vassal = like.vassal[:]
            self.dnpr = like.dnpr
            self.occupied = like.occupied[:]
            self.claims = like.claims
            self.slotted = like.slotted[:]
            self.merchants = like.merchants[:]
            self.expanded = like.expanded
            self.pirates = like.pirates[:]
            self.had = like.had[:]
            self.placed = like.placed[:]
            self.built = like.built[:]
            self.order = like.order[:]
            self.shown = like.shown[:]
            self.trade_bag = like.trade_bag[:]
            self.discard = like.discard[:]
            self.aside = like.aside
            self.event_bag = like.event_bag[:]
            self.event_discard = like.event_discard[:]
            self.held = like.held[:]
            self.cubes = like.cubes[:]
            self.linked = like.linked[:]
            self.base_tax = like.base_tax[:]
            self.ships_of = like.ships_of[:]
            self.cubes_of = like.cubes_of[:]
