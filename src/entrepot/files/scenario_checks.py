"""What a step of a scenario can expect: each check returns, a sentence each, what is not so."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from entrepot.files.compare import differences, shown
from entrepot.kernel.audience import TABLE
from entrepot.kernel.errors import BadScenario
from entrepot.kernel.handle import events_for
from entrepot.kernel.state import State

SPECTATOR = "spectator"


@dataclass
class Seen:
    """What a step compares: the position, and the events since the last action."""

    state: State
    heard: list[dict[str, Any]]

    def position(self, step: dict[str, Any]) -> list[str]:
        """Compare the position, with the scores that `outcome` would tell if the game ended so."""
        scores = self.state.places()["scores"]
        return differences(_table(step, "expect"), {"scores": scores, "points": scores, **self.state.dump()})

    def views(self, step: dict[str, Any]) -> list[str]:
        """Compare what seats know."""
        problems: list[str] = []
        for table in _tables(step["view"]):
            seat = self.watcher(table, "view")
            wanted = {key: value for key, value in table.items() if key != "seat"}
            found = differences(wanted, self.state.view(seat))
            problems += [f"in the view of {_name(seat)}, {problem}" for problem in found]
        return problems

    def legal(self, step: dict[str, Any]) -> list[str]:
        """Compare all legal actions of a seat."""
        seat, found = self.offered(step)
        wanted = texts(step["legal"])
        missing, more = [text for text in wanted if text not in found], [text for text in found if text not in wanted]
        if not missing and not more:
            return []
        return [f"legal for seat {seat} is {shown(found)}; missing {shown(missing)}, unexpected {shown(more)}"]

    def offers(self, step: dict[str, Any]) -> list[str]:
        """Look for actions among the legal ones."""
        seat, found = self.offered(step)
        missing = [text for text in self.patterns(step, "offers") if not any(map(_is_of(text), found))]
        return [f"seat {seat} is not offered {shown(missing)}, but {shown(found)}"] if missing else []

    def offers_not(self, step: dict[str, Any]) -> list[str]:
        """Look for actions that are not among the legal ones."""
        seat, found = self.offered(step)
        more = [text for text in self.patterns(step, "offers_not") if any(map(_is_of(text), found))]
        return [f"seat {seat} is offered {shown(more)}, expected not to be"] if more else []

    def actors(self, step: dict[str, Any]) -> list[str]:
        """Compare who may act."""
        return differences(step["actors"], self.state.actors(), "actors")

    def events(self, step: dict[str, Any]) -> list[str]:
        """Compare what seats have heard."""
        problems: list[str] = []
        for table in _tables(step["events"]):
            seat = self.watcher(table, "events")
            if set(table) != {"seat", "kinds"}:
                raise BadScenario("'events' takes 'seat' and 'kinds', and nothing else")
            found = [event["kind"] for event in events_for(self.heard, seat)]
            problems += differences(table["kinds"], found, f"what {_name(seat)} has heard")
        return problems

    def outcome(self, step: dict[str, Any]) -> list[str]:
        """Compare how the game ended."""
        outcome = self.state.outcome()
        if outcome is None:
            return ["the game is not over, expected an outcome"]
        return differences(_table(step, "outcome"), outcome, "outcome")

    # ------------------------------------------------------------------ what a step names

    def offered(self, step: dict[str, Any]) -> tuple[int, list[str]]:
        """Return the seat of a step and its legal actions in notation."""
        seat = TABLE if step["seat"] == "table" else named_seat(self.state, step["seat"], "seat")
        return seat, [self.state.game.text(action) for action in self.state.legal(seat)]

    def patterns(self, step: dict[str, Any], key: str) -> list[str]:
        """Return what a key names, each an action or a verb alone; BadAction for what is neither."""
        game = self.state.game
        return [text if text in game.actions.by_name else game.text(game.parse(text)) for text in texts(step[key])]

    def watcher(self, table: Any, key: str) -> int | None:
        """Return the seat that a table is about, None for a spectator."""
        if not isinstance(table, dict) or "seat" not in table:
            raise BadScenario(f"{key!r} takes tables with 'seat' (a number or {SPECTATOR!r})")
        return None if table["seat"] == SPECTATOR else named_seat(self.state, table["seat"], key)


CHECKS: dict[str, Callable[[Seen, dict[str, Any]], list[str]]] = {
    "expect": Seen.position,
    "view": Seen.views,
    "legal": Seen.legal,
    "offers": Seen.offers,
    "offers_not": Seen.offers_not,
    "actors": Seen.actors,
    "events": Seen.events,
    "outcome": Seen.outcome,
}


def named_seat(state: State, value: Any, key: str) -> int:
    """Return a seat of the table; BadScenario if there is none."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < state.seats:
        raise BadScenario(f"{key!r} takes a seat from 0 to {state.seats - 1}, not {shown(value)}")
    return value


def texts(value: Any) -> list[str]:
    """Return a list of actions in notation; BadScenario if it is none."""
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadScenario(f"actions are written as texts in a list, not as {shown(value)}")
    return value


def _is_of(wanted: str) -> Callable[[str], bool]:
    """Return the question whether an action is the wanted one, or of the wanted verb."""
    return lambda text: text == wanted or text.partition(" ")[0] == wanted


def _table(step: dict[str, Any], key: str) -> dict[str, Any]:
    if not isinstance(step[key], dict):
        raise BadScenario(f"{key!r} takes a table, not {shown(step[key])}")
    table: dict[str, Any] = step[key]
    return table


def _tables(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
