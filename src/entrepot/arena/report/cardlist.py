"""What stands on the cards that were played, so that who reads a report needs no other file."""

from typing import Any

from entrepot.arena.report.names import Names
from entrepot.arena.report.parts import Figure, Section
from entrepot.arena.report.say import counted, say, whole
from entrepot.kernel.schema import LANGUAGES, Column, Table

COPIES = "copies"
LEFT_OUT = ("origin", "name")


def section(names: Names) -> Section | None:
    """Return the chapter with every kind of card; None for a game without any."""
    tables = [table for table in names.game.schema.tables if table.column(COPIES) is not None]
    figures = [figure for table in tables if (figure := sheet(table, names)) is not None]
    return Section("cardlist", say("cardlist"), figures) if figures else None


def sheet(table: Table, names: Names) -> Figure | None:
    """Return the cards of one table; None where it has none."""
    rows = names.game.content.rows(table.name)
    if not rows:
        return None
    columns = [column for column in table.columns if column.name not in LEFT_OUT and is_used(column, rows)]
    heads = [head for column in columns for head in heads_of(column, names)]
    copies = whole(sum(row[COPIES] for row in rows))
    text = say("cardlist-said", cards=counted(len(rows), "card"), copies=copies)
    cells = [[names.row_name(row), *(cell for column in columns for cell in cells_of(column, row))] for row in rows]
    return Figure(
        f"cardlist-{table.name}", names.table(table.name).capitalize(), text, None, [say("name"), *heads], cells
    )


def is_used(column: Column, rows: list[dict[str, Any]]) -> bool:
    """Say whether any card has something there."""
    return any(row[column.name] != column.default for row in rows)


def heads_of(column: Column, names: Names) -> list[str]:
    """Return what a column is called: a text in each language."""
    name = names.column(column.name)
    return [f"{name} ({language})" for language in LANGUAGES] if column.kind == "text" else [name]


def cells_of(column: Column, row: dict[str, Any]) -> list[str]:
    """Return what a card has there."""
    value = row[column.name]
    if column.kind == "text":
        return [value[language] for language in LANGUAGES]
    return [say("yes" if value else "no") if isinstance(value, bool) else str(value)]
