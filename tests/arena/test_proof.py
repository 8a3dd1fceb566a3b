"""What of a search's gain is proven on fresh deals, and that it is said first and everywhere."""

import io
import random

import polars as pl
import pytest
from rich.console import Console

from entrepot.arena.lab.order import Order
from entrepot.arena.lab.run import hire
from entrepot.arena.report.searched import proof_figure, proof_sentence, search_section, searched
from entrepot.arena.simulate import Plan
from entrepot.arena.sweep.command import search_content
from entrepot.arena.sweep.proof import Side, farthest, proof
from entrepot.arena.sweep.target import Target, target
from entrepot.arena.sweep.tune import knobs
from entrepot.cli import arena_tables

SEATS = Target("seats")


def deals(*wins):
    """Deals of one game each: so many that the first player wins, the second, and so on; always in the same mix."""
    winners = [place for place, count in enumerate(wins, 1) for _ in range(count)]
    random.Random(1).shuffle(winners)
    return pl.DataFrame(
        {f"order/{place}": [float(one == place) for one in winners] for place in range(1, len(wins) + 1)}
    )


def proven(old, new, found_old=None, found_new=None):
    """The proof for deals won as given; the search has found the same misses, unless told."""
    tables, seats = (deals(*old), deals(*new)), len(old)
    found = [[column.mean() for column in SEATS.misses_by_deal(table, seats)] for table in tables]
    return proof(SEATS, tables, seats, [found_old or found[0], found_new or found[1]])


def test_a_large_gain_is_proven_and_has_its_interval():
    found = proven((700, 300), (500, 500))
    assert (found["from"], found["to"], found["gain"]) == pytest.approx((20, 0, 20))
    assert found["proven"]
    assert 10 < found["low"] < 20 < found["high"] < 30
    assert found["deals"] == 1000


def test_what_chance_may_give_is_not_proven():
    found = proven((80, 70), (75, 75))
    assert found["gain"] > 0
    assert found["low"] < 0
    assert not found["proven"]


def test_as_far_off_to_the_other_side_is_no_gain():
    """The wins of the first player surely differ, the distances from even do not."""
    found = proven((600, 400), (400, 600))
    assert found["gain"] == pytest.approx(0)
    assert found["low"] < 0 < found["high"]
    assert not found["proven"]


def test_as_far_off_in_another_place_is_no_gain():
    found = proven((500, 250, 250), (250, 250, 500))
    assert found["gain"] == pytest.approx(0)
    assert not found["proven"]


def test_the_place_that_is_asked_about_comes_from_the_search():
    """Whichever place the fresh deals show farthest, by luck, decides nothing."""
    assert proven((700, 300), (500, 500), found_old=[5.0, -5.0])["proven"]
    assert not proven((700, 300), (500, 500), found_old=[-5.0, 5.0])["proven"]
    assert farthest([1.0, -3.0, 2.0]) == Side(1, -1)


def test_a_loss_is_told_as_such():
    found = proven((500, 500), (700, 300))
    assert found["high"] < 0
    assert not found["proven"]


def test_few_deals_prove_nothing():
    few = proven((29, 0), (15, 14))
    assert few["low"] > 0
    assert not few["proven"]
    one = proven((1, 0), (0, 1))
    assert (one["low"], one["high"], one["proven"]) == (None, None, False)


def test_contents_that_hardly_differ_gain_little_either_way():
    """Nobody knows on which side of even such games are, yet a gain cannot be larger than what has changed."""
    old = deals(75, 75)
    new = old.with_columns(pl.when(pl.int_range(pl.len()) < 1).then(0.5).otherwise(pl.all()).name.keep())
    found = proof(SEATS, (old, new), 2, ([3.0, -3.0], [3.0, -3.0]))
    assert -2 < found["low"] < 0 < found["high"] < 2


def test_a_length_is_proven_likewise():
    old, new = (pl.DataFrame({"length": [mean - 1.0, mean + 1.0] * 20}) for mean in (30.0, 21.0))
    found = proof(target("length=20"), (old, new), 2, ([10.0], [1.0]))
    assert (found["from"], found["to"], found["proven"]) == (10, 1, True)


@pytest.mark.parametrize(("old", "new", "share"), [
    ((500, 500), (500, 500), 0.025), ((550, 450), (450, 550), 0.05)])  # fmt: skip
def test_chance_hardly_ever_proves_a_gain(old, new, share):
    """There is no gain in truth: about one in forty, at most, may seem proven."""
    draw = random.Random(7)

    def played(wins):
        first = [float(draw.random() * 1000 < wins[0]) for _ in range(100)]
        return pl.DataFrame({"order/1": first, "order/2": [1 - one for one in first]})

    count = 0
    for _ in range(100):
        found = [[column.mean() for column in SEATS.misses_by_deal(played(wins), 2)] for wins in (old, new)]
        count += proof(SEATS, (played(old), played(new)), 2, found)["proven"]
    assert count <= 100 * share


