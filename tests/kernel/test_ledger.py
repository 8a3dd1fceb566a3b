"""The ledger: clauses, rulings, options, and what is hidden."""

import pytest
from toy import LEDGER, TOY

import entrepot
from entrepot.kernel.ledger import Ledger


def test_clauses_rulings_and_hidden_entries_are_kept_by_id():
    ledger = TOY.ledger
    assert list(ledger.clauses) == ["TOY-STEP", "TOY-PLAY"]
    clause = ledger.clauses["TOY-STEP"]
    assert (clause.kind, clause.rule, clause.nl) == ("action", "A seat may step.", "Een speler mag stappen.")
    assert list(ledger.rulings) == ["TOY-R-1", "TOY-R-2", "TOY-R-3"]
    ruling = ledger.rulings["TOY-R-3"]
    assert (ruling.ruling, ruling.question) == ({"en": "words of R-3", "nl": "woorden van R-3"}, {"en": "?", "nl": "?"})
    assert (ruling.why, ruling.option, ruling.choices) == ({"en": "", "nl": ""}, "", [])
    hidden = ledger.hidden["TOY-H-1"]
    assert (hidden.what["nl"], hidden.seen_by, hidden.is_public) == ("hand", {"en": "own", "nl": "eigen"}, False)


def test_a_ledger_may_say_where_its_entries_come_from():
    assert (TOY.ledger.clauses["TOY-STEP"].origin, TOY.ledger.rulings["TOY-R-1"].origin) == ("", "")
    clause, ruling = {**LEDGER["clause"][0], "origin": "public"}, {**LEDGER["ruling"][0], "origin": "source"}
    told = Ledger({"clause": [clause], "ruling": [ruling]})
    assert (told.clauses[clause["id"]].origin, told.rulings[ruling["id"]].origin) == ("public", "source")


def test_a_ruling_with_choices_is_an_option_and_the_first_is_the_default():
    assert TOY.ledger.options == {"length": ["short", "long", "endless"], "cards": ["few", "many"]}
    assert TOY.new(2).dump()["options"] == {"length": "short", "cards": "few"}


def test_clauses_and_rulings_are_told_in_both_languages():
    assert TOY.ledger.text("TOY-PLAY") == "A seat may play a card."
    assert TOY.ledger.text("TOY-PLAY", "nl") == "Een speler mag een kaart spelen."
    assert TOY.ledger.text("TOY-R-3", "nl") == "woorden van R-3"
    with pytest.raises(KeyError):
        TOY.ledger.text("TOY-99")


def test_a_hidden_entry_may_be_known_to_all_by_what_happened():
    data = {**LEDGER, "hidden": [{**LEDGER["hidden"][0], "public": True}]}
    assert Ledger(data).hidden["TOY-H-1"].is_public


def test_an_empty_ledger_has_nothing():
    ledger = Ledger({})
    assert (ledger.clauses, ledger.rulings, ledger.hidden, ledger.options) == ({}, {}, {}, {})


@pytest.mark.parametrize("name", ["haggle", "tradejack"])
def test_what_verbs_and_phases_cite_stands_in_the_ledger(name):
    game = entrepot.game(name)
    cited = {clause for verb in game.actions.verbs for clause in verb.clauses}
    cited |= {phase.turn_clause for phase in game.phases if phase.turn_clause} | {game.turn_clause, game.end_clause}
    assert [id for id in cited if not game.ledger.text(id)] == []
