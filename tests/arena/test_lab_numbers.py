"""The statistics of a run, against the same worked out by hand or another way round."""

import math
import random
import statistics

import polars as pl
import pytest

from entrepot.arena.lab.cards import cards
from entrepot.arena.lab.estimate import against, holm, mean, p_value, rare, ratio, share
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.ratings import rate, ratings
from entrepot.arena.lab.run import hire, run
from entrepot.arena.lab.summary import summary, time_quantile
from entrepot.arena.lab.tally import add_up
from entrepot.arena.numbers import wilson
from entrepot.arena.simulate import Plan

PLAN = Plan("haggle", ("greedy", "thrifty", "greedy"), seed="5")


def moments(tops, bottoms):
    """The six sums, written out."""
    pairs = list(zip(tops, bottoms, strict=True))
    return [
        len(pairs), sum(tops), sum(bottoms), sum(a * a for a in tops), sum(a * b for a, b in pairs),
        sum(b * b for b in bottoms),
    ]  # fmt: skip


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    patch = pytest.MonkeyPatch()
    patch.setattr("entrepot.arena.lab.order.BLOCK", 45)
    found = run(tmp_path_factory.mktemp("numbers") / "out", Order(PLAN, 120), hire(1))
    patch.undo()
    return found


@pytest.fixture(scope="module")
def result(store):
    return summary(store, PLAN.check())


def table(store, name):
    return pl.concat([pl.read_parquet(path) for path in store.files(name)])


# ---------------------------------------------------------------- estimates


def test_a_mean_over_deals_of_one_game_has_the_textbook_error():
    values = [3, 5, 8, 2, 9, 4]
    value, error = ratio(moments(values, [1] * 6))
    assert value == pytest.approx(statistics.mean(values))
    assert error == pytest.approx(statistics.stdev(values) / math.sqrt(6))


def test_deals_that_always_repeat_themselves_count_once():
    """Four games a deal, all alike, tell no more than one."""
    values = [0, 1, 1, 0, 1, 1, 1, 0]
    once, four = moments(values, [1] * 8), moments([4 * v for v in values], [4] * 8)
    assert ratio(once) == pytest.approx(ratio(four))
    assert share(once) == pytest.approx(share(four))


def test_deals_that_balance_themselves_out_are_surer_than_single_games():
    balanced = share(moments([2] * 20 + [3, 1], [4] * 22))
    low, high = wilson(44, 88)
    assert balanced["share"] == 0.5
    assert low < balanced["low"] < 0.5 < balanced["high"] < high


def test_a_share_with_one_game_a_deal_is_wilsons_but_for_one_degree_of_freedom():
    found = share(moments([1] * 30 + [0] * 70, [1] * 100))
    low, high = wilson(30, 100)
    assert (found["low"], found["high"]) == pytest.approx((low, high), abs=0.001)


@pytest.mark.parametrize("wins", [0, 1])
def test_a_share_of_nothing_or_all_is_not_sure(wins):
    found = share(moments([2 * wins] * 10, [2] * 10))
    assert found["share"] == wins
    assert found["high"] - found["low"] == pytest.approx(0.28, abs=0.01)


def test_without_deals_nothing_is_known():
    assert mean([0] * 6) == {"mean": None, "low": None, "high": None, "deals": 0}
    assert mean(moments([7], [2]))["low"] is None
    assert share([0] * 6)["share"] is None


def test_what_is_rare_counts_the_deals_without_any():
    assert rare(5, 13, 4, 2) == moments([2, 3, 0, 0], [2] * 4)


def test_holm_corrects_for_the_number_of_questions():
    assert holm([0.01, 0.04, 0.03, 0.2]) == pytest.approx([0.04, 0.09, 0.09, 0.2])
    assert holm([0.6, 0.7]) == [1.0, 1.0]
    assert holm([]) == []


def test_p_values():
    assert p_value(1.959963984540054) == pytest.approx(0.05)
    assert p_value(-3) == p_value(3) == pytest.approx(0.0026998, rel=1e-4)
    assert 0 < p_value(12) < 1e-30
    assert p_value(math.nan) == 1.0


def test_sums_add_up_in_any_order():
    one, two = {"a": 1, "b": {"c": [1, 2]}}, {"a": 2, "b": {"c": [3, 4], "d": 5}}
    assert add_up(add_up({}, one), two) == add_up(add_up({}, two), one) == {"a": 3, "b": {"c": [4, 6], "d": 5}}
    assert one == {"a": 1, "b": {"c": [1, 2]}}, "what is added stays as it was"


# ---------------------------------------------------------------- a whole run


