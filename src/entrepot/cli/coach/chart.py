"""The chances to win as a chart: a line for each seat, told apart by colour and dashes. Drawn by hand, as SVG."""

from html import escape
from typing import Final

from entrepot.review.chances import Moment

WIDE: Final = 660
NARROW: Final = 318
HIGH: Final = 260
LEFT: Final = 44
BOTTOM: Final = 30
TOP: Final = 10
RIGHT: Final = 14
LINES: Final = [
    ("#1f6f8b", ""), ("#b8650a", "7 4"), ("#6a4c93", "2 3"),
    ("#3f7d20", "10 3 2 3"), ("#b3401f", "4 2"), ("#4b5563", "1 4"),
]  # fmt: skip
"""Colours with a contrast of at least 4 to 1 on white, and dashes."""


def charts(course: list[Moment], sentence: str, axis: str) -> str:
    """Return two pictures, of which the page shows the one that fits; a screen reader reads the sentence."""
    return "".join(
        f'<div class="{kind}">{Chart(course, width).picture(sentence, axis)}</div>'
        for kind, width in (("wide", WIDE), ("narrow", NARROW))
    )


class Chart:
    """One picture of so many pixels across."""

    def __init__(self, course: list[Moment], width: int) -> None:
        self.course = course
        self.width = width
        self.last = max(moment.move for moment in course)

    def picture(self, sentence: str, axis: str) -> str:
        """Return it as SVG."""
        lines = "".join(self.line(seat) for seat in range(len(self.course[0].shares)))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(sentence, quote=True)}"'
            f' viewBox="0 0 {self.width} {HIGH}" width="{self.width}" height="{HIGH}" fill="#5a6473"'
            f' font-family="Arial, Helvetica, sans-serif" font-size="12">{self.grid(axis)}{lines}</svg>'
        )

    def grid(self, axis: str) -> str:
        """Return the lines of 0, 25, .. 100 percent, and the moves below."""
        rows = "".join(
            f'<line x1="{LEFT}" x2="{self.width - RIGHT}" y1="{y}" y2="{y}" stroke="#e3e7ec"/>'
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{percent}%</text>'
            for percent, y in ((percent, height(percent / 100)) for percent in (0, 25, 50, 75, 100))
        )
        step = max(1, round(self.last / (self.width / 110)))
        marks = "".join(
            f'<text x="{self.across(move)}" y="{HIGH - 12}" text-anchor="middle">{move}</text>'
            for move in range(step, self.last + 1, step)
        )
        return rows + marks + f'<text x="{LEFT - 8}" y="{HIGH - 12}" text-anchor="end">{escape(axis)}</text>'

    def line(self, seat: int) -> str:
        """Return one seat's line, with a dot at each moment."""
        colour, dashes = LINES[seat % len(LINES)]
        points = [(self.across(moment.move), height(moment.shares[seat])) for moment in self.course]
        path = " ".join(f"{x},{y}" for x, y in points)
        dots = "".join(f'<circle cx="{x}" cy="{y}" r="2.6" fill="{colour}"/>' for x, y in points)
        stroke = f'stroke="{colour}" stroke-width="2.4" stroke-dasharray="{dashes}"'
        return f'<polyline points="{path}" fill="none" {stroke}/>{dots}'

    def across(self, move: int) -> float:
        """Return where a move stands."""
        return round(LEFT + (self.width - LEFT - RIGHT) * move / max(1, self.last), 1)


def height(share: float) -> float:
    """Return where a share stands."""
    return round(TOP + (HIGH - TOP - BOTTOM) * (1 - share), 1)


def swatch(seat: int) -> str:
    """Return a short piece of a seat's line, for the legend."""
    colour, dashes = LINES[seat % len(LINES)]
    return (
        '<svg aria-hidden="true" width="34" height="10"><line x1="0" x2="34" y1="5" y2="5"'
        f' stroke="{colour}" stroke-width="2.4" stroke-dasharray="{dashes}"/></svg>'
    )
