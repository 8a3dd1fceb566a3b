"""What of the position is hot, written from fields.py by `make fields`: change it there, not here."""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trade_and_triumph.content.tables import Cards
from entrepot.games.trade_and_triumph.options import Options
from entrepot.games.trade_and_triumph.position.memory_codec import memories
from entrepot.games.trade_and_triumph.position.record import Record
from entrepot.games.trade_and_triumph.position.record_codec import records
from entrepot.games.trade_and_triumph.position.writing import (
    arrival_names,
    arrival_or_none,
    down_faces,
    eternals,
    hands,
    place_name,
)
from entrepot.kernel.bag import named
from entrepot.kernel.game import Game
from entrepot.kernel.packed import packed
from entrepot.kernel.seat_bits import flags
from entrepot.kernel.state import State
from entrepot.kernel.writing import names_in, stretches

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


class TradeFields(State):
    """The attributes of a position, declared in fields.py; `like` is a position to copy."""

    def __init__(
        self,
        game: Game,
        cards: Cards,
        chosen: Options,
        seats: int,
        options: list[int],
        like: "TradeFields | None" = None,
    ) -> None:
        super().__init__(game, seats, options, like)
        self.cards = cards
        self.chosen = chosen
        if like is None:
            self.first: i64 = 0
            self.round: i64 = 1
            self.active: i64 = 0
            self.draws_left: i64 = 1
            self.plays_left: i64 = 1
            self.market: i64 = -1
            self.turned_up: i64 = 0
            self.triggered: bool = False
            self.may_stay: bool = False
            self.forced: i64 = 0
            self.unmoved: i64 = 0
            self.kept: i64 = 0
            self.gold: vec[i64] = vec[i64]([i64(5)] * seats)
            self.points: vec[i64] = vec[i64]([i64(0)] * seats)
            self.cubes: vec[i64] = vec[i64]([i64(0)] * (seats * 4))
            self.supply: vec[i64] = vec[i64]([i64(7)] * 4)
            self.levels: vec[i64] = vec[i64]([i64(0)] * (seats * 3))
            self.move_limit: i64 = 1
            self.draw_limit: i64 = 1
            self.play_limit: i64 = 1
            self.bonuses: vec[i64] = vec[i64]([i64(0)] * (seats * 2))
            self.place: vec[i64] = vec[i64]([i64(0)] * seats)
            self.hands: list[int] = []
            self.down: list[int] = []
            self.eternals: vec[i64] = vec[i64]()
            self.trade_deck: vec[i64] = packed(cards.trade_copies)
            self.influence_deck: vec[i64] = packed(cards.influence_copies)
            self.specialty_deck: vec[i64] = packed(cards.specialty_copies)
            self.trade_discard: vec[i64] = vec[i64]([i64(0)] * len(cards.trade_ids))
            self.influence_discard: vec[i64] = vec[i64]([i64(0)] * len(cards.influence_ids))
            self.specialty_discard: vec[i64] = vec[i64]([i64(0)] * len(cards.specialty_ids))
            self.drawn: i64 = 0
            self.reached: i64 = 0
            self.turned: list[int] = []
            self.at: i64 = -1
            self.arrivals: list[int] = []
            self.known: list[int] = []
            self.records: tuple[Record, ...] | None = None
            self.held: vec[i64] = vec[i64]([i64(0)] * (seats * 3))
            self.sizes: vec[i64] = packed([sum(copies) for copies in cards.copies] + [0, 0, 0])
            self.discount_influence: i64 = 0
            self.discount_upgrade: i64 = 0
            self.discount_specialty: i64 = 0
            self.price_bonus: i64 = 0
            self.powers: i64 = 0
        else:
            self.first = like.first
            self.round = like.round
            self.active = like.active
            self.draws_left = like.draws_left
            self.plays_left = like.plays_left
            self.market = like.market
            self.turned_up = like.turned_up
            self.triggered = like.triggered
            self.may_stay = like.may_stay
            self.forced = like.forced
            self.unmoved = like.unmoved
            self.kept = like.kept
            self.gold = like.gold[:]
            self.points = like.points[:]
            self.cubes = like.cubes[:]
            self.supply = like.supply[:]
            self.levels = like.levels[:]
            self.move_limit = like.move_limit
            self.draw_limit = like.draw_limit
            self.play_limit = like.play_limit
            self.bonuses = like.bonuses[:]
            self.place = like.place[:]
            self.hands = like.hands[:]
            self.down = like.down[:]
            self.eternals = like.eternals[:]
            self.trade_deck = like.trade_deck[:]
            self.influence_deck = like.influence_deck[:]
            self.specialty_deck = like.specialty_deck[:]
            self.trade_discard = like.trade_discard[:]
            self.influence_discard = like.influence_discard[:]
            self.specialty_discard = like.specialty_discard[:]
            self.drawn = like.drawn
            self.reached = like.reached
            self.turned = like.turned[:]
            self.at = like.at
            self.arrivals = like.arrivals[:]
            self.known = like.known[:]
            self.records = like.records
            self.held = like.held[:]
            self.sizes = like.sizes[:]
            self.discount_influence = like.discount_influence
            self.discount_upgrade = like.discount_upgrade
            self.discount_specialty = like.discount_specialty
            self.price_bonus = like.price_bonus
            self.powers = like.powers


