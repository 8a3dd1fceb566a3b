"""What of the position is hot, written from fields.py by `make fields`: change it there, not here."""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.price_of_power.board import Board
from entrepot.games.price_of_power.data import Printed
from entrepot.games.price_of_power.observed import (
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
from entrepot.games.price_of_power.options import Options
from entrepot.kernel.game import Game
from entrepot.kernel.observation import add_counts, add_numbers, heading
from entrepot.kernel.packed import packed
from entrepot.kernel.state import State

if TYPE_CHECKING:
    from entrepot.games.price_of_power.state import PowerState


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
            self.dnpr: tuple[int, ...] = (0,) * len(printed.province_ids)
            self.occupied: vec[i64] = vec[i64]([i64(0)] * len(printed.province_ids))
            self.claims: tuple[int, ...] = (0,) * len(printed.area_ids)
            self.held: vec[i64] = vec[i64]([i64(0)] * (len(printed.space_ids) * 6))
            self.slotted: vec[i64] = vec[i64]([i64(0)] * len(printed.sea_ids))
            self.merchants: vec[i64] = vec[i64]([i64(0)] * (len(printed.node_ids) * 6))
            self.expanded: tuple[int, ...] = (0,) * len(printed.node_ids)
            self.pirates: vec[i64] = vec[i64]([i64(0)] * len(printed.node_ids))
            self.had: list[int] = []
            self.placed: list[int] = []
            self.discovered: i64 = 0
            self.events_left: i64 = 0
            self.trade_bag: vec[i64] = packed(printed.card_copies)
            self.discard: vec[i64] = vec[i64]([i64(0)] * len(printed.card_ids))
            self.aside: tuple[int, ...] = (0,) * len(printed.card_ids)
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
            self.had = like.had[:]
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


def encode(s: "PowerState", seat: i64) -> list[int]:
    """Return what a seat knows as whole numbers, in the order in which fields.py lists them."""
    out = heading(s, seat)
    add_table(out, s, seat)
    out.append(int(s.first))
    out.append(int(s.turn))
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
    out += s.dnpr
    add_numbers(out, s.occupied)
    add_spaces(out, s, seat)
    out += s.expanded
    add_numbers(out, s.pirates)
    add_nodes(out, s, seat)
    add_counts(out, s.shown, len(s.printed.card_ids))
    add_numbers(out, s.trade_bag)
    add_numbers(out, s.discard)
    out += s.aside
    add_events_left(out, s, seat)
    add_numbers(out, s.event_discard)
    add_discovered(out, s, seat)
    add_trade(out, s, seat)
    return out
