"""Versions side by side: what differs for sure, and by how much; and what a search tried."""

from pathlib import Path
from typing import Any

from entrepot.arena.lab.store import write
from entrepot.arena.report import charts, wins
from entrepot.arena.report.build import REPORT, method, sections
from entrepot.arena.report.names import Names
from entrepot.arena.report.page import html
from entrepot.arena.report.parts import Figure, Finding, Page, Result, Section
from entrepot.arena.report.say import SURE, counted, listed, number, percent, points
from entrepot.arena.sweep.versions import Played

MOST_CHARTS = 12
"""Measures that get a chart; the table has all."""

Comparison = dict[str, Any]
Row = dict[str, Any]


def comparison_report(folder: Path, found: Comparison, versions: list[Played], search: Result | None = None) -> Path:
    """Write `report.html` of a comparison, with the first version's full report below it; return its path."""
    path = folder / REPORT
    write(path, html(comparison_page(found, versions, search)).encode())
    return path


def comparison_page(found: Comparison, versions: list[Played], search: Result | None = None) -> Page:
    """Return the report as its parts."""
    first = versions[0]
    real = sum(one["real"] for row in found["measures"] for one in row["differences"])
    asked = sum(len(row["differences"]) for row in found["measures"])
    chapters = [section(found, versions)]
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


def section(found: Comparison, versions: list[Played]) -> Section:
    """Return the chapter: the table of all, and a chart of each measure that differs."""
    differing = [row for row in found["measures"] if any(one["real"] for one in row["differences"])]
    figures = [table(found), *(chart(row, found["versions"]) for row in differing[:MOST_CHARTS])]
    figures.append(warned(versions))
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


def cell(row: Row, at: int) -> str:
    """Return a version's value and its difference from the first."""
    one = row["differences"][at]
    mark = " ✓" if one["real"] else ""
    return f"{said(row, row['values'][at + 1]['mean'])} ({change(row, one).removesuffix(' points')}{mark})"


def chart(row: Row, names: list[str]) -> Figure:
    """Return one measure of all versions; those that differ for sure stand out."""
    marks = [False, *(one["real"] for one in row["differences"])]
    shown = [
        {"label": name, "value": value["mean"], "low": value["low"], "high": value["high"],
         "verdict": "real" if real else ""}
        for name, value, real in zip(lettered(names), row["values"], marks, strict=True)
    ]  # fmt: skip
    real = [
        f"{letter(at)} {change(row, one)} ({low_high(row, one)})"
        for at, one in enumerate(row["differences"], 1)
        if one["real"]
    ]
    text = f"With A it is {said(row, row['values'][0]['mean'])}. Really different, in orange: {listed(real, 24)}."
    cells = [
        [name, said(row, value["mean"]), f"{said(row, value['low'])} to {said(row, value['high'])}",
         "" if at == 0 else change(row, row["differences"][at - 1]),
         "" if at == 0 else f"{row['differences'][at - 1]['p']:.2g}"]
        for at, (name, value) in enumerate(zip(lettered(names), row["values"], strict=True))
    ]  # fmt: skip
    return Figure(
        f"measure-{row['name'].replace('/', '-').replace('_', '-')}",
        row["label"].capitalize(),
        text,
        lambda width: charts.intervals(
            shown, width, row["label"], "%" if row["is_share"] else "~f", row["values"][0]["mean"]
        ),
        ["version", "mean", "95% interval", "difference", "corrected p"],
        cells,
    )


def low_high(row: Row, one: Row) -> str:
    """Return the interval of a difference."""
    scale = 100 if row["is_share"] else 1
    return f"{one['low'] * scale:+.2g} to {one['high'] * scale:+.2g}".replace("-", "−")


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
    text += " a full report of its own in its folder."
    return Figure("warned", "Warnings", text, None, ["version", "too strong", "weak", "dead", "order of play"], rows)


# ---------------------------------------------------------------- a search


def searched(search: Result | None) -> list[Finding]:
    """Return the line on a search."""
    return [] if search is None else [Finding("plain", search_sentence(search))]


def search_sentence(search: Result) -> str:
    """Say what a search came to."""
    values = ", ".join(
        f"{name} {search['from']['values'][name]} → {value}" for name, value in search["to"]["values"].items()
    )
    before, after = (number(search[key]["distance"], 2) for key in ("from", "to"))
    if search["from"]["values"] == search["to"]["values"]:
        tries = counted(len(search["tries"]), "try", "tries")
        return f"Of {tries} none comes closer to {search['target']} than the content as it is, {before} off."
    return (
        f"Of {counted(len(search['tries']), 'try', 'tries')} the nearest to {search['target']} is {values}:"
        f" {after} {search['unit']} off, where it was {before}."
    )


def search_section(search: Result) -> Section:
    """Return the chapter on a search: every try and its distance."""
    known = [one for one in search["tries"] if one["distance"] is not None]
    names = list(search["to"]["values"])
    rows = [{"label": ", ".join(map(str, one["values"])), "value": one["distance"], "text": number(one["distance"], 2),
             "verdict": "best" if one["values"] == list(search["to"]["values"].values()) else ""}
            for one in sorted(known, key=lambda one: one["distance"])[:20]]  # fmt: skip
    cells = [
        [*map(str, one["values"]), number(one["distance"], 2) if one["distance"] is not None else "refused"]
        for one in search["tries"]
    ]
    one = Figure(
        "tries",
        "Tries",
        f"{search_sentence(search)} The best of many has had luck: below it plays fresh deals.",
        lambda width: charts.bars(rows, width, f"{search['unit']} from {search['target']}", "~g"),
        [*names, "off"],
        cells,
    )
    return Section("search", "The search", [one])
