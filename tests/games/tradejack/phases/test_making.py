"""Production: what may be laid down, and how. TJ-MAKE, TJ-R-15, TJ-R-16, TJ-R-54, TJ-R-55"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tradejack_tables import GAME, asked, at, before_retail, can, do, refused, steps_for, told

from entrepot.games.tradejack.rules.laying import held
from entrepot.kernel.bits import BIT, MOST
from entrepot.kernel.match import Match
from entrepot.kernel.packed import packed

CO2 = {"co2": "on"}


def hand(products, sources=(), other=("soap-yellow",), **given):
    """Return Production with this hand for seat 1."""
    return at("production", products=[list(products), list(other)], sources=[list(sources), []], **given)


@pytest.mark.clauses("TJ-MAKE-01", "TJ-BID-18")
def test_a_set_is_one_product_and_one_source_of_ones_own_hand():
    state = hand(["soap-blue"], ["gold-blue"], other=["lipstick-blue"])
    assert can(state, 1) == ["done", "pair soap-blue", "sell soap-blue"]
    assert refused(state, "1 pair lipstick-blue") == "TJ-MAKE-01"
    do(state, "1 pair soap-blue")
    assert can(state, 1) == ["with gold-blue"]
    assert refused(state, "1 with silver-blue") == "TJ-MAKE-01"
    do(state, "1 with gold-blue")
    assert state.view(0)["laid"] == [["soap-blue", "gold-blue"]]


@pytest.mark.clauses("TJ-MAKE-01")
def test_of_two_equal_cards_each_can_be_laid():
    state = hand(["soap-blue", "soap-blue", "soap-yellow"], ["gold-blue", "gold-blue"])
    do(state, "1 pair soap-blue", "1 with gold-blue")
    assert can(state, 1) == ["done", "pair soap-blue"]
    do(state, "1 pair soap-blue")
    assert can(state, 1) == ["with gold-blue"]
    do(state, "1 with gold-blue")
    assert can(state, 1) == ["done"]
    assert refused(state, "1 pair soap-blue") == "TJ-MAKE-01"


@pytest.mark.parametrize("face", range(MOST))
def test_every_face_of_the_largest_deck_is_told_from_the_others(face):
    assert held(packed([7] * 3 + [0] * face + [2] + [0] * (MOST - face - 1)), 3, MOST) == BIT[face]


@pytest.mark.clauses("TJ-MAKE-02", "TJ-COMP-11")
def test_both_cards_of_a_set_have_one_colour():
    state = hand(["soap-blue", "soap-yellow"], ["gold-yellow", "silver-blue"])
    assert can(do(state.copy(), "1 pair soap-blue"), 1) == ["with silver-blue"]
    assert refused(do(state.copy(), "1 pair soap-blue"), "1 with gold-yellow") == "TJ-MAKE-02"
    assert can(do(state.copy(), "1 pair soap-yellow"), 1) == ["with gold-yellow"]
    mismatch = hand(["soap-blue"], ["gold-yellow"])
    assert can(mismatch, 1) == ["done", "sell soap-blue"]
    assert refused(mismatch, "1 pair soap-blue") == "TJ-R-55"


@pytest.mark.clauses("TJ-MAKE-03")
@pytest.mark.parametrize("product", ["soap", "noodles", "margarine", "biscuits", "ice-cream", "lipstick"])
def test_any_product_goes_with_any_source_of_its_colour(product):
    kinds = ["rainforest", "peatlands", "silver", "gold", "orangutan", "smallholder", "intercropped", "alternative"]
    state = hand([f"{product}-yellow"], [f"{kind}-yellow" for kind in kinds])
    assert set(can(do(state, f"1 pair {product}-yellow"), 1)) == {f"with {kind}-yellow" for kind in kinds}


@pytest.mark.clauses("TJ-MAKE-04")
def test_any_number_of_sets_with_each_card_used_once():
    state = hand(["soap-blue"] * 4, ["gold-blue", "gold-blue", "silver-blue"])
    for source in ("gold-blue", "gold-blue", "silver-blue"):
        do(state, "1 pair soap-blue", f"1 with {source}")
    assert can(state, 1) == ["done"]  # the fourth soap has no source
    assert refused(state, "1 pair soap-blue") == "TJ-R-55"
    twice = do(hand(["soap-blue", "soap-blue"], ["gold-blue", "silver-blue"]), "1 pair soap-blue", "1 with gold-blue")
    assert refused(do(twice, "1 pair soap-blue"), "1 with gold-blue") == "TJ-MAKE-01"


@pytest.mark.clauses("TJ-MAKE-05", "TJ-SALE-04", "TJ-R-16")
def test_sets_or_lone_products_and_never_a_source_alone():
    state = hand(["soap-blue", "soap-yellow"], ["gold-blue", "silver-blue"])
    assert refused(state, "1 with gold-blue") == "TJ-MAKE-05"
    lone = do(state.copy(), "1 sell soap-yellow")
    assert can(lone, 1) == ["done", "sell soap-blue"]
    assert refused(lone, "1 pair soap-blue") == "TJ-SALE-04"
    made = do(state.copy(), "1 pair soap-blue", "1 with gold-blue")
    assert can(made, 1) == ["done"]
    assert refused(made, "1 sell soap-yellow") == "TJ-SALE-04"


@pytest.mark.clauses("TJ-MAKE-06")
def test_all_choose_before_anything_is_shown():
    state = before_retail([["soap-blue+gold-blue"], ["lipstick-yellow"], ["soap-yellow"]])
    assert asked(state) == [1, 2, 3]
    do(state, *steps_for(3, ["soap-yellow"]), *steps_for(1, ["soap-blue+gold-blue"]))
    assert asked(state) == [2]
    assert told(state) == ["committed 3", "committed 1"]
    assert list(state.capital) == [6, 6, 6]
    do(state, *steps_for(2, ["lipstick-yellow"]))
    shown = told(state, "showed-set", "showed-lone")
    assert shown == [
        "showed-set 1 soap-blue gold-blue 2 4",
        "showed-lone 2 lipstick-yellow",
        "showed-lone 3 soap-yellow",
    ]
    assert list(state.capital) == [12, 7, 7]


@pytest.mark.clauses("TJ-MAKE-07", "TJ-R-16")
def test_nothing_is_a_choice_too():
    state = do(hand(["soap-blue"], ["gold-blue"]), "1 done", "2 done")
    assert list(state.capital) == [6, 6]
    assert "soap-blue" in state.view(0)["products"]


@pytest.mark.clauses("TJ-R-15", "TJ-SALE-03")
def test_products_may_be_sold_alone_though_sets_are_possible():
    state = hand(["soap-blue", "lipstick-blue"], ["gold-blue", "gold-blue"], other=[])
    do(state, "1 sell soap-blue", "1 sell lipstick-blue", "1 done")
    assert list(state.capital) == [8, 6]


@pytest.mark.clauses("TJ-R-16")
def test_a_commitment_is_final_and_hides_all_but_itself():
    state = at(
        "production", 3, products=[["soap-blue"] * 3, ["soap-yellow"], ["soap-yellow"]], sources=[["gold-blue"], [], []]
    )
    match = Match(state)
    others_before = [state.view(seat) for seat in (1, 2, None)]
    for text in ("pair soap-blue", "with gold-blue"):
        match.apply(0, GAME.parse(text))
        assert [match.state.view(seat) for seat in (1, 2, None)] == others_before
    assert match.undoable(0) == 2
    match.apply(0, GAME.parse("done"))
    assert match.undoable(0) == 0
    for seat, before in zip((1, 2, None), others_before, strict=True):
        view = match.state.view(seat)
        assert view == {**before, "committed": [True, False, False]}
    for text in ("done", "pair soap-blue", "sell soap-blue"):
        assert refused(match.state, f"1 {text}") == "TJ-R-16"


@pytest.mark.clauses("TJ-R-16")
def test_others_hear_only_that_a_player_is_done():
    state = hand(["soap-blue", "lipstick-blue"], ["gold-blue"])
    do(state, "1 sell soap-blue", "1 sell lipstick-blue", "1 done")
    assert told(state, seat=2) == told(state) == ["committed 1"]
    assert told(state, seat=1) == ["laid 1 ?", "laid 1 ?", "committed 1"]
    assert state.view(1)["product_counts"] == [2, 1]


@pytest.mark.clauses("TJ-R-54")
def test_only_public_facts_skip_a_player():
    assert asked(hand(["soap-blue"], [], other=[])) == [1]
    dead_end = hand(["soap-blue"], ["gold-yellow"], other=["soap-yellow"], options=CO2)
    assert (asked(dead_end), can(dead_end, 1)) == ([1], ["done"])  # the hidden hand decides, so it is asked
    assert told(hand(["soap-blue"], [], other=[]), "committed") == []
    no_source = at("production", 2, products=[["soap-blue"], ["soap-blue"]], sources=[["gold-blue"], []], options=CO2)
    assert asked(no_source) == [1]
    banned = hand(["soap-blue"], ["rainforest-blue"], other=["soap-blue"], regulations=["rainforest-ban"])
    assert asked(banned) == [1, 2]


@pytest.mark.clauses("TJ-R-54", "TJ-R-11")
def test_production_runs_through_where_nobody_holds_a_product():
    state = at("auction", shown="gold-blue", waiting="", revealer=1, bidder=0, high_bidder=1, standing_bid=1)
    do(state, "1 pass")
    assert told(state, "committed") == ["committed 1", "committed 2"]
    assert state.round == 2


@pytest.mark.clauses("TJ-R-55")
def test_a_half_made_set_wants_its_source_before_all_else():
    state = do(hand(["soap-blue", "soap-yellow"], ["gold-blue", "gold-yellow"]), "1 pair soap-blue")
    assert can(state, 1) == ["with gold-blue"]
    for text in ("done", "pair soap-yellow", "sell soap-yellow"):
        assert refused(state, f"1 {text}") == "TJ-R-55"
    do(state, "1 with gold-blue")
    assert can(state, 1) == ["done", "pair soap-yellow"]


@pytest.mark.clauses("TJ-R-55")
def test_steps_go_forward_and_undo_takes_them_back():
    match = Match(hand(["soap-blue", "soap-yellow"], ["gold-blue"]))
    start = match.state.digest()
    match.apply(0, GAME.parse("pair soap-blue"))
    match.apply(1, GAME.parse("sell soap-yellow"))
    match.apply(0, GAME.parse("with gold-blue"))
    assert match.undo(0) == 2
    assert match.state.view(1)["laid"] == [["soap-yellow"]]
    assert match.undo(1) == 1
    assert match.state.digest() == start


PRODUCTS = ["soap-blue", "soap-blue", "margarine-blue", "lipstick-yellow", "biscuits-yellow", "soap-yellow"]
SOURCES = ["gold-blue", "gold-blue", "alternative-blue", "rainforest-yellow", "silver-yellow"]


def chosen_plays(rng, lone):
    """Return a legal commitment at random: lone products, or sets."""
    products = rng.sample(PRODUCTS, rng.randint(0, len(PRODUCTS)))
    if lone:
        return products
    free = rng.sample(SOURCES, len(SOURCES))
    plays = []
    for product in products:
        source = next((source for source in free if source.split("-")[-1] == product.split("-")[-1]), None)
        if source is not None:
            free.remove(source)
            plays.append(f"{product}+{source}")
    return plays


def interleaved(rng, plays):
    """Return the steps of all seats in a random order that keeps each seat's own 'done' last."""
    waiting = []
    for seat, hers in enumerate(plays, 1):
        waiting.append(steps_for(seat, rng.sample(hers, len(hers))))
    steps = []
    while any(waiting):
        steps.append(rng.choice([left for left in waiting if left]).pop(0))
    return steps


