"""What lies where a ship may dock or a squad may go, so that a choice of places needs no rulebook."""

from typing import Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import CROSS, JUMP, RESOURCES, STEP
from entrepot.games.tradewarz.content.places import AROUND, MOUNTAIN, MOUTHS, SQUARES
from entrepot.games.tradewarz.content.tables import NONE
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, marching
from entrepot.kernel.message import Message, message, seat_name

CORNERS: Final = 4


def of_dock(s: TradeWarzState, station: i64) -> list[Message]:
    """Return which fields lie round the two squares behind a gate. TW-MAP-06, TW-R-26"""
    one, other = MOUTHS[station]
    fields = fields_round(s, [one, other])
    return [message("tradewarz-preview-behind", {"fields": fields})] if fields else []


def of_march(s: TradeWarzState, seat: i64, action: i64) -> list[Message]:
    """Return whom a squad fights where it goes, or else which fields lie there. TW-MARCH-06, TW-MAP-06"""
    if STEP.has(action):
        return of_place(s, seat, STEP.value(action))
    if CROSS.has(action):
        return of_place(s, seat, CROSS.value(action))
    return of_place(s, seat, JUMP.value(action)) if JUMP.has(action) else []


def of_place(s: TradeWarzState, seat: i64, place: i64) -> list[Message]:
    """Return whom a squad fights on a place, or the trading post and the fields there."""
    if marching.meets(s, seat, place) == marching.FIGHT:
        args = {"seat": seat_name(int(defender(s, place))), "count": int(army.total(s, place))}
        return [message("tradewarz-preview-fight", args)]
    if place >= SQUARES:
        return []
    post = s.board.post_at[place]
    fields = fields_round(s, [int(place)])
    found = [message("tradewarz-preview-post", {"number": int(post)})] if post else []
    return [*found, message("tradewarz-preview-around", {"fields": fields})] if fields else found


def defender(s: TradeWarzState, place: i64) -> i64:
    """Return whom a squad fights on a place: who stands there, or whose castle or capital it is. TW-R-27, TW-R-38"""
    first = army.host(s, place)
    if first != NONE:
        return first
    return army.capital_at(s, place) if place >= SQUARES else s.building[place] >> 2


def fields_round(s: TradeWarzState, squares: list[int]) -> list[Message]:
    """Return how many fields of each kind touch a few squares; field k bears resource k + 1. TW-MAP-06"""
    octagons = {AROUND[CORNERS * square + corner] for square in squares for corner in range(CORNERS)}
    tiles = [int(s.board.tiles[octagon]) for octagon in octagons]
    counts = {kind: tiles.count(kind) for kind in sorted(set(tiles)) if kind < MOUNTAIN}
    named = [
        {"resource": message(f"tradewarz-resource-{RESOURCES[kind + 1]}"), "count": counts[kind]} for kind in counts
    ]
    return [message("tradewarz-amount", args) for args in named]
