"""The end of a year: cards, income, exchanges, awards, soldiers, tokens. And the income guide's examples."""

import pytest
from tradewarz_tables import (
    GAME,
    POOR,
    RICH,
    army,
    around,
    asked,
    at,
    building,
    can,
    do,
    dull,
    end_year,
    goods,
    levels,
    player,
    stand,
    told,
    wealth,
    xadlas,
)


def income(**given):
    """Return what the first seat has after the year's income, from nothing."""
    state = at("income", **{"goods": [POOR, POOR], **given})
    return wealth(state, 1)


def of_kind(kind, count):
    """Return the words of squares of the plain map with an octagon of a kind, and that octagon."""
    tiles = at().view(None)["tiles"]
    found = []
    for row in range(1, 7):
        for column in range(1, 7):
            octagon = f"o{row}{column}"
            if tiles[7 * (row - 1) + column - 1] == kind:
                found.append((f"s{row}{column}", octagon))
    return found[:count]


def villages(count, kind="village", first=1):
    """Return buildings without silos in the last row."""
    return [building(1, f"s6{column}", kind) for column in range(first, first + count)]


@pytest.mark.clauses("TW-YEAR-01", "TW-RES-03", "TW-CAP-04", "TW-CAP-01", "TW-CALC-01", "TW-R-41")
def test_the_capital_brings_three_gold_and_one_of_the_rest():
    assert income() == (3, 1, 1, 1)


@pytest.mark.clauses("TW-CALC-03", "TW-CALC-02", "TW-VILLAGE-04", "TW-YEAR-03", "TW-R-88")
def test_three_villages_yield_three_gold():
    assert income(building=villages(3)) == (6, 1, 1, 1)


@pytest.mark.clauses("TW-CALC-04", "TW-CALC-05", "TW-CASTLE-08", "TW-R-35")
def test_two_castles_yield_four_gold_and_their_villages_two():
    assert income(building=villages(2, "castle")) == (9, 1, 1, 1)


@pytest.mark.clauses("TW-CALC-06", "TW-TP-14", "TW-TP-15", "TW-YEAR-04", "TW-R-61")
@pytest.mark.parametrize(("level", "gold"), [(0, 5), (2, 5), (3, 7), (4, 7)])
def test_two_posts_yield_two_gold_or_four(level, gold):
    given = {"army": [stand("s22", p1=1), stand("s25", p1=1)], "university": [levels(economy=level), levels()]}
    assert income(**given) == (gold, 1, 1, 1)


@pytest.mark.clauses("TW-CALC-07", "TW-CALC-08", "TW-CALC-09", "TW-SILO-01", "TW-SILO-05", "TW-SETTLE-06", "TW-YEAR-02")
@pytest.mark.parametrize(("kind", "count", "at_place"), [("lumber", 3, 1), ("mining", 4, 2), ("wheat", 2, 3)])
def test_silos_yield_what_their_octagons_bear(kind, count, at_place):
    rows = [building(1, word, "settlement", silos=[octagon]) for word, octagon in of_kind(kind, count)]
    assert income(building=rows)[at_place] == 1 + count


@pytest.mark.clauses("TW-VILLAGE-04", "TW-VILLAGE-05")
def test_a_village_yields_two_resources_and_a_gold():
    first = around("s33")[0]
    brought = income(building=[building(1, "s33", "village", silos=[first, first])])
    assert (brought[0], sum(brought)) == (4, 6 + 3)
    assert max(brought[1:]) == 3


@pytest.mark.clauses("TW-RES-04", "TW-XADLA-05", "TW-R-58", "TW-R-57")
@pytest.mark.parametrize(
    ("stock", "award"), [(goods(9, 11, 11, 11), 1), (goods(9, 11, 11, 10), 0), (goods(20, 20, 20, 20), 4)]
)
def test_all_four_at_twelve_or_more_after_income_and_exchange(stock, award):
    state = at("income", goods=[stock, POOR])
    assert xadlas(state, 1)[0] == award  # 23, 21, 21, 21 make 12, 10, 10, 10 and four exchanges
    assert told(state, "xadlas").count("xadlas 1 1 riches") == (1 if award == 1 else 0)


