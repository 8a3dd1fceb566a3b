"""The main results of an arena run as tables; the rest is in its report."""

from typing import TYPE_CHECKING, Any, Final

from rich.table import Table

from entrepot.arena.report.say import figures, heads, percent, say, span
from entrepot.cli.common import console
from entrepot.cli.sim_tables import SHARES, headline, table, told

if TYPE_CHECKING:
    from entrepot.arena.report.names import Names

CELL: Final = 12
"""Letters that a column of a comparison takes, with the gap beside it."""
CHANGES: Final = 12
"""Changes of a version that the terminal lists."""


def show(result: dict[str, Any], names: "Names") -> None:
    """Print who won, the ratings, the order of play, and the warnings."""
    out = console()
    deals = f" ({say('sim-deals', deals=str(result['deals']))})" if len(set(result["bots"])) > 1 else ""
    out.print(f"{headline(result)}{deals}")
    tables = {say("sim-by-bot"): wins(result), say("sim-by-order"): by_order(result)}
    for title, made in tables.items():
        out.print()
        out.print(title, style="bold")
        out.print(made)
    for line in warnings(result, names):
        out.print()
        out.print(line)


def wins(result: dict[str, Any]) -> Table:
    """Return wins and ratings by bot."""
    made = table(*heads("bot", "seats", *SHARES[1:], "even-share", "rating", "interval"))
    for bot, row in result["wins"].items():
        rating = result["ratings"][bot]
        made.add_row(
            bot,
            str(row["seats"]),
            percent(row["share"]),
            span(row),
            percent(row["even"]),
            figures(f"{rating['mu']:.1f}"),
            span(rating, lambda value: figures(f"{value:.1f}")),
        )
    return made


def by_order(result: dict[str, Any]) -> Table:
    """Return the wins by order of play."""
    made = table(*heads("sim-place", *SHARES[1:]))
    for row in result["by_order"]:
        made.add_row(str(row["order"]), percent(row["share"]), span(row))
    return made


def warnings(result: dict[str, Any], names: "Names") -> list[str]:
    """Return a line for each verdict that some cards got."""
    lines = []
    for verdict in ("strong", "weak", "dead"):
        faces = [names.face(face) for face, row in result["cards"].items() if row["verdict"] == verdict]
        if faces:
            lines.append(say(f"sim-{verdict}-cards", cards=", ".join(faces)))
    return lines


def show_experiments(result: dict[str, Any], names: "Names") -> None:
    """Print what each card that was tried gives its holder above a usual one."""
    from entrepot.arena.report.tried import cells, columns, sentence

    out = console()
    out.print(f"{say('sim-tried', **told(result, 'games', 'game', 'seed'))}\n")
    out.print(sentence(result, names), style="bold")
    if not result["experiments"]:
        return
    made = table(*columns())
    for face, row in result["experiments"].items():
        made.add_row(*cells(face, row, names))
    out.print()
    out.print(made)


def show_changes(result: dict[str, Any], names: "Names") -> None:
    """Print what the change of each card does."""
    from entrepot.arena.report.changed import cells, columns, sentence

    out = console()
    out.print(f"{say('sim-changed', **told(result, 'games', 'game', 'seed'))}\n")
    out.print(sentence(result, names), style="bold")
    made = table(*columns())
    for face, row in result["changes"].items():
        made.add_row(*cells(face, row, names))
    out.print()
    out.print(made)


def show_comparison(result: dict[str, Any]) -> None:
    """Print all measures of all versions, with a mark on what differs for sure from the first."""
    from entrepot.arena.report.compared import lettered

    out = console()
    versions = str(len(result["versions"]))
    out.print(f"{say('sim-versions', versions=versions, **told(result, 'games', 'game', 'deals', 'seed'))}\n")
    for name, changes in zip(lettered(result["versions"]), result["changes"], strict=True):
        out.print(f"  {name}")
        for line in few(changes):
            out.print(f"      {line}")
    for shown in parts(result, out.width):
        out.print()
        out.print(measured(result, shown))
    out.print(f"\n* {say('sim-differs')}")


def few(lines: list[str]) -> list[str]:
    """Return the first of many lines, and how many more there are."""
    more = len(lines) - CHANGES
    return lines if more <= 0 else [*lines[:CHANGES], say("sim-more-changes", count=str(more))]


def parts(result: dict[str, Any], width: int) -> list[list[int]]:
    """Return which versions stand side by side in each table, so that it fits: the first and some of the others."""
    longest = max(len(row["label"]) for row in result["measures"])
    others = range(1, len(result["versions"]))
    room = max(1, (width - longest) // CELL - 1)
    return [[0, *others[at : at + room]] for at in range(0, len(others), room)]


def measured(result: dict[str, Any], shown: list[int]) -> Table:
    """Return all measures of some versions."""
    from entrepot.arena.report.compared import letter

    made = table("", *map(letter, shown))
    for row in result["measures"]:
        cells = [value(row, one["mean"]) for one in row["values"]]
        marks = ["", *(" *" if one["real"] else "" for one in row["differences"])]
        made.add_row(row["label"], *(cells[at] + marks[at] for at in shown))
    return made


def show_search(result: dict[str, Any]) -> None:
    """Print whether the gain of a search is proven, what was searched, and how its content does on fresh deals."""
    from entrepot.arena.report.searched import is_unchanged, proof_sentence, search_sentence

    out, search = console(), result["search"]
    out.print(proof_sentence(search), style="bold")
    out.print(f"\n{search_sentence(search)} {say('search-luck')}")
    unsure = "" if search["fresh"]["proven"] or is_unchanged(search) else f" {say('sim-not-proven')}"
    out.print(f"\n{say('sim-found', file=str(search['file']))}{unsure} {say('sim-fresh')}\n")
    show_comparison(result)


def value(row: dict[str, Any], mean: float | None) -> str:
    """Return a value of a measure."""
    if mean is None:
        return "-"
    return percent(mean) if row["is_share"] else figures(f"{mean:.2f}")
