"""BUILD: settlements, villages, castles, universities, silos, limits and costs."""

import pytest
from tradewarz_tables import (
    GAME,
    PLAIN,
    RICH,
    around,
    asked,
    at,
    building,
    buildings,
    can,
    crowd,
    do,
    goods,
    levels,
    player,
    refused,
    stand,
    told,
    wealth,
    xadlas,
)

HOLE = PLAIN.split()


def obstacles(*octagons):
    """Return the plain map with mountains on some octagons, such as 'o33'."""
    tiles = HOLE[:]
    for word in octagons:
        tiles[7 * (int(word[1]) - 1) + int(word[2]) - 1] = "M"
    return " ".join(tiles)


def ready(word="s33", **given):
    """Return a turn with one own soldier on a square, and rich counters."""
    return do(at(**{"goods": [RICH, RICH], "army": [stand(word, p1=1)], **given}), "1 build")


@pytest.mark.clauses(
    "TW-BUILD-01", "TW-BUILD-03", "TW-SETTLE-01", "TW-R-05", "TW-SETTLE-02", "TW-SILO-02", "TW-SILO-03"
)
def test_a_settlement_costs_lumber_and_wheat_and_comes_with_a_silo_of_choice():
    state = ready()
    assert {text.split()[0] for text in can(state, 1)} == {"settlement", "village", "university"}
    assert can(state, 1, "settlement") == ["settlement s33"]
    do(state, "1 settlement s33")
    assert wealth(state, 1) == (20, 19, 20, 19)
    assert asked(state) == ("silos", [1])
    assert can(state, 1) == [f"silo {octagon}" for octagon in around("s33")]
    assert refused(state, "1 silo o11") == "TW-SILO-02"
    do(state, "1 silo o44")
    assert state.view(None)["buildings"][0]["silos"] == ["o44"]
    assert refused(state, "1 silo o33") != ""


@pytest.mark.clauses("TW-VILLAGE-01", "TW-VILLAGE-02", "TW-VILLAGE-05", "TW-R-06")
def test_a_village_costs_more_and_has_two_silos_perhaps_on_one_octagon():
    state = do(ready(), "1 village s33", "1 silo o33", "1 silo o33")
    assert wealth(state, 1) == (18, 18, 20, 18)
    assert state.view(None)["buildings"][0]["silos"] == ["o33", "o33"]


@pytest.mark.clauses("TW-SETTLE-05", "TW-R-06", "TW-R-78")
def test_an_upgrade_adds_the_second_silo_and_wants_a_soldier():
    given = {"building": [building(1, "s33", "settlement", silos=["o33"])], "year": 2}
    state = do(ready(**given), "1 upgrade s33", "1 silo o34")
    assert wealth(state, 1) == (18, 19, 20, 19)
    assert state.view(None)["buildings"][0] == {
        "place": "s33", "seat": 0, "kind": "village", "year": 2, "silos": ["o33", "o34"], "extra": [],
    }  # fmt: skip
    assert refused(ready("s34", **given), "1 upgrade s33") == "TW-R-78"


def brings(state, text):
    """Return what a choice of seat 1 says that it brings: each word with how much."""
    lines = state.preview(0, GAME.parse(text))
    return {line["id"].split("-")[-1]: line["args"]["count"] for line in lines if "count" in line["args"]}


@pytest.mark.clauses("TW-SETTLE-06", "TW-VILLAGE-04", "TW-R-35", "TW-CASTLE-07", "TW-MAP-06")
def test_what_a_building_brings_is_told_before():
    state = ready(building=[building(1, "s44", "village"), building(1, "s55", "settlement")], year=2,
                  army=[stand("s33", p1=1), stand("s55", p1=1)])  # fmt: skip
    assert brings(state, "settlement s33") == {"silos": 1, "support": 1}
    assert brings(state, "village s33") == {"silos": 2, "gold": 1, "support": 2}
    assert brings(state, "upgrade s55") == {"silos": 1, "gold": 1, "support": 2}
    assert brings(state, "castle s44") == {"gold": 2, "silver": 1, "support": 4}
    by_id = {line["id"]: line["args"] for line in state.preview(0, GAME.parse("university economy 2"))}
    assert by_id["tradewarz-preview-level"] == {"tree": {"id": "tradewarz-tree-economy", "args": {}}, "level": 2}
    shore = ready(picture=obstacles(*around("s33")[1:]))
    fields = [line["args"] for line in shore.preview(0, GAME.parse("settlement s33")) if "fields" in line["args"]]
    assert [field["id"].split("-")[-1] for field in fields[0]["fields"]] == ["mining"]


