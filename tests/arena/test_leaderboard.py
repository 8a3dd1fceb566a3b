"""`entrepot leaderboard`: every bot against every other over the same deals, and bots of one's own among them."""

import json
import re
import sys
from pathlib import Path

import polars as pl
import pytest
from cli.running import entrepot, refused

import entrepot as platform
from entrepot.arena.lab.order import BadOrder
from entrepot.arena.lab.run import hire
from entrepot.arena.leaderboard.page import page
from entrepot.arena.leaderboard.robin import Robin, name, play
from entrepot.arena.leaderboard.standings import standings
from entrepot.arena.report.say import speaking

GAME = platform.game("haggle")
BOTS = ("uniform", "thrifty", "greedy")
OWN = """
from entrepot.kernel.bot import Bot


class Last(Bot):
    name = "last"

    def choose(self, seat):
        return seat.legal()[-1]


NOTHING = 1
"""


def robin(seats, bots=BOTS, deals=4):
    return Robin("haggle", seats, bots, deals, "s", {})


def played(folder, wanted):
    counted = []
    stores = play(folder, wanted, hire(1), counted.append)
    return standings(wanted, stores, GAME), sum(counted), stores


@pytest.fixture(scope="module", params=[2, 3])
def board(request, tmp_path_factory):
    wanted = robin(request.param)
    return wanted, *played(tmp_path_factory.mktemp("board"), wanted)


def test_all_meet_all_on_the_same_deals_in_every_seat(board):
    wanted, result, games, stores = board
    meetings = 3 if wanted.seats == 2 else 6
    assert (len(stores), games, result["games"]) == (meetings, wanted.games(), meetings * 4 * wanted.seats)
    for store in stores:
        alone = store.order.plan.bots[0]
        sat = pl.read_parquet(store.files("seats")).filter(pl.col("bot") == alone)
        assert sat.group_by("seat").len().sort("seat")["len"].to_list() == [4] * wanted.seats
        assert [store.order.seed(game * wanted.seats) for game in range(4)] == ["s/0", "s/1", "s/2", "s/3"]


def test_shares_are_those_of_the_games(board):
    wanted, result, _, stores = board
    for row in result["bots"]:
        shares = []
        for store in stores:
            one, other = store.order.plan.bots[:2]
            if row["bot"] == one or (wanted.seats == 2 and row["bot"] == other):
                wins = pl.read_parquet(store.files("seats")).filter(pl.col("bot") == row["bot"])["win"].sum()
                shares.append(wins / store.order.games)
                assert row["against"][other if row["bot"] == one else one]["share"] == pytest.approx(shares[-1])
        assert len(shares) == len(row["against"]) == 2
        assert row["share"] == pytest.approx(sum(shares) / 2)
        assert row["low"] <= row["share"] <= row["high"]
        assert row["rating"]["games"] == result["games"]
        assert result["measured"]["times"][row["bot"]]["choices"] > 0
    assert [row["bot"] for row in result["bots"]] == ["greedy", "thrifty", "uniform"]
    assert [row["share"] for row in result["bots"]] == sorted((row["share"] for row in result["bots"]), reverse=True)


def test_the_page_has_the_figures_and_how_they_were_made(board):
    wanted, result, _, _ = board
    text = page(result)
    for row in result["bots"]:
        assert f"| {row['bot']} | {row['share']:.0%} | {row['low']:.0%} to {row['high']:.0%} |" in text
    assert f"    entrepot leaderboard haggle --seats {wanted.seats} --bots greedy,thrifty,uniform --deals 4" in text
    assert "Its interval rests on 4 deals, and is rough with fewer than 30." in text
    assert f"content {GAME.content.digest()}" in text


ENGLISH = {"the", "and", "with", "games", "wins", "seats", "each", "deals", "choice", "below", "how", "against"}


def test_in_dutch_nothing_is_english(board):
    wanted, result, _, _ = board
    with speaking("nl"):
        text = page(result)
    assert f"# Haggle, {wanted.seats} plaatsen" in text
    assert "Het interval berust op 4 giften, en is ruw met minder dan 30." in text
    assert "| bot | winst | 95%-interval | rating |" in text
    told = [line for line in text.splitlines() if not line.startswith("    entrepot")]  # the command is the same in all
    assert not ENGLISH & set(re.findall(r"[a-z]+", "\n".join(told).lower()))


