"""Why not, in words: the reason that players read, with what would be needed."""

import pytest
from price_of_power_tables import at, because, do, trading

POOR = {"power": [[0, 0, 0], [3, 3, 3]]}
NEAR = {("grey-sound", 1): (1, 0)}
HERE = {("harrow-roads", 1): False}


@pytest.mark.clauses(
    "PP-TURN-03", "PP-ACT-01", "PP-ACT-03", "PP-INFL-01", "PP-INFL-02", "PP-INFL-03", "PP-INFL-05", "PP-LOAN-03",
    "PP-LOAN-04", "PP-LOAN-07", "PP-MISSION-01",
)  # fmt: skip
@pytest.mark.parametrize(
    ("given", "action", "reason"),
    [
        ({}, "end", "act-first"),
        ({"acted": True}, "trade", "acted"),
        ({"acted": True}, "decline", "no-trade-open"),
        ({"acted": True}, "send-new", "no-trade-open"),
        ({}, "trade", "no-merchant"),
        ({**POOR, "merchants": HERE}, "trade", "power diplomatic 1"),
        ({"interest": [5, 0]}, "loan", "loans-closed"),
        ({"interest": [4, 0], "loan_way": 2}, "loan", "loan-way"),
        ({"ducats": [9, 0]}, "repay", "no-interest"),
        ({"ducats": [5, 0], "interest": [1, 0]}, "repay", "ducats 6"),
        ({"ducats": [6, 0], "interest": [1, 0], "loan_way": 1}, "repay", "loan-way"),
        ({}, "claim great-fairs", "other-mission"),
        ({}, "claim masters-of-the-sound", "mission-unmet"),
        ({"missions": [["masters-of-the-sound"], []]}, "claim masters-of-the-sound", "mission-done"),
        (POOR, "influence downs", "power diplomatic 1"),
        ({}, "influence tverland", "not-in-play"),
        ({"towns": {"fernport": 1}}, "influence tidewater", "distant-influence"),
        ({"influence": {("downs", 1): 4, ("skerra", 1): 4, ("kronau", 1): 4, ("zefta", 1): 4, ("ostrow", 1): 4}},
         "influence downs", "no-cube"),
        ({"towns": {"oranit": 1, "tamrit": 2}, "influence": {("zahran", 1): 1}}, "influence zefta", "wholly-owned"),
        ({"influence": {("downs", 2): 5, ("skerra", 1): 1}}, "influence downs", "cubes-full"),
        ({"influence": {("downs", 1): 1}}, "influence kronau", "not-near"),
        ({"influence": {("downs", 1): 1}, "placed": [["downs", 2]]}, "influence downs", "turn-cubes"),
    ],
)  # fmt: skip
def test_a_turn_says_why_not(given, action, reason):
    assert because(at(**given), f"1 {action}") == reason


@pytest.mark.clauses(
    "PP-VASSAL-01", "PP-VASSAL-02", "PP-VASSAL-03", "PP-ORDER-01", "PP-COLON-01", "PP-COLON-05", "PP-COLON-09",
    "PP-IDEA-05", "PP-IDEA-06",
)  # fmt: skip
@pytest.mark.parametrize(
    ("given", "action", "reason"),
    [
        ({}, "subjugate velgrad", "not-in-play"),
        ({"vassals": {"hoogwater": 2}}, "subjugate hoogwater", "taken"),
        ({}, "subjugate fernport", "taken"),
        ({"towns": {"tarrow": 1}, "influence": {("rysland", 1): 1}}, "subjugate hoogwater", "base-tax"),
        ({"towns": {"caerwick": 1}, "influence": {("rysland", 2): 2}}, "subjugate hoogwater", "influence 3"),
        ({"towns": {"caerwick": 1}, "influence": {("rysland", 1): 1}, **POOR}, "subjugate hoogwater",
         "power diplomatic 3"),
        ({"vassals": {"hoogwater": 2}}, "annex hoogwater", "not-vassal"),
        ({"vassals": {"hoogwater": 1}, "occupied": ["hoogwater"], "influence": {("rysland", 1): 2}}, "annex hoogwater",
         "not-vassal"),
        ({"vassals": {"hoogwater": 1}, "influence": {("rysland", 2): 1}}, "annex hoogwater", "influence 2"),
        ({"vassals": {"hoogwater": 1}, "influence": {("rysland", 1): 1}, **POOR}, "annex hoogwater",
         "power administrative 3"),
        ({"towns": {"tarrow": 1}}, "restore tarrow", "not-occupied"),
        ({"towns": {"tarrow": 2}, "occupied": ["tarrow"]}, "restore tarrow", "not-occupied"),
        ({"towns": {"tarrow": 1}, "occupied": ["tarrow"], **POOR}, "restore tarrow", "power military 1"),
        (POOR, "explore", "power diplomatic 1"),
        ({"power": [[0, 1, 0], [0, 0, 0]]}, "explore", "power military 1"),
        ({}, "explore", "no-land"),
        ({"ships": NEAR}, "explore-from grey-sound loose", "no-idea"),
        ({"ships": NEAR, "ideas": [["new-world"], []]}, "explore-from grey-sound slot", "no-ship"),
        ({"ships": NEAR, "ideas": [["new-world"], []]}, "explore-from downs loose", "no-ship"),
        ({"ships": {("amber-sea", 1): (1, 0)}, "ideas": [["new-world"], []]}, "explore-from amber-sea loose",
         "no-land"),
        ({"claims": [("tidewater", 2)]}, "colonize tidewater", "no-claim"),
        ({"claims": [("tidewater", 1)], "towns": {"tidehaven": 2}}, "colonize tidewater", "not-vacant"),
        ({"claims": [("tidewater", 1)], "dnpr": ["tidehaven"]}, "colonize tidewater", "not-vacant"),
        ({"claims": [("highmesa", 1)]}, "colonize highmesa", "not-vacant"),
        ({"claims": [("tidewater", 1)]}, "colonize tidewater", "no-chain"),
        ({"claims": [("tidewater", 1)], "ships": {("sunset-deep", 1): (1, 0), ("fog-banks", 1): (1, 0)}, **POOR},
         "colonize tidewater", "power administrative 4"),
        ({"claims": [("tidewater", 1)], "ships": {("sunset-deep", 1): (1, 0), ("fog-banks", 1): (1, 0)}, **POOR,
          "ideas": [["colonial-charter"], []]}, "colonize tidewater", "power administrative 1"),
    ],
)  # fmt: skip
def test_land_and_colonies_say_why_not(given, action, reason):
    assert because(at(**given), f"1 {action}") == reason


