"""What a run reached: verbs, faces, endings, hidden entries, set-ups, and how the pairs of worlds ended."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from entrepot.kernel.game import Game

SHOWN = 30
"""Names that one line lists at most."""


@dataclass(frozen=True)
class Reach:
    """Of one kind of thing: what was reached and what was not, both by name."""

    kind: str
    reached: list[str]
    missed: list[str]

    def line(self) -> str:
        """Return what was reached and missed as one line."""
        total = len(self.reached) + len(self.missed)
        if not self.missed:
            return f"{self.kind}: all {total} reached"
        more = f" and {len(self.missed) - SHOWN} more" if len(self.missed) > SHOWN else ""
        return f"{self.kind}: {len(self.reached)} of {total} reached, not {', '.join(self.missed[:SHOWN])}{more}"


class Coverage:
    """Filled while the kit plays; what scenario files reach counts as well."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.verbs: Counter[str] = Counter()
        self.phases: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.faces: set[str] = set()
        self.tables: set[str] = _tables_of_cards(game)
        self.hidden: set[str] = set()
        self.pairs: Counter[str] = Counter()
        """How pairs of worlds ended."""
        self.setups: Reach = Reach("pairs of choices", [], [])
        self.rulings: Reach = Reach("rulings cited", [], [])
        self.scenarios: dict[str, set[str]] = {}
        """What scenario files reach, by kind ('verbs', 'endings', 'faces')."""

    def see_faces(self, data: Any) -> None:
        """Note every face that some message or event names."""
        for face in faces_in(data):
            self.faces.add(face)
            self.tables.add(face.split("/")[0])

    def reach_verbs(self) -> Reach:
        """Return which verbs were played, or stand in a scenario."""
        return self._reach("verbs", self.game.actions.by_name, self.verbs)

    def reach_endings(self) -> Reach:
        """Return which endings games had, or a scenario expects."""
        return self._reach("endings", self.game.endings, self.endings)

    def reach_hidden(self) -> Reach:
        """Return which hidden entries of the ledger differed between two worlds."""
        wanted = [id for id, entry in self.game.ledger.hidden.items() if not entry.is_public]
        return self._reach("hidden entries that differed", wanted, self.hidden)

    def reach_faces(self) -> Reach:
        """Return which card faces were drawn, named or played."""
        content = self.game.content
        faces = [f"{table}/{id}" for table in sorted(self.tables & content.tables.keys()) for id in content.ids(table)]
        return self._reach("faces", faces, self.faces)

    def reach_phases(self) -> Reach:
        """Return in which of the phases that wait for somebody play stood."""
        waiting = [phase.name for phase in self.game.phases if phase.waits]
        return self._reach("phases", waiting, self.phases)

    def reaches(self) -> list[Reach]:
        """Return everything that there is to reach."""
        found = [self.reach_verbs(), self.reach_phases(), self.reach_endings(), self.reach_faces(), self.reach_hidden()]
        return [*found, self.setups, self.rulings]

    def lines(self) -> list[str]:
        """Return the coverage as lines of text."""
        found = [reach.line() for reach in self.reaches()]
        if self.pairs:
            found.append("two worlds ran until: " + ", ".join(f"{n:,} {how}" for how, n in self.pairs.most_common()))
        return found

    def as_data(self) -> dict[str, Any]:
        """Return the coverage as plain data."""
        return {
            "verbs": dict(self.verbs),
            "endings": dict(self.endings),
            "phases": dict(self.phases),
            "pairs": dict(self.pairs),
            "scenarios": {kind: sorted(names) for kind, names in self.scenarios.items()},
            "reached": {r.kind: {"reached": r.reached, "missed": r.missed} for r in self.reaches()},
        }

    def _reach(self, kind: str, wanted: Iterable[str], got: Iterable[str]) -> Reach:
        seen = {*got, *self.scenarios.get(kind, ())}
        return split(kind, wanted, seen)


def split(kind: str, wanted: Iterable[str], got: Container[str]) -> Reach:
    """Return which of the names wanted were got and which were not."""
    names = list(wanted)
    return Reach(kind, [name for name in names if name in got], [name for name in names if name not in got])


def faces_in(data: Any) -> Iterator[str]:
    """Yield every face ('table/id') that data name, however deep."""
    if isinstance(data, dict):
        face = data.get("face")
        if isinstance(face, str):
            yield face
        for value in data.values():
            if isinstance(value, dict | list):
                yield from faces_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from faces_in(value)


def _tables_of_cards(game: Game) -> set[str]:
    """Return the tables whose rows are faces of cards: those with copies, and those that actions or chance name."""
    tables = {table.name for table in game.schema.tables if any(column.name == "copies" for column in table.columns)}
    tables |= {chance.table for chance in game.chances if chance.table}
    return tables | {p.table for verb in game.actions.verbs for p in verb.parameters if p.table}
