"""Eternals: when they wake, what they give, and how often. TT-ETER, TT-R-35, TT-R-36, TT-R-53, TT-R-56"""

import pytest
from trade_cards import cards, effect
from trade_tables import at, can, cubes, discards, do, hand, pass_turn, phase, refused, told, trader

import entrepot
from entrepot.games.trade_and_triumph.content.schema import SCHEMA
from entrepot.kernel.content import make_content


@pytest.mark.clauses("TT-ETER-01", "TT-ETER-02", "TT-ETER-03", "TT-R-36", "TT-R-57")
def test_an_eternal_sleeps_until_the_owners_next_turn_and_then_works_every_turn():
    state = at("play", hands=[{"influence": ["start"], "trade": ["md"]}])
    do(state, "1 influence start", "1 end")
    assert state.gold[0] == 4
    pass_turn(state)
    assert (state.active, state.gold[0], phase(state)) == (0, 5, "move")  # before any action
    for gold in (6, 7):
        pass_turn(state)
        pass_turn(state)
        assert state.gold[0] == gold


@pytest.mark.clauses("TT-ETER-02", "TT-ETER-01", "TT-R-36", "TT-R-53")
@pytest.mark.parametrize(
    ("card", "gold", "after"),
    [("cheap-upgrade", 4, "upgrade draw"), ("price", 2, "sell-trade md"), ("discard", 0, "use discard")],
)
def test_nothing_of_it_works_in_the_turn_in_which_it_is_laid(card, gold, after):
    state = at("play", in_force=[1, 1, 2], hands=[{"influence": [card], "trade": ["md"]}], gold=[6])
    before = state.gold[0] - state.cards.cost[64 + state.game.face_number("influence", card)]
    do(state, f"1 influence {card}")
    if after.startswith("use"):
        assert refused(state, f"1 {after}") == "TT-ETER-02"
    else:
        do(state, f"1 {after}")
        assert state.gold[0] == before + (gold if after.startswith("sell") else -gold)


@pytest.mark.clauses("TT-R-36", "TT-ETER-02")
@pytest.mark.parametrize(("shield", "card"), [("shield-force", "force-city"), ("shield-theft", "steal-gold")])
def test_a_shield_sleeps_too_until_its_owners_turn(shield, card):
    given = {"traders": ["city", "fm"], "hands": [{"influence": [card]}]}
    asleep = at("play", eternals=[[], [{"card": shield, "awake": False}]], **given)
    do(asleep, f"1 influence {card}")
    assert (trader(asleep, 2), asleep.gold[1]) == (("city!", 5) if card == "force-city" else ("fm", 2))
    awake = at("play", eternals=[[], [shield]], **given)
    do(awake, f"1 influence {card}")
    assert (trader(awake, 2), awake.gold[1]) == ("fm", 5)


@pytest.mark.clauses("TT-ETER-04", "TT-ETER-05", "TT-R-48", "TT-R-35")
def test_an_activated_one_may_be_used_once_at_any_moment_of_the_own_turn_or_not_at_all():
    held = {"trade": ["md", "do"], "influence": ["gold"]}
    for step in ("move", "draw", "play"):
        state = at(step, eternals=[["discard"]], traders=["forest-fm:1:out"], hands=[held])
        do(state, "1 use discard")
        assert (phase(state), can(state)) == (
            "discard-for-gold",
            ["discard-trade md", "discard-trade do", "discard-influence gold"],
        )
        do(state, "1 discard-trade md")
        assert (state.gold[0], discards(state, "trade"), phase(state)) == (8, ["md"], step)
        assert refused(state, "1 use discard") == "TT-R-35"
        assert discards(state, "influence") == []  # it stays in play
    unused = at("play", eternals=[["discard"]], hands=[held])
    assert do(unused, "1 end").active == 1
    assert refused(at("play", eternals=[[], ["discard"]], hands=[{}, held]), "1 use discard") == "TT-ETER-01"


