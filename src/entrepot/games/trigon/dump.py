"""The position as plain data that a person can read and write, and its accounts."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.trigon import dump_values as values
from entrepot.games.trigon import figures, settlements
from entrepot.games.trigon.actions import GROUP_PARTS
from entrepot.games.trigon.dump_values import MOST
from entrepot.games.trigon.vocabulary import (
    BOAT,
    BONUSES,
    COINS,
    KINDS,
    LANDS,
    METALS,
    NONE,
    PEOPLE,
    PIECES,
    PLAYS,
    POINT,
    SCOUT,
    SLOTS,
)
from entrepot.kernel.bag import counted, named
from entrepot.kernel.plain import list_of, number, per_seat, truth, whole

if TYPE_CHECKING:
    from entrepot.games.trigon.state import TrigonState

AMOUNTS: Final = ("round", "extra_attack", "extra_defence", "fallen_attackers", "fallen_defenders")
FLAGS: Final = ("explorer", "changed", "by_sea", "doubled")
SEAT_FIELDS: Final = ("first", "turn", "winner", "attacker", "defender")
SPOT_FIELDS: Final = ("group_from", "group_to", "field")
COUNTS: Final = ("out_at", "palace", "founded", "offers")
LISTS: Final = {"deal": 2 * COINS, "group": GROUP_PARTS, "army": KINDS}


def fields(s: "TrigonState") -> dict[str, Any]:
    """Return the fields with spots and cards by their ids; what belongs to a seat as one value a seat."""
    cards = s.cards
    data: dict[str, Any] = {name: int(getattr(s, name)) for name in AMOUNTS + SEAT_FIELDS}
    data.update({name: bool(getattr(s, name)) for name in FLAGS})
    data.update({name: values.spot_name(s, int(getattr(s, name))) for name in SPOT_FIELDS})
    data.update({name: getattr(s, name)[:] for name in (*COUNTS, *LISTS)})
    data["colour"] = ["" if land == NONE else cards.land_ids[land] for land in s.colour]
    data["figures"] = values.figure_rows(s)
    data["used"] = values.used_rows(s)
    data["settlements"] = values.settlement_rows(s)
    data["coins"] = [values.purse(s.coins, COINS * seat) for seat in range(s.seats)]
    data["bank"] = values.purse(s.bank, 0)
    data["bonus_holder"] = s.bonus_holder[:]
    data["ripe"] = [values.spot_name(s, s.site[slot]) for slot in s.ripe]
    data.update(card_fields(s))
    return data


def card_fields(s: "TrigonState") -> dict[str, Any]:
    """Return hands, stacks and open cards."""
    cards = s.cards
    return {
        "opened": values.by_seat(s, s.opened, cards.play_ids),
        "completed": values.by_seat(s, s.completed, cards.quest_ids),
        "quests": values.quest_rows(s),
        "kept": values.by_seat(s, s.kept, cards.play_ids),
        "memory": values.memory_rows(s),
        "quest_bag": named(s.quest_bag, cards.quest_ids),
        "play_bag": named(s.play_bag, cards.play_ids),
        "village_bag": named(s.village_bag, cards.village_ids) if s.village_bag else [],
        "village_under": [cards.village_ids[face] for face in s.village_under],
        "discards": named(s.discards, cards.play_ids),
        "aside": named(s.aside, cards.quest_ids),
        "laid": [values.card_name(s, card // PLAYS, card % PLAYS) for card in s.laid],
    }


def set_fields(s: "TrigonState", data: dict[str, Any]) -> None:
    """Take the fields back; BadPosition or KeyError where they are no position."""
    cards, seats = s.cards, int(s.seats)
    spots = int(cards.spots)
    for name in AMOUNTS:
        setattr(s, name, whole(data[name], 0, MOST))
    for name in FLAGS:
        setattr(s, name, truth(data[name]))
    for name in SEAT_FIELDS:
        setattr(s, name, values.seat_or_none(data[name], seats))
    for name in SPOT_FIELDS:
        setattr(s, name, values.spot_number(s, data[name]))
    for name in COUNTS:
        setattr(s, name, [whole(value, 0, MOST) for value in per_seat(data[name], seats)])
    for name, width in LISTS.items():
        setattr(s, name, [whole(value, 0, MOST) for value in list_of(data[name], width)])
    s.colour = [NONE if id == "" else number(id, cards.land_ids) for id in per_seat(data["colour"], seats)]
    s.owner, s.settled = [NONE] * spots, [NONE] * spots
    s.figures = [0] * len(s.figures)
    s.used = [0] * len(s.used)
    s.site, s.village = [NONE] * (seats * SLOTS), [NONE] * (seats * SLOTS)
    s.people, s.is_city = [0] * (seats * SLOTS), [0] * (seats * SLOTS)
    values.read_figures(s, data["figures"])
    values.read_used(s, data["used"])
    values.read_settlements(s, data["settlements"])
    s.coins = [count for purse in per_seat(data["coins"], seats) for count in values.read_purse(purse, MOST)]
    s.bank = values.read_purse(data["bank"], MOST)
    s.bonus_holder = [values.seat_or_none(seat, seats) for seat in list_of(data["bonus_holder"], len(BONUSES))]
    s.ripe = [s.settled[number(id, cards.spot_ids)] for id in list_of(data["ripe"])]
    set_cards(s, data)
    count_all(s)


def set_cards(s: "TrigonState", data: dict[str, Any]) -> None:
    """Take hands, stacks and open cards back."""
    cards = s.cards
    s.opened = sorted(values.read_by_seat(s, data["opened"], cards.play_ids))
    s.completed = values.read_by_seat(s, data["completed"], cards.quest_ids)
    values.read_quests(s, data["quests"])
    s.kept = values.read_by_seat(s, data["kept"], cards.play_ids)
    s.memory = values.read_memory(s, data["memory"])
    s.quest_bag = counted(data["quest_bag"], cards.quest_ids)
    s.play_bag = counted(data["play_bag"], cards.play_ids)
    s.village_bag = counted(data["village_bag"], cards.village_ids)
    s.village_under = [number(id, cards.village_ids) for id in list_of(data["village_under"])]
    s.discards = counted(data["discards"], cards.play_ids)
    s.aside = counted(data["aside"], cards.quest_ids)
    s.laid = [deck * PLAYS + face for deck, face in (values.read_card(s, card) for card in list_of(data["laid"]))]


def count_all(s: "TrigonState") -> None:
    """Work out what follows from the rest: pieces, settlements, and points that cannot be lost."""
    cards, seats = s.cards, int(s.seats)
    s.pieces, s.settlements, s.cities = [0] * (seats * PIECES), [0] * seats, [0] * seats
    s.in_land = [0] * (seats * LANDS)
    changed = s.changed
    for spot in range(cards.spots):
        if s.owner[spot] != NONE:
            for kind in range(KINDS):
                s.pieces[s.owner[spot] * PIECES + kind] += s.figures[spot * KINDS + kind]
    if s.attacker != NONE:
        for kind in range(KINDS):
            s.pieces[s.attacker * PIECES + kind] += s.army[kind]
    for slot in range(seats * SLOTS):
        if s.site[slot] != NONE:
            settlements.count(s, slot, 1)
    s.changed = changed
    s.done, s.won = [0] * seats, [0] * seats
    for entry in s.completed:
        s.done[entry // PLAYS] += 1
        s.won[entry // PLAYS] += cards.quest_points[entry % PLAYS]
    for entry in s.opened:
        if cards.play_effect[entry % PLAYS] == POINT:
            s.won[entry // PLAYS] += cards.play_amount[entry % PLAYS]
    for bonus, seat in enumerate(s.bonus_holder):
        if seat != NONE:
            s.won[seat] += cards.bonus_points[bonus]


# ---------------------------------------------------------------- accounts


def census(s: "TrigonState") -> dict[str, dict[str, int]]:
    """Return where all coins, cards and pieces are. A card that is being carried out is on no pile."""
    found: dict[str, dict[str, int]] = {
        "quests": {
            "bag": sum(s.quest_bag),
            "hands": len(s.quests),
            "completed": len(s.completed),
            "aside": sum(s.aside),
        },
        "plays": {
            "bag": sum(s.play_bag),
            "hands": len(s.kept),
            "opened": len(s.opened),
            "discards": sum(s.discards),
        },
        "villages": villages(s),
    }
    for metal, name in enumerate(METALS):
        purses = {f"seat {seat}": s.coins[seat * COINS + metal] for seat in range(s.seats)}
        found[name] = {"bank": s.bank[metal], **purses}
    for seat in range(s.seats):
        found.update(pieces_of(s, seat))
    return found


def villages(s: "TrigonState") -> dict[str, int]:
    """Return where the village cards are; those of capitals that fell, and of colours not in play, are in the box."""
    laid = sum(1 for site in s.site if site != NONE)
    stack = sum(s.village_bag) + len(s.village_under)
    return {"laid": laid, "stack": stack, "box": sum(s.cards.village_copies) - laid - stack}


def pieces_of(s: "TrigonState", seat: int) -> dict[str, dict[str, int]]:
    """Return a seat's pieces on the board, on its cards, in a battle and in supply."""
    totals = pieces_on_board(s, seat)
    army = s.army if s.attacker == seat else [0] * KINDS
    people = sum(s.people[seat * SLOTS : (seat + 1) * SLOTS])
    cylinders = int(figures.left(s, seat, PEOPLE))
    return {
        f"cylinders {seat}": {"knights": totals[0] + army[0], "people": people, "supply": cylinders},
        f"scouts {seat}": {"board": totals[1] + army[1], "supply": int(figures.left(s, seat, SCOUT))},
        f"boats {seat}": {"board": totals[2] + army[2], "supply": int(figures.left(s, seat, BOAT))},
        f"tokens {seat}": {"board": s.settlements[seat], "supply": SLOTS - s.settlements[seat]},
    }


def pieces_on_board(s: "TrigonState", seat: int) -> list[int]:
    """Return how many knights, scouts and boats of a seat stand on the map."""
    totals = [0] * KINDS
    for spot in range(s.cards.spots):
        if s.owner[spot] == seat:
            for kind in range(KINDS):
                totals[kind] += s.figures[spot * KINDS + kind]
    return totals
