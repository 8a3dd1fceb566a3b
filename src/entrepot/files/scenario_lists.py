"""What a game has that a scenario can name, a line each: keys of [given], verbs, chances and kinds of events."""

from entrepot.kernel.chance import Chance
from entrepot.kernel.game import Game
from entrepot.kernel.message import KERNEL_EVENTS
from entrepot.kernel.notation import form
from entrepot.kernel.verbs import Parameter, Verb
from entrepot.words import catalogue, outside_words


def keys(game: Game) -> dict[str, str]:
    """Return what [given] takes: each key with what it holds."""
    return {"phase": "one of " + ", ".join(phase.name for phase in game.phases), **game.given_keys()}


def verbs(game: Game) -> dict[str, str]:
    """Return how each verb is written, with what its parameters can be and the clauses that allow it."""
    return {form(verb): _verb(verb) for verb in game.actions.verbs}


def chances(game: Game) -> dict[str, str]:
    """Return what [chance] takes: each kind of draw, roll or pick with what a list of its outcomes may hold."""
    return {chance.name: _chance(game, chance) for chance in game.chances}


def events(game: Game) -> dict[str, str]:
    """Return the kinds of events that seats hear, with the arguments of each."""
    words = catalogue("en", extra=outside_words([game.id]), strict=False)
    found: dict[str, str] = {}
    for prefix, kinds in ((f"{game.id}-event-", None), ("kernel-event-", KERNEL_EVENTS)):
        for id in words.ids():
            kind = id.removeprefix(prefix)
            if id.startswith(prefix) and (kinds is None or kind in kinds):
                found[kind] = ", ".join(sorted(words.variables(id))) or "nothing beside"
    return found


def _verb(verb: Verb) -> str:
    said = [f"{parameter.name.upper()}: {_parameter(parameter)}" for parameter in verb.parameters]
    said += ["only by the table"] if verb.outside else []
    return "; ".join([*said, ", ".join(verb.clauses)] if verb.clauses else said)


def _parameter(parameter: Parameter) -> str:
    if parameter.table:
        return f"an id of the table {parameter.table!r}"
    if parameter.words():
        return "one of " + ", ".join(parameter.words())
    last = parameter.first + parameter.size - 1
    if parameter.kind == "seat":
        return f"a seat from 0, to {last}"
    return f"{parameter.first} to {last}"


def _chance(game: Game, chance: Chance) -> str:
    if chance.table:
        return f"an id of the table {chance.table!r}"
    if chance.sides:
        return "what the die shows: " + ", ".join(map(str, sorted(set(game.sides(chance.name)))))
    return f"{chance.about or 'a pick'}, a whole number from 0"
