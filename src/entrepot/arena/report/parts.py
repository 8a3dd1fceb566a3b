"""What a report is made of."""

from dataclasses import dataclass, field
from typing import Any

from entrepot.arena.report.svg import Draw

Result = dict[str, Any]


@dataclass
class Figure:
    """A chart with the sentence that says what it shows, and its numbers as a table. Without `draw` a table alone.

    `links` says of cells and headings of the table, by their text, which file they lead to.
    """

    id: str
    title: str
    sentence: str
    draw: Draw | None
    columns: list[str]
    rows: list[list[str]]
    links: dict[str, str] = field(default_factory=dict)


@dataclass
class Section:
    """A chapter of the report."""

    id: str
    title: str
    figures: list[Figure]
    note: str = ""


@dataclass
class Finding:
    """One line of the summary on top: `kind` is 'good', 'warn' or 'plain'."""

    kind: str
    text: str


@dataclass
class Page:
    """A whole report."""

    title: str
    subtitle: str
    tiles: list[tuple[str, str]]
    findings: list[Finding]
    sections: list[Section]
    method: list[str] = field(default_factory=list)
