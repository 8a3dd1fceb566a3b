"""`entrepot arena`: what it prints and writes, and the one line for whatever is wrong with what was given."""

import importlib.util
import io
import json
import os
import re
import signal
import subprocess
import sys
import time

import polars as pl
import pytest
from cli.running import SOURCE, entrepot, refused

from entrepot.files import content


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch):
    """Reports without their charts, which tests/arena/test_report.py draws."""
    monkeypatch.setattr("entrepot.arena.report.page.pictures", lambda *_: "")


def left(here):
    return sorted(path.relative_to(here).as_posix() for path in here.rglob("*"))


def arena(*args, status=0):
    result = entrepot("arena", "haggle", "--jobs", 1, "--out", "out", *args)
    assert result.exit_code == status, result.output
    return result


SMALL = ("--bots", "thrifty,uniform", "--games", 12, "--seed", 3)


# ---------------------------------------------------------------- all is well


def test_help_has_an_example():
    shown = " ".join(entrepot("arena", "--help").stdout.split())
    assert "Example: entrepot arena tradejack" in shown
    assert "--ray" in shown


def test_for_people(here):
    shown = arena(*SMALL).stdout
    for words in ("12 games of haggle with 2 seats, seed 3 (6 deals, each in every rotation)", "Wins by bot", "rating",
                  "Wins by order of play", "The report is out/report.html"):  # fmt: skip
        assert words in shown
    dutch = arena(*SMALL, "--lang", "nl").stdout
    assert "12 partijen haggle met 2 plaatsen, seed 3 (6 giften" in dutch
    assert "Het rapport is out/report.html" in dutch
    assert {
        "arena.json",
        "report.html",
        "summary.json",
        "games",
        "seats",
        "actions",
        "cards",
        "decisions",
        "times",
    } <= {path.name for path in (here / "out").iterdir()}


def test_for_programs_and_again(here):
    first = json.loads(arena(*SMALL, "--json").stdout)
    assert first["games"] == 12
    assert first["bots"] == ["thrifty", "uniform"]
    assert json.loads((here / "out" / "summary.json").read_text()) == first
    again = json.loads(arena(*SMALL, "--json").stdout)
    assert again == first


def test_without_a_seed_the_folder_says_which_one(here):
    drawn = json.loads(arena("--games", 4, "--json").stdout)["seed"]
    assert json.loads(arena("--games", 4, "--json").stdout)["seed"] == drawn


def test_seats_options_and_content(here):
    entrepot("content", "export", "haggle", "cards.toml")
    args = ("--bots", "uniform,greedy", "--seats", 3, "--games", 4, "--content", "cards.toml")
    found = json.loads(arena(*args, "--json").stdout)
    assert found["games"] == 6, "whole deals"
    assert found["seats"] == 3
    options = ("--option", "co2=on", "--seed", 1, "--json")
    result = entrepot("arena", "tradejack", "--games", 2, "--jobs", 1, "--out", "two", *options)
    assert json.loads(result.stdout)["changed_options"] == {"co2": "on"}


def test_so_many_games_are_followed(here):
    arena(*SMALL, "--sample", 4)
    games = pl.read_parquet("out/games/*.parquet")
    assert games["followed"].sum() == 4


def test_versions(here):
    result = entrepot("arena", "tradejack", "--games", 4, "--seed", 1, "--jobs", 1, "--out", "out", "--vary",
                      "option=passing")  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "2 versions of tradejack, 4 games of each on the same 4 deals, seed 1" in result.stdout
    assert "decisions in a game" in result.stdout
    assert (here / "out" / "versions" / "01" / "report.html").exists()


def test_a_search(here):
    args = ("--bots", "greedy,greedy", "--games", 6, "--seed", 3, "--tune", "content:card.ladle.worth=0..20",
            "--target", "length=20", "--tries", 3)  # fmt: skip
    shown = arena(*args).stdout
    assert re.search(r"Of 3 tries (the nearest to|none comes closer to) length=20 ", shown)
    assert "The content is out/tuned.toml; play it with --content." in shown
    import entrepot as platform

    content.load("out/tuned.toml", platform.game("haggle").schema)
    assert (
        entrepot("arena", "haggle", "--games", 2, "--jobs", 1, "--out", "b", "--content", "out/tuned.toml").exit_code
        == 0
    )


