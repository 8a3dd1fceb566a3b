"""What a seat can work out, and what a resampled position keeps. TJ-R-58, TJ-R-39"""

from collections import Counter

import pytest
from tradejack_tables import GAME, asked, at, do, random_game

from entrepot.kernel.chance import seeded

ADVANCED = {"length": "advanced"}
PICKS = {"second-card": "revealer-picks"}


def imagined(state, seat, count=12):
    """Return positions that the seat (from 1) cannot tell from this one."""
    return [state.determinize(seat - 1, seeded(n)) for n in range(count)]


def views_of(state, seat):
    return state.view(seat - 1), state.legal(seat - 1), state.prompt(seat - 1), state.actors()


@pytest.mark.clauses("TJ-R-58")
@pytest.mark.parametrize("options", [{}, {**ADVANCED, **PICKS}, {"co2": "on", "length": "quick-4"}])
def test_a_seat_cannot_tell_an_imagined_position(options):
    for number, state in enumerate(random_game(5, 11, options, eager=True)):
        if number % 9 or state.over:
            continue
        for seat in (1, 4):
            for other in imagined(state, seat, 3):
                assert views_of(other, seat) == views_of(state, seat)
                assert {kind: sum(where.values()) for kind, where in other.census().items()} == {
                    kind: sum(where.values()) for kind, where in state.census().items()
                }
                assert GAME.load(other.dump()).dump() == other.dump()


@pytest.mark.clauses("TJ-R-58", "TJ-R-39")
def test_hands_are_dealt_anew_from_hands_and_deck_and_sources_stay():
    state = at(
        "auction",
        3,
        shown="gold-blue",
        products=[["soap-blue"] * 6, ["lipstick-blue"], ["lipstick-yellow"] * 4],
        sources=[["gold-blue"], ["silver-blue"], []],
        product_discard=["noodles-blue"] * 6,
    )
    seen = set()
    for other in imagined(state, 1, 40):
        assert other.view(0) == state.view(0)
        assert other.view(1)["sources"] == [["gold-blue"], ["silver-blue"], []]
        assert other.view(1)["product_counts"] == [6, 1, 4]
        hands = other.view(1)["products"] + other.view(2)["products"]
        assert not {"soap-blue", "noodles-blue"} & set(hands)  # all of them are accounted for
        seen |= set(hands)
        assert sum(other.product_deck) == sum(state.product_deck)
    assert len(seen) == 10  # every other face turns up


@pytest.mark.clauses("TJ-R-58")
def test_chance_goes_on_anew_in_an_imagined_position():
    state = at("auction", shown="gold-blue", waiting="?", capital=[6, 6])
    turned = set()
    for other in imagined(state, 1, 30):
        do(other, "1 pass", "2 pass")
        turned.add(other.view(0)["auction"]["source"])
    assert len(turned) > 5


@pytest.mark.clauses("TJ-R-58", "TJ-R-06")
def test_the_face_down_card_is_kept_for_the_seat_that_saw_it_alone():
    state = at("bidding", draws={"source": ["gold-blue", "silver-yellow"]}, options=PICKS)
    assert {tuple(other.view(0)["looked"]) for other in imagined(state, 1)} == {("silver-yellow", "gold-blue")}
    assert len({tuple(other.view(0)["looked"]) for other in imagined(state, 2, 30)}) > 8
    do(state, "1 first gold-blue")
    assert {other.view(0)["waiting"] for other in imagined(state, 1)} == {"silver-yellow"}
    assert len({other.view(0)["waiting"] for other in imagined(state, 2, 30)}) > 5
    for other in imagined(state, 2):
        assert other.view(1) == state.view(1)


