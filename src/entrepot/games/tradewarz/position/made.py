"""What of the position is hot, written from fields.py by `make fields`: change it there, not here."""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.content.board import Board, blank, posts_used
from entrepot.games.tradewarz.content.tables import Cards
from entrepot.games.tradewarz.options import Options
from entrepot.games.tradewarz.position.codecs import write_army, write_buildings, write_supers
from entrepot.games.tradewarz.position.observed import (
    add_allies,
    add_battle_cards,
    add_board,
    add_buildings,
    add_fight,
    add_march,
    add_morale_deck,
    add_morale_next,
    add_silver,
    add_soldiers,
    add_supers,
    add_table,
    add_talks,
    add_techs,
)
from entrepot.kernel.bag import hand_sizes, named, named_hand, named_hands
from entrepot.kernel.game import Game
from entrepot.kernel.observation import Vector, add_counts, add_numbers, heading
from entrepot.kernel.packed import packed
from entrepot.kernel.seat_bits import members
from entrepot.kernel.state import State
from entrepot.kernel.writing import names_in, tables

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState


class TradeWarzFields(State):
    """The attributes of a position, declared in fields.py; `like` is a position to copy."""

    def __init__(
        self,
        game: Game,
        cards: Cards,
        chosen: Options,
        seats: int,
        options: list[int],
        like: "TradeWarzFields | None" = None,
    ) -> None:
        super().__init__(game, seats, options, like)
        self.cards = cards
        self.chosen = chosen
        if like is None:
            self.year: i64 = 1
            self.season: i64 = 0
            self.turn: i64 = 0
            self.order: vec[i64] = vec[i64]([i64(seat) for seat in range(seats)])
            self.house: vec[i64] = vec[i64]([i64(-1)] * seats)
            self.gate: vec[i64] = vec[i64]([i64(-1)] * seats)
            self.sailed: vec[i64] = vec[i64]([i64(0)] * seats)
            self.rolled: i64 = 0
            self.army: vec[i64] = vec[i64]([i64(0)] * 44)
            self.stands: vec[i64] = vec[i64]([i64(0)] * seats)
            self.building: vec[i64] = vec[i64]([i64(0)] * 36)
            self.since: vec[i64] = vec[i64]([i64(0)] * 36)
            self.silos: vec[i64] = vec[i64]([i64(0)] * 36)
            self.estates: vec[i64] = vec[i64]([i64(0)] * seats)
            self.post_owner: vec[i64] = vec[i64]([i64(-1)] * posts_used(seats))
            self.goods: vec[i64] = vec[i64]([i64(6)] * (seats * 4))
            self.golden: vec[i64] = vec[i64]([i64(0)] * seats)
            self.bank: i64 = 40
            self.fell_short: bool = False
            self.time_up: bool = False
            self.reserve: vec[i64] = vec[i64]([i64(10)] * seats)
            self.castles: vec[i64] = vec[i64]([i64(0)] * seats)
            self.university: vec[i64] = vec[i64]([i64(0)] * (seats * 3))
            self.techs: vec[i64] = vec[i64]([i64(0)] * seats)
            self.marker_at: vec[i64] = vec[i64]([i64(-1)] * len(cards.techs.markers))
            self.marker_with: vec[i64] = vec[i64]([i64(-1)] * len(cards.techs.markers))
            self.waiting: vec[i64] = vec[i64]([i64(0)] * len(cards.techs.group_tech))
            self.yearly: i64 = 0
            self.marks: vec[i64] = vec[i64]([i64(0)] * (seats * 5))
            self.morale: vec[i64] = vec[i64]([i64(0)] * (seats * len(cards.morale.ids)))
            self.known: vec[i64] = vec[i64]([i64(0)] * (seats * len(cards.morale.ids)))
            self.morale_bag: vec[i64] = packed(cards.morale.copies)
            self.returned: list[int] = []
            self.deck: vec[i64] = vec[i64]([i64(0)] * (seats * len(cards.battle.ids)))
            self.used: vec[i64] = vec[i64]([i64(0)] * (seats * len(cards.battle.ids)))
            self.undealt: vec[i64] = packed(cards.battle.copies)
            self.shown_decks: i64 = 0
            self.alliance: vec[i64] = vec[i64]([i64(0)] * seats)
            self.offers: vec[i64] = vec[i64]([i64(0)] * seats)
            self.proposed: bool = False
            self.broke: bool = False
            self.boost: i64 = 0
            self.engineers: i64 = 0
            self.march_size: i64 = 0
            self.march_from: i64 = -1
            self.march_at: i64 = -1
            self.march_marker: i64 = -1
            self.spaces: i64 = 0
            self.route: list[int] = []
            self.moved: list[int] = []
            self.has_lent: bool = False
            self.has_fetched: bool = False
            self.second: bool = False
            self.attacker: i64 = -1
            self.defender: i64 = -1
            self.field: i64 = -1
            self.by_retreat: bool = False
            self.fighter: i64 = -1
            self.burnt_attacker: i64 = -1
            self.burnt_defender: i64 = -1
            self.picked_attacker: list[int] = []
            self.picked_defender: list[int] = []
            self.ready: i64 = 0
            self.strays: vec[i64] = vec[i64]([i64(0)] * seats)
            self.stray_marker: i64 = -1
            self.stray_from: i64 = -1
            self.landed: i64 = 0
            self.deal: vec[i64] = vec[i64]([i64(0)] * 8)
            self.board: Board = blank()
        else:
            self.year = like.year
            self.season = like.season
            self.turn = like.turn
            self.order = like.order[:]
            self.house = like.house[:]
            self.gate = like.gate[:]
            self.sailed = like.sailed[:]
            self.rolled = like.rolled
            self.army = like.army[:]
            self.stands = like.stands[:]
            self.building = like.building[:]
            self.since = like.since[:]
            self.silos = like.silos[:]
            self.estates = like.estates[:]
            self.post_owner = like.post_owner[:]
            self.goods = like.goods[:]
            self.golden = like.golden[:]
            self.bank = like.bank
            self.fell_short = like.fell_short
            self.time_up = like.time_up
            self.reserve = like.reserve[:]
            self.castles = like.castles[:]
            self.university = like.university[:]
            self.techs = like.techs[:]
            self.marker_at = like.marker_at[:]
            self.marker_with = like.marker_with[:]
            self.waiting = like.waiting[:]
            self.yearly = like.yearly
            self.marks = like.marks[:]
            self.morale = like.morale[:]
            self.known = like.known[:]
            self.morale_bag = like.morale_bag[:]
            self.returned = like.returned[:]
            self.deck = like.deck[:]
            self.used = like.used[:]
            self.undealt = like.undealt[:]
            self.shown_decks = like.shown_decks
            self.alliance = like.alliance[:]
            self.offers = like.offers[:]
            self.proposed = like.proposed
            self.broke = like.broke
            self.boost = like.boost
            self.engineers = like.engineers
            self.march_size = like.march_size
            self.march_from = like.march_from
            self.march_at = like.march_at
            self.march_marker = like.march_marker
            self.spaces = like.spaces
            self.route = like.route[:]
            self.moved = like.moved[:]
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
            self.picked_attacker = like.picked_attacker[:]
            self.picked_defender = like.picked_defender[:]
            self.ready = like.ready
            self.strays = like.strays[:]
            self.stray_marker = like.stray_marker
            self.stray_from = like.stray_from
            self.landed = like.landed
            self.deal = like.deal[:]
            self.board = like.board