@pytest.mark.clauses(
    "PP-BUILD-01", "PP-SAIL-01", "PP-SAIL-02", "PP-IDEA-01", "PP-IDEA-04", "PP-IDEA-07", "PP-IDEA-08", "PP-GROW-01",
    "PP-GROW-02", "PP-GROW-03", "PP-R-51",
)  # fmt: skip
@pytest.mark.parametrize(
    ("given", "action", "reason"),
    [
        (POOR, "build caerwick", "power military 1"),
        ({"towns": {"caerwick": 2}}, "build caerwick", "no-port"),
        ({"towns": {"brenmoor": 1}}, "build brenmoor", "no-port"),
        ({"towns": {"caerwick": 1}, "occupied": ["caerwick"]}, "build caerwick", "no-port"),
        ({"towns": {"caerwick": 1}, "ducats": [3, 0]}, "build caerwick", "ducats 4"),
        ({"towns": {"caerwick": 1}, "ducats": [2, 0], "ideas": [["merchant-marine"], []]}, "build caerwick",
         "ducats 3"),
        ({"towns": {"caerwick": 1}, "ships": {("grey-sound", 1): (15, 0)}}, "build caerwick", "no-ships-left"),
        (POOR, "sail grey-sound", "power military 1"),
        ({}, "sail grey-sound", "no-ship"),
        ({"ships": NEAR}, "sail tallow-sea", "not-in-play"),
        ({"ships": NEAR}, "sail fog-banks", "distant-closed"),
        ({"ships": NEAR}, "sail lantern-sea", "too-far"),
        ({"ideas": [["new-world"], []]}, "research new-world", "idea-known"),
        ({}, "research trading-companies", "too-early"),
        ({"round": 3, **POOR}, "research trading-companies", "power diplomatic 4"),
        ({}, "grow furhold", "not-in-play"),
        ({"growth": [0, 2]}, "grow harrow-roads", "no-growth"),
        ({"expanded": ["harrow-roads"]}, "grow harrow-roads", "expanded"),
        ({}, "grow harrow-roads", "own-merchant"),
        ({"merchants": HERE}, "grow harrow-roads", "not-connected"),
        ({"merchants": HERE, "ships": NEAR, "ducats": [2, 0]}, "grow harrow-roads", "ducats 3"),
        ({"merchants": HERE, "ships": NEAR, "ducats": [5, 0], **POOR}, "grow harrow-roads", "power administrative 2"),
    ],
)  # fmt: skip
def test_ships_ideas_and_growth_say_why_not(given, action, reason):
    assert because(at(**given), f"1 {action}") == reason


