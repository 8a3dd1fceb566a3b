"""Changed cards held against themselves as they were: a real change is told, one that does nothing is not."""

import json
from statistics import mean

import polars as pl
import pytest

import entrepot
from entrepot.arena.lab.order import BadOrder, Order
from entrepot.arena.lab.run import hire
from entrepot.arena.report.build import report
from entrepot.arena.report.changed import sentence
from entrepot.arena.report.names import Names
from entrepot.arena.simulate import Plan
from entrepot.arena.sweep.before import FEWEST, Sums, changed, compare_before, judge, named, other_words, told
from entrepot.kernel.chance import seeded

TRADEJACK = entrepot.game("tradejack")
DEAR, RENAMED = "product/biscuits-blue", "product/soap-yellow"


def planted():
    """A product worth five times what it was, and one that only got another name."""
    data = TRADEJACK.content.as_data()
    rows = {row["id"]: row for row in data["product"]}
    rows["biscuits-blue"]["value"] = 15
    rows["soap-yellow"]["name"] = {"en": "Sea soap", "nl": "Zeezeep"}
    return data


def order(content, games=40):
    return Order(Plan("tradejack", ("greedy", "greedy"), "1", {"length": "quick-4"}, content), games)


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    folder = tmp_path_factory.mktemp("before") / "out"
    return compare_before(folder, order(planted()), TRADEJACK.content, hire(1), lambda games: None), folder


def test_the_changed_card_is_named_and_no_other(found):
    rows = found[0]["changes"]
    assert list(rows) == [DEAR], "another name changes no game"
    assert rows[DEAR]["verdict"] == "stronger"
    gain = rows[DEAR]["questions"]["gain"]
    assert 0 < gain["low"] < gain["mean"] < gain["high"]
    assert gain["mean"] < 13, "no copy brings more than all that was added"
    assert json.loads((found[1] / "summary.json").read_text())["changes"] == rows


def test_the_report_says_so(found, monkeypatch):
    monkeypatch.setattr("entrepot.arena.report.page.pictures", lambda draw, *_: f"<p>{len(draw(700).to_dict())}</p>")
    text = report(found[1], found[0], TRADEJACK).read_text(encoding="utf-8")
    assert "What the changes do: Biscuits (blue): stronger than before." in text
    assert 'id="changes-of-cards"' in text
    assert "nothing proven" in sentence({"changes": {DEAR: {"verdict": ""}}}, Names(TRADEJACK))


def test_the_game_s_own_cards_have_no_change(tmp_path):
    with pytest.raises(BadOrder, match="the game's own"):
        compare_before(tmp_path / "out", order(None), TRADEJACK.content, hire(1), lambda games: None)
    assert changed(TRADEJACK.content, TRADEJACK.content) == []


# ---------------------------------------------------------------- what chance alone brings


def test_differences_of_either_sign_alike_are_real_no_more_often_than_they_may_be():
    """Few deals of very uneven size, on which a mean and its deviation would call far more real."""
    rng = seeded("signs")
    calls = []
    for _ in range(2000):
        sizes = [(1 + rng.below(9)) ** 3 for _ in range(FEWEST + 5)]
        values = pl.Series([size if rng.below(2) else -size for size in sizes])
        rows = {"c/x": {"questions": {"gain": told(Sums(values, 1.0))}, "verdict": ""}}
        judge(rows, 1)
        calls.append(rows["c/x"]["verdict"] != "")
    assert mean(calls) < 0.06


def test_few_deals_and_many_looks_prove_less():
    few, more = (told(Sums(pl.Series([1] * count), 1.0)) for count in (FEWEST - 1, FEWEST))
    assert few["p"] == 1
    assert more["p"] < 0.01
    verdicts = []
    for looks in (1, 40):
        rows = {"c/x": {"questions": {"taken": dict(more)}, "verdict": ""}}
        judge(rows, looks)
        verdicts.append(rows["c/x"]["verdict"])
    assert verdicts == ["wanted", ""]


def test_the_first_step_apart_names_what_is_chosen_instead():
    parted = pl.DataFrame({"was": [["buy", "cup"]] * 12, "now": [["buy", "vase"]] * 11 + [["pass"]]})
    assert named(parted, "vase").to_list() == [1] * 11 + [0]
    assert named(parted, "buy").sum() == -1
    assert [row["word"] for row in other_words(parted, "vase")] == ["cup"]
