"""What all games say in both languages: ledgers name the same rules, pages are there, Dutch has no English in it."""

import re

import pytest
from dutch import OWN, REFERENCE, english_in
from shipped import Shipped

import entrepot
from entrepot.kernel.ledger import Ledger
from entrepot.words import LANGUAGES

GAMES = entrepot.game_names()
SAME = {
    "price_of_power": {"price_of_power-score", "price_of_power-part-prestige"},
    "tradewarz": {"tradewarz-crossing-tunnel"},
}
"""Messages that are the same in both languages: Prestige and tunnel are Dutch as well."""


def ledger_texts(ledger):
    """Return every text of a ledger in both languages."""
    texts = [(clause.rule, clause.nl) for clause in ledger.clauses.values()]
    for ruling in ledger.rulings.values():
        texts += [(text["en"], text["nl"]) for text in (ruling.question, ruling.ruling, ruling.why)]
    for hidden in ledger.hidden.values():
        texts += [(text["en"], text["nl"]) for text in (hidden.what, hidden.seen_by)]
    return texts


@pytest.mark.parametrize("game", OWN)
def test_no_message_is_english_in_dutch(game):
    english, dutch = Shipped(game).own_words("en"), Shipped(game).own_words("nl")
    assert set(english) == set(dutch)
    same = {id for id, text in dutch.items() if text == english[id] and re.search(r"[a-z]{2}", text)}
    assert same == SAME.get(game, set())
    assert [id for id, text in dutch.items() if english_in(game, text)] == []


@pytest.mark.parametrize("game", OWN)
def test_ledger_and_content_are_dutch_in_dutch(game):
    shipped = Shipped(game)
    texts = [dutch for _, dutch in ledger_texts(Ledger(shipped.rules()))]
    for table, rows in shipped.data.items():
        for row in rows if table != "meta" else []:
            texts += [text["nl"] for text in row.values() if isinstance(text, dict)]
    assert len(texts) > 700
    assert [(text, found) for text in texts if (found := english_in(game, text))] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_ledger_names_the_same_rules_in_both_languages_and_only_such_as_exist(game):
    ledger = Ledger(Shipped(game).rules())
    for english, dutch in ledger_texts(ledger):
        named = REFERENCE.findall(english)
        assert sorted(named) == sorted(REFERENCE.findall(dutch))
        rules = {id for id in named if "-C-" not in id}  # what content was made to be stands outside the ledger
        assert rules <= {*ledger.clauses, *ledger.rulings, *ledger.hidden}


@pytest.mark.parametrize("game", [game for game in GAMES if not entrepot.game(game).is_test])
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_is_there_in_both_languages(game, language):
    text = (Shipped(game).folder / "about" / f"{language}.md").read_text(encoding="utf-8")
    assert text.count("\n## ") >= 6
    assert 1_000 < len(text.split()) < 1_800  # two pages
    assert language == "en" or not re.search(r"\b(the|with|your|turn)\b", text)
