"""Whatever The Price of Power: Trade says can be said, in both languages, and a Dutch reader meets no English."""

import re
from collections import Counter

import pytest
from price_of_power_content import DATA, FOLDER, LEDGER, RULES, SHIPPED
from price_of_power_tables import GAME

from entrepot.games.price_of_power.actions import ACTIONS
from entrepot.games.price_of_power.content.vocabulary import AGES, CONTINENTS, NODE_KINDS, POWERS, REQUIREMENTS, SIZES
from entrepot.words import LANGUAGES, catalogue

CATALOGUES = [catalogue(language) for language in LANGUAGES]
CODE = {path: path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py"))}


@pytest.mark.parametrize("words", CATALOGUES, ids=LANGUAGES)
def test_every_option_choice_and_word_of_the_rules_is_in_the_catalogue(words):
    ids = {f"price_of_power-age-{age}" for age in range(1, AGES + 1)}
    ids |= {f"price_of_power-continent-{number}" for number in range(1, CONTINENTS + 1)}
    for option, choices in LEDGER.options.items():
        ids |= {f"price_of_power-option-{option}"}
        ids |= {f"price_of_power-choice-{option}-{choice}" for choice in choices}
    for word, all_words in (
        ("power", POWERS),
        ("powers", POWERS),
        ("size", SIZES),
        ("node-kind", NODE_KINDS),
        ("requirement", REQUIREMENTS[1:]),
        ("row", ("top", "middle", "bottom")),
        ("berth", ("loose", "slot")),
        ("from", ("loose", "slot")),
    ):
        ids |= {f"price_of_power-{word}-{name}" for name in all_words}
    assert len(ids) > 45
    assert [id for id in sorted(ids) if not words.has(id)] == []


def told_ids():
    """Return every message that the code names."""
    ids = set()
    for path, text in CODE.items():
        ids |= set(re.findall(r'"(price_of_power-[a-z-]+[a-z])"', text))
        told = re.findall(r'telling\.say(?:_face|_all)?\(\s*s, ("[a-z-]+"(?: if [^"]+ else "[a-z-]+")?)', text)
        told += re.findall(r'\b(?:take_realm|award)\(.*?("[a-z]+-[a-z]+")', text)
        ids |= {f"price_of_power-event-{kind}" for kinds in told for kind in re.findall(r'"([a-z-]+)"', kinds)}
        for reasons in re.findall(r'\b(?:refusal|counted)\(\s*"PP-[A-Z0-9-]+",\s*([^)]*)\)', text):
            ids |= {f"price_of_power-refused-{reason}" for reason in re.findall(r'"([a-z-]+)"', reasons)}
        for begin in ("table", "preview"):
            if path.stem in (begin, f"{begin}s"):
                ids |= {f"price_of_power-{begin}-{name}" for name in re.findall(r'\bline\("([a-z-]+)"', text)}
        for phase in re.split(r"^class ", text, flags=re.MULTILINE)[1:] if path.parent.name == "phases" else []:
            names = re.findall(r'^    name = "([a-z-]+)"', phase, re.MULTILINE)
            is_asked = ("    waits = True" in phase or "(OwnTurn):" in phase) and "def prompt" not in phase
            ids |= {f"price_of_power-phase-{name}" for name in names}
            ids |= {f"price_of_power-ask-{name}" for name in names if is_asked}
    return ids


def named_ids():
    """Return the messages that follow from verbs, parameters, options and the like."""
    ids = {f"price_of_power-do-{verb}" for verb in ACTIONS.by_name}
    ids |= {f"price_of_power-group-{verb.name}" for verb in ACTIONS.by_name.values() if verb.size > 1}
    ids |= {f"price_of_power-ending-{ending}" for ending in GAME.endings}
    ids |= {f"price_of_power-part-{part}" for part in GAME.parts}
    ids |= {f"price_of_power-order-{order.name}" for order in GAME.orders}
    return ids | {"price_of_power-lobby", "price_of_power-weight", "price_of_power-score", "price_of_power-lead"}


@pytest.mark.parametrize("words", CATALOGUES, ids=LANGUAGES)
def test_every_message_that_the_code_names_is_in_the_catalogue(words):
    assert len(told_ids()) > 180
    assert [id for id in sorted(told_ids()) if not words.has(id)] == []
    assert len(named_ids()) > 60
    assert [id for id in sorted(named_ids()) if not words.has(id)] == []


def test_every_message_of_the_catalogue_is_named_by_something():
    built = re.compile(
        "price_of_power-(age|continent|option|choice|power|powers|size|node-kind|requirement|row|berth|from|web|confirm|tip|rest)-"
    )
    kinds = ("group-{}", "group-{}-why", "head-{}")
    groups = {f"price_of_power-{kind.format(verb)}" for kind in kinds for verb in ACTIONS.by_name}
    listed = {
        f"price_of_power-table-{word}" for word in re.findall(r'"([a-z-]+)"', CODE[FOLDER / "shown" / "table.py"])
    }
    named = told_ids() | named_ids() | groups | listed
    left = [id for id in SHIPPED.own_words("en") if not built.match(id) and id.removesuffix("-brief") not in named]
    assert sorted(left) == []


def test_every_group_of_buttons_belongs_to_a_button():
    ids = set(SHIPPED.own_words("en"))
    groups = {id.removesuffix("-why").replace("-group-", "-do-") for id in ids if "-group-" in id}
    heads = {id.replace("-head-", "-do-").replace("-rest-", "-do-") for id in ids if "-head-" in id or "-rest-" in id}
    assert len(groups) > 25
    assert len(heads) > 15
    assert groups | heads <= ids


# ---------------------------------------------------------------- the ledger


def test_the_ledger_has_every_clause_ruling_and_option():
    assert (len(LEDGER.clauses), len(LEDGER.rulings), len(LEDGER.hidden), len(LEDGER.options)) == (219, 59, 4, 8)
    assert [entry.id for entry in LEDGER.hidden.values() if entry.is_public] == ["PP-H-04"]
    assert Counter(clause["origin"] for clause in RULES["clause"]) == {"source": 95, "public": 61, "ours": 63}
    assert Counter(ruling["origin"] for ruling in RULES["ruling"]) == {"source": 27, "public": 13, "ours": 19}


# ---------------------------------------------------------------- how to play


def about(language):
    return (FOLDER / "about" / f"{language}.md").read_text(encoding="utf-8")


ORIGINS = {
    "en": ("one chapter", "Facts of the published game", "Our own frame", "Eivind Vetlesen"),
    "nl": ("één hoofdstuk", "Feiten van het uitgegeven spel", "Ons eigen kader", "Eivind Vetlesen"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_is_the_chapter_s_what_is_ours_and_who_designed_the_game(language):
    assert [f"**{words}**" in about(language).replace("\n", " ") for words in ORIGINS[language]] == [True] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_the_numbers_of_the_frame(language):
    text = about(language).replace("\n", " ")
    limit = {row["id"]: row["value"] for row in DATA["limit"]}
    for row in DATA["passing"]:
        pays = [str(row[rank]) for rank in ("first", "second", "third", "fourth") if row[rank]]
        glue = " and " if language == "en" else " en "
        assert glue.join([", ".join(pays[:-1]), pays[-1]] if len(pays) > 1 else pays) in text
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in about(language).splitlines()]
    costs = {row[0]: row[1] for row in rows if len(row) == 3}
    named = {"Subjugate": "subjugate", "Onderwerpen": "subjugate", "Annex": "annex", "Inlijven": "annex",
             "Colonize": "colonize", "Koloniseren": "colonize"}  # fmt: skip
    told = {id: costs[name][0] for name, id in named.items() if name in costs}
    assert told == {id: str(limit[id]) for id in ("subjugate", "annex", "colonize")}
    ducats = "Ducats" if language == "en" else "dukaten"
    for id in ("start-ducats", "loan", "repayment", "court", "declined", "growth-ducats"):
        assert f"{limit[id]} {ducats}" in text, id