@pytest.mark.clauses("TW-R-59", "TW-R-57")
def test_an_exchange_comes_before_the_check_for_riches_and_can_spoil_it():
    state = at("income", goods=[goods(18, 15, 15, 15), POOR])
    assert (wealth(state, 1), told(state, "xadlas")) == ((10, 16, 16, 16), ["xadlas 1 1 exchange"])


@pytest.mark.clauses("TW-R-59")
def test_the_whole_income_is_added_before_the_exchange():
    state = at("income", goods=[goods(gold=20), POOR], building=villages(3))
    assert (wealth(state, 1)[0], xadlas(state, 1)[0]) == (15, 1)


@pytest.mark.clauses("TW-TP-12", "TW-TP-13", "TW-XADLA-03", "TW-R-60", "TW-AIM-03")
@pytest.mark.parametrize(("posts", "award"), [(1, 0), (2, 1), (3, 1)])
def test_two_posts_are_a_golden_xadla_three_no_more(posts, award):
    words = ["s22", "s25", "s52"][:posts]
    rows = [building(1, "s66", "castle")]
    state = at("spring", army=[stand(word, p1=1) for word in words], building=rows)
    assert xadlas(state, 1) == (award, posts + 1)
    assert xadlas(at(golden=[1, 0]), 1) == (1, 0)  # whatever becomes of the posts


@pytest.mark.clauses("TW-YEAR-05", "TW-CAP-05", "TW-RECRUIT-05", "TW-R-36")
def test_a_free_soldier_comes_to_each_gate_with_room():
    state = at("spring", army=[stand("n3", p1=6)])
    assert army(state) == {"n3": {1: 6}, "s3": {2: 3}}
    assert (player(state, 1)["reserve"], player(state, 2)["reserve"]) == (4, 7)
    nobody = at(
        "spring",
        army=[stand("n3", p1=4), stand("s33", p1=3), stand("s34", p1=3)],
        building=villages(3, "castle"),
        castles=[2, 1],
    )
    assert army(nobody)["n3"] == {1: 4}


@pytest.mark.clauses("TW-YEAR-06", "TW-CAP-06", "TW-MORALE-03", "TW-MORALE-02")
def test_a_morale_card_for_everybody_seen_by_its_player_alone():
    state = at("spring", morale_draws=["battle-cry", "heroes"])
    assert (state.view(0)["hand"], state.view(1)["hand"]) == (["battle-cry"], ["heroes"])
    assert (state.view(0)["morale_deck"], told(state, "drew", "drew-card")) == (46, ["drew 1", "drew 2"])
    assert told(state, "drew-card", seat=2) == ["drew-card 2 heroes"]


def all_morale():
    """Return every morale card of the box, in order."""
    cards = GAME.cards.morale
    return [id for id, copies in zip(cards.ids, cards.copies, strict=True) for _ in range(copies)]


@pytest.mark.clauses("TW-R-109", "TW-MORALE-05", "TW-COMP-08", "TW-MORALE-01")
def test_used_cards_are_drawn_again_in_the_order_they_lie_known_to_all_and_then_there_are_none():
    cards = all_morale()
    assert len(cards) == 48
    returned = [cards[-1]]
    state = at("spring", morale=[cards[:-1], []], returned=returned, order=[0, 1])
    assert state.view(1)["morale_known"][0] == returned
    assert (player(state, 1)["morale"], player(state, 2)["morale"]) == (48, 0)


