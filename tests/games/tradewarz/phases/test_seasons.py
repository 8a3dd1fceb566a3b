"""Years of five seasons, the action board, RESOURCES +2, passing, dice, counters."""

import pytest
from tradewarz_tables import (
    GAME,
    POOR,
    RICH,
    army,
    asked,
    at,
    can,
    do,
    end_year,
    goods,
    player,
    refused,
    stand,
    told,
    wealth,
    xadlas,
)


def taken(**seasons):
    """Return a seat's action board."""
    return [seasons.get(name, "") for name in ("summer", "harvest", "fall", "winter", "spring")]


@pytest.mark.clauses("TW-SEASON-01", "TW-SEASON-03", "TW-SEASON-04", "TW-SEASON-05", "TW-R-18")
def test_each_season_gives_each_player_one_turn():
    state = at()
    do(state, "1 resources", "1 gain gold-gold", "1 end")
    assert asked(state) == ("turn", [2])
    assert player(state, 1)["board"][0] == "resources"
    do(state, "2 resources", "2 gain gold-gold", "2 end")
    assert (asked(state), state.view(None)["season"]) == (("turn", [1]), "harvest")
    assert GAME.cards.season_ids == ["summer", "harvest", "fall", "winter", "spring"]


@pytest.mark.clauses("TW-SEASON-02", "TW-R-30")
def test_a_turn_has_six_actions_and_free_ones_must_be_taken_while_there_are_any():
    state = at(
        goods=[RICH, RICH], army=[stand("s33", p1=1)], university=[{"economy": 1, "engineering": 0, "military": 0}] * 2
    )
    assert can(state, 1)[:6] == ["march", "build", "buy-tech", "recruit", "retreat", "resources"]
    assert refused(state, "1 pass") == "TW-R-30"
    assert refused(state, "1 end") == "TW-SEASON-02"


@pytest.mark.clauses("TW-SEASON-06", "TW-R-20")
def test_tokens_come_back_with_the_new_year():
    state = end_year(at())
    assert player(state, 1)["tokens"] == {
        "march": 2, "build": 2, "tech": 1, "recruit": 2, "retreat": 1, "resources": 2,
    }  # fmt: skip
    assert player(state, 1)["board"] == [""] * 5


@pytest.mark.clauses("TW-SEASON-07", "TW-SEASON-09")
@pytest.mark.parametrize("action", ["march", "build", "recruit", "resources"])
def test_four_actions_twice_a_year(action):
    board = taken(summer=action, harvest=action)
    state = at(goods=[RICH, RICH], season=2, marks=[board, [""] * 5], army=[stand("n3", p1=2)])
    assert refused(state, f"1 {action}") == "TW-SEASON-07"
    once = at(goods=[RICH, RICH], season=1, marks=[taken(summer=action), [""] * 5])
    assert action in can(once, 1)


@pytest.mark.clauses("TW-SEASON-08", "TW-R-20")
def test_buy_tech_and_retreat_once_a_year():
    given = {"goods": [RICH, RICH], "season": 2, "army": [stand("s33", p1=1)]}
    given["university"] = [{"economy": 1, "engineering": 0, "military": 0}] * 2
    assert {"buy-tech", "retreat"} <= set(can(at(**given), 1))
    spent = at(marks=[taken(summer="tech", harvest="retreat"), [""] * 5], **given)
    assert refused(spent, "1 buy-tech") == "TW-SEASON-08"
    assert refused(spent, "1 retreat") == "TW-SEASON-08"


@pytest.mark.clauses("TW-RESPLUS-01", "TW-RESPLUS-02", "TW-RES-01")
def test_resources_two_of_one_or_one_of_two():
    assert wealth(do(at(), "1 resources", "1 gain wheat-wheat"), 1) == (6, 6, 6, 8)
    state = do(at(), "1 resources")
    assert len(can(state, 1)) == 10
    assert wealth(do(state, "1 gain lumber-mining"), 1) == (6, 7, 7, 6)


@pytest.mark.clauses("TW-R-30")
def test_pass_only_when_neither_march_nor_resources_can_be_performed():
    board = taken(summer="resources", harvest="resources")
    homeless = {"army": [stand("n3", p2=3), stand("s3", p2=2)], "reserve": [10, 5], "goods": [POOR, POOR]}
    state = at(season=2, marks=[board, [""] * 5], options={"trading": "off"}, **homeless)
    assert can(state, 1) == ["pass"]
    do(state, "1 pass")
    assert player(state, 1)["board"] == board
    with_soldier = at(season=2, marks=[board, [""] * 5], goods=[POOR, POOR])
    assert "march" in can(with_soldier, 1)
    assert refused(with_soldier, "1 pass") == "TW-R-30"


@pytest.mark.clauses("TW-R-30", "TW-R-108")
def test_pass_stands_beside_paid_actions_and_nobody_is_eliminated():
    board = taken(summer="resources", harvest="resources")
    homeless = {"army": [stand("n3", p2=3), stand("s3", p2=2)], "reserve": [10, 5]}
    state = at(season=2, marks=[board, [""] * 5], **homeless, goods=[RICH, RICH])
    assert {"build", "pass"} <= set(can(state, 1))
    assert "recruit" not in can(state, 1)


@pytest.mark.clauses("TW-DICE-01", "TW-DICE-03", "TW-DICE-04", "TW-DICE-05", "TW-MARCH-03", "TW-R-18", "TW-R-19")
@pytest.mark.parametrize("season", range(5))
def test_the_season_s_die_is_rolled_and_shows_one_to_three(season):
    cold = season in (2, 3)
    state = at(season=season, red=[3], blue=[2])
    do(state, "1 march")
    assert told(state, "marching") == [f"marching 1 {2 if cold else 3}"]
    assert sorted(GAME.cards.die_faces) == [[1, 1, 1, 2, 2, 3], [1, 1, 2, 2, 3, 3]]


@pytest.mark.clauses("TW-RES-05", "TW-R-59", "TW-XADLA-06")
@pytest.mark.parametrize(("before", "after"), [(19, 10), (20, 11)])
def test_a_counter_at_21_or_more_gives_up_11_for_a_golden_xadla(before, after):
    state = at(goods=[goods(gold=before), RICH])
    do(state, "1 resources", "1 gain gold-gold")
    assert (wealth(state, 1)[0], xadlas(state, 1)) == (after, (1, 0))
    assert told(state, "xadlas") == ["xadlas 1 1 exchange"]


@pytest.mark.clauses("TW-RES-05")
def test_twenty_is_not_enough_for_an_exchange():
    state = at(goods=[goods(gold=18), RICH])
    do(state, "1 resources", "1 gain gold-gold")
    assert (wealth(state, 1)[0], xadlas(state, 1)) == (20, (0, 0))


@pytest.mark.clauses("TW-YEAR-08")
def test_what_cannot_be_paid_in_full_cannot_be_done():
    state = at(goods=[goods(gold=1, mining=1), RICH])
    do(state, "1 build")
    assert can(state, 1) == ["university economy 1", "university engineering 1", "university military 1"]
    assert refused(state, "1 university economy 2") == "TW-YEAR-08"
    assert "build" not in can(at(goods=[goods(gold=1), RICH]), 1)


@pytest.mark.clauses("TW-YEAR-07", "TW-R-103")
def test_where_nobody_could_do_anything_the_turn_ends_by_itself():
    state = do(at(options={"trading": "off"}), "1 resources", "1 gain gold-gold")
    assert asked(state) == ("turn", [2])
    assert army(state) == {"n3": {1: 2}, "s3": {2: 2}}
