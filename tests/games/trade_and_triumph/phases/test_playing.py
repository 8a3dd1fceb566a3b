"""The Play step: cards, upgrades, plays left, the hand limit. TT-PLAY, TT-INFL, TT-SPEC, TT-UPG, TT-HAND, TT-R-31"""

import pytest
from trade_cards import cards, effect
from trade_tables import asked, at, can, discards, do, hand, pass_turn, phase, refused, told

import entrepot
from entrepot.games.trade_and_triumph.content.schema import SCHEMA
from entrepot.kernel.content import make_content


@pytest.mark.clauses("TT-PLAY-01", "TT-PLAY-04", "TT-R-33", "TT-TURN-07")
def test_one_play_is_a_card_or_an_upgrade_or_nothing():
    state = at(
        "play",
        hands=[{"trade": ["md"], "influence": ["gold"], "specialty": ["no-points"]}],
        traders=["forest-fm:1:out"],
    )
    plays = ["lay md", "influence gold", "specialty no-points", "upgrade move", "upgrade draw"]
    assert can(state) == ["end", *plays]
    for text in plays:
        after = do(state.copy(), f"1 {text}")
        assert after.active == 1  # no play is left, and nothing can be sold on the way
    assert do(state.copy(), "1 end").active == 1


@pytest.mark.clauses("TT-PLAY-02", "TT-UPG-13", "TT-UPG-12")
def test_more_plays_are_used_in_any_mix_and_order():
    state = at("play", levels=[[0, 0, 2]], gold=[30], hands=[{"trade": ["md", "do"], "influence": ["start"]}])
    do(state, "1 upgrade draw")
    assert state.plays_left == 2
    do(state, "1 lay md", "1 influence start")
    assert (state.plays_left, hand(state), can(state, 1, "lay", "upgrade")) == (0, {"trade": ["do"]}, [])
    assert refused(state, "1 lay do") == "TT-PLAY-02"
    assert refused(state, "1 upgrade draw") == "TT-UPG-04"


@pytest.mark.clauses("TT-PLAY-03", "TT-R-31", "TT-PLAY-05")
def test_plays_left_are_given_up_and_never_carried_over():
    state = at("play", levels=[[0, 0, 2]], hands=[{"trade": ["md", "do", "of", "fm"]}])
    do(state, "1 end")
    assert (state.active, phase(state)) == (1, "move")
    pass_turn(state)
    assert (state.plays_left, state.view(None)["in_force"]["play"]) == (3, 3)


@pytest.mark.clauses("TT-R-31", "TT-UPG-04", "TT-UPG-11")
def test_after_the_last_play_free_actions_remain():
    state = at("play", gold=[6], hands=[{"trade": ["md"]}], eternals=[["discard"]])
    do(state, "1 upgrade play")
    assert (state.plays_left, asked(state), can(state)) == (0, [1], ["end", "sell-trade md", "use discard"])
    do(state, "1 sell-trade md")
    assert (state.gold[0], state.active) == (2, 1)  # nothing is left, so the turn has ended by itself


@pytest.mark.clauses("TT-R-62", "TT-R-31")
def test_the_step_is_passed_over_only_where_all_can_see_that_nothing_is_left():
    poor = {"traders": ["forest-fm:1:out"], "gold": [0]}
    dear = at("draw", hands=[{"influence": ["dear"]}], draws={"influence": ["dear"]}, **poor)
    do(dear, "1 draw influence")
    assert (phase(dear), can(dear)) == ("play", ["end"])  # nothing can be paid, which is nobody else's business
    none = at("play", **poor)
    none.enter_top()
    assert none.active == 1
    upgrade = at("play", traders=["forest-fm:1:out"], gold=[4])
    upgrade.enter_top()
    assert can(upgrade) == ["end", "upgrade draw"]


@pytest.mark.clauses("TT-TRADE-01", "TT-TRADE-02", "TT-R-39", "TT-R-40")
def test_a_trade_card_is_laid_face_down_for_nothing():
    state = at("play", hands=[{"trade": ["plain-5"]}])
    do(state, "1 lay plain-5")
    assert (state.gold[0], state.view(0)["down"], state.view(1)["down_counts"]) == (5, ["plain-5"], [1, 0])
    assert told(state, "laid", "laid-card") == ["laid 1"]
    assert told(state, "laid", "laid-card", seat=2) == ["laid 1"]
    assert told(state, "laid", "laid-card", seat=1) == ["laid-card 1 plain-5"]


