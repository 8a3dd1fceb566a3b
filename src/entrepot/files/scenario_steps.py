"""The steps of a scenario: what a step may say, doing it, and comparing what comes of it."""

from collections.abc import Callable
from typing import Any

from entrepot.files.compare import difference, shown
from entrepot.kernel.audience import TABLE
from entrepot.kernel.errors import BadAction, BadScenario, Illegal
from entrepot.kernel.game import Game
from entrepot.kernel.handle import events_for
from entrepot.kernel.match import Match
from entrepot.kernel.schema import unknown
from entrepot.words import catalogue

STEP_KEYS = {
    "note": "words for the reader",
    "seat": "the seat of 'do' and 'legal', counted from 0, or 'table' for outside events",
    "do": "an action in notation, or a list of them",
    "moves": "actions of several seats, as ['0 pass', '1 bid 3']",
    "undo": "the seat that takes its last action back",
    "refused": "the clause that must forbid the action ('do', one move, or 'undo')",
    "expect": "part of the position, as State.dump gives it; dotted keys reach inside",
    "view": "part of what a seat knows, and 'seat': a number or 'spectator'; or a list of such tables",
    "legal": "all legal actions of 'seat', in notation",
    "actors": "the seats that may act",
    "events": "'seat' and 'kinds': all events that it has heard since the last action; or a list of such tables",
    "outcome": "part of the outcome",
}
ACTS = ("do", "moves", "undo")
SPECTATOR = "spectator"


