"""What a seat is told before it acts: the question, what an action will surely do, and why another may not be done."""

import pytest
from trade_tables import at, do, previewed, question, why_not

NO_CUBES = [0, 0, 0, 0]


# ---------------------------------------------------------------- movements


def walked(down=(), step="1 ahead 1", place="forest-fm:3:out", **given):
    """Return the preview of a movement."""
    return previewed(at("move", traders=[place], down=[list(down)], **given), step)


@pytest.mark.clauses("TT-RES-01", "TT-NODE-03", "TT-NODE-04", "TT-CITY-03")
def test_a_movement_shows_what_each_end_pays():
    node = [("arrival", {"place": "fm"}), ("cube", {"region": "forest"})]
    assert walked() == [*node, ("selling", {"price": 1})]
    assert walked(["plain-3", "forest", "points"]) == [
        *node,
        ("reveal", {"cards": 3, "gold": 8, "points": 1, "sure": "all"}),
        ("selling", {"price": 1}),
    ]
    assert walked(["mountain"], place="forest-fm:1:back") == [
        ("arrival", {"place": "city"}),
        ("reveal", {"cards": 1, "gold": 2, "points": 0, "sure": "all"}),
        ("selling", {"price": 2}),
    ]


@pytest.mark.clauses("TT-MOVE-06", "TT-RES-01")
def test_a_movement_that_stays_short_of_an_end_shows_what_waits_there():
    wool = ("reveal", {"cards": 1, "gold": 3, "points": 0, "sure": "all"})
    there = {"there": "something"}
    short = {"step": "1 ahead 1", "place": "forest-fm:1:out"}
    assert walked(["plain-3"], **short) == [("road", {"place": "fm", **there}), ("cube", {"region": "forest"}), wool]
    home = {"step": "1 ahead 1", "place": "forest-fm:3:back"}
    assert walked(["plain-3"], **home) == [("road", {"place": "city", **there}), wool]
    assert walked(**home) == [("road", {"place": "city", "there": "nothing"})]
    assert walked(step="1 via desert-do 1", place="do")[0] == ("road", {"place": "city", "there": "nothing"})


@pytest.mark.clauses("TT-R-28", "TT-R-35")
def test_an_empty_colour_and_better_prices_show():
    empty = walked(cubes=[NO_CUBES, [7, 0, 0, 0]], eternals=[["cube-taken", "price"]])
    assert empty == [("arrival", {"place": "fm"}), ("no-cube", {"region": "forest"}), ("selling", {"price": 2})]


@pytest.mark.clauses("TT-R-13", "TT-R-57")
def test_what_other_cards_may_change_is_no_promise():
    assert walked(["per-cube", "plain-3"], cubes=[[0, 1, 0, 0]])[2] == (
        "reveal",
        {"cards": 2, "gold": 5, "points": 0, "sure": "all"},
    )
    least = {"cards": 3, "gold": 3 + 4, "points": 0, "sure": "least"}
    assert walked(["per-cube", "plain-3", "choose-cube"])[2][1] == least | {"gold": 3}
    assert walked(["per-revealed", "plain-3", "choose-cube"])[2][1] == least
    assert walked(["points-per", "choose-cube"])[2][1] == {"cards": 2, "gold": 0, "points": 0, "sure": "least"}
    assert walked(["points-per"], cubes=[[0, 1, 0, 0]])[2][1] == {"cards": 1, "gold": 0, "points": 2, "sure": "all"}


@pytest.mark.clauses("TT-R-57", "TT-R-35")
def test_triggers_are_counted_in():
    eternals = [["arrival", "reveal", "cube-taken"], ["arrival"]]
    assert walked(["plain-3"], eternals=eternals)[2][1] == {"cards": 1, "gold": 6, "points": 0, "sure": "all"}
    assert walked([], eternals=eternals)[2][1] == {"cards": 0, "gold": 2, "points": 0, "sure": "all"}


@pytest.mark.clauses("TT-R-18", "TT-R-15")
def test_both_ends_of_a_long_movement_show_and_cards_are_turned_up_once():
    told = walked(["mountain"], "1 via mountain-fm 5", in_force=[6, 1, 1])
    assert [line for line, _ in told] == ["arrival", "cube", "reveal", "selling", "arrival", "selling"]
    assert (told[2][1]["gold"], told[4][1]) == (2, {"place": "city"})
    state = at("play", traders=["forest-fm:3:out"], hands=[{"influence": ["move"]}], down=[["plain-3"]])
    do(state, "1 influence move")
    assert previewed(state, "1 ahead 1")[2][1]["gold"] == 3
    assert previewed(state, "1 decline") == []


