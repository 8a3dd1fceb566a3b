"""Versions side by side: what differs for sure, and by how much."""

from pathlib import Path
from typing import Any

from entrepot.arena.lab.store import write
from entrepot.arena.report import charts, wins
from entrepot.arena.report.build import REPORT, method, sections
from entrepot.arena.report.names import Names
from entrepot.arena.report.page import html
from entrepot.arena.report.parts import Figure, Finding, Page, Result, Section
from entrepot.arena.report.say import SURE, counted, listed, number, percent, points
from entrepot.arena.report.searched import search_section, searched
from entrepot.arena.sweep.versions import Played

MOST_CHARTS = 12
"""Measures that get a chart; the table has all."""
ENDS = {"value": "mean", "low": "low", "high": "high"}
"""What a chart calls a difference and the ends of its interval, and what those are called in the result."""

Comparison = dict[str, Any]
Row = dict[str, Any]


def comparison_report(folder: Path, found: Comparison, versions: list[Played], search: Result | None = None) -> Path:
    """Write `report.html` of a comparison, with the first version's full report below it; return its path."""
    path = folder / REPORT
    write(path, html(comparison_page(folder, found, versions, search)).encode())
    return path


def comparison_page(folder: Path, found: Comparison, versions: list[Played], search: Result | None = None) -> Page:
    """Return the report, for this folder, as its parts."""
    first = versions[0]
    real = sum(one["real"] for row in found["measures"] for one in row["differences"])
    asked = sum(len(row["differences"]) for row in found["measures"])
    chapters = [section(found, versions, links(folder, versions))]
    if search is not None:
        chapters.insert(0, search_section(search))
    rest = sections(first.result, Names(first.game))
    for chapter in rest:
        chapter.note = f"Of version A alone, {first.label}. {chapter.note}".rstrip()
    tiles = [
        ("Versions", str(len(versions))),
        ("Games of each", f"{first.result['games']:,}"),
        ("Questions asked", str(asked)),
        ("Real differences", str(real)),
    ]
    return Page(
        title=f"{first.result['title']}: {counted(len(versions), 'version')} side by side",
        subtitle=f"All play the same {counted(first.result['deals'], 'deal')} with {listed(first.result['bots'], 8)};"
        f" seed {first.result['seed']}. A is {first.label}.",
        tiles=tiles,
        findings=[*searched(search), *findings(found)],
        sections=[*chapters, *rest],
        method=[
            "Versions are compared deal by deal, so that luck which a deal gives to both falls out. All p-values of"
            " this page are corrected together, by Holm’s method.",
            *method(first.result),
        ],
    )


def lettered(names: list[str]) -> list[str]:
    """Return the versions' names, each with a letter to call it by."""
    return [f"{letter(at)} · {name}" for at, name in enumerate(names)]


def links(folder: Path, versions: list[Played]) -> dict[str, str]:
    """Return by its lettered name where each version's own report lies, seen from the report of all."""
    names = lettered([version.label for version in versions])
    paths = [(version.store.folder / REPORT).relative_to(folder).as_posix() for version in versions]
    return dict(zip(names, paths, strict=True))


def letter(at: int) -> str:
    """Return the letter of a version."""
    return chr(ord("A") + at)


def said(row: Row, value: float | None) -> str:
    """Return a value of a measure."""
    return percent(value) if row["is_share"] else number(value, 2)


def change(row: Row, one: Row) -> str:
    """Return a difference with its sign."""
    if one["mean"] is None:
        return "–"
    if row["is_share"]:
        return f"{points(100 * one['mean'])} points"
    sign = "+" if one["mean"] >= 0 else "−"
    return f"{sign}{number(abs(one['mean']), 2)}"


def findings(found: Comparison) -> list[Finding]:
    """Return a line for each version: what is different for sure."""
    lines = []
    for at, name in enumerate(lettered(found["versions"])[1:]):
        real = [(row, row["differences"][at]) for row in found["measures"] if row["differences"][at]["real"]]
        if real:
            told = [f"{row['label']} {change(row, one)}" for row, one in real]
            lines.append(Finding("plain", f"{name}, against A: {listed(told, 8)}."))
        else:
            lines.append(Finding("good", f"{name}, against A: no difference beyond chance."))
    return lines


def section(found: Comparison, versions: list[Played], reports: dict[str, str]) -> Section:
    """Return the chapter: the table of all, and a chart of each measure that differs."""
    differing = [row for row in found["measures"] if any(one["real"] for one in row["differences"])]
    figures = [table(found), changes(found), *(chart(row, found["versions"]) for row in differing[:MOST_CHARTS])]
    figures.append(warned(versions))
    figures[0].links = figures[-1].links = reports
    return Section("versions", "What differs", figures)


