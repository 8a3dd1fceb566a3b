"""Actions in words: notation and back, the sentence of a button, and what on the table an action names."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.kernel.errors import BadAction
from entrepot.kernel.message import Message, message
from entrepot.kernel.schema import shown, suggestion, with_article
from entrepot.kernel.verbs import Parameter, Verb

if TYPE_CHECKING:
    from entrepot.kernel.game import Game

DIGITS: Final = 9
"""No number of a notation is longer."""


def text(game: "Game", action: int) -> str:
    """Return the notation, such as 'bid 3'; BadAction if there is no such action."""
    verb = game.actions.verb(action)
    values = zip(verb.parameters, verb.values(action), strict=True)
    return " ".join([verb.name, *(value_text(game, parameter, value) for parameter, value in values)])


def sentence(game: "Game", action: int) -> Message:
    """Return the message `<game>-do-<verb>` with the parameters by name."""
    verb = game.actions.verb(action)
    args: dict[str, Any] = {}
    for parameter, value in zip(verb.parameters, verb.values(action), strict=True):
        args[parameter.name] = value_argument(game, parameter, value)
    return message(f"{game.id}-do-{verb.name}", args)


def touches(game: "Game", action: int) -> list[dict[str, Any]]:
    """Return what the parameters name: dicts of `name`, `kind`, `table` and `value`, its notation."""
    verb = game.actions.verb(action)
    return [
        {"name": p.name, "kind": p.kind, "table": p.table, "value": value_text(game, p, value)}
        for p, value in zip(verb.parameters, verb.values(action), strict=True)
    ]


def value_text(game: "Game", parameter: Parameter, value: int) -> str:
    """Return one parameter's value in notation."""
    if parameter.table:
        return game.face_id(parameter.table, value)
    words = parameter.words()
    return words[value] if words else str(value)


def value_argument(game: "Game", parameter: Parameter, value: int) -> Any:
    """Return one parameter's value as the argument of a message."""
    if parameter.table:
        inside = value < len(game.content.rows(parameter.table))
        return game.face(parameter.table, value) if inside else game.face_id(parameter.table, value)
    if parameter.kind == "seat":
        return {"seat": value}
    words = parameter.words()
    return message(f"{game.id}-{parameter.name}-{words[value]}") if words else value


# ---------------------------------------------------------------- reading


def parse(game: "Game", text: str) -> int:
    """Return the action that a notation names; BadAction, saying what is allowed, if it names none."""
    words = text.split()
    verb = game.actions.by_name.get(words[0]) if words else None
    if verb is None:
        near = suggestion(words[0] if words else "", list(game.actions.by_name), ": it begins with one of ")
        raise BadAction(f"{shown(text)} is not an action of {game.id}{near}")
    if len(words) != 1 + len(verb.parameters):
        raise BadAction(f"{shown(text)}: write {form(verb)}")
    return verb.of_all([parse_value(game, verb, p, word) for p, word in zip(verb.parameters, words[1:], strict=True)])


def parse_value(game: "Game", verb: Verb, parameter: Parameter, word: str) -> int:
    """Return the value that one word of a notation names."""
    if parameter.table and ":" not in word:
        return game.face_number(parameter.table, word)
    words = parameter.words()
    if words:
        if word not in words:
            raise BadAction(
                f"{shown(word)} is not {with_article(parameter.name)}{suggestion(word, words, ': choose one of ')}"
            )
        return words.index(word)
    return parse_number(verb, parameter, word)


def parse_number(verb: Verb, parameter: Parameter, word: str) -> int:
    """Return the value of an amount, a seat, or a face beyond the loaded content ('table:number')."""
    digits = word.removeprefix(f"{parameter.table}:") if parameter.table else word
    if not (digits.isascii() and digits.isdigit() and len(digits) <= DIGITS):
        raise BadAction(f"{shown(word)} is not {with_article(parameter.name)}: write {form(verb)}")
    value = int(digits)
    last = parameter.first + parameter.size - 1
    if not parameter.first <= value <= last:
        span = f"{parameter.first} to {last}"
        raise BadAction(f"{parameter.name} {word} is out of range: {verb.name} takes {span}")
    return value


def from_older(game: "Game", text: str) -> str:
    """Return notation from when seats counted from 1 as it is written now; unchanged if it names no seat."""
    name, *words = text.split() or [""]
    verb = game.actions.by_name.get(name)
    if verb is None or len(words) != len(verb.parameters):
        return text
    pairs = zip(verb.parameters, words, strict=True)
    return " ".join([name, *(str(int(word) - 1) if p.kind == "seat" and word.isdigit() else word for p, word in pairs)])


def form(verb: Verb) -> str:
    """Return how the verb is written, its parameters in capitals."""
    return " ".join([verb.name, *(parameter.name.upper() for parameter in verb.parameters)])
