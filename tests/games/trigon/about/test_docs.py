"""The page about Rule of Trigon says the same as the game: how to play, options and content."""

from pathlib import Path

import pytest
from trigon_content import DATA, FOLDER, coins
from trigon_tables import GAME

PAGE = (Path(__file__).parents[4] / "docs" / "games" / "trigon.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]


@pytest.mark.parametrize(("language", "last"), [("en", "## Whose game it is"), ("nl", "## Van wie het spel is")])
def test_how_to_play_is_the_one_of_the_game(language, last):
    text = (FOLDER / "about" / f"{language}.md").read_text(encoding="utf-8").split(last)[0].strip()
    assert text.replace("\n## ", "\n### ").removeprefix("## ") in PAGE


def test_every_option_and_choice_is_told():
    choices = [row[1] for row in ROWS if len(row) == 5]
    for option, names in GAME.ledger.options.items():
        assert any(row[0].startswith(f"`{option}`") for row in ROWS), option
        assert [name for name in names if f"`{name}`" not in choices] == []


def test_every_card_is_told_with_its_numbers():
    told = {row[0]: row for row in ROWS}
    for village in DATA["village"]:
        sides = ["/".join(str(value) for value in coins(village, prefix)) for prefix in ("", "city_")]
        births = [str(village["births"]), str(village["city_births"])]
        expected = [village["name"]["nl"], str(village["copies"]), sides[0], births[0], sides[1], births[1]]
        assert told[village["name"]["en"]][1:7] == expected
    for play in DATA["play"]:
        mark = "skull" if play["skull"] else "at once" if play["at_once"] else ""
        assert told[play["name"]["en"]][1:] == [play["name"]["nl"], str(play["copies"]), mark, play["text"]["en"]]
    for quest in DATA["quest"]:
        row = told[quest["name"]["en"]]
        assert (row[1], row[3], row[4]) == (quest["name"]["nl"], str(quest["points"]), quest["text"]["en"])


def test_every_site_is_told_and_harbours_stand_out():
    told = {row[0]: row[1].split(", ") for row in ROWS if len(row) == 2}
    for land in DATA["land"]:
        expected = []
        for site in DATA["spot"]:
            if site["kind"] == "site" and site["land"] == land["id"]:
                english, dutch = site["name"]["en"], site["name"]["nl"]
                name = english if english == dutch else f"{english} ({dutch})"
                expected.append(f"*{name}*" if site["harbour"] else name)
        assert told[land["name"]["en"]] == expected