def table(found: Comparison) -> Figure:
    """Return all measures of all versions."""
    others = range(len(found["versions"]) - 1)
    rows = [
        [row["label"], said(row, row["values"][0]["mean"]), *(cell(row, at) for at in others)]
        for row in found["measures"]
    ]
    real = sum(one["real"] for row in found["measures"] for one in row["differences"])
    asked = sum(len(row["differences"]) for row in found["measures"])
    text = (
        f"Of {counted(asked, 'difference')} from A, {real} {'is' if real == 1 else 'are'} real, marked ✓: chance"
        f" alone would give even one of them less than once in {1 / SURE:.0f} such comparisons."
    )
    return Figure("measures", "All measures", text, None, ["measure", *lettered(found["versions"])], rows)


def changes(found: Comparison) -> Figure:
    """Return what each version changed against the first."""
    rows = [
        [name, line]
        for name, lines in zip(lettered(found["versions"]), found["changes"], strict=True)
        for line in lines
    ]
    text = "What each version has otherwise than A, old value and new." if rows else "All versions are the same."
    return Figure("changes", "What was changed", text, None, ["version", "change"], rows)


def cell(row: Row, at: int) -> str:
    """Return a version's value and its difference from the first."""
    one = row["differences"][at]
    mark = " ✓" if one["real"] else ""
    return f"{said(row, row['values'][at + 1]['mean'])} ({change(row, one).removesuffix(' points')}{mark})"


def chart(row: Row, names: list[str]) -> Figure:
    """Return how far each version is from the first in one measure; those that differ for sure stand out."""
    others = list(enumerate(row["differences"], 1))
    called = lettered(names)
    scale = 100 if row["is_share"] else 1
    shown = [
        {"label": called[at], **{end: one[key] * scale for end, key in ENDS.items()},
         "verdict": "real" if one["real"] else ""}
        for at, one in others
        if one["low"] is not None
    ]  # fmt: skip
    unit = ", in points" if row["is_share"] else ""
    return Figure(
        f"measure-{row['name'].replace('/', '-').replace('_', '-')}",
        row["label"].capitalize(),
        chart_sentence(row, others),
        lambda width: charts.intervals(shown, width, f"{row['label']}: difference from A{unit}", "+~f", 0.0),
        ["version", "mean", "95% interval of the mean", "difference from A", "95% interval of the difference",
         "corrected p"],
        [chart_cells(row, at, name) for at, name in enumerate(called)],
    )  # fmt: skip


def chart_sentence(row: Row, others: list[tuple[int, Row]]) -> str:
    """Say what a measure is with A, which versions differ for sure, and which only seem to."""
    real = [f"{letter(at)} {change(row, one)} ({low_high(row, one)})" for at, one in others if one["real"]]
    text = (
        f"With A it is {said(row, row['values'][0]['mean'])}; the chart has the differences from that, taken deal by"
        f" deal, and the dashed line is no difference. Really different, in orange: {listed(real, 24)}."
    )
    seeming = [letter(at) for at, one in others if not one["real"] and is_off_zero(one)]
    if seeming:
        verb = "leaves" if len(seeming) == 1 else "leave"
        text += f" {listed(seeming, 24)} {verb} zero out as well, but among so many questions chance alone does that."
    return text


def is_off_zero(one: Row) -> bool:
    """Say whether the interval of a difference, not corrected, leaves zero out."""
    return one["low"] is not None and (one["low"] > 0 or one["high"] < 0)


def chart_cells(row: Row, at: int, name: str) -> list[str]:
    """Return a version's row in the table of one measure."""
    value = row["values"][at]
    mean = [name, said(row, value["mean"]), f"{said(row, value['low'])} to {said(row, value['high'])}"]
    if at == 0:
        return [*mean, "", "", ""]
    one = row["differences"][at - 1]
    return [*mean, change(row, one), low_high(row, one), f"{one['p']:.2g}"]


def low_high(row: Row, one: Row) -> str:
    """Return the interval of a difference."""
    if one["low"] is None:
        return "not known"
    scale, digits = (100, 1) if row["is_share"] else (1, 2)
    return f"{one['low'] * scale:+.{digits}f} to {one['high'] * scale:+.{digits}f}".replace("-", "−")


def warned(versions: list[Played]) -> Figure:
    """Return the cards that stand out in each version."""
    rows = []
    names_of = lettered([version.label for version in versions])
    for called, version in zip(names_of, versions, strict=True):
        names = Names(version.game)
        by = {
            verdict: [names.face(face) for face, row in version.result["cards"].items() if row["verdict"] == verdict]
            for verdict in ("strong", "weak", "dead")
        }
        unfair = wins.order_sentence(version.result).partition(". ")[2]
        rows.append([called, *(listed(faces) for faces in by.values()), unfair])
    count = sum(row["verdict"] != "" for row in versions[0].result["cards"].values())
    text = f"{counted(count, 'card')} {'stands' if count == 1 else 'stand'} out with A; each version has"
    text += " a full report of its own: follow its name."
    return Figure("warned", "Warnings", text, None, ["version", "too strong", "weak", "dead", "order of play"], rows)
