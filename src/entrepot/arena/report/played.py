"""What was played: cards, games, seeds, versions and the command, so that a reader can repeat it."""

import shlex

from entrepot.arena.report.parts import Figure, Result, Section
from entrepot.arena.report.say import counted

MOST = 60
"""Changes of the cards that are listed."""


def section(result: Result) -> Section:
    """Return the chapter: a table of what was played, and how its cards differ from the game's own."""
    figures = [Figure("played-facts", "Cards, games and versions", sentence(result), None, ["", ""], facts(result))]
    changes = result["played"]["changes"]
    if changes:
        more = len(changes) - MOST
        rows = [[line] for line in [*changes[:MOST], *([f"and {more} more"] if more > 0 else [])]]
        text = f"{counted(len(changes), 'change')} against the cards that the game ships, old value and new."
        figures.append(Figure("played-changes", "Changes of the cards", text, None, ["change"], rows))
    return Section("played", "What was played", figures)


def sentence(result: Result) -> str:
    """Say in one sentence whose cards these were."""
    title = result["played"]["meta"]["title"].get("en", "")
    own = "other cards than the game’s own" if result["played"]["changes"] else "the game’s own cards"
    return f"{counted(result['games'], 'game')} of {result['title']} with {own}{f' ({title})' if title else ''}."


def facts(result: Result) -> list[list[str]]:
    """Return what is known of the content, the run and the program; what nobody filled in is left out."""
    meta = result["played"]["meta"]
    found = {
        "cards": meta["title"].get("en", ""),
        "author": meta["author"],
        "version of the cards": meta["version"],
        "notes": meta["notes"],
        "digest of the cards": result["content"],
        "begun": result["measured"]["begun"],
        "command": command(result),
        "seeds": f"{result['seed']}/0 to {result['seed']}/{result['deals'] - 1}",
        "rules of the game": f"{result['game']} {result['rules']}",
        "program": f"entrepot {result['played']['program']}",
    }
    return [[name, value] for name, value in found.items() if value]


def command(result: Result) -> str:
    """Return the command that plays these games again; its content file, if it had one, is not known by name."""
    words = ["entrepot", "arena", result["game"], "--bots", ",".join(result["bots"]), "--games", str(result["games"])]
    words += ["--seed", result["seed"]]
    for name, choice in result["changed_options"].items():
        words += ["--option", f"{name}={choice}"]
    own = " --content FILE" if result["played"]["changes"] else ""
    return f"{shlex.join(words)}{own} --out DIR"