def test_another_bot_plays_only_what_is_missing_and_changes_nothing_else(tmp_path):
    first, _, stores = played(tmp_path, robin(2, BOTS[:2]))
    kept = {path: path.stat().st_mtime_ns for store in stores for path in store.folder.rglob("*.parquet")}
    more, _, stores = played(tmp_path, robin(2, BOTS[::-1]))
    assert {path: path.stat().st_mtime_ns for path in kept} == kept
    assert sorted(name(store.order) for store in stores) == [
        "greedy-against-thrifty", "greedy-against-uniform", "thrifty-against-uniform",
    ]  # fmt: skip
    old, new = ({row["bot"]: row["against"] for row in result["bots"]} for result in (first, more))
    assert new["uniform"]["thrifty"] == old["uniform"]["thrifty"]


def test_the_same_command_gives_the_same_page_but_for_what_is_measured(tmp_path):
    one, two = (played(tmp_path / folder, robin(2, bots))[0] for folder, bots in (("a", BOTS), ("b", BOTS[::-1])))
    del one["measured"], two["measured"]
    assert one == two


@pytest.mark.parametrize(
    ("seats", "bots", "words"),
    [(2, ("greedy",), "at least two"), (2, ("greedy", "greedy"), "each once"), (1, BOTS, "two seats or more")],
)
def test_what_is_no_round_robin(seats, bots, words):
    with pytest.raises(BadOrder, match=words):
        robin(seats, bots)


# ---------------------------------------------------------------- the command, and a bot of one's own


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    Path("own_leaderboard_bot.py").write_text(OWN, encoding="utf-8")
    return tmp_path


def command(*args):
    return entrepot("leaderboard", "haggle", "--deals", 2, "--jobs", 1, "--out", "board", *args)


def test_a_bot_of_ones_own_takes_part(here):
    done = command("--bots", "uniform,own_leaderboard_bot:Last", "--json")
    assert done.exit_code == 0, done.output
    result = json.loads(done.stdout)
    assert {row["bot"] for row in result["bots"]} == {"uniform", "own_leaderboard_bot:Last"}
    assert json.loads(Path("board/leaderboard.json").read_text(encoding="utf-8")) == result
    assert result["seed"] == "benchmark"
    dutch = command("--bots", "uniform,own_leaderboard_bot:Last", "--lang", "nl").stdout
    assert "4 partijen haggle met 2 plaatsen, seed benchmark (2 giften per ontmoeting" in dutch
    assert "De ranglijst staat in board/leaderboard.md" in dutch
    assert not ENGLISH & set(re.findall(r"[a-z]+", dutch.lower()))
    assert "## Elk tegen elk" in Path("board/leaderboard.md").read_text(encoding="utf-8")
    shown = command("--bots", "uniform,own_leaderboard_bot:Last").stdout
    assert "own_leaderboard_bot:Last" in shown
    assert "board/leaderboard.md" in shown


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--bots", "uniform,nobody"], "haggle has no bot 'nobody'"),
        (["--bots", "uniform,no_such_module:Bot"], "bot 'no_such_module:Bot' is not found: No module named"),
        (["--bots", "uniform,own_leaderboard_bot:NOTHING"], "own_leaderboard_bot has no bot 'NOTHING'"),
        (["--bots", "uniform,:Last"], "write it as MODULE:CLASS"),
        (["--bots", "uniform"], "name at least two bots, each once"),
        (["--seats", "99", "--bots", "uniform,greedy"], "haggle is for"),
        (["--bots", "uniform,greedy", "--option", "no=such"], "no"),
    ],
)
def test_what_is_wrong_is_told_in_a_line_before_any_game(here, args, words):
    assert words in refused("leaderboard", "haggle", "--out", "board", *args)
    assert not Path("board").exists()


def test_another_run_or_other_files_in_the_folder_are_left_alone(here):
    assert command("--bots", "uniform,greedy").exit_code == 0
    again = ("leaderboard", "haggle", "--bots", "uniform,greedy", "--deals", 2, "--jobs", 1)
    assert "its seed is benchmark, not other" in refused(*again, "--seed", "other", "--out", "board")
    assert "holds other files" in refused(*again, "--out", ".")