@pytest.mark.clauses("TT-R-35", "TT-ETER-03")
def test_each_copy_is_used_once_and_again_in_the_next_turn():
    state = at("play", eternals=[["discard", "discard"]], hands=[{"trade": ["md", "do", "of", "fm"]}])
    do(state, "1 use discard", "1 discard-trade md", "1 use discard", "1 discard-trade do")
    assert (state.gold[0], "use discard" in can(state)) == (11, False)
    assert [eternal["used"] for eternal in state.view(1)["eternals"][0]] == [True, True]
    do(state, "1 end")
    pass_turn(state)
    assert [eternal["used"] for eternal in state.view(1)["eternals"][0]] == [False, False]
    assert "use discard" in can(state)


@pytest.mark.clauses("TT-ETER-03", "TT-R-63", "TT-R-62")
def test_one_that_could_do_nothing_is_not_offered():
    idle = at("play", eternals=[["discard", "look", "swap", "swap-forest"]])
    assert can(idle, 1, "use") == []
    for card in ("discard", "look", "swap", "swap-forest"):
        assert refused(idle, f"1 use {card}") == "TT-ETER-03"
    in_forest = at("play", eternals=[["swap-forest"]], cubes=[[1, 0, 0, 0]], traders=["fm"])
    assert can(in_forest, 1, "use") == ["use swap-forest"]
    elsewhere = at("play", eternals=[["swap-forest"]], cubes=[[1, 0, 0, 0]], traders=["md"])
    assert can(elsewhere, 1, "use") == []
    assert can(at("draw", eternals=[["may-stay"]]), 1, "use") == []
    state = do(at("move", eternals=[["may-stay", "may-stay"]]), "1 use may-stay")
    assert can(state, 1, "use") == []
    assert refused(at("play", eternals=[["price"]]), "1 use price") == "TT-ETER-03"


@pytest.mark.clauses("TT-ETER-04", "TT-R-29")
def test_swapping_gives_a_cube_back_for_another_colour():
    state = at("play", eternals=[["swap"]], cubes=[[2, 0, 0, 1]], hands=[{"trade": ["md"]}])
    do(state, "1 use swap")
    assert can(state) == ["give forest", "give ocean", "decline"]
    do(state, "1 give forest")
    assert can(state) == ["take mountain", "take desert", "take ocean"]
    do(state, "1 take desert")
    assert (cubes(state), list(state.supply), phase(state)) == ([1, 0, 1, 1], [6, 7, 6, 6], "play")
    declined = do(at("play", eternals=[["swap"]], cubes=[[1, 0, 0, 0]]), "1 use swap", "1 decline")
    assert cubes(declined) == [1, 0, 0, 0]
    assert "use swap" not in can(declined)


@pytest.mark.clauses("TT-R-35", "TT-INFL-01", "TT-GOLD-01", "TT-R-56")
def test_discounts_add_up_and_never_make_a_cost_negative():
    one = at("play", gold=[0], eternals=[["cheap-influence"]], hands=[{"influence": ["points", "dear"]}])
    do(one, "1 influence points")
    assert (one.gold[0], one.points[0]) == (0, 1)
    two = at("play", gold=[5], eternals=[["cheap-influence", "cheap-influence"]], hands=[{"influence": ["dear"]}])
    assert do(two, "1 influence dear").gold[0] == 1
    low = at("play", gold=[0], eternals=[["cheap-influence", "cheap-influence"]], hands=[{"influence": ["gold"]}])
    assert do(low, "1 influence gold").gold[0] == 4
    rivals = at("play", gold=[1], eternals=[[], ["cheap-influence"]], hands=[{"influence": ["points"]}])
    assert refused(rivals, "1 influence points") == "TT-INFL-02"


@pytest.mark.clauses("TT-R-35", "TT-UPG-03", "TT-R-56")
def test_upgrades_are_cheaper():
    state = at("play", gold=[2], eternals=[["cheap-upgrade"]], hands=[{"trade": ["md"]}])
    assert state.view(None)["prices"] == {"move": 2, "draw": 1, "play": 3}
    assert do(state, "1 upgrade move").gold[0] == 0
    both = at("play", gold=[0], eternals=[["cheap-upgrade", "cheap-upgrade"]])
    assert both.view(None)["prices"] == {"move": 0, "draw": 0, "play": 0}
    assert can(both, 1, "upgrade") == ["upgrade move", "upgrade draw", "upgrade play"]


