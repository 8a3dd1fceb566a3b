"""The report: one file that fetches nothing, whose every chart says in words what it shows."""

import re
from html.parser import HTMLParser

import pytest

import entrepot
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.run import hire, run
from entrepot.arena.lab.summary import summary
from entrepot.arena.report import cardsheet, charts, course, doing, played, wins
from entrepot.arena.report.build import page, report
from entrepot.arena.report.names import Names
from entrepot.arena.report.say import duration, listed, number, ordinal, percent, points
from entrepot.arena.simulate import Plan

PLAN = Plan("tradejack", ("thrifty", "uniform", "uniform"), seed="2")


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    store = run(tmp_path_factory.mktemp("report") / "out", Order(PLAN, 45), hire(1))
    game = PLAN.check()
    return summary(store, game), game, store.folder


@pytest.fixture(scope="module")
def text(made):
    result, game, folder = made
    return report(folder, result, game).read_text(encoding="utf-8")


class Reader(HTMLParser):
    """Collects what a browser would look at."""

    VOID = frozenset({"meta", "link", "br", "hr", "img", "input", "wbr"})

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.fetched, self.links, self.labels = [], [], [], [], []

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        if tag not in self.VOID:
            self.open.append(tag)
        if "id" in found:
            self.ids.append(found["id"])
        if tag == "a":
            self.links.append(found["href"])
        elif found.get("href", found.get("src")):
            self.fetched.append(found.get("href", found.get("src")))
        if tag == "svg":
            self.labels.append((found.get("role"), found.get("aria-label")))

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def read(text):
    reader = Reader()
    reader.feed(text)
    return reader


def test_it_is_whole_and_fetches_nothing(text, read):
    assert read.open == []
    assert read.fetched == ["data:,"]
    assert "<script" not in text
    assert "@import" not in text
    assert set(re.findall(r"url\(([^)]*)\)", text)) == set(re.findall(r"url\((#[^)]*)\)", text))
    assert set(re.findall(r"https?://[^\"'\s<]*", text)) <= {"http://www.w3.org/2000/svg"}
    assert len(text) < 400_000


def test_ids_are_its_own_and_links_lead_somewhere(text, read):
    assert len(read.ids) == len(set(read.ids))
    assert {link.removeprefix("#") for link in read.links} <= set(read.ids)
    assert {url[1:] for url in re.findall(r"url\((#[^)]*)\)", text)} <= set(read.ids)


def test_every_chart_comes_in_two_widths_and_is_read_aloud_by_its_sentence(made, read):
    result, game, _ = made
    drawn = [one for part in page(result, game).sections for one in part.figures if one.draw]
    assert len(read.labels) == 2 * len(drawn) > 16
    assert read.labels == [("img", one.sentence) for one in drawn for _ in range(2)]


def test_every_figure_has_a_sentence_with_a_number_and_a_table(made):
    result, game, _ = made
    for part in page(result, game).sections:
        for one in part.figures:
            assert re.search(r"\d.*\.$", one.sentence), one.sentence
            assert one.rows
            assert {len(row) for row in one.rows} == {len(one.columns)}
            if one.draw is not None:
                one.draw(660).to_dict()  # raises where Vega-Lite would not take it


def test_what_the_issue_names_is_in_it(made):
    result, game, _ = made
    ids = {one.id for part in page(result, game).sections for one in part.figures}
    assert {
        "bots",
        "ratings",
        "order",
        "length",
        "scores",
        "lead",
        "decided",
        "verbs",
        "stages",
        "times",
        "endings",
    } <= ids
    assert {"cards-source", "cards-product"} <= ids


def test_figures_in_sentences_are_those_of_the_result(made):
    result, _, _ = made
    first = result["by_order"][0]
    assert f"The first player wins {percent(first['share'])}" in wins.order_sentence(result)
    assert number(result["length"]["mean"]) in course.length(result).sentence
    assert f"{result['decided_at']['quantiles']['50']}%" in course.decided(result).sentence
    assert "Never used: first" in doing.verbs(result).sentence


def test_a_run_of_one_bot_compares_no_bots(made):
    result, game, _ = made
    alone = {**result, "wins": {"uniform": {**result["wins"]["uniform"], "seats": 3}}, "bots": ["uniform"] * 3}
    assert [one.id for one in wins.section(alone).figures] == ["order"]
    assert "All 3 seats played by uniform" in page(alone, game).subtitle


# ---------------------------------------------------------------- what sentences say


def orders(*rows):
    return {"by_order": [{"order": at, "share": share, "low": share - 0.01, "high": share + 0.01, "even": 0.5, "p": p}
                         for at, (share, p) in enumerate(rows, 1)], "wins": {}, "deals": 40}  # fmt: skip


