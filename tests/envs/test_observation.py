"""Observations: what a seat's view says, as bounded numbers with names, and nothing else."""

from collections import defaultdict

import numpy as np
import pytest
from envs.observed import GAMES, extremes, walk

from entrepot.envs import layout, observer
from entrepot.envs.rewards import standing
from entrepot.envs.seating import Seating
from entrepot.envs.view_observation import LARGEST, write_number
from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import BadOption, BadSeats, UnknownGame
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.observation import Vector
from entrepot.testing import pair as pairs
from entrepot.testing.observation import Texts

EVERY_GAME = extremes(GAMES)
TELLING = {"tradejack": {"source-tally": "memory", "second-card": "revealer-picks", "co2": "on"}}
"""Options under which there is more to hide."""


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_every_number_has_a_name_of_its_own_and_keeps_its_bounds(name, seats):
    watch = observer(GAMES[name], seats)
    names = watch.layout.names()
    assert len(set(names)) == len(names) == watch.layout.size == len(watch.layout)
    for state in walk(name, seats, seed=3, most=300):
        for seat in range(seats):
            numbers = watch.encode(state, seat)
            assert numbers.dtype == np.int32
            assert numbers.shape == (watch.layout.size,)
            outside = (numbers < watch.layout.low) | (numbers > watch.layout.high)
            assert [(names[at], numbers[at]) for at in np.flatnonzero(outside)] == []
            assert numbers[watch.layout["seat"]] == seat


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_equal_views_make_equal_observations(name, seats):
    """Whatever else differs: other positions with the same view, and worlds that the seat imagines."""
    watch, found, rng = observer(GAMES[name], seats, TELLING.get(name)), defaultdict(set), seeded("twins")
    for number, state in enumerate(walk(name, seats, 5, TELLING.get(name))):
        seat = number % seats
        for world in (state, state.determinize(seat, rng)):
            key = (repr(world.view(seat)), tuple(world.actors()))
            found[key].add(watch.encode(world, seat).tobytes())
    assert len(found) > 50
    assert {len(seen) for seen in found.values()} == {1}


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_what_a_view_newly_shows_the_observation_shows_too(name, seats):
    """From one action to the next; what an observation leaves out on purpose changes together with other things."""
    watch, changes, missed = observer(GAMES[name], seats), 0, []
    for seed in range(2):
        before = {}
        for state in walk(name, seats, seed):
            for seat in range(seats):
                view, numbers = state.view(seat), watch.encode(state, seat).tobytes()
                if seat in before and before[seat][0] != view:
                    changes += 1
                    if before[seat][1] == numbers:
                        missed.append([key for key in view if view[key] != before[seat][0][key]])
                before[seat] = view, numbers
    assert changes > 50
    assert missed == []


class Watching(pairs.World):
    """One of two worlds, whose observer looks through an environment as well."""

    seating = None

    def look(self):
        seen = self.seating.observe(self.state, self.observer)
        shown = {key: array.tolist() for key, array in seen.items()}
        return {**super().look(), **shown, "standing": standing(self.state, self.observer)}


@pytest.mark.parametrize(("name", "seats"), EVERY_GAME)
def test_two_worlds_stay_alike_through_an_environment(name, seats, monkeypatch):
    """The kit's pairs run on under publicly equal actions; no hidden number in an observation, mask or hint."""
    game, rng, texts, checks = GAMES[name], seeded("pairs"), Texts(GAMES[name]), 0
    monkeypatch.setattr(Watching, "seating", Seating(game, seats, TELLING.get(name)))
    monkeypatch.setattr(pairs, "World", Watching)
    for number, state in enumerate(walk(name, seats, 2, TELLING.get(name))):
        if number % 60 == 25 and not state.over:
            seat = rng.below(seats)
            both = pairs.Pair(state.copy(), state.determinize(seat, rng), seat, [], rng.fork(), texts)
            both.run()
            checks += both.checks
    assert checks > 20


def test_a_layout_reads_like_a_table_of_contents():
    lines = str(layout("tradejack", 3)).splitlines()
    assert lines[0] == "tradejack-1: 280 numbers"
    assert lines[6] == "       7-9  capital [0 to 1000000]  seat 0, seat 1, seat 2"
    assert lines[7].endswith("; soap-blue, soap-yellow, noodles-blue, ..., lipstick-yellow")


def test_a_part_is_a_slice():
    watch = observer("tradejack", 3)
    state = GAMES["tradejack"].new(3, 7)
    numbers = watch.encode(state, 1)
    assert numbers[watch.layout["capital"]].tolist() == [6, 6, 6]
    assert numbers[watch.layout["products"]].sum() == 2
    assert (watch.encode_many([state, state], [0, 1])[1] == numbers).all()
    assert (watch.seen_by(SeatHandle(state, 1)) == numbers).all()


@pytest.mark.parametrize("off", [-1, 1])
def test_an_observation_that_does_not_fit_its_layout_is_refused(off):
    watch = observer("tradejack", 3)
    watch.layout.size += off
    with pytest.raises((ValueError, IndexError)):
        watch.encode(GAMES["tradejack"].new(3, 7), 1)


def test_a_number_that_no_layout_bounds_is_refused():
    out = Vector(3)
    for largest in (LARGEST, -LARGEST):
        write_number(out, largest)
    with pytest.raises(ValueError, match="too large"):
        write_number(out, LARGEST + 1)
    assert [out.items[at] for at in range(out.size)] == [LARGEST, -LARGEST]


def test_an_observation_is_the_callers_own():
    watch, state = observer("tradejack", 3), GAMES["tradejack"].new(3, 7)
    numbers = watch.encode(state, 1)
    kept = numbers.copy()
    numbers[:] = 9
    assert (watch.encode(state, 1) == kept).all()


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("tradejak",), UnknownGame),
        (("tradejack", 9), BadSeats),
        (("tradejack", "3"), BadSeats),
        (("tradejack", 3.0), BadSeats),
        ((None,), UnknownGame),
        (("tradejack", 2, "co2=on"), BadOption),
        (("tradejack", 2, {"co2": "maybe"}), BadOption),
        (("tradejack", 2, {"first-player": "seat-5"}), BadOption),
    ],
)
def test_what_cannot_be_is_refused(arguments, error):
    with pytest.raises(error):
        layout(*arguments)
