"""Promise 8: every clause is cited by a test and by code, every verb and ending reached, and it is printed which."""

import tomllib
from pathlib import Path
from typing import Any

from entrepot.testing.coverage import Reach, split
from entrepot.testing.promise import Promise
from entrepot.testing.walk import Walk

ADVICE = "advice"
"""Clauses of this kind oblige nobody to anything: the ledger's listing is all there is to them."""
NO_CODE = (ADVICE, "example")
"""Clauses of these kinds have no place in code, content or words."""


class Reached(Promise):
    """Counts what play and scenarios reach. Faces are printed only: a rare card proves nothing in a short run."""

    number = 8
    name = "reached"
    promise = "every clause is cited, every verb and ending reached, by play or by a scenario"

    def at_run(self) -> None:
        for path in self.run.scenarios:
            self.read_scenario(path)
        for clause in self.game.ledger.clauses.values():
            if clause.kind != ADVICE:
                self.check(clause.id in self.run.cited, f"no test or scenario cites {clause.id}", None)
        if self.run.places:
            self.look_for_places()
        self.run.coverage.rulings = split("rulings cited", self.game.ledger.rulings, self.run.cited)

    def look_for_places(self) -> None:
        """Check that code, content or words cite all that they carry out, so that the rule is found by its id."""
        ledger = self.game.ledger
        clauses = [clause.id for clause in ledger.clauses.values() if clause.kind not in NO_CODE]
        for id in (*clauses, *ledger.rulings):
            self.check(id in self.run.places, f"no code, content or words cite {id}", None)

    def at_position(self, walk: Walk) -> None:
        found = self.run.coverage
        found.see_faces([event["args"] for event in walk.news])
        if not walk.state.over:
            found.phases[walk.state.top().name] += 1
        if walk.actions:
            action = walk.actions[-1][1]
            found.verbs[self.game.actions.verb(action).name] += 1
            found.see_faces(self.game.sentence(action))

    def at_end(self, walk: Walk) -> None:
        if walk.state.over:
            self.run.coverage.endings[walk.state.ending] += 1

    def at_close(self) -> None:
        for reach in (self.run.coverage.reach_verbs(), self.run.coverage.reach_endings()):
            self.look_at_reach(reach)

    def look_at_reach(self, reach: Reach) -> None:
        """Count what was reached as checks, and what was missed as failures where all must be reached."""
        self.result.checks += len(reach.reached)
        if self.run.must_reach:
            for name in reach.missed:
                self.check(False, f"{reach.kind}: {name!r} was never reached", None)

    def read_scenario(self, path: Path) -> None:
        """Note what a scenario of this game plays; other tests see to it that it runs."""
        text = path.read_text(encoding="utf-8")
        if self.game.id not in text:  # most are of other games, and parsing them all took a sixth of a short run
            return
        scenario: dict[str, Any] = tomllib.loads(text)
        if scenario.get("game") != self.game.id:
            return
        found = self.run.coverage.scenarios
        parts = [scenario, *scenario.get("case", [])]
        for step in (step for part in parts for step in part.get("step", [])):
            if "refused" not in step:
                found.setdefault("verbs", set()).update(verbs_of(step))
            endings = [step.get(key, {}).get("ending") for key in ("expect", "outcome")]
            found.setdefault("endings", set()).update(str(ending) for ending in endings if ending)


def verbs_of(step: dict[str, Any]) -> set[str]:
    """Return the verbs that a step of a scenario plays: of `do`, one action or several, and of `moves`, with seats."""
    do = step.get("do", [])
    moves = [str(move).partition(" ")[2] for move in step.get("moves", [])]
    return {str(action).split(" ")[0] for action in ([do] if isinstance(do, str) else do) + moves}