@pytest.mark.parametrize(
    ("rows", "words", "kind"),
    [
        ([(0.6, 0.001), (0.4, 0.001)], "real difference of +10.0 points, more than the 3 points", "warn"),
        ([(0.4, 0.001), (0.6, 0.001)], "That is a real difference of −10.0 points, more than", "warn"),
        ([(0.52, 0.01), (0.48, 0.01)], "That is a real difference of +2.0 points, a small one", "good"),
        ([(0.6, 0.2), (0.4, 0.2)], "by more than chance explains", "good"),
    ],
)
def test_an_unfair_order_is_told_and_chance_is_not(rows, words, kind):
    assert words in wins.order_sentence(orders(*rows))
    assert wins.findings(orders(*rows))[0].kind == kind


def test_few_deals_are_told_as_few():
    few = {**orders((0.6, 1.0), (0.4, 1.0)), "deals": 12}
    assert "12 deals are too few to tell chance from more" in wins.order_sentence(few)
    assert wins.findings(few)[0].kind == "plain"


def card(lift, verdict="", seen=10, deals=30):
    ends = {"low": lift - 1, "high": lift + 1} if deals > 1 else {"low": None, "high": None}
    takers = {"lift": lift, **ends, "excess": lift, "share": 0.5, "seats": 9, "deals": deals}
    return {"seen": seen, "taken": 5, "games": 5, "takers": takers, "dealt": None, "verdict": verdict}


def test_cards_that_stand_out_are_named(made):
    _, game, _ = made
    ids = game.content.ids("source")
    cards = {f"source/{id}": card(n) for n, id in enumerate(ids)}
    cards[f"source/{ids[0]}"]["verdict"] = "dead"
    cards[f"source/{ids[-1]}"]["verdict"] = "strong"
    names = Names(game)
    sentence = cardsheet.sheet("source", cards, names).sentence
    assert f"1 is too strong ({names.face(f'source/{ids[-1]}')})" in sentence
    assert f"1 is dead ({names.face(f'source/{ids[0]}')})" in sentence
    kinds = {line.text: line.kind for line in cardsheet.findings({"cards": cards}, names)}
    assert set(kinds.values()) == {"warn"}
    assert len(kinds) == 2
    assert cardsheet.findings({"cards": {"source/x": card(1)}, "deals": 40}, names)[0].kind == "good"
    assert "29 deals are too few" in cardsheet.findings({"cards": {"source/x": card(1)}, "deals": 29}, names)[0].text


def test_a_large_table_is_cut_in_the_chart_and_whole_below(made):
    _, game, _ = made
    cards = {f"source/c{n}": card(n) for n in range(40)}
    one = cardsheet.sheet("source", cards, Names(game))
    assert len(one.rows) == 40
    assert "The chart has the 11 highest and the 11 lowest." in one.sentence
    drawn = list(one.draw(660).to_dict()["datasets"].values())[-1]
    assert [row["label"] for row in drawn] == [f"source/c{n}" for n in [*range(39, 28, -1), *range(10, -1, -1)]]


def test_cards_that_too_few_deals_tell_of_lead_nothing(made):
    """A card that was taken once had a lift of 50 points, and stood at the end of the chart and in its sentence."""
    _, game, _ = made
    cards = {
        "source/a": card(2),
        "source/b": card(1),
        "source/once": card(50, deals=1),
        "source/few": card(-50, deals=29),
    }
    one = cardsheet.sheet("source", cards, Names(game))
    assert "Of 4 cards, none stands out. Lifts run from +1.0 (source/b) to +2.0 points (source/a)." in one.sentence
    assert "2 cards are left out of the chart: seats took them in fewer than 30 deals, too few to tell." in one.sentence
    drawn = list(one.draw(660).to_dict()["datasets"].values())[-1]
    assert [row["label"] for row in drawn] == ["source/a", "source/b"]
    assert [row[0] for row in one.rows] == ["source/a", "source/b", "source/once", "source/few"], "the numbers have all"


def test_where_all_cards_have_too_few_deals_that_is_said(made):
    _, game, _ = made
    one = cardsheet.sheet("source", {"source/a": card(0, deals=2), "source/b": card(0, deals=1)}, Names(game))
    assert one.sentence == "Of 2 cards, none was taken in 30 deals or more, too few to tell what a card is worth."
    assert one.draw is None
    assert len(one.rows) == 2


def test_cards_with_the_same_name_have_their_id_beside_it(made):
    _, game, _ = made
    names = Names(game)
    assert names.face("award/gold-standards-2") == "Most Gold Standards (gold-standards-2)"
    assert names.face("source/nothing") == "source/nothing"
    assert [names.path(path.split(".")) for path in ("award.gold-standards-2.points", "award.*.points", "meta.x")] == [
        "Most Gold Standards", "", ""]  # fmt: skip
    for table in ("source", "award", "product"):
        called = [names.face(f"{table}/{id}") for id in game.content.ids(table)]
        assert len(set(called)) == len(called)


