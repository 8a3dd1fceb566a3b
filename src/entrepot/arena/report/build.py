"""The report of a run, put together."""

from pathlib import Path
from typing import Final

from entrepot.arena.lab.store import write
from entrepot.arena.report import cardlist, cardsheet, changed, course, doing, people, played, strong, tried, wins
from entrepot.arena.report.names import Names
from entrepot.arena.report.page import html
from entrepot.arena.report.parts import Finding, Page, Result, Section
from entrepot.arena.report.say import counted, listed, number, percent, say, title_of
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
        title=say("title", title=title_of(game), games=counted(result["games"], "game")),
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
        *changed.findings(result, names),
        *tried.findings(result, names),
        *people.findings(result),
        *strong.findings(result, names),
        *wins.findings(result),
        *cardsheet.findings(result, names),
        *course_of,
        *doing.findings(result),
    ]


def sections(result: Result, names: Names) -> list[Section]:
    """Return all chapters that the game has something to say in."""
    found = [
        changed.section(result, names),
        tried.section(result, names),
        people.section(result, names),
        strong.section(result, names),
        wins.section(result),
        course.section(result),
        doing.section(result, names),
        cardsheet.section(result, names),
        cardlist.section(names),
        played.section(result, names.game),
    ]
    return [section for section in found if section is not None]


def subtitle(result: Result) -> str:
    """Say who played what."""
    bots = list(dict.fromkeys(result["bots"]))
    seats = [f"{bot} ({counted(result['bots'].count(bot), 'seat')})" for bot in bots]
    deals = counted(result["deals"], "deal")
    if len(bots) == 1:
        who = say("subtitle-one", seats=result["seats"], bot=bots[0])
    else:
        who, deals = say("subtitle-seats", seats=listed(seats, 8)), say("rotated", deals=deals)
    said = say("subtitle", who=who, deals=deals, seed=result["seed"])
    chosen = ", ".join(f"{name} {choice}" for name, choice in result["changed_options"].items())
    return f"{said} {say('subtitle-options', options=chosen)}" if chosen else said


def tiles(result: Result) -> list[tuple[str, str]]:
    """Return the figures on top."""
    warned = sum(1 for row in result["cards"].values() if row["verdict"])
    decided = result["decided_at"]
    return [
        (say("tile-length"), number(result["length"]["mean"])),
        (say("tile-first"), percent(result["by_order"][0]["share"])),
        (say("tile-decided"), f"{decided['quantiles']['50']}%" if decided["mean"] is not None else "–"),
        (
            say("tile-cards"),
            say("tile-of", count=warned, all=len(result["cards"])) if result["cards"] else "–",
        ),
    ]


def method(result: Result) -> list[str]:
    """Return how the figures came about."""
    return [
        say("method-intervals"),
        say("method-real"),
        say("method-shared"),
        say("method-lead", games=counted(result["followed"], "game")),
        say("method-ratings"),
        *people.method(result),
        say("method-files", rules=result["rules"], content=result["content"]),
    ]
