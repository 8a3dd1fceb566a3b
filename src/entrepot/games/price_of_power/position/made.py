"""What of the position is hot, written from fields.py by `make fields`: change it there, not here."""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.price_of_power.content.board import Board
from entrepot.games.price_of_power.content.tables import Printed
from entrepot.games.price_of_power.options import Options
from entrepot.games.price_of_power.position.codecs import (
    write_claims,
    write_influence,
    write_merchants,
    write_placed,
    write_ships,
)
from entrepot.games.price_of_power.position.observed import (
    add_advances,
    add_discovered,
    add_ducats,
    add_events_left,
    add_nodes,
    add_passed,
    add_pieces,
    add_spaces,
    add_table,
    add_trade,
)
from entrepot.kernel.bag import named
from entrepot.kernel.game import Game
from entrepot.kernel.observation import Vector, add_counts, add_numbers, heading
from entrepot.kernel.packed import packed
from entrepot.kernel.state import State
from entrepot.kernel.writing import names_in, stretches

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


class PowerFields(State):
    """The attributes of a position, declared in fields.py; `like` is a position to copy."""

    def __init__(
        self,
        game: Game,
        printed: Printed,
        chosen: Options,
        board: Board,
        seats: int,
        options: list[int],
        like: "PowerFields | None" = None,
    ) -> None:
        super().__init__(game, seats, options, like)
        self.printed = printed
        self.chosen = chosen
        self.board = board
        if like is None:
            self.round: i64 = 0
            self.first: i64 = -1
            self.turn: i64 = -1
            self.acted: bool = False
            self.loan_way: i64 = 0
            self.realm: vec[i64] = vec[i64]([i64(-1)] * seats)
            self.ducats: vec[i64] = vec[i64]([i64(0)] * seats)
            self.interest: vec[i64] = vec[i64]([i64(0)] * seats)
            self.prestige: vec[i64] = vec[i64]([i64(0)] * seats)
            self.power: vec[i64] = vec[i64]([i64(0)] * (seats * 3))
            self.growth: vec[i64] = vec[i64]([i64(0)] * seats)
            self.best_trade: vec[i64] = vec[i64]([i64(0)] * seats)
            self.age_income: vec[i64] = vec[i64]([i64(0)] * seats)
            self.ideas: vec[i64] = vec[i64]([i64(0)] * seats)
            self.missions: vec[i64] = vec[i64]([i64(0)] * seats)
            self.beside: vec[i64] = vec[i64]([i64(0)] * seats)
            self.passed: list[int] = []
            self.last_turns: vec[i64] = vec[i64]([i64(0)] * seats)
            self.town: vec[i64] = vec[i64]([i64(-1)] * len(printed.province_ids))
            self.vassal: vec[i64] = vec[i64]([i64(-1)] * len(printed.province_ids))
            self.dnpr: vec[i64] = vec[i64]([i64(0)] * len(printed.province_ids))
            self.occupied: vec[i64] = vec[i64]([i64(0)] * len(printed.province_ids))
            self.claims: vec[i64] = vec[i64]([i64(0)] * len(printed.area_ids))
            self.held: vec[i64] = vec[i64]([i64(0)] * (len(printed.space_ids) * 6))
            self.slotted: vec[i64] = vec[i64]([i64(0)] * len(printed.sea_ids))
            self.merchants: vec[i64] = vec[i64]([i64(0)] * (len(printed.node_ids) * 6))
            self.expanded: vec[i64] = vec[i64]([i64(0)] * len(printed.node_ids))
            self.pirates: vec[i64] = vec[i64]([i64(0)] * len(printed.node_ids))
            self.had: i64 = 0
            self.placed: vec[i64] = vec[i64]()
            self.discovered: i64 = 0
            self.events_left: i64 = 0
            self.trade_bag: vec[i64] = packed(printed.card_copies)
            self.discard: vec[i64] = vec[i64]([i64(0)] * len(printed.card_ids))
            self.aside: vec[i64] = vec[i64]([i64(0)] * len(printed.card_ids))
            self.event_bag: vec[i64] = packed(printed.event_copies)
            self.event_discard: vec[i64] = vec[i64]([i64(0)] * len(printed.event_ids))
            self.entry: i64 = -1
            self.role: i64 = 0
            self.escort: i64 = -1
            self.rolls_left: i64 = 0
            self.roll_shown: i64 = 0
            self.built: list[int] = []
            self.order: list[int] = []
            self.shown: list[int] = []
            self.cubes: vec[i64] = vec[i64]([i64(0)] * len(printed.area_ids))
            self.linked: vec[i64] = vec[i64]([i64(-1)] * seats)
            self.base_tax: vec[i64] = vec[i64]([i64(0)] * seats)
            self.ships_of: vec[i64] = vec[i64]([i64(0)] * seats)
            self.cubes_of: vec[i64] = vec[i64]([i64(0)] * seats)
            self.towns_of: vec[i64] = vec[i64]([i64(0)] * seats)
            self.lands: vec[i64] = vec[i64]([i64(0)] * seats)
            self.seas: vec[i64] = vec[i64]([i64(0)] * seats)
            self.near_had: i64 = 0
            self.full: i64 = 0
            self.whole: i64 = 0
            self.unrest: i64 = 0
        else:
            self.round = like.round
            self.first = like.first
            self.turn = like.turn
            self.acted = like.acted
            self.loan_way = like.loan_way
            self.realm = like.realm[:]
            self.ducats = like.ducats[:]
            self.interest = like.interest[:]
            self.prestige = like.prestige[:]
            self.power = like.power[:]
            self.growth = like.growth[:]
            self.best_trade = like.best_trade[:]
            self.age_income = like.age_income[:]
            self.ideas = like.ideas[:]
            self.missions = like.missions[:]
            self.beside = like.beside[:]
            self.passed = like.passed[:]
            self.last_turns = like.last_turns[:]
            self.town = like.town[:]
            self.vassal = like.vassal[:]
            self.dnpr = like.dnpr
            self.occupied = like.occupied[:]
            self.claims = like.claims
            self.held = like.held[:]
            self.slotted = like.slotted[:]
            self.merchants = like.merchants[:]
            self.expanded = like.expanded
            self.pirates = like.pirates[:]
            self.had = like.had
            self.placed = like.placed[:]
            self.discovered = like.discovered
            self.events_left = like.events_left
            self.trade_bag = like.trade_bag[:]
            self.discard = like.discard[:]
            self.aside = like.aside
            self.event_bag = like.event_bag[:]
            self.event_discard = like.event_discard[:]
            self.entry = like.entry
            self.role = like.role
            self.escort = like.escort
            self.rolls_left = like.rolls_left
            self.roll_shown = like.roll_shown
            self.built = like.built[:]
            self.order = like.order[:]
            self.shown = like.shown[:]
            self.cubes = like.cubes[:]
            self.linked = like.linked[:]
            self.base_tax = like.base_tax[:]
            self.ships_of = like.ships_of[:]
            self.cubes_of = like.cubes_of[:]
            self.towns_of = like.towns_of[:]
            self.lands = like.lands[:]
            self.seas = like.seas[:]
            self.near_had = like.near_had
            self.full = like.full
            self.whole = like.whole
            self.unrest = like.unrest


