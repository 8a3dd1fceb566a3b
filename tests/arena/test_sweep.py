"""Versions side by side, and the search for numbers: what differs is found, what does not is not."""

import math
import re
import statistics

import polars as pl
import pytest

import entrepot
from entrepot.arena.lab.order import BadOrder, Order
from entrepot.arena.lab.run import hire
from entrepot.arena.report.compared import chart, comparison_page
from entrepot.arena.report.page import html
from entrepot.arena.simulate import Plan
from entrepot.arena.sweep.changes import Change, applied, label, versions
from entrepot.arena.sweep.command import compare_versions, search_content
from entrepot.arena.sweep.compare import compare, estimate
from entrepot.arena.sweep.target import Target, distance, target
from entrepot.arena.sweep.tune import Search, Try, knobs, spread
from entrepot.arena.sweep.versions import Played, play_versions
from entrepot.files import content
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadContent, BadOption

HAGGLE = entrepot.game("haggle")
TRADEJACK = entrepot.game("tradejack")
ORDER = Order(Plan("haggle", ("thrifty", "uniform"), seed="4"), 80)


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch):
    """Reports without their charts, which test_report draws."""
    monkeypatch.setattr("entrepot.arena.report.page.pictures", lambda *_: "")


def ignore(games):
    pass


# ---------------------------------------------------------------- what is written


def labels(game, *texts):
    return [label(version) for version in versions(game, texts)]


def test_an_option_is_varied_through_all_or_some_of_its_choices():
    assert labels(TRADEJACK, "option=passing") == ["passing=open", "passing=final"]
    assert labels(TRADEJACK, "option=passing:final,open") == ["passing=final", "passing=open"]


def test_a_number_is_varied_in_one_row_or_in_all():
    made = versions(HAGGLE, ["content:card.anvil.worth=0,4", "content:card.*.copies=2,3"])
    assert len(made) == 4
    plan = applied(ORDER.plan, HAGGLE, made[-1])
    cards = plan.build().content.rows("card")
    assert [row["worth"] for row in cards if row["id"] == "anvil"] == [4]
    assert {row["copies"] for row in cards} == {3}
    assert HAGGLE.content.rows("card")[0]["worth"] == 0, "the content itself stays as it is"


def test_changes_of_options_leave_the_content_alone():
    plan = applied(
        Plan("tradejack", ("uniform",) * 2, options={"co2": "on"}), TRADEJACK, (Change(("passing",), "final"),)
    )
    assert plan.options == {"co2": "on", "passing": "final"}
    assert plan.content is None


@pytest.mark.parametrize(
    ("game", "text", "words"),
    [
        (TRADEJACK, "option=pasing", r"has no option 'pasing' \(did you mean 'passing'\?\); it has"),
        (TRADEJACK, "option=passing:never", "option 'passing' cannot be 'never'; choose from open, final"),
        (TRADEJACK, "option=passing:open", "at least two values"),
        (TRADEJACK, "passing", "names no change: write option=NAME"),
        (HAGGLE, "content:cards.anvil.worth=1,2", r"no table 'cards' \(did you mean 'card'\?\); it has card"),
        (HAGGLE, "content:card.anvill.worth=1,2", r"no row of card 'anvill' \(did you mean 'anvil'\?\)"),
        (HAGGLE, "content:card.anvil.weight=1,2", "no column of card 'weight'"),
        (HAGGLE, "content:card.anvil.copies=1,-1", "-1 is too low; allowed: a whole number from 0 to"),
        (HAGGLE, "content:card.anvil=1,2", "write TABLE.ROW.COLUMN"),
        (HAGGLE, "content:card.anvil.worth=1,much", "'much' is not a whole number; allowed: a whole number from"),
        (HAGGLE, "content:card.anvil.worth", "name the values"),
        (HAGGLE, "content:card.anvil.id=a,b", "not for varying"),
        (HAGGLE, "content:meta.weight=1,2", "no column of meta 'weight'"),
        (
            HAGGLE,
            "content:card.*.worth=" + ",".join(map(str, range(21))) + "|content:card.*.copies=1,2",
            "42 versions, and 24 are the most",
        ),
    ],
)
def test_what_cannot_be_varied_is_told_with_what_can(game, text, words):
    with pytest.raises(BadOrder, match=words):
        versions(game, text.split("|"))


