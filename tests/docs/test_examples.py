"""The examples run as they stand; one that learns for minutes runs in a short form."""

import runpy
from pathlib import Path

import numpy as np
import pytest

import entrepot
from entrepot.arena.play import play_game
from entrepot.bots.find import find_bot
from entrepot.envs import SelfPlay

FOLDER = Path(__file__).resolve().parents[2] / "examples"
LEARNER = FOLDER / "learn_tradejack.py"
PPO = FOLDER / "ppo_tradejack.py"
EXAMPLES = [path for path in sorted(FOLDER.glob("*.py")) if path not in (LEARNER, PPO)]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs_to_its_end(path, capsys):
    runpy.run_path(str(path), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 100
    assert lines[-1].startswith("Reputation by seat: [")


def test_the_learner_learns_a_little_and_draws_its_curve(tmp_path, capsys):
    chart = tmp_path / "curve.png"
    curve = runpy.run_path(str(LEARNER))["main"](rounds=2, games=4, trials=4, file=chart)
    assert [point["games"] for point in curve] == [4, 8]
    assert all(0 <= point["won"] <= 1 for point in curve)
    assert chart.read_bytes().startswith(b"\x89PNG")
    assert "8 games of self-play" in capsys.readouterr().out


def test_the_gradient_of_ppo_is_that_of_its_loss():
    ppo, rng = runpy.run_path(str(PPO)), np.random.default_rng(3)
    network = ppo["Network"](6, 5, rng)
    network.layers = [rng.standard_normal(layer.shape) * 0.5 for layer in network.layers]  # in full precision
    mask = rng.random((8, 5)) < 0.6
    actions = rng.integers(5, size=8)
    mask[np.arange(8), actions] = True
    inputs = rng.standard_normal((8, 6))
    old = network.forward(inputs, mask)[0][np.arange(8), actions] + rng.uniform(-0.4, 0.4, 8)
    data = (inputs, mask, actions, old, rng.standard_normal(8), rng.standard_normal(8))
    _, gradients = ppo["loss"](network, *data)
    for layer, gradient in zip(network.layers, gradients, strict=True):
        for at in rng.integers(layer.size, size=12):
            values = []
            for move in (1e-6, -2e-6):
                layer.flat[at] += move
                values.append(ppo["loss"](network, *data)[0])
            layer.flat[at] += 1e-6
            assert (values[0] - values[1]) / 2e-6 == pytest.approx(gradient.flat[at], rel=1e-3, abs=1e-6)


def test_ppo_gathers_what_every_seat_did_and_got():
    ppo = runpy.run_path(str(PPO))
    games = SelfPlay("tradejack", 8, 3)
    network = ppo["Network"](games.seating.layout.size, games.seating.actions, np.random.default_rng(1))
    inputs, mask, actions, logs, advantages, returns = ppo["Collector"](games, 1).gather(network, 400)
    assert len(inputs) == len(advantages) >= 400
    assert mask[np.arange(len(actions)), actions].all()
    assert (mask.sum(axis=1) > 1).all()
    assert (logs < 0).all()
    assert set(inputs[:, 0].round(3)) == set(np.log1p([0, 1, 2]).astype(np.float32).round(3))  # decisions of all seats
    values = network.forward(inputs, mask)[1]
    assert returns == pytest.approx(advantages + values, abs=1e-4)


def test_ppo_runs_draws_its_curve_and_plays_as_a_bot(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    ppo = runpy.run_path(str(PPO))
    curve = ppo["main"](updates=1, rows=60, trials=2)
    assert 0 < curve[0]["games"] < 100
    assert {"uniform", "thrifty", "greedy"} < set(curve[0])
    assert (tmp_path / "ppo-curve.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "ppo-curve.csv").read_text().startswith("games,uniform,thrifty,greedy")
    assert "against greedy" in capsys.readouterr().out
    game = entrepot.game("tradejack")
    bots = [ppo["Ppo"](0), find_bot(game, "uniform")(1)]
    assert play_game(game, bots, 1).state.over


@pytest.mark.full
def test_the_learner_beats_random_play_in_nine_games_of_ten(tmp_path):
    curve = runpy.run_path(str(LEARNER))["main"](file=tmp_path / "curve.png")
    assert sum(point["won"] for point in curve[-3:]) / 3 >= 0.9
