"""Why not: the rule that forbids, for what players try."""

import pytest
from price_of_power_tables import at, do, new, refused, trading

EMPTY = {"power": [[0, 0, 0], [3, 3, 3]]}
NEAR = {("grey-sound", 1): (1, 0)}
HERE = {("harrow-roads", 1): False}


@pytest.mark.clauses(
    "PP-TURN-03", "PP-ACT-01", "PP-INFL-02", "PP-INFL-03", "PP-INFL-05", "PP-VASSAL-01", "PP-VASSAL-02", "PP-VASSAL-03",
    "PP-ORDER-01", "PP-COLON-05", "PP-COLON-09", "PP-IDEA-05", "PP-BUILD-01", "PP-SAIL-01", "PP-SAIL-02", "PP-IDEA-01",
    "PP-IDEA-04", "PP-GROW-01", "PP-GROW-02", "PP-GROW-03", "PP-MISSION-01", "PP-LOAN-03", "PP-LOAN-04", "PP-LOAN-07",
)  # fmt: skip
@pytest.mark.parametrize(
    ("given", "action", "clause"),
    [
        ({}, "end", "PP-TURN-03"),
        ({"acted": True}, "pass", "PP-TURN-03"),
        ({}, "trade", "PP-ACT-01"),
        ({**EMPTY, "merchants": HERE}, "trade", "PP-ACT-01"),
        ({**EMPTY, "influence": {("downs", 1): 1}}, "influence downs", "PP-INFL-01"),
        ({}, "influence kronau", "PP-INFL-02"),
        ({"towns": {"fernport": 1}}, "influence fern-coast", "PP-INFL-03"),
        ({"influence": {("downs", 1): 1}}, "influence tverland", "PP-SETUP-01"),
        ({"influence": {("downs", 1): 5}}, "influence downs", "PP-INFL-02"),
        ({"towns": {"eberwald": 1}}, "subjugate eberwald", "PP-VASSAL-01"),
        ({"influence": {("kronau", 1): 1}}, "subjugate eberwald", "PP-VASSAL-02"),
        ({"towns": {"caerwick": 1}}, "subjugate eberwald", "PP-VASSAL-01"),
        ({}, "annex eberwald", "PP-VASSAL-03"),
        ({"vassals": {"eberwald": 1}}, "annex eberwald", "PP-VASSAL-03"),
        ({"towns": {"caerwick": 1}}, "restore caerwick", "PP-ORDER-01"),
        ({}, "colonize fern-coast", "PP-COLON-05"),
        ({"claims": [("fern-coast", 1)]}, "colonize fern-coast", "PP-COLON-05"),
        ({}, "explore", "PP-COLON-09"),
        ({"ships": NEAR}, "explore-from grey-sound loose", "PP-IDEA-05"),
        ({}, "build caerwick", "PP-BUILD-01"),
        ({"towns": {"caerwick": 1}, "ducats": [3, 0]}, "build caerwick", "PP-BUILD-01"),
        ({"towns": {"caerwick": 1}, "ships": {("grey-sound", 1): (15, 0)}}, "build caerwick", "PP-R-51"),
        ({}, "sail grey-sound", "PP-SAIL-01"),
        ({"ships": NEAR}, "sail sapphire-sea", "PP-SAIL-01"),
        ({"ships": {("sunset-deep", 1): (1, 0)}}, "sail fog-banks", "PP-SAIL-02"),
        ({"ideas": [["new-world"], []]}, "research new-world", "PP-IDEA-01"),
        ({}, "research trading-companies", "PP-IDEA-04"),
        ({}, "research free-trade", "PP-IDEA-08"),
        ({}, "grow harrow-roads", "PP-GROW-02"),
        ({"merchants": HERE}, "grow harrow-roads", "PP-GROW-02"),
        ({"expanded": ["harrow-roads"]}, "grow harrow-roads", "PP-GROW-03"),
        ({"growth": [0, 2]}, "grow harrow-roads", "PP-GROW-01"),
        ({}, "grow furhold", "PP-EDITION-02"),
        ({}, "claim roads-and-staples", "PP-MISSION-01"),
        ({}, "claim great-fairs", "PP-MISSION-01"),
        ({"interest": [5, 0]}, "loan", "PP-LOAN-03"),
        ({"loan_way": 2}, "loan", "PP-LOAN-07"),
        ({}, "repay", "PP-LOAN-04"),
        ({"interest": [1, 0], "loan_way": 1}, "repay", "PP-LOAN-07"),
    ],
)
def test_a_turn_says_which_rule_forbids(given, action, clause):
    assert refused(at(**given), f"1 {action}") == clause


@pytest.mark.clauses("PP-TURN-01", "PP-R-49")
def test_one_acts_in_ones_own_turn():
    assert refused(at(), "2 pass") == "PP-TURN-01"
    assert refused(new(options={"realms": "chosen"}), "2 realm tessaly") == "PP-R-49"


