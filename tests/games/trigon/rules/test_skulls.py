"""Cards with a skull: what they take and from whom, choices, protectors."""

import pytest
from trigon_tables import (
    GAME,
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

RICH = purse(5, 4, 3)


def draw(card, seats=2, coins=None, **given):
    """Return seat 1 having bought a card that is turned up."""
    purses = coins or [purse(copper=1)] + [purse()] * (seats - 1)
    return do(at(seats=seats, coins=purses, draws={"play": [card]}, **given), "1 buy-card")


def garrison(*rows):
    return {"figures": [*rows, stand("l1", 2, 1)]}


# ---------------------------------------------------------------- knights


@pytest.mark.clauses("RT-CARD-01", "RT-CARD-02", "RT-R-67", "RT-PLAY-19", "RT-R-35", "RT-PLAY-16")
def test_assassin_and_archers_take_knights_of_their_owners_choice():
    state = draw("archers", **garrison(stand("n1", 1, 2), stand("n3", 1, 1), stand("n3-n5", 1, 1)))
    assert told(state, "turned-up") == ["turned-up 1 archers"]
    assert asked(state) == ("drop", [1])
    assert can(state, 1) == ["drop n1 1", "drop n1 2", "drop n3 1", "drop n3-n5 1"]
    assert refused(state, "1 drop n3 2") == "RT-R-79"
    do(state, "1 drop n3-n5 1")
    assert can(state, 1) == ["drop n1 1", "drop n3 1"]
    do(state, "1 drop n1 1")
    assert groups(state)["n1"] == (1, 1, 0, 0)
    assert asked(state) == ("turn", [1])
    assert state.view(None)["discards"] == ["archers"]
    one = draw("assassin", **garrison(stand("n1", 1, 2), stand("n3", 1, 1)))
    do(one, "1 drop n3 1")
    assert "n3" not in groups(one)
    assert asked(one) == ("turn", [1])


@pytest.mark.clauses("RT-R-67")
def test_a_card_takes_as_much_as_there_is_and_nothing_from_nothing():
    state = draw("archers", **garrison(stand("n3", 1, 1, 1)))
    assert groups(state)["n3"] == (1, 0, 1, 0)
    none = draw("archers", **garrison(stand("n3", 1, 0, 1)))
    assert told(none, "no-effect") == ["no-effect 1 archers"]
    assert none.view(None)["discards"] == ["archers"]


@pytest.mark.clauses("RT-R-67")
def test_knights_that_have_moved_go_first():
    rows = garrison(stand("n1", 1, 3), stand("n4", 1, 1))
    state = at(
        coins=[purse(copper=1), purse()], draws={"play": ["assassin"]}, used=[["n1", 0, 0, 1, 0, 0, 0, 0]], **rows
    )
    do(state, "1 buy-card", "1 drop n1 1")
    assert state.view(None)["groups"][0]["figures"]["knight"] == 2
    assert state.view(None)["groups"][0]["spent"]["knight"] == 0
    mixed = at(
        coins=[purse(copper=1), purse()], draws={"play": ["assassin"]}, used=[["n1", 1, 0, 1, 0, 0, 0, 0]], **rows
    )
    do(mixed, "1 buy-card", "1 drop n1 1")
    assert mixed.view(None)["groups"][0]["stepped"]["knight"] == 1  # first those that fought
    assert mixed.view(None)["groups"][0]["spent"]["knight"] == 0


@pytest.mark.clauses("RT-CARD-05", "RT-R-79")
@pytest.mark.parametrize(("knights", "left"), [(5, 3), (4, 2), (1, 1)])
def test_dragons_take_half_rounded_down(knights, left):
    state = draw("dragons", **garrison(stand("n1", 1, knights)))
    assert groups(state)["n1"] == (1, left, 0, 0)


@pytest.mark.clauses("RT-CARD-06", "RT-R-75", "RT-R-79", "RT-ROUND-12")
def test_strife_strikes_all_the_active_player_first_then_clockwise():
    rows = [stand("n1", 1, 3), stand("l1", 2, 2), stand("l3", 2, 2), stand("c1", 3, 1), stand("c3", 3, 3)]
    state = at(
        seats=3, first=1, turn=1, coins=[purse(), purse(copper=1), purse()], draws={"play": ["strife"]}, figures=rows
    )
    do(state, "2 buy-card")
    assert asked(state) == ("drop", [2])
    assert refused(state, "3 drop c1 1") == "RT-R-75"
    do(state, "2 drop l1 2")
    assert asked(state) == ("drop", [3])
    do(state, "3 drop c3 1")
    assert asked(state) == ("drop", [3])
    do(state, "3 drop c1 1")
    assert told(state, "lost")[-1] == "lost 1 n1 1-knight"
    assert groups(state) == {"n1": (1, 2, 0, 0), "l3": (2, 2, 0, 0), "c3": (3, 2, 0, 0)}
    assert asked(state) == ("turn", [2])


@pytest.mark.clauses("RT-R-20", "RT-R-75")
def test_a_card_for_all_passes_over_who_is_out():
    state = draw("strife", seats=3, settlements=[realm(1), realm(3)], figures=[stand("n1", 1, 1)], out_at=[0, 1, 0])
    assert told(state, "no-effect") == ["no-effect 1 strife", "no-effect 3 strife"]


@pytest.mark.clauses("RT-R-20", "RT-R-94")
def test_who_loses_the_last_knight_to_a_card_is_out_when_it_is_done():
    state = at(
        figures=[stand("n3", 1, 1), stand("n1", 2, 1), stand("c1", 3, 1)], settlements=[realm(2), realm(3)],
        palace=[0, 1, 1], seats=3, coins=[purse(copper=1), purse(), purse()], draws={"play": ["assassin"]},
    )  # fmt: skip
    do(state, "1 buy-card")
    assert told(state, "out") == ["out 1 nothing nothing"]
    assert asked(state) == ("turn", [2])
    two = at(
        figures=[stand("n3", 1, 1)], settlements=[realm(2)], palace=[0, 1], coins=[purse(copper=1), purse()],
        draws={"play": ["assassin"]},
    )  # fmt: skip
    assert outcome(do(two, "1 buy-card")) == ("last", [2, 1], "RT-R-20")


# ---------------------------------------------------------------- coins


@pytest.mark.clauses("RT-CARD-15", "RT-CARD-17", "RT-CARD-19", "RT-R-67")
@pytest.mark.parametrize(
    ("card", "have", "left"),
    [
        ("robbers", (6, 1, 1), (2, 1, 1)),
        ("robbers", (3, 1, 1), (0, 1, 1)),
        ("robbers", (1, 1, 1), (0, 1, 1)),
        ("silver-thieves", (1, 3, 1), (0, 1, 1)),
        ("silver-thieves", (1, 1, 1), (0, 0, 1)),
        ("crime", (1, 1, 2), (0, 1, 1)),
        ("crime", (1, 1, 0), (0, 1, 0)),
    ],
)
def test_robbers_thieves_and_crime_take_coins_of_one_metal(card, have, left):
    state = draw(card, coins=[purse(*have), purse()])
    assert coins(state, 1) == left
    assert asked(state) == ("turn", [1])
    assert sum(state.view(None)["bank"].values()) == 150 - sum(left)


@pytest.mark.clauses("RT-CARD-21", "RT-CARD-22", "RT-R-79", "RT-R-67")
def test_delias_greed_takes_half_of_all_coins_together():
    state = draw("delias-greed", coins=[purse(4, 2, 2), purse()])  # 7 are left after buying: 3 go
    assert asked(state) == ("pay", [1])
    assert can(state, 1)[0:3] == ["coins copper 1", "coins copper 2", "coins copper 3"]
    assert refused(state, "1 coins gold 3") == "RT-R-67"
    do(state, "1 coins copper 1", "1 coins silver 2")
    assert coins(state, 1) == (2, 0, 2)
    assert asked(state) == ("turn", [1])
    assert told(state, "paid") == ["paid 1 1-copper", "paid 1 2-silver"]


@pytest.mark.clauses("RT-CARD-23", "RT-CARD-24", "RT-R-75")
def test_crisis_takes_five_coins_from_everybody_or_all():
    state = draw("crisis", seats=4, coins=[purse(4, 3, 1), purse(1, 1, 1), purse(), purse(0, 9, 0)])
    assert asked(state) == ("pay", [1])
    do(state, "1 coins copper 3", "1 coins silver 2")
    assert [coins(state, seat) for seat in (1, 2, 3, 4)] == [(0, 1, 1), (0, 0, 0), (0, 0, 0), (0, 4, 0)]
    assert told(state, "no-effect") == ["no-effect 3 crisis"]


# ---------------------------------------------------------------- settlements


@pytest.mark.clauses("RT-CARD-33", "RT-CARD-34", "RT-R-69", "RT-R-53")
def test_winter_takes_a_settlement_but_not_the_figures_there():
    rows = [realm(1), town("n3", 1, 2, "residence", 4), town("n4", 1, 3, "hamlet", 5, True), realm(2)]
    state = draw("winter", settlements=rows, **garrison(stand("n1", 1, 1), stand("n3", 1, 2, 1)))
    assert asked(state) == ("site", [1])
    assert can(state, 1) == ["site n1", "site n3", "site n4"]
    assert refused(state, "1 site n6") == "RT-R-69"
    do(state, "1 site n3")
    assert "n3" not in towns(state)
    assert groups(state)["n3"] == (1, 2, 1, 0)
    assert (player(state, 1)["inhabitants"], player(state, 1)["tokens"]) == (6, 8)
    assert state.view(None)["village_under"] == ["residence"]
    assert told(state, "lost-settlement") == ["lost-settlement 1 n3 residence"]
    assert "found n3" in can(state, 1, "found")


@pytest.mark.clauses("RT-R-69", "RT-BUILD-12", "RT-R-53")
def test_with_the_capital_the_palace_goes():
    rows = [realm(1), town("n3", 1, 2), realm(2)]
    state = do(draw("winter", settlements=rows), "1 site n1")
    assert points(state, 1) == 1
    assert told(state, "palace-lost") == ["palace-lost 1"]
    assert state.view(None)["village_under"] == []


@pytest.mark.clauses("RT-R-68")
def test_no_card_takes_the_last_settlement():
    state = draw("winter")
    assert told(state, "no-effect") == ["no-effect 1 winter"]
    assert "n1" in towns(state)


@pytest.mark.clauses("RT-CARD-40", "RT-CARD-41", "RT-R-75", "RT-R-68", "RT-R-69")
def test_whims_of_zoloth_take_one_from_everybody_who_has_two():
    rows = [realm(1), town("n3", 1, 2, "abbey-village"), realm(2), realm(3), town("c3", 3, 2, "residence")]
    state = draw("whims-of-zoloth", seats=3, settlements=rows)
    do(state, "1 site n3")
    assert asked(state) == ("site", [3])
    do(state, "3 site c1")
    assert sorted(towns(state)) == ["c3", "l1", "n1"]
    assert told(state, "no-effect") == ["no-effect 2 whims-of-zoloth"]
    assert state.view(None)["village_under"] == ["abbey-village"]
    assert (points(state, 1), points(state, 2), points(state, 3)) == (4, 4, 1)
    other = do(draw("whims-of-zoloth", seats=3, settlements=rows), "1 site n3", "3 site c3")
    assert other.view(None)["village_under"] == ["abbey-village", "residence"]  # each under those that went before


@pytest.mark.clauses("RT-CARD-38", "RT-CARD-39", "RT-BUILD-12", "RT-R-84")
def test_an_earthquake_takes_the_palace_and_leaves_the_capital():
    state = draw("earthquake")
    assert points(state, 1) == 1
    assert towns(state)["n1"] == (1, 1, "psor", 1, False)
    assert player(state, 1)["palace"] is False
    assert player(state, 1)["income"] == player(at(), 1)["income"]
    again = do(at(palace=[0, 1], coins=[purse(copper=1), purse()], draws={"play": ["earthquake"]}), "1 buy-card")
    assert told(again, "no-effect") == ["no-effect 1 earthquake"]


# ---------------------------------------------------------------- inhabitants


@pytest.mark.clauses("RT-CARD-46", "RT-CARD-47", "RT-R-73", "RT-R-31", "RT-R-67")
def test_flood_and_fire_take_inhabitants_of_one_settlement():
    rows = [realm(1, 1), town("n3", 1, 2, "hamlet", 4), town("n4", 1, 3, "hamlet", 0), realm(2)]
    state = draw("fire", settlements=rows)
    assert can(state, 1) == ["site n1", "site n3"]
    assert refused(state, "1 site n4") == "RT-R-73"
    do(state, "1 site n3")
    assert towns(state)["n3"][3] == 2
    one = do(draw("fire", settlements=rows), "1 site n1")
    assert towns(one)["n1"] == (1, 1, "psor", 0, False)  # empty, and it stands
    assert points(one, 1) == 6
    flood = do(draw("flood", settlements=rows), "1 site n3")
    assert towns(flood)["n3"][3] == 3
    none = draw("flood", settlements=[realm(1, 0), realm(2)])
    assert told(none, "no-effect") == ["no-effect 1 flood"]


@pytest.mark.clauses("RT-CARD-50", "RT-R-79", "RT-R-31", "RT-CITY-06")
def test_disease_takes_half_of_all_and_may_empty_a_settlement():
    rows = [realm(1, 3), town("n3", 1, 2, "hamlet", 5, True), town("n4", 1, 3, "hamlet", 1), realm(2)]
    state = draw("disease", settlements=rows)  # 4 of 9
    assert asked(state) == ("drop", [1])
    do(state, "1 drop n1 3")
    assert can(state, 1) == ["drop n3 1", "drop n4 1"]
    do(state, "1 drop n3 1")
    assert towns(state)["n1"][3] == 0
    assert towns(state)["n3"] == (1, 2, "hamlet", 4, True)
    assert told(state, "lost-people") == ["lost-people 1 n1 3", "lost-people 1 n3 1"]


@pytest.mark.clauses("RT-R-67")
def test_nothing_is_told_to_fall_where_one_spot_is_left_and_all_have_fallen():
    state = draw("archers", **garrison(stand("n1", 1, 3), stand("n3", 1, 2)))
    do(state, "1 drop n3 2")
    assert told(state, "lost") == ["lost 1 n3 2-knight"]
    assert groups(state)["n1"] == (1, 3, 0, 0)


@pytest.mark.clauses("RT-CARD-51", "RT-R-67", "RT-R-75")
def test_meteorites_leave_one_in_each_settlement():
    rows = [realm(1, 4), town("n3", 1, 2, "hamlet", 5, True), realm(2, 3), town("l3", 2, 2, "hamlet", 2)]
    state = draw("meteorites", settlements=rows)
    assert can(state, 1) == [f"drop n1 {n}" for n in (1, 2, 3)] + [f"drop n3 {n}" for n in (1, 2, 3, 4)]
    do(state, "1 drop n3 4")  # the fifth can only come from n1
    assert [towns(state)[spot][3] for spot in ("n1", "n3", "l1", "l3")] == [3, 1, 1, 1]
    assert told(state, "no-effect") == []
    none = draw("meteorites")
    assert told(none, "no-effect") == ["no-effect 1 meteorites", "no-effect 2 meteorites"]


# ---------------------------------------------------------------- protectors


@pytest.mark.clauses("RT-CARD-09", "RT-R-66", "RT-R-95", "RT-PLAY-18")
def test_a_protector_shown_in_time_stops_skulls_of_its_colour_for_good():
    state = draw("assassin", kept=[["captain", "mayor"], []], coins=[purse(copper=2), purse()])
    assert asked(state) == ("protect", [1])
    assert can(state, 1) == ["play captain", "pass"]
    assert refused(state, "1 play mayor") == "RT-R-66"
    do(state, "1 play captain")
    assert groups(state)["n1"] == (1, 5, 1, 0)
    assert told(state, "protected") == ["protected 1 captain assassin"]
    assert player(state, 1)["opened"] == ["captain"]
    again = do(
        at(opened=[["captain"], []], kept=[["mayor"], []], coins=[purse(1), purse()], draws={"play": ["dragons"]}),
        "1 buy-card",
    )
    assert asked(again) == ("turn", [1])
    assert groups(again)["n1"] == (1, 5, 1, 0)
    assert player(again, 1)["opened"] == ["captain"]


@pytest.mark.clauses("RT-CARD-09", "RT-CARD-26", "RT-CARD-43", "RT-CARD-53", "RT-R-66")
@pytest.mark.parametrize(
    ("protector", "skull", "other"),
    [
        ("captain", "dragons", "robbers"),
        ("ambassador", "robbers", "dragons"),
        ("court-jester", "earthquake", "flood"),
        ("mayor", "flood", "earthquake"),
    ],
)
def test_each_protector_stops_its_own_colour_only(protector, skull, other):
    for card, stops in ((skull, True), (other, False)):
        state = draw(card, opened=[[protector], []], coins=[purse(copper=4), purse()])
        assert (told(state, "protected") == [f"protected 1 {protector} {card}"]) == stops
        kept = draw(card, kept=[[protector], []], coins=[purse(copper=4), purse()])
        assert (can(kept, 1) == [f"play {protector}", "pass"]) == stops
        assert asked(kept) == ("protect", [1])


@pytest.mark.clauses("RT-R-66", "RT-R-75", "RT-R-95", "RT-ROUND-12")
def test_others_may_show_theirs_when_a_card_strikes_everybody():
    state = draw("strife", seats=3, kept=[["dungeon"], ["captain"], []])
    assert asked(state) == ("protect", [1])
    do(state, "1 pass")
    assert asked(state) == ("protect", [2])
    assert groups(state)["n1"] == (1, 3, 1, 0)
    do(state, "2 play captain")
    assert [groups(state)[spot][1] for spot in ("n1", "l1", "c1")] == [3, 5, 3]
    assert player(state, 2)["opened"] == ["captain"]
    assert asked(state) == ("turn", [1])


@pytest.mark.clauses("RT-R-66")
def test_the_drawers_protector_does_not_shield_the_others():
    state = draw("strife", opened=[["captain"], []])
    assert [groups(state)[spot][1] for spot in ("n1", "l1")] == [5, 3]


@pytest.mark.clauses("RT-R-66")
def test_with_the_option_a_protector_stops_one_skull_card():
    once = {"protectors": "once"}
    state = draw("assassin", opened=[["captain"], []], options=once)
    assert groups(state)["n1"] == (1, 5, 1, 0)
    assert player(state, 1)["opened"] == []
    assert sorted(state.view(None)["discards"]) == ["assassin", "captain"]
    shown = do(draw("assassin", kept=[["captain"], []], options=once), "1 play captain")
    assert groups(shown)["n1"] == (1, 5, 1, 0)
    assert player(shown, 1)["opened"] == []
    guest = draw("strife", opened=[[], ["captain"]], options=once)
    assert told(guest, "protected") == ["protected 2 captain strife"]
    assert player(guest, 2)["opened"] == []  # used up in another's turn just as well


@pytest.mark.clauses("RT-R-95")
def test_the_question_follows_from_hand_sizes_and_from_what_there_is_to_lose():
    assert asked(draw("dragons", kept=[["theft"], []])) == ("protect", [1])
    assert asked(draw("robbers", kept=[["ambassador"], []])) == ("turn", [1])  # no copper, so it does not hit
    assert asked(draw("strife", kept=[[], ["theft"]])) == ("protect", [2])


@pytest.mark.clauses("RT-R-66", "RT-R-17", "RT-PLAY-02")
def test_protectors_may_be_played_in_the_own_turn_and_then_nobody_can_take_them():
    state = at(kept=[["captain", "mayor"], ["espionage"]], turn=0)
    do(state, "1 play captain", "1 play mayor")
    assert player(state, 1)["opened"] == ["captain", "mayor"]
    assert player(state, 1)["cards"] == 0
    assert state.view(None)["discards"] == []
    assert can(state, 1, "swap") == []


@pytest.mark.clauses("RT-R-66", "RT-R-75")
def test_an_open_protector_shields_its_owner_whoever_draws_the_skull():
    state = at(first=1, turn=1, opened=[["captain"], []], coins=[purse(), purse(copper=1)], draws={"play": ["strife"]})
    do(state, "2 buy-card")
    assert told(state, "protected") == ["protected 1 captain strife"]
    assert [groups(state)[spot][1] for spot in ("n1", "l1")] == [5, 3]


@pytest.mark.clauses("RT-R-35", "RT-R-75")
def test_all_see_which_card_is_being_carried_out():
    waits = draw("archers", **garrison(stand("n1", 1, 3), stand("n3", 1, 2)))
    assert (waits.view(1)["card"], waits.view(None)["card"]) == ("archers", "archers")
    assert [
        line["args"]["card"]["face"] for line in GAME.table(waits.view(1)) if line["id"] == "trigon-table-card"
    ] == ["play/archers"]
    do(waits, "1 drop n1 2")
    assert waits.view(1)["card"] == ""