def test_a_preview_changes_nothing():
    state = at("move", traders=["forest-fm:3:out"], down=[["plain-3"]], eternals=[["arrival"]])
    before = state.digest()
    previewed(state, "1 ahead 1")
    assert state.digest() == before


# ---------------------------------------------------------------- draws, plays and sales


@pytest.mark.clauses("TT-DRAW-02", "TT-R-35")
def test_a_draw_shows_its_price():
    dear = at("draw", gold=[12])
    assert previewed(dear, "1 draw specialty") == [("cost", {"cost": 10, "gold": 2}), ("deck-specialty", {})]
    cheap = at("draw", gold=[12], eternals=[["cheap-specialty"]])
    assert previewed(cheap, "1 draw specialty") == [("cost", {"cost": 4, "gold": 8}), ("deck-specialty", {})]
    assert previewed(cheap, "1 draw trade") == [("deck-trade", {})]
    assert previewed(cheap, "1 draw influence") == [("deck-influence", {})]


@pytest.mark.clauses("TT-R-37", "TT-ETER-02", "TT-TRADE-01", "TT-INFL-01")
def test_a_play_shows_what_it_costs_and_surely_gives():
    held = {
        "trade": ["plain-3"],
        "influence": ["gold", "per-upgrade", "price", "force-city", "at-node", "points"],
        "specialty": ["points-gold", "market", "per-cube"],
    }
    state = at("play", hands=[held], levels=[[1, 0, 0]], gold=[9], cubes=[[2, 0, 0, 0]])
    assert previewed(state, "1 lay plain-3") == [("laid", {})]
    paid = ("cost", {"cost": 1, "gold": 8})
    assert previewed(state, "1 influence gold") == [paid, ("gains", {"gold": 4, "points": 0})]
    assert previewed(state, "1 influence points")[1] == ("gains", {"gold": 0, "points": 1})
    assert previewed(state, "1 influence per-upgrade") == [paid, ("gains", {"gold": 2, "points": 0})]
    assert previewed(state, "1 influence price") == [("cost", {"cost": 2, "gold": 7}), ("asleep", {})]
    assert previewed(state, "1 influence force-city") == [paid, ("nothing", {})]
    assert previewed(state, "1 influence at-node") == [paid, ("nothing", {})]
    assert previewed(state, "1 specialty points-gold") == [("gains", {"gold": 5, "points": 1})]
    assert previewed(state, "1 specialty market") == []
    assert previewed(state, "1 specialty per-cube") == [("gains", {"gold": 0, "points": 2})]


FULL = {"trade": ["md", "md", "do", "do"]}
IDLE = {
    "swap-2": {"cubes": [[1, 0, 0, 0]]},
    "cube": {},
    "steal-cube": {"cubes": [NO_CUBES, [1, 0, 0, 0]]},
    "steal-gold": {},
    "steal-points": {"points": [0, 1]},
    "rival-discards": {"rival": {"trade": ["md"]}},
    "look-hand": {"rival": {"trade": ["md"]}},
    "look-down": {"down": [[], ["md"]]},
    "fetch": {"discards": {"trade": ["md"]}},
    "fetch-influence": {"discards": {"influence": ["dear"]}},
    "force-node": {"traders": ["city", "forest-fm:1:out"]},
    "force-any-node": {},
    "force-city": {"traders": ["city", "fm"]},
    "shift": {"traders": ["city", "forest-fm:1:out"]},
    "per-upgrade": {"levels": [[1, 0, 0]]},
    "per-eternal": {"eternals": [["price"]]},
    "draw": {},
    "move": {},
    "plays": {},
}
"""By card: what makes it do something; where nothing is named, it always does here."""
EMPTY = {
    "cube": {"cubes": [NO_CUBES, [7, 7, 7, 7]]},
    "steal-gold": {"gold": [5, 0]},
    "force-any-node": {"eternals": [[], ["shield-force"]]},
}