@pytest.mark.clauses("TT-R-35", "TT-DRAW-02", "TT-DRAW-03", "TT-R-56")
def test_specialty_draws_are_cheaper():
    state = at("draw", gold=[4], eternals=[["cheap-specialty"]])
    assert state.view(None)["specialty_price"] == 4
    assert do(state, "1 draw specialty").gold[0] == 0
    assert refused(at("draw", gold=[3], eternals=[["cheap-specialty"]]), "1 draw specialty") == "TT-DRAW-03"
    free = at("draw", gold=[0], eternals=[["cheap-specialty", "cheap-specialty"]])
    assert do(free, "1 draw specialty").gold[0] == 0


@pytest.mark.clauses("TT-R-35", "TT-SELL-03", "TT-R-56", "TT-R-20")
def test_the_own_cards_sell_for_more():
    for place, price in (("fm", 2), ("city", 3)):
        state = at("play", traders=[place], eternals=[["price"]], hands=[{"trade": ["md"]}])
        assert do(state, "1 sell-trade md").gold[0] == 5 + price
    twice = at("play", eternals=[["price", "price"]], hands=[{"trade": ["md"]}])
    assert do(twice, "1 sell-trade md").gold[0] == 9
    on_route = at("play", traders=["forest-fm:1:out"], eternals=[["price"]], hands=[{"trade": ["md"]}])
    assert refused(on_route, "1 sell-trade md") == "TT-SELL-04"


@pytest.mark.clauses("TT-R-35", "TT-R-64", "TT-MOVE-02")
def test_more_movement_adds_to_the_level_in_force():
    state = at("start", levels=[[2, 0, 0]], eternals=[["extra-move", "extra-move"]], bonuses=[[1, 0]])
    assert state.view(None)["in_force"]["move"] == 6
    assert "via forest-fm 4" in can(state)
    one = at("start", levels=[[0, 0, 0]], eternals=[[{"card": "extra-move", "awake": False}], ["extra-move"]])
    assert one.view(None)["in_force"]["move"] == 2  # its own, which has woken; not the rival's


@pytest.mark.clauses("TT-R-53", "TT-INFL-04", "TT-R-35")
def test_any_number_may_lie_there_even_the_same_face_twice():
    laid = ["start", "start", "price", "price", "discard", "discard", "walk", "walk", "end", "end"]
    state = at("start", eternals=[laid], down=[["md", "md", "do", "do", "of", "of", "fm", "fm"]])
    assert len(state.view(None)["eternals"][0]) == 10
    assert state.gold[0] == 7
    pass_turn(state)
    assert state.gold[0] == 9
    assert (len(state.view(0)["down"]), hand(state).keys() <= {"trade", "influence"}) == (8, True)


@pytest.mark.clauses("TT-ETER-06", "TT-INFL-04")
def test_only_influence_cards_stay_in_play():
    state = at("play", hands=[{"specialty": ["no-points"]}])
    do(state, "1 specialty no-points", "1 end?")
    assert (state.view(None)["eternals"], discards(state, "specialty")) == ([[], []], ["no-points"])


@pytest.mark.clauses("TT-R-57", "TT-ETER-04", "TT-BOARD-05")
def test_start_and_end_of_turn_ask_for_where_the_trader_is_then():
    for place, gold in {"fm": 7, "forest-of:2:back": 7, "md": 5, "city": 5}.items():
        assert at("start", traders=[place], eternals=[["start-forest"]]).gold[0] == gold
    ordered = at("start", eternals=[["start", "start-forest"]], traders=["of"])
    assert told(ordered, "gained-gold") == ["gained-gold 1 1 start", "gained-gold 1 2 start-forest"]
    rivals = at("start", eternals=[[], ["start", "end"]])
    pass_turn(rivals)
    assert list(rivals.gold) == [5, 6]  # its own turn has begun, and only that pays


