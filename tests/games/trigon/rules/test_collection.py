"""The collection phase: tax, births, cities and their bonus, the knights of whole lands; who begins a round."""

import pytest
from trigon_tables import (
    STEADY,
    asked,
    at,
    can,
    coins,
    do,
    groups,
    outcome,
    player,
    points,
    purse,
    realm,
    refused,
    stand,
    told,
    town,
    towns,
)

from entrepot.games.trigon.rules.collecting import payees

THEIRS = stand("l1", 2, 1)


def collected(**given):
    """Return a position after the collection phase of round two, with seat 1 as its first player."""
    return at("collect", game=STEADY, round=2, **given)


def noorland(card="hamlet", people=1):
    """Return settlements on every site of Noorland for seat 1, and seat 2's capital."""
    rest = [town(f"n{number}", 1, number, card, people) for number in range(2, 8)]
    return [realm(1, people), *rest, realm(2)]


# ---------------------------------------------------------------- tax


@pytest.mark.clauses("RT-INCOME-01", "RT-INCOME-02", "RT-SCOUT-17", "RT-SETUP-14", "RT-COMP-34")
def test_tax_is_what_all_village_cards_show():
    state = collected(settlements=[realm(1), town("n2", 1, 2, "market-town"), town("n3", 1, 3, "residence"), realm(2)])
    assert coins(state, 1) == (2, 4, 1)
    assert coins(state, 2) == (1, 3, 0)
    assert told(state, "taxed") == ["taxed 1 2-copper+4-silver+1-gold", "taxed 2 1-copper+3-silver"]
    assert list(player(state, 1)["income"].values()) == [2, 4, 1]


@pytest.mark.clauses("RT-CITY-04", "RT-R-84", "RT-CITY-07")
def test_a_city_pays_its_other_side_and_a_fallen_palace_changes_nothing():
    city = [town("n1", 1, 1, "psor", 3, True), realm(2)]
    state = collected(settlements=city, palace=[0, 1])
    assert coins(state, 1) == (2, 4, 1)
    assert towns(state)["n1"][3] == 5
    assert told(state, "born") == ["born 1 n1 2", "born 2 l1 1"]


@pytest.mark.clauses("RT-INCOME-03", "RT-R-23")
def test_a_short_bank_pays_those_with_fewest_points_first():
    rich = [realm(1), town("n2", 1, 2, "craft-village"), realm(2)]
    state = collected(settlements=rich, coins=[purse(47), purse(0)])
    assert points(state, 1) > points(state, 2)
    assert coins(state, 2) == (1, 3, 0)  # in full, though seat 1 comes first in the round
    assert coins(state, 1) == (49, 3, 0)
    level = collected(coins=[purse(20), purse(29)])
    assert (coins(level, 1)[0], coins(level, 2)[0]) == (21, 29)  # level in points: in turn order


@pytest.mark.clauses("RT-R-23")
def test_payment_is_by_points_and_level_ones_by_turn_order():
    rows = [realm(1), town("n2", 1, 2), realm(2), town("l2", 2, 2), town("l4", 2, 3), realm(3), realm(4)]
    state = at(seats=4, settlements=rows, first=3, turn=3)
    assert [points(state, seat) for seat in (1, 2, 3, 4)] == [5, 6, 4, 4]
    assert payees(state) == [3, 2, 0, 1]


@pytest.mark.clauses("RT-ROUND-04")
def test_nothing_is_left_to_claim():
    state = collected()
    assert coins(state, 1) == (1, 3, 0)
    assert not [text for text in can(state, 1) if text.startswith(("land", "place", "post"))]


# ---------------------------------------------------------------- births and cities


@pytest.mark.clauses("RT-BIRTH-01", "RT-BIRTH-02", "RT-BIRTH-03", "RT-BIRTH-05", "RT-BIRTH-06")
def test_births_are_laid_on_each_card_up_to_five():
    rows = [realm(1), town("n2", 1, 2, "fishing-village", 2), town("n3", 1, 3, "hamlet", 5, True), realm(2)]
    state = collected(settlements=rows)
    assert [towns(state)[spot][3] for spot in ("n1", "n2", "n3")] == [2, 4, 5]
    assert told(state, "born") == ["born 1 n1 1", "born 1 n2 2", "born 2 l1 1"]


