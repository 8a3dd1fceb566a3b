"""The Parquet files say what was played: checked against games replayed one by one, and against the schema."""

from pathlib import Path

import polars as pl
import pytest

from entrepot.arena.faces import FaceWatch
from entrepot.arena.lab.columns import TABLES
from entrepot.arena.lab.lead import Lead
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.record import NOBODY, bucket, bucket_start, play_record
from entrepot.arena.lab.run import hire, run
from entrepot.arena.play import play_game
from entrepot.arena.simulate import Plan
from entrepot.bots.find import find_bot

PLAN = Plan("tradejack", ("thrifty", "uniform"), seed="3")
ORDER = Order(PLAN, 12, sample=4)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return run(tmp_path_factory.mktemp("tables") / "out", ORDER, hire(1)).folder


def table(folder, name):
    return pl.read_parquet(folder / name / "*.parquet")


@pytest.mark.parametrize("name", TABLES)
def test_the_files_have_the_columns_that_are_documented(folder, name):
    found = {column: str(kind) for column, kind in table(folder, name).schema.items()}
    assert found == {column: kind for column, kind, _ in TABLES[name]}


def replayed(index):
    """A game of the run, played by hand."""
    game = PLAN.build()
    watch, steps = FaceWatch(game), []
    names = [PLAN.bots[entrant] for entrant in ORDER.seating(index)]
    bots = [
        find_bot(game, name)(ORDER.bot_seed(index, entrant))
        for name, entrant in zip(names, ORDER.seating(index), strict=True)
    ]
    played = play_game(game, bots, ORDER.seed(index), watch=watch, after=lambda *step: steps.append(step))
    return game, played, watch, steps, names


