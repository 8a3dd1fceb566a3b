"""A seat's legal actions as a numbered list, long ranges of amounts as one entry, and what is typed read back."""

from dataclasses import dataclass

from entrepot.kernel.errors import BadAction
from entrepot.kernel.game import Game
from entrepot.kernel.message import Message, message

SHORTEST_FOLD = 4
"""Fewer amounts in a row than this are listed one by one."""


@dataclass(frozen=True)
class Entry:
    """One line of the list: a single action, or a run of amounts from the first to the last."""

    actions: tuple[int, ...]

    def is_range(self) -> bool:
        """Say whether an amount must be named."""
        return len(self.actions) > 1

    def notation(self, game: Game) -> Message:
        """Return the action's notation, or that of the whole range."""
        first = game.text(self.actions[0])
        if not self.is_range():
            return message("cli-notation", {"notation": first})
        verb, lo, hi = game.actions.verb(self.actions[0]), self.actions[0], self.actions[-1]
        return message("cli-range", {"verb": verb.name, "lo": int(verb.value(lo)), "hi": int(verb.value(hi))})

    def sentence(self, game: Game) -> Message:
        """Return what a button would say."""
        first = game.sentence(self.actions[0])
        if not self.is_range():
            return first
        return message("cli-up-to", {"first": first, "last": game.sentence(self.actions[-1])})


def entries(game: Game, legal: list[int]) -> list[Entry]:
    """Return the list's lines in the order of the legal actions."""
    lines: list[Entry] = []
    run: list[int] = []
    for action in legal:
        if run and not continues(game, run[-1], action):
            lines += lines_of(run)
            run = []
        run.append(action)
    return lines + lines_of(run)


def is_amount(game: Game, action: int) -> bool:
    """Say whether an action is a verb with an amount, and nothing else to choose."""
    verb = game.actions.verb(action)
    return len(verb.parameters) == 1 and verb.parameters[0].kind == "amount"


def prompt(game: Game, lines: list[Entry]) -> Message:
    """Return what asks for a choice: beside amounts it says that a number alone is a line's, and never an amount."""
    amounts = [entry.actions[-1] for entry in lines if is_amount(game, entry.actions[-1])]
    return message("cli-prompt-amount", {"action": game.text(amounts[0])}) if amounts else message("cli-prompt")


def continues(game: Game, before: int, action: int) -> bool:
    """Say whether the action is the next amount of the same verb."""
    return is_amount(game, action) and action == before + 1 and game.actions.verb(action).has(before)


def lines_of(run: list[int]) -> list[Entry]:
    """Return a run of consecutive amounts as one line, or as several if it is short."""
    if len(run) >= SHORTEST_FOLD:
        return [Entry(tuple(run))]
    return [Entry((action,)) for action in run]


class Unclear(BadAction):
    """What was typed names no action; `message` says what to type instead, `detail` what was wrong, in English."""

    def __init__(self, told: Message, detail: str = "") -> None:
        super().__init__(told["id"])
        self.message = told
        self.detail = detail


def read_action(game: Game, lines: list[Entry], text: str) -> int:
    """Return the action that a number of the list or a notation names, legal or not; Unclear if it names none."""
    first, *rest = text.split()
    if first.isascii() and first.isdigit():
        return numbered(game, lines, first, rest)
    try:
        return game.parse(text)
    except BadAction as error:
        raise Unclear(message("cli-no-action", {"text": text}), str(error)) from error


def numbered(game: Game, lines: list[Entry], number: str, rest: list[str]) -> int:
    """Return the action of a line, and of a range the amount typed after the line's number."""
    at = int(number) if len(number) < 6 else 0
    if not 1 <= at <= len(lines):
        raise Unclear(message("cli-no-number", {"text": number, "count": len(lines)}))
    entry = lines[at - 1]
    if not entry.is_range():
        if rest:
            raise Unclear(message("cli-no-number", {"text": " ".join([number, *rest]), "count": len(lines)}))
        return entry.actions[0]
    verb = game.actions.verb(entry.actions[0])
    lo, hi = int(verb.value(entry.actions[0])), int(verb.value(entry.actions[-1]))
    if len(rest) != 1 or not (rest[0].isascii() and rest[0].isdigit() and len(rest[0]) < 10):
        raise Unclear(message("cli-how-much", {"verb": verb.name, "lo": lo, "hi": hi}))
    return read_action(game, [], f"{verb.name} {rest[0]}")
