"""The Draw step, draw piles and reshuffles. TT-DRAW, TT-R-08 to TT-R-10, TT-R-27, TT-R-51, TT-R-63"""

import pytest
from trade_tables import GAME, asked, at, can, discards, do, hand, phase, refused, told

DRAWS = ("draw", "done")


def rest(deck, *but):
    """Return all cards of a deck, less some."""
    cards = [row["id"] for row in GAME.content.rows(deck) for _ in range(row["copies"])]
    for id in but:
        cards.remove(id)
    return cards


def without(decks, **given):
    """Return a Draw step in which some decks are used up: a rival holds their cards."""
    held = {deck: rest(deck, *given.get("discards", {}).get(deck, [])) for deck in decks}
    return at("draw", hands=[given.pop("hand", {}), held], decks={deck: [] for deck in decks}, **given)


@pytest.mark.clauses("TT-DRAW-01", "TT-DRAW-02", "TT-DRAW-09", "TT-R-39")
@pytest.mark.parametrize(
    ("deck", "card", "price"), [("trade", "md", 0), ("influence", "dear", 0), ("specialty", "market", 10)]
)
def test_one_card_of_a_chosen_deck(deck, card, price):
    state = at("draw", gold=[12], draws={deck: [card]})
    before = state.view(None)["decks"][deck]
    do(state, f"1 draw {deck}")
    assert (hand(state), state.gold[0], state.view(None)["decks"][deck]) == ({deck: [card]}, 12 - price, before - 1)
    assert phase(state) == "play"
    assert told(state, "drew", "drew-card") == [f"drew 1 {deck}"]
    assert told(state, "drew-card", seat=1) == [f"drew-card 1 {card}"]


@pytest.mark.clauses("TT-DRAW-03", "TT-GOLD-01", "TT-R-08")
def test_a_specialty_card_wants_its_whole_price():
    state = at("draw", gold=[9])
    assert can(state, 1, *DRAWS) == ["draw trade", "draw influence"]
    assert refused(state, "1 draw specialty") == "TT-DRAW-03"
    assert "draw specialty" in can(at("draw", gold=[10]))


@pytest.mark.clauses("TT-SPEC-04", "TT-SPEC-03", "TT-DRAW-04")
def test_the_price_is_paid_before_the_card_is_seen():
    state = at("draw", gold=[10], draws={"specialty": ["no-points"]})
    do(state, "1 draw specialty")
    assert (state.gold[0], hand(state), phase(state)) == (0, {"specialty": ["no-points"]}, "play")
    events = [line.split()[0] for line in told(state, seat=1)]
    assert events.index("paid-for-specialty") < events.index("drew-card")
    do(state, "1 specialty no-points")
    assert state.gold[0] == 8  # the play is free


@pytest.mark.clauses("TT-DRAW-05", "TT-DRAW-06", "TT-DRAW-07", "TT-R-09", "TT-UPG-10")
def test_each_draw_is_from_another_deck_and_seen_before_the_next():
    state = at("draw", levels=[[0, 1, 0]], draws={"trade": ["md"], "influence": ["dear"]})
    assert "done" not in can(state)
    do(state, "1 draw trade")
    assert (hand(state), phase(state)) == ({"trade": ["md"]}, "draw")
    assert can(state, 1, *DRAWS) == ["draw influence", "done"]
    assert refused(state, "1 draw trade") == "TT-DRAW-06"
    stopped = do(state.copy(), "1 done")
    assert (phase(stopped), hand(stopped)) == ("play", {"trade": ["md"]})
    do(state, "1 draw influence")
    assert (phase(state), hand(state)) == ("play", {"trade": ["md"], "influence": ["dear"]})


