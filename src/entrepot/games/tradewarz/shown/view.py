"""What a view shows beside the declared fields, or in another shape: nothing else is shown. TW-R-80"""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.actions import RESOURCES, TREES
from entrepot.games.tradewarz.content.board import BRIDGE, ROAD, TUNNEL, kind_of
from entrepot.games.tradewarz.content.places import (
    CROSSED,
    CROSSINGS,
    KINDS,
    OCTAGON_WORDS,
    PLACES,
    SQUARES,
    listed,
    place_name,
)
from entrepot.games.tradewarz.content.tables import BUILDINGS, CASTLE_KIND, GOODS, NONE, SEASONS, VALUES
from entrepot.games.tradewarz.position import knowledge
from entrepot.games.tradewarz.rules import army, buildings, fighting, marching, markers, morale, tokens, wealth
from entrepot.kernel.bag import named_hand
from entrepot.kernel.seat_bits import members

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

CROSSING_WORDS = ("road", "bridge", "tunnel")


def more_seen(s: "TradeWarzState", seat: int | None) -> dict[str, Any]:
    """Return the keys of `Special` in `wire.py` that no field has as it is."""
    seats = range(s.seats)
    phase = "" if s.over else s.top().name
    return {
        "season": s.cards.season_ids[s.season],
        "mover": s.order[min(int(s.turn), int(s.seats) - 1)],
        **the_map(s),
        "players": [player(s, other, seat) for other in seats],
        "armies": [army_at(s, place) for place in range(PLACES) if s.army[place]],
        "supers": [super_unit(s, marker) for marker in range(len(s.marker_at)) if s.marker_at[marker] != NONE],
        "buildings": [building_at(s, square) for square in range(SQUARES) if s.building[square]],
        "waiting": waiting(s),
        "morale_deck": sum(s.morale_bag) + len(s.returned),
        "bank": {"golden": int(s.bank), "silver": wealth.SILVER - sum(int(wealth.silver(s, other)) for other in seats)},
        "march": march(s),
        "battle": battle(s, seat),
        "offer": offer(s, phase),
        "offers_left": [s.cards.offers - made for made in s.offers],
        "proposal": proposal(s, phase),
        "homeless": homeless(s, phase),
    }


def the_map(s: "TradeWarzState") -> dict[str, Any]:
    """Return tiles, crossings and posts."""
    board = s.board
    links = [
        [one + 1, other + 1]
        for one in range(len(board.posts))
        for other in range(one + 1, len(board.posts))
        if board.linked[board.posts[one]] >> board.posts[other] & 1
    ]
    return {
        "tiles": [KINDS[tile] for tile in board.tiles],
        "crossings": [crossing(s, at) for at in range(CROSSINGS) if board.crossings >> at & 1],
        "stock": {"road": board.left[ROAD], "bridge": board.left[BRIDGE], "tunnel": board.left[TUNNEL]},
        "posts": [
            {"number": at + 1, "place": place_name(place), "owner": s.post_owner[at]}
            for at, place in enumerate(board.posts)
        ],
        "links": links,
    }


def crossing(s: "TradeWarzState", at: int) -> dict[str, Any]:
    """Return one crossing."""
    octagon = CROSSED[at]
    kind = CROSSING_WORDS[kind_of(s.board.tiles[octagon])]
    return {"octagon": OCTAGON_WORDS[octagon], "kind": kind, "falling": at % 2 == 0}


def face_name(ids: list[str], face: int) -> str:
    """Return the id of a face, '' for none."""
    return "" if face == NONE else ids[face]


def goods_of(values: list[int] | vec[i64], start: int) -> dict[str, int]:
    """Return four amounts by resource."""
    return dict(zip(RESOURCES, values[start : start + GOODS], strict=True))


def player(s: "TradeWarzState", seat: int, observer: int | None) -> dict[str, Any]:
    """Return what an observer knows of a player."""
    cards = s.cards
    has_docked = s.gate[seat] != NONE
    marks = s.marks[seat * SEASONS : (seat + 1) * SEASONS]
    universities = s.university[seat * len(TREES) : (seat + 1) * len(TREES)]
    return {
        "house": face_name(cards.house_ids, s.house[seat]),
        "gate": place_name(s.gate[seat]),
        "sailed": s.sailed[seat],
        "goods": goods_of(s.goods, seat * GOODS),
        "golden": s.golden[seat],
        "silver": int(wealth.silver(s, seat)),
        "reserve": s.reserve[seat],
        "techs": [id for at, id in enumerate(cards.techs.ids) if s.techs[seat] >> at & 1],
        "universities": dict(zip(TREES, universities, strict=True)),
        "board": [tokens.MARK_WORDS[mark] for mark in marks],
        "tokens": {word: int(tokens.left(s, seat, at)) for at, word in enumerate(tokens.TOKEN_WORDS)},
        "morale": int(morale.held(s, seat)),
        **battle_cards(s, seat, observer),
        "castles_left": buildings.CASTLES - s.castles[seat],
        "silos_left": int(buildings.cubes(s, seat)),
        "squads_left": army.TRAYS - int(army.squads(s, seat)) if has_docked else army.TRAYS,
        "support": {
            "used": int(army.abroad(s, seat)) if has_docked else 0,
            "most": int(buildings.support(s, seat)),
        },
        "alliance": [other for other in range(s.seats) if other != seat and s.are_allied(seat, other)],
        "squad_limit": int(army.limit(s, seat)),
        "holder": int(army.holder(s, seat)) if has_docked else NONE,
    }


