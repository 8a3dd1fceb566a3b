"""Which phases can lie on the stack, and with which numbers: what games declare of theirs, and the check."""

from collections.abc import Container, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from entrepot.kernel.phase import FRAME

if TYPE_CHECKING:
    from entrepot.kernel.state import State


def frames_of(state: "State") -> list[list[int]]:
    """Return the phases on the stack, the lowest first: each its id and three numbers."""
    return [state.stack[at : at + FRAME] for at in range(0, len(state.stack), FRAME)]


def misplaced(state: "State", bottom: Container[int], above: Mapping[int, Container[int]]) -> str:
    """Say which phase is in a wrong place; `above` lists what can lie on each phase. Empty if all are right."""
    phases = [state.game.phases[frame[0]] for frame in frames_of(state)]
    if phases and phases[0].id not in bottom:
        return f"the phase {phases[0].name!r} cannot stand alone"
    for below, phase in pairwise(phases):
        if phase.id not in above.get(below.id, ()):
            return f"the phase {phase.name!r} cannot lie on {below.name!r}"
    return ""


def misnumbered(state: "State", spans: Mapping[int, tuple[range, ...]]) -> str:
    """Say which phase has a wrong number; `spans` has the possible numbers of each phase, all others being 0."""
    for frame in frames_of(state):
        allowed = spans.get(frame[0], ())
        for place in range(1, FRAME):
            span = allowed[place - 1] if place <= len(allowed) else range(1)
            if frame[place] not in span:
                name = state.game.phases[frame[0]].name
                return f"number {place} of the phase {name!r} is {frame[place]}, and can be {span[0]} to {span[-1]}"
    return ""