def fields(s: "PowerState") -> dict[str, Any]:
    """Return the fields as plain data."""
    return {
        "round": int(s.round),
        "first": int(s.first),
        "turn": int(s.turn),
        "acted": s.acted,
        "loan_way": int(s.loan_way),
        "realm": ["" if one == -1 else s.printed.realm_ids[one] for one in s.realm],
        "ducats": list(s.ducats),
        "interest": list(s.interest),
        "prestige": list(s.prestige),
        "power": stretches(s.power, 3),
        "growth": list(s.growth),
        "best_trade": list(s.best_trade),
        "age_income": list(s.age_income),
        "ideas": [names_in(one, s.printed.idea_ids) for one in s.ideas],
        "missions": [names_in(one, s.printed.mission_ids) for one in s.missions],
        "beside": list(s.beside),
        "passed": list(s.passed),
        "last_turns": list(s.last_turns),
        "towns": s.game.position.by_name["towns"].take(s),
        "vassals": s.game.position.by_name["vassals"].take(s),
        "dnpr": s.game.position.by_name["dnpr"].take(s),
        "occupied": s.game.position.by_name["occupied"].take(s),
        "claims": write_claims(s),
        "influence": write_influence(s),
        "ships": write_ships(s),
        "merchants": write_merchants(s),
        "expanded": s.game.position.by_name["expanded"].take(s),
        "pirates": s.game.position.by_name["pirates"].take(s),
        "had": names_in(s.had, s.printed.area_ids),
        "placed": write_placed(s, s.placed),
        "discovered": names_in(s.discovered, ["1", "2", "3", "4"]),
        "events_left": int(s.events_left),
        "trade_bag": named(s.trade_bag, s.printed.card_ids),
        "discard": named(s.discard, s.printed.card_ids),
        "aside": s.game.position.by_name["aside"].take(s),
        "event_bag": named(s.event_bag, s.printed.event_ids),
        "event_discard": named(s.event_discard, s.printed.event_ids),
        "entry": "" if s.entry == -1 else s.printed.entry_ids[s.entry],
        "role": int(s.role),
        "escort": "" if s.escort == -1 else s.printed.space_ids[s.escort],
        "rolls_left": int(s.rolls_left),
        "roll_shown": int(s.roll_shown),
        "built": [s.printed.province_ids[one] for one in s.built],
        "order": list(s.order),
        "shown": [s.printed.card_ids[face] for face in s.shown],
    }


