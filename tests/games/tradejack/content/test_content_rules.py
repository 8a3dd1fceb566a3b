"""Card data of somebody's own, and how large the numbers can become. TJ-R-56, TJ-R-57"""

import random

import pytest
from tradejack_tables import GAME, at, do, edited, game_with, problems_with, random_game, row

from entrepot.games.tradejack.content.schema import SCHEMA
from entrepot.kernel.content import check_content, make_content
from entrepot.kernel.errors import BadContent


def update(table, id, **values):
    return lambda data: row(data, table, id).update(values)


def add(table, like, **values):
    return lambda data: data[table].append({**row(data, table, like), **values})


def without(table, **values):
    def edit(data):
        data[table] = [r for r in data[table] if any(r[key] != value for key, value in values.items())]

    return edit


@pytest.mark.clauses("TJ-R-57")
@pytest.mark.parametrize(
    ("edit", "table", "at_row", "column", "code"),
    [
        (update("trend", "soap-gold", letter="D"), "trend", 1, "letter", "choice"),
        (update("award", "standards-1", letter="a"), "award", 2, "letter", "choice"),
        (update("trend", "soap-gold", letter="B"), "trend", 1, "letter", "letter-b"),
        (update("award", "gold-standards-1", letter="B"), "award", 1, "letter", "letter-b"),
        (update("regulation", "peatlands-ban", letter="B"), "regulation", 2, "letter", "letter-b"),
        (update("regulation", "rainforest-ban", advanced=True), "regulation", 1, "advanced", "unknown-column"),
        (update("regulation", "peatlands-ban", bans="rainforest"), "regulation", 2, "bans", "same-ban"),
        (update("regulation", "rainforest-ban", copies=2), "regulation", 1, "bans", "same-ban"),
        (update("regulation", "peatlands-ban", bans="gold"), "regulation", 2, "bans", "choice"),
        (update("source", "rainforest-blue", credits=1), "source", 1, "credits", "dirty"),
        (update("source", "peatlands-yellow", credits=2), "source", 4, "credits", "dirty"),
        (update("source", "alternative-blue", credits=0), "source", 15, "credits", "green"),
        (update("product", "soap-blue", value=-1), "product", 1, "value", "range"),
        (update("product", "soap-blue", value=2.5), "product", 1, "value", "type"),
        (update("trend", "soap-gold", product_bonus="3"), "trend", 1, "product_bonus", "type"),
        (update("trend", "soap-gold", source_kind="amber"), "trend", 1, "source_kind", "reference"),
        (add("product", "soap-blue"), "product", 13, "id", "duplicate"),
    ],
)
def test_wrong_cards_are_refused_with_their_line_and_reason(edit, table, at_row, column, code):
    problems = [p for p in check_content(SCHEMA, edited(edit)) if p.severity == "refused"]
    assert (table, at_row, column, code) in [(p.table, p.row, p.column, p.code) for p in problems]
    assert all("allowed" in p.message for p in problems)
    with pytest.raises(BadContent, match=rf"{table}, row {at_row}, column {column}"):
        make_content(SCHEMA, edited(edit))


@pytest.mark.clauses("TJ-R-57")
def test_a_trend_or_award_names_kinds_that_cards_have():
    assert ("refused", "trend", "no-such-card") in problems_with(without("product", kind="lipstick"))
    assert ("refused", "trend", "no-such-card") in problems_with(without("source", kind="orangutan"))

    def no_alternative(data):
        without("source", kind="alternative")(data)
        row(data, "trend", "lipstick-alternative").update(source_kind="", source_bonus=0)

    found = problems_with(no_alternative)
    assert found.count(("refused", "award", "no-such-card")) == 2

    def no_gold(data):
        without("source", kind="gold")(data)
        for trend in data["trend"]:
            if trend["source_kind"] == "gold":
                trend.update(source_kind="", source_bonus=0)

    assert problems_with(no_gold).count(("refused", "award", "no-such-card")) == 2  # Most Standards still has Silver


@pytest.mark.parametrize("table", ["product", "source"])
def test_a_deck_has_no_more_faces_than_a_set_can_hold(table):
    def with_faces(count):
        def fill(data):
            first = data[table][0]
            more = [{**first, "id": f"more-{number}"} for number in range(count - len(data[table]))]
            data[table] = [*data[table], *more]

        return fill

    assert ("refused", table, "capacity") not in problems_with(with_faces(62))
    assert problems_with(with_faces(63)).count(("refused", table, "capacity")) == 1


@pytest.mark.clauses("TJ-R-57")
def test_there_must_be_a_plain_counting_card():
    def all_marked(data):
        for table in ("trend", "award"):
            for card in data[table]:
                card["advanced"] = True

    assert ("refused", "trend", "no-counting-card") in problems_with(all_marked)