@pytest.mark.clauses("TT-R-37", "TT-R-63")
@pytest.mark.parametrize("card", IDLE)
def test_a_card_that_would_do_nothing_warns(card):
    def warns(**given):
        hands = [{"influence": [card]}, given.pop("rival", {})]
        return ("nothing", {}) in previewed(at("play", hands=hands, **given), f"1 influence {card}")

    assert not warns(**IDLE[card])
    if card not in ("draw", "move", "plays"):
        assert warns(**EMPTY.get(card, {}))


@pytest.mark.clauses("TT-R-37")
@pytest.mark.parametrize(
    ("card", "idle", "busy"),
    [
        ("upgrade", {"levels": [[2, 2, 2]]}, {"levels": [[2, 2, 1]]}),
        ("refill", {"mine": FULL}, {}),
        ("all-city", {}, {"traders": ["city", "fm"]}),
        ("all-nodes", {"traders": ["city", "fm"]}, {"traders": ["city", "forest-fm:1:out"]}),
        ("hold", {"kept": [False, True]}, {}),
        ("per-colour", {}, {"cubes": [[1, 0, 0, 0]]}),
    ],
)
def test_a_specialty_card_that_would_do_nothing_warns(card, idle, busy):
    for given, wanted in ((idle, True), (busy, False)):
        hands = [{**given.get("mine", {}), "specialty": [card]}]
        rest = {key: value for key, value in given.items() if key != "mine"}
        told = previewed(at("play", hands=hands, **rest), f"1 specialty {card}")
        assert (told == [("nothing", {})]) is wanted


@pytest.mark.clauses("TT-R-13", "TT-TRADE-05")
def test_a_revealed_card_shows_what_it_gives_now():
    state = do(
        at("move", traders=["forest-fm:3:out"], down=[["mountain", "per-cube", "choose-cube", "force-city"]]),
        "1 ahead 1",
    )
    assert previewed(state, "1 apply mountain") == [("gains", {"gold": 2, "points": 0})]
    assert previewed(state, "1 apply per-cube") == [("gains", {"gold": 1, "points": 0})]
    assert previewed(state, "1 apply choose-cube") == []
    assert previewed(state, "1 apply force-city") == [("gains", {"gold": 1, "points": 0})]


@pytest.mark.clauses("TT-UPG-03", "TT-UPG-05")
def test_an_upgrade_shows_its_level_and_price():
    state = at("play", gold=[20], levels=[[1, 0, 0]], eternals=[["cheap-upgrade"]])
    assert previewed(state, "1 upgrade move") == [("upgrade", {"track": "move", "level": 3, "cost": 6, "gold": 14})]
    assert previewed(state, "1 upgrade draw") == [("upgrade", {"track": "draw", "level": 2, "cost": 1, "gold": 19})]


@pytest.mark.clauses("TT-SELL-03", "TT-RES-03", "TT-RES-04")
def test_a_sale_shows_what_it_brings():
    held = {"trade": ["md"], "influence": ["gold"], "specialty": ["hold"]}
    state = at("play", hands=[held], points=[3], cubes=[[1, 1, 1, 1]], eternals=[["price", "discard"]], market=2)
    for text in ("sell-trade md", "sell-influence gold", "sell-specialty hold"):
        assert previewed(state, f"1 {text}") == [("sale", {"more": 3, "gold": 8})]
    assert previewed(state, "1 sell-cube ocean") == [("points", {"more": 1, "points": 4})]
    assert previewed(state, "1 sell-set") == [("points", {"more": 8, "points": 11})]
    assert previewed(state, "1 use discard") == previewed(state, "1 end") == []


# ---------------------------------------------------------------- questions


@pytest.mark.clauses("TT-TURN-03", "TT-HAND-01", "TT-DRAW-02")
def test_each_step_asks_its_own_question():
    assert question(at("move", levels=[[2, 0, 0]])) == ("move", {"spaces": 3})
    assert question(at("draw", levels=[[0, 1, 0]], eternals=[["cheap-specialty"]])) == (
        "draw",
        {"draws": 2, "price": 4},
    )
    assert question(at("play", levels=[[0, 0, 1]])) == ("play", {"plays": 2})
    many = at("play", hands=[{"trade": ["md", "md", "do", "do", "of", "of", "fm", "fm", "plain-3"]}])
    assert question(do(many, "1 end")) == ("hand-limit", {"cards": 2, "limit": 7})


def answers(state, card, effect, name, left=1):
    assert question(state) == (name, {"card": card, "effect": effect, "left": left})
    asked = state.view(None)["asked"]
    assert (asked["card"], asked["effect"]) == (card, effect)


