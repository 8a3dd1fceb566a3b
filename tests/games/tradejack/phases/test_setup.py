"""Set-up and the order of a round. TJ-SETUP, TJ-ROUND"""

import pytest
from tradejack_tables import GAME, Watch, all_pass, asked, do, random_game, steps_for, told

from entrepot.kernel.errors import BadOption, BadSeats

PLAIN_A = {"soap-gold", "noodles-gold", "margarine-gold", "biscuits-silver", "double-green-1"} | {
    f"{award}-1" for award in ("gold-standards", "standards", "only-alternative", "green-credits")
}
PLAIN_C = {"noodles-intercropped", "soap-smallholder", "ice-cream-orangutan", "lipstick-alternative"} | {
    "green-sources",
    "gold-standards-2",
    "only-alternative-2",
    "green-credits-2",
    "green-products-1",
}
DOTTED_A = {"biscuits-smallholder", "margarine-intercropped", "green-products-2"}
DOTTED_C = {"soap-orangutan", "double-green-2", "standards-2"}
BANS = {"rainforest-ban", "peatlands-ban"}


def demand_order(options=None, seed=1, seats=2):
    """Return the Demand cards of a whole game in the order revealed, and the bags they were drawn from."""
    watch = Watch()
    state = GAME.new(seats, seed, options, watch)
    revealed = [*state.view(0)["demand"]]
    state.listening = True
    while not state.over:
        all_pass(state)
    revealed += [line.split()[1] for line in told(state, "demanded")]
    return revealed, watch.bags("demand")


@pytest.mark.clauses("TJ-SETUP-01")
def test_three_decks_apart():
    census = GAME.new(3, 1).census()
    blocks = sum(census["demand"][block] for block in ("block_a", "block_b", "block_c"))
    assert (census["products"]["product_deck"], census["sources"]["source_deck"], blocks) == (66, 71, 17)
    assert GAME.new(3, 1).view(0)["decks"] == {"product": 66, "source": 70, "demand": 17}


@pytest.mark.clauses("TJ-SETUP-02", "TJ-SETUP-03")
def test_products_and_sources_are_shuffled_whole():
    watch = Watch()
    GAME.new(2, 1, None, watch)
    products, sources = watch.bags("product")[0], watch.bags("source")[0]
    assert set(products.values()) == {6}
    assert len(products) == 12
    assert (sum(sources.values()), len(sources)) == (72, 16)
    assert (sources["gold-blue"], sources["rainforest-yellow"], sources["silver-blue"]) == (3, 6, 5)
    assert len({tuple(GAME.new(2, seed).view(0)["products"]) for seed in range(12)}) > 4


@pytest.mark.clauses("TJ-SETUP-04", "TJ-SETUP-05", "TJ-SETUP-07")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_cards_come_before_b_before_c_cards_and_no_three_dots(seed):
    revealed, bags = demand_order(seed=seed)
    assert set(revealed[:9]) == PLAIN_A
    assert revealed[9] == "rainforest-ban"
    assert set(revealed[10:]) | BANS == PLAIN_C | BANS
    assert set(bags[0]) == PLAIN_A
    assert set(bags[0].values()) == {1}
    assert set(bags[9]) == PLAIN_C | {"peatlands-ban"}


@pytest.mark.clauses("TJ-SETUP-06", "TJ-R-03")
def test_the_b_card_is_not_shuffled_and_the_other_ban_is():
    orders = [demand_order(seed=seed)[0] for seed in range(12)]
    assert {order.index("rainforest-ban") for order in orders} == {9}
    assert len({order.index("peatlands-ban") for order in orders if "peatlands-ban" in order}) > 3


@pytest.mark.clauses("TJ-ADV-01", "TJ-R-43")
def test_the_advanced_deck_takes_the_three_dots_into_their_blocks():
    revealed, bags = demand_order({"length": "advanced"})
    assert set(revealed[:12]) == PLAIN_A | DOTTED_A
    assert revealed[12] == "rainforest-ban"
    assert set(bags[12]) == PLAIN_C | DOTTED_C | {"peatlands-ban"}


@pytest.mark.clauses("TJ-SETUP-08")
def test_everybody_starts_with_six_capital():
    assert list(GAME.new(4, 1).capital) == [6, 6, 6, 6]


@pytest.mark.clauses("TJ-SETUP-09", "TJ-R-40")
def test_the_first_player_is_drawn_or_chosen():
    watch = Watch()
    GAME.new(5, 1, None, watch)
    assert watch.bags("first-player") == [{str(seat): 1 for seat in range(5)}]
    assert {GAME.new(3, seed).first for seed in range(30)} == {0, 1, 2}
    for seat in range(1, 5):
        assert {GAME.new(4, seed, {"first-player": f"seat-{seat}"}).first for seed in range(5)} == {seat - 1}
    with pytest.raises(BadOption, match=r"seat-5.*4 seats"):
        GAME.new(4, 1, {"first-player": "seat-5"})


@pytest.mark.clauses("TJ-SETUP-10")
def test_the_first_cards_come_from_the_first_product_phase():
    view = GAME.new(3, 4).view(0)
    assert (view["product_counts"], view["source_counts"], view["awards"]) == ([2, 2, 2], [0, 0, 0], [[], [], []])


@pytest.mark.clauses("TJ-SETUP-11", "TJ-R-01")
def test_two_to_six_players():
    for seats in (2, 3, 4, 5, 6):
        assert len(GAME.new(seats, 1).capital) == seats
    for seats in (0, 1, 7, -1):
        with pytest.raises(BadSeats, match="2 to 6"):
            GAME.new(seats, 1)


@pytest.mark.clauses("TJ-ROUND-01", "TJ-ROUND-02", "TJ-R-30")
def test_a_round_in_its_order():
    state = GAME.arrange({"phase": "demand", "first": 0}, 2, 1)
    state.listening = True
    all_pass(state)  # the events of the second round are complete
    state.events.clear()
    products = state.view(0)["products"]
    while state.top().name == "auction":
        do(state, f"{asked(state)[0]} pass")
    do(state, *steps_for(1, [products[0]]), "2 done")
    kinds = [line.split()[0] for line in told(state)]
    order = ["passed", "unsold", "turned-up", "committed", "showed-lone", "sold", "round-over", "demanded", "drew"]
    first_seen = [kinds.index(kind) for kind in order]
    assert first_seen == sorted(first_seen)
    last_seen = len(kinds) - 1 - kinds[::-1].index("drew")
    assert kinds[last_seen + 1] == "turned-up"
    assert [phase.name for phase in GAME.phases] == [
        "setup",
        "demand",
        "products",
        "bidding",
        "pick",
        "auction",
        "production",
        "sales",
        "awards",
        "cleanup",
    ]


@pytest.mark.clauses("TJ-ROUND-01", "TJ-ROUND-02")
def test_every_round_of_a_game_keeps_the_order():
    rank = {"demanded": 0, "drew": 1, "turned-up": 2, "bid": 2, "bought": 2, "unsold": 2, "committed": 3}
    rank |= {"showed-set": 4, "showed-lone": 4, "sold": 5, "awarded": 6, "unclaimed": 6, "round-over": 7}
    *_, end = random_game(3, 8, eager=True)
    kinds = [line.split()[0] for line in told(end) if line.split()[0] in rank]
    rounds = " ".join(kinds).split("round-over")
    assert len(rounds) == 6
    for text in rounds:
        order = [rank[kind] for kind in text.split()]
        assert order == sorted(order)
