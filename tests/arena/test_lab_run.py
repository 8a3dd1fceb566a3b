"""A run of the laboratory: the same files for any number of processes and any interruptions, and none of it lost."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

import entrepot
from entrepot.arena.lab.block import Damaged, make_block, read_block
from entrepot.arena.lab.board import Board
from entrepot.arena.lab.columns import TABLES
from entrepot.arena.lab.order import BadOrder, Order
from entrepot.arena.lab.run import hire, run
from entrepot.arena.lab.span import play_span
from entrepot.arena.lab.store import Store
from entrepot.arena.lab.summary import summary
from entrepot.arena.lab.workers import Alone
from entrepot.arena.simulate import Plan

SOURCE = Path(__file__).resolve().parents[2] / "src"
PLAN = Plan("haggle", ("greedy", "uniform", "thrifty"), seed="7")
ORDER = Order(PLAN, 60, sample=20)


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch):
    """Several blocks, several spans in each."""
    monkeypatch.setattr("entrepot.arena.lab.order.BLOCK", 24)
    monkeypatch.setattr("entrepot.arena.lab.board.LONGEST", 7)


def finished(folder):
    """The bytes of every file that must not depend on how the run went."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*.parquet"))
        if path.parent.name != "times"
    }


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A run in one go and one process, with the module's small blocks."""
    patch = pytest.MonkeyPatch()
    patch.setattr("entrepot.arena.lab.order.BLOCK", 24)
    folder = tmp_path_factory.mktemp("whole") / "out"
    store = run(folder, ORDER, hire(1))
    patch.undo()
    return store


def timeless(result):
    return {key: value for key, value in result.items() if key != "measured"}


def test_the_same_files_from_several_processes(whole, tmp_path):
    store = run(tmp_path / "out", ORDER, hire(2))
    assert finished(store.folder) == finished(whole.folder)
    game = PLAN.check()
    assert timeless(summary(store, game)) == timeless(summary(whole, game))


def test_a_run_is_laid_out_in_blocks_and_leaves_no_work_behind(whole):
    assert sorted(finished(whole.folder)) == sorted(
        f"{table}/{number:05}.parquet" for table in TABLES if table != "times" for number in range(3)
    )
    assert sorted(path.name for path in whole.work.iterdir() if path.name != "lock") == [
        "00000.tally",
        "00001.tally",
        "00002.tally",
    ]


class Interrupter:
    """Interrupts once so many games are done."""

    def __init__(self, after):
        self.after, self.done = after, 0

    def __call__(self, games):
        self.done += games
        if self.done >= self.after:
            raise KeyboardInterrupt


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupted_runs_go_on_and_end_the_same(whole, tmp_path, jobs):
    folder, at = tmp_path / "out", []
    for after in (5, 31, 47):
        stop = Interrupter(after)
        with pytest.raises(KeyboardInterrupt):
            run(folder, ORDER, hire(jobs), stop)
        at.append(stop.done)
    first = []
    run(folder, ORDER, hire(jobs), first.append)
    assert first[0] >= at[-1] >= 47, "what was done is found again"
    assert sum(first) == 60
    assert finished(folder) == finished(whole.folder)


def test_games_already_played_are_not_played_again(whole, monkeypatch):
    monkeypatch.setattr("entrepot.arena.lab.workers.carry_out", lambda *_: pytest.fail("played again"))
    done = []
    run(whole.folder, ORDER, hire(1), done.append)
    assert done == [60]


def test_a_killed_run_goes_on(whole, tmp_path):
    """The process and its workers are killed without warning, as soon as some games are kept."""
    folder = tmp_path / "out"
    code = (
        "import sys; from pathlib import Path; from entrepot.arena.lab import board, order\n"
        "from entrepot.arena.lab.run import run, hire; from entrepot.arena.simulate import Plan\n"
        "order.BLOCK = 24; board.LONGEST = 2\n"
        "plan = Plan('haggle', ('greedy', 'uniform', 'thrifty'), seed='7')\n"
        "import time\n"
        "run(Path(sys.argv[1]), order.Order(plan, 60, sample=20), hire(1), lambda n: time.sleep(0.05))\n"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", code, folder], env={**os.environ, "PYTHONPATH": str(SOURCE)}, start_new_session=True
    )
    try:
        until = time.monotonic() + 90
        while time.monotonic() < until and not list((folder / "work").glob("*-000000009")):
            time.sleep(0.01)
    finally:
        os.killpg(running.pid, signal.SIGKILL)
        running.wait()
    assert not (folder / "work" / "00002.tally").exists(), "it was killed too late to test anything"
    assert list((folder / "work").glob("*-*"))
    run(folder, ORDER, hire(1))
    assert finished(folder) == finished(whole.folder)


