"""What was played: cards, games, seeds, versions and the command, so that a reader can repeat it."""

import shlex

from entrepot.arena.report.parts import Figure, Result, Section
from entrepot.arena.report.say import counted, language, say, title_of
from entrepot.kernel.game import Game

MOST = 60
"""Changes of the cards that are listed."""


def section(result: Result, game: Game) -> Section:
    """Return the chapter: a table of what was played, and how its cards differ from the game's own."""
    figures = [Figure("played-facts", say("played-facts"), sentence(result, game), None, ["", ""], facts(result))]
    changes = result["played"]["changes"]
    if changes:
        more = len(changes) - MOST
        rows = [[line] for line in [*changes[:MOST], *([say("played-more", count=more)] if more > 0 else [])]]
        text = say("played-changes-said", changes=counted(len(changes), "change"))
        figures.append(Figure("played-changes", say("played-changes"), text, None, [say("change")], rows))
    return Section("played", say("played"), figures)


def sentence(result: Result, game: Game) -> str:
    """Say in one sentence whose cards these were."""
    title = result["played"]["meta"]["title"].get(language(), "")
    own, cards = "other" if result["played"]["changes"] else "own", f" ({title})" if title else ""
    return say(f"played-{own}", games=counted(result["games"], "game"), title=title_of(game), cards=cards)


def facts(result: Result) -> list[list[str]]:
    """Return what is known of the content, the run and the program; what nobody filled in is left out."""
    meta = result["played"]["meta"]
    found = {
        "cards": meta["title"].get(language(), ""),
        "author": meta["author"],
        "version": meta["version"],
        "notes": meta["notes"],
        "digest": result["content"],
        "begun": result["measured"]["begun"],
        "command": command(result),
        "seeds": say("span", low=f"{result['seed']}/0", high=f"{result['seed']}/{result['deals'] - 1}"),
        "rules": f"{result['game']} {result['rules']}",
        "program": f"entrepot {result['played']['program']}",
    }
    return [[say(f"fact-{name}"), value] for name, value in found.items() if value]


def command(result: Result) -> str:
    """Return the command that plays these games again; its content file, if it had one, is not known by name."""
    words = ["entrepot", "arena", result["game"], "--bots", ",".join(result["bots"]), "--games", str(result["games"])]
    words += ["--seed", result["seed"]]
    for name, choice in result["changed_options"].items():
        words += ["--option", f"{name}={choice}"]
    own = " --content FILE" if result["played"]["changes"] else ""
    return f"{shlex.join(words)}{own} --out DIR"