def test_wins_of_bots_and_order_are_those_of_the_seats(store, result):
    seats = table(store, "seats")
    for bot, row in result["wins"].items():
        assert row["share"] == pytest.approx(seats.filter(pl.col("bot") == bot)["win"].sum() / 120)
    assert result["wins"]["greedy"]["seats"] == 2
    assert result["wins"]["greedy"]["even"] == pytest.approx(2 / 3)
    for row in result["by_order"]:
        mine = seats.filter(pl.col("order") == row["order"])
        assert row["share"] == pytest.approx(mine["win"].mean())
        assert row["score"]["mean"] == pytest.approx(mine["score"].mean())
        deals = mine.group_by(pl.col("game") // 3).agg(pl.col("score").mean())["score"]
        half = 1.959964 * deals.std() / math.sqrt(len(deals))
        assert row["score"]["high"] - row["score"]["mean"] == pytest.approx(half)


def test_lengths_scores_and_endings(store, result):
    games, seats = table(store, "games"), table(store, "seats")
    assert result["games"] == 120
    assert result["deals"] == 40
    assert result["length"]["mean"] == pytest.approx(games["decisions"].mean())
    assert result["length"]["max"] == games["decisions"].max()
    assert sum(result["length"]["counts"].values()) == 120
    assert result["options_per_choice"]["mean"] == pytest.approx(games["options"].sum() / games["choices"].sum())
    assert sum(row["games"] for row in result["endings"].values()) == 120
    assert list(result["endings"]) == PLAN.build().endings
    gaps = seats.group_by("game").agg(
        pl.col("score").sort(descending=True).first() - pl.col("score").sort(descending=True).get(1)
    )
    assert result["margin"]["mean"] == pytest.approx(gaps["score"].mean())
    assert result["lead_changes"]["mean"] == pytest.approx(games["lead_changes"].mean())
    assert result["decided_at"]["mean"] == pytest.approx(games["decided_at"].mean(), abs=1e-6)


def test_verbs(store, result):
    actions = table(store, "actions")
    for row in result["verbs"]:
        mine = actions.filter(pl.col("verb") == row["verb"])
        assert row["uses"] == mine["uses"].sum()
        assert row["games"] == mine["game"].n_unique()
        for bot, found in row["by_bot"].items():
            used = mine.filter(pl.col("bot") == bot)["uses"].sum()
            assert found["mean"] == pytest.approx(used / (120 * PLAN.bots.count(bot)))
    outside = [verb.name for verb in PLAN.build().actions.verbs if verb.outside]
    assert outside
    assert not {row["verb"] for row in result["verbs"]} & set(outside)


def test_stages_cover_the_followed_games(store, result):
    decisions = table(store, "decisions")
    assert sum(row["decisions"] for row in result["stages"]) == len(decisions)
    chosen = decisions.filter(pl.col("options") > 1)
    assert sum(row["choices"] for row in result["stages"]) == len(chosen)
    total = dict(table(store, "games").select("game", "decisions").iter_rows())
    tenth = [10 * number // total[game] for game, number in decisions.select("game", "number").iter_rows()]
    assert [row["decisions"] for row in result["stages"]] == [tenth.count(stage) for stage in range(10)]
    totals = sum(row["options"] * row["choices"] for row in result["stages"] if row["choices"])
    assert totals == pytest.approx(chosen["options"].sum())


@pytest.fixture(scope="module")
def auctions(tmp_path_factory):
    """A run of a game in which cards are dealt and taken."""
    plan = Plan("tradejack", ("thrifty", "uniform", "thrifty"), seed="5")
    store = run(tmp_path_factory.mktemp("auctions") / "out", Order(plan, 60), hire(1))
    return store, summary(store, plan.check())


@pytest.mark.parametrize("basis", ["takers", "dealt"])
def test_the_lift_of_a_card_and_its_error_worked_out_row_by_row(auctions, basis):
    """The same sums without a single shortcut: residuals by deal, squared."""
    store, result = auctions
    column = {"takers": "taken", "dealt": "dealt"}[basis]
    seats, held = table(store, "seats"), table(store, "cards").filter(pl.col(column) > 0)
    expected = {bot: row["share"] / row["seats"] for bot, row in result["wins"].items()}
    win = {(game, seat): value for game, seat, value in seats.select("game", "seat", "win").iter_rows()}
    checked, same_deal = 0, False
    for face, row in result["cards"].items():
        mine = held.filter((pl.col("face") == face) & pl.col("seat").is_not_null())
        if row[basis] is None:
            assert len(mine) == 0
            continue
        cases = [(g // 3, win[g, s] - expected[b]) for g, s, b in mine.select("game", "seat", "bot").iter_rows()]
        value = sum(gain for _, gain in cases) / len(cases)
        residuals = {}
        for deal, gain in cases:
            residuals[deal] = residuals.get(deal, 0) + gain - value
        count = len(residuals)
        same_deal = same_deal or count < len(cases)
        error = math.sqrt(sum(r * r for r in residuals.values()) * count / (count - 1)) / len(cases)
        assert row[basis]["seats"] == len(cases)
        assert row[basis]["lift"] == pytest.approx(100 * value)
        assert row[basis]["error"] == pytest.approx(100 * error)
        checked += 1
    assert checked > 10
    assert same_deal, "some deal must have had several holders, or this tests little"


def tally_of(faces, games=400):
    """The sums of a made-up run of two like seats: by face, how many held it, won with it, and took what was seen."""
    rows = {}
    for face, (held, won, seen, taken) in faces.items():
        # one holder a deal, a win counted in two parts
        sums = {"bot": [held, 2 * won], "deals": held, "bot*bot": [held, 2 * won, 2 * won, 4 * won]}
        rows[face] = {"seen": seen, "taken": taken, "games": held, "takers": sums}
    return {"games": games, "measures": {"win/bot/bot": [0, 2 * games, 0, 0, 0, 0]}, "cards": rows}


def verdicts(faces, peers=None):
    found = cards(tally_of(faces), ["bot", "bot"], faces, peers)
    return {face: row["verdict"] for face, row in found.items()}


def test_a_card_far_above_its_table_is_strong_and_one_far_below_weak():
    usual = {f"deck/{n}": (200, 100, 400, 200) for n in range(8)}
    assert verdicts({**usual, "deck/best": (200, 150, 400, 200)})["deck/best"] == "strong"
    assert verdicts({**usual, "deck/worst": (200, 50, 400, 200)})["deck/worst"] == "weak"
    assert set(verdicts(usual).values()) == {""}


def test_what_one_side_alone_can_have_is_held_against_the_rest_of_what_it_has():
    """All Missions of a realm that wins much go with winning; one that does so more than its fellows is strong."""
    faces = {f"mission/rich-{n}": (200, 140, 200, 200) for n in range(3)}
    faces |= {f"mission/poor-{n}": (200, 60, 200, 200) for n in range(3)}
    peers = {face: face.partition("-")[0] for face in faces}
    assert set(verdicts(faces).values()) == {"strong", "weak"}
    assert set(verdicts(faces, peers).values()) == {""}
    faces |= {"mission/poor-best": (200, 100, 200, 200)}
    found = verdicts(faces, {**peers, "mission/poor-best": "mission/poor"})
    assert {face for face, verdict in found.items() if verdict} == {"mission/poor-best"}
    dull = {**faces, "mission/rich-dull": (2, 1, 200, 2)}
    assert verdicts(dull, {**peers, "mission/rich-dull": "mission/lone"})["mission/rich-dull"] == "dead", "of its table"


def test_what_everybody_takes_is_not_called_strong_for_sure_beside_a_doubtful_one():
    """Its own lift hardly varies, but the mean that it is held against does."""
    total = tally_of({"deck/doubtful": (32, 11, 64, 32)}, 32)
    both = {"bot": [63, 64], "deals": 32, "bot*bot": [4 * 31 + 1, 4 * 31 + 2, 4 * 31 + 2, 4 * 31 + 4]}
    total["cards"]["deck/must"] = {"seen": 64, "taken": 63, "games": 32, "takers": both}
    found = cards(total, ["bot", "bot"], [])["deck/must"]
    assert found["takers"]["error"] < 1
    assert found["takers"]["excess"] > 5
    assert found["verdict"] == ""


def test_a_lift_that_chance_explains_is_no_warning():
    few = {f"deck/{n}": (20, 10, 40, 20) for n in range(8)}
    assert verdicts({**few, "deck/lucky": (20, 15, 40, 20)})["deck/lucky"] == ""


def test_the_more_cards_the_stronger_the_evidence_must_be():
    """The same card is called strong among few, and not among many, where some must look so by chance."""
    lucky = {"deck/lucky": (200, 123, 400, 200)}
    few = {f"deck/{n}": (200, 100, 400, 200) for n in range(8)}
    many = {f"deck/{n}": (200, 100, 400, 200) for n in range(200)}
    assert verdicts({**few, **lucky})["deck/lucky"] == "strong"
    assert verdicts({**many, **lucky})["deck/lucky"] == ""


def test_many_cards_without_any_effect_hardly_ever_raise_a_warning():
    """A hundred decks of 40 fair cards: about five decks may hold a false warning, not a hundred."""
    chance, false = random.Random(1), 0
    for _ in range(100):
        faces = {}
        for n in range(40):
            won = sum(chance.random() < 0.5 for _ in range(150))
            faces[f"deck/{n}"] = (150, won, 300, 150)
        false += "strong" in verdicts(faces).values() or "weak" in verdicts(faces).values()
    assert false <= 12


def test_a_table_that_only_winners_take_from_has_no_strong_cards():
    """All cards go with winning alike: who wins takes more."""
    assert set(verdicts({f"deck/{n}": (200, 150, 400, 200) for n in range(8)}).values()) == {""}


def test_a_sure_but_small_lift_is_no_warning():
    usual = {f"deck/{n}": (90_000, 45_000, 180_000, 90_000) for n in range(8)}
    small = cards(tally_of({**usual, "deck/better": (90_000, 48_600, 180_000, 90_000)}, 100_000), ["bot", "bot"], [])
    assert small["deck/better"]["takers"]["p"] < 1e-6
    assert small["deck/better"]["verdict"] == ""


def test_the_more_cards_the_more_must_be_known_of_a_dead_one():
    dull = {"deck/dull": (2, 1, 100, 2)}
    assert verdicts({**{f"deck/{n}": (200, 100, 400, 200) for n in range(8)}, **dull})["deck/dull"] == "dead"
    assert verdicts({**{f"deck/{n}": (200, 100, 400, 200) for n in range(200)}, **dull})["deck/dull"] == ""


def test_a_card_that_is_hardly_ever_taken_is_dead():
    usual = {f"deck/{n}": (200, 100, 400, 200) for n in range(8)}
    assert verdicts({**usual, "deck/dull": (5, 2, 400, 5)})["deck/dull"] == "dead"
    assert verdicts({**usual, "deck/rare": (1, 0, 4, 1)})["deck/rare"] == "", "too few to tell"


def test_cards_that_nobody_comes_to_are_dead_beside_those_of_their_table():
    """Whole levels, too: held against its own level alone, one that is never reached would pass for healthy."""
    total = tally_of({f"tech/cheap-{n}": (200, 100, 400, 200) for n in range(8)})
    total["cards"].update({f"tech/dear-{n}": {"seen": 400, "taken": 0, "games": 0} for n in range(8)})
    found = {face: row["verdict"] for face, row in cards(total, ["bot", "bot"], []).items()}
    assert found == {face: "dead" if "dear" in face else "" for face in total["cards"]}


# ---------------------------------------------------------------- ratings and times


def test_ratings_put_the_stronger_bot_first_and_are_the_same_again(store, result):
    found = result["ratings"]
    assert list(found) == ["greedy", "thrifty"]
    assert found == ratings(store)
    for row in found.values():
        assert row["low"] < row["mu"] < row["high"]
        assert row["games"] == 120
    better = max(result["wins"], key=lambda bot: result["wins"][bot]["share"] / result["wins"][bot]["seats"])
    assert found[better]["mu"] == max(row["mu"] for row in found.values())


def test_a_bot_among_itself_stays_where_it_was():
    from openskill.models import PlackettLuce

    found = {"a": (25.0, 8.0)}
    rate(PlackettLuce(tau=0), found, ["a", "a", "a"], [1, 2, 3])
    assert found["a"][0] == pytest.approx(25)
    assert found["a"][1] < 8


def test_the_median_of_timed_choices_lies_in_its_bucket():
    rows = [(1.0, 2.0, 10), (2.0, 4.0, 10)]
    assert time_quantile(rows, 50) == 2.0
    assert time_quantile(rows, 75) == 3.0
    assert time_quantile(rows, 5) == pytest.approx(1.1)


def test_what_is_measured_is_kept_apart(result):
    timed = result["measured"]["times"]
    assert set(timed) == {"greedy", "thrifty"}
    assert timed["greedy"]["quantiles"]["5"] <= timed["greedy"]["quantiles"]["95"]


def test_the_order_of_play_is_held_against_an_even_share(result):
    assert [row["even"] for row in result["by_order"]] == pytest.approx([1 / 3] * 3)
    assert all(0 <= row["p"] <= 1 for row in result["by_order"])


def test_a_difference_is_told_only_with_enough_deals():
    clear = [1] * 26 + [0] * 3
    assert against(moments(clear, [1] * 29), 0.5) == 1.0
    assert against(moments([*clear, 1], [1] * 30), 0.5) < 1e-6
    assert against(moments([1] * 40, [1] * 40), 0.5) == 0.0
    assert against(moments([1] * 40, [1] * 40), 1.0) == 1.0