def fields(s: "TradeState") -> dict[str, Any]:
    """Return the fields as plain data."""
    return {
        "first": int(s.first),
        "round": int(s.round),
        "active": int(s.active),
        "draws_left": int(s.draws_left),
        "plays_left": int(s.plays_left),
        "market": int(s.market),
        "turned_up": int(s.turned_up),
        "triggered": s.triggered,
        "may_stay": s.may_stay,
        "forced": flags(s.forced, s.seats),
        "unmoved": flags(s.unmoved, s.seats),
        "kept": flags(s.kept, s.seats),
        "gold": list(s.gold),
        "points": list(s.points),
        "cubes": stretches(s.cubes, 4),
        "supply": list(s.supply),
        "levels": stretches(s.levels, 3),
        "in_force": [int(s.move_limit), int(s.draw_limit), int(s.play_limit)],
        "bonuses": stretches(s.bonuses, 2),
        "traders": [place_name(s, one) for one in s.place],
        "hands": hands(s, s.hands),
        "down": down_faces(s, s.down),
        "down_seen": s.game.position.by_name["down_seen"].take(s),
        "eternals": eternals(s, s.eternals),
        "decks": {
            "trade": named(s.trade_deck, s.cards.trade_ids),
            "influence": named(s.influence_deck, s.cards.influence_ids),
            "specialty": named(s.specialty_deck, s.cards.specialty_ids),
        },
        "discards": {
            "trade": named(s.trade_discard, s.cards.trade_ids),
            "influence": named(s.influence_discard, s.cards.influence_ids),
            "specialty": named(s.specialty_discard, s.cards.specialty_ids),
        },
        "drawn": names_in(s.drawn, ["trade", "influence", "specialty"]),
        "reached": names_in(s.reached, ["node", "city"]),
        "turned": [s.cards.trade_ids[face] for face in s.turned],
        "at": arrival_or_none(s, s.at),
        "arrivals": arrival_names(s, s.arrivals),
        "known": memories(s, s.known),
        "since_reshuffle": records(s, s.records),
    }


def view(s: "TradeState", seat: int | None) -> dict[str, Any]:
    """Return what a seat sees of the fields, and what every view begins and ends with."""
    return {
        "game": s.game.id,
        "seat": seat,
        "seats": int(s.seats),
        "options": s.game.option_names(s.options),
        "phase": "" if s.over else s.top().name,
        "first": int(s.first),
        "round": int(s.round),
        "active": int(s.active),
        "draws_left": int(s.draws_left),
        "plays_left": int(s.plays_left),
        "end_triggered": s.triggered,
        "may_stay": s.may_stay,
        "gold": list(s.gold),
        "points": list(s.points),
        "eternals": eternals(s, s.eternals),
        "drawn": names_in(s.drawn, ["trade", "influence", "specialty"]),
        "revealed": [s.cards.trade_ids[face] for face in s.turned],
        "ending": s.ending,
    }
