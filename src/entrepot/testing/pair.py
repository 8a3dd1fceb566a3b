"""Two worlds that run on side by side, alike to one seat, until something is revealed."""

from typing import Any

from entrepot.kernel.audience import TABLE
from entrepot.kernel.chance import Random
from entrepot.kernel.handle import events_for
from entrepot.kernel.match import Match
from entrepot.kernel.state import State
from entrepot.testing.feeds import Impossible, Mirror, Outcome, Recording
from entrepot.testing.observation import Texts, observe
from entrepot.testing.promise import difference
from entrepot.testing.walk import pick

STEPS = 40
"""Public steps after which a pair is left."""
SECRET_STEPS = 200
"""Secret steps of one seat after which its part is held to be over."""
UNDO_RATE = 4
"""One own step in so many is taken back, where that is possible."""
OUTSIDE_RATE = 8
A_REVEAL = "a reveal"

Seen = dict[str, Any]


class Differs(Exception):
    """The observer has seen or heard one thing in one world and another in the other; the text says what."""


class World:
    """One of the two: a match with chance that can be told, and what its observer has seen and heard in it."""

    def __init__(self, state: State, feed: Recording | Mirror, observer: int, codes: list[int], texts: Texts) -> None:
        self.observer = observer
        self.codes = codes
        self.texts = texts
        self.feed = feed
        state.feed = feed
        self.match = Match(state, listening=True)
        self.has_revealed = False
        self.seen: Seen = self.look()

    @property
    def state(self) -> State:
        """The position now."""
        return self.match.state

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action and note whether it revealed something."""
        self.match.apply(seat, action)
        self.has_revealed = self.state.revealed

    def undo(self, seat: int) -> None:
        """Take back the seat's last action."""
        self.match.undo(seat, 1)
        self.state.feed = self.feed

    def look(self) -> Seen:
        """Return what the observer sees now, and what it and a spectator have heard since the last look."""
        events = self.state.take_events()
        return {
            "events": events_for(events, self.observer),
            "spectator's events": events_for(events, None),
            "undo": self.match.undoable(self.observer),
            **observe(self.state, self.observer, self.codes, self.texts),
        }

    def steps(self, seat: int, rng: Random) -> tuple[list[Seen], Seen | None]:
        """Let a seat take its secret steps until its part is over, or until one reveals something.

        Return what the observer noticed before that, change by change, and what the reveal showed if there was one.
        Steps that show nothing leave no trace here, so that their number cannot matter.
        """
        noticed: list[Seen] = []
        last = {**self.look(), "events": [], "spectator's events": []}
        for _ in range(SECRET_STEPS):
            if not self.step(seat, rng):
                break
            now = self.look()
            if now == last:
                continue
            if self.has_revealed:
                return noticed, now
            noticed.append(now)
            last = {**now, "events": [], "spectator's events": []}
        return noticed, None

    def step(self, seat: int, rng: Random) -> bool:
        """Let a seat take one secret step, or take one back; say whether it could and would."""
        if self.state.over or seat not in self.state.actors():
            return False
        if self.has_secret_to_undo(seat) and rng.below(UNDO_RATE) == 0:
            self.undo(seat)
            return True
        action = pick(self.state.legal(seat), rng)
        if not self.state.game.actions.verb(action).secret:
            return False
        self.apply(seat, action)
        return True

    def secret_actions(self, seat: int) -> list[int]:
        """Return the seat's legal actions that the others do not see."""
        return [action for action in self.state.legal(seat) if self.state.game.actions.verb(action).secret]

    def has_secret_to_undo(self, seat: int) -> bool:
        """Say whether the seat's last action was secret and can be taken back: a public one is nobody's secret."""
        own = [action for mover, action in self.match.moves if mover == seat]
        return self.match.undoable(seat) > 0 and bool(own) and self.state.game.actions.verb(own[-1]).secret


