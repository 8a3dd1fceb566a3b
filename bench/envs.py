"""How fast the environments are, beside RLCard and PettingZoo where those are installed, in one run on one core.

    pip install "entrepot[envs]" "rlcard==1.2.0" "pettingzoo[classic]"
    python bench/envs.py                # about five minutes; --seconds 0.2 for a first look

A decision is one action of a player; a choice is a decision with at least two legal actions. Every figure is the median
of the repeats, which go through all measurements in turn; seconds are processor time of this one process. In all loops
random play picks from the legal actions with the same generator. Prints Markdown; figures of others are skipped, with a
line that says so, where they are not installed.
"""

from __future__ import annotations

import argparse
import gc
import importlib.metadata
import os
import platform
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

import entrepot
from entrepot import build_info
from entrepot.envs import aec_env, observer
from entrepot.envs.registration import env_id
from entrepot.kernel.chance import seeded
from entrepot.kernel.playout import Tally, playout

GAMES = ("tradejack", "trade_and_triumph", "tradewarz", "trigon", "price_of_power")
REPEATS = 5
AT_ONCE = 16
"""Games of a vector environment."""
Measure = Callable[[float], float]
"""Works for about so many seconds and returns what was done in one of them."""


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--seconds", type=float, default=1.0, help="for each of the repeats of a measurement")
    seconds = options.parse_args().seconds
    warnings.filterwarnings("ignore")  # of the peers
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    measures = {**kernel(), **wrapped(), **encoding(), **vectors(), **rlcard(), **leduc()}
    found: dict[tuple[str, str], list[float]] = {name: [] for name in measures}
    gc.collect()
    gc.disable()
    for _ in range(REPEATS):
        for name, measure in measures.items():
            found[name].append(measure(seconds))
    tell({name: statistics.median(values) for name, values in found.items()})


def rate(seconds: float, game: Callable[[], int]) -> float:
    """How many of what `game` counts are done in a second; `game` plays one and returns its count."""
    done, start = 0, time.process_time()
    now = start
    while now - start < seconds:
        done += game()
        now = time.process_time()
    return done / (now - start)


# ---------------------------------------------------------------- ours


def kernel() -> dict[tuple[str, str], Measure]:
    """Choices in a second of uniform playouts."""
    return {("choices/s", name): playouts(name) for name in GAMES}


def playouts(name: str) -> Measure:
    game, rng, numbers = entrepot.game(name), seeded("bench"), iter(range(10**9))

    def one() -> int:
        tally = Tally()
        playout(game.new(game.fewest, next(numbers)), rng, tally)
        return int(tally.choices)

    return lambda seconds: rate(seconds, one)


def wrapped() -> dict[tuple[str, str], Measure]:
    """Decisions in a second through PettingZoo's loop, each with an observation and a mask."""
    return {("AEC decisions/s", name): aec_loop(aec_env(name)) for name in GAMES}


def aec_loop(env: Any) -> Measure:
    rng = random.Random(1)

    def one() -> int:
        env.reset(seed=rng.getrandbits(31))
        count = 0
        for _agent in env.agent_iter():
            seen, _reward, over, cut, _info = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            count += 1
        return count

    return lambda seconds: rate(seconds, one)


def encoding() -> dict[tuple[str, str], Measure]:
    """Observations in a second, of positions spread over random games, with the fewest and the most seats."""
    found: dict[tuple[str, str], Measure] = {}
    for name in GAMES:
        game = entrepot.game(name)
        for seats in (game.fewest, game.most):
            found["observations/s", f"{name}, {seats} seats"] = encodings(game, seats)
    return found


def encodings(game: entrepot.Game, seats: int) -> Measure:
    watch, rng, positions = observer(game, seats), random.Random(1), []
    while len(positions) < 200:
        state = game.new(seats, rng.random())
        while not state.over:
            seat = rng.choice(state.actors())
            if rng.random() < 0.05:
                positions.append((state.copy(), seat))
            state.play(seat, rng.choice(state.legal(seat)))

    def one() -> int:
        for state, seat in positions:
            watch.encode(state, seat)
        return len(positions)

    return lambda seconds: rate(seconds, one)


