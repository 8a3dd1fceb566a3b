"""What must be true of TradeWarz's content as a whole, beyond what its columns allow one by one."""

from typing import Any, Final

from entrepot.games.tradewarz.actions import RESOURCES, SEATS, TREES
from entrepot.games.tradewarz.content.card_words import EFFECTS, MORALE
from entrepot.games.tradewarz.content.places import GATE_WORDS
from entrepot.games.tradewarz.content.vocabulary import (
    BUILDINGS,
    COSTS,
    DICE,
    FACES,
    GOLD_ONLY,
    LIMITS,
    MOST_GROUPS,
    MOST_RESERVE,
    SEASONS,
    SLOTS,
)
from entrepot.kernel.content import Problem
from entrepot.kernel.schema import NOTED
from entrepot.mechanics import content_checks

EXACT: Final = {
    "die": DICE,
    "season": SEASONS,
    "cost": COSTS,
    "building": BUILDINGS,
    "station": GATE_WORDS,
    "limit": LIMITS,
}
BOX: Final = 48
"""Cards of either deck in the box. TW-COMP-08"""
DECKS: Final = {"battle": (36, 99), "morale": (1, 99)}
"""The fewest and most cards of a deck: six players are dealt six battle cards each. TW-BCARD-02"""
A_LEVEL: Final = 4
"""Technologies of each tree at each level. TW-TECHC-01"""
MOST_SUPERS: Final = 16
VALUES: Final = ("strength", "kill", "block")
PRINTED_BATTLE: Final = ((4, 1, 1), (2, 3, 1))
"""The two battle cards that the rulebook shows. TW-BATTLE-13, TW-BATTLE-14"""
PRINTED_MORALE: Final = (("block", 1), ("strength", 1), ("cancel", 0))
"""The morale cards that it speaks of. TW-BATTLE-13, TW-BATTLE-14, TW-CANCEL-01"""


def check_rows(data: dict[str, Any]) -> list[Problem]:
    """Refuse tables that lack a row which the rules name, or have them in another order."""
    found = content_checks.exact_rows(data, EXACT)
    if len(data["house"]) != SEATS:
        text = f"there are {len(data['house'])} houses; allowed: 6 (TW-COMP-01)"
        found.append(Problem("house", 0, "id", "rows", text))
    return found + content_checks.own_colours(data["house"], "house", "TW-HOUSE-01")


def check_dice(data: dict[str, Any]) -> list[Problem]:
    """Refuse dice that cannot roll both 1 and 3. TW-SAIL-05"""
    found: list[Problem] = []
    for at, row in enumerate(data["die"], 1):
        faces = {row[face] for face in FACES}
        if 1 not in faces or 3 not in faces:
            text = "it lacks a 1 or a 3, so that the two dice cannot come to 2 and to 6; allowed: at least one of each"
            found.append(Problem("die", at, "face1", "extremes", f"{text} (TW-SAIL-05)"))
    return found


def check_costs(data: dict[str, Any]) -> list[Problem]:
    """Refuse prices that contradict each other, and gifts that the rulebook is said to print. TW-C-07"""
    costs = {row["id"]: row for row in data["cost"]}
    found: list[Problem] = []
    for at, row in enumerate(data["cost"], 1):
        if row["id"] in GOLD_ONLY and any(row[resource] for resource in RESOURCES[1:]):
            text = f"{row['id']} is paid in gold alone; allowed: 0 for the other resources"
            found.append(Problem("cost", at, "gold", "gold-only", text))
        if row["origin"] == "rulebook" and not any(row[resource] for resource in RESOURCES):
            text = "it costs nothing, and the rulebook gives nothing away; allowed: a price, or origin 'ours'"
            found.append(Problem("cost", at, "gold", "free", text))
    for resource in RESOURCES:
        parts = costs["settlement"][resource] + costs["upgrade"][resource]
        if parts != costs["village"][resource]:
            text = f"settlement and upgrade come to {parts} {resource}; allowed: as much as that (TW-R-06)"
            found.append(Problem("cost", COSTS.index("village") + 1, resource, "village", text))
    return found


def check_buildings(data: dict[str, Any]) -> list[Problem]:
    """Refuse what the rules give no meaning: silos of a castle, battle values of a village. TW-R-38, TW-CASTLE-05"""
    found: list[Problem] = []
    for at, row in enumerate(data["building"], 1):
        barred: tuple[str, ...] = ("silos",) if row["id"] in ("castle", "capital") else VALUES
        if row["id"] != "castle":
            barred += ("silver",)
        for column in barred:
            if row[column]:
                text = f"a {row['id']} has no {column} of its own; allowed: 0"
                found.append(Problem("building", at, column, "building", text))
    if data["building"][0]["silos"] > data["building"][1]["silos"]:
        text = "a settlement has more silos than the village it becomes; allowed: at most as many (TW-SETTLE-05)"
        found.append(Problem("building", 1, "silos", "building", text))
    return found


def check_lane(data: dict[str, Any]) -> list[Problem]:
    """Refuse stations that do not follow one another on the lane. TW-C-04"""
    found: list[Problem] = []
    rows = data["station"]
    for at in range(1, len(rows)):
        if rows[at]["anchor"] <= rows[at - 1]["anchor"]:
            text = f"it does not lie beyond {rows[at - 1]['id']}; allowed: more than {rows[at - 1]['anchor']}"
            found.append(Problem("station", at + 1, "anchor", "order", text))
    return found


