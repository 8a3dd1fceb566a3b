"""Making puzzles: the same seed gives the same, by nothing that the seat could not know; what is wrong is told."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
import tradejack_tables

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import BadScenario
from entrepot.puzzles import judging, making
from entrepot.puzzles.course import PuzzleCourse
from entrepot.puzzles.field import Field
from entrepot.puzzles.puzzle import Other, Puzzle
from entrepot.puzzles.puzzle_file import puzzle_text, read_puzzle, write_puzzle
from entrepot.review.choices import Choice
from entrepot.review.weighing import Compared

OTHERS = [Other("pass", 0.2, 0.02, 3.4, 64, {"capital": 2.0, "rival": -1.5}), Other("bid 2", 0.3, 0.0, 0.4, 64)]


def puzzle(**other: object) -> Puzzle:
    """A puzzle in the first auction of a game in which seat 0 has 6 Capital; that it is one nobody has checked."""
    others = [*OTHERS, *(Other(f"bid {number}", 0.4, 0.01, 2.0, 32) for number in (3, 4, 5, 6))]
    fields = {"id": "p", "game": "tradejack", "seats": 2, "seed": "1", "seat": 0, "moves": [], "best": "bid 1"}
    return Puzzle(**{**fields, "usual": "pass", "others": others, **other})  # type: ignore[arg-type]


@pytest.fixture
def game():
    return entrepot.game("tradejack")


def test_the_same_seed_gives_the_same_puzzles(monkeypatch, game):
    monkeypatch.setattr(making, "LOOKS", 1)
    monkeypatch.setattr(making, "best_of", lambda choice, seed, avoided: anything(choice))
    made = list(making.make(game, range(2), "s"))
    assert made == [*making.make(game, [0], "s"), *making.make(game, [1], "s")]
    assert made[0] != made[1]
    for one in made:
        assert one is not None
        state = one.position(game)
        assert making.FEWEST_ACTIONS <= len(state.legal(one.seat)) <= making.MOST_ACTIONS


def test_a_question_of_many_amounts_is_not_looked_at():
    assert making.is_worth_a_look(["pass", "bid 1", "bid 2", "bid 3"])
    assert not making.is_worth_a_look(["pass", "bid 1", "bid 2", "bid 3", "bid 4"])
    assert making.is_worth_a_look([f"squad s{number} 2" for number in range(5)])
    assert not making.is_worth_a_look(["pass", "bid 1"])


def anything(choice: Choice) -> tuple[str, list[judging.Judged]]:
    """The first action, as if it were the best."""
    best, *others = [choice.state.game.text(action) for action in choice.state.legal(choice.seat)]
    told = [("capital", 1.234)]
    return best, [judging.Judged(Compared(other, 0.3, 0.01, 1.0, 32, told), False) for other in others]


def test_an_action_is_judged_by_what_its_seat_knows(game):
    state = game.new(2, 5)
    rng = seeded("worlds")
    while state.rounds() < 2:
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    seat = state.actors()[0]
    other = state.determinize(seat, rng)
    assert other.fields() != state.fields()
    best, *rest = [game.text(action) for action in state.legal(seat)]
    verdicts = [judged_quickly(Choice(world, seat, 1, 1, 0), best, rest[0]) for world in (state, other)]
    assert verdicts[0] == verdicts[1]


def judged_quickly(choice: Choice, best: str, other: str) -> Compared:
    return Field(choice, best, "s").over(other, 4)


@pytest.mark.parametrize(
    ("worths", "asked"),
    [
        ([0.5, 0.06], [64, 64, 256]),  # not by enough standard errors, and then not likely to be
        ([0.02, 0.5], [64]),  # less than anything that would be clear: nothing else is tried
        ([0.1, 0.5], [64, 64, 256, 640]),
    ],
)
def test_what_is_not_clear_is_no_puzzle(monkeypatch, game, worths, asked):
    tried: list[int] = []
    each = dict(zip(["pass", "bid 2"], worths, strict=True))

    def compare(other, playouts):
        tried.append(playouts)
        return Compared(other, each[other], 0.028, 1.0, playouts // 2)

    assert judging.clear_of(list(each), compare) is None
    assert tried == asked


@pytest.mark.parametrize(
    ("worth", "error", "found"),
    [
        (0.2, 0.01, judging.Order.WORSE),
        (0.01, 0.01, judging.Order.ALIKE),
        (-0.2, 0.01, judging.Order.UNCLEAR),  # the other one first is better: it is the answer
        (0.04, 0.03, judging.Order.UNCLEAR),
        (0.07, 0.02, judging.Order.UNCLEAR),
    ],
)
def test_the_order_of_two_actions_is_judged_by_what_it_costs(monkeypatch, game, worth, error, found):
    field = Field(Choice(game.new(2, "1"), 0, 1, 1, 0), "bid 1", "s")
    monkeypatch.setattr(Field, "over_later", lambda *_: Compared("pass", worth, error, 3.0, 32))
    assert judging.order(field, "pass") is found
    monkeypatch.setattr(Field, "over_later", lambda *_: None)  # it cannot follow
    assert judging.order(field, "pass") is judging.Order.WORSE


def test_what_may_come_first_is_told_apart_from_what_is_wrong(monkeypatch, game):
    choice = Choice(game.new(2, "1"), 0, 1, 1, 0)
    orders = {"pass": judging.Order.ALIKE}
    monkeypatch.setattr(Field, "over", lambda self, other, count: Compared(other, 0.5, 0.01, 3.0, count))
    monkeypatch.setattr(judging, "order", lambda field, other: orders.get(other, judging.Order.WORSE))
    others = judging.all_others(choice, "bid 1", "s", "pass")
    assert others is not None
    assert {"bid 1", *(one.by.action for one in others)} == {game.text(action) for action in choice.state.legal(0)}
    assert [one.by.action for one in others if one.may_be_first] == ["pass"]
    orders["bid 2"] = judging.Order.UNCLEAR
    assert judging.all_others(choice, "bid 1", "s", "pass") is None
    orders.update({f"bid {number}": judging.Order.ALIKE for number in range(2, 7)})
    assert judging.all_others(choice, "bid 1", "s", "pass") is None  # hardly anything is wrong there


def test_the_best_action_after_another_one_is_compared_with_it_at_once():
    products, sources = [["margarine-blue", "soap-yellow"], []], [["gold-blue", "silver-yellow"], []]
    state = tradejack_tables.at("production", products=products, sources=sources)
    choice = Choice(state, 0, 1, 1, state.game.parse("done"))
    field = Field(choice, "pair margarine-blue", "s")
    order = field.over_later("pair soap-yellow", 12)
    assert order is not None
    assert order.action == "pair soap-yellow"
    assert order.count == 12
    assert abs(order.worth) < 2 * order.error < 0.2  # both sets are made, whichever comes first
    assert field.over_later("sell soap-yellow", 12) is None
    assert field.over_later("done", 12) is None


def test_a_comparison_goes_on_where_it_stopped():
    products, sources = [["margarine-blue", "soap-yellow"], []], [["gold-blue", "silver-yellow"], []]
    state = tradejack_tables.at("production", products=products, sources=sources)
    choice = Choice(state, 0, 1, 1, state.game.parse("done"))
    whole, parts = (Field(choice, "pair margarine-blue", "s") for _ in range(2))
    assert parts.over("pair soap-yellow", 9).count == 9
    found = parts.over("pair soap-yellow", 14)
    assert found.count == 14
    assert found == whole.over("pair soap-yellow", 14) == whole.over("pair soap-yellow", 14)


def test_an_answer_that_is_avoided_is_not_looked_at_any_further(monkeypatch, game):
    looks: list[int] = []

    def weigh(choice, effort, seed):
        looks.append(effort.playouts)
        return SimpleNamespace(other=Compared("pass", 0.5, 0.01, 3.0, 24) if len(looks) == 1 else None)

    monkeypatch.setattr(judging, "weigh", weigh)
    monkeypatch.setattr(Field, "over", lambda self, other, count: Compared(other, 0.5, 0.01, 3.0, count))
    choice = Choice(game.new(2, "1"), 0, 1, 1, 0)
    assert judging.best_of(choice, "s", making.NOTHING_MORE) is None
    assert looks == [judging.LOOK]
    looks.clear()
    best, _ = judging.best_of(choice, "s") or ("", [])
    assert best == "pass"


def test_a_file_says_all_of_a_puzzle(tmp_path):
    made = puzzle(moves=[f"bid {number}" for number in range(1, 40)], options={"length": "basic"})
    path = write_puzzle(made, tmp_path)
    assert read_puzzle(path) == made
    whole = puzzle(rest=["pass", "bid 2"], others=[*made.others[:-1], replace(made.others[-1], may_be_first=True)])
    assert read_puzzle(write_puzzle(whole, tmp_path)) == whole
    assert max(len(line) for line in puzzle_text(made).splitlines()) <= 120


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("seats = 2", "seats = 'two'", "int"),
        ("seat = 0\n", "", "seat"),
        ("seats = 2", "seats = ", "TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(tmp_path, old, new, why):
    path = write_puzzle(puzzle(), tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(BadScenario, match=r"p\.toml") as found:
        read_puzzle(path)
    assert why in str(found.value)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"moves": ["bid 99"]}, "bid 99"),
        ({"moves": ["bid"]}, "bid"),
        ({"moves": ["pass"]}, "seat 1 is asked"),
        ({"best": "bid 7"}, "may do"),
        ({"others": OTHERS}, "may do"),
        ({"seats": 9}, "seats"),
    ],
)
def test_a_puzzle_that_the_rules_do_not_lead_to_is_told(game, wrong, why):
    assert puzzle().position(game).actors()[0] == 0
    with pytest.raises(BadScenario, match="p: ") as found:
        puzzle(**wrong).position(game)
    assert why in str(found.value)


def test_the_answer_tells_the_whole_move(game):
    course = PuzzleCourse(puzzle(rest=["pass", "bid 2"]), game, has_lead=True)
    assert course.solution is not None
    best = course.solution["args"]["why"]["args"]["best"]
    assert best["id"] == "table-hint-move"
    assert best["args"]["rest"] == [game.sentence(game.parse(step)) for step in ("pass", "bid 2")]


def test_a_puzzle_is_a_lesson_of_one_choice(game):
    course = PuzzleCourse(puzzle(), game, has_lead=True)
    ask = course.stage([])
    assert [page.told()["id"] for page in ask.pages] == ["puzzle-question"]
    assert ask.allows("bid 1")
    assert not ask.allows("pass")
    wrong = ask.answer("pass")
    assert wrong is not None
    assert wrong["id"] == "puzzle-wrong-why"
    assert wrong["args"]["by"]["args"]["lead"] == {"id": "tradejack-lead", "args": {"count": 3}}
    assert [part["args"]["what"]["id"] for part in wrong["args"]["reasons"]] == [
        "tradejack-part-capital",
        "table-hint-rival",
    ]
    slight = ask.answer("bid 2")
    assert slight is not None
    assert (slight["id"], slight["args"]["by"]["id"]) == ("puzzle-wrong", "puzzle-share")
    first = replace(OTHERS[1], may_be_first=True)
    told = PuzzleCourse(puzzle(others=[OTHERS[0], first]), game, has_lead=True).stage([]).answer("bid 2")
    assert told is not None
    assert told["id"] == "puzzle-first"
    end = course.stage([(0, game.parse("bid 1"))])
    assert end.is_end
    assert [page.told()["id"] for page in end.pages] == ["puzzle-right"]
