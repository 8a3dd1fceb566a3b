"""Cards judged by experiment: what a copy gives its holder above a usual card, and what is usual."""

from typing import Any

from entrepot.arena.lab.cards import NOTABLE
from entrepot.arena.report import charts
from entrepot.arena.report.cardsheet import WORDS
from entrepot.arena.report.names import Names
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import counted, listed, number, percent, span

COLUMNS = [
    "card", "in its place", "worth of a copy", "interval", "usual", "holders win", "others win", "longer by", "verdict",
]  # fmt: skip
UNITS = {"score": "points of score", "win": "percentage points of wins"}
NOTE = (
    "Each card was tried: the same deals were played with the card, and with all its copies as a usual card of its"
    " table. The worth of a copy is how much better a seat with one copy more does with this card than with the usual"
    " one; it is free of who likes to take the card. A card is called too strong or weak where its whole interval lies"
    " outside the grey band: three standard deviations of what the other cards of its table are worth, and at least"
    f" what makes {NOTABLE:.0f} percentage points of wins. The intervals hold for all cards that were tried together."
)

Row = dict[str, Any]


def section(result: Result, names: Names) -> Section | None:
    """Return the chapter on experiments, a chart for each table; None where none was made."""
    rows: dict[str, Row] = result.get("experiments", {})
    if not rows:
        return None
    tables = dict.fromkeys(face.partition("/")[0] for face in rows)
    figures = [
        sheet(table, {f: row for f, row in rows.items() if f.startswith(f"{table}/")}, names) for table in tables
    ]
    return Section("experiments", "Cards by experiment", figures, NOTE)


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
    unit = UNITS[next(iter(rows.values()))["measure"]]
    title = f"worth of a copy above a usual card, in {unit}"
    return Figure(
        f"experiments-{table}",
        names.table(table).capitalize(),
        told(rows, names),
        (lambda width: charts.intervals_in_bands(shown, width, title, "+.1f")) if shown else None,
        COLUMNS,
        [cells(face, row, names) for face, row in rows.items()],
    )


def cells(face: str, row: Row, names: Names) -> list[str]:
    """Return an experiment as a row of the table."""
    worth, shares = row["worth"], row.get("with", {})
    return [
        names.face(face),
        names.face(row["place"]),
        signed(worth["mean"]) if worth else "–",
        span(worth, signed) if worth else "nobody holds it",
        span(row["usual"], signed) if worth else "–",
        percent(shares.get("holders")),
        percent(shares.get("others")),
        signed(row["length"]["mean"]),
        WORDS.get(row["verdict"], ""),
    ]


def signed(value: float | None) -> str:
    """Return a number with its sign."""
    return "–" if value is None else f"{value:+.2f}".replace("-", "−")


def told(rows: dict[str, Row], names: Names) -> str:
    """Say which cards are proven too strong or weak, and that the others are cleared."""
    parts = []
    for verdict in ("strong", "weak"):
        found = [names.face(face) for face, row in rows.items() if row["verdict"] == verdict]
        if found:
            parts.append(f"{listed(found, 12)} {'is' if len(found) == 1 else 'are'} {WORDS[verdict]}")
    cleared = [names.face(face) for face, row in rows.items() if not row["verdict"]]
    if cleared:
        parts.append(f"{listed(cleared, 12)} {'is' if len(cleared) == 1 else 'are'} not proven to be out of the usual")
    return f"{'; '.join(parts)}."


def sentence(result: Result, names: Names) -> str:
    """Say what all experiments came to."""
    rows = result["experiments"]
    if not rows:
        return "No card was unusual enough to be suspected, so none was tried."
    return f"Of {counted(len(rows), 'card')} tried: {told(rows, names)}"


def findings(result: Result, names: Names) -> list[Finding]:
    """Return the line for the summary."""
    if "experiments" not in result:
        return []
    warned = any(row["verdict"] for row in result["experiments"].values())
    worths = [
        f"{names.face(face)} {signed(row['worth']['mean'])} ({number(row['worth']['deals'])} deals)"
        for face, row in result["experiments"].items() if row["verdict"]
    ]  # fmt: skip
    more = f" A copy is worth above a usual card: {listed(worths, 12)}." if worths else ""
    return [Finding("warn" if warned else "good", sentence(result, names) + more)]
