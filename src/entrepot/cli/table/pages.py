"""What a seat is shown, line by line: the table, what happened, what may be done, and the reckoning."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from entrepot.cli.table.choices import Entry
from entrepot.kernel.game import Game
from entrepot.kernel.message import Message, message, seat_name
from entrepot.words import Catalogue

Say = Callable[[Message], str]


def event_line(game: Game, words: Catalogue, say: Say, event: dict[str, Any]) -> str:
    """Return an event in words: the game's own, or the kernel's for what happens in any game."""
    own = f"{game.id}-event-{event['kind']}"
    return say(message(own if words.has(own) else f"kernel-event-{event['kind']}", event["args"]))


def table_lines(game: Game, say: Say, view: Any) -> list[str]:
    """Return the view as lines; as indented data for a game that has no words for its table."""
    lines = game.table(view)
    if lines:
        return [say(line) for line in lines]
    return json.dumps(view, indent=1, ensure_ascii=False).splitlines()


def choice_lines(game: Game, say: Say, lines: list[Entry]) -> Iterator[str]:
    """Yield the numbered list of what may be done: number, notation, sentence."""
    notations = [say(entry.notation(game)) for entry in lines]
    width = max(map(len, notations), default=0)
    for number, (entry, notation) in enumerate(zip(lines, notations, strict=True), 1):
        yield f"{number:4}. {notation:{width}}  {say(entry.sentence(game))}"


def rule_lines(game: Game, say: Say, language: str, id: str) -> list[str] | None:
    """Return a clause or ruling in words; None if the ledger has none of that id."""
    ledger = game.ledger
    if id in ledger.rulings:
        ruling = ledger.rulings[id]
        why = say(message("cli-rules-why", {"why": ruling.why[language]}))
        return [f"{id}: {ruling.question[language]}", ruling.ruling[language], why]
    return [f"{id}: {ledger.text(id, language)}"] if id in ledger.clauses else None


def reckoning(game: Game, say: Say, language: str, outcome: dict[str, Any]) -> Iterator[str]:
    """Yield how the game ended: why, who came where with how much, and what decided."""
    yield say(message(f"{game.id}-ending-{outcome['ending']}"))
    ranked = sorted(enumerate(outcome["places"]), key=lambda pair: (pair[1], pair[0]))
    for seat, place in ranked:
        args = {"place": place, "seat": seat_name(seat), "score": outcome["scores"][seat]}
        yield say(message("cli-place", args))
    decided = rule_lines(game, say, language, outcome["decided_by"])
    if decided is not None:
        yield say(message("cli-decided", {"rule": decided[0]}))


def not_saved(file: str, error: Exception) -> Message:
    """Return why a file was not written."""
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return message("cli-not-saved", {"file": file, "why": why})


class Shown:
    """Remembers which lines of the table a seat has seen, so that only what is new need be printed."""

    def __init__(self) -> None:
        self._moment: object = None
        self._lines: list[str] = []

    def news(self, moment: object, lines: list[str]) -> list[str]:
        """Return all lines at a new moment (another phase, round or language), else those that have changed."""
        fresh = lines if moment != self._moment else [line for line in lines if line not in self._lines]
        self._moment, self._lines = moment, lines
        return fresh
