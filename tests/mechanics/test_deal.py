"""Offers of goods for goods, built in small steps."""

import itertools
import random

import pytest

import entrepot
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.moves import Moves
from entrepot.kernel.packed import packed
from entrepot.kernel.verbs import ActionSpace, Amount, Face, Verb
from entrepot.mechanics import deal

ASK = Verb("ask", Amount("count", 1, 100))
GIVE = Verb("give", Face("good", "good", 3), Amount("amount", 1, 5))
WANT = Verb("want", Face("good", "good", 3), Amount("amount", 1, 5))
ActionSpace(ASK, GIVE, WANT)
"""Three goods of at most five."""


def options(offer, mine, theirs, needs_both=False):
    """Return what can be given and wanted, as (good, amount)."""
    gives, wants, own = Moves(), Moves(), packed([0, *mine, *theirs])
    offer = packed(offer)
    deal.add_gives(offer, 3, own, 1, 4, needs_both, GIVE, gives)
    deal.add_wants(offer, 3, own, 4, needs_both, WANT, wants)
    first, second = (
        [divmod(code - 100, 5) for code in gives.to_list()],
        [divmod(code - 115, 5) for code in wants.to_list()],
    )
    return first, second


def test_goods_are_named_once_in_their_order_and_on_one_side():
    offer = [0] * 6
    assert options(offer, [1, 9, 0], [2, 0, 1]) == ([(0, 0), *((1, at) for at in range(5))], [(0, 0), (0, 1), (2, 0)])
    deal.name(offer, 0, 1 * 5 + 2, 5)
    assert offer == [0, 3, 0, 0, 0, 0]
    assert options(offer, [1, 9, 4], [2, 7, 1]) == ([(2, at) for at in range(4)], [(0, 0), (0, 1), (2, 0)])
    deal.name(offer, 3, 0, 5)
    assert offer == [0, 3, 0, 1, 0, 0]
    assert options(offer, [1, 9, 4], [2, 7, 1]) == ([], [(2, 0)])


def test_a_swap_is_built_step_by_step():
    offer, swap, steps = packed([0] * 6), deal.Swap(give=1, given=3, want=2, wanted=5, gain=1.0), []
    for _ in range(3):
        steps.append(step := swap.next_step(offer, 3, GIVE, WANT, ASK))
        if step != ASK.base:
            verb = GIVE if GIVE.has(step) else WANT
            deal.name(offer, 0 if verb is GIVE else 3, step - verb.base, 5)
    assert list(offer) == [0, 3, 0, 0, 0, 5]
    assert steps == [GIVE.of_all([1, 3]), WANT.of_all([2, 5]), ASK.base]


def dead_ends(offer, mine, theirs, needs_both):
    """Return every offer that can be built from there, from which no further step leads to one that can be made."""
    steps = []
    for side, found in enumerate(options(offer, mine, theirs, needs_both)):
        for good, amount in found:
            after = offer[:]
            deal.name(after, side * 3, good * 5 + amount, 5)
            steps.append(after)
    is_made = deal.is_two_sided(offer, 3) if needs_both else sum(offer) > 0
    below = [end for after in steps for end in dead_ends(after, mine, theirs, needs_both)]
    return below if is_made or any(after not in below for after in steps) else [*below, offer]


@pytest.mark.parametrize("needs_both", [True, False])
def test_every_step_leads_to_an_offer_that_can_be_made(needs_both):
    begun = 0
    for mine, theirs in itertools.product(itertools.product(range(3), repeat=3), repeat=2):
        if deal.is_possible(3, [*mine, *theirs], 0, 3):
            begun += 1
            assert dead_ends([0] * 6, mine, theirs, needs_both) == [], (mine, theirs)
    assert begun > 600


def test_where_both_sides_give_what_is_given_comes_first_and_leaves_something_to_want():
    assert options([0] * 6, [1, 1, 0], [1, 0, 0], needs_both=True) == ([(1, 0)], [])
    assert options([0, 1, 0, 0, 0, 0], [1, 1, 0], [1, 0, 0], needs_both=True) == ([], [(0, 0)])
    assert options([0] * 6, [1, 1, 0], [1, 0, 0]) == ([(0, 0), (1, 0)], [(0, 0)])


def test_a_deal_has_two_sides_and_both_pay_at_once():
    offer = [2, 0, 0, 0, 1, 0]
    assert deal.is_two_sided(offer, 3)
    assert not deal.is_two_sided([2, 0, 0, 0, 0, 0], 3)
    assert not deal.is_two_sided([0, 0, 0, 0, 1, 0], 3)
    owned = [9, 9, 9, 2, 1, 0, 0, 1, 5]
    deal.exchange(offer, 3, owned, 3, 6)
    assert owned == [9, 9, 9, 0, 2, 0, 2, 0, 5]
    assert deal.last_named(offer, 0, 3) == 0
    assert deal.last_named(offer, 3, 3) == 1


@pytest.mark.parametrize(
    ("mine", "theirs", "possible"),
    [
        ([1, 0, 0], [1, 0, 0], False),
        ([1, 0, 0], [0, 2, 0], True),
        ([1, 1, 0], [1, 0, 0], True),
        ([1, 0, 0], [1, 0, 3], True),
        ([0, 0, 0], [1, 1, 1], False),
        ([1, 1, 1], [0, 0, 0], False),
    ],
)
def test_the_same_one_good_on_both_sides_is_nothing_to_exchange(mine, theirs, possible):
    assert deal.is_possible(3, [*mine, *theirs], 0, 3) == possible


def test_each_side_has_what_it_pays():
    own = [0, 2, 1, 5, 0]
    assert deal.is_covered([2, 1, 5, 0], 2, own, 1, 3)
    assert not deal.is_covered([2, 2, 5, 0], 2, own, 1, 3)
    assert not deal.is_covered([0, 0, 0, 1], 2, own, 1, 3)


def answering(name):
    """Return a position of a random game in which an offer is to be answered."""
    rng = random.Random(name)
    for seed in range(50):
        state = entrepot.game(name).new(2, seed)
        while not state.over:
            if state.top().name == "answer":
                return state
            [seat] = state.actors()
            state.apply(seat, rng.choice(state.legal(seat)))
    raise AssertionError("no offer was made")


@pytest.mark.parametrize("name", ["tradewarz", "trigon"])
def test_a_position_in_which_an_offer_cannot_be_paid_is_refused(name):
    state = answering(name)
    data = state.dump()
    assert state.game.load(data).dump() == data
    for place in range(len(data["deal"])):
        wanted = [20 if at == place else amount for at, amount in enumerate(data["deal"])]
        with pytest.raises(BadPosition, match="'deal' has more"):
            state.game.load({**data, "deal": wanted})
    state.apply(state.actors()[0], state.legal(state.actors()[0])[1])  # declined
    with pytest.raises(BadPosition, match="'deal' belongs to an offer"):
        state.game.load({**state.dump(), "deal": data["deal"]})