@pytest.mark.clauses(
    "PP-ACT-04", "PP-ACT-06", "PP-ACT-07", "PP-ACT-14", "PP-ACT-15", "PP-CONN-01", "PP-EDITION-02", "PP-SECOND-01",
    "PP-SECOND-02", "PP-SECOND-08",
)  # fmt: skip
@pytest.mark.parametrize(
    ("given", "action", "reason"),
    [
        ({}, "select bay-salt_sunset-roads", "no-such-card"),
        ({}, "select-secondary wool_harrow-roads", "no-secondary"),
        ({}, "select timber_furhold", "not-in-play"),
        ({}, "select herring_sunset-roads", "not-connected"),
        ({"merchants": {("harrow-roads", 1): True, ("rysmond-fair", 1): False}}, "select wool_harrow-roads",
         "lying-merchant"),
        ({"pirates": [["amber-staple", 1]]}, "select-secondary herring_harrow-roads", "pirates-there"),
        ({"ships": {**NEAR, ("amber-sea", 2): (2, 2)}}, "select-secondary herring_harrow-roads", "rivals 2"),
        ({}, "escort grey-sound slot", "no-ship"),
        ({}, "escort downs loose", "no-ship"),
        ({"ships": {**NEAR, ("sapphire-sea", 1): (1, 0)}}, "escort sapphire-sea loose", "must-serve"),
    ],
)  # fmt: skip
def test_a_trade_says_why_not(given, action, reason):
    state = trading("wool", "herring", "timber", **{"merchants": HERE, "ships": NEAR, **given})
    assert because(state, f"1 {action}") == reason


@pytest.mark.clauses("PP-ACT-04", "PP-ACT-05", "PP-ACT-07", "PP-SAIL-02", "PP-SHIP-05", "PP-SETUP-01")
def test_the_moved_ship_is_told_why_it_cannot_end_there():
    ships = {("sunset-deep", 1): (1, 0), ("northern-reach", 2): (2, 2)}
    state = do(trading("wool", "glass", "books", merchants=HERE, ships=ships), "1 escort sunset-deep loose")
    assert because(state, "1 to tallow-sea loose") == "not-in-play"
    assert because(state, "1 to fog-banks loose") == "distant-closed"
    assert because(state, "1 to amber-sea loose") == "too-far"
    assert because(state, "1 to northern-reach slot") == "slots-full"
    assert because(state, "1 oust grey-sound 1") == "slot-free"
    assert because(state, "1 oust northern-reach 0") == "not-theirs"
    assert because(state, "1 to pelloire-gulf loose") == "must-serve"
    do(state, "1 to grey-sound slot")
    assert because(state, "1 decline") == "declined-late"


@pytest.mark.clauses("PP-SAIL-01", "PP-SAIL-03", "PP-SHIP-05")
def test_a_fleet_says_why_not():
    ships = {("sunset-deep", 1): (1, 0), ("sapphire-sea", 1): (1, 0), ("grey-sound", 2): (3, 3)}
    state = do(at(ships=ships, pirates=[["harrow-roads", 1]]), "1 sail grey-sound")
    assert because(state, "1 done") == "nothing-moved"
    assert because(state, "1 hunt harrow-roads") == "no-pirates"
    assert because(state, "1 bring sunset-deep loose slot") == "slots-full"
    assert because(state, "1 bring sunset-deep slot loose") == "no-ship"
    assert because(state, "1 bring downs loose loose") == "no-ship"
    assert because(state, "1 bring sapphire-sea loose loose") == "too-far"
    assert because(state, "1 bring sapphire-sea slot loose") == "no-ship"
    assert because(state, "1 bring lantern-sea loose loose") == "no-ship"


@pytest.mark.clauses("PP-INFL-01", "PP-INFL-02", "PP-TAX-04", "PP-TAX-06", "PP-LOAN-03", "PP-GOLD-03")
def test_influence_and_income_say_why_not():
    given = {"influence": {("kronau", 1): 1}, "power": [[0, 1, 0], [0, 0, 0]], "ducats": [3, 0]}
    state = do(at(**given), "1 influence kronau")
    assert because(state, "1 cube-power kronau") == "power diplomatic 1"
    assert because(state, "1 cube-power zefta") == "not-near"
    assert because(state, "1 cube-ducats zefta") == "not-near"
    state = do(at(influence={("kronau", 1): 1}, ducats=[2, 0]), "1 influence kronau")
    assert because(state, "1 cube-ducats grauwald") == "ducats 3"
    state = at("income", passed=[1, 2], ships={("grey-sound", 1): (3, 0)}, ducats=[6, 9], interest=[5, 0])
    assert because(state, "1 keep") == "upkeep-due"
    assert because(state, "1 loan") == "loans-closed"
    assert because(state, "1 scrap amber-sea loose") == "no-ship"
    state = do(at("income", passed=[1, 2], ducats=[8, 0]), "1 court military")
    assert because(state, "1 court military") == "court-bought"
    do(state, "1 court diplomatic")
    assert because(state, "1 court administrative") == "ducats 3"