@pytest.mark.clauses("TJ-R-55")
@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), lone=st.tuples(st.booleans(), st.booleans()))
def test_the_order_of_the_steps_leaves_no_trace(seed, lone):
    rng = random.Random(seed)
    plays = [chosen_plays(rng, alone) for alone in lone]
    digests = set()
    for _ in range(3):
        state = at(
            "production",
            products=[PRODUCTS, PRODUCTS],
            sources=[SOURCES, SOURCES[2:]],
        )
        hers = [play for play in plays[1] if "gold" not in play]
        steps = interleaved(rng, [plays[0], hers])
        do(state, *steps[:-1])
        digests.add(("before", state.digest()) if steps[-1].startswith("1") else ("after", state.digest()))
        do(state, steps[-1])
        digests.add(("end", state.digest()))
    assert len([digest for when, digest in digests if when == "end"]) == 1
    assert len(digests) <= 3


@pytest.mark.clauses("TJ-R-55")
@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), bans=st.sets(st.sampled_from(["rainforest-ban", "peatlands-ban"])))
def test_no_step_leads_into_a_dead_end(seed, bans):
    rng = random.Random(seed)
    state = at(
        "production",
        products=[rng.sample(PRODUCTS, 5), ["soap-blue"]],
        sources=[rng.sample([*SOURCES, "peatlands-blue", "rainforest-blue"], 4), []],
        regulations=sorted(bans),
    )
    for _ in range(11):
        legal = can(state, 1)
        half = any(names[-1] == "?" for names in state.view(0)["laid"])
        assert legal
        assert ("done" in legal) != half
        steps = [text for text in legal if text != "done"]
        if not steps:
            break
        do(state, f"1 {rng.choice(steps)}")
    assert can(state, 1) == ["done"]