def check_techs(data: dict[str, Any]) -> list[Problem]:
    """Refuse trees that are not four by four, and technologies whose columns do not go together."""
    found: list[Problem] = []
    for tree in TREES:
        for level in range(1, 5):
            count = sum(row["tree"] == tree and row["level"] == level for row in data["tech"])
            if count != A_LEVEL:
                text = f"{tree} has {count} technologies of level {level}; allowed: {A_LEVEL} (TW-TECHC-01)"
                found.append(Problem("tech", 0, "level", "tree", text))
    for at, row in enumerate(data["tech"], 1):
        found += [*_check_scope(at, row), *_check_effects(at, row)]
    return found + _check_sums(data["tech"])


def _check_scope(at: int, row: dict[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    if row["super_unit"] != (row["scope"] == "squad"):
        text = "a super unit's values count for its squad, and only a super unit's do; allowed: 'squad' for these"
        found.append(Problem("tech", at, "scope", "scope", f"{text} (TW-TECH-08)"))
    if row["site"] and row["scope"] != "defence":
        text = "only what counts in defence can be bound to a building; allowed: empty (TW-R-53)"
        found.append(Problem("tech", at, "site", "scope", text))
    if row["scope"] == "owner" and any(row[value] for value in VALUES):
        text = "battle values of the scope 'owner' would never count; allowed: 0, or another scope (TW-TECH-09)"
        found.append(Problem("tech", at, "strength", "scope", text))
    if row["area"] and not row["super_unit"]:
        text = "only a super unit stands on a square with fields around; allowed: 0 (TW-R-55)"
        found.append(Problem("tech", at, "area", "scope", text))
    return found


def _check_effects(at: int, row: dict[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    for slot in SLOTS:
        word, amount = row["effect" + slot], row["amount" + slot]
        if not word:
            if amount:
                text = "there is no effect here that it could belong to; allowed: 0"
                found.append(Problem("tech", at, "amount" + slot, "no-effect", text))
            continue
        effect = EFFECTS[word]
        if effect.is_for_squads and not row["super_unit"]:
            text = f"only a super unit can do {word!r}; allowed: another effect"
            found.append(Problem("tech", at, "effect" + slot, "use", text))
        found += effect.misfit("tech", at, row, "amount", slot)
    return found


def _check_sums(rows: list[dict[str, Any]]) -> list[Problem]:
    """Refuse what all technologies together would make too much of."""
    effects = [(row["effect" + slot], row["amount" + slot]) for row in rows for slot in SLOTS]
    supers = sum(row["super_unit"] for row in rows)
    reserve = sum(amount for word, amount in effects if word == "reserve")
    groups = sum(word == "extra-silos" for word, _ in effects)
    found: list[Problem] = []
    if supers > MOST_SUPERS:
        text = f"{supers} super units; allowed: at most {MOST_SUPERS}"
        found.append(Problem("tech", 0, "super_unit", "too-many", text))
    if reserve > MOST_RESERVE:
        text = f"they add {reserve} soldiers in all; allowed: at most {MOST_RESERVE} (TW-RECRUIT-07)"
        found.append(Problem("tech", 0, "effect1", "too-many", text))
    if groups > MOST_GROUPS:
        text = f"they give {groups} groups of extra silos in all; allowed: at most {MOST_GROUPS}"
        found.append(Problem("tech", 0, "effect1", "too-many", text))
    return found


def check_morale(data: dict[str, Any]) -> list[Problem]:
    """Refuse morale cards whose kind, amount or resource does not go with their effect. TW-C-02"""
    found: list[Problem] = []
    for at, row in enumerate(data["morale"], 1):
        word = row["effect"]
        effect = MORALE[word]
        if row["kind"] != effect.kind:
            text = f"{word!r} is an effect of {effect.kind}; allowed: {effect.kind!r} (TW-R-45)"
            found.append(Problem("morale", at, "kind", "kind", text))
        found += effect.misfit("morale", at, row, "amount") + effect.misnamed("morale", at, row, "what")
    return found


def check_counts(data: dict[str, Any]) -> list[Problem]:
    """Refuse decks of a size that cannot be dealt, and note what departs from the box."""
    found: list[Problem] = []
    for table, (least, most) in DECKS.items():
        count = sum(row["copies"] for row in data[table])
        if not least <= count <= most:
            text = f"{count} cards cannot be dealt; allowed: {least} to {most} (TW-BCARD-02)"
            found.append(Problem(table, 0, "copies", "size", text))
        elif count != BOX:
            found.append(Problem(table, 0, "copies", "count", f"{count} cards, where the box has {BOX}", NOTED))
    return found + _missing_cards(data)


def _missing_cards(data: dict[str, Any]) -> list[Problem]:
    """Note which cards the rulebook shows and these decks lack."""
    battle = {tuple(row[value] for value in VALUES) for row in data["battle"]}
    morale = {(row["effect"], row["amount"]) for row in data["morale"]}
    found = [
        Problem("battle", 0, "strength", "printed", f"no card is {'/'.join(map(str, values))} (TW-C-01)", NOTED)
        for values in PRINTED_BATTLE
        if values not in battle
    ]
    for word, amount in PRINTED_MORALE:
        if (word, amount) not in morale:
            text = f"no card gives {word} {amount}" if amount else "no card cancels a battle"
            found.append(Problem("morale", 0, "effect", "printed", f"{text} (TW-C-02)", NOTED))
    return found
