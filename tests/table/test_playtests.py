"""Three questions at the end of a game: asked once of a seat, kept, and read by nobody but whoever has asked them."""

from __future__ import annotations

import io
import json
import zipfile

import pytest
from sqlalchemy import select
from table_server import Guest, running

import entrepot
from entrepot.files.record import parse, replay
from entrepot.kernel.content import make_content
from entrepot.table.playtests import store
from entrepot.table.playtests.columns import ANSWERS, PLAYTESTS
from entrepot.table.playtests.gathering import SAID, gathered

HAGGLE = entrepot.game("haggle")
PEOPLE = "/api/workshop/haggle/people"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("playtests"), bot_workers=1) as found:
        yield found


@pytest.fixture
def ann(server):
    return Guest(server.url, "Ann")


@pytest.fixture
def bob(server):
    return Guest(server.url, "Bob")


def own_cards(price=2):
    """Haggle with another price, as data and as a content file."""
    data = HAGGLE.content.as_data()
    data["card"][0]["copies"] = price
    return data, make_content(HAGGLE.schema, data)


def opened(asker, other, **more):
    """A table of two people; returns its id, and their keys."""
    table = asker.open("me", "friend", game="haggle", is_full=False, **more)
    return table["table"], [table["keys"][0], other.sit(table["table"], table["keys"][1])]


def play(who, id, keys):
    """Play a game to its end, by the first thing that may be done."""
    seats = [person.look(id, key) for person, key in zip(who, keys, strict=True)]
    while seats[0].push["outcome"] is None:
        for seat in seats:
            seat.news()
            if seat.number is not None:
                seat.act(seat.choices[0])


def asked(asker, other, **more):
    """A finished game whose players are asked."""
    id, keys = opened(asker, other, asks=True, **more)
    play((asker, other), id, keys)
    return id, keys


def questions(id, seat):
    return f"/api/tables/{id}/questions/{seat}"


def toml(who, data):
    return who.post("/api/workshop/haggle/toml", text=json.dumps(data)).json()["text"]


def only(who):
    (found,) = who.get(PEOPLE).json()["playtests"]
    return found


# ------------------------------------------------------------------ who is asked


def test_a_seat_is_asked_once_and_what_it_answers_stays(server, ann, bob):
    id, _ = asked(ann, bob)
    assert ann.get(f"/api/tables/{id}").json()["asks"] is True
    assert ann.get(questions(id, 0)).json() == {"is_asked": True, "answers": None}
    said = {"fun": 4, "length": "long", "unclear": " who pays? ", "is_named": False}
    kept = {**said, "unclear": "who pays?"}
    assert ann.post(questions(id, 0), **said).json() == {"is_asked": False, "answers": kept}
    assert ann.post(questions(id, 0), fun=1).json()["answers"] == kept  # the first one stays
    assert ann.get(questions(id, 0)).json() == {"is_asked": False, "answers": kept}
    assert bob.get(questions(id, 1)).json()["is_asked"] is True


def test_who_wants_to_say_nothing_is_not_asked_again(ann, bob):
    id, _ = asked(ann, bob)
    assert bob.post(questions(id, 1)).status_code == 200
    assert bob.get(questions(id, 1)).json()["is_asked"] is False
    assert only(ann)["said"]["answers"] == 0


def test_only_who_played_a_seat_answers_for_it_and_only_once_it_is_over(server, ann, bob):
    id, keys = opened(ann, bob, asks=True)
    assert ann.post(questions(id, 0), fun=4).status_code == 409
    play((ann, bob), id, keys)
    assert ann.post(questions(id, 1), fun=4).json()["code"] == "not-your-seat"
    eve = Guest(server.url, "Eve")
    assert eve.get(questions(id, 0)).json()["code"] == "not-your-seat"
    assert (
        eve.http.get(questions(id, 0), headers={"entrepot-key": keys[0]}).json()["is_asked"] is True
    )  # the key is enough
    assert ann.post(questions(id, 0), fun=6).status_code == 400
    assert ann.post(questions(id, 0), unclear="x" * 501).status_code == 400


def test_a_table_that_was_not_opened_so_asks_nobody_and_a_rematch_asks_again(ann, bob):
    id, keys = opened(ann, bob)
    play((ann, bob), id, keys)
    assert ann.get(f"/api/tables/{id}").json()["asks"] is False
    assert ann.get(questions(id, 0)).json()["is_asked"] is False
    assert ann.post(questions(id, 0), fun=3).json()["code"] == "not-asked"
    id, keys = asked(ann, bob)
    again = ann.post(f"/api/tables/{id}/rematch", key=keys[0]).json()["table"]
    assert ann.get(f"/api/tables/{again}").json()["asks"] is True


# ------------------------------------------------------------------ who asks


def test_who_has_asked_reads_answers_without_names_of_finished_games_by_cards(ann, bob):
    data, _ = own_cards()
    text = toml(ann, data)
    kept = ann.post("/api/workshop/haggle/keep", text=json.dumps(data), note="dear").json()
    first, _ = asked(ann, bob, content=text)
    ann.post(questions(first, 0), fun=5, length="right", unclear="zebra")
    bob.post(questions(first, 1), fun=2, length="long", unclear="apple", is_named=True)
    opened(ann, bob, asks=True, content=text)  # not over: it counts for nothing yet
    found = only(ann)
    assert found["said"] == {"answers": 2, "fun": [0, 1, 0, 0, 1], "length": [0, 1, 1], "unclear": ["apple", "zebra"]}
    assert (found["games"], found["versions"]) == (1, [kept["id"]])
    assert "Bob" not in json.dumps(found)
    assert ann.get(f"{PEOPLE}/{found['cards']}").json() == {"data": data}


