"""All that a position of TradeWarz consists of, and how it is copied."""

from typing import Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import TREES
from entrepot.games.tradewarz.cards import GOODS, NONE, SEASONS, Cards
from entrepot.games.tradewarz.options import Options
from entrepot.games.tradewarz.terrain.board import Board
from entrepot.games.tradewarz.terrain.places import OCTAGONS, PLACES, SQUARES
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

GOLDEN: Final = 40
"""TW-COMP-10"""
SILVER: Final = 20
"""TW-COMP-10"""
START: Final = 6
"""TW-CAP-02"""
RESERVE: Final = 10
"""TW-RECRUIT-07"""
TREE_COUNT: Final = len(TREES)
BLANK: Final = Board(bytes(OCTAGONS), b"", 2, 0, False)
"""The map before it is dealt."""


class Position(State):
    """Lists hold one stretch a seat where their comment says so; sets of places, squares, techs and seats are bits."""

    def __init__(
        self,
        game: Game,
        cards: Cards,
        chosen: Options,
        seats: int,
        options: list[int],
        like: "Position | None" = None,
    ) -> None:
        super().__init__(game, seats, options, like)
        self.cards = cards
        self.chosen = chosen
        if like is None:
            self.board: Board = BLANK
            """Shared by copies: a new crossing makes a new one."""
            self.year: i64 = 1
            self.season: i64 = 0
            self.turn: i64 = 0
            """The mover's place in the order."""
            self.bank: i64 = GOLDEN
            """Golden Xadlas left. TW-COMP-10"""
            self.fell_short: bool = False
            """Whether an award could not be paid in full. TW-R-64"""
            self.time_up: bool = False
            """TW-R-63"""
            self.yearly: i64 = 0
            """Techs whose benefit of this year is used up, as bits."""
            self.shown_decks: i64 = 0
            """Seats whose six battle cards all have been seen, as bits."""
            self.rolled: i64 = 0
            """What the ship may sail, or the squad march, in all."""
            self.proposed: bool = False
            """Whether the mover has proposed an alliance in this turn. TW-R-72"""
            self.broke: bool = False
            """Whether the mover has broken one in this turn. TW-R-72"""
            self.boost: i64 = 0
            """Spaces that a morale card adds to the mover's next march."""
            self.engineers: i64 = 0
            """Lumber and mining that a morale card takes off the mover's next crossing."""
            self.march_size: i64 = 0
            """Soldiers of the marching squad, which stands on no place meanwhile; 0 if none marches."""
            self.march_from: i64 = NONE
            self.march_at: i64 = NONE
            self.march_marker: i64 = NONE
            """The super unit that marches along."""
            self.spaces: i64 = 0
            """Spaces that the squad may still march."""
            self.has_lent: bool = False
            """Whether it has left a super unit with an ally on this march."""
            self.has_fetched: bool = False
            self.second: bool = False
            """Whether it is the second march of a double march. TW-R-92"""
            self.attacker: i64 = NONE
            """Who fights; NONE when there is no battle."""
            self.defender: i64 = NONE
            self.field: i64 = NONE
            """The place that is fought over."""
            self.by_retreat: bool = False
            """Whether the squad came by RETREAT. TW-R-42"""
            self.fighter: i64 = NONE
            """The super unit that defends the capital. TW-R-29"""
            self.burnt_attacker: i64 = NONE
            """The faces burnt."""
            self.burnt_defender: i64 = NONE
            self.ready: i64 = 0
            """Seats whose secret choice is final, as bits."""
            self.stray_marker: i64 = NONE
            """The super unit of the soldiers that must leave."""
            self.stray_from: i64 = NONE
            """The place that they leave, which cannot take them."""
            self.landed: i64 = 0
            """Where those of them that carry the super unit have gone, as bits."""
            self.order: list[int] = list(range(seats))
            """Seats in the order of play. TW-R-17"""
            self.house: list[int] = [NONE] * seats
            self.gate: list[int] = [NONE] * seats
            """The place of each capital. TW-DOCK-02"""
            self.sailed: list[int] = [0] * seats
            """Spaces of the shipping lane."""
            self.goods: list[int] = [START] * (seats * GOODS)
            """Gold, lumber, mining and wheat, four to a seat. TW-RES-02"""
            self.golden: list[int] = [0] * seats
            self.reserve: list[int] = [RESERVE] * seats
            """Soldiers. TW-RECRUIT-04"""
            self.army: list[int] = [0] * PLACES
            """By place who stands there and with how many: see `army.py`."""
            self.stands: list[int] = [0] * seats
            """Places where a seat has soldiers, as bits: what `army` says."""
            self.marker_at: list[int] = [NONE] * len(cards.techs.markers)
            """By super unit its place, MARCHING, or NONE while nobody owns it."""
            self.marker_with: list[int] = [NONE] * len(cards.techs.markers)
            """By super unit the seat whose squad it is with."""
            self.building: list[int] = [0] * SQUARES
            """By square 0, or the kind and four times the owner."""
            self.since: list[int] = [0] * SQUARES
            """By square the year in which its building became a village. TW-R-78"""
            self.silos: list[int] = [0] * SQUARES
            """By square the silos of its building: see `silos.py`."""
            self.estates: list[int] = [0] * seats
            """Squares with a building of the seat, as bits: what `building` says."""
            self.castles: list[int] = [0] * seats
            """Castles built so far. TW-R-97"""
            self.waiting: list[int] = [0] * len(cards.techs.group_tech)
            """Extra silos of each group still to be placed. TW-R-54"""
            self.university: list[int] = [0] * (seats * TREE_COUNT)
            """Levels, three to a seat."""
            self.techs: list[int] = [0] * seats
            """Techs owned, as bits."""
            self.marks: list[int] = [0] * (seats * SEASONS)
            """The action taken in each season of this year, counted from 1; five to a seat."""
            self.morale: list[int] = [0] * (seats * cards.morale.faces)
            """Morale cards in hand, counts by face for each seat."""
            self.known: list[int] = [0] * (seats * cards.morale.faces)
            """Those of them that all know of. TW-R-109"""
            self.morale_bag: list[int] = cards.morale.copies[:]
            """Morale cards that nobody has drawn yet."""
            self.returned: list[int] = []
            """Morale cards under the deck, the next to be drawn first. TW-MORALE-05"""
            self.deck: list[int] = [0] * (seats * cards.battle.faces)
            """Face-down battle cards, counts by face for each seat."""
            self.used: list[int] = [0] * (seats * cards.battle.faces)
            """Battle cards on the used piles."""
            self.undealt: list[int] = cards.battle.copies[:]
            """Battle cards that take no part."""
            self.alliance: list[int] = [0] * seats
            """By seat the number of its alliance; 0 for none."""
            self.post_owner: list[int] = [NONE] * (3 if seats <= 3 else 4)
            self.offers: list[int] = [0] * seats
            """Offers that the mover has made to each seat in this turn. TW-R-102"""
            self.route: list[int] = []
            """The places that the squad came by, the start first. TW-R-104"""
            self.moved: list[int] = []
            """For each soldier of the march in this turn the place where it ended. TW-R-92"""
            self.picked_attacker: list[int] = []
            """The morale cards chosen for the battle, still in hand. TW-BATTLE-17"""
            self.picked_defender: list[int] = []
            self.strays: list[int] = [0] * seats
            """Soldiers that must leave a place. TW-R-34"""
            self.deal: list[int] = [0] * (2 * GOODS)
            """What the proposer gives, and what the proposer wants. TW-R-102"""
        else:
            self.board = like.board
            self.year = like.year
            self.season = like.season
            self.turn = like.turn
            self.bank = like.bank
            self.fell_short = like.fell_short
            self.time_up = like.time_up
            self.yearly = like.yearly
            self.shown_decks = like.shown_decks
            self.rolled = like.rolled
            self.proposed = like.proposed
            self.broke = like.broke
            self.boost = like.boost
            self.engineers = like.engineers
            self.march_size = like.march_size
            self.march_from = like.march_from
            self.march_at = like.march_at
            self.march_marker = like.march_marker
            self.spaces = like.spaces
            self.has_lent = like.has_lent
            self.has_fetched = like.has_fetched
            self.second = like.second
            self.attacker = like.attacker
            self.defender = like.defender
            self.field = like.field
            self.by_retreat = like.by_retreat
            self.fighter = like.fighter
            self.burnt_attacker = like.burnt_attacker
            self.burnt_defender = like.burnt_defender
            self.ready = like.ready
            self.stray_marker = like.stray_marker
            self.stray_from = like.stray_from
            self.landed = like.landed
            self.order = like.order[:]
            self.house = like.house[:]
            self.gate = like.gate[:]
            self.sailed = like.sailed[:]
            self.goods = like.goods[:]
            self.golden = like.golden[:]
            self.reserve = like.reserve[:]
            self.army = like.army[:]
            self.stands = like.stands[:]
            self.marker_at = like.marker_at[:]
            self.marker_with = like.marker_with[:]
            self.building = like.building[:]
            self.since = like.since[:]
            self.silos = like.silos[:]
            self.estates = like.estates[:]
            self.castles = like.castles[:]
            self.waiting = like.waiting[:]
            self.university = like.university[:]
            self.techs = like.techs[:]
            self.marks = like.marks[:]
            self.morale = like.morale[:]
            self.known = like.known[:]
            self.morale_bag = like.morale_bag[:]
            self.returned = like.returned[:]
            self.deck = like.deck[:]
            self.used = like.used[:]
            self.undealt = like.undealt[:]
            self.alliance = like.alliance[:]
            self.post_owner = like.post_owner[:]
            self.offers = like.offers[:]
            self.route = like.route[:]
            self.moved = like.moved[:]
            self.picked_attacker = like.picked_attacker[:]
            self.picked_defender = like.picked_defender[:]
            self.strays = like.strays[:]
            self.deal = like.deal[:]
