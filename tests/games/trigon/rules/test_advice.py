"""What the rulebook merely advises, or says of paper and cardboard: it is told, and nobody is held to it."""

import pytest
from trigon_content import DATA, FOLDER, LANDS
from trigon_tables import GAME

from entrepot.games.trigon.content.schema import SCHEMA
from entrepot.words import LANGUAGES


@pytest.mark.clauses(
    "RT-COMP-02", "RT-COMP-36", "RT-SETUP-19", "RT-SETUP-20", "RT-WIN-07", "RT-ROUND-05", "RT-BATTLE-23", "RT-PLAY-20",
    "RT-PLAY-21",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "english", "dutch"),
    [
        ("RT-COMP-02", "60 to 90 minutes", "60 tot 90 minuten"),
        ("RT-COMP-36", "Ralf Wingen", "Ralf Wingen"),
        ("RT-SETUP-19", "build-cost card", "bouwkostenkaart"),
        ("RT-SETUP-20", "component sheet", "blad met onderdelen"),
        ("RT-WIN-07", "empire", "keizerrijk"),
        ("RT-ROUND-05", "banker", "bankier"),
        ("RT-BATTLE-23", "to defend one's own figures", "je eigen figuren te verdedigen"),
        ("RT-PLAY-20", "list", "lijst"),
        ("RT-PLAY-21", "one by one", "apart uitgelegd"),
    ],
)
def test_advice_stands_in_the_rules_in_both_languages(id, english, dutch):
    clause = GAME.ledger.clauses[id]
    assert clause.kind == "advice"
    assert english in clause.rule
    assert dutch in clause.nl


@pytest.mark.clauses("RT-COMP-02")
def test_a_game_is_said_to_take_60_to_90_minutes():
    assert 60 <= GAME.minutes <= 90


@pytest.mark.clauses("RT-SETUP-19", "RT-SETUP-20", "RT-COMP-17", "RT-COMP-25")
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_shows_the_cost_card_once(language):
    text = (FOLDER / "about" / f"{language}.md").read_text(encoding="utf-8")
    rows = {
        cells[0]: cells[-2:]
        for line in text.splitlines()
        if line.startswith("| ") and len(cells := [cell.strip() for cell in line.strip("|").split("|")]) == 5
    }
    dice = {row["name"][language].lower(): [str(row["attack"]), str(row["defence"])] for row in DATA["dice"][:3]}
    assert {name: rows[name] for name in dice} == dice
    costs = [row["name"][language].lower() for row in DATA["cost"]]
    assert [name for name in costs if name not in rows] == []
    assert len(rows) == 8  # a heading, and seven things to be had; a city and an emperor are told above


@pytest.mark.clauses("RT-COMP-03", "RT-COMP-35")
def test_one_board_one_cost_card_and_three_kinds_of_cards():
    decks = [table.name for table in SCHEMA.tables if any(column.name == "copies" for column in table.columns)]
    assert decks == ["village", "quest", "play"]
    assert [row["id"] for row in DATA["land"]] == list(LANDS)
    assert sorted(path.name for path in (FOLDER / "content").glob("map*.toml")) == ["map.toml"]
    assert all((FOLDER / "about" / f"{language}.md").exists() for language in LANGUAGES)
