"""What of the position is hot, written from fields.py by `make fields`: change it there, not here."""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.content.tables import Cards
from entrepot.games.trigon.options import Options
from entrepot.games.trigon.position.codecs import (
    write_figures,
    write_laid,
    write_memory,
    write_quests,
    write_ripe,
    write_settlements,
    write_used,
)
from entrepot.games.trigon.position.observed import (
    add_bargain,
    add_battle,
    add_group,
    add_hand_counts,
    add_map,
    add_offers,
    add_pieces,
    add_quests,
    add_remembered,
    add_stacks,
    add_standing,
)
from entrepot.kernel.bag import cards_in, named
from entrepot.kernel.game import Game
from entrepot.kernel.observation import Vector, add_counts, add_hand, add_hands, add_numbers, heading
from entrepot.kernel.packed import packed
from entrepot.kernel.state import State
from entrepot.kernel.writing import hands_in_order, tables

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


class TrigonFields(State):
    """The attributes of a position, declared in fields.py; `like` is a position to copy."""

    def __init__(
        self,
        game: Game,
        cards: Cards,
        chosen: Options,
        seats: int,
        options: list[int],
        like: "TrigonFields | None" = None,
    ) -> None:
        super().__init__(game, seats, options, like)
        self.cards = cards
        self.chosen = chosen
        if like is None:
            self.round: i64 = 0
            self.first: i64 = 0
            self.turn: i64 = -1
            self.colour: vec[i64] = vec[i64]([i64(-1)] * seats)
            self.owner: vec[i64] = vec[i64]([i64(-1)] * len(cards.spot_ids))
            self.figures: vec[i64] = vec[i64]([i64(0)] * (len(cards.spot_ids) * 3))
            self.used: vec[i64] = vec[i64]([i64(0)] * (len(cards.spot_ids) * 7))
            self.settled: vec[i64] = vec[i64]([i64(-1)] * len(cards.spot_ids))
            self.site: vec[i64] = vec[i64]([i64(-1)] * (seats * 10))
            self.village: vec[i64] = vec[i64]([i64(-1)] * (seats * 10))
            self.people: vec[i64] = vec[i64]([i64(0)] * (seats * 10))
            self.is_city: vec[i64] = vec[i64]([i64(0)] * (seats * 10))
            self.palace: vec[i64] = vec[i64]([i64(0)] * seats)
            self.coins: vec[i64] = vec[i64]([i64(0)] * (seats * 3))
            self.bank: vec[i64] = vec[i64]([i64(int(cards.bank))] * 3)
            self.out_at: vec[i64] = vec[i64]([i64(0)] * seats)
            self.founded: vec[i64] = vec[i64]([i64(0)] * seats)
            self.offers: vec[i64] = vec[i64]([i64(0)] * seats)
            self.explorer: bool = False
            self.quests: list[int] = []
            self.progress: list[int] = []
            self.kept: list[int] = []
            self.opened: list[int] = []
            self.completed: list[int] = []
            self.bonus_holder: vec[i64] = vec[i64]([i64(-1)] * 2)
            self.memory: list[int] = []
            self.discards: vec[i64] = vec[i64]([i64(0)] * len(cards.play_ids))
            self.aside: vec[i64] = vec[i64]([i64(0)] * len(cards.quest_ids))
            self.quest_bag: vec[i64] = packed(cards.quest_copies)
            self.play_bag: vec[i64] = packed(cards.play_copies)
            self.village_bag: vec[i64] = packed(cards.village_stack)
            self.village_under: list[int] = []
            self.winner: i64 = -1
            self.changed: bool = False
            self.group_from: i64 = -1
            self.group_to: i64 = -1
            self.by_sea: bool = False
            self.group: vec[i64] = vec[i64]([i64(0)] * 5)
            self.attacker: i64 = -1
            self.defender: i64 = -1
            self.field: i64 = -1
            self.army: vec[i64] = vec[i64]([i64(0)] * 3)
            self.extra_attack: i64 = 0
            self.extra_defence: i64 = 0
            self.doubled: bool = False
            self.fallen_attackers: i64 = 0
            self.fallen_defenders: i64 = 0
            self.deal: vec[i64] = vec[i64]([i64(0)] * 6)
            self.laid: list[int] = []
            self.ripe: list[int] = []
            self.done: vec[i64] = vec[i64]([i64(0)] * seats)
            self.won: vec[i64] = vec[i64]([i64(0)] * seats)
            self.pieces: vec[i64] = vec[i64]([i64(0)] * (seats * 4))
            self.settlements: vec[i64] = vec[i64]([i64(0)] * seats)
            self.cities: vec[i64] = vec[i64]([i64(0)] * seats)
            self.in_land: vec[i64] = vec[i64]([i64(0)] * (seats * 4))
            self.in_hand: vec[i64] = vec[i64]([i64(0)] * (seats * 2))
        else:
            self.round = like.round
            self.first = like.first
            self.turn = like.turn
            self.colour = like.colour[:]
            self.owner = like.owner[:]
            self.figures = like.figures[:]
            self.used = like.used[:]
            self.settled = like.settled[:]
            self.site = like.site[:]
            self.village = like.village[:]
            self.people = like.people[:]
            self.is_city = like.is_city[:]
            self.palace = like.palace[:]
            self.coins = like.coins[:]
            self.bank = like.bank[:]
            self.out_at = like.out_at[:]
            self.founded = like.founded[:]
            self.offers = like.offers[:]
            self.explorer = like.explorer
            self.quests = like.quests[:]
            self.progress = like.progress[:]
            self.kept = like.kept[:]
            self.opened = like.opened[:]
            self.completed = like.completed[:]
            self.bonus_holder = like.bonus_holder[:]
            self.memory = like.memory[:]
            self.discards = like.discards[:]
            self.aside = like.aside[:]
            self.quest_bag = like.quest_bag[:]
            self.play_bag = like.play_bag[:]
            self.village_bag = like.village_bag[:]
            self.village_under = like.village_under[:]
            self.winner = like.winner
            self.changed = like.changed
            self.group_from = like.group_from
            self.group_to = like.group_to
            self.by_sea = like.by_sea
            self.group = like.group[:]
            self.attacker = like.attacker
            self.defender = like.defender
            self.field = like.field
            self.army = like.army[:]
            self.extra_attack = like.extra_attack
            self.extra_defence = like.extra_defence
            self.doubled = like.doubled
            self.fallen_attackers = like.fallen_attackers
            self.fallen_defenders = like.fallen_defenders
            self.deal = like.deal[:]
            self.laid = like.laid[:]
            self.ripe = like.ripe[:]
            self.done = like.done[:]
            self.won = like.won[:]
            self.pieces = like.pieces[:]
            self.settlements = like.settlements[:]
            self.cities = like.cities[:]
            self.in_land = like.in_land[:]
            self.in_hand = like.in_hand[:]


