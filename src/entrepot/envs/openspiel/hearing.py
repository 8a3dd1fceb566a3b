"""What each seat has been told since the set-up: the part of an information state that remembers.

A chain of links, one for each action. Positions that follow on one another share it, so that a copy costs nothing, and
what is worked out for a link is worked out once.
"""

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

from entrepot.kernel.audience import hears

Event = dict[str, Any]
"""What the kernel tells: `kind`, `args` and `audience`."""
SIZE = 16
"""Bytes of a digest."""
NOTHING = (0, bytes(SIZE))


class Heard:
    """What one action told and, by `before`, all that came before it; never changed once made."""

    __slots__ = ("_digests", "_known", "_lines", "before", "events")

    def __init__(self, before: "Heard | None", events: list[Event]) -> None:
        self.before = before
        self.events = events
        self._lines: list[tuple[int, bytes]] | None = None
        self._digests: dict[int, tuple[int, bytes]] = {}
        self._known: dict[int, Heard | None] = {}

    def digest(self, seat: int) -> tuple[int, bytes]:
        """Return how many things the seat has heard, and a digest of them in their order."""
        links: list[Heard] = []
        link: Heard | None = self
        while link is not None and seat not in link._digests:
            links.append(link)
            link = link.before
        count, digest = NOTHING if link is None else link._digests[seat]
        for link in reversed(links):
            for audience, line in link.lines():
                if hears(audience, seat):
                    count, digest = count + 1, blake2b(digest + line, digest_size=SIZE).digest()
            link._digests[seat] = (count, digest)
        return count, digest

    def known_to(self, seat: int) -> "Heard | None":
        """Return the chain without what the seat has not heard; None if it has heard nothing."""
        links: list[Heard] = []
        link: Heard | None = self
        while link is not None and seat not in link._known:
            links.append(link)
            link = link.before
        known = None if link is None else link._known[seat]
        for link in reversed(links):
            events = [event for event in link.events if hears(event["audience"], seat)]
            known = Heard(known, events) if events else known
            link._known[seat] = known
        return known

    def lines(self) -> list[tuple[int, bytes]]:
        """Return each event's audience, and what it says as bytes."""
        if self._lines is None:
            self._lines = [(event["audience"], _line(event)) for event in self.events]
        return self._lines

    def told(self) -> list[Event]:
        """Return all events from the first on."""
        links = []
        link: Heard | None = self
        while link is not None:
            links.append(link.events)
            link = link.before
        return [event for events in reversed(links) for event in events]


def heard(before: Heard | None, events: Iterable[Event]) -> Heard | None:
    """Return the chain with these events at its end."""
    new = list(events)
    return Heard(before, new) if new else before


def _line(event: Event) -> bytes:
    return json.dumps([event["kind"], event["args"]], sort_keys=True, separators=(",", ":")).encode()
