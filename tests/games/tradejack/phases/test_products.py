"""The Product Phase, hands, and decks that run short. TJ-PROD, TJ-R-34, TJ-R-35, TJ-R-37"""

import pytest
from tradejack_tables import GAME, Watch, all_pass, at, random_game, told

from entrepot.kernel.audience import only

ADVANCED = {"length": "advanced"}


def left(deck, discard=()):
    """Return what is given of Product piles: this deck, these discards, and all other cards in nobody's way."""
    return {"product_deck": list(deck), "product_discard": list(discard)}


def short(deck, discard=(), seats=2, **given):
    """Return a Product Phase with few cards: the rest is held by the last seat."""
    used = [*deck, *discard, *(card for hand in given.get("products", []) for card in hand)]
    rest = [
        id
        for id, copies in zip(GAME.cards.product_ids, GAME.cards.product_copies, strict=True)
        for _ in range(copies - used.count(id))
    ]
    hands = [list(hand) for hand in given.pop("products", [[]] * seats)]
    hands[-1] += rest
    return at("products", seats, products=hands, **left(deck, discard), **given), len(rest)


@pytest.mark.clauses("TJ-PROD-01", "TJ-R-45")
def test_everybody_draws_two_clockwise_from_the_first_player():
    watch = Watch()
    state = at("products", 3, feed=watch, first=1)
    assert state.view(0)["product_counts"] == [2, 2, 2]
    audiences = [audience for name, _, audience in watch.seen if name == "product"]
    assert audiences == [only(1), only(1), only(2), only(2), only(0), only(0)]


@pytest.mark.clauses("TJ-PROD-02")
def test_a_hand_is_seen_by_its_player_alone():
    state = at("products", 3, draws={"product": ["soap-blue", "lipstick-yellow"]})
    assert state.view(0)["products"] == ["soap-blue", "lipstick-yellow"]
    for seat in (1, 2, None):
        view = state.view(seat)
        assert view["product_counts"][0] == 2
        assert view["products"] != ["soap-blue", "lipstick-yellow"]
    assert state.view(None)["products"] == []
    again = GAME.new(2, 5)
    again.listening = True
    all_pass(again)
    assert not told(again, "drew-card")
    assert {line.split()[1] for line in told(again, "drew-card", seat=1)} == {"1"}
    assert sorted(told(again, "drew")) == ["drew 1 2", "drew 2 2"]


@pytest.mark.clauses("TJ-BID-18")
def test_there_is_no_hand_limit():
    state = at("products", products=[["soap-blue"] * 6 + ["soap-yellow"] * 6 + ["lipstick-blue"] * 6, []])
    assert state.view(0)["product_counts"] == [20, 2]
    sources = ["rainforest-blue"] * 6 + ["rainforest-yellow"] * 6
    sold = at("auction", shown="gold-blue", sources=[sources, []], capital=[6, 0], standing_bid=0)
    sold.apply(0, GAME.parse("bid 1"))
    assert sold.view(0)["source_counts"][0] == 13


@pytest.mark.clauses("TJ-SALE-06", "TJ-R-26")
def test_unplayed_cards_stay_and_are_worth_nothing_at_the_end():
    given = {"block_a": [], "block_b": [], "block_c": [], "regulations": ["rainforest-ban", "peatlands-ban"]}
    hand = [["soap-blue", "lipstick-yellow"], []]
    state = at("production", products=hand, sources=[["gold-blue"], []])
    state.apply(0, GAME.parse("done"))
    assert sorted(state.view(0)["products"])[:1] != []
    assert {"soap-blue", "lipstick-yellow"} <= set(state.view(0)["products"])
    assert state.view(0)["sources"][0] == ["gold-blue"]
    last = at("production", products=hand, sources=[["gold-blue"], []], capital=[4, 5], **given)
    last.apply(0, GAME.parse("done"))
    assert last.over
    assert last.outcome()["scores"] == [4, 5]


@pytest.mark.clauses("TJ-R-35")
def test_short_products_go_clockwise_from_the_first_player():
    state, rest = short(["soap-blue", "soap-blue", "lipstick-blue"], seats=3, first=1)
    assert state.view(None)["product_counts"] == [0, 2, rest + 1]


@pytest.mark.clauses("TJ-R-37", "TJ-R-35")
def test_the_basic_game_never_reshuffles():
    state, rest = short(["soap-blue"], ["lipstick-blue"] * 5)
    assert state.view(None)["product_counts"] == [1, rest]
    assert state.view(0)["discards"]["product"] == ["lipstick-blue"] * 5


@pytest.mark.clauses("TJ-R-37")
@pytest.mark.parametrize("co2", ["off", "on"])
def test_with_six_players_both_decks_end_with_the_last_draw_of_round_six(co2):
    watch = Watch()
    *_, end = random_game(6, 4, {"co2": co2, "co2-limit": "players-plus-2"}, feed=watch)
    counts = told(end, "drew")
    assert {line.split()[2] for line in counts} == {"2"}
    assert not told(end, "reshuffled-products", "reshuffled-sources")
    if end.ending == "reputation":
        assert end.view(0)["decks"] == {"product": 0, "source": 0, "demand": end.view(0)["decks"]["demand"]}
        assert len(watch.bags("product")) == len(watch.bags("source")) == 72


@pytest.mark.clauses("TJ-ADV-03", "TJ-R-34")
def test_products_are_reshuffled_between_the_two_cards_of_a_draw():
    watch = Watch()
    state, rest = short(["soap-blue"], ["lipstick-blue"] * 4, options=ADVANCED, feed=watch)
    assert state.view(0)["products"] == ["soap-blue", "lipstick-blue"]
    assert watch.bags("product")[:2] == [{"soap-blue": 1}, {"lipstick-blue": 4}]
    assert state.view(0)["product_counts"] == [2, rest + 2]
    assert (state.view(0)["decks"]["product"], state.view(0)["discards"]["product"]) == (1, [])


@pytest.mark.clauses("TJ-R-34")
def test_a_deck_that_is_just_used_up_is_not_yet_reshuffled():
    state, _ = short(["soap-blue"] * 4, ["lipstick-blue"] * 4, options=ADVANCED)
    assert state.view(0)["decks"]["product"] == 0
    assert state.view(0)["discards"]["product"] == ["lipstick-blue"] * 4


@pytest.mark.clauses("TJ-R-34", "TJ-ADV-03")
def test_only_discards_go_into_the_new_deck():
    watch = Watch()
    held = ["noodles-blue", "biscuits-yellow"]
    state, _ = short([], ["lipstick-blue"], options=ADVANCED, feed=watch, products=[held, []])
    assert watch.bags("product") == [{"lipstick-blue": 1}]
    assert state.view(0)["products"] == ["noodles-blue", "biscuits-yellow", "lipstick-blue"]


@pytest.mark.clauses("TJ-R-35")
def test_deck_and_discards_together_may_be_too_few_in_the_advanced_game():
    state, rest = short(["soap-blue"], ["lipstick-blue"], options=ADVANCED, first=0)
    assert state.view(0)["product_counts"] == [2, rest]
    assert state.top().name == "auction"


@pytest.mark.clauses("TJ-R-46")
def test_the_advanced_demand_deck_is_never_reshuffled():
    state = at("demand", options=ADVANCED, block_a=[], block_b=[], block_c=[])
    assert len(state.demand_discard) == 24
    assert (state.over, state.ending) == (True, "reputation")
    assert state.outcome()["scores"] == [6, 6]
