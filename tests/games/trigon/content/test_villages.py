"""The village cards of Rule of Trigon as shipped."""

from collections import Counter

import pytest
from trigon_content import DATA, LANDS, coins, row


@pytest.mark.clauses("RT-COMP-14", "RT-SETUP-05", "RT-SCOUT-13", "RT-R-28")
def test_50_village_cards_of_four_kinds():
    kinds = Counter()
    for village in DATA["village"]:
        kinds[village["kind"]] += village["copies"]
    assert kinds == {"capital": 4, "simple": 20, "developed": 16, "luxury": 10}
    assert [row("land", land)["card"] for land in LANDS] == ["psor", "nieuw-delia", "citel", "pyros"]


@pytest.mark.clauses("RT-COMP-34", "RT-R-77", "RT-R-84", "RT-SCOUT-13")
def test_capitals_pay_alike_and_the_most():
    def worth(village):
        return village["copper"] + 3 * village["silver"] + 9 * village["gold"]

    capitals = [village for village in DATA["village"] if village["kind"] == "capital"]
    alike = [{key: value for key, value in row.items() if key not in ("id", "name")} for row in capitals]
    assert alike == [alike[0]] * 4
    assert worth(capitals[0]) == 10
    most = {
        kind: max(worth(village) for village in DATA["village"] if village["kind"] == kind)
        for kind in ("simple", "developed", "luxury")
    }
    assert most == {"simple": 2, "developed": 4, "luxury": 9}


@pytest.mark.clauses("RT-CITY-04", "RT-CITY-08", "RT-BIRTH-01", "RT-SCOUT-14", "RT-SCOUT-15", "RT-INCOME-01")
def test_cities_pay_and_bear_more_than_their_villages():
    for village in DATA["village"]:
        assert sum(coins(village, "city_")) > sum(coins(village)), village["id"]
        assert village["city_births"] > village["births"] >= 1, village["id"]
    births = Counter()
    for village in DATA["village"]:
        births[village["births"]] += village["copies"]
    assert births == {1: 41, 2: 9}  # usually one


@pytest.mark.clauses("RT-CITY-02", "RT-SCOUT-14", "RT-R-27")
def test_every_kind_of_figure_is_a_bonus():
    bonus = Counter()
    for village in DATA["village"]:
        bonus[village["bonus"]] += village["copies"]
    assert bonus == {"knight": 32, "boat": 9, "scout": 9}
    assert {village["bonus_count"] for village in DATA["village"] if village["bonus"] != "knight"} == {1}