@pytest.mark.clauses("TW-R-06", "TW-R-03", "TW-R-04", "TW-R-07", "TW-R-08", "TW-R-09", "TW-R-10")
def test_the_cost_table_settlement_and_upgrade_make_a_village():
    rows = {
        row["id"]: [row[good] for good in ("gold", "lumber", "mining", "wheat")] for row in GAME.content.rows("cost")
    }
    assert [a + b for a, b in zip(rows["settlement"], rows["upgrade"], strict=True)] == rows["village"] == [2, 2, 0, 2]
    assert (rows["road"], rows["bridge"], rows["tunnel"]) == ([0, 1, 1, 0], [0, 4, 2, 2], [0, 2, 4, 2])
    assert (rows["castle"], rows["soldier"]) == ([0, 4, 3, 4], [0, 3, 0, 3])
    assert (rows["university"], rows["tech"]) == ([1, 0, 1, 0], [0, 1, 1, 1])


@pytest.mark.clauses("TW-SETTLE-02", "TW-VILLAGE-02", "TW-R-50", "TW-R-26")
def test_only_on_bare_squares_with_an_own_soldier_never_on_gates():
    state = ready(building=[building(2, "s34", "settlement")])
    assert refused(state, "1 settlement s44") == "TW-SETTLE-02"
    assert refused(state, "1 village s44") == "TW-VILLAGE-02"
    assert refused(state, "1 settlement s34") == "TW-R-50"
    assert refused(state, "1 settlement n3") == "TW-R-26"
    own = ready(building=[building(1, "s33", "village", silos=["o33", "o33"])])
    assert refused(own, "1 settlement s33") == "TW-R-50"


@pytest.mark.clauses("TW-R-50")
def test_trading_posts_may_be_built_on_and_neighbours_do_not_matter():
    state = ready("s22", building=[building(2, "s23", "settlement")])
    assert can(state, 1, "settlement") == ["settlement s22"]


def six(seat=1, kind="settlement", count=6):
    """Return buildings on squares of the last rows."""
    return [building(seat, f"s6{column}", kind) for column in range(1, count + 1)]


@pytest.mark.clauses("TW-BUILD-02", "TW-SETTLE-03", "TW-COMP-04", "TW-R-97")
def test_buildings_on_six_squares_at_most():
    assert "settlement s33" in can(ready(building=six(count=5)), 1)
    state = ready(building=six())
    assert refused(state, "1 settlement s33") == "TW-BUILD-02"
    assert refused(state, "1 village s33") == "TW-BUILD-02"


@pytest.mark.clauses("TW-VILLAGE-03", "TW-SETTLE-04", "TW-R-83")
def test_five_villages_at_most_those_beneath_castles_included():
    five = [*six(kind="village", count=4), building(1, "s65", "castle")]
    state = ready(building=[*five, building(1, "s33", "settlement")])
    assert refused(state, "1 upgrade s33") == "TW-SETTLE-04"
    assert refused(ready(building=five), "1 village s33") == "TW-VILLAGE-03"
    assert "settlement s33" in can(ready(building=five), 1)


@pytest.mark.clauses("TW-CASTLE-01", "TW-CASTLE-02", "TW-CASTLE-03", "TW-R-07", "TW-R-78")
def test_a_castle_stands_on_a_village_of_an_earlier_year_and_needs_no_soldier():
    given = {"building": [building(1, "s44", "village", 1, ["o44", "o44"]), building(1, "s33", "settlement")]}
    state = ready(year=2, **given)
    assert can(state, 1, "castle") == ["castle s44"]
    assert refused(state, "1 castle s33") == "TW-CASTLE-02"
    do(state, "1 castle s44")
    assert wealth(state, 1) == (20, 16, 17, 16)
    assert buildings(state)["s44"] == (1, "castle")
    assert refused(ready(year=1, **given), "1 castle s44") == "TW-CASTLE-03"
    foreign = ready(year=2, building=[building(2, "s44", "village")])
    assert refused(foreign, "1 castle s44") == "TW-CASTLE-02"


@pytest.mark.clauses("TW-CASTLE-03", "TW-R-78", "TW-R-93")
def test_the_year_of_the_upgrade_counts():
    state = do(ready(year=2, building=[building(1, "s33", "settlement")]), "1 upgrade s33", "1 silo o33")
    do(state, "1 end", "2 resources", "2 gain gold-gold", "2 end", "1 build")
    assert refused(state, "1 castle s33") == "TW-CASTLE-03"