@pytest.mark.clauses("TT-INFL-01", "TT-INFL-02", "TT-GOLD-01", "TT-R-38")
def test_an_influence_card_is_paid_in_full_beforehand():
    state = at("play", gold=[2], hands=[{"influence": ["points", "dear", "gold"]}], in_force=[1, 1, 2])
    assert can(state, 1, "influence") == ["influence gold", "influence points"]
    assert refused(state, "1 influence dear") == "TT-INFL-02"
    do(state, "1 influence points")
    assert (state.gold[0], state.points[0]) == (0, 1)
    assert refused(state, "1 influence gold") == "TT-INFL-02"  # its own gain cannot pay for it
    assert told(state, "played") == ["played 1 points 2"]


@pytest.mark.clauses("TT-INFL-03", "TT-R-55", "TT-INFL-04", "TT-ETER-01")
def test_an_instant_is_applied_and_discarded_and_an_eternal_stays():
    state = at("play", in_force=[1, 1, 2], hands=[{"influence": ["gold", "price"], "trade": ["md"]}])
    do(state, "1 influence gold")
    assert (state.gold[0], discards(state, "influence")) == (8, ["gold"])
    do(state, "1 influence price")
    assert (state.gold[0], discards(state, "influence"), state.plays_left) == (6, ["gold"], 0)
    assert state.view(1)["eternals"][0] == [{"card": "price", "awake": False, "used": False}]


@pytest.mark.clauses("TT-INFL-03", "TT-R-37")
def test_a_card_may_be_played_to_no_effect():
    state = at("play", hands=[{"influence": ["fetch"]}])
    do(state, "1 influence fetch")
    assert (state.gold[0], hand(state), discards(state, "influence")) == (4, {}, ["fetch"])


# ---------------------------------------------------------------- specialty cards


@pytest.mark.clauses("TT-SPEC-01", "TT-SPEC-02", "TT-SPEC-03", "TT-R-12", "TT-R-11")
def test_a_specialty_card_gives_its_points_at_once_as_tokens():
    state = at("play", hands=[{"specialty": ["points-gold", "three-points"]}], in_force=[1, 1, 2])
    do(state, "1 specialty points-gold")
    assert (state.points[0], state.gold[0], state.plays_left) == (1, 10, 1)
    do(state, "1 specialty three-points")
    assert (state.points[0], discards(state, "specialty")) == (4, ["three-points", "points-gold"])
    assert told(state, "gained-points") == ["gained-points 1 1 points-gold", "gained-points 1 3 three-points"]


@pytest.mark.clauses("TT-R-11", "TT-SPEC-02", "TT-R-12")
def test_at_once_it_is_resolved_when_drawn_and_uses_no_play():
    given = {"options": {"specialty": "at-once"}, "gold": [10], "levels": [[0, 1, 0]]}
    state = at("draw", draws={"specialty": ["points-gold"]}, **given)
    do(state, "1 draw specialty")
    assert (state.points[0], state.gold[0], hand(state), state.plays_left) == (1, 5, {}, 1)
    assert (discards(state, "specialty"), can(state, 1, "draw")) == (["points-gold"], ["draw trade", "draw influence"])
    assert told(state, "turned-up") == ["turned-up 1 points-gold"]
    asking = at("draw", draws={"specialty": ["cubes"]}, **given)
    do(asking, "1 draw specialty")
    assert (phase(asking), discards(asking, "specialty")) == ("cube", [])
    do(asking, "1 take forest", "1 take forest", "1 take ocean")
    assert (phase(asking), discards(asking, "specialty")) == ("draw", ["cubes"])


@pytest.mark.clauses("TT-R-11", "TT-R-51", "TT-R-58", "TT-R-63")
def test_at_once_holds_for_cards_drawn_by_cards_too():
    options = {"specialty": "at-once"}
    script = {"specialty": ["three-points", "steal-cube"]}
    given = {"hands": [{"influence": ["draw-specialty"]}], "cubes": [[0] * 4, [0, 1, 0, 0]]}
    state = at("play", options=options, draws={"specialty": ["three-points"]}, **given)
    do(state, "1 influence draw-specialty")
    assert (state.points[0], hand(state), discards(state, "influence")) == (3, {}, ["draw-specialty"])
    twice = at(
        "draw",
        options=options,
        gold=[10],
        draws={"specialty": ["draw", *reversed(script["specialty"])]},
        cubes=given["cubes"],
    )
    do(twice, "1 draw specialty")
    assert (phase(twice), can(twice)) == ("cube", ["take mountain"])
    do(twice, "1 take mountain")
    assert (twice.points[0], twice.gold[0]) == (1 + 3, 1)  # both cards, then the gold of the one that drew them
    assert discards(twice, "specialty") == ["three-points", "draw", "steal-cube"]
    assert phase(twice) in ("draw", "play")


