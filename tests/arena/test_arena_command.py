"""What `entrepot arena` prints of comparisons, and what it refuses because it would do nothing."""

import io

import pytest
from cli.running import entrepot, refused
from rich.console import Console

from entrepot.arena.report.names import Names
from entrepot.cli import arena_tables
from entrepot.cli.arena_progress import time_column

VERSIONS = ["basic", "quick-5", "quick-4", "advanced", "advanced-7", "advanced-6"]


def measured(count):
    """A measure of so many versions, whose values are 100, 101 and so on."""
    return {
        "label": "decisions in a game", "is_share": False, "values": [{"mean": 100.0 + at} for at in range(count)],
        "differences": [{"real": at == 1} for at in range(1, count)],
    }  # fmt: skip


def printed(monkeypatch, width, names):
    screen = io.StringIO()
    monkeypatch.setattr(arena_tables, "console", lambda: Console(file=screen, width=width, highlight=False))
    head = {"game": "tradejack", "games": 9, "deals": 9, "seed": "1"}
    arena_tables.show_comparison(
        {**head, "versions": names, "changes": [[] for _ in names], "measures": [measured(len(names))]}
    )
    return screen.getvalue()


def test_versions_go_by_letters_that_are_explained(monkeypatch):
    """Their names were cut to the same 'length=quic...' twice."""
    names = [f"length={name}" for name in VERSIONS]
    lines = printed(monkeypatch, 120, names).splitlines()
    for letter, name in zip("ABCDEF", names, strict=True):
        assert f"  {letter} · {name}" in lines
    head = next(line for line in lines if line.split() == list("ABCDEF"))
    row = lines[lines.index(head) + 1]
    assert " ".join(row.split()) == "decisions in a game 100.00 101.00 * 102.00 103.00 104.00 105.00"


@pytest.mark.parametrize("width", [40, 80, 120])
def test_no_figure_is_cut_however_many_versions(monkeypatch, width):
    text = printed(monkeypatch, width, [f"v={at}" for at in range(24)])
    assert "…" not in text
    assert all(f"{100 + at}.00" in text for at in range(24))
    assert all(len(line) <= width for line in text.splitlines())


def test_cards_that_stand_out_are_printed_by_name():
    import entrepot as platform

    names = Names(platform.game("tradejack"))
    result = {"cards": {"award/gold-standards-2": {"verdict": "strong"}}}
    assert arena_tables.warnings(result, names) == ["strong cards: Most Gold Standards (gold-standards-2)"]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--target", "seats"], "--target is for a search: give --tune as well, or leave --target out"),
        (["--tries", "5"], "--tries is for a search: give --tune as well, or leave --tries out"),
        (["--vary", "option=passing", "--target", "rounds=5"], "--target is for a search"),
        (
            ["--option", "passing=final", "--vary", "option=passing"],
            "--option passing=final and --vary option=passing set the same: give one of them",
        ),
    ],
)
def test_what_would_do_nothing_is_refused(tmp_path, args, words):
    assert words in refused("arena", "tradejack", "--games", 2, "--out", tmp_path / "out", *args, status=2)
    assert not (tmp_path / "out").exists()


def test_another_option_may_stand_beside_one_that_varies(tmp_path, monkeypatch):
    monkeypatch.setattr("entrepot.arena.report.page.pictures", lambda *_: "")
    args = ("--games", 2, "--seed", 1, "--jobs", 1, "--out", tmp_path / "out")
    args += ("--option", "co2=on", "--vary", "option=passing")
    assert entrepot("arena", "tradejack", *args).exit_code == 0


@pytest.mark.parametrize(("done", "word"), [(3, "left"), (9, "in all")])
def test_the_bar_says_which_time_it_shows(done, word):
    from rich.progress import Progress

    with Progress(time_column(), disable=True) as bar:
        bar.update(bar.add_task("games", total=9), completed=done)
        assert time_column().render(bar.tasks[0]).plain.endswith(f" {word}")


def test_help_says_what_a_sample_is():
    shown = " ".join(entrepot("arena", "--help").stdout.replace("│", " ").split())
    assert "At most about how many games have every decision written down: all deals, or every second, third" in shown


def test_cards_are_judged_by_experiment_from_the_command_line(tmp_path):
    out = tmp_path / "out"
    args = ("--bots", "thrifty,uniform", "--games", 4, "--seed", 1, "--jobs", 1, "--out", out)
    result = entrepot("arena", "haggle", *args, "--ablate", "card.vase")
    assert result.exit_code == 0, result.output
    assert "Of 1 card tried: Vase is not proven to be out of the usual." in result.stdout
    assert "worth of a copy" in result.stdout
    assert 'id="experiments"' in (out / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("more", "words", "status"),
    [
        (["--ablate", "card.vse"], "there is no row of card 'vse' (did you mean 'vase'?)", 1),
        (["--ablate", "suspects", "--vary", "content:card.vase.worth=1,2"], "judge cards with --ablate alone", 2),
        (["--content", "c.toml", "--vary", "content=haggle,c.toml"], "--content FILE and --vary content=A,B set", 2),
    ],
)
def test_experiments_that_cannot_be_made(tmp_path, monkeypatch, more, words, status):
    monkeypatch.chdir(tmp_path)
    assert entrepot("content", "export", "haggle", "c.toml").exit_code == 0
    result = entrepot("arena", "haggle", "--out", "out", "--seed", 1, *more)
    assert result.exit_code == status
    assert words in " ".join(result.stderr.replace("│", " ").split())
    assert not (tmp_path / "out").exists()
