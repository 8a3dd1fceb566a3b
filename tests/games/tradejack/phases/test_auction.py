"""One auction. TJ-BID-05 to TJ-BID-15, TJ-R-07 to TJ-R-11, TJ-R-49, TJ-R-50"""

import pytest
from tradejack_tables import GAME, asked, at, can, do, refused, told

from entrepot.kernel.errors import BadAction
from entrepot.kernel.match import Match

FINAL = {"passing": "final"}


def auction(*capital, options=None, **given):
    """Return an auction of a blue Gold Standard turned up by seat 1, no other card waiting."""
    seats = len(capital)
    given = {"products": [["soap-blue"] for _ in capital], **given}
    card = {"shown": "gold-blue", "waiting": "", "revealer": 0}
    return at("auction", seats, options=options, capital=list(capital), **{**card, **given})


def is_over(state):
    return state.view(0)["auction"] is None or state.view(0)["auction"]["source"] != "gold-blue"


@pytest.mark.clauses("TJ-BID-06", "TJ-BID-07", "TJ-R-09")
def test_a_player_bids_within_capital_or_passes():
    state = auction(3, 6)
    assert can(state, 1) == ["pass", "bid 1", "bid 2", "bid 3"]
    assert refused(state, "1 bid 4") == "TJ-BID-07"
    assert refused(state, "1 done") == "TJ-BID-06"
    assert refused(state, "1 pair soap-blue") == "TJ-BID-06"


@pytest.mark.clauses("TJ-BID-08", "TJ-R-09")
def test_a_bid_beats_the_standing_one_by_any_whole_amount():
    state = do(auction(9, 9), "1 bid 3")
    assert can(state, 2) == ["pass", "bid 4", "bid 5", "bid 6", "bid 7", "bid 8", "bid 9"]
    assert refused(state, "2 bid 3") == "TJ-BID-08"
    assert refused(state, "2 bid 1") == "TJ-BID-08"
    assert can(do(state, "2 bid 7"), 1) == ["pass", "bid 8", "bid 9"]
    for text in ("bid 0", "bid -1", "bid 1.5", "bid"):
        with pytest.raises(BadAction):
            GAME.parse(text)


@pytest.mark.clauses("TJ-BID-09")
def test_nobody_ever_has_to_bid():
    state = auction(9, 9, 9)
    assert "pass" in can(state, 1)
    do(state, "1 bid 1", "2 bid 2", "3 bid 3")
    assert "pass" in can(state, 1)
    do(state, "1 pass")
    assert "pass" in can(state, 2)


@pytest.mark.clauses("TJ-BID-10", "TJ-R-50")
def test_it_ends_when_all_others_pass_in_a_row_and_the_high_bidder_is_not_asked():
    state = auction(9, 9, 9, 9)
    do(state, "1 pass", "2 bid 2", "3 pass", "4 pass")
    assert (is_over(state), asked(state)) == (False, [1])
    do(state, "1 pass")
    assert is_over(state)
    assert state.view(0)["sources"] == [[], ["gold-blue"], [], []]


@pytest.mark.clauses("TJ-BID-11")
def test_who_passed_is_asked_again_after_a_new_bid():
    state = auction(9, 9, 9)
    do(state, "1 pass", "2 bid 1", "3 bid 2")
    assert asked(state) == [1]
    do(state, "1 bid 3", "2 pass", "3 bid 4", "1 pass")
    assert (is_over(state), asked(state)) == (False, [2])
    do(state, "2 bid 5", "3 pass")
    assert (is_over(state), asked(state)) == (False, [1])
    assert is_over(do(state, "1 pass"))


@pytest.mark.clauses("TJ-BID-12", "TJ-BID-13", "TJ-BID-14", "TJ-R-10")
def test_the_winner_pays_the_last_bid_once_and_the_others_nothing():
    state = auction(9, 8, 7)
    do(state, "1 bid 2", "2 bid 3", "3 bid 4", "1 bid 6", "2 pass")
    assert list(state.capital) == [9, 8, 7]  # what is set out is still the bidder's
    do(state, "3 pass")
    assert list(state.capital) == [3, 8, 7]
    assert state.view(2)["sources"] == [["gold-blue"], [], []]
    assert sum(state.census()["capital"].values()) == 18
    assert state.bank == state.census()["capital"]["bank"] * -1
    assert sum(state.capital) == 18


@pytest.mark.clauses("TJ-BID-14", "TJ-R-10")
def test_the_next_auction_starts_from_what_is_left():
    state = at("bidding", draws={"source": ["gold-blue", "silver-blue"]}, capital=[6, 5])
    do(state, "1 bid 4", "2 bid 5", "1 pass")
    assert list(state.capital) == [6, 0]
    assert can(state, 1) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6"]
    do(state, "1 bid 1")
    assert list(state.capital) == [5, 0]


