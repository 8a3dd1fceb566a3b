"""What is true of the content of several games beyond what its columns allow one by one."""

import re
from typing import Any

from entrepot.kernel.content import Problem

Rows = list[dict[str, Any]]


def exact_rows(data: dict[str, Rows], tables: dict[str, tuple[str, ...]]) -> list[Problem]:
    """Refuse tables that lack a row which the rules name, or have them in another order."""
    found: list[Problem] = []
    for table, ids in tables.items():
        if [row["id"] for row in data[table]] != list(ids):
            text = f"the rules name {', '.join(ids)}; allowed: exactly these, in this order"
            found.append(Problem(table, 0, "id", "rows", text))
    return found


def own_colours(rows: Rows, table: str, clause: str = "") -> list[Problem]:
    """Refuse colours that are none, and one that an earlier row has, against a clause where one says so."""
    cited = f" ({clause})" if clause else ""
    found: list[Problem] = []
    seen: set[str] = set()
    for at, row in enumerate(rows, 1):
        colour = row["colour"].lower()
        if not re.fullmatch(r"#[0-9a-f]{6}", colour):
            text = f"{row['colour']!r} is not a colour; allowed: '#' and six hexadecimal digits"
            found.append(Problem(table, at, "colour", "colour", text))
        elif colour in seen:
            text = f"{row['colour']!r} is another {table}'s colour; allowed: a colour of its own{cited}"
            found.append(Problem(table, at, "colour", "duplicate", text))
        seen.add(colour)
    return found


def within(rows: Rows, limits: dict[str, tuple[int, int]], table: str = "limit") -> list[Problem]:
    """Refuse numbers, one a row, that are below the least or above the most for their row."""
    found: list[Problem] = []
    for at, (row, (least, most)) in enumerate(zip(rows, limits.values(), strict=True), 1):
        if not least <= row["value"] <= most:
            text = f"{row['value']} cannot be played; allowed: {least} to {most}"
            found.append(Problem(table, at, "value", "limit", text))
    return found
