"""What tests of TradeWarz share."""

import pytest
from tradewarz_tables import do, word_of, words_of

import entrepot
from entrepot.kernel.message import event_message
from entrepot.kernel.state import State
from entrepot.words import LANGUAGES, catalogue

UNSAID = {
    "tradewarz-event-level": {"seat"},
    "tradewarz-event-to-gate": {"place"},
    "tradewarz-event-to-reserve": {"place"},
    "tradewarz-ask-offer": {"seat"},
    "tradewarz-ask-answer": {"partner"},
}
"""What is told for the map or for bots, and not in words."""


@pytest.fixture
def toy_state() -> State:
    """Any position, for its chance alone."""
    return entrepot.game("haggle").new(2, 0)


@pytest.fixture(scope="session")
def catalogues():
    """What both languages say."""
    return [catalogue(language) for language in LANGUAGES]


@pytest.fixture
def line(catalogues):
    """A sentence in a line, after it is said in both languages with just the arguments that its words use."""

    def line(sentence):
        args = sentence.get("args", {})
        for words in catalogues:
            assert words.say(sentence)
            assert words.variables(sentence["id"]) | UNSAID.get(sentence["id"], set()) == set(args)
        return " ".join([sentence["id"].split("-", 2)[2], *(f"{name}={word_of(args[name])}" for name in args)])

    return line


@pytest.fixture
def walk(line):
    """Play steps from a position: all that is told and asked on the way, each in a line.

    What belongs to another moment is refused throughout with the general answer.
    """

    def question(state):
        lines = {line(state.prompt(seat)) for seat in state.actors()}
        for seat in state.actors():
            verb = "sail" if state.top().name != "sail" else "march"
            action = state.game.parse("sail 1" if verb == "sail" else verb)
            assert line(state.why_not(seat, action).message).startswith(f"asked-else action={verb} asked=")
        assert len(lines) <= 1
        return "".join(lines)

    def walk(state, steps):
        asked = [question(state)] + [question(do(state, step)) for step in steps]
        for event in state.events:
            line(event_message("tradewarz", event))
        return [words_of(event) for event in state.events], asked

    return walk
