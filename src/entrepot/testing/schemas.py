"""Promise 10: view, prompt, events and actions match their published schema; every message can be said."""

import importlib
from typing import Any

import msgspec

from entrepot.kernel import wire
from entrepot.kernel.message import Message, event_message, message
from entrepot.kernel.state import State
from entrepot.testing.promise import Promise, Run, difference
from entrepot.testing.walk import Walk

SENTENCES = 2_000
"""Actions of the space whose sentence is said."""
REFUSED = 6
"""Refusals of a seat that are said at a sampled position."""


class Schemas(Promise):
    """Strict conversion by msgspec; nothing may be missing, of another type, or beside what is published."""

    number = 10
    name = "schemas"
    promise = "view, prompt, events and actions match their published schema; every message can be said"

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        self.view_type: Any = None

    def at_run(self) -> None:
        game = self.game
        if self.check(game.wire != "", "the game names no wire module", None):
            self.view_type = getattr(importlib.import_module(game.wire), "View", None)
            self.check(self.view_type is not None, f"{game.wire} publishes no View", None)
        step = max(1, game.actions.size // SENTENCES)
        for action in range(0, game.actions.size, step):
            self.look_at_action(action, None)
        for ending in game.endings:
            self.say(message(f"{game.id}-ending-{ending}"), f"ending {ending!r}", None)
        for part in game.parts:
            self.say(message(f"{game.id}-part-{part}"), f"part {part!r}", None)
        self.check({"en", "nl"} <= game.title.keys(), "the title lacks a language", None)

    def at_position(self, walk: Walk) -> None:
        for event in walk.news:
            self.fits({"kind": event["kind"], "args": event["args"]}, wire.Event, "event", walk)
            self.say(event_message(self.game.id, event), f"event {event['kind']!r}", walk)

    def at_sample(self, walk: Walk) -> None:
        for seat in [*range(walk.state.seats), None]:
            self.look_at_seat(walk, walk.state, seat)

    def at_end(self, walk: Walk) -> None:
        self.at_sample(walk)
        if walk.state.over:
            self.fits(walk.state.outcome(), wire.Outcome, "outcome", walk)

    def look_at_seat(self, walk: Walk, state: State, seat: int | None) -> None:
        """Check the view, the table in words and the prompt of a seat (None: a spectator)."""
        name = "spectator" if seat is None else f"seat {seat}"
        view = state.view(seat)
        if self.view_type is not None:
            self.fits(view, self.view_type, f"{name}'s view", walk)
        for line in self.game.table(view):
            self.say(line, f"{name}'s table in words", walk)
        prompt = state.prompt(seat)
        self.fits(prompt, wire.Prompt, f"{name}'s prompt", walk)
        self.say(prompt, f"{name}'s prompt", walk)
        if seat is not None:
            self.look_at_actions(walk, state, seat)

    def look_at_actions(self, walk: Walk, state: State, seat: int) -> None:
        """Check every legal action of a seat and its previews, and the words of some refusals."""
        for action in state.legal(seat)[:]:
            self.look_at_action(action, walk)
            for line in state.preview(seat, action):
                self.say(line, f"preview of {self.game.text(action)!r}", walk)
        for _ in range(REFUSED):
            action = int(self.run.rng.below(self.game.actions.size))
            refusal = state.why_not(seat, action)
            if refusal is not None:
                self.say(refusal.message, f"refusal of {self.game.text(action)!r}", walk)

    def look_at_action(self, action: int, walk: Walk | None) -> None:
        """Check that an action as a button fits its type and can be said in all languages."""
        info = self.game.info(action)
        self.fits(info, wire.ActionInfo, f"action {info['do']!r}", walk)
        self.say(info["say"], f"sentence of {info['do']!r}", walk)

    # ------------------------------------------------------------------ data and words

    def fits(self, data: Any, kind: Any, what: str, walk: Walk | None) -> None:
        """Check data against a TypedDict: msgspec drops what is not published, so nothing may have been dropped."""
        try:
            found = difference(data, msgspec.convert(data, kind, strict=True))
            problem = f"has, against what is published, {found}" if found else ""
        except msgspec.ValidationError as error:
            problem = f"does not match its schema: {error}"
        self.check(not problem, "{} {}", walk, what, problem)

    def say(self, words: Message, what: str, walk: Walk | None) -> None:
        """Check that a message is built as messages are, and can be said in every language."""
        fault = "" if is_message(words) else f"is not a message: {words!r}"
        fault = fault or self.run.speech.fault(words)
        self.check(not fault, "{}: {}", walk, what, fault)


def is_message(value: Any) -> bool:
    """Return whether a value is a message with arguments of the kinds that messages take."""
    if not isinstance(value, dict) or value.keys() != {"id", "args"} or not isinstance(value["id"], str):
        return False
    return isinstance(value["args"], dict) and all(is_argument(argument) for argument in value["args"].values())


def is_argument(value: Any) -> bool:
    """Return whether a value is a number, a text, a message, a text in all languages, a seat, or a list of these."""
    if isinstance(value, int | str):
        return True
    if isinstance(value, list):
        return all(is_argument(part) for part in value)
    if not isinstance(value, dict):
        return False
    if "id" in value:
        return is_message(value)
    return isinstance(value.get("seat"), int) or (isinstance(value.get("en"), str) and isinstance(value.get("nl"), str))