@pytest.mark.clauses("RT-CITY-01", "RT-CITY-02", "RT-CITY-03", "RT-CITY-05", "RT-ROUND-03", "RT-R-24")
def test_five_inhabitants_make_a_city_whose_better_side_pays_next_round():
    state = collected(settlements=[realm(1), town("n3", 1, 2, "garrison-town", 4), realm(2)])
    assert towns(state)["n3"] == (1, 2, "garrison-town", 5, True)
    assert groups(state)["n3"] == (1, 3, 0, 0)
    assert told(state, "city", "bonus") == ["city 1 n3", "bonus 1 n3 3-knight"]
    assert coins(state, 1) == (1, 4, 0)  # tax came before births
    assert list(player(state, 1)["income"].values()) == [2, 4, 1]


@pytest.mark.clauses("RT-SCORE-03", "RT-SCORE-02", "RT-R-24")
def test_a_city_is_a_point_more_at_once():
    state = collected(settlements=[realm(1), town("n3", 1, 2, "hamlet", 4), realm(2)])
    assert points(state, 1) == 3 + 1 + 2


@pytest.mark.clauses("RT-CITY-06", "RT-R-26")
def test_a_city_stays_one_and_gives_its_bonus_once():
    state = collected(settlements=[realm(1), town("n3", 1, 2, "garrison-town", 4, True), realm(2)])
    assert towns(state)["n3"] == (1, 2, "garrison-town", 5, True)
    assert "n3" not in groups(state)
    assert told(state, "city", "bonus") == []
    low = at(settlements=[realm(1), town("n3", 1, 2, "hamlet", 2, True), realm(2)], coins=[purse(1), purse()])
    do(low, "1 train-knight n3")
    assert towns(low)["n3"] == (1, 2, "hamlet", 1, True)


@pytest.mark.clauses("RT-CITY-03", "RT-R-27")
def test_a_boat_goes_to_a_harbour_of_the_owners_choice():
    inland = town("n3", 1, 2, "market-town", 4)
    harbours = [town("n2", 1, 3, "hamlet"), town("n4", 1, 4, "hamlet")]
    state = collected(settlements=[realm(1), inland, *harbours, realm(2)])
    assert asked(state) == ("bonus", [1])
    assert can(state, 1) == ["place n2", "place n4"]
    assert refused(state, "1 place n3") == "RT-R-27"
    do(state, "1 place n4")
    assert groups(state)["n4"] == (1, 0, 0, 1)
    assert asked(state) == ("turn", [1])


@pytest.mark.clauses("RT-R-27", "RT-CITY-03")
def test_a_boat_with_one_harbour_or_none_asks_nothing():
    inland = town("n3", 1, 2, "market-town", 4)
    one = collected(settlements=[realm(1), inland, town("n2", 1, 3), realm(2)])
    assert groups(one)["n2"] == (1, 0, 0, 1)
    none = collected(settlements=[realm(1), inland, realm(2)])
    assert told(none, "bonus-lost") == ["bonus-lost 1 1-boat"]
    at_home = collected(settlements=[realm(1), town("n2", 1, 2, "market-town", 4), town("n4", 1, 3), realm(2)])
    assert groups(at_home)["n2"] == (1, 0, 0, 1)
    assert asked(at_home)[0] == "turn"


@pytest.mark.clauses("RT-R-27", "RT-R-28", "RT-COMP-08", "RT-COMP-10")
def test_a_bonus_without_a_piece_is_lost():
    boats = collected(
        settlements=[realm(1), town("n2", 1, 2, "market-town", 4), realm(2)],
        figures=[stand("n4", 1, 0, 0, 5), stand("n1", 1, 1), THEIRS],
    )
    assert "n2" not in groups(boats)
    assert told(boats, "bonus-lost") == ["bonus-lost 1 1-boat"]
    scouts = collected(
        settlements=[realm(1), town("n2", 1, 2, "pioneers-camp", 4), realm(2)],
        figures=[stand("n1", 1, 0, 3), THEIRS],
    )
    assert "n2" not in groups(scouts)
    assert towns(scouts)["n2"][4]


@pytest.mark.clauses("RT-R-28", "RT-R-97", "RT-COMP-04", "RT-COMP-05", "RT-COMP-06", "RT-COMP-07")
def test_births_come_before_bonuses_while_sixty_pieces_last():
    rows = [realm(1), town("n2", 1, 2, "hamlet"), town("n3", 1, 3, "garrison-town", 4), realm(2)]
    state = collected(settlements=rows, figures=[stand("n1", 1, 51), THEIRS])  # 57 in play
    assert [towns(state)[spot][3] for spot in ("n1", "n2", "n3")] == [2, 2, 5]
    assert "n3" not in groups(state)
    assert player(state, 1)["supply"]["knight"] == 0
    two = collected(settlements=rows, figures=[stand("n1", 1, 52), THEIRS])
    assert [towns(two)[spot][3] for spot in ("n1", "n2", "n3")] == [2, 2, 4]  # token 1 first
    part = collected(settlements=rows, figures=[stand("n1", 1, 49), THEIRS])
    assert groups(part)["n3"] == (1, 2, 0, 0)


