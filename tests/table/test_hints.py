"""Hints: what a strong bot would do, told to the seat that asks and to nobody else, from what that seat knows alone."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from table_positions import NOW, in_production, position
from table_server import Guest, running

import entrepot
from entrepot.bots.search.reasons import RIVAL
from entrepot.kernel.chance import Keyed, seeded
from entrepot.table import bots, creating, hints, service
from entrepot.table.bot_processes import BotProcess, NoAnswer
from entrepot.table.bot_worker import Advised, Reply, Thinker
from entrepot.table.creating import Author, Plan, open_table
from entrepot.table.hints import hint_words
from entrepot.table.limits import Limits
from entrepot.table.wire import SeatWish
from entrepot.words import catalogue

SHIPPED = entrepot.game("tradejack")
FIRST = {"first-player": "seat-1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("hints")) as found:
        yield found


def ask(seat, id, prompt=None):
    seat.say(type="hint", seat=seat.push["seat"], prompt=seat.number if prompt is None else prompt, id=id)
    return seat.answer(id)


def told(seat):
    """The hints in a seat's last push."""
    return [event for event in seat.push["events"] if event["kind"] == "hint"]


def alone(server, *others, **more):
    """Somebody at a table with bots, asked first."""
    ann = Guest(server.url)
    opened = ann.open("me", *(others or ["bot:easy"]), options=FIRST, **more)
    return ann, opened, ann.look(opened["table"], opened["keys"][0])


def test_a_hint_comes_in_a_push_of_its_seat_and_changes_nothing(server):
    ann, opened, seat = alone(server)
    before = seat.push
    assert ask(seat, "a") == {"type": "done", "id": "a"}
    (hint,) = told(seat)
    args = hint["args"]
    assert args["prompt"] == before["prompt"]["number"]
    assert {args["action"], args["other"]} <= set(seat.choices)
    assert args["action"] != args["other"]
    assert args["playouts"] > 0
    assert hint["say"] == args["words"]
    unlike = {"seq": before["seq"] + 1, "first": before["seq"] + 1, "events": [hint]}
    assert {**seat.push, "text": []} == {**before, **unlike, "text": []}
    assert seat.act(args["action"])["type"] == "done"
    again = ann.look(opened["table"], opened["keys"][0])
    assert hint in told(again)


def test_nobody_else_learns_that_a_hint_was_asked_for(server):
    ann, opened, seat = alone(server, "friend", "bot:easy", hints=True)
    other = ann.look(opened["table"], opened["keys"][1])
    spectator = ann.look(opened["table"])
    frames = len(other.frames), len(spectator.frames)
    assert ask(seat, "b")["type"] == "done"
    assert other.news() == []
    assert spectator.news() == []
    seat.act(seat.choices[0])
    other.until("push")
    spectator.until("push")
    later = [*other.frames[frames[0] :], *spectator.frames[frames[1] :]]
    again = [ann.look(opened["table"], opened["keys"][1]), ann.look(opened["table"])]
    assert not any('"hint"' in frame or "table-hint" in frame for frame in later)
    assert all(told(each) == [] for each in again)


def test_where_two_people_sit_a_hint_is_refused_unless_the_table_was_opened_with_them(server):
    ann, opened, seat = alone(server, "friend")
    refused = ask(seat, "c")
    assert (refused["code"], refused["message"]["id"]) == ("no-hints", "table-refused-no-hints")
    assert ann.get(f"/api/tables/{opened['table']}").json()["hints"] is False
    ann, opened, seat = alone(server, "friend", hints=True)
    assert ann.get(f"/api/tables/{opened['table']}").json()["hints"] is True
    assert seat.table["hints"] is True
    assert ask(seat, "c")["type"] == "done"


def test_one_hint_for_a_question_and_only_by_who_is_asked(server):
    ann, opened, seat = alone(server)
    assert ask(seat, "d")["type"] == "done"
    assert ask(seat, "d") == {"type": "done", "id": "d"}
    assert ask(seat, "e")["code"] == "hint-given"
    assert ask(seat, "f", prompt=seat.number + 1)["code"] == "stale"
    spectator = ann.look(opened["table"])
    spectator.say(type="hint", seat=0, prompt=seat.number, id="g")
    assert spectator.answer("g")["code"] == "not-yours"


class Ready(BotProcess):
    """Advises at once."""

    async def start(self):
        pass

    async def ask(self, question):
        return Reply("pass", advice=Advised("pass", "bid 1", 0.1, 0.01, 2.0, 20))


class Silent(Ready):
    async def ask(self, question):
        raise NoAnswer("out to lunch")


