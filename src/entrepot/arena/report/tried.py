"""Cards judged by experiment: what a copy gives its holder above a usual card, and what is usual."""

from typing import Any

from entrepot.arena.lab.cards import NOTABLE
from entrepot.arena.report import charts
from entrepot.arena.report.cardsheet import verdict_word
from entrepot.arena.report.names import Names
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import counted, figures, heads, listed, percent, say, span

Row = dict[str, Any]


def section(result: Result, names: Names) -> Section | None:
    """Return the chapter on experiments, a chart for each table; None where none was made."""
    rows: dict[str, Row] = result.get("experiments", {})
    if not rows:
        return None
    tables = dict.fromkeys(face.partition("/")[0] for face in rows)
    charted = [
        sheet(table, {f: row for f, row in rows.items() if f.startswith(f"{table}/")}, names) for table in tables
    ]
    return Section("experiments", say("tried"), charted, say("tried-note", points=f"{NOTABLE:.0f}"))


def sheet(table: str, rows: dict[str, Row], names: Names) -> Figure:
    """Return the figure of one table."""
    shown = [
        {
            "label": names.face(face),
            "verdict": row["verdict"],
            "value": row["worth"]["mean"],
            "low": row["worth"]["low"],
            "high": row["worth"]["high"],
            "from": row["usual"]["low"],
            "to": row["usual"]["high"],
        }
        for face, row in rows.items()
        if row["worth"] is not None and row["worth"]["low"] is not None
    ]
    title = say(f"tried-axis-{next(iter(rows.values()))['measure']}")
    return Figure(
        f"experiments-{table}",
        names.table(table).capitalize(),
        told(rows, names),
        (lambda width: charts.intervals_in_bands(shown, width, title, "+.1f")) if shown else None,
        columns(),
        [cells(face, row, names) for face, row in rows.items()],
    )


def columns() -> list[str]:
    """Return the headings of an experiment's row."""
    tried = ("place", "worth", "interval", "usual", "holders", "others", "longer")
    return heads("card", *(f"tried-{name}" for name in tried), "verdict")


def cells(face: str, row: Row, names: Names) -> list[str]:
    """Return an experiment as a row of the table."""
    worth, shares = row["worth"], row.get("with", {})
    return [
        names.face(face),
        names.face(row["place"]),
        signed(worth["mean"]) if worth else "–",
        span(worth, signed) if worth else say("tried-nobody"),
        span(row["usual"], signed) if worth else "–",
        percent(shares.get("holders")),
        percent(shares.get("others")),
        signed(row["length"]["mean"]),
        verdict_word(row["verdict"]),
    ]


def signed(value: float | None) -> str:
    """Return a number with its sign."""
    return "–" if value is None else figures(f"{value:+.2f}".replace("-", "−"))


def told(rows: dict[str, Row], names: Names) -> str:
    """Say which cards are proven too strong or weak, and that the others are cleared."""
    parts = []
    for verdict in ("strong", "weak"):
        found = [names.face(face) for face, row in rows.items() if row["verdict"] == verdict]
        if found:
            word = verdict_word(verdict)
            parts.append(say("tried-cards", count=len(found), cards=listed(found, 12), word=word))
    cleared = [names.face(face) for face, row in rows.items() if not row["verdict"]]
    if cleared:
        parts.append(say("tried-cleared", count=len(cleared), cards=listed(cleared, 12)))
    return f"{'; '.join(parts)}."


def sentence(result: Result, names: Names) -> str:
    """Say what all experiments came to."""
    rows = result["experiments"]
    if not rows:
        return say("tried-none")
    return say("tried-said", cards=counted(len(rows), "card"), told=told(rows, names))


def findings(result: Result, names: Names) -> list[Finding]:
    """Return the line for the summary."""
    if "experiments" not in result:
        return []
    warned = any(row["verdict"] for row in result["experiments"].values())
    worths = [
        say("tried-deals", card=names.face(face), worth=signed(row["worth"]["mean"]), deals=row["worth"]["deals"])
        for face, row in result["experiments"].items() if row["verdict"]
    ]  # fmt: skip
    more = " " + say("tried-worths", cards=listed(worths, 12)) if worths else ""
    return [Finding("warn" if warned else "good", sentence(result, names) + more)]
