"""Playthroughs: the kept transcripts are what the games do today, and cover each way to end."""

from pathlib import Path

import pytest

import entrepot
from entrepot.files.playthrough import again, make, renew, spans

KEPT = Path(__file__).resolve().parent.parent / "playthroughs"
FILES = sorted(KEPT.rglob("*.txt"))
LARGEST = 480_000  # two hundred rounds of Trade and Triumph until its safety stop


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_it_still_goes_like_that(path: Path):
    # if a change is meant: python -c "from entrepot.files.playthrough import renew; renew('tests/playthroughs')"
    text = path.read_text(encoding="utf-8")
    assert again(text).splitlines() == text.splitlines()
    assert len(text.encode()) < LARGEST
    assert text.startswith(f"game: {path.parent.name}\n")


@pytest.mark.parametrize("name", [name for name in entrepot.game_names() if not entrepot.game(name).is_test])
def test_every_way_to_end_has_one(name: str):
    endings = {line for path in (KEPT / name).glob("*.txt") for line in path.read_text(encoding="utf-8").splitlines()}
    assert {ending for ending in entrepot.game(name).endings if f"  ending: {ending}" in endings} == set(
        entrepot.game(name).endings
    )


def test_one_of_them_reshuffles_both_decks():
    text = (KEPT / "tradejack" / "reputation-advanced-6-seats.txt").read_text(encoding="utf-8")
    assert "discarded products become a new deck" in text
    assert "discarded sources become a new deck" in text


def test_it_is_the_game_of_its_seed():
    text = make("tradejack", 2, "9")
    state = entrepot.game("tradejack").new(2, 9)
    first = next(line for line in text.splitlines() if line.startswith("  digest: "))
    assert first == f"  digest: {state.digest()}"
    assert again(text) == text


def test_a_changed_game_shows_and_is_renewed(tmp_path: Path):
    text = make("tradejack", 2, "9")
    for name, changed in {
        "same": text,
        "outcome": text.replace("  ending: reputation", "  ending: climate"),
        "illegal": text.replace("  does: 0 pass", "  does: 0 bid 900"),
        "cut": text[: len(text) // 2],
    }.items():
        (tmp_path / f"{name}.txt").write_text(changed, encoding="utf-8")
    assert [path.stem for path in renew(tmp_path)] == ["cut", "illegal", "outcome"]
    assert {path.read_text(encoding="utf-8") for path in tmp_path.glob("*.txt")} == {text}


def test_other_games_have_playthroughs_too():
    text = make("haggle", 3, "2")
    assert again(text) == text
    assert "\nthe table\n" in text
    assert "(seen by " in text


def test_rows_of_amounts_are_drawn_together():
    game = entrepot.game("tradejack")
    actions = [
        game.parse(text) for text in ("pass", "bid 2", "bid 3", "bid 4", "bid 6", "bid 7", "done", "sell soap-blue")
    ]
    assert spans(game, actions) == ["pass", "bid 2 to 4", "bid 6", "bid 7", "done", "sell soap-blue"]