@pytest.mark.clauses("TT-DRAW-08", "TT-DRAW-05", "TT-R-08")
def test_the_third_draw_is_the_paid_one():
    rich = at("draw", gold=[10], levels=[[0, 2, 0]])
    do(rich, "1 draw trade", "1 draw influence")
    assert can(rich, 1, *DRAWS) == ["draw specialty", "done"]
    do(rich, "1 draw specialty")
    assert (rich.gold[0], phase(rich)) == (0, "play")
    poor = at("draw", traders=["forest-fm:1:out"], gold=[9], levels=[[0, 2, 0]])
    do(poor, "1 draw trade", "1 draw influence")
    assert phase(poor) == "play"  # nothing is left that could be drawn


@pytest.mark.clauses("TT-R-08", "TT-R-09", "TT-CITY-05")
def test_the_step_is_not_closed_while_a_sale_could_raise_the_price():
    state = at("draw", gold=[8], levels=[[0, 2, 0]], draws={"trade": ["md"]}, hands=[{"trade": ["do"]}])
    do(state, "1 draw trade", "1 draw influence")
    assert (phase(state), can(state, 1, *DRAWS)) == ("draw", ["done"])
    do(state, "1 sell-trade md")
    assert can(state, 1, *DRAWS) == ["draw specialty", "done"]


@pytest.mark.clauses("TT-R-08", "TT-DRAW-07")
def test_the_first_draw_is_mandatory_while_a_free_deck_has_a_card():
    state = at("draw", gold=[20], levels=[[0, 2, 0]])
    assert refused(state, "1 done") == "TT-R-08"
    do(state, "1 draw specialty")
    assert can(state, 1, *DRAWS) == ["draw trade", "draw influence", "done"]
    discard = without(["trade", "influence"], discards={"trade": ["md"]}, gold=[20])
    assert can(discard, 1, *DRAWS) == ["draw trade", "draw specialty"]
    assert refused(discard, "1 done") == "TT-R-08"


@pytest.mark.clauses("TT-R-08", "TT-R-62", "TT-END-05")
def test_a_specialty_draw_is_never_forced_on_anybody():
    state = without(["trade", "influence"], gold=[10])
    assert can(state, 1, *DRAWS) == ["draw specialty", "done"]
    assert phase(do(state, "1 done")) == "play"
    poor = without(["trade", "influence"], gold=[9], traders=["forest-fm:3:out"], hand={"specialty": ["market"]})
    assert phase(do(at_move(poor), "1 ahead 1")) == "draw"  # a card can be sold for the tenth piece of gold
    assert phase(without(["trade", "influence"], gold=[9])) == "play"  # nothing to draw, and nothing to sell first


def at_move(state):
    """Return the same position in the Move step."""
    data = state.dump()
    data["stack"] = [["move", 0, 0, 0]]
    return state.game.load(data)


@pytest.mark.clauses("TT-R-27")
def test_an_empty_pile_takes_its_discards():
    state = without(["trade"], discards={"trade": ["md", "plain-5"]})
    do(state, "1 draw trade")
    assert hand(state)["trade"][0] in ("md", "plain-5")
    assert told(state, "reshuffled") == ["reshuffled trade"]
    assert (state.view(None)["decks"]["trade"], discards(state, "trade")) == (1, [])


@pytest.mark.clauses("TT-R-27", "TT-DRAW-03")
def test_a_deck_without_cards_cannot_be_chosen_and_costs_nothing():
    state = without(["specialty"], gold=[20])
    assert can(state, 1, *DRAWS) == ["draw trade", "draw influence"]
    assert refused(state, "1 draw specialty") == "TT-R-27"
    assert state.gold[0] == 20
    trade = without(["trade"])
    assert can(trade, 1, *DRAWS) == ["draw influence"]


# ---------------------------------------------------------------- by cards


@pytest.mark.clauses("TT-R-10", "TT-R-51", "TT-DRAW-06")
def test_cards_draw_beyond_one_a_deck_and_say_what_is_free():
    state = at("play", gold=[3], drawn=["trade"], hands=[{"influence": ["draw"]}], draws={"trade": ["md", "do"]})
    do(state, "1 influence draw")
    assert (hand(state), state.gold[0]) == ({"trade": ["md", "do"]}, 2)
    free = at("play", gold=[1], hands=[{"influence": ["draw-specialty"]}], draws={"specialty": ["market"]})
    do(free, "1 influence draw-specialty")
    assert (hand(free), free.gold[0]) == ({"specialty": ["market"]}, 0)
    arrived = at("move", traders=["forest-fm:3:out"], down=[["draw"]], draws={"trade": ["md", "do", "of"]})
    do(arrived, "1 ahead 1", "1 draw trade")
    assert hand(arrived) == {"trade": ["md", "do", "of"]}


