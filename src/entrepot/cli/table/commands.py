"""What a person can type besides an action. Each command has an English and a Dutch name."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from entrepot.cli.table import pages
from entrepot.cli.table.choices import Entry, Unclear, read_action
from entrepot.cli.table.keyboard import Left
from entrepot.cli.table.session import Session
from entrepot.kernel.errors import EntrepotError, Illegal
from entrepot.kernel.message import message
from entrepot.words import LANGUAGES

STAY: Final = True
"""The answer of a command after which the question still stands as it was put."""
AGAIN: Final = False
"""The answer after which whatever is to be asked now is put anew."""


class Turn:
    """A person at the prompt: the session, the seat and the list it chooses from."""

    def __init__(self, session: Session, seat: int, lines: list[Entry]) -> None:
        self.session = session
        self.seat = seat
        self.lines = lines

    def tell(self, what: str, **args: object) -> bool:
        """Print a message of the command line's own and stay."""
        self.session.keyboard.say(self.session.say(message(what, args)))
        return STAY

    def action(self, text: str) -> int | None:
        """Return the action that was typed, legal or not; None, and why is told, if there is none such."""
        if not text:
            self.tell("cli-which-action")
            return None
        try:
            return read_action(self.session.game, self.lines, text)
        except Unclear as unclear:
            english = self.session.words.language == "en"
            self.session.keyboard.say(
                unclear.detail if english and unclear.detail else self.session.say(unclear.message)
            )
            return None


def obey(session: Session, seat: int, lines: list[Entry], text: str) -> bool:
    """Carry out what was typed, an action or a command; say whether the question still stands. Left at 'quit'."""
    turn = Turn(session, seat, lines)
    word, _, rest = text.partition(" ")
    name = command_named(session, word)
    if name is not None and word not in session.game.actions.by_name:
        return COMMANDS[name](turn, rest.strip())
    action = turn.action(text)
    if action is None:
        return STAY
    if action not in session.match.state.legal(seat):
        return explain(turn, action)
    session.act(seat, action)
    return AGAIN


def command_named(session: Session, word: str) -> str | None:
    """Return the command that a word stands for in English or in the session's language; None if it is none."""
    for name in COMMANDS:
        if word.lower() in (name, session.words.say(message(f"cli-command-{name}"))):
            return name
    return None


def explain(turn: Turn, action: int) -> bool:
    """Say why an action is not allowed, with the words of the rule, or that it is."""
    session = turn.session
    refusal = session.match.state.why_not(turn.seat, action)
    if refusal is None:
        return turn.tell("cli-allowed", action=session.game.sentence(action))
    session.keyboard.say(session.say(refusal.message))
    return rules(turn, refusal.clause)


def why(turn: Turn, text: str) -> bool:
    """Why an action is not allowed."""
    action = turn.action(text)
    return STAY if action is None else explain(turn, action)


def preview(turn: Turn, text: str) -> bool:
    """What an action will surely do."""
    action = turn.action(text)
    if action is None:
        return STAY
    state = turn.session.match.state
    if action not in state.legal(turn.seat):
        return explain(turn, action)
    told = state.preview(turn.seat, action)
    for line in told:
        turn.session.keyboard.say(turn.session.say(line))
    return STAY if told else turn.tell("cli-no-preview")


def undo(turn: Turn, text: str) -> bool:
    """Take back the last action, or the last few."""
    if text and not (text.isascii() and text.isdigit() and int(text[:4]) > 0):
        return turn.tell("cli-undo-how")
    try:
        turn.session.match.undo(turn.seat, int(text[:4] or 1))
    except Illegal as refused:
        turn.session.keyboard.say(turn.session.say(refused.message))
        return STAY
    turn.session.listen()
    return AGAIN


def rules(turn: Turn, id: str) -> bool:
    """The words of a rule."""
    session = turn.session
    lines = pages.rule_lines(session.game, session.say, session.words.language, id.upper())
    for line in lines or []:
        session.keyboard.say(line)
    return STAY if lines else turn.tell("cli-no-rule", rule=id or "?", example=next(iter(session.game.ledger.clauses)))


def log(turn: Turn, _: str) -> bool:
    """All that this seat has been told."""
    for line in turn.session.event_lines(turn.seat):
        turn.session.keyboard.say(line)
    return STAY


def table(turn: Turn, _: str) -> bool:
    """The whole table, and the list of what may be done."""
    for line in turn.session.table_lines(turn.seat):
        turn.session.keyboard.say(line)
    turn.session.keyboard.say()
    turn.session.list_choices(turn.lines)
    return STAY


def lang(turn: Turn, language: str) -> bool:
    """Another language."""
    if language not in LANGUAGES:
        return turn.tell("cli-no-language", choices=list(LANGUAGES))
    turn.session.words = turn.session.catalogue(language)
    return AGAIN


def save(turn: Turn, text: str) -> bool:
    """A record of the game so far."""
    if not text:
        return turn.tell("cli-save-where")
    try:
        turn.session.save(Path(text))
    except (EntrepotError, OSError, ValueError) as error:  # ValueError: no name for a file
        turn.session.keyboard.say(turn.session.say(pages.not_saved(text, error)))
        return STAY
    return turn.tell("cli-saved", file=text)


def help(turn: Turn, _: str) -> bool:
    """What can be typed."""
    turn.tell("cli-help-actions")
    for name in COMMANDS:
        word = turn.session.say(message(f"cli-command-{name}"))
        turn.tell("cli-help-command", word=f"{word:8}", text=message(f"cli-help-{name}"))
    return STAY


def quit(turn: Turn, _: str) -> bool:
    """Leave the table."""
    raise Left


COMMANDS: Final[dict[str, Callable[[Turn, str], bool]]] = {
    "why": why,
    "preview": preview,
    "undo": undo,
    "table": table,
    "log": log,
    "rules": rules,
    "lang": lang,
    "save": save,
    "help": help,
    "quit": quit,
}