def battle_cards(s: "TradeWarzState", seat: int, observer: int | None) -> dict[str, Any]:
    """Return what an observer knows of a seat's battle cards. TW-BCARD-03, TW-R-80"""
    ids = s.cards.battle.ids
    deck, used = named_hand(s.deck, seat, ids), named_hand(s.used, seat, ids)
    knows = observer is not None and knowledge.knows_deck(s, observer, seat)
    everybody = s.shown_decks >> seat & 1 == 1
    known = sorted(deck + used) if knows or everybody else sorted(used)
    return {"battle_left": len(deck), "battle_used": used, "battle_known": known}


def army_at(s: "TradeWarzState", place: int) -> dict[str, Any]:
    """Return the army on a place."""
    seats = army.owners(s, place)
    marker = markers.with_army(s, place)
    if place >= SQUARES and s.gate[seats[0]] != place:
        marker = markers.with_squad(s, seats[0], place)
    return {
        "place": place_name(place),
        "seats": seats,
        "soldiers": [int(army.soldiers(s, seat, place)) for seat in seats],
        "super": face_name(s.cards.techs.super_ids, int(marker)),
    }


def super_unit(s: "TradeWarzState", marker: int) -> dict[str, Any]:
    """Return a super unit that somebody owns."""
    place = s.marker_at[marker]
    return {
        "tech": s.cards.techs.super_ids[marker],
        "owner": int(markers.owner(s, marker)),
        "place": "" if place == army.MARCHING else place_name(place),
        "carrier": s.marker_with[marker],
    }


def building_at(s: "TradeWarzState", square: int) -> dict[str, Any]:
    """Return a building with its silos."""
    value = s.building[square]
    silos = buildings.silos_at(s, square)
    return {
        "place": place_name(square),
        "seat": value >> 2,
        "kind": BUILDINGS[value & CASTLE_KIND],
        "year": s.since[square],
        "silos": [octagon for octagon, group in silos if group == buildings.OWN],
        "extra": [octagon for octagon, group in silos if group != buildings.OWN],
    }


def waiting(s: "TradeWarzState") -> list[dict[str, int]]:
    """Return the groups of extra silos that are still to be placed."""
    techs = s.cards.techs.group_tech
    return [
        {"group": group + 1, "seat": int(s.owner_of(techs[group])), "left": left}
        for group, left in enumerate(s.waiting)
        if left > 0
    ]


def march(s: "TradeWarzState") -> dict[str, Any] | None:
    """Return the march in progress."""
    if s.march_size == 0 or s.over:
        return None
    return {
        "seat": int(s.mover()),
        "origin": place_name(s.march_from),
        "at": place_name(s.march_at),
        "soldiers": int(s.march_size),
        "super": face_name(s.cards.techs.super_ids, int(s.march_marker)),
        "spaces": int(s.spaces),
        "second": s.second,
        "reach": [place_name(place) for place in listed(marching.reach(s, s.mover()))],
        "boost": int(s.boost),
        "engineers": int(s.engineers),
    }


def battle(s: "TradeWarzState", seat: int | None) -> dict[str, Any] | None:
    """Return the battle in progress; morale cards chosen are shown to their own side alone. TW-BATTLE-17"""
    if s.attacker == NONE:
        return None
    ids = s.cards.battle.ids
    own = s.picked_attacker if seat == s.attacker else s.picked_defender if seat == s.defender else []
    return {
        "attacker": int(s.attacker),
        "defender": int(s.defender),
        "place": place_name(s.field),
        "attackers": int(s.march_size),
        "defenders": int(army.total(s, s.field)),
        "attacking": dict(zip(VALUES, fighting.attacking(s), strict=True)),
        "defending": dict(zip(VALUES, fighting.defending(s), strict=True)),
        "burnt": [face_name(ids, int(s.burnt_attacker)), face_name(ids, int(s.burnt_defender))],
        "committed": members(s.ready, s.seats),
        "chosen": [s.cards.morale.ids[face] for face in own],
    }


def offer(s: "TradeWarzState", phase: str) -> dict[str, Any] | None:
    """Return the offer on the table."""
    if phase not in ("offer", "answer"):
        return None
    mover, other, is_counter = int(s.mover()), s.note(0), bool(s.note(1))
    return {
        "proposer": other if is_counter else mover,
        "partner": mover if is_counter else other,
        "give": goods_of(s.deal, 0),
        "want": goods_of(s.deal, GOODS),
        "counter": is_counter,
    }


def proposal(s: "TradeWarzState", phase: str) -> dict[str, Any] | None:
    """Return the proposed alliance."""
    if phase not in ("invite", "consent"):
        return None
    agreed = members(s.note(1), s.seats) if phase == "consent" else []
    return {"proposer": int(s.mover()), "members": members(s.note(0), s.seats), "agreed": agreed}


def homeless(s: "TradeWarzState", phase: str) -> dict[str, Any] | None:
    """Return the soldiers that must leave; none are left where only their super unit wants a place."""
    if phase != "displace":
        return None
    asked = s.note(2)
    seat = asked if asked != NONE else s.marker_with[s.stray_marker]
    return {"seat": seat, "soldiers": s.strays[seat], "chooser": s.top().actors(s)[0]}
