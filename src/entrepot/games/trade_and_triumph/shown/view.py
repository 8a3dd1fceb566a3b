"""What a view shows beside the declared fields, or in another shape: nothing else is shown. TT-R-39, TT-R-40"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.content.board import INNER, end_of, heading_of, route_of, space_of
from entrepot.games.trade_and_triumph.content.effect_parts import WORDS
from entrepot.games.trade_and_triumph.content.vocabulary import REGIONS, TRACKS
from entrepot.games.trade_and_triumph.phases.order import TARGET
from entrepot.games.trade_and_triumph.position import memory, writing
from entrepot.games.trade_and_triumph.position.account import has_looked
from entrepot.games.trade_and_triumph.position.reading import HEADINGS
from entrepot.games.trade_and_triumph.rules.free_actions import can_sell_cubes, card_price, set_points
from entrepot.games.trade_and_triumph.rules.prices import specialty_price, upgrade_price
from entrepot.kernel.bag import named

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState


def more_seen(s: "TradeState", seat: int | None) -> dict[str, Any]:
    """Return the keys of `Special` in `wire.py` that no field has as it is."""
    seats = range(s.seats)
    sizes = s.sizes
    return {
        "cubes": [dict(zip(REGIONS, counts, strict=True)) for counts in writing.by_seat(s.cubes, len(REGIONS))],
        "supply": dict(zip(REGIONS, s.supply, strict=True)),
        "levels": [dict(zip(TRACKS, levels, strict=True)) for levels in writing.by_seat(s.levels, len(TRACKS))],
        "in_force": {"move": int(s.move_limit), "draw": int(s.draw_limit), "play": int(s.play_limit)},
        "prices": {name: max(int(upgrade_price(s, track)), 0) for track, name in enumerate(TRACKS)},
        "specialty_price": int(specialty_price(s)),
        "traders": [trader(s, other) for other in seats],
        "hand": faces(s, []) if seat is None else writing.hand_of(s, seat),
        "hand_counts": [dict(zip(DECKS, s.held[other * 3 : other * 3 + 3], strict=True)) for other in seats],
        "down": [] if seat is None else writing.down_faces(s, s.down)[seat],
        "down_counts": [int(s.down_count(other)) for other in seats],
        "known": [known(s, seat, other) for other in seats],
        "decks": dict(zip(DECKS, sizes[:3], strict=True)),
        "discards": {deck: named(s.discard(number), s.cards.ids[number]) for number, deck in enumerate(DECKS)},
        "arriving": waiting(s, s.at) if s.at >= 0 else None,
        "arrivals": [waiting(s, arrival) for arrival in s.arrivals],
        "selling": {
            "price": 0 if s.over else int(card_price(s)),
            "cubes": not s.over and can_sell_cubes(s),
            "set": int(set_points(s)),
        },
        "bonuses": [{"move": s.bonuses[other * 2], "draw": s.bonuses[other * 2 + 1]} for other in seats],
        "asked": asked(s),
    }


def faces(s: "TradeState", cards: list[int]) -> dict[str, list[str]]:
    """Return cards by deck."""
    found: dict[str, list[str]] = {deck: [] for deck in DECKS}
    for card in cards:
        found[DECKS[card // CAPACITY]].append(s.cards.card_id(card))
    return found


def trader(s: "TradeState", seat: int) -> dict[str, Any]:
    """Return where a trader is, and what befell it."""
    place: i64 = s.place[seat]
    is_inner = place >= INNER
    return {
        "place": s.cards.route_ids[route_of(place)] if is_inner else s.cards.place_ids[place],
        "space": int(space_of(place)) if is_inner else 0,
        "heading": HEADINGS[heading_of(place)] if is_inner else "",
        "forced": bool(s.forced >> seat & 1),
        "held": bool(s.kept >> seat & 1),
    }


def waiting(s: "TradeState", arrival: i64) -> dict[str, str]:
    """Return an arrival: the end, and the route that led there."""
    end = end_of(arrival // 2, arrival % 2)
    return {"place": s.cards.place_ids[end], "route": s.cards.route_ids[arrival // 2]}


def known(s: "TradeState", seat: int | None, holder: int) -> dict[str, Any]:
    """Return what a seat (None: a spectator) has seen of another's cards that are out of sight now."""
    observer = memory.SPECTATOR if seat is None else seat
    count = s.down_count(holder)
    sure: list[int] = []
    either: list[str] = []
    for entry in s.known:
        if memory.observer_of(entry) != observer or memory.holder_of(entry) != holder:
            continue
        card = int(memory.card_of(entry))
        if memory.may_be_in_hand(entry) and (card >= CAPACITY or memory.since_of(entry) >= count):
            sure.append(card)
        else:
            either.append(s.cards.card_id(card))
    down: list[str] = []
    for entry in s.down:
        if entry // CAPACITY % 4 == holder and seat != holder:
            is_known = seat is not None and has_looked(entry, seat)
            down.append(s.cards.ids[0][entry % CAPACITY] if is_known else "?")
    return {"hand": faces(s, sure), "down": down, "either": either}


def asked(s: "TradeState") -> dict[str, str] | None:
    """Return the card whose effect asks something now."""
    if s.over or s.top().id < TARGET:
        return None
    effect = s.note(0)
    card = effect // 2
    return {
        "deck": DECKS[card // CAPACITY],
        "card": s.cards.card_id(card),
        "effect": WORDS[s.cards.words[effect]],
    }
