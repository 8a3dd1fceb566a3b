"""The steps of a scenario: what a step may say, and doing it."""

from collections.abc import Callable
from typing import Any

from entrepot.files.compare import shown
from entrepot.files.scenario_checks import CHECKS, Seen, named_seat, texts
from entrepot.kernel.audience import TABLE
from entrepot.kernel.errors import BadAction, BadScenario, EntrepotError, Illegal
from entrepot.kernel.match import Match
from entrepot.kernel.schema import unknown
from entrepot.words import catalogue

STEP_KEYS = {
    "note": "words for the reader",
    "seat": "the seat of 'do', 'legal' and 'offers', counted from 0, or 'table' for outside events",
    "do": "an action in notation, or a list of them",
    "moves": "actions of several seats, as ['0 pass', '1 bid 3']",
    "undo": "the seat that takes its last action back",
    "refused": "the clause that must forbid the action, a list of which one must, or 'notation' if it is not an action",
    "expect": "part of the position, as State.dump gives it, with 'scores'; dotted keys reach inside",
    "view": "part of what a seat knows, and 'seat': a number or 'spectator'; or a list of such tables",
    "legal": "all legal actions of 'seat', in notation",
    "offers": "actions that are among the legal ones of 'seat'; a verb alone means any of its actions",
    "offers_not": "actions that are not among them",
    "actors": "the seats that may act",
    "events": "'seat' and 'kinds': all events that it has heard since the last action; or a list of such tables",
    "outcome": "part of the outcome",
}
ACTS = ("do", "moves", "undo")
NOTATION = "notation"
"""What refuses a text that is not an action at all."""


class Stage:
    """A match on which the steps of a scenario are played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard = match.state.take_events()

    def play(self, step: dict[str, Any]) -> list[str]:
        """Do what a step says, and return what is not as it expects; BadScenario where it cannot be done."""
        problems: list[str] = []
        if any(key in step for key in ACTS):
            self.heard = []
            problems = self._act(step)
            self.heard = self.match.state.take_events()
        seen = Seen(self.match.state, self.heard)
        for key, check in CHECKS.items():
            if key in step:
                try:
                    problems += check(seen, step)
                except EntrepotError as error:
                    problems.append(str(error))
        return problems

    def _act(self, step: dict[str, Any]) -> list[str]:
        wanted = step.get("refused", [])
        clauses = [wanted] if isinstance(wanted, str) else wanted
        if "undo" in step:
            seat = named_seat(self.match.state, step["undo"], "undo")
            return self._try(clauses, f"undo by seat {seat}", lambda: self.match.undo(seat, 1))
        problems: list[str] = []
        for seat, notation in self._moves(step):
            problems += self._try(clauses, f"{notation!r} by seat {seat}", self._apply(seat, notation))
        return problems

    def _apply(self, seat: int, notation: str) -> Callable[[], object]:
        return lambda: self.match.apply(seat, self.match.state.game.parse(notation))

    def _moves(self, step: dict[str, Any]) -> list[tuple[int, str]]:
        state = self.match.state
        if "do" in step:
            seat = named_seat(state, step["seat"], "seat") if step["seat"] != "table" else TABLE
            return [(seat, text) for text in texts([step["do"]] if isinstance(step["do"], str) else step["do"])]
        moves = []
        for text in texts(step["moves"]):
            word, _, notation = text.partition(" ")
            if word != "table" and not (word.isascii() and word.isdigit()):
                raise BadScenario(f"the move {text!r} begins with no seat; write '0 pass' or 'table ...'")
            moves.append((TABLE if word == "table" else named_seat(state, int(word), "moves"), notation))
        return moves

    def _try(self, clauses: list[str], what: str, act: Callable[[], object]) -> list[str]:
        """Do something and return in what it was refused otherwise than expected; BadScenario if it must not be so."""
        before = self.match.state.digest()
        try:
            act()
        except BadAction as error:
            if NOTATION in clauses:
                return []
            said = f"{error}" if what.startswith(str(error)[: len(what.rpartition(" by ")[0])]) else f"{what}: {error}"
            also = f"; as it is not an action, no clause forbids it: write refused = {NOTATION!r}" if clauses else ""
            raise BadScenario(f"{said}{also}") from error
        except Illegal as error:
            said = f"{catalogue('en', strict=False).say(error.message)} ({error.clause})"
            if not clauses:
                raise BadScenario(f"{what} is refused: {said}") from error
            if self.match.state.digest() != before:
                raise BadScenario(f"{what} is refused, and yet the position has changed") from error
            if error.clause not in clauses:
                return [f"{what} is refused by another clause than {' or '.join(clauses)}: {said}"]
            return []
        if clauses:
            raise BadScenario(f"{what} is allowed, expected to be refused by {' or '.join(clauses)}")
        return []


def step_problem(step: Any) -> str:
    """Return why a step is none, in one sentence; empty if its form is right."""
    if not isinstance(step, dict):
        return "a step is a table; write it under [[step]]"
    for key in step:
        if key not in STEP_KEYS:
            return unknown("key", key, list(STEP_KEYS))
    acts = [key for key in ACTS if key in step]
    if len(acts) > 1:
        return f"a step does one thing, and this has {' and '.join(map(repr, acts))}"
    if not acts and not step.keys() - {"note", "seat", "refused"}:
        return "this step does nothing and expects nothing"
    for key in ("do", "legal", "offers", "offers_not"):
        if key in step and "seat" not in step:
            return f"{key!r} wants a 'seat' beside it"
    return refused_problem(step) if "refused" in step else ""


def refused_problem(step: dict[str, Any]) -> str:
    """Return what is wrong with what a step wants to be refused."""
    is_one = isinstance(step.get("do"), str) or len(step.get("moves", [])) == 1 or "undo" in step
    if not is_one:
        return "'refused' wants one action: 'do', one move, or 'undo'"
    wanted = step["refused"]
    clauses = wanted if isinstance(wanted, list) else [wanted]
    if not clauses or not all(isinstance(clause, str) for clause in clauses):
        return f"'refused' takes a clause or a list of clauses, not {shown(wanted)}"
    return ""
