"""The position as plain data that a person can read and write, and its accounts."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.tradewarz import army, buildings, map_data
from entrepot.games.tradewarz.actions import RESOURCES, TREES
from entrepot.games.tradewarz.cards import GOODS, NONE, SEASONS
from entrepot.games.tradewarz.data_values import (
    bits_as_ids,
    bits_as_seats,
    face_name,
    gate_number,
    hands,
    ids_as_bits,
    mark_name,
    marker_data,
    marker_number,
    read_hands,
    read_markers,
    read_marks,
    seats_as_bits,
    table_of,
    tech_name,
)
from entrepot.games.tradewarz.map_data import place_name, place_number, seat_or_none
from entrepot.games.tradewarz.options import SAFETY
from entrepot.games.tradewarz.terrain.places import PLACES, SQUARES
from entrepot.kernel.bag import counted, named
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.plain import list_of, number, per_seat, seat_number, truth, whole

if TYPE_CHECKING:
    from entrepot.games.tradewarz.state import TradeWarzState

MOST: Final = 1_000
AMOUNTS: Final = (
    "year",
    "season",
    "turn",
    "bank",
    "rolled",
    "boost",
    "engineers",
    "march_size",
    "spaces",
)
FLAGS: Final = (
    "fell_short",
    "time_up",
    "proposed",
    "broke",
    "has_lent",
    "has_fetched",
    "second",
    "by_retreat",
)
PLACE_FIELDS: Final = ("march_from", "march_at", "field", "stray_from")
SEAT_FIELDS: Final = ("attacker", "defender")
MARKER_FIELDS: Final = ("march_marker", "fighter", "stray_marker")
BURNT: Final = ("burnt_attacker", "burnt_defender")
PICKED: Final = ("picked_attacker", "picked_defender")
COUNTS: Final = ("golden", "reserve", "castles", "alliance", "offers", "strays", "sailed")
SEAT_BITS: Final = ("ready", "shown_decks")


def fields(s: "TradeWarzState") -> dict[str, Any]:
    """Return the fields with places, cards and techs by their names; what belongs to a seat as one value a seat."""
    cards = s.cards
    data: dict[str, Any] = {name: int(getattr(s, name)) for name in AMOUNTS}
    data.update({name: bool(getattr(s, name)) for name in FLAGS})
    data.update({name: place_name(getattr(s, name)) for name in PLACE_FIELDS})
    data.update({name: int(getattr(s, name)) for name in SEAT_FIELDS})
    data.update({name: tech_name(s, getattr(s, name)) for name in MARKER_FIELDS})
    data.update({name: face_name(cards.battle.ids, getattr(s, name)) for name in BURNT})
    data.update({name: [cards.morale.ids[face] for face in getattr(s, name)] for name in PICKED})
    data.update({name: getattr(s, name)[:] for name in COUNTS})
    data.update({name: bits_as_seats(getattr(s, name)) for name in SEAT_BITS})
    data["route"] = [place_name(place) for place in s.route]
    data["moved"] = [place_name(place) for place in s.moved]
    data["landed"] = [place_name(place) for place in range(PLACES) if s.landed >> place & 1]
    data["deal"] = s.deal[:]
    data.update(players(s))
    data.update(card_piles(s))
    data.update(map_data.fields(s))
    return data


def players(s: "TradeWarzState") -> dict[str, Any]:
    """Return what belongs to seats."""
    cards, seats = s.cards, range(s.seats)
    data: dict[str, Any] = {"order": s.order[:]}
    data["house"] = [face_name(cards.house_ids, house) for house in s.house]
    data["gate"] = [place_name(gate) for gate in s.gate]
    data["goods"] = [dict(zip(RESOURCES, s.goods[4 * seat : 4 * seat + 4], strict=True)) for seat in seats]
    data["university"] = [dict(zip(TREES, s.university[3 * seat : 3 * seat + 3], strict=True)) for seat in seats]
    data["techs"] = [bits_as_ids(s.techs[seat], cards.techs.ids) for seat in seats]
    data["yearly"] = bits_as_ids(s.yearly, cards.techs.ids)
    data["marks"] = [[mark_name(s.marks[SEASONS * seat + at]) for at in range(SEASONS)] for seat in seats]
    data["waiting"] = s.waiting[:]
    data["supers"] = [marker_data(s, marker) for marker in range(len(s.marker_at)) if s.marker_at[marker] != NONE]
    return data


def card_piles(s: "TradeWarzState") -> dict[str, Any]:
    """Return hands, decks and piles."""
    cards = s.cards
    data: dict[str, Any] = {"morale": hands(s.morale, cards.morale.ids, s.seats)}
    data["known"] = hands(s.known, cards.morale.ids, s.seats)
    data["morale_bag"] = named(s.morale_bag, cards.morale.ids)
    data["returned"] = [cards.morale.ids[face] for face in s.returned]
    data["deck"] = hands(s.deck, cards.battle.ids, s.seats)
    data["used"] = hands(s.used, cards.battle.ids, s.seats)
    data["undealt"] = named(s.undealt, cards.battle.ids)
    return data


def set_fields(s: "TradeWarzState", data: dict[str, Any]) -> None:
    """Take the fields back; BadPosition or KeyError where they are no position."""
    cards, seats = s.cards, int(s.seats)
    for name in AMOUNTS:
        setattr(s, name, whole(data[name], 0, MOST))
    whole(s.year, 1, SAFETY)
    whole(s.season, 0, SEASONS - 1)
    whole(s.turn, 0, seats - 1)
    for name in FLAGS:
        setattr(s, name, truth(data[name]))
    for name in PLACE_FIELDS:
        setattr(s, name, place_number(data[name]))
    for name in SEAT_FIELDS:
        setattr(s, name, seat_or_none(data[name], seats))
    for name in MARKER_FIELDS:
        setattr(s, name, marker_number(s, data[name]))
    for name in BURNT:
        setattr(s, name, NONE if data[name] == "" else number(data[name], cards.battle.ids))
    for name in PICKED:
        setattr(s, name, [number(id, cards.morale.ids) for id in list_of(data[name])])
    for name in COUNTS:
        setattr(s, name, [whole(value, 0, MOST) for value in per_seat(data[name], seats)])
    for name in SEAT_BITS:
        setattr(s, name, seats_as_bits(data[name], seats))
    s.route = [place_number(place) for place in list_of(data["route"])]
    s.moved = [place_number(place) for place in list_of(data["moved"])]
    s.landed = sum(1 << place_number(place) for place in list_of(data["landed"]))
    s.deal = [whole(amount, 0, MOST) for amount in list_of(data["deal"], 2 * GOODS)]
    set_players(s, data)
    set_card_piles(s, data)
    map_data.set_fields(s, data)


def set_players(s: "TradeWarzState", data: dict[str, Any]) -> None:
    """Take back what belongs to seats."""
    cards, seats = s.cards, int(s.seats)
    s.order = [seat_number(seat, seats) for seat in per_seat(data["order"], seats)]
    if sorted(s.order) != list(range(seats)):
        raise BadPosition("'order' names every seat once")
    s.house = [NONE if id == "" else number(id, cards.house_ids) for id in per_seat(data["house"], seats)]
    s.gate = [gate_number(gate) for gate in per_seat(data["gate"], seats)]
    s.goods = table_of(data["goods"], seats, RESOURCES, MOST)
    s.university = table_of(data["university"], seats, TREES, 4)
    s.techs = [ids_as_bits(ids, cards.techs.ids) for ids in per_seat(data["techs"], seats)]
    s.yearly = ids_as_bits(data["yearly"], cards.techs.ids)
    s.marks = [mark for marks in per_seat(data["marks"], seats) for mark in read_marks(marks)]
    s.waiting = [whole(left, 0, 9) for left in list_of(data["waiting"], len(cards.techs.group_tech))]
    read_markers(s, data["supers"])


def set_card_piles(s: "TradeWarzState", data: dict[str, Any]) -> None:
    """Take back hands, decks and piles."""
    cards, seats = s.cards, int(s.seats)
    s.morale = read_hands(data["morale"], cards.morale.ids, seats)
    s.known = read_hands(data["known"], cards.morale.ids, seats)
    s.morale_bag = counted(data["morale_bag"], cards.morale.ids)
    s.returned = [number(id, cards.morale.ids) for id in list_of(data["returned"])]
    s.deck = read_hands(data["deck"], cards.battle.ids, seats)
    s.used = read_hands(data["used"], cards.battle.ids, seats)
    s.undealt = counted(data["undealt"], cards.battle.ids)


# ---------------------------------------------------------------- accounts


def census(s: "TradeWarzState") -> dict[str, dict[str, int]]:
    """Return where all cards, golden Xadlas, crossing pieces and soldiers are; a tech brings soldiers from the box."""
    techs = s.cards.techs
    used_reserve = sum(techs.reserve[face] for face in range(techs.count) if s.owner_of(face) != NONE)
    standing = sum(army.total(s, place) for place in range(PLACES))
    return {
        "battle": {"undealt": sum(s.undealt), "decks": sum(s.deck), "used": sum(s.used)},
        "morale": {"bag": sum(s.morale_bag), "hands": sum(s.morale), "returned": len(s.returned)},
        "xadlas": {"golden": sum(s.golden), "bank": int(s.bank)},
        "soldiers": {
            "reserve": sum(s.reserve),
            "standing": int(standing),
            "marching": int(s.march_size),
            "leaving": sum(s.strays),
            "box": sum(techs.reserve) - used_reserve,
        },
        "silos": {"map": sum(int(buildings.all_silos(s, square)) for square in range(SQUARES)), **cubes(s)},
    }


def cubes(s: "TradeWarzState") -> dict[str, int]:
    """Return the silos in each seat's supply."""
    return {f"seat {seat}": int(buildings.cubes(s, seat)) for seat in range(s.seats)}