# ---------------------------------------------------------------- whole lands


@pytest.mark.clauses("RT-BONUS-01", "RT-BONUS-02", "RT-BONUS-03", "RT-BONUS-04", "RT-R-29", "RT-SCORE-06")
def test_a_whole_land_brings_eight_points_and_eight_knights_to_spread():
    state = collected(settlements=noorland(), figures=[THEIRS])
    assert points(state, 1) == 3 + 7 + 8
    assert asked(state) == ("post", [1])
    assert told(state, "land-knights") == ["land-knights 1 noorland 8"]
    do(state, "1 post n2 3")
    assert "post n1 1" not in can(state, 1)
    assert can(state, 1, "post")[-1] == "post n7 5"
    assert refused(state, "1 post n3 6") == "RT-BONUS-03"
    do(state, "1 post n5 5")
    assert groups(state) == {"n2": (1, 3, 0, 0), "n5": (1, 5, 0, 0), "l1": (2, 1, 0, 0)}
    assert asked(state) == ("turn", [1])


@pytest.mark.clauses("RT-BONUS-03", "RT-R-29")
def test_what_is_left_for_the_last_settlement_is_not_asked():
    state = do(collected(settlements=noorland(), figures=[THEIRS]), "1 post n6 7")
    assert groups(state)["n7"] == (1, 1, 0, 0)
    assert asked(state) == ("turn", [1])
    all_at_once = do(collected(settlements=noorland(), figures=[THEIRS]), "1 post n1 8")
    assert groups(all_at_once)["n1"] == (1, 8, 0, 0)


@pytest.mark.clauses("RT-R-15", "RT-SCORE-07", "RT-R-18")
def test_every_site_counts_and_not_only_those_that_are_settled():
    six = [row for row in noorland() if row[0] != "n7"]
    state = collected(settlements=six, figures=[stand("n1", 1, 1), THEIRS])
    assert points(state, 1) == 3 + 6
    assert asked(state) == ("turn", [1])
    start = at()
    assert points(start, 1) == 4  # one settlement in its land, and no other: no bonus


@pytest.mark.clauses("RT-R-18", "RT-BONUS-02")
def test_the_bonus_is_for_each_land_and_stops_when_one_site_is_lost():
    calmania = [town(f"c{number}", 1, number) for number in range(1, 8)]
    outside = [town("n2", 1, 8), realm(2)]
    state = collected(
        settlements=[*calmania, *outside], figures=[stand("n2", 1, 1), THEIRS], colour=["kalland", "lumos"]
    )
    assert asked(state) == ("post", [1])  # a land need not be one's own
    assert points(state, 1) == 8 + 8
    fewer = collected(settlements=[*calmania[1:], *outside], figures=[stand("n2", 1, 1), THEIRS])
    assert asked(fewer) == ("turn", [1])


@pytest.mark.clauses("RT-R-97", "RT-R-28")
def test_land_knights_come_as_far_as_pieces_last():
    rows = [town(row[0], 1, row[2], row[3], 5, True) for row in noorland()[:-1]]
    state = collected(settlements=[*rows, realm(2)], figures=[stand("n1", 1, 20), THEIRS], palace=[0, 1])
    assert told(state, "land-knights") == ["land-knights 1 noorland 5"]
    full = collected(settlements=[*rows, realm(2)], figures=[stand("n1", 1, 25), THEIRS], palace=[0, 1])
    assert told(full, "land-knights") == []
    assert asked(full) == ("turn", [1])


# ---------------------------------------------------------------- winning in it, and who begins