@pytest.mark.clauses("TJ-R-58", "TJ-R-06", "TJ-R-34")
@pytest.mark.parametrize("picked", ["gold-blue", "silver-blue"])
def test_the_last_card_of_a_deck_is_known_to_be_among_the_two(picked):
    rest = Counter(dict(zip(GAME.cards.source_ids, GAME.cards.source_copies, strict=True)))
    rest.subtract(["gold-blue", "silver-blue", "alternative-blue", "alternative-yellow"])
    state = at(
        "bidding",
        options={**ADVANCED, **PICKS},
        draws={"source": ["gold-blue", "silver-blue"]},
        source_deck=["gold-blue"],
        source_discard=["silver-blue", "alternative-blue", "alternative-yellow"],
        sources=[[], sorted(rest.elements())],
        capital=[6, 6],
    )
    others = [other.view(0)["looked"] for other in imagined(state, 2, 30)]
    assert all("gold-blue" in pair for pair in others)  # it was the deck's last one, as all can work out
    assert len({tuple(pair) for pair in others}) == 3
    do(state, f"1 first {picked}")
    waiting = {other.view(0)["waiting"] for other in imagined(state, 2, 30)}
    if picked == "gold-blue":
        assert waiting == {"silver-blue", "alternative-blue", "alternative-yellow"}
    else:
        assert waiting == {"gold-blue"}


@pytest.mark.clauses("TJ-R-58", "TJ-SETUP-07")
def test_a_cards_and_c_cards_are_never_mixed():
    state = GAME.new(2, 3, {"length": "quick-4"})
    letters = dict(zip(GAME.cards.demand_ids, GAME.cards.demand_letter, strict=True))
    for other in imagined(state, 1):
        revealed = [*other.view(0)["demand"]]
        assert all(letters[card] == "A" for card in revealed)
        assert (other.removed, sum(other.block_a)) == (6, 6)
        assert sum(other.block_a) == sum(state.block_a)
        assert list(other.block_c) == list(state.block_c)


# ---------------------------------------------------------------- commitments


@pytest.mark.clauses("TJ-R-58", "TJ-R-16")
def test_what_others_have_laid_is_laid_anew():
    state = at(
        "production",
        3,
        products=[["soap-blue"] * 2, ["soap-yellow", "lipstick-blue"], ["margarine-yellow"]],
        sources=[["gold-blue"], ["silver-yellow", "silver-blue"], []],
    )
    do(state, "2 pair soap-yellow", "2 with silver-yellow", "2 done", "1 pair soap-blue", "3 sell margarine-yellow")
    laid = set()
    for other in imagined(state, 1, 40):
        assert views_of(other, 1) == views_of(state, 1)
        assert other.view(0)["laid"] == [["soap-blue", "?"]]
        assert other.view(2)["laid"] == []  # seat 3 has not committed, so nothing of it is known
        assert other.view(0)["committed"] == [False, True, False]
        laid.add(str(other.view(1)["laid"]))
        hand = other.view(1)["products"]
        assert len(hand) == 2
        assert all(names[0] in hand for names in other.view(1)["laid"])
        do(other, "1 with gold-blue", "1 done")
    assert len(laid) > 5


# ---------------------------------------------------------------- after a Product reshuffle


def reshuffled(played=()):
    """Return seat 1 to move in the Advanced Game after a reshuffle of a pile of 12 cards.

    At the reshuffle seat 1 held two Soaps, seat 2 three cards and seat 3 all the rest; since then each drew two.
    """
    pile = ["lipstick-blue"] * 6 + ["margarine-yellow"] * 6
    rest = Counter(dict(zip(GAME.cards.product_ids, GAME.cards.product_copies, strict=True)))
    rest.subtract([*pile, "soap-blue", "soap-blue", "biscuits-blue", "biscuits-blue", "biscuits-blue"])
    hands = [["soap-blue"] * 2, ["biscuits-blue"] * 3, sorted(rest.elements())]
    state = at(
        "products",
        3,
        options=ADVANCED,
        product_deck=[],
        product_discard=pile,
        products=hands,
        draws={"product": ["lipstick-blue"] * 2 + ["margarine-yellow"] * 2 + ["lipstick-blue", "margarine-yellow"]},
    )
    assert state.view(0)["decks"]["product"] == 6
    return state, sorted(rest.elements())


