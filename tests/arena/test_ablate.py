"""Cards judged by experiment: a planted fault is named, no innocent card is, and what is in a card's place is sound."""

import math
from dataclasses import replace

import polars as pl
import pytest

import entrepot
from entrepot.arena.lab.order import BadOrder, Order
from entrepot.arena.lab.run import hire
from entrepot.arena.report.build import report
from entrepot.arena.report.names import Names
from entrepot.arena.report.tried import section, sentence
from entrepot.arena.simulate import Plan
from entrepot.arena.sweep.ablate import ablate, faces
from entrepot.arena.sweep.substitute import candidates, in_place, stand_in
from entrepot.arena.sweep.worth import Slope, Worths, paired, usual
from entrepot.kernel.chance import seeded

TRADEJACK = entrepot.game("tradejack")
CULPRIT, INNOCENT = "product/biscuits-blue", "product/soap-yellow"


def planted(value):
    data = TRADEJACK.content.as_data()
    next(row for row in data["product"] if row["id"] == "biscuits-blue")["value"] = value
    return data


ORDER = Order(
    Plan("tradejack", ("thrifty", "thrifty"), seed="1", options={"length": "quick-4"}, content=planted(15)), 80
)


@pytest.fixture(scope="module")
def tried(tmp_path_factory):
    """A common product, six copies of it, worth five times what it was; and one that is as it was."""
    folder = tmp_path_factory.mktemp("ablate") / "out"
    return ablate(folder, ORDER, [CULPRIT, INNOCENT], hire(1), lambda games: None), folder


def test_the_planted_card_is_named_and_no_innocent_one(tried):
    rows = tried[0]["experiments"]
    assert rows[CULPRIT]["verdict"] == "strong"
    assert rows[INNOCENT]["verdict"] == ""
    assert (rows[CULPRIT]["basis"], rows[CULPRIT]["measure"]) == ("dealt", "score")


def test_the_verdict_is_what_the_chart_shows(tried):
    """A dot lay inside the band and was red."""
    for row in tried[0]["experiments"].values():
        is_outside = row["worth"]["low"] > row["usual"]["high"] or row["worth"]["high"] < row["usual"]["low"]
        assert (row["verdict"] != "") == is_outside


def test_the_report_says_which_card_and_shows_its_interval(tried, monkeypatch):
    found, folder = tried
    monkeypatch.setattr("entrepot.arena.report.page.pictures", lambda draw, *_: f"<p>{len(draw(700).to_dict())}</p>")
    text = report(folder, found, TRADEJACK).read_text(encoding="utf-8")
    assert "Of 2 cards tried: Biscuits (blue) is too strong; " in text
    assert 'id="experiments-product"' in text
    assert "Soap (yellow) is not proven to be out of the usual" in sentence(found, Names(TRADEJACK))
    assert section({}, Names(TRADEJACK)) is None


def test_the_same_command_finds_it_all_there(tried):
    found, folder = tried
    again = ablate(folder, ORDER, [CULPRIT, INNOCENT], hire(1), lambda games: None)
    assert again["experiments"] == found["experiments"]
    with pytest.raises(BadOrder, match="holds another run: its ablate is"):
        ablate(folder, ORDER, [CULPRIT], hire(1), lambda games: None)


# ---------------------------------------------------------------- what is tried


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        (["product"], "write TABLE.ROW, suspects or changed"),
        (["prodct.soap-blue"], r"no table of cards 'prodct' \(did you mean 'product'"),
        (["product.soap-red"], r"no row of product 'soap-red' \(did you mean"),
        (["product_kind.soap"], "no table of cards 'product_kind'"),
        (["suspects", "product.soap-blue"], "name cards, or suspects, not both"),
    ],
)
def test_what_cannot_be_tried_is_told(texts, words):
    with pytest.raises(BadOrder, match=words):
        faces(TRADEJACK, texts)


def test_suspects_need_no_names():
    assert faces(TRADEJACK, ["suspects"]) == []
    assert faces(TRADEJACK, ["product.soap-blue"] * 2) == ["product/soap-blue"]


# ---------------------------------------------------------------- what takes its place


def test_the_most_usual_card_takes_the_place_and_copies_and_name_stay():
    other, content = stand_in(TRADEJACK, CULPRIT)
    row = content.rows("product")[content.number("product", "biscuits-blue")]
    old = TRADEJACK.content.rows("product")[TRADEJACK.content.number("product", "biscuits-blue")]
    assert other == "product/margarine-yellow"
    assert (row["kind"], row["value"]) == ("margarine", 3)
    assert (row["name"], row["copies"], row["id"]) == (old["name"], old["copies"], old["id"])
    assert content.ids("product") == TRADEJACK.content.ids("product"), "the deals stay the same"


