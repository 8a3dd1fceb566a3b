"""Versions side by side: what differs for sure, and by how much."""

from pathlib import Path
from typing import Any

from entrepot.arena.lab.store import write
from entrepot.arena.report import charts, wins
from entrepot.arena.report.build import REPORT, method, sections
from entrepot.arena.report.names import Names
from entrepot.arena.report.page import html
from entrepot.arena.report.parts import Figure, Finding, Page, Result, Section
from entrepot.arena.report.say import (
    SURE,
    counted,
    figures,
    heads,
    listed,
    number,
    percent,
    points,
    say,
    title_of,
    whole,
)
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
        chapter.note = f"{say('versions-alone', first=first.label)} {chapter.note}".rstrip()
    tiles = [
        (say("versions-tile"), str(len(versions))),
        (say("versions-games"), whole(first.result["games"])),
        (say("versions-asked"), str(asked)),
        (say("versions-real"), str(real)),
    ]
    return Page(
        title=say("versions-title", title=title_of(first.game), versions=counted(len(versions), "version")),
        subtitle=say(
            "versions-subtitle",
            deals=counted(first.result["deals"], "deal"),
            bots=listed(first.result["bots"], 8),
            seed=first.result["seed"],
            first=first.label,
        ),
        tiles=tiles,
        findings=[*searched(search), *findings(found)],
        sections=[*chapters, *rest],
        method=[
            say("versions-method"),
            *method(first.result),
        ],
    )


def measure_of(row: Row) -> str:
    """Return what a measure is called."""
    kind, _, what = row["name"].partition("/")
    return say(f"measure-{kind}", what=what)


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


def bare_change(row: Row, one: Row) -> str:
    """Return a difference with its sign, without its unit."""
    return points(100 * one["mean"]) if row["is_share"] and one["mean"] is not None else change(row, one)


def change(row: Row, one: Row) -> str:
    """Return a difference with its sign."""
    if one["mean"] is None:
        return "–"
    if row["is_share"]:
        return say("points", points=points(100 * one["mean"]))
    sign = "+" if one["mean"] >= 0 else "−"
    return f"{sign}{number(abs(one['mean']), 2)}"


def findings(found: Comparison) -> list[Finding]:
    """Return a line for each version: what is different for sure."""
    lines = []
    for at, name in enumerate(lettered(found["versions"])[1:]):
        real = [(row, row["differences"][at]) for row in found["measures"] if row["differences"][at]["real"]]
        if real:
            told = [f"{measure_of(row)} {change(row, one)}" for row, one in real]
            lines.append(Finding("plain", say("version-differs", name=name, told=listed(told, 8))))
        else:
            lines.append(Finding("good", say("version-same", name=name)))
    return lines


def section(found: Comparison, versions: list[Played], reports: dict[str, str]) -> Section:
    """Return the chapter: the table of all, and a chart of each measure that differs."""
    differing = [row for row in found["measures"] if any(one["real"] for one in row["differences"])]
    drawn = [table(found), changes(found), *(chart(row, found["versions"]) for row in differing[:MOST_CHARTS])]
    drawn.append(warned(versions))
    drawn[0].links = drawn[-1].links = reports
    return Section("versions", say("versions"), drawn)


def table(found: Comparison) -> Figure:
    """Return all measures of all versions."""
    others = range(len(found["versions"]) - 1)
    rows = [
        [measure_of(row), said(row, row["values"][0]["mean"]), *(cell(row, at) for at in others)]
        for row in found["measures"]
    ]
    real = sum(one["real"] for row in found["measures"] for one in row["differences"])
    asked = sum(len(row["differences"]) for row in found["measures"])
    text = say("measures-said", differences=counted(asked, "difference"), count=real, often=round(1 / SURE))
    return Figure("measures", say("measures"), text, None, [say("measure"), *lettered(found["versions"])], rows)


def changes(found: Comparison) -> Figure:
    """Return what each version changed against the first."""
    rows = [
        [name, line]
        for name, lines in zip(lettered(found["versions"]), found["changes"], strict=True)
        for line in lines
    ]
    text = say("changes-said" if rows else "changes-none")
    return Figure("changes", say("changes"), text, None, heads("version", "change"), rows)


def cell(row: Row, at: int) -> str:
    """Return a version's value and its difference from the first."""
    one = row["differences"][at]
    mark = " ✓" if one["real"] else ""
    return f"{said(row, row['values'][at + 1]['mean'])} ({bare_change(row, one)}{mark})"


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
    axis = say("difference-axis-points" if row["is_share"] else "difference-axis", measure=measure_of(row))
    return Figure(
        f"measure-{row['name'].replace('/', '-').replace('_', '-')}",
        measure_of(row).capitalize(),
        chart_sentence(row, others),
        lambda width: charts.intervals(shown, width, axis, "+~f", 0.0),
        heads("version", "mean", "mean-interval", "difference", "difference-interval", "corrected"),
        [chart_cells(row, at, name) for at, name in enumerate(called)],
    )  # fmt: skip


def chart_sentence(row: Row, others: list[tuple[int, Row]]) -> str:
    """Say what a measure is with A, which versions differ for sure, and which only seem to."""
    real = [f"{letter(at)} {change(row, one)} ({low_high(row, one)})" for at, one in others if one["real"]]
    text = say("difference-said", value=said(row, row["values"][0]["mean"]), versions=listed(real, 24))
    seeming = [letter(at) for at, one in others if not one["real"] and is_off_zero(one)]
    if seeming:
        text += " " + say("difference-seeming", count=len(seeming), versions=listed(seeming, 24))
    return text


def is_off_zero(one: Row) -> bool:
    """Say whether the interval of a difference, not corrected, leaves zero out."""
    return one["low"] is not None and (one["low"] > 0 or one["high"] < 0)


def chart_cells(row: Row, at: int, name: str) -> list[str]:
    """Return a version's row in the table of one measure."""
    value = row["values"][at]
    mean = [name, said(row, value["mean"]), say("span", low=said(row, value["low"]), high=said(row, value["high"]))]
    if at == 0:
        return [*mean, "", "", ""]
    one = row["differences"][at - 1]
    return [*mean, change(row, one), low_high(row, one), figures(f"{one['p']:.2g}")]


def low_high(row: Row, one: Row) -> str:
    """Return the interval of a difference."""
    if one["low"] is None:
        return say("not-known")
    scale, digits = (100, 1) if row["is_share"] else (1, 2)
    low, high = (figures(f"{one[end] * scale:+.{digits}f}".replace("-", "−")) for end in ("low", "high"))
    return say("span", low=low, high=high)


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
        unfair = wins.order_verdict(version.result)
        rows.append([called, *(listed(faces) for faces in by.values()), unfair])
    count = sum(row["verdict"] != "" for row in versions[0].result["cards"].values())
    text = say("warned-said", count=count)
    columns = heads("version", "verdict-strong", "verdict-weak", "verdict-dead", "warned-order")
    return Figure("warned", say("warned"), text, None, columns, rows)