@pytest.mark.clauses("TT-R-11", "TT-R-51", "TT-SPEC-02")
def test_what_a_drawing_card_asks_afterwards_is_asked_once():
    data = cards()
    next(row for row in data["specialty"] if row["id"] == "draw").update(effect(2, ["cube", "1", "chosen"]))
    game = entrepot.game("trade_and_triumph", make_content(SCHEMA, data))
    script = {"specialty": ["draw", "no-points", "three-points"]}
    given = {"gold": [10], "hands": [{"trade": ["md"]}], "options": {"specialty": "at-once"}}
    state = at("draw", game=game, draws=script, in_force=[1, 2, 1], **given)
    do(state, "1 draw specialty", "1 take ocean")
    assert (phase(state), state.points[0], state.gold[0]) == ("draw", 3, 8)
    assert list(state.view(None)["cubes"][0].values()) == [0, 0, 0, 1]
    asking = at("draw", game=game, draws={"specialty": ["draw", "cubes", "three-points"]}, in_force=[1, 2, 1], **given)
    do(asking, "1 draw specialty", "1 take forest", "1 take forest", "1 take forest", "1 take ocean")
    assert (phase(asking), asking.points[0]) == ("draw", 3)
    assert list(asking.view(None)["cubes"][0].values()) == [3, 0, 0, 1]


@pytest.mark.clauses("TT-R-11", "TT-R-24", "TT-R-58")
def test_a_specialty_card_that_moves_the_trader_in_the_draw_step_makes_an_arrival():
    state = at(
        "draw",
        options={"specialty": "at-once"},
        gold=[10],
        traders=["forest-fm:3:out"],
        down=[["plain-3"]],
        hands=[{"trade": ["md"]}],
        draws={"specialty": ["move-6"]},
    )
    do(state, "1 draw specialty", "1 ahead 1")
    assert (state.gold[0], phase(state), state.view(None)["cubes"][0]["forest"]) == (3, "play", 1)


# ---------------------------------------------------------------- upgrades


@pytest.mark.clauses("TT-UPG-03", "TT-UPG-06", "TT-UPG-07", "TT-UPG-08", "TT-R-03")
@pytest.mark.parametrize(
    ("track", "number", "prices"), [("move", 0, [5, 9]), ("draw", 1, [4, 8]), ("play", 2, [6, 10])]
)
def test_the_next_square_at_its_price(track, number, prices):
    for level, price in enumerate(prices):
        levels = [0, 0, 0]
        levels[number] = level
        state = at("play", gold=[price], levels=[levels])
        do(state, f"1 upgrade {track}")
        assert state.gold[0] == 0
        assert state.view(None)["levels"][0][track] == level + 1
        poor = at("play", gold=[price - 1], levels=[levels], hands=[{"trade": ["md"]}])
        assert refused(poor, f"1 upgrade {track}") == "TT-UPG-03"


@pytest.mark.clauses("TT-UPG-07", "TT-UPG-02", "TT-R-33", "TT-TURN-03")
def test_any_track_may_be_next_in_the_own_play_step():
    state = at("play", gold=[30], levels=[[1, 0, 0]])
    assert can(state, 1, "upgrade") == ["upgrade move", "upgrade draw", "upgrade play"]
    assert refused(state, "2 upgrade move") == "TT-TURN-02"
    for step in ("move", "draw"):
        assert can(at(step, gold=[30]), 1, "upgrade") == []
        assert refused(at(step, gold=[30]), "1 upgrade move") == "TT-R-33"
    assert refused(at("move"), "1 draw trade") == "TT-TURN-03"


@pytest.mark.clauses("TT-UPG-09", "TT-R-34", "TT-UPG-08")
def test_the_last_square_is_the_end_of_a_track():
    state = at("play", gold=[60], levels=[[2, 2, 2]], hands=[{"trade": ["md"]}])
    assert refused(state, "1 upgrade move") == "TT-UPG-09"
    assert can(state, 1, "upgrade") == []


