"""Every effect word that is not movement: what it gives, takes, asks and shows. TT-R-37, -38, -49, -61, -63, -64"""

import pytest
from trade_cards import cards
from trade_tables import (
    GAME,
    asked,
    at,
    can,
    cubes,
    discards,
    do,
    hand,
    pass_turn,
    phase,
    question,
    refused,
    told,
    trader,
)

import entrepot
from entrepot.games.trade_and_triumph.content.card_words import EFFECTS
from entrepot.games.trade_and_triumph.content.schema import SCHEMA
from entrepot.games.trade_and_triumph.content.vocabulary import CONDITIONS
from entrepot.kernel.content import make_content

NO_CUBES = [0, 0, 0, 0]


def influence(card, *more, seats=2, mine=(), rivals=(), **given):
    """Return the Play step of a seat that has just played an Influence card, with a play left."""
    given = {"in_force": [1, 1, 2], **given}
    return do(
        at("play", seats, hands=[{"influence": [card], "trade": list(mine)}, *rivals], **given),
        f"1 influence {card}",
        *more,
    )


def specialty(card, *more, seats=2, rivals=(), mine=(), **given):
    """Return the Play step of a seat that has just played a Specialty card, with a play left."""
    given = {"in_force": [1, 1, 2], **given}
    return do(
        at("play", seats, hands=[{"specialty": [card], "trade": list(mine)}, *rivals], **given),
        f"1 specialty {card}",
        *more,
    )


def revealed(card, *more, seats=2, hands=(), **given):
    """Return the position after an arrival at the node FM by the forest, with one card face-down."""
    return do(
        at(
            "move",
            seats,
            traders=["forest-fm:3:out", *given.pop("rivals", [])],
            down=[[card]],
            hands=list(hands),
            **given,
        ),
        "1 ahead 1",
        *more,
    )


def test_the_cards_of_these_tests_use_every_word_and_condition():
    rows = [row for deck in ("trade", "influence", "specialty") for row in GAME.content.rows(deck)]
    assert {row[f"effect{slot}"] for row in rows for slot in (1, 2)} == set(EFFECTS)
    used = {row[f"if{slot}"] for row in rows for slot in (1, 2)}
    assert {"at-node", "at-city", "in-forest", "in-mountain"} | set(CONDITIONS[:9]) <= used


@pytest.mark.clauses("TT-R-14", "TT-R-06", "TT-BOARD-05", "TT-BOARD-06")
@pytest.mark.parametrize("region", ["forest", "mountain", "desert", "ocean"])
def test_each_region_is_its_own(region):
    data = cards()
    next(row for row in data["influence"] if row["id"] == "in-forest")["if1"] = f"in-{region}"
    game = entrepot.game("trade_and_triumph", make_content(SCHEMA, data))
    for place in ("fm", "md", "do", "of", "city", *(f"{way}:2:out" for way in GAME.content.ids("route"))):
        state = at("play", game=game, traders=[place], hands=[{"influence": ["in-forest"], "trade": ["md"]}])
        gold = do(state, "1 influence in-forest").gold[0]
        letter = region[0]
        is_there = place.startswith(region) if ":" in place else letter in place and place != "city"
        assert gold == (7 if is_there else 4), place


# ---------------------------------------------------------------- gold and points


@pytest.mark.clauses("TT-INFL-03", "TT-R-37")
def test_gold_and_points_per_thing_with_a_cap():
    assert influence("per-upgrade").gold[0] == 4
    assert influence("per-upgrade", levels=[[1, 0, 1]]).gold[0] == 4 + 4
    assert influence("per-upgrade", levels=[[2, 0, 1], [2, 2, 2]]).gold[0] == 4 + 5
    assert influence("per-eternal", eternals=[["price", "start"], ["end"]]).gold[0] == 4 + 2
    assert specialty("per-cube", cubes=[[2, 1, 0, 0]]).points[0] == 3
    assert specialty("per-cube", cubes=[[2, 1, 2, 0]]).points[0] == 4
    assert specialty("per-colour", cubes=[[2, 1, 0, 0], [0, 0, 1, 1]]).points[0] == 2
    assert specialty("per-eternal", eternals=[["price"], ["end"]]).points[0] == 2
    assert specialty("per-upgrade", levels=[[2, 1, 0]]).points[0] == 3
    assert revealed("per-eternal", eternals=[["price"]]).gold[0] == 8
    assert revealed("per-upgrade", levels=[[0, 2, 0]]).gold[0] == 9
    assert revealed("points").points[0] == 1
    assert revealed("points-per", cubes=[[0, 0, 2, 0]]).points[0] == 2
    assert specialty("at-city").points[0] == 2
    assert specialty("at-city", traders=["fm"]).points[0] == 0


