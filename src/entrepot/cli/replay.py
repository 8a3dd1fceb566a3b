"""`entrepot replay`: check a record by playing it again, and tell it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from entrepot.cli.common import AsJson, print_json, words_for
from entrepot.cli.rules import Language

if TYPE_CHECKING:
    from entrepot.files.record import Line, Record
    from entrepot.kernel.game import Game
    from entrepot.words import Catalogue

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, *.game.json.")]
Fast = Annotated[bool, typer.Option("--fast", help="Check without telling every move.")]


def run(file: File, fast: Fast = False, lang: Language = "en", as_json: AsJson = False) -> None:
    """Play a record again, check every move and position, and tell what happened.

    Example: entrepot replay mygame.game.json --fast
    """
    from entrepot.files import record as records
    from entrepot.kernel.errors import BadRecord

    record = records.read(file)
    words = words_for(None, lang)
    try:
        if not (fast or as_json):
            tell(record, words)
        state = records.replay(record)
    except BadRecord as error:
        raise BadRecord(f"{file.name}: {error}") from error
    if as_json:
        print_json(describe(record, state.digest()))
        return
    if record.outcome is not None:
        for line in outcome_lines(state.game, words, record.outcome):
            typer.echo(line)
    typer.echo(words.say({"id": "cli-replayed", "args": {"file": file.name, "moves": record.count()}}))


def describe(record: "Record", digest: str) -> dict[str, Any]:
    """Return what `replay --json` prints of a record that was checked."""
    return {
        "game": record.game,
        "rules": [segment.rules for segment in record.segments],
        "seats": record.seats,
        "options": record.options,
        "moves": record.count(),
        "digest": digest,
        "outcome": record.outcome,
    }


def tell(record: "Record", words: "Catalogue") -> None:
    """Print each move with what came of it."""
    from entrepot.cli.common import open_game
    from entrepot.files import record as records

    game = open_game(record.game)
    for line in records.tell(record):
        for text in line_texts(game, words, line):
            typer.echo(text)


def line_texts(game: "Game", words: "Catalogue", line: "Line") -> list[str]:
    """Return a move in notation, and below it what happened."""
    from entrepot.cli.table.pages import event_line

    who = words.say({"id": "cli-seat", "args": {"seat": {"seat": line.seat}}}) if (line.seat or 0) >= 0 else ""
    head = [f"{line.number:5}. {who} {line.move}"] if line.seat is not None else []
    return head + [f"       {event_line(game, words, words.say, event)}" for event in line.events]


def outcome_lines(game: "Game", words: "Catalogue", outcome: dict[str, Any]) -> list[str]:
    """Return how the game ended."""
    from entrepot.cli.table.pages import reckoning

    return list(reckoning(game, words.say, words.language, outcome))