@pytest.mark.clauses("TT-ETER-04", "TT-R-24")
def test_walking_is_a_free_action_of_its_own():
    state = at("draw", traders=["forest-fm:2:out"], eternals=[["walk"]], down=[["plain-3"]])
    do(state, "1 use walk")
    assert can(state) == ["ahead 1", "ahead 2", "decline"]
    do(state, "1 ahead 2")
    assert (phase(state), state.gold[0], state.draws_left) == ("draw", 8, 1)
    waits = do(at("move", traders=["forest-fm:1:out"], eternals=[["walk"]]), "1 use walk", "1 ahead 1")
    assert (phase(waits), can(waits)) == ("move", ["ahead 1"])


@pytest.mark.clauses("TT-ETER-05")
def test_an_unused_eternal_keeps_the_turn_open():
    state = at("play", eternals=[["walk"]], traders=["forest-fm:1:out"], gold=[0])
    state.enter_top()
    assert can(state) == ["end", "use walk"]


def with_second(id, text):
    """Return the game with a second effect on one Influence card, of which there is one then."""
    data = cards()
    row = next(row for row in data["influence"] if row["id"] == id)
    row.update(effect(2, text.split()), copies=1)
    return entrepot.game("trade_and_triumph", make_content(SCHEMA, data))


@pytest.mark.clauses("TT-R-35", "TT-ETER-03")
def test_both_effects_of_an_eternal_count():
    twice = at("start", game=with_second("extra-move", "extra-move 1"), eternals=[["extra-move"]])
    assert twice.view(None)["in_force"]["move"] == 3
    both = with_second("price", "discount-influence 1")
    state = at("play", game=both, eternals=[["price"]], hands=[{"influence": ["points"], "trade": ["md"]}])
    do(state, "1 influence points", "1 sell-trade md")
    assert state.gold[0] == 5 - 1 + 3
    walking = with_second("swap", "move 1")
    second = at("play", game=walking, traders=["forest-fm:1:out"], eternals=[["swap"]], hands=[{"trade": ["md"]}])
    do(second, "1 use swap")  # there is no cube to give, but a space to go
    assert (phase(second), can(second)) == ("way", ["ahead 1", "decline"])
    paid = at("start", game=with_second("start", "if in-forest gold 3"), traders=["fm"], eternals=[["start"]])
    assert paid.gold[0] == 9


@pytest.mark.clauses("TT-ETER-02", "TT-R-36", "TT-R-53")
def test_a_sleeping_copy_adds_nothing_to_one_that_is_awake():
    asleep = {"card": "arrival", "awake": False}
    arrived = do(at("move", traders=["forest-fm:1:back"], eternals=[["arrival", asleep]]), "1 ahead 1")
    assert arrived.gold[0] == 6
    laid = at(
        "play", in_force=[1, 1, 2], gold=[9], hands=[{"influence": ["cheap-upgrade", "price", "swap"], "trade": ["md"]}]
    )
    do(laid, "1 influence cheap-upgrade", "1 influence price")
    for state in (laid, laid.game.load(laid.dump()), laid.copy()):
        assert state.view(None)["prices"] == {"move": 5, "draw": 4, "play": 6}
        assert state.view(None)["selling"]["price"] == 2
    discarding = at("play", eternals=[[{"card": "discard", "awake": False}, "swap"]], hands=[{"trade": ["md"]}])
    assert can(discarding, 1, "use") == []


@pytest.mark.clauses("TT-R-35", "TT-R-63")
def test_an_eternal_used_for_its_other_effect_asks_for_no_card_of_an_empty_hand():
    data = cards()
    row = next(row for row in data["influence"] if row["id"] == "discard")
    row.update(effect(2, ["may-stay"]))
    game = entrepot.game("trade_and_triumph", make_content(SCHEMA, data))
    state = at("move", eternals=[["discard"]], traders=["forest-fm:1:out"], game=game)
    do(state, "1 use discard")
    assert (phase(state), state.may_stay, state.gold[0]) == ("move", True, 5)