# ---------------------------------------------------------------- cubes


@pytest.mark.clauses("TT-R-28", "TT-R-63", "TT-R-15")
def test_cubes_of_the_region_travelled():
    assert cubes(revealed("cube")) == [2, 0, 0, 0]
    assert cubes(revealed("two-cubes")) == [3, 0, 0, 0]
    last = revealed("two-cubes", cubes=[NO_CUBES, [5, 0, 0, 0]])
    assert (cubes(last), last.supply[0]) == ([2, 0, 0, 0], 0)
    empty = revealed("cube", cubes=[NO_CUBES, [6, 0, 0, 0]])
    assert (cubes(empty), empty.supply[0]) == ([1, 0, 0, 0], 0)
    home = do(at("move", traders=["ocean-of:1:back"], down=[["cube"]]), "1 ahead 1")
    assert cubes(home) == [0, 0, 0, 1]


@pytest.mark.clauses("TT-R-63", "TT-R-28", "TT-R-48")
def test_cubes_of_a_chosen_colour():
    state = revealed("choose-cube", hands=[{"trade": ["md"]}])
    assert can(state) == [f"take {region}" for region in ("forest", "mountain", "desert", "ocean")]
    assert question(state) == ("cube", {"card": "choose-cube", "effect": "cube", "left": 2})
    do(state, "1 take ocean")
    assert question(state)[1]["left"] == 1
    do(state, "1 take ocean")
    assert (cubes(state), phase(state), list(state.supply)) == ([1, 0, 0, 2], "draw", [6, 7, 7, 5])
    last = influence("cube", cubes=[NO_CUBES, [7, 7, 7, 6]])
    assert can(last) == ["take ocean"]
    do(last, "1 take ocean")
    assert (cubes(last), phase(last)) == ([0, 0, 0, 1], "play")
    none = influence("cube", cubes=[NO_CUBES, [7, 7, 7, 7]])
    assert (cubes(none), phase(none)) == (NO_CUBES, "play")
    three = specialty("cubes", "1 take forest", "1 take mountain", "1 take desert")
    assert cubes(three) == [1, 1, 1, 0]


@pytest.mark.clauses("TT-R-63", "TT-R-29", "TT-R-28")
def test_swaps_go_on_until_done_stopped_or_impossible():
    state = influence("swap-2", cubes=[[1, 1, 0, 0]])
    assert (can(state), question(state)[1]["left"]) == (["give forest", "give mountain", "decline"], 2)
    do(state, "1 give forest")
    assert (can(state), list(state.supply)) == (["take mountain", "take desert", "take ocean"], [7, 6, 7, 7])
    do(state, "1 take ocean", "1 give ocean", "1 take desert")
    assert (cubes(state), phase(state)) == ([0, 1, 1, 0], "play")
    assert told(state, "gave-cube", "took-cube")[:2] == ["gave-cube 1 forest", "took-cube 1 ocean"]
    stopped = influence("swap-2", "1 give forest", "1 take ocean", "1 decline", cubes=[[1, 1, 0, 0]])
    assert (cubes(stopped), phase(stopped)) == ([0, 1, 0, 1], "play")
    none = influence("swap-2")
    assert phase(none) == "play"
    assert phase(revealed("swap")) == "swap"  # the cube just taken
    scarce = influence("swap-2", cubes=[[1, 0, 0, 0], [6, 7, 7, 7]])
    assert phase(scarce) == "play"  # nothing is in supply
    same = influence("swap-2", cubes=[[1, 0, 0, 0], [5, 7, 7, 7]])
    assert phase(same) == "play"  # no other colour is in supply
    one = influence("swap-2", cubes=[[1, 0, 0, 0], [6, 7, 7, 6]])
    do(one, "1 give forest")
    assert can(one) == ["take ocean"]


# ---------------------------------------------------------------- taking from rivals


