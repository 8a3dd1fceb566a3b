"""What must be true of Rule of Trigon's cards and tables as a whole, beyond what their columns allow one by one."""

from typing import Any, Final

from entrepot.games.trigon.content.card_words import ANY_TIME, DEEDS, EFFECTS, Effect
from entrepot.games.trigon.content.vocabulary import BONUSES, CATEGORIES, COSTS, FIGURES, METALS, SLOTS
from entrepot.kernel.content import Problem
from entrepot.kernel.schema import NOTED
from entrepot.mechanics import content_checks

Rows = list[dict[str, Any]]

LAND_IDS: Final = ("noorland", "lumos", "calmania", "kalland")
"""In the order of the colours green, purple, yellow, white. RT-MAP-10"""
DICE: Final = (*FIGURES, "settlement", "palace")
POINTS: Final = ("palace", "settlement", "city", "land")
LIMITS: Final = {
    "most-dice": (1, 5),
    "offers": (0, 9),
    "aboard": (1, 9),
    "housing": (2, 9),
    "train-from": (1, 9),
    "emperor-people": (1, 60),
    "land-knights": (0, 8),
    "start-knights": (0, 20),
    "start-scouts": (0, 3),
    "start-people": (1, 4),
    "bank": (1, 50),
    "copper-per-silver": (1, 9),
    "silver-per-gold": (1, 9),
    "most-scouts": (1, 3),
    "most-boats": (1, 5),
    "cylinders": (10, 60),
}
"""The least and the most that each may be: there are no more pieces in the box.

RT-COMP-04, RT-COMP-05, RT-COMP-06, RT-COMP-07, RT-COMP-08, RT-COMP-09, RT-COMP-10
"""
EXACT: Final = {
    "land": LAND_IDS,
    "cost": COSTS,
    "dice": DICE,
    "point": POINTS,
    "bonus": BONUSES,
    "limit": tuple(LIMITS),
}
BOX: Final = {"village": 50, "quest": 27, "play": 82}
"""Cards in the box. RT-COMP-14, RT-COMP-15, RT-COMP-16, RT-COMP-35"""
MOST_SETTLEMENTS: Final = len(LAND_IDS) * SLOTS
"""Village cards that can be in use at once. RT-R-28"""


def check_rows(data: dict[str, Any]) -> list[Problem]:
    """Refuse tables that lack a row which the rules name, or have them in another order."""
    return content_checks.exact_rows(data, EXACT) + content_checks.own_colours(data["land"], "land", "RT-MAP-10")


def check_limits(data: dict[str, Any]) -> list[Problem]:
    """Refuse numbers that no box of pieces, or no rule, allows."""
    found = content_checks.within(data["limit"], LIMITS)
    limit = {row["id"]: row["value"] for row in data["limit"]}
    if limit["start-people"] >= limit["housing"]:
        text = "a capital would begin as a city; allowed: fewer than its housing (RT-SETUP-12)"
        found.append(Problem("limit", 10, "value", "start", text))
    if limit["start-knights"] + limit["start-people"] > limit["cylinders"]:
        text = "there are fewer pieces than a player starts with; allowed: enough for the start (RT-SETUP-15)"
        found.append(Problem("limit", 16, "value", "start", text))
    return found + _check_dice(data["dice"])


def _check_dice(rows: Rows) -> list[Problem]:
    found: list[Problem] = []
    for at, row in enumerate(rows, 1):
        attacks = row["id"] in ("knight", "scout")
        if attacks != (row["attack"] > 0):
            text = "knights and scouts attack, and nothing else does; allowed: 1 or more for these, 0 for others"
            found.append(Problem("dice", at, "attack", "dice", f"{text} (RT-BATTLE-01, RT-BATTLE-17 to RT-BATTLE-21)"))
        if row["defence"] == 0 and row["id"] != "palace":
            text = "everything that is attacked defends itself; allowed: at least 1 (RT-R-40)"
            found.append(Problem("dice", at, "defence", "dice", text))
    return found


