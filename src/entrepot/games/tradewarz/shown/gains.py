"""What a building, a university level or a technology brings from now on, as far as that is sure."""

from typing import Any, Final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import (
    BUY,
    CASTLE,
    FREE_UNIVERSITY,
    RESOURCES,
    SETTLEMENT,
    TREES,
    UNIVERSITY,
    UPGRADE,
    VILLAGE,
)
from entrepot.games.tradewarz.content.places import AROUND
from entrepot.games.tradewarz.content.tables import (
    CASTLE_KIND,
    GOODS,
    LEVELS,
    NONE,
    SETTLEMENT_KIND,
    VILLAGE_KIND,
)
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import buildings
from entrepot.kernel.message import Message, message

VALUES: Final = ("strength", "kill", "block")
SLOTS: Final = (1, 2, 3, 4)
"""Of a technology's effects."""


def of_detail(s: TradeWarzState, action: i64) -> list[Message]:
    """Return what is gained with what an action of a turn puts up, raises or buys."""
    if SETTLEMENT.has(action):
        return of_building(s, SETTLEMENT.value(action), SETTLEMENT_KIND, NONE)
    if VILLAGE.has(action):
        return of_building(s, VILLAGE.value(action), VILLAGE_KIND, NONE)
    if UPGRADE.has(action):
        return of_building(s, UPGRADE.value(action), VILLAGE_KIND, SETTLEMENT_KIND)
    if CASTLE.has(action):
        return of_building(s, CASTLE.value(action), CASTLE_KIND, NONE)
    if UNIVERSITY.has(action):
        return of_level(int(action - UNIVERSITY.base))
    if FREE_UNIVERSITY.has(action):
        return of_level(int(action - FREE_UNIVERSITY.base))
    return of_tech(s, int(BUY.value(action))) if BUY.has(action) else []


def of_building(s: TradeWarzState, square: i64, kind: i64, before: i64) -> list[Message]:
    """Return what a kind of building brings beside what stood there before. TW-SETTLE-06, TW-VILLAGE-04, TW-R-35"""
    silos = s.cards.silos[kind]
    gold = s.cards.yields[kind * GOODS]
    if before != NONE:
        silos -= s.cards.silos[before]
        gold -= s.cards.yields[before * GOODS]
    found: list[Message] = []
    if silos > 0:
        found.append(message("tradewarz-preview-silos", {"count": int(silos), "fields": fields_at(s, square)}))
    if gold > 0:
        found.append(message("tradewarz-preview-gold", {"count": int(gold)}))
    if s.cards.silver[kind] > 0:
        found.append(message("tradewarz-preview-silver", {"count": int(s.cards.silver[kind])}))
    return [*found, message("tradewarz-preview-support", {"count": int(s.cards.support[kind])})]


def fields_at(s: TradeWarzState, square: i64) -> list[Message]:
    """Return what the fields around a square bear, each once; field k bears resource k + 1. TW-MAP-06, TW-SILO-02"""
    around = {s.board.tiles[AROUND[4 * square + corner]] for corner in buildings.field_corners(s, square)}
    return [message(f"tradewarz-resource-{RESOURCES[field + 1]}") for field in sorted(around)]


def of_level(number: int) -> list[Message]:
    """Return what a level of a university opens; it is numbered among the levels of all trees. TW-UNI-02"""
    tree = message(f"tradewarz-tree-{TREES[number // LEVELS]}")
    return [message("tradewarz-preview-level", {"tree": tree, "level": number % LEVELS + 1})]


def of_tech(s: TradeWarzState, face: int) -> list[Message]:
    """Return what a technology does, a sentence for each effect."""
    row = s.game.content.rows("tech")[face]
    found: list[Message] = []
    if any(row[value] for value in VALUES):
        scope = message(f"tradewarz-scope-{row['scope']}")
        found.append(message("tradewarz-preview-values", {"scope": scope, **values_of(row)}))
    goods = [good for good in RESOURCES if row[good]]
    if goods:
        named = [{"resource": message(f"tradewarz-resource-{good}"), "count": int(row[good])} for good in goods]
        found.append(message("tradewarz-yearly", {"goods": [message("tradewarz-amount", args) for args in named]}))
    if row["area"]:
        found.append(message("tradewarz-yearly-area", {"area": int(row["area"])}))
    for slot in SLOTS:
        if row[f"effect{slot}"]:
            found.append(message(f"tradewarz-effect-{row[f'effect{slot}']}", {"amount": int(row[f"amount{slot}"])}))
    return found


def values_of(row: dict[str, Any]) -> dict[str, int]:
    """Return a technology's battle values as arguments."""
    return {value: int(row[value]) for value in VALUES}