@pytest.mark.clauses("TT-R-61", "TT-R-63", "TT-R-37")
def test_a_cube_is_taken_from_a_rival_who_has_one():
    state = influence("steal-cube", seats=3, cubes=[[0, 1, 0, 0], NO_CUBES, [1, 0, 0, 2]])
    assert (phase(state), can(state)) == ("cube", ["take forest", "take ocean"])  # one rival alone has any
    do(state, "1 take ocean")
    assert (cubes(state), cubes(state, 3), list(state.supply)) == ([0, 1, 0, 1], [1, 0, 0, 1], [6, 6, 7, 5])
    assert told(state, "stole-cube") == ["stole-cube 1 3 ocean"]
    two = influence("steal-cube", seats=3, cubes=[NO_CUBES, [0, 1, 0, 0], [1, 0, 0, 0]])
    assert (phase(two), can(two)) == ("target", ["target 1", "target 2"])
    assert question(two) == ("target", {"card": "steal-cube", "effect": "steal-cube", "left": 1})
    do(two, "1 target 1")
    assert can(two) == ["take mountain"]
    do(two, "1 take mountain")
    assert (cubes(two), cubes(two, 2)) == ([0, 1, 0, 0], NO_CUBES)
    assert phase(influence("steal-cube", cubes=[[1, 0, 0, 0]])) == "play"
    assert phase(revealed("steal-cube", cubes=[NO_CUBES, [1, 0, 0, 0]])) == "cube"


@pytest.mark.clauses("TT-R-38", "TT-R-61")
def test_no_more_gold_is_taken_than_there_is():
    assert list(influence("steal-gold").gold) == [4 + 3, 2]
    assert list(influence("steal-gold", gold=[5, 2]).gold) == [4 + 2, 0]
    assert list(influence("steal-gold", gold=[5, 0]).gold) == [4, 0]
    choice = influence("steal-gold", seats=3, gold=[5, 2, 9])
    assert can(choice) == ["target 1", "target 2"]
    assert list(do(choice, "1 target 2").gold) == [7, 2, 6]
    lone = influence("steal-gold", seats=3, gold=[5, 0, 9])
    assert list(lone.gold) == [7, 0, 6]
    assert list(revealed("steal-gold").gold) == [8, 2]


@pytest.mark.clauses("TT-R-38", "TT-R-61", "TT-R-41")
def test_no_more_points_are_taken_than_there_are():
    assert list(influence("steal-points", points=[0, 5]).points) == [2, 3]
    assert list(influence("steal-points", points=[4, 1]).points) == [5, 0]
    state = specialty("steal-points", points=[17, 9], mine=["md"])
    assert (list(state.points), state.triggered) == ([20, 7], True)  # its own point and two more


# ---------------------------------------------------------------- cards


@pytest.mark.clauses("TT-R-49", "TT-R-63", "TT-R-61")
def test_a_rival_chooses_what_it_discards():
    rival = {"trade": ["md", "do"], "influence": ["dear"]}
    state = influence("rival-discards", rivals=[rival])
    assert (phase(state), asked(state)) == ("rival-discards", [2])
    assert can(state, 2) == ["discard-trade md", "discard-trade do", "discard-influence dear"]
    assert question(state, 2) == ("rival-discards", {"card": "rival-discards", "effect": "rival-discards", "left": 2})
    assert refused(state, "1 discard-trade md") == "TT-R-49"
    do(state, "2 discard-influence dear")
    assert question(state, 2)[1]["left"] == 1
    do(state, "2 discard-trade md")
    assert (hand(state, 2), asked(state), state.gold[1]) == ({"trade": ["do"]}, [1], 5)
    assert discards(state, "trade") == ["md"]
    few = influence("rival-discards", "2 discard-trade md", rivals=[{"trade": ["md"]}])
    assert (hand(few, 2), asked(few)) == ({}, [1])
    assert phase(influence("rival-discards")) == "play"
    assert phase(revealed("rival-discards", "2 discard-trade md", hands=[{}, {"trade": ["md", "do"]}])) == "draw"


@pytest.mark.clauses("TT-R-63", "TT-R-37")
def test_cards_are_fetched_from_a_discard_pile():
    state = influence("fetch", discards={"trade": ["md", "md", "do"]})
    assert can(state) == ["fetch-trade md", "fetch-trade do"]
    assert question(state) == ("fetch", {"card": "fetch", "effect": "fetch", "left": 2})
    do(state, "1 fetch-trade md", "1 fetch-trade md")
    assert (hand(state), discards(state, "trade"), phase(state)) == ({"trade": ["md", "md"]}, ["do"], "play")
    assert told(state, "fetched", seat=2) == ["fetched 1 md", "fetched 1 md"]
    one = influence("fetch", "1 fetch-trade do", discards={"trade": ["do"]})
    assert (hand(one), phase(one)) == ({"trade": ["do"]}, "play")
    own = influence("fetch-influence", discards={"influence": []})
    assert (phase(own), discards(own, "influence")) == ("play", ["fetch-influence"])  # it is not yet in its pile
    other = influence("fetch-influence", discards={"influence": ["dear"]})
    assert can(other) == ["fetch-influence dear"]


