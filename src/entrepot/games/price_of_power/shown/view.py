"""What a view shows beside the declared fields, or in another shape: all but the order of the decks.

PP-H-01, PP-H-02, PP-H-04
"""

from typing import TYPE_CHECKING, Any

from entrepot.games.price_of_power.actions import SLOT
from entrepot.games.price_of_power.content.vocabulary import CONTINENTS, KINDS, NONE, SEATS
from entrepot.games.price_of_power.rules import connection, holdings, passing, pieces
from entrepot.games.price_of_power.rules.pieces import LYING
from entrepot.games.price_of_power.shown.view_trade import shown_cards, trade
from entrepot.kernel.bag import named

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def more_seen(s: "PowerState") -> dict[str, Any]:
    """Return the keys of `Special` in `wire.py`; nobody holds a secret hand, so that all see the same."""
    return {
        "rounds": int(s.board.rounds),
        "age": int(s.age()) + 1 if s.round > 0 else 0,
        "east": bool(s.board.east),
        "realms": [realm(s, other) for other in range(s.seats)],
        "provinces": [province(s, at) for at in range(s.printed.provinces) if s.board.province_in_play[at]],
        "areas": [area(s, at) for at in range(s.printed.areas) if s.board.in_play[at]],
        "seas": [sea(s, at) for at in range(s.printed.areas, s.printed.spaces) if s.board.in_play[at]],
        "nodes": [node(s, at) for at in range(s.printed.nodes)],
        "cards": cards(s),
        "events": {"left": sum(s.event_bag), "discard": named(s.event_discard, s.printed.event_ids)},
        "discovered": [1 + at for at in range(CONTINENTS) if s.discovered >> at & 1],
        "passing": {"passed": s.passed[:], "pays": [int(passing.pays(s, at)) for at in range(passing.PAID_PLACES)]},
        "trade": trade(s),
    }


def realm(s: "PowerState", seat: int) -> dict[str, Any]:
    """Return one realm's sheet and Treasury."""
    printed = s.printed
    sheet = s.realm[seat]
    own = [at for at, of in enumerate(printed.mission_realm) if of == sheet]
    return {
        "realm": "" if sheet == NONE else printed.realm_ids[sheet],
        "ducats": s.ducats[seat],
        "interest": s.interest[seat],
        "power": list(s.power[seat * KINDS : (seat + 1) * KINDS]),
        "prestige": s.prestige[seat],
        "growth": s.growth[seat],
        "ideas": [id for at, id in enumerate(printed.idea_ids) if s.ideas[seat] >> at & 1],
        "missions": [{"id": printed.mission_ids[at], "done": bool(s.missions[seat] >> at & 1)} for at in own],
        "beside": s.beside[seat],
        "base_tax": s.base_tax[seat],
        "vassal_tax": int(holdings.vassal_tax(s, seat)),
        "ships_left": int(printed.limits.ships) - s.ships_of[seat],
        "cubes_left": int(printed.limits.cubes) - s.cubes_of[seat],
        "best_trade": s.best_trade[seat],
        "age_income": s.age_income[seat],
        "passed": seat in s.passed,
        "last_turns": s.last_turns[seat],
    }


def province(s: "PowerState", at: int) -> dict[str, Any]:
    """Return what lies on a Province."""
    return {
        "id": s.printed.province_ids[at],
        "town": s.town[at],
        "vassal": s.vassal[at],
        "dnpr": bool(s.dnpr[at]),
        "occupied": bool(s.occupied[at]),
    }


def area(s: "PowerState", at: int) -> dict[str, Any]:
    """Return the Influence and Claims in an Area."""
    return {
        "id": s.printed.space_ids[at],
        "influence": [int(pieces.cubes(s, seat, at)) for seat in range(s.seats)],
        "claims": [seat for seat in range(s.seats) if pieces.has_claim(s, seat, at)],
    }


def sea(s: "PowerState", at: int) -> dict[str, Any]:
    """Return the ships in a Sea Zone, by seat all and those on slots."""
    seats = range(s.seats)
    return {
        "id": s.printed.space_ids[at],
        "ships": [s.held[at * SEATS + seat] for seat in seats],
        "slotted": [int(pieces.berths(s, seat, at, SLOT)) for seat in seats],
        "slots": s.printed.slots[at],
    }


def node(s: "PowerState", at: int) -> dict[str, Any]:
    """Return a node with its Merchants and whoever has a valid connection to it."""
    merchants = [
        {"seat": seat, "lying": bool(pieces.stand(s, seat, at) == LYING)}
        for seat in range(s.seats)
        if pieces.stand(s, seat, at) != 0
    ]
    linked = [seat for seat in range(s.seats) if connection.is_linked(s, seat, at)]
    return {
        "id": s.printed.node_ids[at],
        "in_play": bool(s.board.node_in_play[at]),
        "expanded": bool(s.expanded[at]),
        "pirates": s.pirates[at],
        "merchants": merchants,
        "linked": linked,
    }


def cards(s: "PowerState") -> dict[str, Any]:
    """Return the cards turned up with what they would pay, the open piles, and what is left in the deck."""
    ids = s.printed.card_ids
    return {
        "shown": shown_cards(s),
        "deck_count": sum(s.trade_bag),
        "deck": named(s.trade_bag, ids),
        "discard": named(s.discard, ids),
        "aside": named(list(s.aside), ids),
    }