@pytest.mark.parametrize("index", [0, 5])
def test_a_game_is_told_as_it_was(folder, index):
    _, played, _, steps, names = replayed(index)
    outcome = played.state.outcome()
    row = table(folder, "games").row(index, named=True)
    assert (row["deal"], row["starter"], row["rounds"]) == (index // 2, played.starter, 6)
    assert (row["decisions"], row["choices"]) == (played.decisions, played.choices)
    assert row["options"] == sum(options for _, _, options, _ in steps if options > 1)
    assert (row["ending"], row["decided_by"]) == (outcome["ending"], outcome["decided_by"])
    seats = table(folder, "seats").filter(pl.col("game") == index)
    assert seats["bot"].to_list() == names
    assert seats["place"].to_list() == outcome["places"]
    assert seats["score"].to_list() == outcome["scores"]
    assert seats["order"].to_list() == [(seat - played.starter) % 2 + 1 for seat in range(2)]
    assert seats["win"].sum() == 1
    assert all(seats["win"][seat] > 0 for seat in outcome["winners"])
    for seat in range(2):
        mine = [options for who, _, options, _ in steps if who == seat]
        assert seats["decisions"][seat] == len(mine)
        assert seats["options"][seat] == sum(options for options in mine if options > 1)


@pytest.mark.parametrize("index", [0, 5])
def test_verbs_are_counted_by_seat(folder, index):
    game, _, _, steps, _ = replayed(index)
    wanted = {}
    for seat, action, _, _ in steps:
        key = (seat, game.actions.verb(action).name)
        wanted[key] = wanted.get(key, 0) + 1
    rows = table(folder, "actions").filter(pl.col("game") == index)
    assert {(row["seat"], row["verb"]): row["uses"] for row in rows.iter_rows(named=True)} == wanted


@pytest.mark.parametrize("index", [0, 5])
def test_cards_are_counted_as_a_simulation_counts_them(folder, index):
    _, _, watch, _, _ = replayed(index)
    rows = table(folder, "cards").filter(pl.col("game") == index)
    sums = {row["face"]: row for row in rows.group_by("face").agg(pl.col("seen", "taken").sum()).iter_rows(named=True)}
    assert {face: row["seen"] for face, row in sums.items() if row["seen"]} == watch.seen
    assert {face: row["taken"] for face, row in sums.items() if row["taken"]} == watch.taken
    for column, holders in (("taken", watch.takers), ("dealt", watch.dealt)):
        held = rows.filter((pl.col(column) > 0) & pl.col("seat").is_not_null())
        found = {}
        for row in held.iter_rows(named=True):
            found.setdefault(row["face"], set()).add(row["seat"])
        assert found == holders


@pytest.mark.parametrize("name", ["tradewarz", "price_of_power"])
def test_what_lies_open_is_counted_as_a_simulation_counts_it(name):
    order = Order(Plan(name, ("thrifty", "thrifty"), seed="3"), 1)
    game = order.plan.build()
    record, watch = play_record(game, order, 0, {}), FaceWatch(game)
    bots = [find_bot(game, "thrifty")(order.bot_seed(0, entrant)) for entrant in order.seating(0)]
    play_game(game, bots, order.seed(0), watch=watch)
    for column in ("seen", "taken"):
        found = {}
        for use in record.cards:
            if getattr(use, column):
                found[use.face] = found.get(use.face, 0) + getattr(use, column)
        assert found == getattr(watch, column)
    open_to = {use.seat for use in record.cards if use.face.startswith(("tech/", "idea/")) and use.seen}
    assert open_to == ({NOBODY} if name == "tradewarz" else {0, 1})


def test_the_decisions_of_followed_games_replay_to_the_same_end(folder):
    """Notation alone brings the game to its end again, with as many legal actions at each step."""
    game = PLAN.build()
    decisions = table(folder, "decisions").filter(pl.col("game") == 1)
    assert decisions["number"].to_list() == list(range(len(decisions)))
    state = game.new(2, ORDER.seed(1))
    for row in decisions.iter_rows(named=True):
        assert len(state.legal(row["seat"])) == row["options"]
        assert int(state.rounds()) == row["round"]
        action = game.parse(row["action"])
        assert game.actions.verb(action).name == row["verb"]
        state.apply(row["seat"], action)
    assert state.over
    assert state.outcome()["scores"] == table(folder, "seats").filter(pl.col("game") == 1)["score"].to_list()


def test_every_choice_is_timed(folder):
    choices = table(folder, "games")["choices"].sum()
    times = table(folder, "times")
    assert times["choices"].sum() == choices
    assert set(times["bot"]) == {"thrifty", "uniform"}
    assert (times["from_us"] < times["below_us"]).all()


def test_durations_fall_into_narrow_buckets_side_by_side():
    for nanoseconds in [*range(8, 200), 999, 12_345, 10**9, 7 * 10**10]:
        low, high = bucket_start(bucket(nanoseconds)), bucket_start(bucket(nanoseconds) + 1)
        assert low <= nanoseconds < high
        assert high <= low * 1.25


# ---------------------------------------------------------------- who leads


class Scored:
    """A position of which only the worth of each seat is known."""

    def __init__(self, *worth):
        self.worth = list(worth)

    def appraise(self, seat):
        """Its own worth as the seat knows it; of the others it knows nothing."""
        return [worth if other == seat else 99 for other, worth in enumerate(self.worth)]


def led(*worths):
    lead = Lead(2)
    for worth in worths:
        lead.note(Scored(*worth))
    return lead


@pytest.mark.parametrize(
    ("worths", "changes", "decided"),
    [
        ([(0, 0), (1, 0), (2, 1), (3, 1)], 0, 0),  # level at the start is in front as well
        ([(1, 0), (1, 2), (3, 2), (3, 2)], 2, 2),
        ([(1, 0), (1, 1), (1, 2), (5, 2)], 2, 3),  # drawing level is no change, passing is
        ([(1, 0), (1, 1), (2, 1), (2, 1)], 0, 0),
        ([(0, 1), (1, 1), (1, 2), (3, 2)], 1, 3),  # level in between, the same seat in front again
        ([(0, 1), (0, 1), (0, 1), (0, 1)], 0, 3),  # the winner was never in front
        ([(1, 1), (1, 1), (1, 1)], None, None),  # no appraisal
    ],
)
def test_lead_changes_and_when_it_is_decided_for_the_first_seat(worths, changes, decided):
    lead = led(*worths)
    assert lead.changes() == changes
    assert lead.decided([0]) == decided


def test_a_game_that_all_lose_is_never_decided():
    assert led((1, 0), (0, 1)).decided([]) is None


def test_the_page_lists_every_column_as_it_is():
    page = (Path(__file__).resolve().parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    for name, columns in TABLES.items():
        table = page.split(f"**`{name}`**: ")[1].split("\n\n")[1].splitlines()
        assert table[2:] == [f"| `{column}` | {kind} | {about} |" for column, kind, about in columns]
