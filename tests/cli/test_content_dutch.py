"""`entrepot content check` and `diff` in Dutch: every kind of problem has its place and what is allowed."""

import re

import pytest
from cli.running import entrepot

from entrepot.cli.common import words_for
from entrepot.cli.content_told import KNOWN, Telling
from entrepot.files.reading import Reading
from entrepot.games.haggle.content.schema import SCHEMA
from entrepot.kernel.schema import Problem

ENGLISH = {"the", "and", "with", "allowed", "row", "column", "there", "not", "this", "all", "well", "same", "empty",
           "missing", "must", "whole", "number", "from", "header", "text", "none", "added", "removed", "rows", "order",
           "once", "twice", "cards", "sheet", "line"}  # fmt: skip


def english(text):
    """The English words in a text, but for names of tables and columns and what is said to be English."""
    said = re.sub(r"in het Engels: .*|kolom \w+|toegestaan: een van .*|kopregel met .*", "", text)
    return ENGLISH & set(re.findall(r"[a-z]+", said.lower()))


@pytest.fixture
def sheets(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert entrepot("content", "export", "haggle", "--csv", "kaarten").exit_code == 0
    return tmp_path / "kaarten" / "card.csv"


def lines(sheets, change):
    """The header, and the first row, both as lists of cells; `change` changes them."""
    text = sheets.read_text(encoding="utf-8-sig").splitlines()
    cells = [line.split(",") for line in text]
    change(cells)
    sheets.write_text("\n".join(",".join(line) for line in cells) + "\n", encoding="utf-8")


def worth(cells):
    return cells[0].index("worth")


def drop_worth(cells):
    at = worth(cells)
    for line in cells:
        del line[at]


def too_much(cells):
    cells[1][worth(cells)] = "99"


def unclosed(cells):
    cells[2][0] = '"' + cells[2][0]


def double(cells):
    cells.append(cells[1])


def rename(cells):
    cells[0][worth(cells)] = "wroth"


def ragged(cells):
    cells[1] += ["x", "y"]


def repeat(cells):
    cells[0][worth(cells)] = cells[0][0]


CASES = {
    drop_worth: "kaarten/card.csv, kolom worth: deze kolom ontbreekt; toegestaan: een geheel getal van 0 tot 20",
    too_much: "kaarten/card.csv, rij 1 (rij 2 van het werkblad), kolom worth: dit mag hier niet; toegestaan: een geheel"
    " getal van 0 tot 20",
    unclosed: "kaarten/card.csv: in regel 3 is het niet zoals zo'n bestand moet zijn; misschien opent daar een"
    ' aanhalingsteken (") dat nergens sluit',
    rename: "kaarten/card.csv, kolom wroth: zo'n kolom is er niet; toegestaan: id,",
    double: "kolom id: dit staat er twee keer; toegestaan: één keer",
    ragged: "kaarten/card.csv, rij 1 (rij 2 van het werkblad): de cellen van deze rij passen niet bij de kop;",
    repeat: "kaarten/card.csv, kolom id: de kop heeft deze kolom twee keer; toegestaan: één keer",
}


@pytest.mark.parametrize("change", CASES, ids=lambda change: change.__name__)
def test_what_is_wrong_is_told_in_dutch(sheets, change):
    lines(sheets, change)
    told = entrepot("content", "check", "kaarten", "--lang", "nl")
    assert told.exit_code == 1
    assert CASES[change] in told.stdout
    assert not english(told.stdout)
    assert len(told.stdout.splitlines()) == len(entrepot("content", "check", "kaarten").stdout.splitlines())


def test_what_the_rules_of_a_game_refuse_is_said_to_be_english(sheets):
    assert entrepot("content", "export", "tradejack", "--csv", "jack").exit_code == 0
    product = sheets.parent.parent / "jack" / "product.csv"
    product.write_text(product.read_text(encoding="utf-8").splitlines()[0] + "\n", encoding="utf-8")
    told = entrepot("content", "check", "jack", "--lang", "nl").stdout
    assert (
        "jack/product.csv, kolom id: de regels van het spel weigeren dit; ze zeggen in het Engels: there must" in told
    )
    assert "no card has the kind 'soap'; allowed: none (TJ-R-57)" in told
    assert not english(told)


def test_all_is_well_and_what_differs(sheets):
    assert entrepot("content", "check", "kaarten", "--lang", "nl").stdout == "kaarten: alles is in orde\n"
    same = entrepot("content", "diff", "haggle", "kaarten", "--lang", "nl").stdout
    assert same == "haggle en kaarten zijn gelijk\n"

    def change(cells):
        cells[1][worth(cells)] = "17"
        cells.append(["stoel", *cells.pop(3)[1:]])

    lines(sheets, change)
    told = entrepot("content", "diff", "haggle", "kaarten", "--lang", "nl").stdout
    assert re.search(r"^card\.\w+\.worth: \d+ -> 17$", told, re.MULTILINE)
    assert re.search(r"^card\.\w+: weg \w", told, re.MULTILINE)
    assert re.search(r"^card\.stoel: nieuw \w", told, re.MULTILINE)
    assert not english(re.sub(r"\(.*\)", "", told))


@pytest.mark.parametrize("code", [*KNOWN, "range", "missing"])
def test_every_code_is_told_in_both_languages(code):
    problem = Problem("card", 1, "worth" if code in ("range", "missing") else "", code, "said in line 3")
    english_told, dutch = (
        Telling(words_for(None, language), SCHEMA, Reading("k.toml")).told(problem, by_game=False)
        for language in ("en", "nl")
    )
    assert english_told.startswith("k.toml, card, row 1")
    assert dutch.startswith("k.toml, card, rij 1")
    assert not english(dutch)
