"""`entrepot arena --positions`: decisions as examples to learn from, each as the acting seat knew it."""

import json
from pathlib import Path

import polars as pl
import pytest
from cli.running import entrepot, refused

from entrepot.arena.lab.block import Damaged
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.run import hire, run
from entrepot.arena.play import play_game
from entrepot.arena.positions import write
from entrepot.arena.positions.columns import COLUMNS, schema
from entrepot.arena.simulate import Plan
from entrepot.bots.find import find_bot
from entrepot.cli.arena_positions import write_positions
from entrepot.envs import observer
from entrepot.kernel.chance import seeded

ORDER = Order(Plan("tradejack", ("thrifty", "uniform", "thrifty"), "7", {"co2": "on"}), 6, sample=3)
GAME = ORDER.plan.build()
FOLLOWED = [0, 1, 2]


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    return run(tmp_path_factory.mktemp("run") / "out", ORDER, hire(1))


@pytest.fixture(scope="module")
def file(store):
    path = store.folder.parent / "positions.parquet"
    write_positions(path, store, GAME)
    return path


@pytest.fixture(scope="module")
def rows(file):
    return pl.read_parquet(file)


def test_columns_and_order(rows, store):
    assert dict(rows.schema) == schema(observer(GAME, 3, {"co2": "on"}).layout.size)
    assert rows["game"].unique().sort().to_list() == FOLLOWED
    assert rows.equals(rows.sort("game", "ply"))
    decisions = pl.read_parquet(store.files("decisions"))
    assert rows["notation"].to_list() == decisions["action"].to_list()
    assert rows["bot"].to_list() == decisions["bot"].to_list()
    assert rows["legal"].list.len().to_list() == decisions["options"].to_list()


def test_a_game_played_from_the_file_is_the_game(rows):
    """From the seed with the actions alone; every seat knows what it knows in worlds that it cannot tell apart too."""
    watch, rng = observer(GAME, 3, {"co2": "on"}), seeded("worlds")
    for number in FOLLOWED:
        game = rows.filter(pl.col("game") == number)
        state = GAME.new(3, game["seed"][0], {"co2": "on"})
        for row in game.iter_rows(named=True):
            assert row["seat"] in state.actors()
            assert row["legal"] == state.legal(row["seat"])
            world = state.determinize(row["seat"], rng)
            assert (
                row["observation"] == list(watch.encode(state, row["seat"])) == list(watch.encode(world, row["seat"]))
            )
            state.apply(row["seat"], row["action"])
        ends = [ending(state.outcome(), seat) for seat in range(3)]
        assert game["wins"].to_list() == [[win for *_, win in ends]] * game.height
        assert game.select("place", "score", "win").rows() == [ends[seat] for seat in game["seat"]]


def ending(outcome, seat):
    """Place, score and win of a seat; some of these games are lost by all."""
    place, score = ([*outcome[kind], None, None, None][seat] for kind in ("places", "scores"))
    return place, score, 1 / len(outcome["winners"]) if seat in outcome["winners"] else 0.0


def test_the_bots_choose_so_again(rows):
    for number in FOLLOWED:
        played = rows.filter(pl.col("game") == number).select("seat", "action").rows()
        assert played == chosen(number)


def chosen(number):
    """What the bots do in that game when they play it anew."""
    steps = []
    bots = [find_bot(GAME, ORDER.plan.bots[one])(ORDER.bot_seed(number, one)) for one in ORDER.seating(number)]
    play_game(GAME, bots, ORDER.seed(number), {"co2": "on"}, after=lambda *step: steps.append(step[:2]))
    return steps


def test_the_file_says_what_was_played(file, rows):
    told = json.loads(pl.read_parquet_metadata(file)["entrepot"])
    assert (told["format"], told["game"], told["seed"], told["options"]) == (1, "tradejack", "7", {"co2": "on"})
    assert told["layout"]["version"] == "tradejack-1"
    assert sum(width for _, width in told["layout"]["parts"]) == told["layout"]["size"] == len(rows["observation"][0])


def test_games_leave_as_they_end(file, store, monkeypatch):
    """Whatever is written at a time, the rows are the same; none is held for longer than its group."""
    held = []
    monkeypatch.setattr(write, "ROWS", 20)
    whole = write.Source.frame
    monkeypatch.setattr(write.Source, "frame", lambda source, rows: held.append(len(rows)) or whole(source, rows))
    write_positions(again := file.with_name("small.parquet"), store, GAME)
    assert pl.read_parquet(again).equals(pl.read_parquet(file))
    assert len(held) == len(FOLLOWED) + 1  # each game has more than 20 decisions
    assert held[-1] == 0


def test_a_damaged_run_is_told_and_leaves_no_file(store, tmp_path, monkeypatch):
    path = store.files("decisions")[0]
    steps = pl.read_parquet(path)
    steps[:-1].write_parquet(short := tmp_path / "short.parquet")
    seats = store.files("seats")
    monkeypatch.setattr(store, "files", lambda table: {"decisions": [short], "seats": seats}[table])
    with pytest.raises(Damaged, match=r"^game 2 of .* cannot be played again: its last decisions are missing$"):
        write_positions(tmp_path / "positions.parquet", store, GAME)
    assert [path.name for path in tmp_path.iterdir()] == ["short.parquet"]


def test_two_commands_write_the_same_file(tmp_path, monkeypatch):
    monkeypatch.setattr("entrepot.arena.report.page.pictures", lambda *_: "")
    for name in "ab":
        args = ("--games", 4, "--seed", 3, "--jobs", 1, "--out", tmp_path / name)
        done = entrepot("arena", "haggle", *args, "--positions", tmp_path / f"{name}.parquet")
        assert done.exit_code == 0, done.output
    assert (tmp_path / "a.parquet").read_bytes() == (tmp_path / "b.parquet").read_bytes()
    assert pl.read_parquet(tmp_path / "a.parquet")["game"].n_unique() == 4


@pytest.mark.parametrize(
    ("file", "more", "words"),
    [
        ("there.parquet", [], "is there already: choose another name, or remove it"),
        (".", [], "is there already"),
        ("no/such/folder.parquet", [], "there is no folder"),
        ("new.parquet", ["--vary", "option=passing"], "--positions is for a plain run"),
        ("new.parquet", ["--ablate", "suspects"], "--positions is for a plain run"),
    ],
)
def test_what_cannot_be_written_is_refused_before_any_game(tmp_path, monkeypatch, file, more, words):
    monkeypatch.chdir(tmp_path)
    Path("there.parquet").touch()
    assert words in refused("arena", "tradejack", "--games", 2, "--out", "out", "--positions", file, *more, status=2)
    assert not Path("out").exists()


def test_the_page_lists_every_column_as_it_is():
    page = (Path(__file__).resolve().parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
    table = page.split("| column |")[1].split("\n\n")[0].splitlines()
    assert table[2:] == [f"| `{column}` | {kind} | {about} |" for column, kind, about in COLUMNS]