def test_a_length_beyond_the_target_is_no_gain():
    old, new = (pl.DataFrame({"length": [mean - 1.0, mean + 1.0] * 20}) for mean in (30.0, 10.0))
    found = proof(target("length=20"), (old, new), 2, ([10.0], [-10.0]))
    assert found["gain"] == 0
    assert not found["proven"]


# ---------------------------------------------------------------- what is said


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """A search that betters something for sure: shorter games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("entrepot.arena.report.page.pictures", lambda *_: "")
        order = Order(Plan("haggle", ("greedy", "greedy"), seed="9"), 30)
        folder = tmp_path_factory.mktemp("proof") / "out"
        turned = knobs(order.plan.check(), ["content:card.ladle.worth=0..20"])
        return search_content(folder, order, turned, target("length=20"), 6, hire(1), lambda _: None)


def test_the_fresh_deals_are_those_of_the_comparison(told):
    fresh = told.result["search"]["fresh"]
    length = next(row for row in told.result["measures"] if row["name"] == "length")
    off = [abs(value["mean"] - 20) for value in length["values"]]
    assert [fresh["from"], fresh["to"]] == pytest.approx(off)
    assert fresh["gain"] == pytest.approx(off[0] - off[1])
    assert fresh["deals"] == told.result["deals"] == 30


def test_it_is_said_first_in_the_report_and_in_the_terminal(told, monkeypatch):
    search = told.result["search"]
    said = proof_sentence(search)
    text = told.report.read_text(encoding="utf-8")
    glance = text[text.index('id="glance"') :]
    assert glance.index(said.partition(":")[0]) < glance.index("Of 6 tries") < glance.index("against A")
    screen = io.StringIO()
    monkeypatch.setattr(arena_tables, "console", lambda: Console(file=screen, width=1000))
    arena_tables.show_search(told.result)
    assert screen.getvalue().startswith(said)
    assert "These are figures of the search itself" in screen.getvalue()


def searching(**fresh):
    known = {"from": 3.0, "to": 1.0, "gain": 2.0, "low": 0.5, "high": 3.5, "deals": 200, "proven": True, **fresh}
    return {
        "target": "seats", "unit": "points", "called": {"award.gold.points": "Most Gold"},
        "from": {"values": {"award.gold.points": 8}, "distance": 3.1},
        "to": {"values": {"award.gold.points": 1}, "distance": 0.2},
        "tries": [{"values": [8], "distance": 3.1}, {"values": [1], "distance": 0.2}], "fresh": known,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("fresh", "kind", "words"),
    [
        ({}, "good", "Proven: on 200 fresh deals, with award.gold.points (Most Gold) 8 → 1, games are 1 points from"
                     " even wins by order of play; with the content as it is, 3. That is nearer by 2 (95% interval of"
                     " the gain: +0.50 to +3.50)."),
        ({"low": -1.0, "proven": False}, "warn", "Not proven: on 200 fresh deals"),
        ({"low": -1.0, "proven": False}, "warn", "the gain of the search was luck, or too small for so few games"),
        ({"gain": -2.0, "low": -3.0, "high": -1.0, "proven": False}, "warn", "Proven worse: on 200"),
        ({"gain": -2.0, "low": -3.0, "high": -1.0, "proven": False}, "warn", "That is farther by 2 "),
        ({"deals": 12, "proven": False}, "warn", "Fewer than 30 deals prove nothing: play more games."),
        ({"deals": 1, "low": None, "high": None, "proven": False}, "warn", "nearer by 2. Fewer than 30 deals"),
    ],
)  # fmt: skip
def test_the_verdict_in_words(fresh, kind, words):
    lines = searched(searching(**fresh))
    assert lines[0].kind == kind
    assert words in lines[0].text
    assert "the best of several tries has had luck" in lines[1].text
    proof_figure(searching(**fresh)).draw(660).to_dict()


def test_a_search_that_finds_nothing_better_claims_nothing():
    found = searching()
    found["to"] = found["from"]
    lines = searched(found)
    assert (lines[0].kind, lines[0].text.partition(":")[0]) == ("plain", "Nothing was gained")
    assert "none comes closer to seats (even wins by order of play) than the content as it is" in lines[1].text


def test_the_chart_of_the_gain_has_its_interval_and_a_line_at_none():
    section = search_section(searching())
    assert [one.id for one in section.figures] == ["proof", "tries"]
    drawn = list(section.figures[0].draw(660).to_dict()["datasets"].values())
    assert [{"even": 0.0}] in drawn
    assert {"low": 0.5, "value": 2.0, "high": 3.5}.items() <= drawn[-1][0].items()


def test_the_name_of_a_card_stands_beside_its_path(told):
    assert told.result["search"]["called"] == {"card.ladle.worth": "Soup ladle"}