def fields(s: "TradeWarzState") -> dict[str, Any]:
    """Return the fields as plain data."""
    return {
        "year": int(s.year),
        "season": int(s.season),
        "turn": int(s.turn),
        "order": list(s.order),
        "house": ["" if one == -1 else s.cards.house_ids[one] for one in s.house],
        "gate": s.game.position.by_name["gate"].take(s),
        "sailed": list(s.sailed),
        "rolled": int(s.rolled),
        "tiles": s.game.position.by_name["tiles"].take(s),
        "posts": s.game.position.by_name["posts"].take(s),
        "crossings": s.game.position.by_name["crossings"].take(s),
        "army": write_army(s),
        "building": write_buildings(s),
        "post_owner": list(s.post_owner),
        "goods": tables(s.goods, ["gold", "lumber", "mining", "wheat"]),
        "golden": list(s.golden),
        "bank": int(s.bank),
        "fell_short": s.fell_short,
        "time_up": s.time_up,
        "reserve": list(s.reserve),
        "castles": list(s.castles),
        "university": tables(s.university, ["economy", "engineering", "military"]),
        "techs": [names_in(one, s.cards.techs.ids) for one in s.techs],
        "supers": write_supers(s),
        "waiting": list(s.waiting),
        "yearly": names_in(s.yearly, s.cards.techs.ids),
        "marks": s.game.position.by_name["marks"].take(s),
        "morale": named_hands(s.morale, s.cards.morale.ids),
        "known": named_hands(s.known, s.cards.morale.ids),
        "morale_bag": named(s.morale_bag, s.cards.morale.ids),
        "returned": [s.cards.morale.ids[face] for face in s.returned],
        "deck": named_hands(s.deck, s.cards.battle.ids),
        "used": named_hands(s.used, s.cards.battle.ids),
        "undealt": named(s.undealt, s.cards.battle.ids),
        "shown_decks": members(s.shown_decks, s.seats),
        "alliance": list(s.alliance),
        "offers": list(s.offers),
        "proposed": s.proposed,
        "broke": s.broke,
        "boost": int(s.boost),
        "engineers": int(s.engineers),
        "march_size": int(s.march_size),
        "march_from": s.game.position.by_name["march_from"].take(s),
        "march_at": s.game.position.by_name["march_at"].take(s),
        "march_marker": "" if s.march_marker == -1 else s.cards.techs.super_ids[s.march_marker],
        "spaces": int(s.spaces),
        "route": s.game.position.by_name["route"].take(s),
        "moved": s.game.position.by_name["moved"].take(s),
        "has_lent": s.has_lent,
        "has_fetched": s.has_fetched,
        "second": s.second,
        "attacker": int(s.attacker),
        "defender": int(s.defender),
        "field": s.game.position.by_name["field"].take(s),
        "by_retreat": s.by_retreat,
        "fighter": "" if s.fighter == -1 else s.cards.techs.super_ids[s.fighter],
        "burnt_attacker": "" if s.burnt_attacker == -1 else s.cards.battle.ids[s.burnt_attacker],
        "burnt_defender": "" if s.burnt_defender == -1 else s.cards.battle.ids[s.burnt_defender],
        "picked_attacker": [s.cards.morale.ids[face] for face in s.picked_attacker],
        "picked_defender": [s.cards.morale.ids[face] for face in s.picked_defender],
        "ready": members(s.ready, s.seats),
        "strays": list(s.strays),
        "stray_marker": "" if s.stray_marker == -1 else s.cards.techs.super_ids[s.stray_marker],
        "stray_from": s.game.position.by_name["stray_from"].take(s),
        "landed": s.game.position.by_name["landed"].take(s),
        "deal": list(s.deal),
    }


