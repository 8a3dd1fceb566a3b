"""Cards aimed at another player: Craft Guild, Theft, Turncoat, Intrigue, Espionage."""

import pytest
from trigon_tables import (
    asked,
    at,
    can,
    coins,
    do,
    groups,
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


def holding(card, seats=2, **given):
    """Return a turn of seat 1, who holds a card."""
    kept = given.pop("kept", [[] for _ in range(seats)])
    return at(seats=seats, kept=[[card, *kept[0]], *kept[1:]], **given)


# ---------------------------------------------------------------- coins


@pytest.mark.clauses("RT-CARD-31", "RT-R-80")
def test_the_craft_guild_takes_up_to_what_is_rolled_as_far_as_it_is_there():
    purses = [purse(), purse(5, 2, 2), purse(9, 0, 0)]
    state = do(holding("craft-guild", 3, coins=purses, draws={"guild": [4]}), "1 play craft-guild")
    assert asked(state) == ("target", [1])
    assert can(state, 1) == ["target 1", "target 2"]
    assert refused(state, "1 target 0") == "RT-R-76"
    do(state, "1 target 1")
    assert can(state, 1) == ["coins copper 1", "coins copper 2", "coins copper 3", "coins copper 4", "pass"]
    assert refused(state, "1 coins copper 5") == "RT-R-80"
    less = do(state.copy(), "1 coins copper 3")
    assert (coins(less, 1), coins(less, 2)) == ((3, 0, 0), (2, 2, 2))
    do(state, "1 coins copper 4")
    assert told(state, "rolled", "stole") == ["rolled 1 4", "stole 1 2 4-copper"]
    assert (coins(state, 1), coins(state, 2)) == ((4, 0, 0), (1, 2, 2))
    more = do(holding("craft-guild", coins=[purse(), purse(5, 2, 2)], draws={"guild": [6]}), "1 play craft-guild")
    assert can(more, 1)[-2:] == ["coins copper 5", "pass"]
    do(more, "1 pass")
    assert coins(more, 1) == (0, 0, 0)
    assert asked(more) == ("turn", [1])
    none = do(holding("craft-guild", coins=[purse(), purse(0, 2, 2)], draws={"guild": [6]}), "1 play craft-guild")
    assert told(none, "no-effect") == ["no-effect 2 craft-guild"]


@pytest.mark.clauses("RT-CARD-32", "RT-R-80", "RT-R-35")
def test_theft_takes_three_coins_of_the_thiefs_choice():
    state = do(holding("theft", coins=[purse(), purse(5, 2, 2)]), "1 play theft")
    assert asked(state) == ("take", [1])
    do(state, "1 coins gold 2")
    assert can(state, 1) == ["coins copper 1", "coins silver 1"]
    do(state, "1 coins silver 1")
    assert (coins(state, 1), coins(state, 2)) == ((0, 1, 2), (5, 1, 0))
    few = do(holding("theft", coins=[purse(), purse(1, 1, 0)]), "1 play theft")
    assert (coins(few, 1), coins(few, 2)) == ((1, 1, 0), (0, 0, 0))
    none = do(holding("theft"), "1 play theft")
    assert told(none, "no-effect") == ["no-effect 2 theft"]
    assert asked(none) == ("turn", [1])


@pytest.mark.clauses("RT-R-76", "RT-R-20")
def test_who_is_out_is_no_target():
    rows = [realm(1), realm(3)]
    state = holding(
        "theft", 3, settlements=rows, figures=[stand("n1", 1, 1), stand("c1", 3, 1)], out_at=[0, 1, 0],
        palace=[1, 0, 1], coins=[purse(), purse(), purse(0, 0, 1)],
    )  # fmt: skip
    do(state, "1 play theft")
    assert coins(state, 1) == (0, 0, 1)


# ---------------------------------------------------------------- Turncoat


@pytest.mark.clauses("RT-CARD-11", "RT-R-70", "RT-R-86", "RT-R-62")
def test_a_lone_turncoat_is_ones_own_and_may_move_and_found():
    rows = [stand("n1", 1, 1), stand("l3", 2, 0, 1), stand("l1", 2, 1)]
    state = do(holding("turncoat", figures=rows, quests=[["beat-scout"], []]), "1 play turncoat")
    assert can(state, 1) == ["turncoat l1 knight", "turncoat l3 scout"]
    assert refused(state, "1 turncoat n1 knight") == "RT-R-70"
    do(state, "1 turncoat l3 scout")
    assert groups(state)["l3"] == (1, 0, 1, 0)
    assert (player(state, 1)["supply"]["scout"], player(state, 2)["supply"]["scout"]) == (2, 3)
    assert told(state, "completed") == []
    assert "march l3" in can(state, 1)
    assert "found l3" in can(state, 1)


@pytest.mark.clauses("RT-R-70", "RT-R-47", "RT-BATTLE-06")
def test_a_turncoat_among_others_fights_them_at_once():
    rows = [stand("n1", 1, 1), stand("l3", 2, 2), stand("l1", 2, 1)]
    state = holding(
        "turncoat", figures=rows, kept=[[], ["theft"]], draws={"red": [6], "green": [1]}, quests=[["kill-knight"], []]
    )
    do(state, "1 play turncoat", "1 turncoat l3 knight")
    assert told(state, "turned", "attacked") == ["turned 1 2 l3 1-knight", "attacked 1 2 l3 1-knight"]
    assert asked(state) == ("battle", [2])
    do(state, "2 pass")
    assert asked(state) == ("dice", [2])
    do(state, "2 pass")
    assert groups(state)["l3"] == (1, 1, 0, 0)
    assert "march l3" not in can(state, 1)
    assert told(state, "completed") == ["completed 1 kill-knight"]
    rows[1] = stand("l3", 2, 2)
    beaten = holding("turncoat", figures=rows, draws={"red": [1], "green": [6]})
    do(beaten, "1 play turncoat", "1 turncoat l3 knight")
    assert groups(beaten)["l3"] == (2, 1, 0, 0)
    assert player(beaten, 1)["supply"]["knight"] == 60 - 1 - 1


@pytest.mark.clauses("RT-R-70", "RT-R-50")
def test_those_whom_a_turncoat_attacks_may_flee_and_then_it_stands_there_unfought():
    rows = [stand("n1", 1, 1), stand("l3", 2, 2), stand("l1", 2, 1)]
    state = holding("turncoat", figures=rows, kept=[[], ["flight"]])
    do(state, "1 play turncoat", "1 turncoat l3 knight", "2 play flight", "2 flee land", "2 to l6")
    assert groups(state)["l3"] == (1, 1, 0, 0)
    assert groups(state)["l6"] == (2, 1, 0, 0)
    assert "march l3" in can(state, 1)


@pytest.mark.clauses("RT-R-70")
def test_a_turncoat_can_take_the_settlement_it_stood_in():
    state = holding(
        "turncoat",
        figures=[stand("n1", 1, 1), stand("l3", 2, 1), stand("l1", 2, 1)],
        settlements=[realm(1), realm(2), town("l3", 2, 2, "hamlet", 3)],
        draws={"red": [6], "green": [1, 1]},
    )
    do(state, "1 play turncoat", "1 turncoat l3 knight")
    assert towns(state)["l3"] == (1, 2, "hamlet", 2, False)
    assert groups(state)["l3"] == (1, 1, 0, 0)


@pytest.mark.clauses("RT-R-70")
def test_a_boat_comes_over_only_where_it_is_alone():
    rows = [stand("n1", 1, 1), stand("l2", 2, 0, 0, 1), stand("l4", 2, 0, 0, 2), stand("c2", 2, 0, 0, 1)]
    rows += [stand("n2", 2, 1, 0, 1)]
    spots = [realm(1), realm(2), town("c2", 2, 2)]
    state = do(holding("turncoat", figures=rows, settlements=spots), "1 play turncoat")
    assert can(state, 1) == ["turncoat n2 knight", "turncoat l2 boat"]
    do(state, "1 turncoat l2 boat")
    assert groups(state)["l2"] == (1, 0, 0, 1)
    assert "sail l2" in can(state, 1)


@pytest.mark.clauses("RT-R-70", "RT-R-28", "RT-R-76")
def test_a_turncoat_needs_a_piece():
    rows = [stand("n1", 1, 0, 3), stand("l3", 2, 0, 1)]
    state = holding("turncoat", figures=rows)
    assert can(state, 1, "play") == []
    assert refused(state, "1 play turncoat") == "RT-R-76"


# ---------------------------------------------------------------- Intrigue


@pytest.mark.clauses("RT-CARD-44", "RT-CARD-45", "RT-R-71", "RT-R-98", "RT-R-21", "RT-R-58")
def test_intrigue_takes_a_settlement_with_all_who_live_there():
    rows = [realm(1), realm(2), town("l3", 2, 2, "residence", 5, True), town("l6", 2, 3), town("l7", 2, 4, "hamlet")]
    state = holding(
        "intrigue", settlements=rows, figures=[stand("n1", 1, 1), stand("l7", 2, 1)], quests=[["colonise-lumos"], []]
    )
    do(state, "1 play intrigue")
    assert can(state, 1) == ["site l3", "site l6"]  # the capital has its palace, l7 a knight
    assert refused(state, "1 site l7") == "RT-R-71"
    do(state, "1 site l3")
    assert asked(state) == ("usurp", [1])
    assert can(state, 1) == ["site l3", "pass"]
    do(state, "1 site l3")
    assert towns(state)["l3"] == (1, 2, "residence", 5, True)
    assert (player(state, 1)["inhabitants"], player(state, 2)["inhabitants"]) == (6, 3)
    assert (points(state, 1), points(state, 2)) == (6, 6)
    assert player(state, 1)["founded"] == 0
    assert told(state, "city", "bonus") == []
    assert state.view(0)["hand_quests"][0]["done"] == 0


@pytest.mark.clauses("RT-R-71", "RT-R-53", "RT-R-54")
def test_declined_or_without_a_token_the_settlement_perishes():
    rows = [realm(1), realm(2), town("l3", 2, 2, "residence", 4)]
    state = do(holding("intrigue", settlements=rows), "1 play intrigue", "1 pass")
    assert "l3" not in towns(state)
    assert state.view(None)["village_under"] == ["residence"]
    assert (player(state, 1)["inhabitants"], player(state, 2)["inhabitants"]) == (1, 1)
    spots = ["n1", "n2", "n4", "n5", "n6", "n3", "c1", "c2", "c3", "c4"]
    mine = [town(spot, 1, at, "hamlet" if at < 8 else "market-town") for at, spot in enumerate(spots, 1)]
    full = holding("intrigue", settlements=[realm(1), *mine[1:], *rows[1:]])
    do(full, "1 play intrigue")
    assert asked(full) == ("turn", [1])
    assert "l3" not in towns(full)


@pytest.mark.clauses("RT-R-71", "RT-R-68", "RT-R-76")
def test_no_intrigue_against_palace_figures_or_the_last_settlement():
    own = [stand("n1", 1, 1)]
    for rows, palace, plays in (
        ([realm(1), realm(2)], [1, 1], []),
        ([realm(1), town("l3", 2, 1)], [1, 0], []),
        ([realm(1), realm(2), town("l3", 2, 2)], [1, 1], ["play intrigue"]),
    ):
        assert can(holding("intrigue", settlements=rows, palace=palace, figures=own), 1, "play") == plays
    lost = holding(
        "intrigue",
        settlements=[realm(1), realm(2), town("l3", 2, 2)],
        palace=[1, 0],
        figures=[stand("n1", 1, 1), stand("l3", 2, 1)],
    )
    do(lost, "1 play intrigue", "1 site l1")
    assert towns(lost)["l1"] == (1, 2, "nieuw-delia", 1, False)


# ---------------------------------------------------------------- Espionage


@pytest.mark.clauses("RT-CARD-54", "RT-CARD-55", "RT-R-81", "RT-CARD-08", "RT-R-34", "RT-R-57")
def test_a_spy_alone_sees_a_hand_and_may_take_a_card():
    state = holding(
        "espionage", 3, kept=[[], ["dungeon", "flight"], ["theft"]],
        quests=[[], [["colonise-lumos", 1], "build-boat"], []],
    )  # fmt: skip
    do(state, "1 play espionage")
    assert can(state, 1) == ["target 1", "target 2"]
    do(state, "1 target 1")
    assert told(state, "saw", seat=1) == ["saw 1 2 colonise-lumos+build-boat dungeon+flight"]
    assert told(state, "saw", seat=2) == told(state, "saw", seat=3) == []
    assert can(state, 1) == [
        "steal-quest build-boat", "steal-quest colonise-lumos", "steal-card dungeon", "steal-card flight", "pass"
    ]  # fmt: skip
    assert refused(state, "1 steal-card theft") == "RT-R-81"
    do(state, "1 steal-quest colonise-lumos")
    assert state.view(0)["hand_quests"] == [{"quest": "colonise-lumos", "done": 0, "needed": 2}]
    assert (player(state, 2)["quests"], player(state, 1)["quests"]) == (1, 1)
    assert told(state, "stole-card") == ["stole-card 1 2 quest"]
    assert told(state, "got-quest", seat=2) == ["got-quest 1 colonise-lumos"]
    assert told(state, "got-quest", seat=3) == told(state, "got-quest") == []
    seen = [(row["card"], row["seats"]) for row in state.view(0)["remembered"]]
    assert seen == [("build-boat", [1]), ("dungeon", [1]), ("flight", [1])]
    assert [(row["card"], row["seats"]) for row in state.view(1)["remembered"]] == [("colonise-lumos", [0])]
    assert state.view(2)["remembered"] == []


@pytest.mark.clauses("RT-CARD-08", "RT-CARD-25", "RT-R-17", "RT-R-81")
def test_a_bonus_point_in_hand_can_be_stolen_and_an_open_one_cannot():
    state = holding("espionage", kept=[[], ["dungeon"]], opened=[[], ["castle"]])
    do(state, "1 play espionage")
    assert can(state, 1) == ["steal-card dungeon", "pass"]
    do(state, "1 steal-card dungeon")
    assert told(state, "stole-card") == ["stole-card 1 2 play"]
    do(state, "1 play dungeon")
    assert (points(state, 1), points(state, 2)) == (5, 5)


@pytest.mark.clauses("RT-CARD-55", "RT-R-81", "RT-R-76")
def test_a_spy_may_take_nothing_and_needs_somebody_with_cards():
    state = holding("espionage", kept=[[], ["dungeon"]])
    do(state, "1 play espionage", "1 pass")
    assert player(state, 2)["cards"] == 1
    assert asked(state) == ("turn", [1])
    nobody = holding("espionage")
    assert can(nobody, 1, "play") == []
    assert refused(nobody, "1 play espionage") == "RT-R-76"
    one = holding("espionage", 3, quests=[[], [], ["build-boat"]])
    do(one, "1 play espionage")
    assert asked(one) == ("spy", [1])
    assert can(one, 1) == ["steal-quest build-boat", "pass"]
