"""Feeds of chance for the kit: one that keeps what it answered, and one that mirrors another world."""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.kernel.audience import hears
from entrepot.kernel.chance import OWN, Chance, Feed, Random, face_at


@dataclass(frozen=True)
class Outcome:
    """One draw, pick or roll: the chance's name, what came (a face, or a number from 0), and who saw it."""

    name: str
    value: int
    audience: int


class Recording(Feed):
    """Answers as `inner` does, or else as a position's own generator would, and keeps the outcomes."""

    def __init__(self, rng: Random, inner: Feed | None = None, outcomes: list[Outcome] | None = None) -> None:
        self.rng = rng
        self.inner = inner
        self.outcomes: list[Outcome] = outcomes if outcomes is not None else []

    def draw(self, chance: Chance, counts: vec[i64], total: i64, number: i64, audience: i64) -> i64:
        answer = OWN if self.inner is None else int(self.inner.draw(chance, counts, total, number, audience))
        if answer == OWN:
            answer = int(face_at(counts, self.rng.below(total)))
        return self._keep(chance, answer, int(audience))

    def pick(self, chance: Chance, n: i64, number: i64, audience: i64) -> i64:
        answer = OWN if self.inner is None else int(self.inner.pick(chance, n, number, audience))
        return self._keep(chance, int(self.rng.below(n)) if answer == OWN else answer, int(audience))

    def copy(self) -> Feed:
        inner = self.inner.copy() if self.inner is not None else None
        return Recording(self.rng.copy(), inner, self.outcomes[:])

    def by_name(self) -> dict[str, list[int]]:
        """Return the outcomes as a `Script` takes them."""
        found: dict[str, list[int]] = {}
        for outcome in self.outcomes:
            found.setdefault(outcome.name, []).append(outcome.value)
        return found

    def _keep(self, chance: Chance, value: int, audience: int) -> int:
        self.outcomes.append(Outcome(chance.name, value, audience))
        return value


class Impossible(Exception):
    """The mirrored world cannot give an outcome that the observer saw in the other one."""


class Mirror(Feed):
    """Gives what the observer saw in another world wherever the observer sees it here too; else its own.

    A spectator sees what everybody sees, so that counts as seen. Put the other world's outcomes into `show` first.
    Raises `Impossible`.
    """

    def __init__(self, rng: Random, observer: int) -> None:
        self.rng = rng
        self.observer = observer
        self._seen: list[Outcome] = []

    def show(self, outcomes: list[Outcome]) -> None:
        """Tell what came in the other world since the last call; what the observer did not see is passed over."""
        self._seen = [outcome for outcome in outcomes if self._is_seen(outcome.audience)]

    def draw(self, chance: Chance, counts: vec[i64], total: i64, number: i64, audience: i64) -> i64:
        value = self._mirrored(chance, int(audience))
        if value is None:
            return face_at(counts, self.rng.below(total))
        if not 0 <= value < len(counts) or counts[value] < 1:
            raise Impossible(chance.name)
        return value

    def pick(self, chance: Chance, n: i64, number: i64, audience: i64) -> i64:
        value = self._mirrored(chance, int(audience))
        if value is None:
            return self.rng.below(n)
        if not 0 <= value < n:
            raise Impossible(chance.name)
        return value

    def copy(self) -> Feed:
        other = Mirror(self.rng.copy(), self.observer)
        other._seen = self._seen[:]
        return other

    def _is_seen(self, audience: int) -> bool:
        return hears(audience, self.observer) or hears(audience, None)

    def _mirrored(self, chance: Chance, audience: int) -> int | None:
        if not self._is_seen(audience) or not self._seen or self._seen[0].name != chance.name:
            return None
        return self._seen.pop(0).value
