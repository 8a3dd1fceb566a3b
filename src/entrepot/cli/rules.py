"""`entrepot rules`: a game's rules by clause and the rulings on what is left open, each with its code and its tests."""

from pathlib import Path
from typing import Annotated, Any

import typer

from entrepot.cli.common import AsJson, GameName, Tests, open_game, print_json, words_for
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.schema import did_you_mean

Language = Annotated[str, typer.Option("--lang", metavar="en|nl", help="English or Dutch.")]


class UnknownClause(EntrepotError):
    """The ledger has no clause or ruling of that id."""

    code = "unknown-clause"


def run(
    game: GameName,
    id: Annotated[str, typer.Argument(metavar="[ID]", help="One clause or ruling, or how several begin.")] = "",
    lang: Language = "en",
    tests: Tests = None,
    as_json: AsJson = False,
) -> None:
    """Print a game's rules and rulings; one of them with the code that carries it out and the tests that hold it.

    Example: entrepot rules tradejack TJ-BID-10
    """
    found = open_game(game)
    words = words_for(found, lang)
    ledger = select(describe(found, lang, tests), id)
    if as_json:
        print_json(ledger)
        return
    details = len(ledger["clauses"]) + len(ledger["rulings"]) == 1
    for heading in ("clauses", "rulings"):
        for entry in ledger[heading]:
            show(entry, details, words)


def describe(game: Game, language: str, root: Path | None = None) -> dict[str, Any]:
    """Return the whole ledger as `rules --json` prints it; `root` has the tests of a game from elsewhere."""
    from entrepot import clause_tests
    from entrepot.files.clause_places import clause_places

    tests = clause_tests.scan(root) if root else clause_tests.clause_tests()
    places = clause_places(game.id)
    return {
        "game": game.id,
        "clauses": [
            {
                "id": clause.id,
                "rule": game.ledger.text(clause.id, language),
                "kind": clause.kind,
                "origin": clause.origin,
                "places": places.get(clause.id, []),
                "tests": tests.get(clause.id, []),
            }
            for clause in game.ledger.clauses.values()
        ],
        "rulings": [
            {
                "id": ruling.id,
                "question": ruling.question[language],
                "ruling": ruling.ruling[language],
                "why": ruling.why[language],
                "option": ruling.option,
                "choices": ruling.choices,
                "origin": ruling.origin,
                "places": places.get(ruling.id, []),
                "tests": tests.get(ruling.id, []),
            }
            for ruling in game.ledger.rulings.values()
        ],
    }


def select(ledger: dict[str, Any], id: str) -> dict[str, Any]:
    """Return the ledger with only the entry of that id, or those that begin so; UnknownClause if there are none."""
    wanted = id.upper()
    ids = [entry["id"] for heading in ("clauses", "rulings") for entry in ledger[heading]]
    kept = [wanted] if wanted in ids else [other for other in ids if other.startswith(wanted)]
    if not kept:
        near = did_you_mean(wanted, ids)
        raise UnknownClause(f"{ledger['game']} has no rule {id!r}{near}; 'entrepot rules {ledger['game']}' lists all")
    chosen = {
        heading: [entry for entry in ledger[heading] if entry["id"] in kept] for heading in ("clauses", "rulings")
    }
    return {"game": ledger["game"], **chosen}


def show(entry: dict[str, Any], details: bool, words: Any) -> None:
    """Print a clause or ruling with where it comes from if that is told; its code and tests one by one if `details`."""
    paragraph(entry["id"], entry.get("rule") or entry["question"])
    if "ruling" in entry:
        paragraph("", entry["ruling"])
        if details:
            paragraph("", words.say({"id": "cli-rules-why", "args": {"why": entry["why"]}}))
        if entry["option"]:
            args = {"option": entry["option"], "choices": entry["choices"]}
            paragraph("", words.say({"id": "cli-rules-option", "args": args}))
    last = [words.say({"id": "cli-rules-origin", "args": {"origin": entry["origin"]}})] if entry["origin"] else []
    if not details or not entry["tests"]:
        last.append(words.say({"id": "cli-rules-tests", "args": {"count": len(entry["tests"])}}))
    if last:
        paragraph("", " ".join(last))
    if details:
        for place in (*entry["places"], *entry["tests"]):
            typer.echo(f"{'':14}{place}")


def paragraph(label: str, text: str) -> None:
    """Print a text with a label in the margin, no wider than the terminal."""
    import shutil
    import textwrap

    width = min(max(shutil.get_terminal_size().columns, 40), 120)
    typer.echo(textwrap.fill(text, width, initial_indent=f"{label:14}", subsequent_indent=" " * 14))