def fields(s: "TrigonState") -> dict[str, Any]:
    """Return the fields as plain data."""
    return {
        "round": int(s.round),
        "first": int(s.first),
        "turn": int(s.turn),
        "colour": ["" if one == -1 else s.cards.land_ids[one] for one in s.colour],
        "figures": write_figures(s),
        "used": write_used(s),
        "settlements": write_settlements(s),
        "palace": list(s.palace),
        "coins": tables(s.coins, ["copper", "silver", "gold"]),
        "bank": {"copper": s.bank[0], "silver": s.bank[1], "gold": s.bank[2]},
        "out_at": list(s.out_at),
        "founded": list(s.founded),
        "offers": list(s.offers),
        "explorer": s.explorer,
        "quests": write_quests(s),
        "kept": hands_in_order(s.kept, s.seats, 64, s.cards.play_ids),
        "opened": hands_in_order(s.opened, s.seats, 64, s.cards.play_ids),
        "completed": hands_in_order(s.completed, s.seats, 64, s.cards.quest_ids),
        "bonus_holder": list(s.bonus_holder),
        "memory": write_memory(s, s.memory),
        "discards": named(s.discards, s.cards.play_ids),
        "aside": named(s.aside, s.cards.quest_ids),
        "quest_bag": named(s.quest_bag, s.cards.quest_ids),
        "play_bag": named(s.play_bag, s.cards.play_ids),
        "village_bag": named(s.village_bag, s.cards.village_ids),
        "village_under": [s.cards.village_ids[face] for face in s.village_under],
        "winner": int(s.winner),
        "changed": s.changed,
        "group_from": "" if s.group_from == -1 else s.cards.spot_ids[s.group_from],
        "group_to": "" if s.group_to == -1 else s.cards.spot_ids[s.group_to],
        "by_sea": s.by_sea,
        "group": list(s.group),
        "attacker": int(s.attacker),
        "defender": int(s.defender),
        "field": "" if s.field == -1 else s.cards.spot_ids[s.field],
        "army": list(s.army),
        "extra_attack": int(s.extra_attack),
        "extra_defence": int(s.extra_defence),
        "doubled": s.doubled,
        "fallen_attackers": int(s.fallen_attackers),
        "fallen_defenders": int(s.fallen_defenders),
        "deal": list(s.deal),
        "laid": write_laid(s, s.laid),
        "ripe": write_ripe(s, s.ripe),
    }