@pytest.mark.clauses("TW-CASTLE-04", "TW-COMP-06", "TW-R-97", "TW-R-56", "TW-R-107")
def test_two_castles_in_the_whole_game_whatever_was_captured_or_lost():
    village = building(1, "s33", "village")
    lost = ready(year=2, castles=[2, 0], building=[village, building(2, "s11", "castle"), building(2, "s12", "castle")])
    assert refused(lost, "1 castle s33") == "TW-CASTLE-04"
    won = ready(year=2, castles=[1, 1], building=[village, building(1, "s11", "castle"), building(1, "s12", "castle")])
    assert "castle s33" in can(won, 1)


@pytest.mark.clauses("TW-CASTLE-07", "TW-AIM-02", "TW-XADLA-07", "TW-XADLA-08", "TW-R-88")
def test_a_castle_is_a_silver_xadla():
    state = do(ready(year=2, building=[building(1, "s33", "village")]), "1 castle s33")
    assert xadlas(state, 1) == (0, 1)


# ---------------------------------------------------------------- silos


@pytest.mark.clauses("TW-SILO-02", "TW-SILO-06", "TW-VILLAGE-06")
def test_silos_go_on_fields_alone():
    state = do(ready(picture=obstacles("o33")), "1 settlement s33")
    assert can(state, 1) == ["silo o34", "silo o43", "silo o44"]


@pytest.mark.clauses("TW-SILO-02", "TW-SILO-03")
def test_with_one_field_there_is_no_choice():
    state = do(ready(picture=obstacles("o33", "o34", "o43")), "1 village s33")
    assert state.view(None)["buildings"][0]["silos"] == ["o44", "o44"]
    assert asked(state) == ("after", [1])


@pytest.mark.clauses("TW-R-77")
def test_without_fields_one_may_build_without_silos():
    state = do(ready(picture=obstacles(*around("s33"))), "1 village s33")
    assert state.view(None)["buildings"][0]["silos"] == []


@pytest.mark.clauses("TW-R-87")
def test_an_octagon_takes_any_number_of_silos_of_anybody():
    state = ready(building=[building(2, "s34", "village", silos=["o34", "o34"])])
    do(state, "1 village s33", "1 silo o34", "1 silo o34")
    assert [row["silos"] for row in state.view(None)["buildings"]] == [["o34", "o34"], ["o34", "o34"]]


@pytest.mark.clauses("TW-COMP-05")
def test_a_silo_that_is_not_in_the_supply_cannot_be_placed():
    full = crowd(22)
    assert player(ready(**full), 1)["silos_left"] == 1
    state = do(ready(**full), "1 village s33", "1 silo o33")
    assert asked(state)[0] == "after"
    assert player(state, 1)["silos_left"] == 0


# ---------------------------------------------------------------- universities


@pytest.mark.clauses("TW-UNI-01", "TW-UNI-02", "TW-UNI-03", "TW-UNI-04", "TW-R-08")
def test_universities_several_levels_in_one_action():
    state = ready()
    assert len(can(state, 1, "university")) == 12
    do(state, "1 university economy 3")
    assert (wealth(state, 1), player(state, 1)["universities"]) == ((14, 20, 14, 20), levels(economy=3))


@pytest.mark.clauses("TW-UNI-03")
def test_levels_that_stand_are_not_paid_again():
    state = ready(university=[levels(military=2), levels()])
    assert refused(state, "1 university military 2") == "TW-UNI-03"
    do(state, "1 university military 4")
    assert wealth(state, 1) == (13, 20, 13, 20)


@pytest.mark.clauses("TW-UNI-06", "TW-XADLA-04", "TW-XADLA-01", "TW-AIM-03")
def test_the_fourth_level_is_a_golden_xadla():
    state = do(ready(university=[levels(economy=3), levels()]), "1 university economy 4")
    assert (xadlas(state, 1), told(state, "xadlas")) == ((1, 0), ["xadlas 1 1 university"])
    assert xadlas(do(ready(), "1 university economy 3"), 1) == (0, 0)


@pytest.mark.clauses("TW-BUILD-03", "TW-R-49")
def test_one_object_an_action():
    state = do(ready(), "1 university economy 1")
    assert asked(state)[0] == "after"
    assert goods(1, 0, 0, 0)["gold"] == 1
    assert refused(state, "1 build") != ""