@pytest.mark.clauses("TT-R-10", "TT-R-63", "TT-HAND-02")
def test_a_hand_is_filled_up_card_by_card():
    state = specialty("refill", mine=["md", "do"], draws={"trade": ["of"], "influence": ["dear"]}, drawn=["trade"])
    assert (can(state), question(state)[1]["left"]) == (["draw trade", "draw influence", "done"], 2)
    do(state, "1 draw trade")
    assert (can(state), question(state)[1]["left"]) == (["draw trade", "draw influence", "done"], 1)
    do(state, "1 draw influence")
    assert (hand(state), phase(state)) == ({"trade": ["md", "do", "of"], "influence": ["dear"]}, "play")
    stopped = specialty("refill", "1 done", mine=["md"])
    assert (hand(stopped), phase(stopped)) == ({"trade": ["md"]}, "play")
    assert phase(specialty("refill", mine=["md", "md", "do", "do"])) == "play"


@pytest.mark.clauses("TT-R-10", "TT-R-27")
def test_a_hand_is_filled_up_from_one_deck_where_the_other_has_no_card():
    others = [row["id"] for row in cards()["trade"] for _ in range(row["copies"])]
    others.remove("md")
    state = specialty("refill", mine=["md"], drawn=["trade"], rivals=[{"trade": others}], decks={"trade": []})
    assert (phase(state), can(state)) == ("refill", ["draw influence", "done"])


@pytest.mark.clauses("TT-R-61")
def test_a_cube_is_taken_from_the_first_seat_too():
    state = at("play", active=1, cubes=[[0, 1, 0, 0]], hands=[{}, {"influence": ["steal-cube"]}])
    do(state, "2 influence steal-cube", "2 take mountain")
    assert (cubes(state), cubes(state, 2), list(state.supply)) == (NO_CUBES, [0, 1, 0, 0], [7, 6, 7, 7])


@pytest.mark.clauses("TT-R-39", "TT-R-63")
def test_looking_is_public_and_what_is_seen_is_not():
    state = influence("look-hand", rivals=[{"trade": ["md"], "influence": ["dear"]}])
    assert told(state, "looked-at-hand", "saw-hand") == ["looked-at-hand 1 2"]
    assert told(state, "looked-at-hand", "saw-hand", seat=1) == ["looked-at-hand 1 2", "saw-hand 1 2 md dear"]
    assert told(state, "saw-hand", seat=2) == []
    down = influence("look-down", down=[[], ["md", "do"]])
    assert told(down, "looked-at-down", "saw-down", seat=1) == ["looked-at-down 1 2", "saw-down 1 2 md do"]
    assert told(down, "saw-down", seat=2) == []
    assert told(influence("look-down"), "looked-at-down") == []
    assert told(influence("look-hand"), "looked-at-hand") == []
    trade = revealed("look-hand", hands=[{}, {"trade": ["md"]}])
    assert told(trade, "saw-hand", seat=1) == ["saw-hand 1 2 md"]


# ---------------------------------------------------------------- plays, bonuses, upgrades, markets


@pytest.mark.clauses("TT-R-64", "TT-PLAY-02")
def test_plays_more_are_for_this_turn():
    state = influence("plays", in_force=[1, 1, 1], mine=["md", "do", "of"])
    assert (state.plays_left, state.view(None)["in_force"]["play"]) == (2, 3)
    do(state, "1 lay md", "1 lay do")
    assert (state.plays_left, can(state, 1, "lay")) == (0, [])
    do(state, "1 end")
    pass_turn(state)
    assert state.view(None)["in_force"]["play"] == 1
    early = revealed("plays")
    assert (phase(early), early.plays_left) == ("draw", 2)
    assert specialty("plays", in_force=[1, 1, 1]).plays_left == 1


@pytest.mark.clauses("TT-R-64")
def test_a_bonus_for_the_next_turn_counts_then_and_only_then():
    state = influence("move-next")
    assert state.view(None)["bonuses"] == [{"move": 1, "draw": 0}, {"move": 0, "draw": 0}]
    assert state.view(None)["in_force"]["move"] == 1
    do(state, "1 end")
    assert state.view(None)["in_force"]["move"] == 1  # the rival's
    pass_turn(state)
    assert state.view(None)["in_force"]["move"] == 2
    pass_turn(pass_turn(state))
    assert state.view(None)["in_force"]["move"] == 1
    arrived = revealed("draw-next")
    assert (arrived.draws_left, arrived.view(None)["bonuses"][0]["draw"]) == (1, 1)