@pytest.mark.clauses(
    "PP-ACT-06", "PP-SECOND-01", "PP-EDITION-02", "PP-CONN-01", "PP-ACT-14", "PP-SECOND-08", "PP-ACT-04", "PP-ACT-15"
)
@pytest.mark.parametrize(
    ("given", "action", "clause"),
    [
        ({}, "select bay-salt_sunset-roads", "PP-ACT-06"),
        ({}, "select-secondary wool_harrow-roads", "PP-SECOND-01"),
        ({}, "select timber_furhold", "PP-EDITION-02"),
        ({}, "select herring_sunset-roads", "PP-CONN-01"),
        ({"merchants": {**HERE, ("rysmond-fair", 1): True}}, "select wool_rysmond-fair", "PP-ACT-14"),
        ({"pirates": [["amber-staple", 1]]}, "select-secondary herring_harrow-roads", "PP-SECOND-08"),
        ({"ships": {**NEAR, ("amber-sea", 2): (2, 2)}}, "select-secondary herring_harrow-roads", "PP-SECOND-02"),
        ({}, "escort amber-sea loose", "PP-ACT-04"),
        ({"ships": {**NEAR, ("sapphire-sea", 1): (1, 0)}}, "escort sapphire-sea loose", "PP-ACT-15"),
    ],
)
def test_a_trade_says_which_rule_forbids(given, action, clause):
    state = trading("wool", "herring", "timber", **{"merchants": HERE, "ships": NEAR, **given})
    assert refused(state, f"1 {action}") == clause


@pytest.mark.clauses("PP-ACT-04", "PP-ACT-05", "PP-ACT-07", "PP-ACT-15", "PP-SHIP-05", "PP-R-20")
def test_the_moved_ship_is_told_where_it_cannot_end():
    given = {"merchants": HERE, "ships": {("sunset-deep", 1): (1, 0), ("northern-reach", 2): (2, 2)}}
    state = do(trading("wool", "glass", "books", **given), "1 escort sunset-deep loose")
    assert refused(state, "1 to amber-sea loose") == "PP-ACT-04"
    assert refused(state, "1 to pelloire-gulf loose") == "PP-ACT-07"
    assert refused(state, "1 to northern-reach slot") == "PP-SHIP-05"
    assert refused(state, "1 to fog-banks loose") == "PP-SAIL-02"
    assert refused(state, "1 oust grey-sound 1") == "PP-ACT-05"
    do(state, "1 to grey-sound slot")
    assert refused(state, "1 decline") == "PP-ACT-15"


@pytest.mark.clauses("PP-SAIL-01", "PP-SAIL-03", "PP-SHIP-05", "PP-BUILD-01", "PP-INFL-02")
def test_other_actions_say_it_too():
    state = do(at(ships={("sunset-deep", 1): (1, 0), ("grey-sound", 2): (3, 3)}), "1 sail grey-sound")
    assert refused(state, "1 done") == "PP-SAIL-01"
    assert refused(state, "1 hunt harrow-roads") == "PP-SAIL-03"
    assert refused(state, "1 bring sunset-deep loose slot") == "PP-SHIP-05"
    assert refused(state, "1 bring amber-sea loose loose") == "PP-SAIL-01"
    state = do(at(towns={"skerravoe": 1, "tarrow": 1}), "1 build skerravoe", "1 launch northern-reach loose")
    assert refused(state, "1 build skerravoe") == "PP-BUILD-01"
    state = do(at(influence={("kronau", 1): 1}), "1 influence kronau", "1 cube-power kronau")
    assert refused(state, "1 cube-ducats kronau") == "PP-INFL-02"


@pytest.mark.clauses("PP-TAX-04", "PP-TAX-06", "PP-LOAN-03")
def test_income_says_it_too():
    state = at("income", passed=[1, 2], ships={("grey-sound", 1): (3, 0)}, ducats=[5, 9], interest=[5, 0])
    assert refused(state, "1 keep") == "PP-TAX-04"
    assert refused(state, "1 loan") == "PP-LOAN-03"
    state = do(at("income", passed=[1, 2]), "1 court military")
    assert refused(state, "1 court military") == "PP-TAX-06"


@pytest.mark.clauses("PP-COLON-04", "PP-EVENT-02", "PP-EVENT-03", "PP-EVENT-09", "PP-GROW-03")
def test_choices_of_places_say_it_too():
    given = {"ships": {("fog-banks", 1): (1, 0), ("sugar-sea", 1): (1, 0)}, "ideas": [["new-world"], []]}
    state = do(at(**given, claims=[("tidewater", 1)], draws={"explore": [1]}), "1 explore")
    assert refused(state, "1 discover tidewater") == "PP-COLON-04"
    assert refused(state, "1 discover highmesa") == "PP-COLON-04"
    stand = {("harrow-roads", 1): False, ("cape-verrin", 2): True}
    state = at("event", draws={"event": ["pirates"]}, events_left=1, first=2, merchants=stand)
    assert refused(state, "1 pirate amber-staple") == "PP-EVENT-02"
    state = at("event", draws={"event": ["boom"]}, events_left=1, first=2, merchants=stand)
    assert refused(state, "1 expand amber-staple") == "PP-GROW-03"
    towns = {"skerravoe": 1, "glenmarran": 1, "marelle": 1, "caerwick": 1}
    state = at("event", draws={"event": ["revolt"]}, events_left=1, towns=towns)
    assert refused(state, "1 revolt caerwick") == "PP-EVENT-03"
    fleet = {("grey-sound", 2): (2, 1)}
    state = at("event", draws={"event": ["lost-at-sea"]}, events_left=1, first=2, ships=fleet)
    assert refused(state, "1 sink 1 amber-sea loose") == "PP-EVENT-09"
