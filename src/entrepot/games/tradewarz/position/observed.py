"""What an observation says beside the fields that are told as they are. TW-R-80"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.content.places import CROSSINGS, PLACES, SQUARES
from entrepot.games.tradewarz.content.tables import GOODS, NONE
from entrepot.games.tradewarz.position import knowledge
from entrepot.games.tradewarz.rules import army, fighting, wealth
from entrepot.kernel.bag import cards_in
from entrepot.kernel.observation import Vector, add_bits, add_counts, add_numbers, add_one_hot

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

CORNERS: Final = 4
BATTLE: Final = 2 + 3 * 2
"""Soldiers of both sides, and three values of each."""


def add_table(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write the time, the bank, the roll, and whose turn it is."""
    out.add_all([int(s.year), int(s.season), 1 if s.time_up else 0, int(s.bank), int(s.rolled)])
    out.add(s.order[min(int(s.turn), int(s.seats) - 1)])


def add_board(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write tiles, crossings and posts."""
    board = s.board
    for tile in board.tiles:
        out.add(tile)
    add_bits(out, board.crossings, CROSSINGS)
    for at in range(len(s.post_owner)):
        out.add(board.posts[at] if at < len(board.posts) else NONE)


def add_silver(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write the silver Xadlas of each seat."""
    for other in range(s.seats):
        out.add(wealth.silver(s, other))


def add_techs(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write who owns which technologies."""
    for techs in s.techs:
        add_bits(out, techs, s.cards.techs.count)


def add_battle_cards(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write what the seat knows of the six cards of each, and how many are left. TW-BCARD-03"""
    faces: i64 = s.cards.battle.faces
    start: i64 = out.size
    add_numbers(out, s.used)
    left = [0] * s.seats
    for other in range(s.seats):
        knows = knowledge.knows_deck(s, seat, other)
        for at in range(other * faces, (other + 1) * faces):
            count = s.deck[at]
            left[other] += count
            if knows:
                out.items[start + at] += count
    out.add_all(left)


def add_allies(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write who is allied with whom. TW-ALLY-05"""
    for one in range(s.seats):
        for other in range(s.seats):
            out.add(1 if one != other and s.are_allied(one, other) else 0)


def add_soldiers(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write how many soldiers of each seat stand where."""
    start: i64 = out.size
    seats: i64 = s.seats
    out.skip(PLACES * seats)
    for place in range(PLACES):
        entry: i64 = s.army[place]
        while entry:
            out.items[start + place * seats + (entry & 7) - 1] = int(entry >> 3 & 7)
            entry >>= army.WIDTH


def add_buildings(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write the buildings and their silos."""
    start = out.skip(SQUARES)
    out.repeat(-1, SQUARES)
    add_numbers(out, s.since)
    silos = out.skip(2 * CORNERS * SQUARES)
    for square in range(SQUARES):
        value: i64 = s.building[square]
        if value == 0:
            continue
        out.items[start + square] = int(value & 3)
        out.items[start + SQUARES + square] = int(value >> 2)
        packed: i64 = s.silos[square]
        at: i64 = 0
        while packed:
            extra: i64 = CORNERS * SQUARES if at >= CORNERS else 0
            out.items[silos + extra + square * CORNERS + at % CORNERS] += int(packed & 3)
            packed >>= 2
            at += 1


def add_supers(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write where each super unit is, and whose squad it is with."""
    add_numbers(out, s.marker_at)
    add_numbers(out, s.marker_with)


def add_morale_deck(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write how many morale cards can still be drawn."""
    out.add(int(cards_in(s.morale_bag)) + len(s.returned))


def add_morale_next(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write the card at the bottom of the deck that will be drawn first. TW-MORALE-05"""
    add_one_hot(out, s.returned[0] if s.returned else NONE, s.cards.morale.faces)


def add_march(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write the march in progress."""
    supers: i64 = len(s.marker_at)
    if s.march_size == 0 or s.over:
        out.skip(5 + 2 * PLACES + supers)
        return
    out.add_all([int(s.march_size), int(s.spaces), 1 if s.second else 0, int(s.boost), int(s.engineers)])
    add_one_hot(out, s.march_from, PLACES)
    add_one_hot(out, s.march_at, PLACES)
    add_one_hot(out, s.march_marker, supers)


def add_fight(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write the battle in progress; morale cards chosen are shown to their own side alone. TW-BATTLE-17"""
    cards: i64 = s.cards.battle.faces
    faces: i64 = s.cards.morale.faces
    if s.attacker == NONE:
        out.add_all([-1, -1])
        out.skip(PLACES + BATTLE + 2 * cards + s.seats + faces)
        return
    out.add_all([int(s.attacker), int(s.defender)])
    add_one_hot(out, s.field, PLACES)
    out.add(s.march_size)
    out.add_all(fighting.attacking(s))
    out.add(army.total(s, s.field))
    out.add_all(fighting.defending(s))
    add_one_hot(out, s.burnt_attacker, cards)
    add_one_hot(out, s.burnt_defender, cards)
    add_bits(out, s.ready, s.seats)
    nothing: list[int] = []
    own = s.picked_attacker if seat == s.attacker else s.picked_defender if seat == s.defender else nothing
    add_counts(out, own, faces)


def add_talks(out: Vector, s: "TradeWarzState", seat: i64) -> None:
    """Write the offer and the proposed alliance on the table, and who must leave a place."""
    phase = "" if s.over else s.top().name
    mover = s.mover() if not s.over else 0
    if phase == "offer" or phase == "answer":
        is_counter = s.note(1) != 0
        other = s.note(0)
        out.add_all([other, int(mover)] if is_counter else [int(mover), other])
        add_numbers(out, s.deal)
        out.add(1 if is_counter else 0)
    else:
        out.add_all([-1, -1])
        out.skip(2 * GOODS + 1)
    for made in s.offers:
        out.add(s.cards.offers - made)
    is_proposal = phase == "invite" or phase == "consent"
    add_bits(out, s.note(0) if is_proposal else 0, s.seats)
    add_bits(out, s.note(1) if phase == "consent" else 0, s.seats)
    if phase != "displace":
        out.add_all([-1, -1, 0])
        return
    asked = s.note(2)
    leaver = asked if asked != NONE else s.marker_with[s.stray_marker]
    out.add_all([leaver, s.top().actors(s)[0], s.strays[leaver]])