def view(s: "TradeWarzState", seat: int | None) -> dict[str, Any]:
    """Return what a seat sees of the fields, and what every view begins and ends with."""
    return {
        "game": s.game.id,
        "seat": seat,
        "seats": int(s.seats),
        "options": s.game.option_names(s.options),
        "phase": "" if s.over else s.top().name,
        "year": int(s.year),
        "order": list(s.order),
        "roll": int(s.rolled),
        "time_called": s.time_up,
        "hand": [] if seat is None else named_hand(s.morale, seat, s.cards.morale.ids),
        "morale_known": named_hands(s.known, s.cards.morale.ids),
        "morale_returned": [s.cards.morale.ids[face] for face in s.returned],
        "ending": s.ending,
    }


def encode(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write what a seat knows as whole numbers, in the order in which fields.py lists them."""
    heading(out, s, seat)
    add_table(out, s, seat)
    add_numbers(out, s.order)
    add_board(out, s, seat)
    add_numbers(out, s.post_owner)
    add_numbers(out, s.house)
    add_numbers(out, s.gate)
    add_numbers(out, s.sailed)
    add_numbers(out, s.goods)
    add_numbers(out, s.golden)
    add_silver(out, s, seat)
    add_numbers(out, s.reserve)
    add_techs(out, s, seat)
    add_numbers(out, s.university)
    add_numbers(out, s.marks)
    out.add_all(hand_sizes(s.morale, len(s.cards.morale.ids)))
    add_numbers(out, s.castles)
    add_numbers(out, s.used)
    add_battle_cards(out, s, seat)
    add_allies(out, s, seat)
    add_soldiers(out, s, seat)
    add_buildings(out, s, seat)
    add_numbers(out, s.waiting)
    add_supers(out, s, seat)
    add_numbers(out, s.morale[seat * len(s.cards.morale.ids) : (seat + 1) * len(s.cards.morale.ids)])
    add_numbers(out, s.known)
    add_morale_deck(out, s, seat)
    add_counts(out, s.returned, len(s.cards.morale.ids))
    add_morale_next(out, s, seat)
    add_march(out, s, seat)
    add_fight(out, s, seat)
    add_talks(out, s, seat)