@pytest.mark.parametrize(
    ("args", "address"),
    [(["--ray"], "local"), (["--ray", "--json"], "local"), (["--ray", "10.0.0.1:6379"], "10.0.0.1:6379")],
)
def test_ray_with_and_without_an_address(here, monkeypatch, args, address):
    from entrepot.arena.lab.run import hire

    asked = []
    monkeypatch.setattr(
        "entrepot.arena.lab.run.hire_cluster", lambda address, jobs: asked.append((address, jobs)) or hire(1)
    )
    result = entrepot("arena", "haggle", "--games", 2, "--out", "out", *args)
    assert result.exit_code == 0, result.output
    assert asked == [(address, None)]


def test_ctrl_c_says_what_is_kept_and_the_same_command_goes_on(here):
    command = [sys.executable, "-m", "entrepot", "arena", "haggle", "--bots", "greedy,greedy", "--games", "20000"]
    command += ["--seed", "1", "--jobs", "2", "--out", "out"]
    running = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until and not list(here.glob("out/work/*-*[0-9]")):
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=60)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
    *before, last = told.splitlines()
    assert last == "entrepot: stopped; what was played is kept in out, and the same command goes on"
    # A slow machine is told before how long the run takes, and before that it may be told of the plain source.
    assert all("plain source" in line or line.startswith("haggle: games: ") for line in before), told
    kept = sorted(path.name for path in here.glob("out/work/*-*"))
    assert kept
    assert not any(name.endswith(".new") for name in kept)
    result = refused("arena", "haggle", "--bots", "greedy,greedy", "--games", 100, "--jobs", 1, "--out", "out")
    assert "its games is 20000, not 100; repeat that command, or name another folder" in result


# ---------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], "there is no game 'chess'; the games are"),
        (["haggle", "--bots", "greedy,gredy"], "haggle has no bot 'gredy'; its bots are"),
        (["haggle", "--bots", "greedy"], "haggle is for 2 to 4 seats, not 1"),
        (["haggle", "--bots", ""], "name at least one bot"),
        (["haggle", "--option", "speed=high"], "has no option 'speed'"),
        (["haggle", "--option", "speed"], "write it as NAME=CHOICE"),
        (["haggle", "--content", "nothing.toml"], "it is not there"),
        (["haggle", "--vary", "option=speed"], "has no option 'speed'"),
        (["haggle", "--vary", "content:card.anvill.worth=1,2"], "no row of card 'anvill' (did you mean 'anvil'?)"),
        (["haggle", "--vary", "content:card.anvil.worth=1,99"], "99 is too high; allowed: a whole number from 0 to 20"),
        (["haggle", "--tune", "content:card.anvil.worth=1"], "write content:TABLE.ROW.COLUMN=LOWEST..HIGHEST"),
        (["haggle", "--tune", "content:card.anvil.worth=1..3", "--target", "fun"], "write seats, length=DECISIONS"),
    ],
)
def test_wrong_input_is_one_line_and_writes_nothing(here, args, words):
    assert words in refused("arena", *args, "--jobs", 1, "--out", "out", "--games", 2)
    assert left(here) == []


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--games", "0"], "should be greater than or equal to 1"),
        (["--sample", "0"], "should be greater than or equal to 1"),
        (["--tries", "1"], "should be greater than or equal to 2"),
        (["--vary", "option=x", "--tune", "content:card.anvil.worth=1..3"], "not both at once"),
        (["--boots", "x"], "No such option: --boots"),
    ],
)
def test_a_command_written_wrongly_is_told_with_its_help(here, args, words):
    assert words in refused("arena", "haggle", "--out", "out", *args, status=2)
    assert left(here) == []


def test_without_a_folder_nothing_is_played(here):
    assert "Missing option '--out'" in refused("arena", "haggle", status=2)


def test_a_folder_that_cannot_be_made_or_is_not_ours(here):
    (here / "file").write_text("x")
    assert refused("arena", "haggle", "--games", 2, "--jobs", 1, "--out", "file").startswith("file is a file: ")
    assert refused("arena", "haggle", "--games", 2, "--jobs", 1, "--out", "file/inside").startswith("file/inside: ")
    (here / "full").mkdir()
    (here / "full" / "diary.txt").write_text("dear")
    assert "full holds other files" in refused("arena", "haggle", "--games", 2, "--jobs", 1, "--out", "full")
    assert left(here) == ["file", "full", "full/diary.txt"]