@pytest.mark.clauses("TT-R-64", "TT-R-44", "TT-UPG-05", "TT-UPG-09")
def test_a_free_step_on_a_chosen_track_counts_next_turn():
    state = specialty("upgrade", mine=["md"])
    assert can(state) == ["upgrade move", "upgrade draw", "upgrade play"]
    assert question(state)[1]["left"] == 2
    do(state, "1 upgrade draw", "1 upgrade draw")
    view = state.view(None)
    assert (view["levels"][0], view["in_force"]["draw"], state.gold[0], state.plays_left) == (
        {"move": 0, "draw": 2, "play": 0},
        1,
        5,
        1,
    )
    full = specialty("upgrade", levels=[[2, 2, 1]], mine=["md"])
    assert can(full) == ["upgrade play"]
    assert refused(full, "1 upgrade move") == "TT-UPG-09"
    do(full, "1 upgrade play")
    assert phase(full) == "play"
    done = specialty("upgrade", levels=[[2, 2, 2]], mine=["md"])
    assert phase(done) == "play"


@pytest.mark.clauses("TT-R-56", "TT-NODE-06", "TT-R-64")
def test_a_market_sells_cubes_anywhere_for_the_rest_of_the_turn():
    state = specialty("market", traders=["forest-fm:1:out"], cubes=[[2, 1, 1, 1]], mine=["md"])
    assert can(state, 1, "sell-cube", "sell-set", "sell-trade") == [
        *(f"sell-cube {region}" for region in ("forest", "mountain", "desert", "ocean")),
        "sell-set",
    ]
    do(state, "1 sell-set")
    assert state.points[0] == 8
    assert do(state.copy(), "1 sell-cube forest").points[0] == 9
    do(state, "1 end")
    pass_turn(state)
    assert can(state, 1, "sell-cube") == []
    plain = specialty("market-0", "1 sell-set", traders=["fm"], cubes=[[1, 1, 1, 1]])
    assert plain.points[0] == 6
    twice = at("play", in_force=[1, 1, 2], cubes=[[1, 1, 1, 1]], hands=[{"specialty": ["market", "market-0"]}])
    do(twice, "1 specialty market", "1 specialty market-0", "1 sell-set")
    assert twice.points[0] == 8


@pytest.mark.clauses("TT-R-56", "TT-R-64")
def test_markets_and_bonuses_of_one_turn_add_up():
    data = cards()
    next(row for row in data["specialty"] if row["id"] == "market-0").update(amount1=3)
    game = entrepot.game("trade_and_triumph", make_content(SCHEMA, data))
    given = {"in_force": [1, 1, 2], "hands": [{"specialty": ["market", "market-0"]}], "traders": ["fm"]}
    both = do(at("play", game=game, cubes=[[1, 1, 1, 1]], **given), "1 specialty market", "1 specialty market-0")
    assert do(both, "1 sell-set").points[0] == 6 + 2 + 3
    moved = influence("move-next", bonuses=[[2, 0]])
    assert moved.view(None)["bonuses"][0] == {"move": 3, "draw": 0}


@pytest.mark.clauses("TT-R-56", "TT-R-21")
def test_no_market_helps_a_forced_trader():
    state = specialty("market", traders=["fm"], forced=[True], cubes=[[1, 1, 1, 1]], mine=["md"])
    assert can(state, 1, "sell-cube", "sell-set") == []
    assert refused(state, "1 sell-cube forest") == "TT-R-21"


# ---------------------------------------------------------------- shields


THEFT = {
    "steal-gold": {},
    "steal-points": {"points": [0, 3]},
    "steal-cube": {"cubes": [NO_CUBES, [1, 0, 0, 0]]},
    "rival-discards": {},
    "look-hand": {},
    "look-down": {},
}
FORCE = ("force-node", "force-any-node", "force-city", "shift")


