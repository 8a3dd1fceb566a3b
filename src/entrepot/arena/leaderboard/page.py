"""A leaderboard as a page of Markdown, with how it was made."""

import shlex
from typing import Any

from entrepot.arena.lab.estimate import FEWEST


def page(result: dict[str, Any]) -> str:
    """Return the whole page."""
    return "\n".join(
        [
            f"# {result['title']}, {result['seats']} seats",
            "",
            *table(
                ["bot", "wins", "95%", "rating", "95%", "ms a choice", "95% below"],
                [row(result, one) for one in result["bots"]],
            ),
            "",
            meaning(result),
            "",
            "## Each against each",
            "",
            *matrix(result),
            "",
            "## How it was made",
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
        percent(one["share"]),
        between(one),
        f"{rating['mu']:.1f}",
        f"{rating['low']:.1f} to {rating['high']:.1f}",
        *time_cells(result["measured"]["times"][one["bot"]]),
    ]


def time_cells(times: dict[str, Any]) -> list[str]:
    """Return what a choice takes: the mean, and what 95% of choices stay below, in milliseconds."""
    if not times["choices"]:
        return ["-", "-"]
    return [milliseconds(times["mean_us"]), milliseconds(times["quantiles"]["95"])]


def milliseconds(microseconds: float) -> str:
    """Return a duration with as many places as mean anything."""
    return f"{microseconds / 1000:.3f}" if microseconds < 1000 else f"{microseconds / 1000:.1f}"


def matrix(result: dict[str, Any]) -> list[str]:
    """Return the shares of each bot against each."""
    names = [one["bot"] for one in result["bots"]]
    rows = [[one["bot"], *(met(one, other) for other in names)] for one in result["bots"]]
    return table(["", *names], rows)


def met(one: dict[str, Any], other: str) -> str:
    """Return a bot's share against another one, with its interval."""
    found = one["against"].get(other)
    return f"{percent(found['share'])} ({between(found)})" if found is not None else ""


def meaning(result: dict[str, Any]) -> str:
    """Return what the columns are."""
    seats = result["seats"]
    few = "" if result["deals"] >= FEWEST else f", and is rough with fewer than {FEWEST}"
    rest = "one seat each" if seats == 2 else f"alone against {seats - 1} seats of the other"
    return (
        f"*wins*: the share of games won against all others together, {rest}; a shared win counts in equal parts, and"
        f" {percent(result['even'])} is even. Its interval rests on {result['deals']} deals{few}. *rating*: openskill's"
        " Plackett-Luce over all games, with the model's own interval; it compares bots of this page alone. *ms a"
        " choice*: by the clock, on the machine that played."
    )


def made(result: dict[str, Any]) -> str:
    """Return the versions, the day and the size."""
    measured = result["measured"]
    build = "compiled" if measured["compiled"] else "plain source"
    return (
        f"{result['games']} games: {result['deals']} deals in every rotation for every meeting, the same deals for all."
        f" entrepot {result['program']} ({build}), rules {result['rules']}, content {result['content']},"
        f" {measured['on']}."
    )


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


def percent(value: float) -> str:
    """Return a share as people read it."""
    return f"{value:.0%}"


def between(row: dict[str, Any]) -> str:
    """Return an interval of a share."""
    return f"{percent(row['low'])} to {percent(row['high'])}"