def test_a_file_half_written_does_not_count(whole, tmp_path):
    folder = tmp_path / "out"
    with pytest.raises(KeyboardInterrupt):
        run(folder, ORDER, hire(1), Interrupter(8))
    (folder / "work" / "000000050-000000053.new").write_bytes(b"half")
    run(folder, ORDER, hire(1))
    assert finished(folder) == finished(whole.folder)


def test_a_span_that_another_covers_is_dropped(whole, tmp_path):
    """As two runs would leave them, on a system whose files know no locks."""
    folder = tmp_path / "out"
    with pytest.raises(KeyboardInterrupt):
        run(folder, ORDER, hire(1), Interrupter(8))
    store = Store(folder, ORDER)
    store.put_span(range(1, 3), play_span(PLAN.build(), ORDER, range(1, 3)))
    run(folder, ORDER, hire(1))
    assert finished(folder) == finished(whole.folder)


def test_a_damaged_span_is_told(tmp_path):
    folder = tmp_path / "out"
    with pytest.raises(KeyboardInterrupt):
        run(folder, ORDER, hire(1), Interrupter(8))
    span = Store(folder, ORDER).spans()[0]
    path = Store(folder, ORDER).span_path(span)
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(Damaged, match="damaged file for some of the games 0 to 23: remove"):
        run(folder, ORDER, hire(1))


# ---------------------------------------------------------------- the folder


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (Order(PLAN, 63, sample=20), "its games is 60, not 63"),
        (Order(PLAN, 60, sample=30), "its sample is 20, not 30"),
        (Order(Plan("haggle", PLAN.bots, seed="8"), 60, sample=20), "its seed is 7, not 8"),
        (Order(Plan("haggle", ("greedy",) * 3, seed="7"), 60, sample=20), "its bots is greedy,uniform,thrifty, not"),
        (Order(Plan("tradejack", PLAN.bots, seed="7"), 60, sample=20), "its game is haggle, not tradejack"),
    ],
)
def test_another_command_is_refused(whole, other, words):
    before = finished(whole.folder)
    with pytest.raises(BadOrder, match=words):
        run(whole.folder, other, hire(1))
    assert finished(whole.folder) == before


@pytest.mark.parametrize("other", [{"format": 1}, {"counted": {"events": {}, "on_offer": {}}}])
def test_what_another_version_began_is_not_gone_on_with(tmp_path, other):
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "out", ORDER, hire(1), Interrupter(8))
    path = tmp_path / "out" / "arena.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **other}))
    with pytest.raises(BadOrder, match="counts differently: name another folder"):
        run(tmp_path / "out", ORDER, hire(1))


def test_a_folder_with_other_files_is_left_alone(tmp_path):
    (tmp_path / "diary.txt").write_text("dear")
    with pytest.raises(BadOrder, match="holds other files"):
        run(tmp_path, ORDER, hire(1))
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


def test_two_at_once_in_one_folder_are_refused(tmp_path):
    first = Store(tmp_path / "out", ORDER)
    data = ORDER.as_data(PLAN.check())
    first.open(data)
    with pytest.raises(BadOrder, match="another arena is at work"):
        Store(tmp_path / "out", ORDER).open(data)
    first.close()
    Store(tmp_path / "out", ORDER).open(data)


def test_a_damaged_order_is_told(tmp_path):
    (tmp_path / "arena.json").write_text("{")
    with pytest.raises(Damaged, match=r"arena\.json is damaged"):
        run(tmp_path, ORDER, hire(1))


# ---------------------------------------------------------------- deals and rotations


def test_every_deal_is_played_in_every_rotation(whole):
    seats = pl.read_parquet(whole.folder / "seats" / "*.parquet")
    games = pl.read_parquet(whole.folder / "games" / "*.parquet")
    assert games["game"].to_list() == list(range(60))
    per_deal = seats.join(games.select("game", "deal"), on="game").group_by("deal", "entrant")
    assert per_deal.agg(pl.col("seat").sort())["seat"].to_list() == [[0, 1, 2]] * 60
    assert games.group_by("deal").agg(pl.col("starter").n_unique())["starter"].to_list() == [1] * 20
    assert seats.group_by("game").agg(pl.col("win").sum())["win"].to_list() == pytest.approx([1.0] * 60)


