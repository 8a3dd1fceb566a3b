"""Simulations: every game counts, and neither the number of processes nor the order of the work shows."""

import pytest

import entrepot
from entrepot.arena.faces import FaceWatch
from entrepot.arena.play import BotFailed, play_game
from entrepot.arena.simulate import Plan, fill_seats, run, simulate
from entrepot.arena.statistics import Tally
from entrepot.bots.uniform import Uniform
from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import BadContent, BadOption, BadSeats, UnknownBot, UnknownGame

PLAN = Plan("tradejack", ("uniform",) * 3, seed=5)


def timeless(result):
    return {key: value for key, value in result.items() if key != "seconds"}


def test_the_same_for_any_number_of_jobs():
    assert timeless(simulate(PLAN, 40, jobs=1)) == timeless(simulate(PLAN, 40, jobs=2))


def test_stretches_of_games_add_up_to_the_whole():
    game = PLAN.check()
    parts = Tally(PLAN.bots)
    for start, stop in ((0, 1), (1, 7), (7, 20)):
        parts.merge(run(game, PLAN, start, stop))
    assert parts.as_data() == run(game, PLAN, 0, 20).as_data()


def test_another_seed_gives_other_games():
    other = Plan("tradejack", PLAN.bots, seed=6)
    assert simulate(PLAN, 10)["scores"] != simulate(other, 10)["scores"]


def test_every_game_and_every_win_is_counted():
    done = []
    result = simulate(PLAN, 30, advance=done.append)
    assert result["games"] == sum(done) == sum(result["endings"].values()) == 30
    assert result["wins"]["uniform"]["wins"] == 30
    assert sum(row["wins"] for row in result["by_order"]) == pytest.approx(30)
    assert [row["order"] for row in result["by_order"]] == [1, 2, 3]
    assert result["rounds"]["counts"] == {"6": 30}
    assert result["decisions"] >= result["choices"] > 30 * 18
    assert {"game", "games", "seconds", "decisions", "wins", "by_order", "scores", "rounds", "endings", "faces"} <= set(
        result
    )


def test_faces_tell_how_sources_sell():
    faces = simulate(PLAN, 30)["faces"]
    sources = {face: row for face, row in faces.items() if face.startswith("source/")}
    turned_up = 30 * 6 * 3 * 2  # two a player and round; bans keep at most a third from being auctioned
    assert turned_up * 2 / 3 < sum(row["seen"] for row in sources.values()) < turned_up
    assert all(0 <= row["taken"] <= row["seen"] for row in sources.values())
    assert all(row["won_with"] <= row["takers"]["seats"] and row["games"] <= 30 for row in faces.values())
    assert set(faces) >= {f"product/{id}" for id in entrepot.game("tradejack").content.ids("product")}


def test_the_order_of_play_is_counted_from_the_first_player_of_round_one():
    plan = Plan("tradejack", ("uniform",) * 3, seed=1, options={"first-player": "seat-2"})
    game = plan.check()
    played = play_game(game, [Uniform(seat) for seat in range(3)], 4, plan.options)
    assert played.starter == 1
    tally = Tally(plan.bots)
    tally.add(played, plan.bots, FaceWatch(game))
    winner = played.state.outcome()["winners"][0]
    assert tally.by_order[(winner - 1) % 3] > 0


class First(Bot):
    """Passes whenever it can, and never lays anything down."""

    name = "first"

    def choose(self, seat):
        return seat.legal()[0]


def test_a_bot_follows_its_seat_through_the_rotation():
    game = entrepot.game("tradejack")
    game.bots["first"] = First
    plan = Plan("tradejack", ("uniform", "first"), seed=2)
    tally = run(game, plan, 0, 40)
    assert tally.scores["first"] == {6: 40}  # who never buys keeps what all begin with
    assert tally.wins["first"] + tally.wins["uniform"] == 40 * tally.unit


def test_a_game_lost_by_all_is_won_by_nobody():
    plan = Plan("tradejack", ("uniform",) * 2, seed=3, options={"co2": "on"})
    result = simulate(plan, 60)
    lost = result["endings"].get("climate", 0)
    assert lost > 0
    assert result["wins"]["uniform"]["wins"] == 60 - lost


class Cheat(Bot):
    name = "cheat"

    def choose(self, seat):
        return seat.game.parse("bid 999")


def test_an_illegal_choice_is_told_with_the_bots_name():
    game = entrepot.game("tradejack")
    with pytest.raises(BotFailed, match=r"bot 'cheat' in seat \d chose \d+, which is not legal"):
        play_game(game, [Cheat(0), Cheat(1)], 1)


def test_a_game_that_does_not_keep_its_bound_is_told():
    game = entrepot.game("tradejack")
    game.longest = 5
    with pytest.raises(BotFailed, match="promises to end within 5 actions"):
        play_game(game, [Uniform(0), Uniform(1)], 1)


class Listener(Bot):
    name = "listener"
    heard: list = []

    def choose(self, seat):
        self.heard.append((seat.seat, seat.events()))
        return seat.legal()[-1]


def test_a_bot_hears_what_its_seat_may_know_the_set_up_included():
    Listener.heard = []
    play_game(entrepot.game("tradejack"), [Listener(0), Listener(1)], 1)
    seat, events = Listener.heard[0]
    assert events[0]["kind"] == "began"
    drawn = [event["args"]["seat"]["seat"] for _, heard in Listener.heard if _ == seat for event in heard
             if event["kind"] == "drew-card"]  # fmt: skip
    assert set(drawn) == {seat}


@pytest.mark.parametrize(
    ("plan", "error", "words"),
    [
        (Plan("chess", ("uniform",) * 2), UnknownGame, "no game 'chess'; the games are"),
        (Plan("tradejack", ("uniform", "nobody")), UnknownBot, "no bot 'nobody'; its bots are uniform"),
        (Plan("tradejack", ("uniform",)), BadSeats, "2 to 6 seats, not 1"),
        (Plan("tradejack", ("uniform",) * 7), BadSeats, "2 to 6 seats, not 7"),
        (Plan("tradejack", ("uniform",) * 2, options={"speed": "high"}), BadOption, "no option 'speed'"),
        (Plan("tradejack", ("uniform",) * 2, options={"length": "long"}), BadOption, "choose one of basic"),
        (Plan("tradejack", ("uniform",) * 2, options={"first-player": "seat-5"}), BadOption, "with 2 seats"),
        (Plan("tradejack", ("uniform",) * 2, content={"meta": {}}), BadContent, "missing"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_before_anything_is_played(plan, error, words):
    with pytest.raises(error, match=words):
        simulate(plan, 1)


def test_seats_are_filled_by_repeating_the_bots():
    assert fill_seats(["a", "b"], None) == ("a", "b")
    assert fill_seats(["a"], 3) == ("a", "a", "a")
    assert fill_seats(["a", "b"], 4) == ("a", "b", "a", "b")
    with pytest.raises(BadSeats, match="3 bots do not fit in 2 seats"):
        fill_seats(["a", "b", "c"], 2)


def test_an_error_in_another_process_comes_back_as_one(monkeypatch):
    from entrepot.arena import simulate as module

    spans = [(0, 1)]
    broken = Plan("tradejack", ("uniform", "nobody"), seed=1)
    with pytest.raises(BotFailed, match="no bot 'nobody'"):
        list(module.in_processes(broken, spans, 1))


def test_a_process_that_dies_is_told():
    from entrepot.arena import simulate as module

    unknown = Plan("chess", ("uniform",) * 2, seed=1)
    with pytest.raises(BotFailed, match="a process of the simulation died"):
        list(module.in_processes(unknown, [(0, 1)], 1))