@pytest.mark.clauses("TJ-R-58", "TJ-ADV-03")
def test_after_a_reshuffle_old_and_new_cards_are_not_mixed():
    state, third_hand = reshuffled()
    old = Counter([*third_hand, "biscuits-blue", "biscuits-blue", "biscuits-blue"])
    seen = set()
    for other in imagined(state, 1, 30):
        assert views_of(other, 1) == views_of(state, 1)
        deck = Counter(named(other.product_deck))
        assert deck["lipstick-blue"] <= 4  # six lay in the pile, and seat 1 drew two of them
        assert set(deck) <= {"lipstick-blue", "margarine-yellow"}
        hands = Counter(other.view(1)["products"]) + Counter(other.view(2)["products"])
        new = hands - old
        assert sum((old - hands).values()) == 0  # every old card is still with the others
        assert sum(new.values()) == 4
        assert set(new) <= {"lipstick-blue", "margarine-yellow"}
        assert len(other.view(1)["products"]) == 5
        seen.add(tuple(other.view(1)["products"]))
    assert len(seen) > 10


@pytest.mark.clauses("TJ-R-58")
def test_each_hand_has_as_many_new_cards_as_it_drew():
    state, _ = reshuffled()
    for other in imagined(state, 1, 20):
        hand = Counter(other.view(1)["products"])
        assert sum(hand.values()) == 5
        since = other.dump()["reshuffle"]
        assert len(since["drawn"][1]) == len(since["drawn"][2]) == 2
        assert set(since["drawn"][1]) <= {"lipstick-blue", "margarine-yellow"}
        assert since["drawn"][0] == ["lipstick-blue"] * 2
        assert not Counter(since["drawn"][1]) - hand


@pytest.mark.clauses("TJ-R-58")
def test_the_imagined_position_holds_no_trace_of_the_real_draws():
    state, _ = reshuffled()
    first = at_same_view_with_other_draws()
    assert first.view(0) == state.view(0)
    for n in range(10):
        one, two = state.determinize(0, seeded(n)), first.determinize(0, seeded(n))
        assert one.digest() == two.digest()


def at_same_view_with_other_draws():
    """Return the position of `reshuffled` in which seat 2 and seat 3 have drawn something else."""
    pile = ["lipstick-blue"] * 6 + ["margarine-yellow"] * 6
    rest = Counter(dict(zip(GAME.cards.product_ids, GAME.cards.product_copies, strict=True)))
    rest.subtract([*pile, "soap-blue", "soap-blue", "biscuits-blue", "biscuits-blue", "biscuits-blue"])
    return at(
        "products",
        3,
        options=ADVANCED,
        product_deck=[],
        product_discard=pile,
        products=[["soap-blue"] * 2, ["biscuits-blue"] * 3, sorted(rest.elements())],
        draws={"product": ["lipstick-blue"] * 2 + ["lipstick-blue"] * 2 + ["margarine-yellow"] * 2},
    )


@pytest.mark.clauses("TJ-R-58")
def test_cards_played_since_fit_the_record():
    state, _ = reshuffled()
    while state.top().name == "auction":
        do(state, f"{asked(state)[0]} pass")
    do(
        state,
        "2 sell margarine-yellow",
        "2 sell margarine-yellow",
        "2 sell biscuits-blue",
        "2 done",
        "3 done",
        "1 done",
    )
    assert state.view(0)["product_counts"][1] == 4  # two Biscuits kept, two drawn
    for other in imagined(state, 1, 20):
        assert other.view(0) == state.view(0)
        since = other.dump()["reshuffle"]
        new = Counter(since["drawn"][1])
        assert sum(new.values()) == 4
        kept_old = Counter(other.view(1)["products"]) + Counter(since["played"][1]) - new
        assert sum(kept_old.values()) == 3


def named(counts):
    return [id for id, count in zip(GAME.cards.product_ids, counts, strict=True) for _ in range(count)]


@pytest.mark.clauses("TJ-R-58", "TJ-R-06")
def test_nothing_is_certain_of_two_looked_cards_while_the_deck_has_more():
    state = at("bidding", options=PICKS, draws={"source": ["gold-blue", "silver-blue"]})
    assert asked(state) == [1]
    seen = [set(other.fields()["looked"]) for other in imagined(state, 2, 60)]
    assert any("gold-blue" not in pair for pair in seen)
    assert any("silver-blue" not in pair for pair in seen)
    assert all(set(other.fields()["looked"]) == {"gold-blue", "silver-blue"} for other in imagined(state, 1))