def view(s: "PowerState", seat: int | None) -> dict[str, Any]:
    """Return what a seat sees of the fields, and what every view begins and ends with."""
    return {
        "game": s.game.id,
        "seat": seat,
        "seats": int(s.seats),
        "options": s.game.option_names(s.options),
        "phase": "" if s.over else s.top().name,
        "round": int(s.round),
        "first": int(s.first),
        "turn": int(s.turn),
        "acted": s.acted,
        "ending": s.ending,
    }


def encode(out: Vector, s: "PowerState", seat: i64) -> None:
    """Write what a seat knows as whole numbers, in the order in which fields.py lists them."""
    heading(out, s, seat)
    add_table(out, s, seat)
    out.add(s.first)
    out.add(s.turn)
    add_numbers(out, s.realm)
    add_ducats(out, s, seat)
    add_numbers(out, s.interest)
    add_numbers(out, s.prestige)
    add_numbers(out, s.growth)
    add_numbers(out, s.best_trade)
    add_numbers(out, s.age_income)
    add_numbers(out, s.power)
    add_numbers(out, s.beside)
    add_numbers(out, s.last_turns)
    add_pieces(out, s, seat)
    add_advances(out, s, seat)
    add_passed(out, s, seat)
    add_numbers(out, s.town)
    add_numbers(out, s.vassal)
    add_numbers(out, s.dnpr)
    add_numbers(out, s.occupied)
    add_spaces(out, s, seat)
    add_numbers(out, s.expanded)
    add_numbers(out, s.pirates)
    add_nodes(out, s, seat)
    add_counts(out, s.shown, len(s.printed.card_ids))
    add_numbers(out, s.trade_bag)
    add_numbers(out, s.discard)
    add_numbers(out, s.aside)
    add_events_left(out, s, seat)
    add_numbers(out, s.event_discard)
    add_discovered(out, s, seat)
    add_trade(out, s, seat)
