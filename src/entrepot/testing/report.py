"""What a run of the conformance kit found: per promise the checks made and the failures, and what was reached."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from entrepot.testing.coverage import Coverage

KEPT = 10
"""Failures of one promise that are kept whole; the others are only counted."""


@dataclass(frozen=True)
class Failure:
    """One broken promise. `record` replays to where it showed: seed, seats, options and actions in notation."""

    what: str
    record: dict[str, Any]

    def lines(self) -> list[str]:
        """Return the failure as text: what is wrong, and where it showed."""
        return [self.what, _where(self.record)] if self.record else [self.what]


@dataclass
class Result:
    """How one promise was kept."""

    number: int
    name: str
    promise: str
    checks: int = 0
    failed: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """True when nothing failed."""
        return self.failed == 0

    def fail(self, what: str, record: dict[str, Any]) -> None:
        """Count a failure, and keep it with its record unless many were kept already."""
        self.failed += 1
        if len(self.failures) < KEPT:
            self.failures.append(Failure(what, record))

    def lines(self) -> Iterator[str]:
        """Yield one line for the promise and two for each failure kept."""
        verdict = "kept" if self.ok else f"BROKEN {self.failed:,} times"
        yield f"{self.number:>3}  {self.name:<16} {verdict:<18} {self.checks:>9,} checks  {self.promise}"
        for failure in self.failures:
            yield from (f"       {line}" for line in failure.lines())

    def as_data(self) -> dict[str, Any]:
        """Return everything as plain data."""
        return {
            "number": self.number,
            "name": self.name,
            "promise": self.promise,
            "ok": self.ok,
            "checks": self.checks,
            "failed": self.failed,
            "failures": [{"what": failure.what, "record": failure.record} for failure in self.failures],
        }


@dataclass
class Report:
    """What `conform` returns. Printed, it is its `lines`; `as_data` is the same for programs."""

    game: str
    version: str
    seed: int
    compiled: bool
    results: list[Result]
    coverage: Coverage
    trouble: Result
    """What went wrong in play itself, outside every promise."""
    playouts: int = 0
    actions: int = 0
    positions: int = 0
    """Positions at which the checks of one in so many were made."""
    stopped: str = ""
    """Why the run ended early, if it did."""

    @property
    def ok(self) -> bool:
        """True when every promise was kept."""
        return self.trouble.ok and all(result.ok for result in self.results)

    def broken(self) -> list[str]:
        """Return the names of the promises that were not kept."""
        return [result.name for result in (*self.results, self.trouble) if not result.ok]

    def result(self, name: str) -> Result:
        """Return the result for the promise of that name; KeyError if it was not checked."""
        for result in self.results:
            if result.name == name:
                return result
        raise KeyError(name)

    def lines(self) -> list[str]:
        """Return the whole report as lines of text."""
        build = "compiled" if self.compiled else "plain Python"
        found = [
            f"{self.game} {self.version}, {build}: {self.playouts:,} playouts from seed {self.seed}, "
            f"{self.actions:,} actions, {self.positions:,} positions looked into"
        ]
        for result in self.results:
            found += result.lines()
        if not self.trouble.ok:
            found += self.trouble.lines()
        if self.stopped:
            found.append(f"The run ended early: {self.stopped}")
        return found + self.coverage.lines()

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def as_data(self) -> dict[str, Any]:
        """Return everything as plain data that JSON can hold."""
        return {
            "game": self.game,
            "version": self.version,
            "seed": self.seed,
            "compiled": self.compiled,
            "ok": self.ok,
            "playouts": self.playouts,
            "actions": self.actions,
            "positions": self.positions,
            "stopped": self.stopped,
            "promises": [result.as_data() for result in self.results],
            "trouble": self.trouble.as_data(),
            "coverage": self.coverage.as_data(),
        }


def _where(record: dict[str, Any]) -> str:
    actions = record["actions"]
    last = "; ".join(f"seat {seat}: {text}" for seat, text in actions[-4:])
    chosen = " ".join(f"{name}={choice}" for name, choice in record["options"].items())
    place = f"seed {record['seed']}, {record['seats']} seats, {chosen or 'no options'}"
    return f"  at action {len(actions)} of {place}" + (f" (last: {last})" if last else "")
