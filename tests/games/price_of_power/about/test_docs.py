"""The page about The Price of Power: Trade says the same as the game: how to play, options and content."""

from pathlib import Path

import pytest
from price_of_power_content import DATA, FOLDER, LEDGER, row

from entrepot.games.price_of_power.content.card_checks import NUMBERS, continents
from entrepot.games.price_of_power.content.vocabulary import FEWEST, PLACES, REALM_COUNTS

PAGE = (Path(__file__).parents[4] / "docs" / "games" / "price_of_power.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]


@pytest.mark.parametrize(("language", "last"), [("en", "## What is the chapter's"), ("nl", "## Wat van het hoofdstuk")])
def test_how_to_play_is_the_one_of_the_game(language, last):
    text = (FOLDER / "about" / f"{language}.md").read_text(encoding="utf-8").split(last)[0].strip()
    assert text.replace("\n## ", "\n### ").removeprefix("## ") in PAGE


def test_every_option_and_choice_is_told():
    choices = [cells[1] for cells in ROWS if len(cells) == 5]
    for option, names in LEDGER.options.items():
        assert any(cells[0].startswith(f"`{option}`") for cells in ROWS), option
        assert [name for name in names if f"`{name}`" not in choices] == []


def mark(card):
    """Return a card's mark and continents as the page prints them."""
    sign = {"": "", "asterisk": "\\* ", "dagger": "† "}[card["mark"]]
    numbers = " ".join(map(str, continents(card)))
    return sign + numbers if sign or not numbers else f"({numbers})"


def told_node(entry):
    """Return a card's node as the page prints it."""
    text = row("node", entry["node"])["name"]["en"]
    text += f" ({row('node', entry['secondary'])['name']['en']})" if entry["secondary"] else ""
    text += f" [{entry['requirement']}]" if entry["requirement"] else ""
    listed = [(entry[f"key_{name}"], entry[f"plus_{name}"]) for name in NUMBERS if entry[f"key_{name}"]]
    keys = ", ".join(row("province", key)["name"]["en"] + "+" * plus for key, plus in listed)
    return f"{text}: {keys}" if keys else text


def test_every_card_is_told_with_its_table_and_nodes():
    told = {cells[0]: cells for cells in ROWS if len(cells) == 8}
    for card in DATA["card"]:
        pays = ["/".join(str(card[f"{c}_{place}"]) for place in ("top", "middle", "bottom")) for c in ("green", "red")]
        nodes = "; ".join(told_node(entry) for entry in DATA["entry"] if entry["card"] == card["id"])
        need = f"{card['need_top']}/{card['need_middle']}"
        expected = [card["name"]["nl"], row("good", card["good"])["name"]["en"], mark(card), need, *pays, nodes]
        assert told[card["name"]["en"]][1:] == expected


def test_every_realm_mission_event_and_idea_is_told():
    told = {cells[0]: cells for cells in ROWS}
    for mission in DATA["mission"]:
        assert told[mission["name"]["en"]][-2:] == [mission["reward"], mission["text"]["en"]]
    for event in DATA["event"]:
        assert told[event["name"]["en"]][1:] == [event["name"]["nl"], str(event["copies"]), event["text"]["en"]]
    for idea in DATA["idea"]:
        assert told[idea["name"]["en"]][2] == f"{idea['cost']} {idea['power']}"
    for realm in DATA["realm"]:
        skills = "/".join(str(realm[power]) for power in ("administrative", "diplomatic", "military"))
        names = [cells for cells in ROWS if len(cells) == 7 and cells[0].startswith(realm["name"]["en"])]
        assert [cells[-1] for cells in names] == [skills]


def test_what_evens_out_the_start_is_told():
    told = {cells[0]: cells[1:] for cells in ROWS if len(cells) == 6}
    for lead in DATA["lead"]:
        assert told[row("realm", lead["realm"])["name"]["en"]] == [str(lead[count]) for count in REALM_COUNTS]
    for at, place in enumerate(PLACES):
        given = [str(order[place]) if at < count else "" for count, order in enumerate(DATA["order"], FEWEST)]
        assert told[place] == given


def test_every_province_is_told_and_large_ones_and_ports_stand_out():
    lands = " ".join(cells[1] for cells in ROWS if len(cells) == 2)
    for province in DATA["province"]:
        english, dutch = province["name"]["en"], province["name"]["nl"]
        name = english if english == dutch else f"{english} ({dutch})"
        name = f"*{name}*" if province["port"] else name
        assert (f"**{name}**" if province["size"] == "large" else name) in lands