@pytest.mark.clauses("TW-R-48", "TW-R-57", "TW-R-103")
def test_everybody_with_a_card_is_asked_before_the_income_in_turn_order():
    rows = [row for row in GAME.content.rows("morale") if row["effect"] == "resource" and row["what"] == "gold"]
    id, amount = rows[0]["id"], rows[0]["amount"]
    state = at("morale", morale=[["battle-cry"], [id]], goods=[POOR, POOR], order=[1, 0])
    assert (asked(state), can(state, 2)) == (("morale", [2]), [f"play {id}", "done"])
    do(state, f"2 play {id}")
    assert wealth(state, 2)[0] == amount
    assert asked(state) == ("morale", [1])  # no card is left to the second
    assert can(state, 1) == ["done"]
    do(state, "1 done")
    assert (state.view(None)["year"], wealth(state, 2)[0]) == (2, amount + 3)
    assert state.view(None)["morale_returned"] == [id]


@pytest.mark.clauses("TW-MORALE-04", "TW-CALC-10", "TW-R-48")
@pytest.mark.parametrize("effect", ["resource", "volunteer"])
def test_economy_cards_in_the_own_turn(effect):
    rows = [row for row in GAME.content.rows("morale") if row["effect"] == effect]
    for row in rows:
        state = do(at(morale=[[row["id"]], []]), f"1 play {row['id']}")
        brought = [after - 6 for after in wealth(state, 1)]
        names = ["gold", "lumber", "mining", "wheat"]
        expected = [row["amount"] if row["what"] in (name, "every") else 0 for name in names]
        assert brought == (expected if effect == "resource" else [0, 0, 0, 0])
        assert army(state)["n3"] == {1: 2 if effect == "resource" else 2 + row["amount"]}
        assert asked(state) == ("turn", [1])


@pytest.mark.clauses("TW-R-48", "TW-R-45")
def test_military_cards_and_cards_without_effect_are_not_for_the_window():
    volunteer = next(row["id"] for row in GAME.content.rows("morale") if row["effect"] == "volunteer")
    state = at(morale=[["battle-cry", volunteer], []], army=[stand("n3", p1=6)])
    assert can(state, 1, "play") == []


@pytest.mark.clauses("TW-SEASON-05", "TW-SEASON-06", "TW-YEAR-01", "TW-R-57")
def test_a_whole_year_goes_round():
    state = end_year(at())
    assert (state.view(None)["year"], state.view(None)["season"], asked(state)) == (2, "summer", ("turn", [1]))
    assert wealth(state, 2)[0] >= 9


@pytest.mark.clauses("TW-MORALE-05", "TW-R-109")
def test_of_the_cards_under_the_deck_the_first_put_there_is_drawn_first():
    cards = all_morale()
    state = at("spring", morale=[cards[1:-1], []], returned=[cards[-1], cards[0]], order=[1, 0])
    assert state.view(0)["morale_known"][1] == [cards[-1]]
    assert cards[0] != cards[-1]


@pytest.mark.clauses("TW-R-110", "TW-ECO-10")
def test_what_is_free_once_a_year_is_free_again_in_the_next():
    given = {
        "techs": [["free-university-upgrade"], []],
        "university": [levels(economy=3), levels()],
        "goods": [RICH] * 2,
    }
    state = do(at(season=4, **given), "1 build", "1 free-university economy 4", "1 end")
    end_year(state)
    while asked(state) != ("turn", [1]):
        dull(state)
    do(state, "1 build")
    assert can(state, 1, "free-university")


@pytest.mark.clauses("TW-R-59", "TW-RES-05", "TW-XADLA-06")
def test_a_counter_far_beyond_21_is_exchanged_more_than_once():
    rows = [building(1, place, "castle") for place in ("s11", "s16")]
    rows += [building(1, place, "village") for place in ("s61", "s66", "s33")]
    state = at("income", goods=[goods(20, 12, 12, 12), goods()], building=rows)  # 20 + 3 + 2 x 3 + 3 = 32
    assert (wealth(state, 1)[0], xadlas(state, 1)[0]) == (10, 2)  # and so it is not rich in everything
