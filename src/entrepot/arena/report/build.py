"""The report of a run, put together."""

from pathlib import Path
from typing import Final

from entrepot.arena.lab.store import write
from entrepot.arena.report import cardsheet, course, doing, played, tried, wins
from entrepot.arena.report.names import Names
from entrepot.arena.report.page import html
from entrepot.arena.report.parts import Finding, Page, Result, Section
from entrepot.arena.report.say import counted, listed, number, percent
from entrepot.kernel.game import Game

REPORT: Final = "report.html"


def report(folder: Path, result: Result, game: Game) -> Path:
    """Write `report.html` of a run's result into its folder and return its path. MissingExtra without Altair."""
    path = folder / REPORT
    write(path, html(page(result, game)).encode())
    return path


def page(result: Result, game: Game) -> Page:
    """Return the report as its parts."""
    names = Names(game)
    return Page(
        title=f"{result['title']}: {counted(result['games'], 'game')}",
        subtitle=subtitle(result),
        tiles=tiles(result),
        findings=findings(result, names),
        sections=sections(result, names),
        method=method(result),
    )


def findings(result: Result, names: Names) -> list[Finding]:
    """Return what comes first."""
    course_of = [
        Finding("plain", figure.sentence) for figure in course.section(result).figures if figure.id == "decided"
    ]
    return [
        *tried.findings(result, names),
        *wins.findings(result),
        *cardsheet.findings(result, names),
        *course_of,
        *doing.findings(result),
    ]


def sections(result: Result, names: Names) -> list[Section]:
    """Return all chapters that the game has something to say in."""
    found = [
        tried.section(result, names),
        wins.section(result),
        course.section(result),
        doing.section(result, names),
        cardsheet.section(result, names),
        played.section(result),
    ]
    return [section for section in found if section is not None]


def subtitle(result: Result) -> str:
    """Say who played what."""
    bots = list(dict.fromkeys(result["bots"]))
    seats = [f"{bot} ({counted(result['bots'].count(bot), 'seat')})" for bot in bots]
    who = f"All {result['seats']} seats played by {bots[0]}" if len(bots) == 1 else f"Seats: {listed(seats, 8)}"
    chosen = ", ".join(f"{name} {choice}" for name, choice in result["changed_options"].items())
    options = f" Options: {chosen}." if chosen else ""
    deals = counted(result["deals"], "deal") + (", each played in every rotation of the seats" if len(bots) > 1 else "")
    return f"{who}; {deals}; seed {result['seed']}.{options}"


def tiles(result: Result) -> list[tuple[str, str]]:
    """Return the figures on top."""
    warned = sum(1 for row in result["cards"].values() if row["verdict"])
    decided = result["decided_at"]
    return [
        ("Decisions a game", number(result["length"]["mean"])),
        ("Wins of the first player", percent(result["by_order"][0]["share"])),
        ("Half are decided after", f"{decided['quantiles']['50']}%" if decided["mean"] is not None else "–"),
        ("Cards that stand out", f"{warned} of {len(result['cards'])}" if result["cards"] else "–"),
    ]


def method(result: Result) -> list[str]:
    """Return how the figures came about."""
    return [
        "Intervals are 95%, and rest on deals: games of one deal share their cards and count together. Shares have"
        " Wilson’s interval for as many independent games as would be known as exactly.",
        "A difference is called real where chance would give it less than once in twenty times, corrected by Holm’s"
        " method for the number of questions asked, and never with fewer than 30 deals.",
        "A shared first place is a win in equal parts. The order of play counts from the first player of round 1.",
        f"Lead, decision and choices per turn were followed in {counted(result['followed'], 'game')}. A seat leads"
        " where the game’s own appraisal, from what that seat knows, is highest for it; a game is decided when a"
        " winner is in front and stays there.",
        "Ratings are openskill’s (Plackett-Luce), without drift, as bots do not learn. Bots find only what they look"
        " for: a card that no bot values is not therefore bad.",
        f"Rules {result['rules']}, content {result['content']}. All games are in the Parquet files beside this page.",
    ]