def vectors() -> dict[tuple[str, str], Measure]:
    """Steps in a second of many games at once, ours and Gymnasium's one after the other, against uniform bots."""
    found: dict[tuple[str, str], Measure] = {}
    for name in GAMES:
        for mode in ("vector_entry_point", "sync"):
            found[f"{mode} steps/s", name] = vector_loop(
                gymnasium.make_vec(env_id(name), AT_ONCE, vectorization_mode=mode)
            )
    return found


def vector_loop(env: Any) -> Measure:
    rng = random.Random(1)
    _, infos = env.reset(seed=1)
    masks = [infos["action_mask"]]

    def one() -> int:
        actions = [pick(mask, rng) for mask in masks[0]]
        masks[0] = env.step(np.array(actions))[4]["action_mask"]
        return AT_ONCE

    return lambda seconds: rate(seconds, one)


def pick(mask: Any, rng: random.Random) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(rng.random() * len(legal))]) if len(legal) else 0


# ---------------------------------------------------------------- peers


def rlcard() -> dict[tuple[str, str], Measure]:
    """Choices in a second of RLCard's games, through its own environment."""
    try:
        import rlcard as peer
    except ImportError:
        print("rlcard is not installed: its rows are left out", file=sys.stderr)
        return {}
    return {("choices/s", f"RLCard {name}"): rlcard_loop(peer.make(name, {"seed": 1})) for name in ("gin-rummy", "uno")}


def rlcard_loop(env: Any) -> Measure:
    rng = random.Random(1)

    def one() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            count += len(legal) > 1
            state, _ = env.step(legal[int(rng.random() * len(legal))])
        return count

    return lambda seconds: rate(seconds, one)


def leduc() -> dict[tuple[str, str], Measure]:
    """Decisions in a second of Leduc hold'em through PettingZoo's loop."""
    try:
        from pettingzoo.classic import leduc_holdem_v4
    except Exception:
        print("pettingzoo[classic] is not installed: its row is left out", file=sys.stderr)
        return {}
    return {("AEC decisions/s", "PettingZoo leduc_holdem_v4"): aec_loop(leduc_holdem_v4.env())}


# ---------------------------------------------------------------- telling


def tell(figures: dict[tuple[str, str], float]) -> None:
    """Print the tables."""
    print(f"Python {platform.python_version()}, compiled: {build_info.compiled()}; {', '.join(versions())}\n")
    gin, uno = figures.get(("choices/s", "RLCard gin-rummy")), figures.get(("choices/s", "RLCard uno"))
    pettingzoo = figures.get(("AEC decisions/s", "PettingZoo leduc_holdem_v4"))
    print("| | choices/s | x gin-rummy | x uno | AEC decisions/s | x leduc | many at once, steps/s | x SyncVectorEnv |")
    print("|---|---|---|---|---|---|---|---|")
    for name in GAMES:
        choices, decisions = figures["choices/s", name], figures["AEC decisions/s", name]
        many, sync = figures["vector_entry_point steps/s", name], figures["sync steps/s", name]
        row = [shown(choices), times(choices, gin), times(choices, uno), shown(decisions)]
        print(f"| {' | '.join([name, *row, times(decisions, pettingzoo), shown(many), times(many, sync)])} |")
    for kind, name in figures:
        if name.startswith(("RLCard", "PettingZoo")):
            cells = [shown(figures[kind, name]), "", ""] if kind == "choices/s" else ["", "", ""]
            rest = ["", ""] if kind == "choices/s" else [shown(figures[kind, name]), ""]
            print(f"| {' | '.join([name, *cells, *rest, '', ''])} |")
    print("\n| observation | numbers | microseconds |\n|---|---|---|")
    for kind, name in figures:
        if kind == "observations/s":
            game, seats = name.split(", ")
            size = observer(game, int(seats.split()[0])).layout.size
            print(f"| {name} | {size} | {1e6 / figures[kind, name]:.1f} |")


def shown(value: float) -> str:
    return f"{value:,.0f}"


def times(ours: float, theirs: float | None) -> str:
    return f"{ours / theirs:.1f}" if theirs else ""


def versions() -> list[str]:
    names = ("numpy", "gymnasium", "pettingzoo", "rlcard")
    return [f"{name} {importlib.metadata.version(name)}" for name in names if installed(name)]


def installed(name: str) -> bool:
    try:
        return bool(importlib.metadata.version(name))
    except importlib.metadata.PackageNotFoundError:
        return False


if __name__ == "__main__":
    main()
