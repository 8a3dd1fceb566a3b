"""Environments as copies and pickles, of the compiled games too, whose own values know nothing of either.

`copy.deepcopy` and `pickle` then give an environment that goes on as the original does. A class with a `seating` and a
`position` takes in `held` and `hold`; one that reuses the memory of a `_sight`, with all games in values that can be
copied, takes in `resting` and `wake`. Read a pickle only from whom you trust.
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


def resting(env: Any) -> dict[str, Any]:
    """Return what an environment holds but its memory, which is written anew at every step, as `__getstate__`."""
    return {name: value for name, value in env.__dict__.items() if name != "_sight"}


def wake(env: Any, state: dict[str, Any]) -> None:
    """Take in what `resting` returned, as `__setstate__`."""
    env.__dict__.update(state)
    env._sight = env.seating.sight(getattr(env, "num_envs", 1))