@pytest.mark.clauses("TT-R-36", "TT-R-37", "TT-R-35", "TT-R-63")
@pytest.mark.parametrize("card", [*THEFT, *FORCE])
def test_a_shielded_rival_is_no_target(card):
    given = {
        "traders": ["city", "forest-fm:2:out"],
        "down": [[], ["md"]],
        "rivals": [{"trade": ["do"]}],
        **THEFT.get(card, {}),
    }
    shield, other = ("shield-theft", "shield-force") if card in THEFT else ("shield-force", "shield-theft")
    state = influence(card, eternals=[[], [shield]], **given)
    assert (phase(state), trader(state, 2), state.gold[1], hand(state, 2)) == (
        "play",
        "forest-fm:2:out",
        5,
        {"trade": ["do"]},
    )
    assert told(state, "looked-at-hand", "looked-at-down", "stole-points") == []
    hit = influence(card, eternals=[[], [other]], **given)
    assert hit.digest() != state.digest()
    events = {"forced", "shifted", "looked-at-hand", "looked-at-down", "stole-gold", "stole-points"}
    assert phase(hit) in ("cube", "rival-discards", "node") or told(hit, *events)
    third = influence(card, seats=3, eternals=[[], [shield]], **{**given, **three(given)})
    assert phase(third) != "target"  # the third seat is the only one left


def three(given):
    """Return what makes the third seat as good a target as the second."""
    doubled = {key: [*given[key], given[key][1]] for key in ("traders", "points", "cubes") if key in given}
    return doubled | {"down": [[], ["md"], ["md"]], "rivals": [{"trade": ["do"]}, {"trade": ["do"]}]}


@pytest.mark.clauses("TT-R-36", "TT-R-26")
@pytest.mark.parametrize("card", ["all-city", "all-nodes", "hold"])
def test_an_effect_on_all_rivals_leaves_the_shielded_alone(card):
    state = specialty(
        card, seats=3, traders=["city", "ocean-do:2:out", "ocean-do:2:out"], eternals=[[], ["shield-force"]]
    )
    before = {"place": "ocean-do", "space": 2, "heading": "out", "forced": False, "held": False}
    assert state.view(None)["traders"][1] == before
    assert state.view(None)["traders"][2] != before


@pytest.mark.clauses("TT-R-26", "TT-R-37")
def test_a_rival_that_is_no_target_cannot_be_named():
    state = influence("force-city", seats=4, traders=["fm", "fm", "city", "do"])
    assert can(state) == ["target 1", "target 3"]
    assert refused(state, "1 target 2") == "TT-R-26"
    do(state, "1 target 3")
    assert trader(state, 4) == "city!"


@pytest.mark.clauses("TT-R-39", "TT-R-64", "TT-R-07")
def test_what_happens_is_told_to_all():
    assert told(influence("plays"), "played", "bonus") == ["played 1 plays 1", "bonus 1 plays 2"]
    assert told(influence("move-next"), "bonus") == ["bonus 1 move 1"]
    assert told(influence("draw-next"), "bonus") == ["bonus 1 draw 1"]
    assert told(specialty("market"), "played", "market") == ["played 1 market 0", "market 1 2"]
    assert told(specialty("hold"), "held") == ["held 1 2"]
    assert told(influence("steal-gold", gold=[5, 2]), "stole-gold") == ["stole-gold 1 2 2"]
    assert told(influence("steal-points", points=[0, 1]), "stole-points") == ["stole-points 1 2 1"]
    assert told(specialty("upgrade", "1 upgrade move"), "upgraded") == ["upgraded 1 move 0"]
    held = at("move", kept=[False, True], traders=["city", "fm"], eternals=[["may-stay"]])
    do(held, "1 use may-stay", "1 stay", "1 draw trade", "1 end")
    assert told(held, "used", "stayed", "ended-turn", "turn") == [
        "used 1 may-stay",
        "stayed 1",
        "ended-turn 1",
        "turn 2 1",
        "stayed 2",
    ]
    sold = at("play", cubes=[[2, 1, 1, 1]], gold=[9], hands=[{"trade": ["md"]}])
    do(sold, "1 sell-cube forest", "1 sell-set", "1 upgrade draw", "1 sell-trade md")
    assert told(sold, "sold-cube", "sold-set", "upgraded", "sold") == [
        "sold-cube 1 forest 1",
        "sold-set 1 6",
        "upgraded 1 draw 4",
        "sold 1 md 2",
    ]
    moved = do(at("move", traders=["forest-fm:1:out"]), "1 ahead 1")
    assert told(moved, "moved") == ["moved 1 ? forest-fm 2"]
    shifted = influence("shift", traders=["city", "forest-fm:3:out"])
    assert told(shifted, "shifted", "forced") == ["shifted 2 forest-fm 1"]