def test_games_are_rounded_up_to_whole_deals():
    assert Order(PLAN, 1).games == 3
    assert Order(PLAN, 61).deals() == 21
    with pytest.raises(BadOrder, match="at least one game"):
        Order(PLAN, 0)


def test_so_many_games_are_followed(whole):
    games = pl.read_parquet(whole.folder / "games" / "*.parquet")
    followed = games.filter(pl.col("followed"))
    assert followed["game"].to_list() == [n for n in range(60) if n // 3 % 3 == 0][: len(followed)]
    assert 18 <= len(followed) <= 21
    decisions = pl.read_parquet(whole.folder / "decisions" / "*.parquet")
    counted = decisions.group_by("game").len().sort("game")
    assert counted["game"].to_list() == followed["game"].to_list()
    assert counted["len"].to_list() == followed["decisions"].to_list()
    assert games.filter(~pl.col("followed"))["lead_changes"].null_count() == 60 - len(followed)


def test_spans_grow_with_speed_and_spread_over_the_workers(tmp_path, monkeypatch):
    monkeypatch.setattr("entrepot.arena.lab.board.LONGEST", 1000)
    monkeypatch.setattr("entrepot.arena.lab.order.BLOCK", 4000)
    order = Order(PLAN, 3000)
    store = Store(tmp_path / "out", order)
    store.open(order.as_data(PLAN.check()))
    board = Board(store, 2)
    assert len(board.next().games) == 1, "nobody knows yet how long a game takes"
    board.per_game = 0.01
    assert len(board.next().games) == 100
    board.per_game = 1e-6
    assert len(board.next().games) == 725, "the rest goes to both workers evenly"
    board.per_game = 60
    assert len(board.next().games) == 1
    store.close()


def test_the_order_is_kept_beside_the_results(whole):
    kept = json.loads((whole.folder / "arena.json").read_text())
    assert {"game": "haggle", "seed": "7", "games": 60, "sample": 20, "format": 2}.items() <= kept.items()


def test_a_block_has_every_game_once():
    game = PLAN.build()
    parts = [play_span(game, ORDER, games) for games in (range(2), range(2, 6))]
    assert read_block(make_block(game, ORDER, range(6), parts)).tally["games"] == 6
    for wrong in (parts[:1], [*parts, parts[1]]):
        with pytest.raises(Damaged, match="games 0 to 5 are not all there, each once"):
            make_block(game, ORDER, range(6), wrong)


class Interrupted(Alone):
    """Workers that are stopped as soon as they have anything, with a result still under way."""

    def results(self):
        self._late = super().results()
        raise KeyboardInterrupt

    def stop(self):
        return self._late


def test_what_is_finished_when_work_stops_is_kept(tmp_path):
    done = []
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "out", ORDER, Interrupted, done.append)
    assert Store(tmp_path / "out", ORDER).spans() == [range(1)]
    assert sum(done) == 1


def test_one_bot_in_all_seats_plays_every_deal_once(tmp_path):
    order = Order(Plan("haggle", ("uniform", "uniform"), seed="1"), 21)
    assert (order.games, order.deals(), order.seed(20)) == (21, 21, "1/20")
    games = pl.read_parquet(run(tmp_path / "out", order, hire(1)).files("games")[0])
    assert games["deal"].to_list() == list(range(21))
    assert games.select(pl.struct("decisions", "choices", "options").n_unique()).item() > 15, "the same games again"
    found = summary(run(tmp_path / "out", order, hire(1)), entrepot.game("haggle"))
    assert sum(ending["share"] for ending in found["endings"].values()) == pytest.approx(1)
    verb = max(found["verbs"], key=lambda verb: verb["uses"])
    assert verb["by_bot"]["uniform"]["mean"] == pytest.approx(verb["uses"] / 21 / 2)  # of each seat
    mixed = Order(Plan("haggle", ("greedy", "uniform"), seed="1"), 21)
    assert (mixed.games, mixed.deals(), mixed.seed(20)) == (22, 11, "1/10")


def test_processes_serve_one_run_after_the_other(tmp_path):
    """A search plays many small runs: starting processes for each would take longer than the games."""
    workers = hire(2)
    one = Order(PLAN, 6)
    run(tmp_path / "a", one, workers)
    crew = workers(one)
    before = set(crew._pool._executor._processes)
    other = run(tmp_path / "b", Order(Plan("haggle", PLAN.bots, seed="8"), 6), workers)
    assert set(crew._pool._executor._processes) == before
    assert finished(other.folder) == finished(run(tmp_path / "c", other.order, hire(1)).folder)
    crew._pool.end()
