"""A leaderboard as a page of Markdown, with how it was made."""

import shlex
from typing import Any, Final

from entrepot.arena.lab.estimate import FEWEST
from entrepot.arena.report.say import figures, heads, percent, say

COLUMNS: Final = (
    "bot", "board-wins", "interval", "rating", "interval", "board-ms", "board-below",
)  # fmt: skip
"""The headings of the table, by their messages."""


def page(result: dict[str, Any]) -> str:
    """Return the whole page."""
    return "\n".join(
        [
            f"# {say('board-head', title=result['title'], seats=str(result['seats']))}",
            "",
            *table(heads(*COLUMNS), [row(result, one) for one in result["bots"]]),
            "",
            meaning(result),
            "",
            f"## {say('board-each')}",
            "",
            *matrix(result),
            "",
            f"## {say('board-how')}",
            "",
            f"    {command(result)}",
            "",
            made(result),
            "",
        ]
    )


def row(result: dict[str, Any], one: dict[str, Any]) -> list[str]:
    """Return the cells of a bot."""
    rating = one["rating"]
    return [
        one["bot"],
        share(one["share"]),
        between(one),
        figures(f"{rating['mu']:.1f}"),
        say("span", low=figures(f"{rating['low']:.1f}"), high=figures(f"{rating['high']:.1f}")),
        *time_cells(result["measured"]["times"][one["bot"]]),
    ]


def time_cells(times: dict[str, Any]) -> list[str]:
    """Return what a choice takes: the mean, and what 95% of choices stay below, in milliseconds."""
    if not times["choices"]:
        return ["-", "-"]
    return [milliseconds(times["mean_us"]), milliseconds(times["quantiles"]["95"])]


def milliseconds(microseconds: float) -> str:
    """Return a duration with as many places as mean anything."""
    return figures(f"{microseconds / 1000:.3f}" if microseconds < 1000 else f"{microseconds / 1000:.1f}")


def matrix(result: dict[str, Any]) -> list[str]:
    """Return the shares of each bot against each."""
    names = [one["bot"] for one in result["bots"]]
    rows = [[one["bot"], *(met(one, other) for other in names)] for one in result["bots"]]
    return table(["", *names], rows)


def met(one: dict[str, Any], other: str) -> str:
    """Return a bot's share against another one, with its interval."""
    found = one["against"].get(other)
    return f"{share(found['share'])} ({between(found)})" if found is not None else ""


def meaning(result: dict[str, Any]) -> str:
    """Return what the columns are."""
    seats, deals = result["seats"], result["deals"]
    told = {"seats": str(seats), "others": str(seats - 1), "deals": str(deals), "fewest": str(FEWEST)}
    few = "yes" if deals < FEWEST else "no"
    return say("board-meaning", even=share(result["even"]), few=few, **told)


def made(result: dict[str, Any]) -> str:
    """Return the versions, the day and the size."""
    measured = result["measured"]
    build = "compiled" if measured["compiled"] else "plain"
    told = {key: str(result[key]) for key in ("games", "deals", "program", "rules", "content")}
    return say("board-made", build=build, day=measured["on"], **told)


def command(result: dict[str, Any]) -> str:
    """Return the command that plays it again; your own cards are identified by the digest next to it."""
    bots = ",".join(sorted(one["bot"] for one in result["bots"]))
    options = [word for name, choice in result["changed_options"].items() for word in ("--option", f"{name}={choice}")]
    words = ["entrepot", "leaderboard", result["game"], "--seats", str(result["seats"]), "--bots", bots]
    return shlex.join([*words, "--deals", str(result["deals"]), "--seed", result["seed"], *options, "--out", "DIR"])


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """Return the lines of a table."""
    return [line(head), line(["---"] * len(head)), *(line(cells) for cells in rows)]


def line(cells: list[str]) -> str:
    """Return a line of a table."""
    return f"| {' | '.join(cells)} |"


def share(value: float) -> str:
    """Return a share as people read it."""
    return percent(value, 0)


def between(row: dict[str, Any]) -> str:
    """Return an interval of a share."""
    return say("span", low=share(row["low"]), high=share(row["high"]))
