"""The statistics of a simulation as tables."""

from typing import Any

from rich.table import Table

from entrepot.arena.report.say import figures, heads, percent, say, span
from entrepot.cli.common import console

FACE_COLUMNS = (
    "seen",
    "taken",
    "sim-of-seen",
    "sim-won-with",
    "sim-takers-wins",
    "sim-against-even",
    "sim-dealt-against-even",
)
SHARES = ("sim-wins", "sim-share", "interval")
"""Columns by their messages, as all columns here."""


def show(result: dict[str, Any]) -> None:
    """Print everything that `sim --json` holds, for people."""
    out = console()
    per_second = result["games"] / result["seconds"] if result["seconds"] else 0
    speed = {"seconds": figures(f"{result['seconds']:.1f}"), "speed": f"{per_second:.0f}"}
    out.print(f"{headline(result)}: {say('sim-speed', **speed)}")
    tables = {
        f"{say('sim-by-bot')} {say('sim-shared')}": wins(result),
        f"{say('sim-by-order')}{say('sim-counted')}": by_order(result),
        say("sim-scores"): scores(result),
        say("sim-games"): lengths(result),
        **faces(result),
    }
    for title, table in tables.items():
        out.print()
        out.print(title, style="bold")
        out.print(table)


def headline(result: dict[str, Any]) -> str:
    """Return what was played."""
    return say("sim-played", **told(result, "games", "game", "seats", "seed"))


def told(result: dict[str, Any], *keys: str) -> dict[str, str]:
    """Return some values as arguments of a message, numbers without separated thousands."""
    return {key: str(result[key]) for key in keys}


def table(*columns: str) -> Table:
    """Return an empty table whose first column is words and whose others are numbers."""
    made = Table(box=None, pad_edge=False, show_header=any(columns))
    for number, name in enumerate(columns):
        made.add_column(name, justify="left" if number == 0 else "right", no_wrap=number == 0)
    return made


def wins(result: dict[str, Any]) -> Table:
    """Return the wins by bot."""
    made = table(*heads("bot", "seats", *SHARES, "even-share"))
    for bot, row in result["wins"].items():
        made.add_row(bot, str(row["seats"]), *share_cells(row), percent(row["even"]))
    return made


def by_order(result: dict[str, Any]) -> Table:
    """Return the wins by order of play."""
    made = table(*heads("sim-plays", *SHARES))
    for row in result["by_order"]:
        made.add_row(str(row["order"]), *share_cells(row))
    return made


def scores(result: dict[str, Any]) -> Table:
    """Return the scores by bot."""
    made = table(*heads("bot", "mean"), "min", "5%", "25%", say("median"), "75%", "95%", "max")
    for bot, row in result["scores"].items():
        if row["mean"] is not None:
            quantiles = [str(value) for value in row["quantiles"].values()]
            made.add_row(bot, figures(f"{row['mean']:.2f}"), str(row["min"]), *quantiles, str(row["max"]))
    return made


def lengths(result: dict[str, Any]) -> Table:
    """Return how long games were and how they ended."""
    made = table("", "")
    rounds = result["rounds"]
    low_high = say("span", low=str(rounds["min"]), high=str(rounds["max"]))
    mean = figures(f"{rounds['mean']:.2f}")
    made.add_row(say("sim-rounds"), f"{mean} ({low_high})")
    made.add_row(say("sim-decisions"), figures(f"{result['decisions'] / result['games']:.1f}"))
    made.add_row(say("sim-choices"), figures(f"{result['choices'] / result['games']:.1f}"))
    for ending, count in result["endings"].items():
        made.add_row(say("sim-ended", ending=ending), f"{count} ({percent(count / result['games'])})")
    return made


def faces(result: dict[str, Any]) -> dict[str, Table]:
    """Return by its title a table for each kind of card; what nobody can take is only counted as seen."""
    kinds: dict[str, dict[str, dict[str, Any]]] = {}
    for face, row in result["faces"].items():
        kind, _, id = face.partition("/")
        kinds.setdefault(kind, {})[id] = row
    return {say("sim-cards", table=kind): face_table(rows) for kind, rows in kinds.items()}


def face_table(rows: dict[str, dict[str, Any]]) -> Table:
    """Return the table of one kind of card."""
    columns: tuple[str, ...] = FACE_COLUMNS
    if not any("dealt" in row for row in rows.values()):
        columns = columns[:-1]
    if not any(row["taken"] for row in rows.values()):
        columns = columns[:1]
    made = table(*heads("card", *columns))
    for id, row in rows.items():
        made.add_row(id, *face_cells(row)[: len(columns)])
    return made


def face_cells(row: dict[str, Any]) -> list[str]:
    """Return the numbers of one card."""
    takers = row["takers"]
    return [
        str(row["seen"]),
        str(row["taken"]),
        percent(row["taken"] / row["seen"]) if row["seen"] else "",
        count(row["won_with"]),
        percent(takers["share"]) if takers["seats"] else "",
        points(takers),
        points(row["dealt"]) if "dealt" in row else "",
    ]


def share_cells(row: dict[str, Any]) -> list[str]:
    """Return wins, share and interval."""
    return [count(row["wins"]), percent(row["share"]), span(row)]


def count(wins: float) -> str:
    """Return wins, which may be parts, with two digits at most."""
    return figures(f"{wins:.2f}".rstrip("0").rstrip("."))


def points(holding: dict[str, Any]) -> str:
    """Return by how many points of the win share holders differ from their fair share."""
    return figures(f"{holding['points']:+.1f}") if holding["seats"] else ""
