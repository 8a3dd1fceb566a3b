"""How a game ends, who has won, and by which step."""

import pytest
from tradewarz_tables import POOR, RICH, asked, at, building, do, end_year, goods, refused, stand, told, xadlas

from entrepot.games.tradewarz.rules import scoring, victory
from entrepot.kernel.audience import TABLE

TIME = {"end": "time"}
XADLAS = {"end": "xadlas"}


def ended(state):
    """Return ending, places, scores and the deciding clause of a finished game."""
    outcome = state.outcome()
    return outcome["ending"], outcome["places"], outcome["scores"], outcome["decided_by"]


@pytest.mark.clauses("TW-DUR-08", "TW-DUR-09", "TW-R-98", "TW-R-99", "TW-DUR-01", "TW-AIM-01")
def test_years_four_unless_the_table_chooses_otherwise():
    state = end_year(at("close", year=4, golden=[2, 1]))
    assert ended(state) == ("years", [1, 2], [2, 1], "TW-AIM-01")
    assert not at("close", year=3).over
    assert at("close", year=1, options={"years": "1"}).over
    assert at("close", year=4, options={"years": "6"}).over is False


@pytest.mark.clauses("TW-DUR-06", "TW-DUR-07", "TW-R-62", "TW-R-100")
def test_the_first_to_reach_the_target_wins_at_once_silver_included():
    state = at(options=XADLAS, golden=[5, 0], red=[1], army=[stand("s23", p1=1)])
    do(state, "1 march", "1 squad s23 1", "1 step s22")
    assert ended(state) == ("xadlas", [1, 2], [6, 0], "TW-DUR-06")
    assert not do(
        at(options={"end": "xadlas", "xadla-target": "8"}, golden=[6, 0]), "1 resources", "1 gain gold-gold"
    ).over


@pytest.mark.clauses("TW-R-62")
def test_in_the_year_end_the_target_is_checked_once_and_the_highest_total_wins():
    state = at("income", options=XADLAS, golden=[5, 5], goods=[goods(20, 20), goods(20)], order=[1, 0])
    assert ended(state) == ("xadlas", [1, 2], [7, 6], "TW-R-62")


@pytest.mark.clauses("TW-R-62", "TW-R-105")
def test_a_card_at_the_year_end_reaches_the_target_no_sooner_than_the_income_of_all():
    full = [goods(wheat=19), goods(20, 20, 20)]
    state = at("morale", options=XADLAS, golden=[5, 4], goods=full, morale=[["full-barns"], []], order=[0, 1])
    do(state, "1 play full-barns")
    assert ended(state) == ("xadlas", [2, 1], [6, 7], "TW-R-62")


@pytest.mark.clauses("TW-DUR-02", "TW-DUR-03", "TW-DUR-04", "TW-R-63")
def test_time_runs_out_and_the_season_is_played_to_its_end():
    state = at(options=TIME, golden=[1, 0])
    assert [state.game.text(action) for action in state.legal(TABLE)] == ["time-up"]
    state.apply(TABLE, state.game.parse("time-up"))
    assert state.view(None)["time_called"]
    assert state.legal(TABLE) == []
    do(state, "1 resources", "1 gain gold-gold", "1 end")
    assert asked(state) == ("turn", [2])
    do(state, "2 resources", "2 gain gold-gold", "2 end")
    assert ended(state) == ("time", [1, 2], [1, 0], "TW-AIM-01")
    assert told(state, "income") == []  # no income in Summer


@pytest.mark.clauses("TW-R-63")
def test_in_spring_the_year_end_belongs_to_the_season():
    state = at(options=TIME, season=4, time_up=True, order=[1, 0])
    do(state, "2 resources", "2 gain gold-gold", "2 end", "1 resources", "1 gain gold-gold", "1 end")
    assert (state.ending, len(told(state, "income"))) == ("time", 2)
    assert at().legal(TABLE) == []


@pytest.mark.clauses("TW-R-64", "TW-COMP-10", "TW-R-105")
def test_an_empty_bank_pays_what_it_has_and_ends_the_game_with_the_season():
    state = at(golden=[20, 19], goods=[goods(gold=20), goods(gold=20)])
    do(state, "1 resources", "1 gain gold-gold")
    assert (xadlas(state, 1)[0], state.view(None)["bank"]["golden"]) == (21, 0)
    do(state, "1 end", "2 resources", "2 gain gold-gold")
    assert (xadlas(state, 2)[0], state.over) == (19, False)
    do(state, "2 end")
    assert ended(state) == ("bank", [1, 2], [21, 19], "TW-AIM-01")


@pytest.mark.clauses("TW-R-101")
def test_the_safety_stop_after_year_30():
    assert end_year(at("close", year=30, options=TIME)).ending == "safety"
    assert not at("close", year=29, options=TIME).over


@pytest.mark.clauses("TW-DUR-10", "TW-AIM-01", "TW-COMP-10")
def test_silver_and_golden_count_alike():
    rows = [building(1, "s61", "castle"), building(1, "s62", "castle"), building(2, "s64", "castle")]
    state = end_year(at("close", year=4, golden=[0, 2], building=rows))
    assert ended(state)[1:] == ([2, 1], [2, 3], "TW-AIM-01")


def tie(**given):
    """Return the end of a game in which both have the same total."""
    return ended(end_year(at("close", year=4, **given)))[1:]