@pytest.mark.clauses("TT-UPG-05", "TT-UPG-11", "TT-UPG-04", "TT-R-64")
def test_an_upgrade_works_from_the_next_turn_on():
    state = at("play", gold=[20], levels=[[0, 0, 0]], in_force=[1, 1, 3])
    do(state, "1 upgrade play", "1 upgrade move", "1 upgrade draw")
    assert list(state.view(None)["levels"][0].values()) == [1, 1, 1]
    now = at("play", gold=[20], hands=[{"trade": ["md", "do"]}])
    do(now, "1 upgrade play")
    assert (now.plays_left, now.view(None)["in_force"]["play"], can(now, 1, "lay")) == (0, 1, [])
    do(now, "1 end")
    pass_turn(now)
    assert (now.active, now.plays_left, now.view(None)["in_force"]["play"]) == (0, 2, 2)


@pytest.mark.clauses("TT-R-32", "TT-UPG-06")
def test_a_track_can_be_upgraded_twice_in_a_turn_each_at_its_own_price():
    state = at("play", gold=[14], in_force=[1, 1, 2], hands=[{"trade": ["md"]}])
    do(state, "1 upgrade move", "1 upgrade move", "1 end")
    assert (state.gold[0], state.view(None)["levels"][0]["move"]) == (0, 2)
    pass_turn(state)
    assert state.view(None)["in_force"]["move"] == 3


@pytest.mark.clauses("TT-UPG-10", "TT-MOVE-03", "TT-MOVE-04", "TT-DRAW-07", "TT-PLAY-03")
def test_upgraded_values_are_maxima():
    state = at("move", levels=[[2, 2, 2]], hands=[{"trade": ["md"]}], gold=[30])
    do(state, "1 via forest-fm 1", "1 draw trade", "1 done", "1 end")
    assert state.active == 1


# ---------------------------------------------------------------- the hand limit


@pytest.mark.clauses("TT-HAND-01", "TT-HAND-03", "TT-R-45", "TT-HAND-04")
def test_a_large_hand_is_discarded_down_to_seven():
    held = {"trade": ["md", "md", "do", "of"], "influence": ["gold", "draw", "end"], "specialty": ["market", "hold"]}
    state = at("play", hands=[held], down=[["plain-3", "plain-4"]], eternals=[["price", "discard"]])
    do(state, "1 end")
    assert (phase(state), asked(state)) == ("hand-limit", [1])
    assert can(state)[:3] == ["discard-trade md", "discard-trade do", "discard-trade of"]
    assert can(state)[-2:] == ["discard-specialty market", "discard-specialty hold"]
    assert refused(state, "1 sell-trade md") == "TT-R-45"  # the last chance to sell was before
    assert refused(state, "1 discard-trade fm") == "TT-HAND-01"
    do(state, "1 discard-trade md")
    assert phase(state) == "hand-limit"
    do(state, "1 discard-specialty hold")
    assert (state.active, state.gold[0], discards(state, "trade"), discards(state, "specialty")) == (
        1,
        5,
        ["md"],
        ["hold"],
    )
    assert sum(state.view(1)["hand_counts"][0].values()) == 7
    assert told(state, "discarded") == ["discarded 1 md", "discarded 1 hold"]


@pytest.mark.clauses("TT-HAND-02", "TT-HAND-04", "TT-R-45")
def test_more_may_be_held_until_the_end_of_the_own_turn():
    seven = {"trade": ["md", "md", "do", "do", "of", "of", "fm"]}
    state = at("draw", hands=[seven], draws={"influence": ["gold"]})
    do(state, "1 draw influence")
    assert (phase(state), sum(state.view(0)["hand_counts"][0].values())) == ("play", 8)
    do(state, "1 lay fm", "1 end")
    assert state.active == 1
    rival = at("play", hands=[{}, {"influence": ["gold"] * 2 + ["draw"] * 2 + ["end"] * 2 + ["price"] * 2}])
    do(rival, "1 end")
    assert (rival.active, phase(rival)) == (1, "move")


@pytest.mark.clauses("TT-R-57", "TT-R-45", "TT-ETER-04")
def test_end_of_turn_gains_come_before_the_hand_limit():
    state = at("play", hands=[{"trade": ["md", "md", "do", "do", "of", "of", "fm", "fm"]}], eternals=[["end", "end"]])
    do(state, "1 end")
    assert (phase(state), state.gold[0]) == ("hand-limit", 7)