def test_a_version_that_cannot_be_played_is_named_before_anything_is_written(tmp_path):
    order = Order(Plan("tradejack", ("uniform",) * 2, seed="1"), 2)
    with pytest.raises(
        BadOption, match=r"version first-player=seat-3: option 'first-player' cannot be 'seat-3' with 2"
    ):
        play_versions(tmp_path / "out", order, versions(TRADEJACK, ["option=first-player"]), hire(1))
    assert not (tmp_path / "out").exists()
    few = versions(HAGGLE, ["content:card.*.copies=3,1"])
    with pytest.raises(BadContent, match=r"version card\.\*\.copies=1: "):
        play_versions(tmp_path / "out", ORDER, few, hire(1))


def test_no_copies_are_a_card_less_and_a_game_that_needs_it_says_why():
    """They were refused for the schema's sake, which wants every row of a file to have a card."""
    made = versions(HAGGLE, ["content:card.vase.copies=4,0"])
    contents = [applied(ORDER.plan, HAGGLE, version).build().content for version in made]
    assert [content.number("card", "vase") >= 0 for content in contents] == [True, False]
    with pytest.raises(BadContent, match=r"version product\.\*\.copies=0: .*there must be at least one product card"):
        play_versions(
            "nowhere", Order(Plan("tradejack", ("uniform",) * 2, seed="1"), 2),
            versions(TRADEJACK, ["content:product.*.copies=1,0"]), hire(1)
        )  # fmt: skip
    with pytest.raises(BadOrder, match="-1 is too low"):
        versions(HAGGLE, ["content:card.vase.copies=-1,0"])


def other_cards(path):
    data = HAGGLE.content.as_data()
    data["card"] = [row for row in data["card"] if row["id"] != "anvil"]
    next(row for row in data["card"] if row["id"] == "vase")["worth"] = 20
    content.write_toml(make_content(HAGGLE.schema, data), path, HAGGLE.schema)
    return path


def test_whole_contents_are_versions_and_what_they_change_is_listed(tmp_path):
    path = other_cards(tmp_path / "other.toml")
    made = versions(HAGGLE, [f"content=haggle,{path}", "content:card.ladle.copies=2,3"])
    assert label(made[3]) == f"content={path}, card.ladle.copies=3"
    found = compare(play_versions(tmp_path / "out", ORDER, made, hire(1)))
    assert found["changes"][0] == []
    assert [line.split(":")[0] for line in found["changes"][3]] == [
        "card.anvil",
        "card.ladle.copies",
        "card.vase.worth",
    ]
    assert found["changes"][3][2] == "card.vase.worth: 9 -> 20"


def test_what_is_wrong_with_whole_contents_is_told(tmp_path):
    path = other_cards(tmp_path / "other.toml")
    for text, words in {
        "content=haggle": "at least two values",
        "content=haggle,": "name files, folders or haggle",
    }.items():
        with pytest.raises(BadOrder, match=words):
            versions(HAGGLE, [text])
    with pytest.raises(BadOrder, match="given twice"):
        versions(HAGGLE, [f"content=haggle,{path}"] * 2)
    with pytest.raises(BadContent, match="it is not there"):
        versions(HAGGLE, ["content=haggle,nowhere.toml"])
    few = versions(HAGGLE, [f"content=haggle,{path}", "content:card.anvil.worth=1,2"])
    with pytest.raises(BadOrder, match=r"version card.anvil.worth=1: this content has no row 'anvil' in card"):
        play_versions(tmp_path / "out", ORDER, few, hire(1))
    assert not (tmp_path / "out").exists()