def check_villages(data: dict[str, Any]) -> list[Problem]:
    """Refuse cards whose city side is no better, capitals that no land has, and a stack that could run out."""
    found: list[Problem] = []
    cards = [row["card"] for row in data["land"]]
    for at, row in enumerate(data["village"], 1):
        village, city = (sum(row[side + metal] for metal in METALS) for side in ("", "city_"))
        if city <= village:
            text = f"the city pays {city} coins and the village {village}; allowed: more in the city (RT-CITY-04)"
            found.append(Problem("village", at, "city_copper", "city", text))
        if row["city_births"] <= row["births"]:
            text = "the city bears no more than the village; allowed: more in the city (RT-CITY-04)"
            found.append(Problem("village", at, "city_births", "city", text))
        if row["kind"] == "capital" and (cards.count(row["id"]) != 1 or row["copies"] != 1):
            text = "a capital's card needs exactly one copy and one land; allowed: copies 1, and a land (RT-SETUP-05)"
            found.append(Problem("village", at, "kind", "capital", text))
    capitals = {row["id"] for row in data["village"] if row["kind"] == "capital"}
    for at, card in enumerate(cards, 1):
        if card not in capitals:
            text = f"{card!r} is not a capital's card; allowed: a village of kind 'capital' (RT-SETUP-05)"
            found.append(Problem("land", at, "card", "capital", text))
    others = sum(row["copies"] for row in data["village"] if row["kind"] != "capital")
    if others < MOST_SETTLEMENTS:
        text = f"{others} cards besides the capitals could run out; allowed: {MOST_SETTLEMENTS} or more (RT-R-28)"
        found.append(Problem("village", 0, "copies", "size", text))
    return found


def check_quests(data: dict[str, Any]) -> list[Problem]:
    """Refuse quests whose category, deed, object and number do not go together.

    RT-QUEST-11, RT-QUEST-12, RT-QUEST-13, RT-QUEST-14, RT-QUEST-15, RT-QUEST-16, RT-QUEST-17, RT-QUEST-18,
    RT-QUEST-19
    """
    found: list[Problem] = []
    for at, row in enumerate(data["quest"], 1):
        word = row["deed"]
        deed = DEEDS[word]
        if row["category"] != deed.category:
            text = f"{word!r} is a deed of {deed.category}; allowed: {deed.category!r}"
            found.append(Problem("quest", at, "category", "category", text))
        whats = tuple(other["id"] for other in data[deed.table]) if deed.table else deed.whats
        found += deed.misnamed("quest", at, row, "what", whats=whats) + deed.misfit("quest", at, row, "times")
    return found


def check_plays(data: dict[str, Any]) -> list[Problem]:
    """Refuse play cards whose marks, amount or metal do not go with their effect."""
    found: list[Problem] = []
    for at, row in enumerate(data["play"], 1):
        effect = EFFECTS[row["effect"]]
        if CATEGORIES.index(row["category"]) >= len(LAND_IDS):
            text = f"play cards have four colours; allowed: {', '.join(CATEGORIES[:4])} (RT-PLAY-06)"
            found.append(Problem("play", at, "category", "category", text))
        found += effect.misfit("play", at, row, "amount") + effect.misnamed("play", at, row, "metal")
        found += _check_marks(at, row, effect)
    return found


def _check_marks(at: int, row: dict[str, Any], effect: Effect) -> list[Problem]:
    found: list[Problem] = []
    if row["skull"] and not row["at_once"]:
        text = "what bears a skull is always played at once; allowed: true (RT-PLAY-19)"
        found.append(Problem("play", at, "at_once", "skull", text))
    if row["at_once"] and effect.when != ANY_TIME:
        text = f"{row['effect']!r} needs its moment or an opponent; allowed: false (RT-PLAY-17)"
        found.append(Problem("play", at, "at_once", "waits", text))
    if row["everyone"] and not (effect.is_loss and row["skull"]):
        text = "only losses of a card with a skull strike everybody; allowed: false (RT-PLAY-18)"
        found.append(Problem("play", at, "everyone", "everyone", text))
    return found


def check_counts(data: dict[str, Any]) -> list[Problem]:
    """Note what departs from the box."""
    found: list[Problem] = []
    for table, box in BOX.items():
        count = sum(row["copies"] for row in data[table])
        if count != box:
            found.append(Problem(table, 0, "copies", "count", f"{count} cards, where the box has {box}", NOTED))
    return found