def test_who_asks_again_and_again_is_told_to_wait(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "BotProcess", Ready)
    monkeypatch.setattr(service, "HINTS_AT_ONCE", 2.0)
    with running(tmp_path, limits=Limits(lag=1e9)) as server:
        _, _, seat = alone(server, "bot:easy")
        codes = [ask(seat, f"h{at}").get("code") for at in range(4)]
        assert codes == [None, "hint-given", "too-fast", "too-fast"]


def test_a_process_that_has_no_advice_is_said_so_and_may_be_asked_again(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "BotProcess", Silent)
    with running(tmp_path) as server:
        _, _, seat = alone(server)
        assert ask(seat, "i")["code"] == "no-answer"
        monkeypatch.setattr(Silent, "ask", Ready.ask)
        assert ask(seat, "j")["type"] == "done"


def test_a_hint_for_an_old_question_is_dropped(tmp_path, monkeypatch):
    class Waits(Ready):
        async def ask(self, question):
            if question.is_hint:
                live.act(0, live.progress.prompt(0), "own", "pass", lambda answer: None)
            return await super().ask(question)

    monkeypatch.setattr(bots, "BotProcess", Waits)
    with running(tmp_path) as server:
        _, opened, seat = alone(server)
        live = server.service.tables.in_memory(opened["table"])
        assert ask(seat, "k")["code"] == "stale"
        assert told(seat) == []


def test_one_hint_at_a_time_and_a_new_question_ends_the_thought_about_the_old_one(tmp_path, monkeypatch):
    class Waits(Ready):
        async def ask(self, question):
            if question.is_hint and not gates:
                gates.append(asyncio.Event())
                await gates[0].wait()
            return await super().ask(question)

    gates = []
    monkeypatch.setattr(bots, "BotProcess", Waits)
    with running(tmp_path, bot_workers=3) as server:
        _, _, seat = alone(server)
        old = seat.number
        seat.say(type="hint", seat=0, prompt=old, id="old")
        assert ask(seat, "m")["code"] == "hint-busy"
        assert seat.act("pass")["type"] == "done"
        seat.wait(lambda it: it.number not in (None, old))
        seat.say(type="hint", seat=0, prompt=seat.number, id="new")
        answers = {message["id"]: message for message in (seat.until("done", "refused") for _ in range(2))}
        assert answers["old"]["code"] == "stale"
        assert answers["new"]["type"] == "done"
        assert [event["args"]["prompt"] for event in told(seat)] == [seat.number]
        server._loop.call_soon_threadsafe(gates[0].set)


def test_a_replay_and_a_restart_know_nothing_of_hints(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "BotProcess", Ready)
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "bot:easy", options={**FIRST, "length": "quick-4"})
        seat = ann.look(opened["table"], opened["keys"][0])
        for turn in range(3):
            seat.until_asked()
            assert ask(seat, f"l{turn}")["type"] == "done"
            assert seat.act("pass" if "pass" in seat.choices else seat.choices[-1])["type"] == "done"
        seat.news()
    with running(tmp_path) as server:
        ann.url = server.url
        seat = ann.look(opened["table"], opened["keys"][0])
        assert len(told(seat)) == 3
        while seat.push["outcome"] is None:
            seat.until_asked()
            if seat.number is not None:
                seat.act(seat.choices[0])
        again = Guest(server.url, None)
        story = again.get(f"/api/tables/{opened['table']}/replay").json()
        assert "table-hint" not in str(story)
        assert again.get(f"/api/tables/{opened['table']}/record").status_code == 200


@pytest.mark.parametrize(
    ("advised", "english", "dutch"),
    [
        (
            Advised("bid 4", "pass", 0.2, 0.05, 3.2, 90),
            "Hint: Bid 4. Next best: Pass, about 3 Reputation worse.",
            "Hint: Bied 4. Op één na de beste: Passen, ongeveer 3 reputatie slechter.",
        ),
        (
            Advised("bid 4", "pass", 0.04, 0.05, 3.2, 90),
            "Hint: Bid 4. Next best: Pass, hardly any difference.",
            "Hint: Bied 4. Op één na de beste: Passen, nauwelijks verschil.",
        ),
        (
            Advised("bid 4", "pass", 0.2, 0.05, -1.0, 90),
            "Hint: Bid 4. Next best: Pass, about 20% of a win worse.",
            "Hint: Bied 4. Op één na de beste: Passen, ongeveer 20% van een overwinning slechter.",
        ),
        (
            Advised("pass", "", 0.0, 0.0, 0.0, 0),
            "Hint: Pass. There is nothing else to do.",
            "Hint: Passen. Er valt niets anders te doen.",
        ),
        (
            Advised("pass", "bid 4", 0.3, 1.0, 2.0, 2),
            "Hint: Pass. Next best: Bid 4, but there was no time to measure by how much.",
            "Hint: Passen. Op één na de beste: Bied 4, maar er was geen tijd om te zien hoeveel het scheelt.",
        ),
    ],
)
def test_a_hint_is_a_sentence_in_both_languages(advised, english, dutch):
    words = hint_words(SHIPPED, advised)
    assert catalogue("en").say(words) == english
    assert catalogue("nl").say(words) == dutch


