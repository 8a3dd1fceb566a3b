"""The Carbon Dioxide variant. TJ-CO, TJ-R-27 to -29, TJ-R-52"""

import pytest
from tradejack_tables import GAME, asked, before_retail, can, do, random_game, refused, retail, steps_for, told

from entrepot.words import catalogue

ON = {"co2": "on"}
LATER = {"co2": "on", "co2-limit": "players-plus-2"}


def dirty(number, kind="rainforest"):
    return [f"soap-blue+{kind}-blue"] * number


@pytest.mark.clauses("TJ-CO-01")
@pytest.mark.parametrize("length", ["basic", "advanced"])
def test_no_regulation_is_in_the_deck(length):
    *_, end = random_game(2, 5, {**LATER, "length": length})
    assert not any("ban" in line for line in told(end, "demanded", "banned"))
    fresh = GAME.new(2, 1, {**ON, "length": length})
    assert sum(fresh.census()["demand"].values()) == (18 if length == "basic" else 24)
    assert fresh.view(0)["decks"]["demand"] == (15 if length == "basic" else 21)


@pytest.mark.clauses("TJ-CO-02")
def test_no_product_is_sold_alone():
    state = before_retail([["soap-blue+gold-blue"], ["soap-blue+gold-blue"]], options=ON)
    assert can(state, 1) == ["done", "pair soap-blue"]
    assert refused(state, "1 sell soap-blue") == "TJ-CO-02"


@pytest.mark.clauses("TJ-CO-03", "TJ-R-28")
def test_each_dirty_set_puts_a_token_that_the_bank_pays():
    plays = [["soap-blue+rainforest-blue"], ["lipstick-yellow+peatlands-yellow", "lipstick-yellow+gold-yellow"], []]
    state = retail(plays, options=ON)
    assert state.co2 == 2
    assert list(state.capital) == [6 + 2, 6 + 5 + 9, 6]
    assert state.view(None)["co2"] == 2
    green = retail([["soap-blue+gold-blue", "soap-blue+alternative-blue"], []], options=ON)
    assert green.co2 == 0


@pytest.mark.clauses("TJ-CO-04", "TJ-R-27")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_token_players_plus_one_loses_and_one_fewer_is_safe(seats):
    idle = [[]] * (seats - 1)
    assert not retail([dirty(1), *idle], options=ON, co2=seats - 1).over
    lost = retail([dirty(1), *idle], options=ON, co2=seats)
    assert (lost.over, lost.ending, lost.co2) == (True, "climate", seats + 1)


@pytest.mark.clauses("TJ-R-27")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_easier_limit_allows_one_token_more(seats):
    idle = [[]] * (seats - 1)
    assert not retail([dirty(1), *idle], options=LATER, co2=seats).over
    assert retail([dirty(1), *idle], options=LATER, co2=seats + 1).ending == "climate"


@pytest.mark.clauses("TJ-CO-08", "TJ-CO-09")
def test_the_two_examples():
    assert retail([dirty(1), []], options=ON, co2=2).ending == "climate"
    six = [dirty(1), [], [], [], [], []]
    assert retail(six, options=ON, co2=6).ending == "climate"
    safe = retail(six, options=ON, co2=5)
    assert (safe.over, safe.co2) == (False, 6)


@pytest.mark.clauses("TJ-CO-05", "TJ-R-52")
def test_all_lose_together():
    lost = retail([dirty(3), []], options=ON, capital=[50, 6], awards=[["gold-standards-1"], []])
    outcome = lost.outcome()
    assert outcome["ending"] == "climate"
    assert (outcome["places"], outcome["scores"], outcome["winners"]) == ([], [], [])
    assert outcome["decided_by"] == "TJ-CO-05"
    assert not any("Reputation" in catalogue("en").say(line) for line in GAME.table(lost.view(None)))
    last_place = retail([["soap-blue+gold-blue"], []], options=ON, capital=[50, 0], block_a=[], block_c=[])
    assert last_place.over
    assert any("Reputation" in catalogue("en").say(line) for line in GAME.table(last_place.view(None)))
    assert max(lost.appraise(0)) < min(last_place.appraise(0))


@pytest.mark.clauses("TJ-R-29")
def test_the_loss_comes_at_the_reveal_before_any_sale():
    plays = [dirty(2), ["lipstick-yellow+rainforest-yellow", "soap-yellow+gold-yellow"]]
    lost = retail(plays, ["gold-standards-1"], options=ON, capital=[6, 9])
    assert (lost.over, lost.co2, list(lost.capital)) == (True, 3, [6, 9])
    assert lost.view(0)["awards"] == [[], []]
    assert told(lost, "sold", "awarded", "unclaimed", "round-over") == []
    assert lost.view(None)["shown"] == [
        [["soap-blue", "rainforest-blue"], ["soap-blue", "rainforest-blue"]],
        [["soap-yellow", "gold-yellow"], ["lipstick-yellow", "rainforest-yellow"]],
    ]
    assert (asked(lost), can(lost, 1)) == ([], [])


@pytest.mark.clauses("TJ-R-29")
def test_the_loss_comes_in_the_last_round_too_and_beyond_the_limit():
    given = {"block_a": [], "block_c": []}
    assert retail([dirty(5), []], options=ON, **given).ending == "climate"
    assert retail([dirty(2), []], options=ON, **given).ending == "reputation"


@pytest.mark.clauses("TJ-R-29", "TJ-MAKE-06")
def test_the_tokens_wait_for_the_joint_reveal():
    state = before_retail([dirty(3), ["soap-yellow+gold-yellow"]], options=ON)
    do(state, *steps_for(1, dirty(3)))
    assert (state.over, state.co2) == (False, 0)
    do(state, "2 done")
    assert state.over


@pytest.mark.clauses("TJ-CO-06")
def test_survivors_are_ranked_as_usual():
    given = {"block_a": [], "block_c": [], "options": ON}
    held = [["gold-standards-2"], ["green-products-1", "green-credits-1"]]
    points = {row["id"]: row["points"] for row in GAME.content.rows("award")}
    before = [18 - sum(points[award] for award in awards) for awards in held]  # each sells one more set of 2
    end = retail([dirty(1), ["soap-yellow+rainforest-yellow"]], capital=before, awards=held, **given)
    outcome = end.outcome()
    assert (outcome["ending"], outcome["scores"], outcome["places"]) == ("reputation", [20, 20], [2, 1])
    assert outcome["decided_by"] == "TJ-END-05"


@pytest.mark.clauses("TJ-CO-07")
def test_tokens_stay_from_round_to_round():
    state = retail([dirty(2), [], []], options=ON)
    assert (state.round, state.co2) == (2, 2)
    state = retail([dirty(1, "peatlands"), [], []], options=ON, co2=2)
    assert (state.over, state.co2, state.round) == (False, 3, 2)