def test_the_usual_is_not_the_first_and_not_the_extreme():
    values = {row["id"]: row["value"] for row in TRADEJACK.content.rows("product")}
    ordered = [values[face.partition("/")[2]] for face in candidates(TRADEJACK, "product/lipstick-blue")]
    assert ordered[0] == 3
    assert ordered[-1] == 5


def test_a_game_that_refuses_every_card_in_the_place_says_why():
    with pytest.raises(BadOrder, match=r"regulation.peatlands-ban: no card can take its place \(.*two Regulations ban"):
        stand_in(TRADEJACK, "regulation/peatlands-ban")


def test_the_content_itself_stays_as_it_is():
    before = TRADEJACK.content.digest()
    in_place(TRADEJACK, CULPRIT, INNOCENT)
    assert TRADEJACK.content.digest() == before


# ---------------------------------------------------------------- what a copy is worth


class Told:
    """A store with games made up: four copies of a card fall to three seats, each worth so many points."""

    def __init__(self, folder, seed, points, deals=300):
        rng = seeded(seed)
        games, seats, cards = [], [], []
        for deal in range(deals):
            copies = [0, 0, 0]
            for _ in range(4):
                copies[rng.below(3)] += 1
            scores = [40 + rng.below(21) + points * copies[seat] for seat in range(3)]
            best = max(scores)
            games.append({"game": deal, "deal": deal})
            for seat in range(3):
                win = (scores[seat] == best) / scores.count(best)
                seats.append({"game": deal, "seat": seat, "win": win, "score": scores[seat]})
                if copies[seat]:
                    cards.append({"game": deal, "seat": seat, "face": "c/x", "dealt": copies[seat], "taken": 0})
        self.folder = folder
        for name, rows in {"games": games, "seats": seats, "cards": cards}.items():
            pl.DataFrame(rows).write_parquet(folder / f"{name}.parquet")

    def files(self, name):
        return [self.folder / f"{name}.parquet"]


@pytest.mark.parametrize("seed", range(5))
def test_a_common_card_is_measured_though_nearly_every_seat_holds_it(tmp_path, seed):
    worths = Worths(Told(tmp_path, seed, points=4))
    assert worths.shares("c/x", "dealt")["seats"] > 650
    assert worths.measure() == "score"
    slope = worths.slope("c/x", worths.basis("c/x"), "score")
    assert abs(slope.value - 4) < 4 * slope.error < 2


def test_of_two_runs_on_the_same_deals_the_difference_is_surer_than_either(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one = Worths(Told(tmp_path / "a", 7, points=3)).slope("c/x", "dealt", "score")
    two = Worths(Told(tmp_path / "b", 7, points=1)).slope("c/x", "dealt", "score")
    gain = paired(one, two)
    assert math.isclose(gain.value, 2)
    assert gain.error < one.error / 10


def test_a_card_that_all_hold_alike_tells_nothing(tmp_path):
    told = Told(tmp_path, 1, points=0, deals=3)
    pl.DataFrame([{"game": game, "seat": seat, "face": "c/y", "dealt": 0, "taken": 1} for game in range(3)
                  for seat in range(3)]).write_parquet(tmp_path / "cards.parquet")  # fmt: skip
    worths = Worths(told)
    assert worths.basis("c/y") == "taken"
    assert worths.basis("c/x") == ""
    assert worths.slope("c/y", "taken", "score") is None


def test_the_usual_range_is_that_of_the_other_cards():
    def slopes(*values):
        return [Slope(value, 0.1, None) for value in values]

    assert math.isclose(usual(slopes(-2.0, -1.0, 0.0, 1.0, 2.0)), 3 * math.sqrt(2.5))
    assert usual(slopes(0.0, 9.0)) == 0.0


def test_cards_that_nobody_holds_are_told_by_the_length_of_the_game(tmp_path):
    order = replace(ORDER, games=4, plan=replace(ORDER.plan, content=None))
    found = ablate(tmp_path / "out", order, ["trend/soap-gold"], hire(1), lambda games: None)
    row = found["experiments"]["trend/soap-gold"]
    assert row["worth"] is None
    assert row["verdict"] == ""
    assert row["length"]["mean"] is not None
