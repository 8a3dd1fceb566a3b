"""What a scenario file may say: its keys and those of its cases, all looked at in one go, and its cases."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from entrepot.files.compare import shown
from entrepot.files.scenario_steps import step_problem
from entrepot.kernel.schema import unknown

Kinds = dict[str, tuple[type | tuple[type, ...], str]]
"""By key the type of its value, and how a message calls it."""

SHARED: Kinds = {
    "clauses": (list, "a list of clauses"),
    "seats": (int, "a whole number"),
    "seed": (int, "a whole number"),
    "options": (dict, "a table"),
    "content": ((str, dict), "a path or tables of rows"),
    "given": (dict, "a table"),
    "chance": (dict, "a table of lists"),
    "step": (list, "tables under [[step]]"),
}
CASE_KEYS: Kinds = {"title": (str, "text"), **SHARED}
"""What a case may say; all else holds for it as it stands above."""
KEYS: Kinds = {"game": (str, "text"), "about": (str, "text"), **SHARED, "case": (list, "tables under [[case]]")}
"""What a scenario may say."""
SHARED_STEP = "shared step"


@dataclass
class Scenario:
    """A scenario as its file says it. `about` tells what it shows; `seats` None means the game's fewest."""

    name: str
    folder: Path
    game: str
    about: str = ""
    clauses: list[str] = field(default_factory=list)
    seats: int | None = None
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    content: str | dict[str, Any] | None = None
    given: dict[str, Any] = field(default_factory=dict)
    chance: dict[str, list[Any]] = field(default_factory=dict)
    step: list[Any] = field(default_factory=list)
    case: list[dict[str, Any]] = field(default_factory=list)
    shared: int = 0
    """How many of its steps a case has from what stands above it."""

    def cases(self) -> "list[Scenario]":
        """Return each case as a separate scenario; the scenario itself if it has no cases."""
        return [self._case(case) for case in self.case] or [self]

    def all_clauses(self) -> list[str]:
        """Return the clauses of the file and of its cases, each once."""
        return list(dict.fromkeys(clause for case in self.cases() for clause in case.clauses))

    def label(self, step: int) -> str:
        """Return what a message calls a step, which is counted from 0 here and from 1 there."""
        return f", {SHARED_STEP} {step + 1}" if step < self.shared else f", step {step + 1 - self.shared}"

    def _case(self, case: dict[str, Any]) -> "Scenario":
        """Return a case with what stands above it: of tables and lists it has both, with its own words winning."""
        own = {key: value for key, value in case.items() if key != "title"}
        for key in ("options", "given", "chance"):
            own[key] = {**getattr(self, key), **own.get(key, {})}
        for key in ("clauses", "step"):
            own[key] = [*getattr(self, key), *own.get(key, [])]
        if isinstance(self.content, dict) and isinstance(own.get("content"), dict):
            above, below = self.content, own["content"]
            own["content"] = {key: [*above.get(key, []), *below.get(key, [])] for key in [*above, *below]}
        name = f"{self.name}, case {case['title']!r}"
        return replace(self, name=name, case=[], shared=len(self.step), **own)


def sift(data: dict[str, Any], name: str) -> tuple[dict[str, Any], list[str]]:
    """Return what a file says as far as it has the form that it should have, and a sentence for all that has not."""
    sound, problems = _sift(data, KEYS, name)
    if "game" not in data:
        problems.append(f"{name}: it does not say which 'game' it is of")
    found = sound.pop("case", [])
    cases: list[dict[str, Any]] = []
    for number, case in enumerate(found, 1):
        if not isinstance(case, dict):
            problems.append(f"{name}: case {number} is not a table; write it under [[case]]")
            continue
        place = f"{name}, case {case.get('title', number)!r}"
        if "title" not in case:
            problems.append(f"{place}: it has no 'title'")
        elif case["title"] in [other["title"] for other in cases]:
            problems.append(f"{place}: another case has this title")
        own, wrong = _sift(case, CASE_KEYS, place)
        problems += wrong
        cases.append({"title": str(number), **own})
        if not data.get("step") and not case.get("step"):
            problems.append(f"{place}: it has no [[case.step]], so it shows nothing")
    if not found and not data.get("step"):
        problems.append(f"{name}: it has no [[step]], so it shows nothing")
    return {**sound, "case": cases}, problems


def _sift(table: dict[str, Any], kinds: Kinds, place: str) -> tuple[dict[str, Any], list[str]]:
    """Return the sound keys of a file or a case, and what is wrong with the others."""
    problems = {key: why for key, value in table.items() if (why := _fault(key, value, kinds))}
    told = [f"{place}: {why}" for why in problems.values()]
    if "step" not in problems:
        for number, step in enumerate(table.get("step", []), 1):
            told += [f"{place}, step {number}: {why}" for why in [step_problem(step)] if why]
    return {key: value for key, value in table.items() if key not in problems}, told


def _fault(key: str, value: Any, kinds: Kinds) -> str:
    if key not in kinds:
        return unknown("key", key, list(kinds))
    kind, words = kinds[key]
    if not isinstance(value, kind) or isinstance(value, bool):
        return f"{key!r} takes {words}, not {shown(value)}"
    if key == "clauses":
        return _strange_clauses(value)
    return ""


def _strange_clauses(ids: Any) -> str:
    strange = [shown(id) for id in ids if not isinstance(id, str)]
    return f"'clauses' takes ids of clauses, not {', '.join(strange)}" if strange else ""