def test_every_choice_names_the_card_that_asks():
    def played(card, deck="influence", **given):
        return do(at("play", hands=[{deck: [card]}], in_force=[1, 1, 2], **given), f"1 {deck} {card}")

    answers(played("move"), "move", "move", "way", 3)
    answers(played("force-any-node"), "force-any-node", "force-any-node", "node")
    answers(played("swap-2", cubes=[[1, 0, 0, 0]]), "swap-2", "swap-cube", "swap", 2)
    answers(played("refill", "specialty"), "refill", "refill", "refill", 4)
    answers(played("upgrade", "specialty"), "upgrade", "upgrade", "track", 2)
    using = do(at("play", eternals=[["discard"]], hands=[{"trade": ["md"]}]), "1 use discard")
    answers(using, "discard", "discard-for-gold", "discard-for-gold")
    assert at("play").view(None)["asked"] is None


# ---------------------------------------------------------------- refusals


@pytest.mark.clauses("TT-MOVE-02", "TT-MOVE-06", "TT-MOVE-07", "TT-MOVE-08", "TT-R-17", "TT-R-07")
def test_a_movement_is_refused_by_the_rule_that_it_breaks():
    state = at("move", levels=[[1, 0, 0]])
    assert why_not(state, "1 via forest-fm 3") == ("TT-MOVE-02", "too-far", {"spaces": 2})
    assert why_not(state, "1 ahead 1") == ("TT-MOVE-07", "choose-route", {})
    assert why_not(state, "1 through forest-fm forest-fm 2") == ("TT-R-17", "ways", {})
    assert why_not(state, "1 stay") == ("TT-R-07", "must-move", {})
    node = at("move", traders=["fm"])
    assert why_not(node, "1 via desert-md 1") == ("TT-MOVE-08", "no-way", {})
    inner = at("move", traders=["forest-fm:3:out"], levels=[[1, 0, 0]])
    assert why_not(inner, "1 via forest-fm 1") == ("TT-MOVE-06", "onward", {})
    assert why_not(inner, "1 ahead 2") == ("TT-R-17", "choose-route", {})
    assert why_not(inner, "1 via ocean-of 2") == ("TT-MOVE-07", "no-way", {})
    assert why_not(inner, "1 through forest-fm ocean-of 2") == ("TT-R-17", "ways", {})
    card = do(at("play", hands=[{"influence": ["move"]}]), "1 influence move")
    assert why_not(card, "1 via forest-fm 4") == ("TT-MOVE-02", "too-far", {"spaces": 3})
    assert why_not(card, "1 stay")[0] == "TT-R-17"  # it is asked for a movement; to stay is to decline


@pytest.mark.clauses("TT-R-08", "TT-DRAW-03", "TT-DRAW-06", "TT-R-27")
def test_a_draw_is_refused_by_the_rule_that_it_breaks():
    state = at("draw", levels=[[0, 1, 0]])
    assert why_not(state, "1 done") == ("TT-R-08", "must-draw", {})
    assert why_not(state, "1 draw specialty") == ("TT-DRAW-03", "gold", {"cost": 10, "gold": 5})
    do(state, "1 draw trade")
    assert why_not(state, "1 draw trade") == ("TT-DRAW-06", "drawn-already", {})


@pytest.mark.clauses(
    "TT-PLAY-02", "TT-PLAY-04", "TT-INFL-02", "TT-UPG-03", "TT-UPG-04", "TT-UPG-09", "TT-R-33", "TT-TURN-03"
)  # fmt: skip
def test_a_play_is_refused_by_the_rule_that_it_breaks():
    state = at("play", gold=[3], levels=[[2, 0, 0]], hands=[{"influence": ["dear"], "trade": ["md"]}])
    assert why_not(state, "1 lay do") == ("TT-PLAY-04", "not-held", {})
    assert why_not(state, "1 influence dear") == ("TT-INFL-02", "gold", {"cost": 9, "gold": 3})
    assert why_not(state, "1 upgrade move") == ("TT-UPG-09", "track-full", {})
    assert why_not(state, "1 upgrade draw") == ("TT-UPG-03", "gold", {"cost": 4, "gold": 3})
    used = at("play", gold=[30], plays_left=0, hands=[{"influence": ["dear"], "trade": ["md"]}])
    assert why_not(used, "1 lay md") == ("TT-PLAY-02", "no-play-left", {})
    assert why_not(used, "1 upgrade draw") == ("TT-UPG-04", "no-play-left", {})
    early = at("move", gold=[30], hands=[{"trade": ["md"]}])
    assert why_not(early, "1 upgrade draw") == ("TT-R-33", "play-step", {})
    assert why_not(early, "1 lay md")[0] == "TT-TURN-03"
    assert why_not(early, "1 draw trade")[0] == "TT-TURN-03"