class Pair:
    """The real world and an imagined one. `run` returns why they were left; Differs if they can be told apart."""

    def __init__(
        self, real: State, imagined: State, observer: int, codes: list[int], rng: Random, texts: Texts
    ) -> None:
        self.observer = observer
        self.rng = rng
        self.recording = Recording(rng.fork())
        self.mirror = Mirror(rng.fork(), observer)
        self.real = World(real, self.recording, observer, codes, texts)
        self.imagined = World(imagined, self.mirror, observer, codes, texts)
        self.checks = 0

    def told(self) -> list[list[str]]:
        """Return what was played in each world, for a failure's record."""
        return [[str(entry) for entry in world.match.log] for world in (self.real, self.imagined)]

    def run(self) -> str:
        """Play on until something is revealed, the worlds must part, or it has been long enough; say which."""
        for _ in range(STEPS):
            if self.real.state.over:
                return "the end"
            try:
                ending = self.step()
            except Impossible:
                return "a draw that one world cannot give"
            if ending:
                return ending
        return f"{STEPS} steps"

    def step(self) -> str:
        """Let somebody act in both worlds; return why the pair must be left, if it must."""
        state, rng = self.real.state, self.rng
        outside = state.legal(TABLE)
        if outside and rng.below(OUTSIDE_RATE) == 0:
            return self.both(TABLE, pick(outside, rng))
        seat = pick(state.actors(), rng)
        if seat == self.observer:
            return self.own_step()
        legal = state.legal(seat)
        verb = state.game.actions.verb
        if not verb(pick(legal, rng)).secret:
            return self.public_step(seat)
        if all(verb(action).secret for action in legal):
            return self.secret_part(seat)
        return self.secret_step(seat)

    def own_step(self) -> str:
        """The observer does the same in both worlds, or takes the same back."""
        seat = self.observer
        if self.real.match.undoable(seat) > 0 and self.rng.below(UNDO_RATE) == 0:
            self.real.undo(seat)
            self.imagined.undo(seat)
            return self.compare("after taking back")
        return self.both(seat, pick(self.real.state.legal(seat), self.rng))

    def public_step(self, seat: int) -> str:
        """Another seat does the same in both worlds, if there is anything that it may do in both."""
        verb = self.real.state.game.actions.verb
        there = self.imagined.state.legal(seat)
        common = [a for a in self.real.state.legal(seat) if a in there and not verb(a).secret]
        return self.both(seat, pick(common, self.rng)) if common else "nothing that can be done in both worlds"

    def both(self, seat: int, action: int) -> str:
        """Let a seat do the same in both worlds, chance falling alike; return what `compare` returns."""
        before = len(self.recording.outcomes)
        self.real.apply(seat, action)
        self.mirror.show(self.outcomes_since(before))
        self.imagined.apply(seat, action)
        return self.compare(f"after seat {seat}: {self.real.state.game.text(action)!r}")

    def outcomes_since(self, before: int) -> list[Outcome]:
        """Return the outcomes of chance in the real world from number `before` on."""
        return self.recording.outcomes[before:]

    def compare(self, when: str) -> str:
        """Check that the observer sees and hears the same; return 'a reveal' if one has told the worlds apart."""
        here, there = self.real.look(), self.imagined.look()
        self.alike({"undo": here["undo"]}, {"undo": there["undo"]}, when)
        if self.real.has_revealed or self.imagined.has_revealed:
            return "" if here == there else A_REVEAL
        self.alike(here, there, when)
        return ""

    def secret_part(self, seat: int) -> str:
        """Another seat acts in secret, differently in each world, until its part is over."""
        before = len(self.recording.outcomes)
        here, shown_here = self.real.steps(seat, self.rng)
        self.mirror.show(self.outcomes_since(before))
        there, shown_there = self.imagined.steps(seat, self.rng)
        when = f"while seat {seat} acted in secret"
        for a, b in zip(here, there, strict=False):
            self.alike(a, b, when)
        if (shown_here is None) != (shown_there is None):
            return A_REVEAL
        if len(here) != len(there):
            raise Differs(f"{when}: {len(here)} changes against {len(there)}, the first {_first(here, there)}")
        return "" if shown_here == shown_there else A_REVEAL

    def secret_step(self, seat: int) -> str:
        """Another seat does a secret thing where it also might do a public one: that it does so is public, not what."""
        before = len(self.recording.outcomes)
        self.real.apply(seat, pick(self.real.secret_actions(seat), self.rng))
        self.mirror.show(self.outcomes_since(before))
        there = self.imagined.secret_actions(seat)
        if not there:
            raise Differs(f"while seat {seat} acted in secret: it could do so in one world alone")
        self.imagined.apply(seat, pick(there, self.rng))
        return self.compare(f"after seat {seat} acted in secret")

    def alike(self, here: Seen, there: Seen, when: str) -> None:
        """Check that what the observer gets is equal in both worlds, item by item; Differs names what is not."""
        for what in here:
            self.checks += 1
            found = difference(here[what], there[what])
            if found:
                raise Differs(f"by {what} {when}: {found}")


def _first(here: list[Seen], there: list[Seen]) -> str:
    """Return what changed first in the world where more was noticed."""
    longer, shorter = (here, there) if len(here) > len(there) else (there, here)
    extra = longer[len(shorter)]
    events = [event["kind"] for event in extra["events"]]
    return f"with events {events}" if events else "without an event"