class Stage:
    """A match on which the steps of a scenario are played. Every method raises BadScenario with what was found."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Game = match.state.game
        self.heard = match.state.take_events()
        self.checks: dict[str, Callable[[dict[str, Any]], None]] = {
            "expect": self._check_position,
            "view": self._check_views,
            "legal": self._check_legal,
            "actors": self._check_actors,
            "events": self._check_events,
            "outcome": self._check_outcome,
        }

    def play(self, step: Any) -> None:
        """Do what a step says, and compare."""
        check_step(step)
        acts = [key for key in ACTS if key in step]
        if acts:
            self.heard = []
            self._act(step)
            self.heard = self.match.state.take_events()
        for key, check in self.checks.items():
            if key in step:
                check(step)

    # ------------------------------------------------------------------ acting

    def _act(self, step: dict[str, Any]) -> None:
        if "undo" in step:
            seat = self._seat(step["undo"], "undo")
            self._try(step, f"undo by seat {seat}", lambda: self.match.undo(seat, 1))
            return
        for seat, notation in self._moves(step):
            action = self._parse(notation)
            self._try(step, f"{notation!r} by seat {seat}", self._apply(seat, action))

    def _apply(self, seat: int, action: int) -> Callable[[], object]:
        return lambda: self.match.apply(seat, action)

    def _moves(self, step: dict[str, Any]) -> list[tuple[int, str]]:
        if "do" in step:
            seat = self._seat(step["seat"], "seat") if step["seat"] != "table" else TABLE
            return [
                (seat, notation) for notation in _texts([step["do"]] if isinstance(step["do"], str) else step["do"])
            ]
        moves = []
        for text in _texts(step["moves"]):
            word, _, notation = text.partition(" ")
            if word != "table" and not (word.isascii() and word.isdigit()):
                raise BadScenario(f"the move {text!r} begins with no seat; write '0 pass' or 'table ...'")
            moves.append((TABLE if word == "table" else self._seat(int(word), "moves"), notation))
        return moves

    def _parse(self, notation: str) -> int:
        try:
            return self.game.parse(notation)
        except BadAction as error:
            raise BadScenario(f"{notation!r} is no action: {error}") from error

    def _try(self, step: dict[str, Any], what: str, act: Callable[[], object]) -> None:
        wanted = step.get("refused")
        before = self.match.state.digest()
        try:
            act()
        except Illegal as error:
            said = f"{catalogue('en', strict=False).say(error.message)} ({error.clause})"
            if wanted is None:
                raise BadScenario(f"{what} is refused: {said}") from error
            if error.clause != wanted:
                raise BadScenario(f"{what} is refused by another clause than {wanted}: {said}") from error
            if self.match.state.digest() != before:
                raise BadScenario(f"{what} is refused, and yet the position has changed") from error
            return
        if wanted is not None:
            raise BadScenario(f"{what} is allowed, expected to be refused by {wanted}")

    def _seat(self, value: Any, key: str) -> int:
        seats = self.match.state.seats
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
            raise BadScenario(f"{key!r} takes a seat from 0 to {seats - 1}, not {shown(value)}")
        return value

    def _watcher(self, table: Any, key: str) -> int | None:
        if not isinstance(table, dict) or "seat" not in table:
            raise BadScenario(f"{key!r} takes tables with 'seat' (a number or {SPECTATOR!r})")
        return None if table["seat"] == SPECTATOR else self._seat(table["seat"], key)

    # ------------------------------------------------------------------ comparing

    def _check_position(self, step: dict[str, Any]) -> None:
        _refuse(difference(_table(step, "expect"), self.match.state.dump()))

    def _check_views(self, step: dict[str, Any]) -> None:
        for table in _tables(step["view"]):
            seat = self._watcher(table, "view")
            wanted = {key: value for key, value in table.items() if key != "seat"}
            problem = difference(wanted, self.match.state.view(seat))
            _refuse(f"in the view of {_name(seat)}, {problem}" if problem else "")

    def _check_legal(self, step: dict[str, Any]) -> None:
        seat = TABLE if step["seat"] == "table" else self._seat(step["seat"], "seat")
        wanted, found = _texts(step["legal"]), [self.game.text(action) for action in self.match.state.legal(seat)]
        missing, more = [text for text in wanted if text not in found], [text for text in found if text not in wanted]
        if missing or more:
            raise BadScenario(
                f"legal for seat {seat} is {shown(found)}; missing {shown(missing)}, unexpected {shown(more)}"
            )

    def _check_actors(self, step: dict[str, Any]) -> None:
        _refuse(difference(step["actors"], self.match.state.actors(), "actors"))

    def _check_events(self, step: dict[str, Any]) -> None:
        for table in _tables(step["events"]):
            seat = self._watcher(table, "events")
            if set(table) != {"seat", "kinds"}:
                raise BadScenario("'events' takes 'seat' and 'kinds', and nothing else")
            found = [event["kind"] for event in events_for(self.heard, seat)]
            _refuse(difference(table["kinds"], found, f"what {_name(seat)} has heard"))

    def _check_outcome(self, step: dict[str, Any]) -> None:
        outcome = self.match.state.outcome()
        if outcome is None:
            raise BadScenario("the game is not over, expected an outcome")
        _refuse(difference(_table(step, "outcome"), outcome, "outcome"))


def check_step(step: Any) -> None:
    """Raise BadScenario where a step's keys are not what a step may say."""
    if not isinstance(step, dict):
        raise BadScenario("a step is a table; write it under [[step]]")
    for key in step:
        if key not in STEP_KEYS:
            raise BadScenario(unknown("key", key, list(STEP_KEYS)))
    acts = [key for key in ACTS if key in step]
    if len(acts) > 1:
        raise BadScenario(f"a step does one thing, and this has {' and '.join(map(repr, acts))}")
    if not acts and not step.keys() - {"note", "seat", "refused"}:
        raise BadScenario("this step does nothing and expects nothing")
    moves = _texts(step.get("moves", ["one"]))
    if "refused" in step and (not acts or isinstance(step.get("do"), list) or not moves or moves[1:]):
        raise BadScenario("'refused' wants one action: 'do', one move, or 'undo'")
    for key in ("do", "legal"):
        if key in step and "seat" not in step:
            raise BadScenario(f"{key!r} wants a 'seat' beside it")


def _refuse(problem: str) -> None:
    if problem:
        raise BadScenario(problem)


def _texts(value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadScenario(f"actions are written as texts in a list, not as {shown(value)}")
    return value


def _table(step: dict[str, Any], key: str) -> dict[str, Any]:
    if not isinstance(step[key], dict):
        raise BadScenario(f"{key!r} takes a table, not {shown(step[key])}")
    table: dict[str, Any] = step[key]
    return table


def _tables(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
