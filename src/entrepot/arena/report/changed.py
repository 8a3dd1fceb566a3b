"""Changed cards by experiment: what the change of each does, on the same deals."""

from typing import Any

from entrepot.arena.report.names import Names
from entrepot.arena.report.parts import Figure, Finding, Result, Section
from entrepot.arena.report.say import figures, heads, listed, number, say, span

Row = dict[str, Any]


def section(result: Result, names: Names) -> Section | None:
    """Return the chapter on changed cards; None where none was tried."""
    rows: dict[str, Row] = result.get("changes", {})
    if not rows:
        return None
    told = [cells(face, row, names) for face, row in rows.items()]
    figure = Figure("changes-of-cards", say("changed-cards"), sentence(result, names), None, columns(), told)
    return Section("changed", say("changed"), [figure], say("changed-note"))


def columns() -> list[str]:
    """Return the headings of a changed card's row."""
    return heads("card", *(f"changed-{name}" for name in ("gain", "interval", "taken", "longer", "words")), "verdict")


def cells(face: str, row: Row, names: Names) -> list[str]:
    """Return a changed card as a row of the table."""
    gain = row["questions"].get("gain")
    return [
        names.face(face),
        signed(gain["mean"]) if gain else "–",
        span(gain, signed) if gain else say("changed-nobody"),
        say("changed-from-to", before=number(row["before"], 2), now=number(row["now"], 2)),
        signed(row["questions"]["length"]["mean"]),
        ", ".join(f"{'+' if mean > 0 else '−'} {word}" for word, mean in row["words"]) or "–",
        verdict(row),
    ]


def verdict(row: Row) -> str:
    """Return what a change does, in words."""
    return say(f"changed-verdict-{row['verdict'] or 'open'}")


def signed(value: float | None) -> str:
    """Return a number with its sign."""
    return "–" if value is None else figures(f"{value:+.2f}".replace("-", "−"))


def sentence(result: Result, names: Names) -> str:
    """Say what the change of each card does for sure."""
    rows = result["changes"]
    told = [say("changed-one", card=names.face(face), verdict=verdict(row)) for face, row in rows.items()]
    return say("changed-said", cards=listed(told, 12)) if told else say("changed-none")


def findings(result: Result, names: Names) -> list[Finding]:
    """Return the line for the summary."""
    if "changes" not in result:
        return []
    is_real = any(row["verdict"] for row in result["changes"].values())
    return [Finding("warn" if is_real else "plain", sentence(result, names))]