@pytest.mark.clauses("TJ-BID-15", "TJ-R-08")
def test_without_a_bid_all_pass_once_and_the_card_is_discarded():
    state = auction(6, 6, 6)
    do(state, "1 pass", "2 pass")
    assert (is_over(state), asked(state)) == (False, [3])
    do(state, "3 pass")
    assert is_over(state)
    assert state.view(0)["discards"]["source"] == ["gold-blue"]
    assert (state.view(0)["sources"], list(state.capital)) == ([[], [], []], [6, 6, 6])


@pytest.mark.clauses("TJ-R-08")
def test_the_last_to_speak_may_open_and_all_are_asked_again():
    state = do(auction(6, 6, 6), "1 pass", "2 pass", "3 bid 1")
    assert asked(state) == [1]
    assert not is_over(do(state, "1 pass"))
    assert is_over(do(state, "2 pass"))


@pytest.mark.clauses("TJ-R-11")
def test_who_cannot_bid_passes_unasked_and_it_counts():
    state = auction(9, 2, 9)
    do(state, "1 bid 2")
    assert asked(state) == [3]
    do(state, "3 pass")
    assert is_over(state)
    assert told(state, "passed-unable") == ["passed-unable 2"]
    assert is_over(do(auction(9, 3, 2), "1 bid 3"))
    broke = auction(0, 6)
    assert asked(broke) == [2]
    assert is_over(do(broke, "2 bid 1"))  # seat 1 passes unasked before and after
    assert list(broke.capital) == [0, 5]


@pytest.mark.clauses("TJ-R-11")
def test_capital_is_never_owed():
    state = do(auction(4, 4), "1 bid 4")
    assert list(state.capital) == [0, 4]
    assert told(state, "bought") == ["bought 1 gold-blue 4"]


@pytest.mark.clauses("TJ-R-49", "TJ-BID-09")
def test_nobody_passes_out_of_turn():
    state = auction(6, 6, 6)
    assert refused(state, "2 pass") == "TJ-R-49"
    assert refused(state, "3 bid 2") == "TJ-R-49"
    assert [can(state, seat) for seat in (2, 3)] == [[], []]


@pytest.mark.clauses("TJ-R-50", "TJ-R-10")
def test_a_bid_binds():
    match = Match(auction(6, 6, 6))
    match.apply(0, GAME.parse("bid 2"))
    assert match.undoable(0) == 0
    for text in ("pass", "bid 3", "bid 1"):
        assert refused(match.state, f"1 {text}") == "TJ-R-49"
    match.apply(1, GAME.parse("pass"))
    assert match.undoable(1) == 0


# ---------------------------------------------------------------- final passes


@pytest.mark.clauses("TJ-R-07")
def test_with_final_passes_who_passes_is_out_of_this_auction():
    state = auction(9, 9, 9, options=FINAL)
    do(state, "1 pass", "2 bid 1", "3 bid 2")
    assert asked(state) == [2]  # seat 1 is not asked again
    do(state, "2 bid 3")
    assert asked(state) == [3]
    assert is_over(do(state, "3 pass"))
    assert list(state.capital) == [9, 6, 9]


@pytest.mark.clauses("TJ-R-07")
def test_with_final_passes_the_last_one_in_may_still_open():
    state = do(auction(9, 9, 9, options=FINAL), "1 pass", "2 pass")
    assert (is_over(state), asked(state)) == (False, [3])
    assert is_over(do(state.copy(), "3 bid 1"))
    assert list(do(state.copy(), "3 bid 1").capital) == [9, 9, 8]
    state = do(state, "3 pass")
    assert state.view(0)["discards"]["source"] == ["gold-blue"]


@pytest.mark.clauses("TJ-R-07", "TJ-R-11")
def test_with_final_passes_an_automatic_pass_is_final_too():
    state = auction(9, 2, 9, options=FINAL)
    do(state, "1 bid 2", "3 bid 3")
    assert asked(state) == [1]
    assert is_over(do(state, "1 pass"))


@pytest.mark.clauses("TJ-R-07")
def test_with_final_passes_everybody_is_back_in_the_next_auction():
    state = at("bidding", draws={"source": ["gold-blue", "silver-blue"]}, options=FINAL)
    do(state, "1 pass", "2 bid 1")
    assert asked(state) == [1]
    assert state.view(0)["auction"]["source"] == "silver-blue"
    assert "bid 1" in can(state, 1)
    do(state, "1 bid 1")
    assert asked(state) == [2]


@pytest.mark.clauses("TJ-R-07")
def test_with_final_passes_no_row_of_passes_is_needed():
    state = auction(9, 9, 9, 9, options=FINAL)
    do(state, "1 bid 1", "2 pass", "3 bid 2", "4 pass", "1 bid 3")
    assert asked(state) == [3]
    assert is_over(do(state, "3 pass"))