def test_a_hint_says_what_differs_where_there_is_a_difference():
    why = [("capital", 3.2), ("sets", -0.3), (RIVAL, 2.0)]
    words = hint_words(SHIPPED, Advised("pass", "bid 4", 0.3, 0.01, 2.0, 50, why))
    assert catalogue("en").say(words) == (
        "Hint: Pass. Next best: Bid 4, about 2 Reputation worse. "
        "Average differences, as far as the search looked ahead: "
        "Capital +3, sets in hand a little less and your best rival −2."
    )
    assert (
        catalogue("nl").say(words).endswith("Kapitaal +3, sets op handkaarten iets minder en je beste tegenstander −2.")
    )
    alike = hint_words(SHIPPED, Advised("pass", "bid 4", 0.0, 0.1, 0.0, 50, why))
    assert catalogue("en").say(alike) == "Hint: Pass. Next best: Bid 4, hardly any difference."


def test_a_game_without_a_word_of_its_own_counts_points():
    game = entrepot.game("trigon")
    state = game.new(3, 1)
    one, other = (game.text(action) for action in state.legal(state.actors()[0])[:2])
    words = hint_words(game, Advised(one, other, 0.2, 0.01, 1.0, 50))
    assert catalogue("en").say(words).endswith(", about 1 point worse.")


def test_a_hint_of_a_whole_march_says_which_figures_go_along():
    steps = ["to n3", "take fresh-knights 2", "take fresh-scouts 0"]
    words = hint_words(entrepot.game("trigon"), Advised("march n1", "end", 0.2, 0.01, 1.0, 50, rest=steps))
    for language, figures in (
        ("en", "2 of the knights that have not moved and none of the scouts that have not moved)"),
        ("nl", "2 van de ridders die nog niet verplaatst zijn en geen van de verkenners die nog niet verplaatst zijn)"),
    ):
        assert figures in catalogue(language).say(words)


class Fixed:
    """Chance that is the same at every table."""

    @staticmethod
    def token_hex(size):
        return "07" * size

    @staticmethod
    def choice(options):
        return options[0]


class Inside(BotProcess):
    """The bot's process inside this one, so that a test can stop its clock."""

    async def start(self):
        pass

    async def ask(self, question):
        ASKED.append(msgspec.json.encode(question))
        return Thinker().answer(question)


ASKED: list[bytes] = []


@pytest.mark.parametrize("seed", [1, 2])
def test_a_hint_is_the_same_bytes_in_two_worlds_that_the_seat_cannot_tell_apart(tmp_path, monkeypatch, seed):
    monkeypatch.setattr(bots, "BotProcess", Inside)
    monkeypatch.setattr(bots, "secrets", Fixed)
    monkeypatch.setattr(hints, "secrets", Fixed)
    monkeypatch.setattr("entrepot.table.deadline.SECONDS_A_MOVE", 1e9)
    monkeypatch.setattr("entrepot.table.deadline.Deadline.allows", lambda self, done: done < min(self.playouts, 24))
    monkeypatch.setattr(creating, "new_table_id", lambda: "same-table")
    real = position(SHIPPED, 4, seed, in_production)
    imagined = real.determinize(0, seeded(seed))
    assert real.digest() != imagined.digest()
    frames = []
    ASKED.clear()
    for at, state in enumerate((real, imagined)):
        with running(tmp_path / str(at), clock=lambda: NOW) as server:
            frames.append(hinted(server, state))
    assert any('"kind":"hint"' in frame for frame in frames[0])
    assert frames[0] == frames[1]
    asked = [each for each in ASKED if b'"is_hint":true' in each]
    assert len(asked) == 2
    assert asked[0] == asked[1]  # what is not told to the process cannot be used there


def hinted(server, state):
    """All that a seat is sent when it asks for a hint in a position."""
    start = state.game.load(state.dump(), Keyed(bytes(range(32))))
    wishes = [SeatWish("friend", name=f"P{seat}") for seat in range(int(state.seats))]
    tables, author = server.service.tables, Author(None, "")
    opened = server.run(
        lambda: open_table(tables, start, bytes(32), wishes, author, Plan(True, hints=True), is_fork=True)
    )
    ann = Guest(server.url, None)
    seat = ann.look("same-table", ann.sit("same-table", opened.keys[0]))
    assert ask(seat, "same")["type"] == "done"
    return seat.frames