def test_bins_hold_every_game_once():
    rows = charts.binned({3: 1, 4: 2, 30: 7}, 5)
    assert sum(row["share"] for row in rows) == pytest.approx(1)
    assert [row["label"] for row in rows] == ["3 to 8", "9 to 14", "15 to 20", "21 to 26", "27 to 32"]
    assert charts.binned({5: 2}, 5)[0] == {"low": 4.5, "high": 5.5, "label": "5", "share": 1}


def test_how_numbers_are_said():
    assert [percent(0.305), percent(None), percent(0.5, 0)] == ["30.5%", "–", "50%"]
    assert [number(3.0), number(3.14159), number(12345.6), number(None)] == ["3", "3.1", "12,346", "–"]
    assert [points(4.24), points(-1.0), points(None)] == ["+4.2", "−1.0", "–"]
    assert [listed([]), listed(["a"]), listed(["a", "b", "c"]), listed(list("abcdefgh"), 3)] == [
        "none", "a", "a, b and c", "a, b, c and 5 more"]  # fmt: skip
    assert [ordinal(1), ordinal(9)] == ["first", "9th"]
    assert [duration(0.3), duration(1500), duration(2.5e6), duration(None)] == ["0.3 µs", "1.5 ms", "2.5 s", "–"]


def test_an_unfair_place_is_red_in_the_chart(made):
    result, _, _ = made
    rows = [dict(row) for row in result["by_order"]]
    rows[0].update(share=rows[0]["even"] + 0.1, p=0.001)
    rows[1].update(share=rows[1]["even"] + 0.02, p=0.001)
    drawn = wins.by_order({**result, "by_order": rows}).draw(660).to_dict()["datasets"].values()
    assert [row["verdict"] for row in list(drawn)[-1]] == ["strong", "", ""]


def test_what_a_chart_marks_is_explained(made):
    result, _, _ = made
    assert "The dashed line is an even share, and the grey band the 3 points" in wins.by_order(result).sentence
    assert "The dashed line is that even share." in wins.by_bot(result).sentence
    assert not any("dashed" in line.text for line in wins.findings(result)), "there is no chart at a glance"


def test_the_tile_has_the_same_figure_as_the_sentence(made):
    result, game, _ = made
    found = {**result, "decided_at": {**result["decided_at"], "mean": 0.99}}
    assert dict(page(found, game).tiles)["Half are decided after"] == f"{result['decided_at']['quantiles']['50']}%"


@pytest.mark.parametrize("games", [2, 60])
def test_games_that_everybody_loses_are_reported_as_well(tmp_path, monkeypatch, games):
    """Of the first two nobody wins either, so nothing is decided, nobody is better rated and no card has helped."""
    monkeypatch.setattr("entrepot.arena.report.page.pictures", lambda draw, *_: str(draw(660).to_dict())[:0])
    plan = Plan("tradejack", ("uniform", "thrifty"), seed="0", options={"co2": "on"})
    game = plan.check()
    folder = tmp_path / "out"
    found = summary(run(folder, Order(plan, games), hire(1)), game)
    lost = found["endings"]["climate"]["games"]
    assert found["winners"]["0"] == lost > 0
    assert (lost == games) == (games == 2)
    assert f"Everybody lost in {percent(lost / games)}." in doing.endings(found, Names(game)).sentence
    ids = {one.id for part in page(found, game).sections for one in part.figures}
    assert ("decided" in ids) == (games == 60)
    assert report(folder, found, game).exists()


def test_the_report_says_what_was_played(tmp_path):
    data = entrepot.game("haggle").content.as_data()
    data["meta"].update(
        author="Ann", version="7", notes="A dear vase.", title={"en": "Ann’s cards", "nl": "Anns kaarten"}
    )
    next(row for row in data["card"] if row["id"] == "vase")["worth"] = 20
    plan = Plan("haggle", ("thrifty", "uniform"), seed="a b", content=data)
    store = run(tmp_path / "out", Order(plan, 4), hire(1))
    result = summary(store, plan.build())
    part = played.section(result, plan.build())
    facts = dict(part.figures[0].rows)
    assert part.figures[0].sentence == "4 games of Haggle with other cards than the game’s own (Ann’s cards)."
    assert (facts["author"], facts["version of the cards"], facts["notes"]) == ("Ann", "7", "A dear vase.")
    assert facts["seeds"] == "a b/0 to a b/1"
    assert facts["program"] == f"entrepot {entrepot.__version__}"
    assert facts["rules of the game"] == f"haggle {result['rules']}"
    assert re.fullmatch(r"20\d\d-\d\d-\d\d", facts["begun"])
    assert facts["command"] == (
        "entrepot arena haggle --bots thrifty,uniform --games 4 --seed 'a b' --content FILE --out DIR"
    )
    assert part.figures[1].rows == [["card.vase.worth: 9 -> 20"]]
    assert str(tmp_path) not in str(part), "no path of this machine"