@pytest.mark.clauses("TJ-R-57")
@pytest.mark.parametrize(
    ("edit", "noted"),
    [
        (update("product", "soap-blue", copies=7), [("product", "count")]),
        (update("product", "soap-blue", copies=5), [("product", "count"), ("product", "few")]),
        (update("source", "gold-blue", copies=2), [("source", "count"), ("source", "few")]),
        (
            add("award", "standards-1", id="standards-3"),
            [("award", "count"), ("trend", "short-round"), ("product", "few"), ("source", "few")],
        ),
        (without("regulation", id="peatlands-ban"), [("regulation", "count")]),
        (
            lambda data: [
                row(data, "award", id).update(advanced=True)
                for id in ("standards-1", "gold-standards-1", "green-credits-1")
            ],
            [("trend", "count")],
        ),
        (
            lambda data: [row(data, "award", "standards-2").update(advanced=False)],
            [("trend", "count"), ("trend", "short-round"), ("product", "few"), ("source", "few")],
        ),
    ],
)
def test_what_departs_from_the_box_is_noted_and_plays(edit, noted):
    assert sorted(problems_with(edit)) == sorted(("noted", table, code) for table, code in noted)
    *_, end = random_game(2, 1, game=game_with(edit))
    assert end.over


@pytest.mark.clauses("TJ-R-57", "TJ-R-02")
def test_the_shipped_cards_have_nothing_to_note():
    assert problems_with(lambda data: None) == []


# ---------------------------------------------------------------- how large it becomes


@pytest.mark.clauses("TJ-R-56")
def test_the_largest_capital_by_the_shipped_cards():
    # 5 Value and three +3 make 14; 4 credits, one +2 and two doublings make 24; 2 products in each of 8 rounds
    assert GAME.cards.most_capital() == 6 + 2 * 8 * (14 + 24)
    assert GAME.text(GAME.parse("bid 614")) == "bid 614"
    state = at("auction", shown="gold-blue", capital=[77, 5])
    assert len(state.legal(0)) == 78  # 'pass', and each bid from 1 to 77


@pytest.mark.clauses("TJ-R-56")
def test_cards_that_would_make_bids_too_large_are_refused():
    edit = update("trend", "soap-gold", source_bonus=20)
    assert ("refused", "source", "too-rich") in problems_with(edit)


@pytest.mark.clauses("TJ-R-56")
def test_the_best_set_is_at_least_worth_one():
    def poor(data):
        for card in data["product"]:
            card["value"] = 0
        data["source"] = [r for r in data["source"] if r["kind"] == "rainforest"]
        data["trend"] = [row(data, "trend", "double-green-1")]
        data["award"] = [row(data, "award", "green-products-1")]

    game = game_with(poor)
    assert game.cards.most_capital() == 6 + 2 * 1 * 1
    state = at("production", game=game, products=[["soap-blue", "lipstick-blue"], []], demand=["double-green-1"])
    assert list(do(state, "1 sell soap-blue", "1 sell lipstick-blue", "1 done").capital) == [8, 6]


@pytest.mark.clauses("TJ-R-56")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_the_bound_holds_for_trends_that_add_and_double(order):
    def rich(data):
        trends = [row(data, "trend", id) for id in ("soap-gold", "noodles-gold", "margarine-gold")]
        for trend in trends:
            trend.update(product_kind="soap", product_bonus=1, source_bonus=1, green_bonus=1, double=True)
        data["trend"] = trends
        data["award"] = []

    game = game_with(rich)
    demand = [("soap-gold", "noodles-gold", "margarine-gold")[at] for at in order]
    state = at("production", game=game, products=[["soap-blue"], []], sources=[["gold-blue"], []], demand=demand)
    do(state, "1 pair soap-blue", "1 with gold-blue", "1 done")
    paid = state.capital[0] - 6
    assert paid == 2 + 3 + (((4 + 2) * 2 + 2) * 2 + 2) * 2
    assert game.cards.best_set() >= paid
    assert game.cards.most_capital() >= 6 + 2 * paid


@pytest.mark.clauses("TJ-R-56")
@pytest.mark.parametrize("seats", [2, 6])
def test_games_end_long_before_the_bound(seats):
    auctions = 8 * 2 * seats * seats * 615
    assert GAME.cards.longest_game(seats) == auctions + 8 * seats * (4 + 1) + 8 * seats
    assert GAME.longest == GAME.cards.longest_game(6)
    rng = random.Random(seats)
    state = GAME.new(seats, 3, {"length": "advanced"})
    actions = 0
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[1] if len(legal) > 1 and rng.random() < 0.9 else legal[0])  # the smallest raises
        actions += 1
    assert actions < GAME.cards.longest_game(seats)