CHANGED = ("--content", "cards.toml", "--ablate", "changed")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ((), "games: 40 will take about 2 minutes,"),
        (("--strong", "greedy", "--strong-games", "7"), "games of greedy: 7 will take about 2 minutes,"),
        (("--vary", "content:card.anvil.worth=1,2,3"), "games of 3 versions: 3 times 40 will take about 5 minutes,"),
        (("--ablate", "card.vase"), "games with and without: 2 times 40 will take about 3 minutes,"),
        (("--ablate", "suspects"), "games with and without: 7 times 40 will take about 12 minutes at most,"),
        (CHANGED, "games as it is and as before: 2 times 40 will take about 3 minutes,"),
        (
            ("--tune", "content:card.anvil.worth=1..9"),
            "games of tries: 32 times 40 will take about 53 minutes at most,",
        ),
    ],
)
def test_a_forecast_comes_before_the_first_game_and_never_where_the_folder_is_wrong(here, monkeypatch, args, told):
    """The folder is claimed when the forecast is made; then the test stops the command, as Ctrl-C would."""
    cards = "cards.toml"
    entrepot("content", "export", "haggle", cards)
    text = (here / cards).read_text(encoding="utf-8")
    (here / cards).write_text(text.replace("worth = 1\n", "worth = 2\n", 1).replace("worth = 1,", "worth = 2,", 1))
    asked = []

    def run_seconds(game, order, jobs):
        asked.append((here / "out" / "arena.json").exists())
        return 100.0

    def hire(jobs):
        def stop(order):
            raise KeyboardInterrupt

        return stop

    monkeypatch.setattr("entrepot.arena.lab.forecast.run_seconds", run_seconds)
    monkeypatch.setattr("entrepot.arena.lab.run.hire", hire)
    again = ("--bots", "greedy,greedy", "--games", 40, "--seed", 3, *args)
    assert f"haggle: {told}" in arena(*again, status=130).stderr
    assert asked
    assert all(asked)
    asked.clear()
    arena(*again, status=130)
    (here / "other").mkdir()
    (here / "other" / "letter.txt").write_text("mine")
    assert "holds other files" in refused("arena", "haggle", "--jobs", 1, *again, "--out", "other")
    assert "holds another run" in refused("arena", "haggle", "--jobs", 1, *again, "--games", 80, "--out", "out")
    assert asked == [], "what goes on, or is refused, has no forecast"


@pytest.mark.parametrize(("module", "args", "extra"), [("polars", [], "arena"), ("altair", [], "arena"),
                                                       ("ray", ["--ray"], "ray")])  # fmt: skip
def test_a_missing_library_is_told_before_anything_is_played(here, monkeypatch, module, args, extra):
    real = importlib.util.find_spec
    monkeypatch.setattr("importlib.util.find_spec", lambda name, *more: None if name == module else real(name, *more))
    monkeypatch.setitem(sys.modules, module, None)
    line = refused("arena", "haggle", "--games", 2, "--out", "out", *args)
    target = {"arena": "install", "ray": "ray"}[extra]
    assert line == f"{module} is not installed, which this needs: make {target}, in {SOURCE.parent}"
    assert left(here) == []


def test_the_heavy_libraries_are_imported_late():
    heavy = ("polars", "altair", "ray", "openskill")
    code = f"import sys, entrepot.cli.main; print([name for name in {heavy} if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(SOURCE)},
                            capture_output=True, text=True, check=True)  # fmt: skip
    assert result.stdout == "[]\n"


def test_the_bar_tells_the_time_left_from_all_that_was_seen(monkeypatch):
    """Games of minutes each: the last half minute would tell nothing."""
    from entrepot.cli import progress
    from entrepot.cli.arena_progress import long_progress

    class Terminal(io.StringIO):
        def isatty(self):
            return True

    clock = [0.0]
    out = Terminal()
    monkeypatch.setattr(sys, "stderr", out)
    monkeypatch.setattr(progress.time, "monotonic", lambda: clock[0])
    with long_progress("haggle: games", 10) as bar:
        bar.advance(1)
        assert out.getvalue() == "", "nothing is shown in the first second"
        for _ in range(4):
            clock[0] += 100.0
            bar.advance(1)
            if bar._progress is not None:
                bar._progress.get_time = lambda: clock[0]
        bar._progress.refresh()
    shown = re.sub(r"\x1b\[[^a-zA-Z]*[a-zA-Z]", "", out.getvalue())
    assert re.search(r"haggle: games .* 5/10 0:08:20 left", shown), "five games are left, of 100 seconds each"