@pytest.mark.clauses("TW-DUR-11", "TW-TIE-01")
def test_first_step_more_golden_xadlas():
    rows = [building(1, "s61", "castle")]
    assert tie(golden=[0, 1], building=rows) == ([2, 1], [1, 1], "TW-TIE-01")


@pytest.mark.clauses("TW-TIE-02", "TW-R-65")
def test_second_step_soldiers_on_the_board_and_the_strength_of_techs():
    squads = [stand("n3", p1=3), stand("s3", p2=2), stand("s33", p2=1)]
    assert tie(army=squads, techs=[["army-camps"], ["grapeshot"]])[2] == ""
    assert tie(army=squads, techs=[["army-camps"], ["longbow"]]) == ([1, 2], [0, 0], "TW-TIE-02")
    assert scoring.strength(at(army=squads, techs=[["trebuchet"], []]), 0) == 6


@pytest.mark.clauses("TW-TIE-03", "TW-R-66")
def test_third_step_the_larger_empire():
    rows = [building(1, "s61", "village"), building(2, "s63", "settlement")]
    assert tie(building=rows) == ([1, 2], [0, 0], "TW-TIE-03")
    state = at(building=[building(1, "s61", "castle"), building(1, "s62", "village"), building(1, "s63", "settlement")])
    assert scoring.size(state, 0) == 4 + 2 + 1


@pytest.mark.clauses("TW-TIE-04", "TW-R-66")
def test_fourth_step_the_farthest_building():
    rows = [building(1, "s61", "settlement"), building(2, "s63", "settlement")]
    assert tie(building=rows) == ([1, 2], [0, 0], "TW-TIE-04")
    state = at(building=rows)
    assert (scoring.farthest(state, 0), scoring.farthest(state, 1), scoring.farthest(at(), 0)) == (7, 1, 0)


@pytest.mark.clauses("TW-R-66")
def test_a_building_that_no_way_leads_to_is_measured_with_jumps():
    walls = [["F"] * 7 for _ in range(7)]
    for row, column in ((1, 1), (1, 2), (2, 1), (2, 2)):
        walls[row][column] = "M"
    picture = " ".join(letter for row in walls for letter in row)
    rows = [building(1, "s22", "settlement")]
    state = at(picture=picture, building=rows, posts=["s22", "s25", "s52"])
    assert state.board.near[7] == 0  # walled in by four obstacles
    assert scoring.farthest(state, 0) == 5  # n3 to the post on s25, and a jump


@pytest.mark.clauses("TW-R-67")
def test_if_all_is_equal_the_victory_is_shared():
    assert tie() == ([1, 1], [0, 0], "")


# ---------------------------------------------------------------- alliances


def allied(golden, options=None, seats=3, **given):
    """Return a turn at a table where the first two are allied, played for Xadlas."""
    return at(
        seats=seats, options={**XADLAS, **(options or {})}, golden=golden, alliance=[1, 1] + [0] * (seats - 2), **given
    )


def settle(state):
    """Let the mover do something that changes no Xadla."""
    return do(state, "1 resources", "1 gain gold-gold")


@pytest.mark.clauses("TW-ALLY-09", "TW-ALLY-10", "TW-R-68")
def test_two_allies_need_fourteen_for_a_target_of_six():
    assert not settle(allied([7, 6, 0])).over
    assert ended(settle(allied([7, 7, 0]))) == ("xadlas", [1, 1, 3], [7, 7, 0], "TW-ALLY-09")
    three = at(seats=4, options=XADLAS, golden=[7, 7, 6, 0], alliance=[1, 1, 1, 0])
    assert ended(settle(three))[1] == [1, 1, 1, 4]
    assert victory.surplus(at(seats=4, options=XADLAS, golden=[7, 7, 5, 0]), 0b111) == -1


@pytest.mark.clauses("TW-R-69")
def test_an_allied_player_does_not_win_alone_but_may_by_breaking():
    state = settle(allied([7, 0, 0]))
    assert not state.over
    do(state, "1 break")
    assert ended(state)[:2] == ("xadlas", [1, 2, 2])


@pytest.mark.clauses("TW-ALLY-11", "TW-R-68", "TW-R-69")
def test_without_joint_victory_the_single_target_counts_for_everybody():
    state = settle(allied([6, 0, 0], {"alliances": "no-joint-victory"}))
    assert ended(state)[1] == [1, 2, 2]
    assert not settle(allied([5, 5, 0], {"alliances": "no-joint-victory", "xadla-target": "6"})).over


@pytest.mark.clauses("TW-R-106")
def test_the_larger_surplus_wins_and_a_single_player_before_an_alliance():
    state = at("close", seats=3, options=XADLAS, golden=[8, 8, 7], alliance=[1, 1, 0], goods=[POOR] * 3)
    assert ended(end_year(state))[1] == [1, 1, 3]  # 2 above the target against 1
    level = at("close", seats=3, options=XADLAS, golden=[7, 8, 7], alliance=[1, 1, 0], goods=[RICH] * 3)
    assert ended(level)[1::2] == ([3, 2, 1], "TW-R-106")


@pytest.mark.clauses("TW-R-68")
def test_under_other_ends_allies_are_ranked_singly():
    state = end_year(at("close", seats=3, year=4, golden=[2, 1, 3], alliance=[1, 1, 0]))
    assert ended(state)[1] == [2, 3, 1]
    assert refused(at(), "1 end") == "TW-SEASON-02"
