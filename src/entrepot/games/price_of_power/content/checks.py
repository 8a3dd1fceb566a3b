"""What must be true of the frame's tables as a whole: rows that the rules name, numbers and events. PP-C-06, PP-C-10"""

from typing import Any, Final

from entrepot.games.price_of_power.content.card_words import IDEA_EFFECTS
from entrepot.games.price_of_power.content.map_checks import is_distant
from entrepot.games.price_of_power.content.vocabulary import FEWEST, PLACES, REALM_COUNTS, REALMS
from entrepot.kernel.content import Problem
from entrepot.kernel.schema import NOTED
from entrepot.mechanics import content_checks

Rows = list[dict[str, Any]]

LIMITS: Final = {
    "start-ducats": (0, 99),
    "start-power": (0, 10),
    "most-power": (1, 20),
    "ships": (1, 15),
    "cubes": (0, 20),
    "most-merchants": (1, 4),
    "gift-merchants": (1, 4),
    "growth-cards": (0, 2),
    "cards-revealed": (1, 3),
    "declined": (0, 9),
    "loan": (1, 20),
    "repayment": (1, 20),
    "loans-end": (1, 9),
    "area-cubes": (1, 9),
    "turn-cubes": (1, 5),
    "cube-ducats": (1, 9),
    "subjugate": (1, 10),
    "annex": (1, 10),
    "colonize": (1, 10),
    "charter": (1, 10),
    "ship-price": (1, 20),
    "marine-price": (1, 20),
    "growth-power": (1, 10),
    "growth-ducats": (0, 20),
    "discovers-to": (1, 6),
    "rerolls": (0, 2),
    "hunts-from": (1, 6),
    "hunt-reward": (0, 1),
    "court": (1, 20),
    "debts": (0, 20),
    "mission-ducats": (0, 20),
    "mission-prestige": (0, 20),
    "idea-prestige": (0, 20),
    "follow-prestige": (0, 9),
    "growth-prestige": (0, 9),
    "discovery-prestige": (0, 9),
    "slaves-prestige": (0, 9),
    "age-first": (0, 20),
    "age-shared": (0, 20),
    "age-second": (0, 20),
    "bankrupt-prestige": (0, 20),
    "bankrupt-interest": (1, 9),
    "bankrupt-power": (0, 10),
    "score-ducats": (1, 99),
    "score-full": (0, 99),
    "score-beyond": (1, 99),
}
"""The least and the most that each may be: every Action costs Power, and there are no more pieces. PP-R-48, PP-R-51"""
EXACT: Final = {"passing": REALM_COUNTS, "order": REALM_COUNTS, "limit": tuple(LIMITS)}
EVENT_CARDS: Final = 24
_NUMBERS: Final = ("one", "two", "three", "four")


def check_rows(data: dict[str, Any]) -> list[Problem]:
    """Refuse tables that lack a row which the rules name, or have them in another order."""
    found = content_checks.exact_rows(data, EXACT)
    if [row["effect"] for row in data["idea"]] != list(IDEA_EFFECTS):
        text = f"allowed: one Idea for each effect, in the order {', '.join(IDEA_EFFECTS)}"
        found.append(Problem("idea", 0, "effect", "rows", text))
    if len(data["realm"]) != REALMS:
        text = f"{len(data['realm'])} realms; allowed: {REALMS}, one for each seat of the largest game (PP-SETUP-01)"
        found.append(Problem("realm", 0, "id", "rows", text))
    return found + content_checks.own_colours(data["realm"], "realm")


def check_limits(data: dict[str, Any]) -> list[Problem]:
    """Refuse numbers that no box of pieces, or no rule, allows."""
    found = content_checks.within(data["limit"], LIMITS)
    limit = {row["id"]: row["value"] for row in data["limit"]}
    for low, high in (("loan", "repayment"), ("gift-merchants", "most-merchants"), ("start-power", "most-power")):
        if limit[low] > limit[high]:
            text = f"{limit[low]} is more than the {limit[high]} of {high!r}; allowed: at most that"
            found.append(Problem("limit", list(LIMITS).index(low) + 1, "value", "order", text))
    for at, row in enumerate(data["passing"], 1):
        pays = [row[place] for place in PLACES[:4]]
        if pays != sorted(pays, reverse=True):
            text = f"{'/'.join(map(str, pays))} pays a later pass better; allowed: never more than the one before"
            found.append(Problem("passing", at, "first", "passing", text))
    for at, row in enumerate(data["order"], 1):
        for place in PLACES[at - 1 + FEWEST :]:
            if row[place]:
                text = f"{row['id']} realms have no {place} place; allowed: 0 (PP-SETUP-11)"
                found.append(Problem("order", at, place, "place", text))
    return found


def check_events(data: dict[str, Any]) -> list[Problem]:
    """Refuse events whose effect and places do not go together. PP-EVENT-04, PP-EVENT-05"""
    spaces = {row["id"]: row for row in data["space"]}
    found: list[Problem] = []
    for at, row in enumerate(data["event"], 1):
        named = [row[f"province_{name}"] for name in _NUMBERS]
        provinces = [id for id in named if id]
        if bool(provinces) != (row["effect"] == "rising-power") or named[: len(provinces)] != provinces:
            text = (
                f"{len(provinces)} Provinces do not go with {row['effect']!r}; allowed: 1 to 4 for Rising Power alone"
            )
            found.append(Problem("event", at, "province_one", "provinces", text))
        if (row["effect"] == "rival-explorers") != bool(row["area"] and is_distant(spaces[row["area"]])):
            text = (
                f"{row['area']!r} does not go with {row['effect']!r}; allowed: a Distant Area for Rival Explorers alone"
            )
            found.append(Problem("event", at, "area", "area", text))
        elif row["area"] and spaces[row["area"]]["kind"] != "area":
            found.append(Problem("event", at, "area", "area", "it is a Sea Zone; allowed: a Distant Area"))
    return found


def notes(data: dict[str, Any]) -> list[Problem]:
    """Note an Event deck of another size, and Provinces that Rising Power names in vain. PP-C-06"""
    found: list[Problem] = []
    count = sum(row["copies"] for row in data["event"])
    if count != EVENT_CARDS:
        text = f"{count} cards, where the shipped deck has {EVENT_CARDS}"
        found.append(Problem("event", 0, "copies", "count", text, NOTED))
    wanted = {row[f"key_{n}"] for row in data["entry"] if row["requirement"] == "token" for n in _NUMBERS}
    for at, row in enumerate(data["event"], 1):
        for name in _NUMBERS:
            if row[f"province_{name}"] and row[f"province_{name}"] not in wanted:
                text = f"no requirement asks for a token on {row[f'province_{name}']!r}"
                found.append(Problem("event", at, f"province_{name}", "idle", text, NOTED))
    return found