@pytest.mark.clauses("RT-R-19", "RT-WIN-01")
def test_births_can_win_and_the_points_decide_between_two():
    rows = [town(row[0], 1, row[2], row[3], 4) for row in noorland()[:-1]]
    state = collected(settlements=[*rows, realm(2)], figures=[THEIRS])
    assert outcome(state) == ("points", [1, 2], "RT-WIN-01")
    mine = [town(f"n{number}", 1, number, "hamlet", 4) for number in range(1, 7)]
    theirs = [town(f"l{number}", 2, number, "hamlet" if number < 3 else "craft-village", 4) for number in range(1, 8)]
    quests = [["colonise-noorland", "conquer-village", "kill-knight"], []]
    options = {"points-target": "20"}
    both = collected(settlements=[*mine, *theirs], figures=[], options=options, first=0, completed=quests)
    assert outcome(both) == ("points", [2, 1], "RT-R-19")


@pytest.mark.clauses("RT-R-19")
def test_level_winners_by_births_are_parted_by_turn_order():
    mine = [town(f"n{number}", 1, number, "hamlet", 4) for number in range(1, 8)]
    theirs = [town(f"l{number}", 2, number, "craft-village", 4) for number in range(1, 8)]
    for first, places in ((0, [1, 2]), (1, [2, 1])):
        state = collected(settlements=[*mine, *theirs], figures=[], options={"points-target": "20"}, first=first)
        assert outcome(state)[:2] == ("points", places)


@pytest.mark.clauses("RT-ROUND-07", "RT-ROUND-01", "RT-ROUND-13", "RT-ROUND-09")
def test_the_fewest_points_before_income_begin():
    rows = [town("n1", 1, 1, "psor", 4), realm(2), realm(3)]
    state = at("round", 3, round=2, settlements=[*rows, town("l2", 2, 2)], draws={"start": [5, 2]})
    assert told(state, "rolled-start") == ["rolled-start 1 5", "rolled-start 3 2"]  # seat 1's city comes too late
    assert asked(state) == ("turn", [3])
    do(state, "3 end")
    assert asked(state) == ("turn", [1])
    do(state, "1 end")
    assert asked(state) == ("turn", [2])
    do(state, "2 end")
    assert told(state, "round") == ["round 3 3", "round 4 3"]  # everybody had one turn; now seat 3 is alone last


@pytest.mark.clauses("RT-ROUND-08", "RT-R-13", "RT-ROUND-02")
def test_those_level_with_fewest_points_roll_each_round():
    state = at("round", 2, round=4, draws={"start": [3, 3, 2, 1]})
    assert told(state, "rolled-start") == [
        "rolled-start 1 3",
        "rolled-start 2 3",
        "rolled-start 1 2",
        "rolled-start 2 1",
    ]
    assert told(state, "round", "taxed", "turn")[0] == "round 5 2"
    assert told(state, "taxed", "turn")[-1] == "turn 2"  # both have collected before the first turn


@pytest.mark.clauses("RT-R-77")
def test_the_four_peoples_have_equal_capitals():
    state = collected(seats=4)
    assert len({(coins(state, seat), points(state, seat)) for seat in (1, 2, 3, 4)}) == 1


@pytest.mark.clauses("RT-R-20")
def test_a_player_without_a_settlement_collects_nothing():
    state = collected(settlements=[realm(2)], figures=[stand("n2", 1, 1), THEIRS])
    assert coins(state, 1) == (0, 0, 0)
    assert asked(state) == ("turn", [1])
    assert can(state, 1) == ["march n2", "end"]


@pytest.mark.clauses("RT-ROUND-03", "RT-ROUND-02", "RT-COMP-28")
def test_all_have_their_tax_before_births_and_these_before_the_knights_of_lands():
    state = do(collected(settlements=noorland(), figures=[THEIRS]), "1 post n1 8")
    kinds = [text.split(" ")[0] for text in told(state, "taxed", "born", "land-knights", "turn")]
    assert kinds == ["taxed"] * 2 + ["born"] * 8 + ["land-knights", "turn"]


@pytest.mark.clauses("RT-BONUS-03", "RT-ROUND-09")
def test_of_two_who_hold_a_land_the_first_player_of_the_round_posts_knights_first():
    lands = [town(f"n{number}", 1, number) for number in range(2, 8)]
    lands += [town(f"l{number}", 2, number, "farming-village") for number in range(2, 8)]
    rows = [realm(1), realm(2), *lands, realm(3)]
    figures = [stand("n1", 1, 1), stand("l1", 2, 1)]
    second = collected(settlements=rows, figures=figures, seats=3, first=1)
    assert asked(second) == ("post", [2])
    do(second, "2 post l1 8")
    assert asked(second) == ("post", [1])  # after seat 3, who holds no land
    third = collected(settlements=rows, figures=figures, seats=3, first=2)
    assert asked(third) == ("post", [1])