# ---------------------------------------------------------------- what differs


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A card worth far more, and one that differs in nothing that matters."""
    each = versions(HAGGLE, ["content:card.vase.worth=9,20"])
    return play_versions(tmp_path_factory.mktemp("versions") / "out", ORDER, each, hire(1))


def test_versions_play_the_same_deals(played):
    number = HAGGLE.content.number("card", "vase")
    one, two = (pl.read_parquet(version.store.files("games")[0]) for version in played)
    assert one["starter"].to_list() == two["starter"].to_list()
    assert [version.game.content.rows("card")[number]["worth"] for version in played] == [9, 20]


def test_what_differs_is_found(played):
    found = compare(played)
    assert found["versions"] == ["card.vase.worth=9", "card.vase.worth=20"]
    score = next(row for row in found["measures"] if row["name"] == "score")
    assert score["differences"][0]["real"]
    assert score["differences"][0]["mean"] == pytest.approx(score["values"][1]["mean"] - score["values"][0]["mean"])
    assert score["differences"][0]["low"] > 0


def test_like_versions_differ_in_nothing(played):
    twin = Played("twin", played[0].store, played[0].game, played[0].result)
    found = compare([played[0], twin])
    assert found["measures"]
    for row in found["measures"]:
        assert row["differences"][0]["mean"] == 0
        assert not row["differences"][0]["real"]


def test_values_are_those_of_the_runs(played):
    found = {row["name"]: row["values"] for row in compare(played)["measures"]}
    for at, version in enumerate(played):
        assert found["length"][at]["mean"] == pytest.approx(version.result["length"]["mean"])
        assert found["order/1"][at]["mean"] == pytest.approx(version.result["by_order"][0]["share"])
        assert found["bot/thrifty"][at]["mean"] == pytest.approx(version.result["wins"]["thrifty"]["share"])
        assert found["margin"][at]["mean"] == pytest.approx(version.result["margin"]["mean"])


def test_a_paired_difference_is_surer_than_its_two_values():
    """Deals differ widely, the versions by one in each of them: only the pairs show it."""
    one = pl.Series([float(10 * n) for n in range(40)])
    two = one + pl.Series([1.0, 1.5] * 20)
    difference = estimate(two - one, paired=True)
    values = [1.0, 1.5] * 20
    assert difference["mean"] == 1.25
    assert difference["high"] - difference["mean"] == pytest.approx(1.959964 * statistics.stdev(values) / math.sqrt(40))
    assert difference["p"] < 1e-9
    assert estimate(one)["high"] > estimate(two)["mean"]


def test_few_deals_prove_nothing():
    assert estimate(pl.Series([1.0, 1.1] * 14), paired=True)["p"] == 1.0
    assert estimate(pl.Series([2.0] * 30), paired=True)["p"] == 0.0
    assert estimate(pl.Series([0.0] * 30), paired=True)["p"] == 1.0


def test_many_questions_about_nothing_hardly_ever_find_something(played, monkeypatch):
    """Corrected together: two p-values of 0.03 among many questions are chance."""
    monkeypatch.setattr("entrepot.arena.sweep.compare.p_of", lambda *_: 0.03)
    assert not any(one["real"] for row in compare(played)["measures"] for one in row["differences"])


def test_the_report_says_which_differences_are_real(played):
    found = compare(played)
    page = comparison_page(played[0].store.folder.parent.parent, found, played)
    assert "B · card.vase.worth=20, against A: " in page.findings[0].text
    assert "score of a seat +" in page.findings[0].text
    chapter = page.sections[0]
    assert {"measures", "measure-score", "warned"} <= {one.id for one in chapter.figures}
    marked = [row for row in chapter.figures[0].rows if "✓" in row[2]]
    assert len(marked) == sum(row["differences"][0]["real"] for row in found["measures"])
    assert "Of version A alone, card.vase.worth=9." in page.sections[1].note


def row_of(found, name):
    return next(row for row in found["measures"] if row["name"] == name)


def test_a_chart_shows_the_differences_that_its_sentence_tells(played):
    """The test is paired: intervals of the two means may overlap where the difference is sure."""
    found = compare(played)
    row = row_of(found, "score")
    one = chart(row, found["versions"])
    drawn = one.draw(660).to_dict()
    rows = list(drawn["datasets"].values())
    difference = row["differences"][0]
    assert [{"even": 0.0}] in rows, "a line at no difference"
    assert [(at["label"][0], at["value"], at["low"], at["high"], at["verdict"]) for at in rows[-1]] == [
        ("B", difference["mean"], difference["low"], difference["high"], "real")]  # fmt: skip
    assert "score of a seat: difference from A" in str(drawn)
    assert f"in orange: B {difference['mean']:+.2f} ({difference['low']:+.2f} to" in one.sentence
    assert one.rows[1][2] == f"{row['values'][1]['low']:.2f} to {row['values'][1]['high']:.2f}", (
        "the means in the numbers"
    )


def test_shares_are_charted_in_points(played):
    found = compare(played)
    row = row_of(found, "order/1")
    drawn = chart(row, found["versions"]).draw(660).to_dict()
    assert list(drawn["datasets"].values())[-1][0]["value"] == pytest.approx(100 * row["differences"][0]["mean"])
    assert "difference from A, in points" in str(drawn)


def test_an_interval_without_zero_that_may_be_chance_is_explained(played):
    found = compare(played)
    row = row_of(found, "score")
    assert "leaves zero out as well" not in chart(row, found["versions"]).sentence
    row["differences"][0]["real"] = False
    assert "B leaves zero out as well, but among so many questions chance" in chart(row, found["versions"]).sentence


def test_names_of_versions_lead_to_their_reports(played):
    folder = played[0].store.folder.parent.parent
    page = comparison_page(folder, compare(played), played)
    figures = {one.id: one for one in page.sections[0].figures}
    wanted = {"A · card.vase.worth=9": "versions/00/report.html", "B · card.vase.worth=20": "versions/01/report.html"}
    assert figures["measures"].links == figures["warned"].links == wanted
    assert [row[0] for row in figures["warned"].rows] == list(wanted)
    text = html(page)
    assert '<td><a href="versions/01/report.html">B · card.vase.worth=20</a></td>' in text
    assert '<a href="versions/01/report.html">B · card.<wbr>vase.<wbr>worth=<wbr>20</a></th>' in text


def test_a_comparison_is_written_down(tmp_path):
    folder = tmp_path / "out"
    told = compare_versions(
        folder, Order(ORDER.plan, 4), versions(HAGGLE, ["content:card.vase.worth=9,8"]), hire(1), ignore
    )
    assert told.report == folder / "report.html"
    links = set(re.findall(r'href="(versions[^"]*)"', told.report.read_text(encoding="utf-8")))
    assert links == {"versions/00/report.html", "versions/01/report.html"}
    assert all((folder / link).exists() for link in links)
    assert told.result["versions"] == ["card.vase.worth=9", "card.vase.worth=8"]
    with pytest.raises(BadOrder, match="its versions is"):
        compare_versions(
            folder, Order(ORDER.plan, 4), versions(HAGGLE, ["content:card.vase.worth=9,7"]), hire(1), ignore
        )


# ---------------------------------------------------------------- searches


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("card.anvil.worth=1..3", "--tune card.anvil.worth=1..3: write content:TABLE.ROW.COLUMN=LOWEST..HIGHEST"),
        ("foo", "--tune foo: write content:TABLE.ROW.COLUMN=LOWEST..HIGHEST"),
        ("option=speed", "--tune option=speed: write content:TABLE.ROW.COLUMN=LOWEST..HIGHEST"),
        ("content:card.anvil.worth=1,3", "write content:TABLE.ROW.COLUMN=LOWEST..HIGHEST"),
        ("content:card.anvil.worth=3..1", "a lower and a higher end"),
        ("content:card.anvil.worth=0..9999999", "is too high; allowed: a whole number from"),
        ("content:card.anvil.origin=1..3", "is not a number, but one of: rulebook, ours"),
        ("content:card.*.worth=1..3", r"the rows differ \(0, 1, 2, .*name one row"),
        ("content:card.anvil.weight=1..3", "no column of card 'weight'"),
    ],
)
def test_what_cannot_be_tuned_is_told(text, words):
    with pytest.raises(BadOrder, match=words):
        knobs(HAGGLE, [text])


@pytest.mark.parametrize("text", ["fun", "length", "length=-4", "length=long", "seats=2", "rounds=nan"])
def test_what_cannot_be_aimed_at_is_told(text):
    with pytest.raises(BadOrder, match="write seats, length=DECISIONS or rounds=NUMBER"):
        target(text)


def test_how_far_a_run_is_from_a_target():
    tally = {"measures": {"win/order/1": [9, 60, 100, 0, 0, 0], "win/order/2": [9, 36, 100, 0, 0, 0],
                          "length": [9, 500, 10, 0, 0, 0]}}  # fmt: skip
    assert target("seats").misses(tally, 2) == pytest.approx((12, -12))
    assert target("length=55").misses(tally, 2) == pytest.approx((-5,))
    assert [distance((12, -13)), distance((-5,)), distance(())] == [13, 5, math.inf]
    assert [target(text).text() for text in ("seats", "length=45")] == ["seats", "length=45"]


def test_a_range_is_tried_at_a_few_places():
    assert spread(3, 6) == [3, 4, 5, 6]
    assert spread(0, 100) == [0, 25, 50, 75, 100]


class Valley(Search):
    """A search over a made-up landscape: the best place is (17, 4), and below 5 the content is refused."""

    def misses(self, version):
        place = [change.value for change in version] or [knob.now for knob in self.knobs]
        if place[0] < 5:
            return ()
        return (abs(place[0] - 17) + abs(place[1] - 4),)


def valley(tmp_path, most):
    two = knobs(HAGGLE, ["content:card.anvil.worth=0..20", "content:card.vase.worth=0..9"])
    return Valley(tmp_path / "out", ORDER, two, Target("seats"), hire(1), most)


def test_a_search_finds_the_best_place_and_tries_nothing_twice(tmp_path):
    search = valley(tmp_path, 60)
    assert search.run() == Try((17, 4), (0,))
    assert len({one.values for one in search.tries}) == len(search.tries) < 30
    assert search.tries[0].values == (0, 9), "the content as it is comes first"


def test_a_search_keeps_to_its_tries(tmp_path):
    search = valley(tmp_path, 7)
    best = search.run()
    assert len(search.tries) == 7
    assert best.distance == min(one.distance for one in search.tries)


def test_of_equals_the_one_nearest_to_the_content_is_kept(tmp_path):
    class Flat(Valley):
        def misses(self, version):
            return (1.0,)

    search = Flat(tmp_path / "out", ORDER, knobs(HAGGLE, ["content:card.vase.worth=0..9"]), Target("seats"), hire(1))
    assert search.run().values == (9,)


def test_a_search_writes_a_content_that_comes_nearer_and_can_be_loaded(tmp_path):
    order = Order(Plan("haggle", ("greedy", "greedy"), seed="9"), 30)
    folder = tmp_path / "out"
    turned = knobs(HAGGLE, ["content:card.ladle.worth=0..20"])
    told = search_content(folder, order, turned, target("length=20"), 6, hire(1), ignore)
    search = told.result["search"]
    assert search["to"]["distance"] < search["from"]["distance"]
    assert len(search["tries"]) == 6
    tuned = content.load(folder / "tuned.toml", HAGGLE.schema)
    assert tuned.rows("card")[1]["worth"] == search["to"]["values"]["card.ladle.worth"] != 1
    assert told.result["seed"] == "9/fresh"
    assert told.result["versions"][0] == "as it is"
    text = told.report.read_text(encoding="utf-8")
    assert "Of 6 tries the nearest to length=20 is card.ladle.worth (Soup ladle) 1 → " in text
    assert 'href="fresh/versions/01/report.html"' in text
    again = search_content(folder, order, turned, target("length=20"), 6, hire(1), ignore)
    assert again.result == told.result


def test_of_equally_good_places_the_nearest_is_taken(tmp_path):
    class Plain(Valley):
        def misses(self, version):
            return (1.0,) if version else (2.0,)

    search = Plain(tmp_path / "out", ORDER, knobs(HAGGLE, ["content:card.vase.worth=0..9"]), Target("seats"), hire(1))
    assert search.run().values == (8,), "nearest to what it is now, 9, which is worse"