@pytest.mark.clauses("TT-SELL-02", "TT-SELL-04", "TT-R-19", "TT-R-21", "TT-NODE-06", "TT-RES-03", "TT-RES-04")
def test_a_sale_is_refused_by_the_rule_that_it_breaks():
    held = [{"trade": ["md"]}]
    city = at("play", hands=held)
    assert why_not(city, "1 sell-trade do") == ("TT-SELL-02", "not-held", {})
    assert why_not(city, "1 sell-cube forest") == ("TT-RES-03", "no-cube", {})
    assert why_not(city, "1 sell-set") == ("TT-RES-04", "no-set", {})
    node = at("play", hands=held, traders=["fm"], cubes=[[1, 0, 0, 0]])
    assert why_not(node, "1 sell-cube forest") == ("TT-NODE-06", "not-in-city", {})
    forced = at("play", hands=held, traders=["fm"], forced=[True])
    assert why_not(forced, "1 sell-trade md") == ("TT-R-21", "forced", {})
    on_route = at("play", hands=held, traders=["forest-fm:1:out"])
    assert why_not(on_route, "1 sell-trade md") == ("TT-SELL-04", "no-end", {})
    assert why_not(on_route, "1 sell-cube forest") == ("TT-RES-03", "not-in-city", {})
    barred = at("move", hands=held, unmoved=[True, True], options={"opening-sale": "barred"})
    assert why_not(barred, "1 sell-trade md") == ("TT-R-19", "opening-sale", {})


@pytest.mark.clauses("TT-ETER-01", "TT-ETER-02", "TT-ETER-03", "TT-R-35")
def test_a_use_is_refused_by_the_rule_that_it_breaks():
    laid = [
        {"card": "swap", "awake": False},
        {"card": "discard", "used": True},
        "look",
        {"card": "walk", "used": True},
        {"card": "walk", "awake": False},
    ]
    state = at("play", eternals=[laid, ["price"]], hands=[{"trade": ["md"]}])
    assert why_not(state, "1 use may-stay") == ("TT-ETER-01", "not-in-play", {})
    assert why_not(state, "1 use price") == ("TT-ETER-01", "not-in-play", {})
    assert why_not(state, "1 use swap") == ("TT-ETER-02", "asleep", {})
    assert why_not(state, "1 use discard") == ("TT-R-35", "used", {})
    assert why_not(state, "1 use walk") == ("TT-R-35", "used", {})
    assert why_not(state, "1 use look") == ("TT-ETER-03", "no-use", {})


@pytest.mark.clauses("TT-R-26", "TT-HAND-01", "TT-UPG-09", "TT-R-45", "TT-R-49", "TT-R-63", "TT-END-02")
def test_an_answer_is_refused_by_the_rule_that_it_breaks():
    target = do(
        at("play", 4, traders=["city", "fm", "fm"], hands=[{"influence": ["force-city"]}]), "1 influence force-city"
    )
    assert why_not(target, "1 target 3") == ("TT-R-26", "no-target", {})
    limit = do(at("play", hands=[{"trade": ["md", "md", "do", "do", "of", "of", "fm", "fm"]}]), "1 end")
    assert why_not(limit, "1 discard-trade plain-3") == ("TT-HAND-01", "not-held", {})
    for free in ("sell-trade md", "sell-set", "use swap"):
        assert why_not(limit, f"1 {free}") == ("TT-R-45", "turn-declared", {})
    track = do(at("play", levels=[[2, 0, 0]], hands=[{"specialty": ["upgrade"]}]), "1 specialty upgrade")
    assert why_not(track, "1 upgrade move") == ("TT-UPG-09", "track-full", {})
    rival = at("play", hands=[{"influence": ["rival-discards"]}, {"trade": ["md"]}])
    do(rival, "1 influence rival-discards")
    assert rival.why_not(0, rival.game.parse("end")).clause == "TT-R-49"
    assert why_not(rival, "2 discard-trade do") == ("TT-R-63", "not-held", {})
