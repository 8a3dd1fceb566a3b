"""Environments as copies and pickles, of the compiled games too, whose own values know nothing of either.

A class with a `seating` and a `position` takes both functions in: `copy.deepcopy` and `pickle` then give an environment
that goes on as the original does. Read a pickle only from whom you trust.
"""

from typing import Any


def held(env: Any) -> dict[str, Any]:
    """Return what an environment holds, as `__getstate__`: its position as a dump, chance included."""
    position = env.position
    return {**env.__dict__, "position": None if position is None else position.dump()}


def hold(env: Any, state: dict[str, Any]) -> None:
    """Take in what `held` returned, as `__setstate__`."""
    env.__dict__.update(state)
    dump = state["position"]
    env.position = None if dump is None else env.seating.game.load(dump)