def view(s: "TrigonState", seat: int | None) -> dict[str, Any]:
    """Return what a seat sees of the fields, and what every view begins and ends with."""
    return {
        "game": s.game.id,
        "seat": seat,
        "seats": int(s.seats),
        "options": s.game.option_names(s.options),
        "phase": "" if s.over else s.top().name,
        "round": int(s.round),
        "first": int(s.first),
        "mover": int(s.turn),
        "bank": {"copper": s.bank[0], "silver": s.bank[1], "gold": s.bank[2]},
        "explorer": s.explorer,
        "hand_cards": [] if seat is None else [s.cards.play_ids[card % 64] for card in s.kept if card // 64 == seat],
        "discards": named(s.discards, s.cards.play_ids),
        "aside": named(s.aside, s.cards.quest_ids),
        "quest_stack": int(cards_in(s.quest_bag)),
        "play_stack": int(cards_in(s.play_bag)),
        "village_left": named(s.village_bag, s.cards.village_ids),
        "village_under": [s.cards.village_ids[face] for face in s.village_under],
        "ending": s.ending,
    }


def encode(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write what a seat knows as whole numbers, in the order in which fields.py lists them."""
    heading(out, s, seat)
    out.add(s.round)
    out.add(s.first)
    out.add(s.turn)
    out.add(s.explorer)
    add_numbers(out, s.colour)
    add_standing(out, s, seat)
    add_numbers(out, s.palace)
    add_numbers(out, s.coins)
    add_pieces(out, s, seat)
    add_numbers(out, s.founded)
    add_hand_counts(out, s, seat)
    add_hands(out, s.completed, s.seats, len(s.cards.quest_ids), 64)
    add_hands(out, s.opened, s.seats, len(s.cards.play_ids), 64)
    add_numbers(out, s.bonus_holder)
    add_map(out, s, seat)
    add_numbers(out, s.bank)
    add_quests(out, s, seat)
    add_hand(out, s.kept, seat, len(s.cards.play_ids), 64)
    add_remembered(out, s, seat)
    add_numbers(out, s.village_bag)
    add_counts(out, s.village_under, len(s.cards.village_ids))
    add_stacks(out, s, seat)
    add_numbers(out, s.discards)
    add_numbers(out, s.aside)
    add_offers(out, s, seat)
    add_group(out, s, seat)
    add_battle(out, s, seat)
    add_bargain(out, s, seat)
