"""The position as plain data that a person can read and write, and its accounts."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.price_of_power import dump_values as values
from entrepot.games.price_of_power import pieces
from entrepot.games.price_of_power.dump_values import MOST
from entrepot.games.price_of_power.vocabulary import KINDS
from entrepot.kernel.bag import counted, named
from entrepot.kernel.plain import list_of, number, per_seat, seat_number, truth, whole

if TYPE_CHECKING:
    from entrepot.games.price_of_power.state import PowerState

AMOUNTS: Final = ("round", "loan_way", "role", "rolls_left", "roll_shown", "events_left")
COUNTS: Final = ("ducats", "interest", "growth", "best_trade", "age_income", "beside", "last_turns")
CONTINENTS: Final = ["1", "2", "3", "4"]


def fields(s: "PowerState") -> dict[str, Any]:
    """Return the fields with places and cards by their ids; what belongs to a seat as one value a seat."""
    printed = s.printed
    data: dict[str, Any] = {name: int(getattr(s, name)) for name in (*AMOUNTS, "first", "turn")}
    data.update({name: getattr(s, name)[:] for name in (*COUNTS, "prestige", "passed", "order")})
    data["acted"] = bool(s.acted)
    data["entry"] = values.name_of(printed.entry_ids, int(s.entry))
    data["escort"] = values.name_of(printed.space_ids, int(s.escort))
    data["discovered"] = values.bits_named(int(s.discovered), CONTINENTS)
    data["realm"] = [values.name_of(printed.realm_ids, realm) for realm in s.realm]
    data["power"] = [s.power[seat * KINDS : (seat + 1) * KINDS] for seat in range(s.seats)]
    data["ideas"] = [values.bits_named(bits, printed.idea_ids) for bits in s.ideas]
    data["missions"] = [values.bits_named(bits, printed.mission_ids) for bits in s.missions]
    data.update(map_fields(s))
    data["shown"] = [printed.card_ids[card] for card in s.shown]
    for name in ("trade_bag", "discard", "aside"):
        data[name] = named(list(getattr(s, name)), printed.card_ids)
    for name in ("event_bag", "event_discard"):
        data[name] = named(getattr(s, name), printed.event_ids)
    return data


def map_fields(s: "PowerState") -> dict[str, Any]:
    """Return what lies on the map, and what the turn has done there."""
    printed = s.printed
    return {
        "towns": values.owned(s.town, printed.province_ids),
        "vassals": values.owned(s.vassal, printed.province_ids),
        "dnpr": values.marked(s.dnpr, printed.province_ids),
        "occupied": values.marked(s.occupied, printed.province_ids),
        "claims": values.claim_rows(s),
        "influence": values.influence_rows(s),
        "ships": values.ship_rows(s),
        "merchants": values.merchant_rows(s),
        "expanded": values.marked(s.expanded, printed.node_ids),
        "pirates": values.amounts(s.pirates, printed.node_ids),
        "had": [printed.space_ids[area] for area in s.had],
        "placed": values.piled(s.placed, printed.space_ids),
        "built": [printed.province_ids[province] for province in s.built],
    }


def set_fields(s: "PowerState", data: dict[str, Any]) -> None:
    """Take the fields back; BadPosition or KeyError where they are no position."""
    printed, seats = s.printed, int(s.seats)
    for name in AMOUNTS:
        setattr(s, name, whole(data[name], 0, 99))
    s.first = values.seat_or_none(data["first"], seats)
    s.turn = values.seat_or_none(data["turn"], seats)
    for name in COUNTS:
        setattr(s, name, [whole(value, 0, MOST) for value in per_seat(data[name], seats)])
    s.prestige = [whole(value, -MOST, MOST) for value in per_seat(data["prestige"], seats)]
    for name in ("passed", "order"):
        setattr(s, name, [seat_number(seat, seats) for seat in list_of(data[name])])
    s.acted = truth(data["acted"])
    s.entry = values.number_of(data["entry"], printed.entry_ids)
    s.escort = values.number_of(data["escort"], printed.space_ids)
    s.discovered = values.read_bits(data["discovered"], CONTINENTS)
    s.realm = [values.number_of(id, printed.realm_ids) for id in per_seat(data["realm"], seats)]
    s.power = values.read_powers(data["power"], seats, int(printed.limits.most_power))
    s.ideas = [values.read_bits(ids, printed.idea_ids) for ids in per_seat(data["ideas"], seats)]
    s.missions = [values.read_bits(ids, printed.mission_ids) for ids in per_seat(data["missions"], seats)]
    set_map(s, data)
    s.shown = [number(id, printed.card_ids) for id in list_of(data["shown"])]
    for name in ("trade_bag", "discard"):
        setattr(s, name, counted(data[name], printed.card_ids))
    s.aside = tuple(counted(data["aside"], printed.card_ids))
    for name in ("event_bag", "event_discard"):
        setattr(s, name, counted(data[name], printed.event_ids))
    values.count_all(s)


def set_map(s: "PowerState", data: dict[str, Any]) -> None:
    """Take back what lies on the map."""
    printed, seats = s.printed, int(s.seats)
    provinces, nodes, areas = len(printed.province_ids), len(printed.node_ids), int(printed.areas)
    s.town = values.read_owned(data["towns"], printed.province_ids, seats)
    s.vassal = values.read_owned(data["vassals"], printed.province_ids, seats)
    s.dnpr = tuple(values.read_marked(data["dnpr"], printed.province_ids, provinces))
    s.occupied = values.read_marked(data["occupied"], printed.province_ids, provinces)
    values.read_claims(s, data["claims"])
    values.read_influence(s, data["influence"])
    values.read_ships(s, data["ships"])
    values.read_merchants(s, data["merchants"])
    s.expanded = tuple(values.read_marked(data["expanded"], printed.node_ids, nodes))
    s.pirates = values.read_amounts(data["pirates"], printed.node_ids, nodes)
    s.had = sorted({number(id, printed.space_ids[:areas]) for id in list_of(data["had"])})
    s.placed = values.read_piled(data["placed"], printed.space_ids[:areas])
    s.built = [number(id, printed.province_ids) for id in list_of(data["built"])]


# ---------------------------------------------------------------- accounts


def census(s: "PowerState") -> dict[str, dict[str, int]]:
    """Return where all cards and the pieces of each realm are. PP-R-51"""
    limits = s.printed.limits
    found: dict[str, dict[str, int]] = {
        "trade cards": {
            "deck": sum(s.trade_bag),
            "discard": sum(s.discard),
            "aside": sum(s.aside),
            "shown": len(s.shown),
        },
        "events": {"deck": sum(s.event_bag), "discard": sum(s.event_discard)},
    }
    for seat in range(s.seats):
        ships, cubes = s.ships_of[seat], s.cubes_of[seat]
        found[f"ships {seat}"] = {"map": ships, "supply": int(limits.ships) - ships}
        found[f"cubes {seat}"] = {"map": cubes, "supply": int(limits.cubes) - cubes}
        merchants = int(pieces.merchants_of(s, seat))
        found[f"merchants {seat}"] = {"in play": merchants, "supply": int(limits.most_merchants) - merchants}
    return found
