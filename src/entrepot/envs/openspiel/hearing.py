"""What each seat has been told since the set-up: the part of an information state that remembers.

A chain of links, one for each action. Positions that follow on one another share it, so that a copy costs nothing. What
the actions told is worked out when somebody asks, by playing them once more: rollouts never ask, and pay nothing.
"""

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from entrepot.kernel.audience import hears, only
from entrepot.kernel.open_chance import Chosen
from entrepot.kernel.state import State

if TYPE_CHECKING:
    from entrepot.envs.openspiel.setup import Setup

Step = tuple[int, int, list[int]]
"""A seat, its action, and the outcomes of its draws; the seat is below 0 for the set-up."""
Event = dict[str, Any]
"""What the kernel tells: `kind`, `args` and `audience`."""
OWN_ACTION = "own-action"
"""The kind of event by which a seat remembers what it did itself."""
SIZE = 16
"""Bytes of a digest."""
NOTHING = (0, bytes(SIZE))


class Heard:
    """What one action told and, by `before`, all that came before it.

    Either `step` says what was done, to be played again from the links before, or `events` are what was told.
    """

    __slots__ = ("_digests", "_known", "_lines", "before", "events", "state", "step")

    def __init__(
        self,
        before: "Heard | None",
        step: Step | None,
        events: list[Event] | None = None,
        state: State | None = None,
    ) -> None:
        self.before = before
        self.step = step
        self.events = events
        """None until it has been asked for."""
        self.state = state
        """The position then, where it has been kept to play on from."""
        self._lines: list[tuple[int, bytes]] | None = None
        self._digests: dict[int, tuple[int, bytes]] | None = None
        self._known: dict[int, Heard | None] | None = None

    def listen(self, setup: "Setup", state: State) -> None:
        """Work out the events of all links up to this one, after which the position is `state`."""
        if self.events is None:
            links = [self]
            while (before := links[-1].before) is not None and before.state is None:
                links.append(before)
            kept = before.state.copy() if before is not None and before.state is not None else None
            for link in reversed(links):
                kept = link.play(setup, kept)
        self.state = state

    def play(self, setup: "Setup", state: State | None) -> State:
        """Play the step on the position before it, None for the set-up, and keep what it tells."""
        assert self.step is not None
        seat, action, outcomes = self.step
        if state is None:
            state = setup.game.new(setup.seats, 0, setup.options, Chosen(outcomes), True)
        else:
            state.listening, state.feed = True, Chosen(outcomes)
            state.play(seat, action)
        if self.events is None:
            self.events = [*_own_action(seat, action), *state.take_events()]
        state.take_events()
        return state

    def digest(self, seat: int) -> tuple[int, bytes]:
        """Return how many things the seat has heard, and a digest of them in their order."""
        links: list[Heard] = []
        link: Heard | None = self
        while link is not None and (link._digests is None or seat not in link._digests):
            links.append(link)
            link = link.before
        count, digest = NOTHING if link is None or link._digests is None else link._digests[seat]
        for link in reversed(links):
            for audience, line in link.lines():
                if hears(audience, seat):
                    count, digest = count + 1, blake2b(digest + line, digest_size=SIZE).digest()
            link._digests = {**(link._digests or {}), seat: (count, digest)}
        return count, digest

    def known_to(self, seat: int) -> "Heard | None":
        """Return the chain without what the seat has not heard; None if it has heard nothing."""
        links: list[Heard] = []
        link: Heard | None = self
        while link is not None and (link._known is None or seat not in link._known):
            links.append(link)
            link = link.before
        known = None if link is None or link._known is None else link._known[seat]
        for link in reversed(links):
            events = [event for event in link.events or [] if hears(event["audience"], seat)]
            known = Heard(known, None, events) if events else known
            link._known = {**(link._known or {}), seat: known}
        return known

    def lines(self) -> list[tuple[int, bytes]]:
        """Return each event's audience, and what it says as bytes."""
        if self._lines is None:
            self._lines = [(event["audience"], _line(event)) for event in self.events or []]
        return self._lines

    def told(self) -> list[Event]:
        """Return all events from the first on."""
        links = []
        link: Heard | None = self
        while link is not None:
            links.append(link.events or [])
            link = link.before
        return [event for events in reversed(links) for event in events]


def _own_action(seat: int, action: int) -> list[Event]:
    """Return the event by which a seat remembers its action; none for the set-up."""
    return [{"kind": OWN_ACTION, "args": {"action": action}, "audience": int(only(seat))}] if seat >= 0 else []


def _line(event: Event) -> bytes:
    return json.dumps([event["kind"], event["args"]], sort_keys=True, separators=(",", ":")).encode()
