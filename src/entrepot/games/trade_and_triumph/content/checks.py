"""What must be true of Trade and Triumph's content as a whole, beyond what its columns allow one by one."""

from typing import Any, Final

from entrepot.games.trade_and_triumph.content.card_words import EFFECTS
from entrepot.games.trade_and_triumph.content.vocabulary import (
    CITY,
    DECKS,
    MOST_SPACES,
    NODES,
    REGIONS,
    ROUTES,
    STANDING_IN,
    TRACKS,
    TRADE_ONLY,
    TRAVELLED,
    conditions_of,
    use_of,
)
from entrepot.kernel.content import Problem
from entrepot.kernel.schema import NOTED
from entrepot.mechanics.content_checks import exact_rows

BOX: Final = {"trade": (30, 2), "influence": (30, 2), "specialty": (30, 1)}
"""Faces of each deck, and cards of each face. TT-COMP-01, TT-COMP-02, TT-COMP-03, TT-COMP-04"""
DEALT: Final = {"trade": 8, "influence": 8, "specialty": 1}
"""The fewest cards that a deck can do with: four opening hands. TT-SETUP-07"""
TOP_LEVEL: Final = 3
SLOTS: Final = ("1", "2")


def check_board(data: dict[str, Any]) -> list[Problem]:
    """Refuse a board that is not the ring of TT-R-04 and TT-R-05. TT-BOARD-01"""
    found = exact_rows(data, {"region": REGIONS, "place": (CITY, *NODES), "route": ROUTES, "track": TRACKS})
    for at, row in enumerate(data["route"], 1):
        region, _, node = row["id"].partition("-")
        for column, wanted in (("region", region), ("node", node)):
            if row[column] != wanted:
                text = f"route {row['id']!r} has {column} {row[column]!r}; allowed: {wanted!r} (TT-R-04)"
                found.append(Problem("route", at, column, "route", text))
    return found


def check_faces(data: dict[str, Any]) -> list[Problem]:
    """Refuse faces whose effects do not fit their deck, their kind or the columns beside them."""
    found: list[Problem] = []
    for table in DECKS:
        for at, row in enumerate(data[table], 1):
            found += _check_kind(table, at, row) or _check_effects(table, at, row)
    return found


def _check_kind(table: str, at: int, row: dict[str, Any]) -> list[Problem]:
    if table != "influence":
        return []
    if (row["kind"] == "eternal") == (row["when"] != ""):
        return []
    text = "an Eternal says when it works, and an instant says nothing; allowed: one of the times, or empty"
    return [Problem(table, at, "when", "when", text)]


def _check_effects(table: str, at: int, row: dict[str, Any]) -> list[Problem]:
    if not row["effect1"] and (row["effect2"] or table == "influence"):
        text = "the first effect is empty; allowed: one of the effects"
        return [Problem(table, at, "effect1", "no-effect", text)]
    if table != "influence" and not row["effect1"] and not row["gold" if table == "trade" else "points"]:
        return [Problem(table, at, "effect1", "no-effect", "this card does nothing; allowed: an effect, or an amount")]
    return [problem for slot in SLOTS for problem in _check_slot(table, at, row, slot)]


def _check_slot(table: str, at: int, row: dict[str, Any], slot: str) -> list[Problem]:
    """Return what is wrong with one effect of a face."""
    word = row["effect" + slot]
    if not word:
        return _check_empty(table, at, row, slot)
    effect = EFFECTS[word]
    use = use_of(table, row.get("kind", ""), row.get("when", ""))
    if use not in effect.uses:
        can = ", ".join(word for word, other in EFFECTS.items() if use in other.uses)
        return [Problem(table, at, "effect" + slot, "use", f"no {use} card can do {word!r}; allowed: {can}")]
    conditions = conditions_of(use, row.get("when", ""))
    whats = tuple(what for what in effect.whats if table == "trade" or what not in TRADE_ONLY)
    found: list[Problem] = []
    if row["if" + slot] not in conditions:
        can = ", ".join(conditions[1:]) or "empty"
        text = f"a {use} card cannot ask for {row['if' + slot]!r}; allowed: {can}"
        found.append(Problem(table, at, "if" + slot, "condition", text))
    found += effect.misfit(table, at, row, "amount", slot) + effect.misnamed(table, at, row, "what", slot, whats)
    if row["cap" + slot] and not effect.has_cap:
        found.append(Problem(table, at, "cap" + slot, "cap", f"{word!r} takes no cap; allowed: 0"))
    return found


def _check_empty(table: str, at: int, row: dict[str, Any], slot: str) -> list[Problem]:
    text = "there is no effect here that it could belong to; allowed: empty"
    return [
        Problem(table, at, column + slot, "no-effect", text)
        for column in ("if", "amount", "what", "cap")
        if row[column + slot]
    ]


def check_movement(data: dict[str, Any]) -> list[Problem]:
    """Refuse cards by which one movement could become too long to be named, and so touch more than two ends."""
    longest = TOP_LEVEL
    last = ("influence", 0, "effect1")
    for table in DECKS:
        for at, row in enumerate(data[table], 1):
            for slot in SLOTS:
                if row["effect" + slot] in ("extra-move", "move-next"):
                    longest += row["amount" + slot] * row["copies"]
                    last = (table, at, "effect" + slot)
    if longest <= MOST_SPACES:
        return []
    text = f"all extra spaces together would let a trader move {longest}; allowed: at most {MOST_SPACES} (TT-R-18)"
    return [Problem(*last, "too-far", text)]


def check_counts(data: dict[str, Any]) -> list[Problem]:
    """Refuse decks too small to be dealt, and note what departs from the box or leaves a rule without a card."""
    found: list[Problem] = []
    for table, (faces, copies) in BOX.items():
        count = sum(row["copies"] for row in data[table])
        if count < DEALT[table]:
            text = f"{count} cards are too few; allowed: at least {DEALT[table]} (TT-SETUP-07)"
            found.append(Problem(table, 0, "copies", "too-few", text))
        elif len(data[table]) != faces or any(row["copies"] != copies for row in data[table]):
            text = f"the box has {faces} faces, {copies} of each"
            found.append(Problem(table, 0, "copies", "count", text, NOTED))
    for at, row in enumerate(data["track"], 1):
        if row["third"] < row["second"]:
            text = "the third square is cheaper than the second"
            found.append(Problem("track", at, "third", "price", text, NOTED))
    return found + _unused_rules(data)


def _unused_rules(data: dict[str, Any]) -> list[Problem]:
    """Note which cards the rules speak of and these decks lack."""
    found: list[Problem] = []
    wanted = [
        ("trade", "if1", set(TRAVELLED), "no Trade card has a bonus for the region travelled (TT-TRADE-05)"),
        ("influence", "if1", set(STANDING_IN[:4]), "no Influence card works in one region only (TT-BOARD-07)"),
        ("influence", "effect1", {"force-node", "force-any-node"}, "none forces a trader into a node (TT-FORCE-01)"),
        ("influence", "effect1", {"force-city"}, "none forces a trader into the city (TT-FORCE-01)"),
    ]
    for table, column, values, text in wanted:
        rows = data[table]
        if not any(row[column] in values or row[column[:-1] + "2"] in values for row in rows):
            found.append(Problem(table, 0, column, "unused-rule", text, NOTED))
    return found