def test_nobody_else_reads_them_whatever_cards_they_keep(ann, bob):
    data, _ = own_cards(5)
    id, _ = asked(ann, bob, content=toml(ann, data))
    bob.post(questions(id, 1), fun=1, unclear="a secret")
    record = parse(bob.get(f"/api/tables/{id}/record").text)
    assert record.content.data == data
    bob.post("/api/workshop/haggle/keep", text=json.dumps(record.content.data))  # he has sat there, so he has the cards
    assert bob.get(PEOPLE).json() == {"playtests": []}
    assert bob.get(f"{PEOPLE}/{only(ann)['cards']}").json()["code"] == "no-cards"
    asked(bob, ann, content=toml(bob, data))
    assert [found["games"] for found in bob.get(PEOPLE).json()["playtests"]] == [1]  # his own game alone
    assert "a secret" not in bob.get(PEOPLE).text


def test_a_trial_gets_the_games_of_its_own_cards_without_names(server, ann, bob):
    data, _ = own_cards(4)
    id, _ = asked(ann, bob, content=toml(ann, data))
    asked(ann, bob)  # with the shipped cards
    ann.post(questions(id, 0), fun=5, is_named=True)
    guest = server.run(lambda: server.service.storage.asker(id))
    files = server.run(lambda: gathered(server.service, guest, "haggle", data, ("test",)))
    assert sorted(files) == ["0.game.json", SAID]
    record = parse(files["0.game.json"].decode())
    assert record.content.data == data
    assert "Ann" not in "".join(body.decode() for body in files.values())
    assert json.loads(files[SAID])["fun"] == [0, 0, 0, 0, 1]
    assert server.run(lambda: gathered(server.service, "nobody", "haggle", data, ("test",))) == {}


def test_what_is_read_for_who_asks_does_not_grow_with_their_tables(server, ann, bob, monkeypatch):
    for price in (6, 7):
        id, _ = asked(ann, bob, content=toml(ann, own_cards(price)[0]))
        ann.post(questions(id, 0), fun=price - 3)
        bob.post(questions(id, 1))  # which says nothing
    rows, read = server.service.storage.rows, []

    async def counted(statement):
        read.append(found := await rows(statement))
        return found

    guest = server.run(lambda: server.service.storage.asker(id))
    monkeypatch.setattr(server.service.storage, "rows", counted)
    for most, fun in ((1_000, [4, 3]), (1, [4])):
        monkeypatch.setattr(store, "MOST_ANSWERS", most)
        read.clear()
        found = server.run(lambda: server.service.playtests.of(guest, "haggle"))
        assert [one.said.fun.index(1) + 1 for one in found if one.said.answers] == fun
        assert len(read) == 3


# ------------------------------------------------------------------ records


def test_a_record_says_when_moves_came_and_who_played_with_names_only_by_consent(ann, bob):
    id, _ = asked(ann, bob)
    record = parse(ann.get(f"/api/tables/{id}/record").text)
    assert [player.name for player in record.players] == ["", ""]
    assert len(record.times) == record.count()
    assert record.times == sorted(record.times)
    replay(record)
    bob.post(questions(id, 1), is_named=True)
    record = parse(ann.get(f"/api/tables/{id}/record").text)
    assert [player.name for player in record.players] == ["", "Bob"]


def test_a_record_tells_bots_by_their_name(ann):
    table = ann.open("me", "bot:greedy", game="haggle")
    seat = ann.look(table["table"], table["keys"][0])
    while seat.push["outcome"] is None:
        seat.news()
        if seat.number is not None:
            seat.act(seat.choices[0])
    record = parse(ann.get(f"/api/tables/{table['table']}/record").text)
    assert [player.bot for player in record.players] == ["", "greedy"]


# ------------------------------------------------------------------ taking along, and being forgotten


def test_my_archive_has_my_answers_and_not_those_of_others(ann, bob):
    id, _ = asked(ann, bob)
    ann.post(questions(id, 0), fun=4, unclear="mine")
    bob.post(questions(id, 1), fun=1, unclear="his")
    with zipfile.ZipFile(io.BytesIO(ann.get("/api/me/games").content)) as packed:
        name = f"haggle-{id}.answers.json"
        assert json.loads(packed.read(name)) == [
            {"seat": 0, "fun": 4, "length": None, "unclear": "mine", "is_named": False}
        ]
        assert "his" not in packed.read(name).decode()


def forget(who):
    token = who.post("/api/me/leave").json()["token"]
    assert who.post("/api/me/delete", token=token).status_code == 200


def test_who_is_forgotten_takes_answers_and_name_along(server, ann, bob):
    id, _ = asked(ann, bob)
    bob.post(questions(id, 1), fun=1, unclear="forget this", is_named=True)
    forget(bob)
    assert only(ann)["said"]["answers"] == 0
    assert [one.name for one in parse(ann.get(f"/api/tables/{id}/record").text).players] == ["", ""]
    ann.post(questions(id, 0), fun=3)
    forget(ann)  # nobody asks any more, and nobody reads
    for table in (PLAYTESTS, ANSWERS):
        rows = server.run(lambda table=table: server.service.storage.rows(select(table).where(table.c.table_id == id)))
        assert rows == []