@pytest.mark.clauses("TT-R-63", "TT-R-27", "TT-R-37")
def test_as_many_are_drawn_as_there_are_and_not_the_card_itself():
    held = {"influence": rest("influence", "draw-influence", "dear")}
    state = at(
        "play",
        hands=[{"influence": ["draw-influence"]}, held],
        decks={"influence": ["dear"]},
        discards={"influence": []},
    )
    do(state, "1 influence draw-influence")
    assert (hand(state), discards(state, "influence")) == ({"influence": ["dear"]}, ["draw-influence"])
    assert told(state, "reshuffled") == []


@pytest.mark.clauses("TT-R-63", "TT-R-27", "TT-R-55")
@pytest.mark.parametrize("turned", [["draw"], ["cube", "draw"]])
def test_cards_that_are_revealed_are_not_in_the_pile_that_one_of_them_reshuffles(turned):
    held = {"trade": rest("trade", *turned, "md")}
    state = at(
        "move",
        traders=["forest-fm:3:out"],
        down=[turned],
        hands=[{}, held],
        decks={"trade": ["md"]},
        discards={"trade": []},
    )
    do(state, "1 ahead 1", *["1 apply draw"][: len(turned) - 1])
    assert hand(state) == {"trade": ["md"]}
    assert sorted(discards(state, "trade")) == turned
    assert told(state, "reshuffled") == []


@pytest.mark.clauses("TT-R-63", "TT-R-27")
def test_the_pile_is_reshuffled_between_two_cards():
    held = {"trade": rest("trade", "md", "do", "of")}
    state = at(
        "play",
        hands=[{"influence": ["draw"]}, held],
        decks={"trade": ["md"]},
        discards={"trade": ["do", "of"]},
    )
    do(state, "1 influence draw")
    assert hand(state)["trade"][0] == "md"
    assert (len(hand(state)["trade"]), state.view(None)["decks"]["trade"]) == (2, 1)


@pytest.mark.clauses("TT-R-64", "TT-R-10")
def test_draws_more_next_turn_still_obey_one_a_deck():
    state = at("play", hands=[{"influence": ["draw-next"]}], gold=[6, 5], levels=[[0, 2, 0]])
    do(state, "1 influence draw-next", "1 end?")
    assert state.view(None)["bonuses"][0] == {"move": 0, "draw": 1}
    assert asked(state) == [2]
    do(state, "2 via forest-fm 1", "2 draw trade", "2 end?", "1 via forest-fm 1")
    assert (state.view(None)["in_force"]["draw"], state.draws_left) == (4, 4)
    do(state, "1 draw trade", "1 draw influence")
    assert phase(state) == "play"
    assert state.view(None)["bonuses"][0] == {"move": 0, "draw": 0}


@pytest.mark.clauses("TT-R-27", "TT-SELL-01", "TT-R-08")
def test_a_card_sold_just_now_can_be_drawn_again():
    held = {"trade": rest("trade", "md", "do")}
    state = at(
        "draw", hands=[{"trade": ["md", "do"]}, held], decks={"trade": []}, discards={"trade": []}, levels=[[0, 1, 0]]
    )
    assert can(state, 1, *DRAWS) == ["draw influence"]
    do(state, "1 sell-trade do")
    assert can(state, 1, *DRAWS) == ["draw trade", "draw influence"]
    do(state, "1 draw trade")
    assert (hand(state), discards(state, "trade")) == ({"trade": ["md", "do"]}, [])
    assert refused(state, "1 draw trade") == "TT-DRAW-06"
