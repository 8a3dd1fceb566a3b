"""What positions keep because it is asked at every decision is what reading the data anew works out."""

import pytest

import entrepot
from entrepot.kernel.chance import Random, seeded
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

GAMES = [name for name in entrepot.game_names() if entrepot.game(name).position.caches]
NOT_YET = -1
"""In a cache: to be worked out when it is asked for."""


def kept(state: State, name: str) -> list[int]:
    value = getattr(state, name)
    if isinstance(value, int):
        return [value]
    return list(value.near) if name == "board" else list(value)


def differing(game: Game, state: State) -> list[str]:
    fresh = game.fresh(int(state.seats), state.options)
    fresh.set_fields(state.fields())
    found = []
    for name in game.position.caches:
        old, new = kept(state, name), kept(fresh, name)
        if any(one != other and NOT_YET not in (one, other) for one, other in zip(old, new, strict=True)):
            found.append(f"{name}: kept {old}, worked out {new}")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_is_what_is_worked_out_after_every_action_of_random_play(name: str) -> None:
    game, rng = entrepot.game(name), seeded(5)
    state = game.new(game.fewest, seed=7)
    while not state.over:
        seat = one_of(rng, state.actors())
        state.play(seat, one_of(rng, state.legal(seat)))
        assert differing(game, state) == []
        if rng.below(20) == 0:
            assert differing(game, state.determinize(seat, seeded(1))) == []


def one_of(rng: Random, values: list[int]) -> int:
    return values[rng.below(len(values))]
