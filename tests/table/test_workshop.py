"""The workshop: cards are checked, kept, compared and tried, each by whoever made them and by nobody else."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import func, select
from table_server import PATIENCE, Guest, running

import entrepot
from entrepot.table.columns import CONTENTS
from entrepot.table.workshop import trial_process, trials, versions
from entrepot.table.workshop.columns import TRIALS

TESTS = Path(__file__).resolve().parent.parent
OF_HAGGLE = "/api/workshop/haggle"


def cards(game="tradejack", **changes):
    """The shipped cards of a game with other values: `product__soap_blue__value=7`."""
    data = entrepot.game(game).content.as_data()
    for path, value in changes.items():
        table, row, column = path.split("__")
        next(one for one in data[table] if one["id"] == row.replace("_", "-"))[column] = value
    return json.dumps(data)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("workshop")) as found:
        yield found


@pytest.fixture
def ann(server):
    return Guest(server.url)


@pytest.fixture
def bob(server):
    return Guest(server.url, "Bob")


def until(look):
    """What a look comes to, once that is something."""
    end = time.monotonic() + 3 * PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, f"it never came to that: {found}"
        time.sleep(0.05)
    return found


def rows_of(server, table):
    return server.run(lambda: server.service.storage.rows(select(func.count()).select_from(table)))[0][0]


# ------------------------------------------------------------------ cards


def test_a_bench_says_what_each_column_allows(ann):
    bench = ann.get("/api/workshop/tradejack").json()
    product = next(table for table in bench["tables"] if table["name"] == "product")
    value = next(column for column in product["columns"] if column["name"] == "value")
    kind = next(column for column in product["columns"] if column["name"] == "kind")
    assert (value["kind"], value["lo"], value["hi"], kind["aim"]) == ("int", 0, 20, "product_kind")
    assert bench["data"] == entrepot.game("tradejack").content.as_data()
    assert "greedy" in bench["bots"]
    assert "hard" not in bench["bots"]  # it thinks for seconds
    assert ann.get("/api/workshop/chess").status_code == 404


def test_a_wrong_cell_is_told_by_its_place(ann):
    checked = ann.post("/api/workshop/tradejack/check", text=cards(product__soap_blue__value=99)).json()
    found = [(one["table"], one["row"], one["column"], one["code"]) for one in checked["problems"]]
    assert found == [("product", 1, "value", "range")]
    assert ann.post("/api/workshop/tradejack/check", text=cards()).json()["problems"] == []


@pytest.mark.parametrize(
    "text", ["", "{", "[1]", "null", r'{"meta": "\ud800"}', '{"meta": 3, "product": {}}', "[" * 50_000]
)
def test_whatever_is_sent_is_answered_in_words(ann, text):
    for path in ("check", "toml", "diff", "keep"):
        answer = ann.post(f"/api/workshop/tradejack/{path}", text=text)
        assert answer.status_code in (200, 400), answer.text
        assert answer.json().get("problems", answer.json().get("message"))
    for kind in ("toml", "csv"):
        answer = ann.post("/api/workshop/tradejack/read", kind=kind, table="product", text=text)
        assert answer.status_code in (200, 400)


def test_cards_go_out_as_a_file_and_come_back(ann):
    told = cards(product__soap_blue__value=7)
    text = ann.post("/api/workshop/tradejack/toml", text=told).json()["text"]
    read = ann.post("/api/workshop/tradejack/read", kind="toml", text=text).json()
    assert (read["problems"], read["data"]) == ([], json.loads(told))
    unsound = ann.post("/api/workshop/tradejack/toml", text=cards(product__soap_blue__value=99))
    assert unsound.json()["code"] == "bad-content"


def test_a_table_comes_as_csv_and_a_missing_column_is_told(ann):
    header = "id;colour;kind;value;copies;origin;name.en;name.nl"
    csv = f"\ufeff{header}\r\nsoap-blue;blue;soap;ten;6;ours;Soap;Zeep\r\n"
    read = ann.post("/api/workshop/tradejack/read", kind="csv", table="product", text=csv).json()
    assert [(row["id"], row["value"]) for row in read["data"]["product"]] == [("soap-blue", "ten")]
    short = csv.replace(";value", "").replace(";ten", "")
    read = ann.post("/api/workshop/tradejack/read", kind="csv", table="product", text=short).json()
    assert read["data"] is None
    assert [(one["column"], one["code"]) for one in read["problems"]] == [("value", "missing")]
    strange = ann.post("/api/workshop/tradejack/read", kind="csv", table="cards", text=csv).json()
    assert strange["problems"][0]["code"] == "unknown-table"


def test_whoever_has_said_nothing_of_themselves_is_asked_to(server):
    nobody = Guest(server.url, None)
    assert nobody.get("/api/workshop/tradejack").status_code == 200
    for path in ("check", "keep", "try"):
        body = {"text": cards(), **({"seats": 3} if path == "try" else {})}
        assert nobody.post(f"/api/workshop/tradejack/{path}", **body).json()["code"] == "no-session"


# ------------------------------------------------------------------ versions


def test_versions_are_kept_compared_and_removed_by_their_maker_alone(server, ann, bob):
    before = rows_of(server, CONTENTS)
    kept = ann.post("/api/workshop/tradejack/keep", text=cards(product__soap_blue__value=7), note=" dear soap ")
    assert (kept.status_code, kept.json()["number"], kept.json()["note"]) == (201, 1, "dear soap")
    id = kept.json()["id"]
    now = cards(product__soap_blue__value=3)
    differs = ann.post("/api/workshop/tradejack/diff", text=now, before=id).json()["changes"]
    assert [(one["row"], one["column"], one["old"], one["new"]) for one in differs] == [("soap-blue", "value", 7, 3)]
    differs = ann.post("/api/workshop/tradejack/diff", text=now).json()["changes"]
    assert [(one["old"], one["new"]) for one in differs] == [(2, 3)]
    assert ann.get(f"/api/versions/{id}").json()["data"] == json.loads(cards(product__soap_blue__value=7))

    assert bob.get(f"/api/versions/{id}").json()["code"] == "no-version"
    assert bob.post("/api/workshop/tradejack/diff", text=now, before=id).json()["code"] == "no-version"
    assert bob.post("/api/workshop/tradejack/try", text=now, before=id, seats=3).json()["code"] == "no-version"
    assert bob.get("/api/workshop/tradejack/versions").json() == {"versions": []}
    assert bob.post(f"/api/versions/{id}/drop").status_code == 200  # as if it were gone already
    assert ann.post("/api/workshop/haggle/diff", text=cards("haggle"), before=id).json()["code"] == "no-version"

    assert [one["id"] for one in ann.get("/api/workshop/tradejack/versions").json()["versions"]] == [id]
    assert rows_of(server, CONTENTS) == before + 1
    ann.post(f"/api/versions/{id}/drop")
    assert ann.get("/api/workshop/tradejack/versions").json() == {"versions": []}
    assert rows_of(server, CONTENTS) == before


def test_there_are_only_so_many_versions_and_none_is_unsound(ann, monkeypatch):
    monkeypatch.setattr(versions, "MOST_VERSIONS", 2)
    keep = lambda text: ann.post(f"{OF_HAGGLE}/keep", text=text)  # noqa: E731
    assert [keep(cards("haggle")).status_code for _ in range(3)] == [201, 201, 409]
    assert keep("{}").json()["code"] == "bad-content"
    assert [one["number"] for one in ann.get(f"{OF_HAGGLE}/versions").json()["versions"]] == [2, 1]


def test_cards_that_a_version_has_stay_when_a_table_with_them_goes(server, ann):
    text = cards(product__soap_blue__value=8)
    id = ann.post("/api/workshop/tradejack/keep", text=text).json()["id"]
    toml = ann.post("/api/workshop/tradejack/toml", text=text).json()["text"]
    table = ann.open("me", "bot:greedy", content=toml)["table"]
    server.run(lambda: server.service.tables.remove(table))
    assert ann.get(f"/api/tables/{table}").status_code == 404
    assert ann.get(f"/api/versions/{id}").json()["data"] == json.loads(text)


@pytest.mark.usefixtures("played_by_a_stand_in", "quiet_after")
def test_whoever_wants_to_be_forgotten_leaves_neither_version_nor_trial_behind(server):
    eve = Guest(server.url, "Eve")
    trial = try_it(eve).json()["id"]
    folder = server.service.config.data / "trials" / trial
    until(lambda: newest(eve)["found"])
    assert (folder / "report.html").exists()
    id = eve.post("/api/workshop/tradejack/keep", text=cards(product__soap_blue__value=9)).json()["id"]
    before, cookies = rows_of(server, CONTENTS), eve.cookies()
    assert eve.post("/api/me/delete", token=eve.post("/api/me/leave").json()["token"]).status_code == 200
    assert Guest(server.url, None, session=cookies).get(f"/api/versions/{id}").status_code == 401
    assert rows_of(server, CONTENTS) == before - 1
    until(lambda: not folder.exists())
    assert not server.service.card_trials._going


# ------------------------------------------------------------------ trials


@pytest.fixture
def played_by_a_stand_in(monkeypatch):
    monkeypatch.setattr(trial_process, "PROGRAM", "fake_trial")
    monkeypatch.setenv("PYTHONPATH", str(TESTS))


@pytest.fixture
def quiet_after(server):
    """Whatever is under way ends with the test."""
    yield
    server.run(server.service.card_trials.close)


def try_it(guest, **more):
    return guest.post(f"{OF_HAGGLE}/try", **{"text": cards("haggle"), "seats": 2, "games": 60, **more})


def newest(guest):
    return guest.get(f"{OF_HAGGLE}/trials").json()["trials"][0]


@pytest.mark.usefixtures("played_by_a_stand_in", "quiet_after")
def test_one_trial_of_a_person_at_a_time_and_one_on_the_server(server, ann, bob):
    assert try_it(ann).status_code == 201
    found = until(lambda: newest(ann)["found"])
    assert found["length"] == {"mean": 9.0, "low": 8.0, "high": 10.0}
    assert (newest(ann)["status"], newest(ann)["step"]["done"]) == ("running", 1)
    assert try_it(ann).json()["code"] == "trial-under-way"
    assert (try_it(bob).json()["status"], newest(bob)["ahead"]) == ("waiting", 1)

    id = newest(ann)["id"]
    report = ann.get(f"/api/trials/{id}/report")
    assert report.headers["content-type"] == "text/html; charset=utf-8"
    assert "sandbox" in report.headers["content-security-policy"]
    assert "script-src" not in report.headers["content-security-policy"]
    assert report.headers.get_list("x-frame-options") == ["SAMEORIGIN"]
    assert bob.get(f"/api/trials/{id}/report").json()["code"] == "no-trial"
    assert bob.post(f"/api/trials/{id}/stop").json()["code"] == "no-trial"
    assert newest(ann)["status"] == "running"

    ann.post(f"/api/trials/{id}/stop")
    assert (newest(ann)["status"], newest(ann)["found"]["games"]) == ("stopped", 60)
    until(lambda: newest(bob)["status"] == "running")
    bob.post(f"/api/trials/{newest(bob)['id']}/stop")
    assert newest(bob)["status"] == "stopped"


@pytest.mark.usefixtures("played_by_a_stand_in", "quiet_after")
def test_who_stops_a_trial_twice_can_have_the_next_one(server, ann, monkeypatch):
    id = try_it(ann).json()["id"]
    until(lambda: newest(ann)["found"])
    at_its_end, twice, tidy = threading.Event(), threading.Event(), trials._tidy

    def tidy_slowly(folder):
        at_its_end.set()
        assert twice.wait(PATIENCE)
        tidy(folder)

    async def stop_twice():
        card_trials = server.service.card_trials
        guest = card_trials._going[id].guest
        first = asyncio.create_task(card_trials.stop(guest, id))
        assert await asyncio.to_thread(at_its_end.wait, PATIENCE)
        second = asyncio.create_task(card_trials.stop(guest, id))
        await asyncio.sleep(0)
        twice.set()
        await asyncio.gather(first, second)

    monkeypatch.setattr(trials, "_tidy", tidy_slowly)
    server.run(stop_twice)
    assert newest(ann)["status"] == "stopped"
    assert try_it(ann).status_code == 201


@pytest.mark.usefixtures("played_by_a_stand_in", "quiet_after")
def test_trials_are_bounded(server, ann, bob, monkeypatch):
    assert try_it(ann, games=5000).status_code == 400
    assert try_it(ann, seats=9).json()["code"] == "bad-seats"
    assert try_it(ann, bot="hard").json()["code"] == "bad-seats"
    assert try_it(ann, text="{}").json()["code"] == "bad-content"
    with monkeypatch.context() as few:
        few.setattr(trials, "MOST_WAITING", 1)
        try_it(ann)
        assert try_it(bob).json()["code"] == "trials-waiting"
    monkeypatch.setattr(trials, "MOST_AT_ADDRESS", 1)
    assert try_it(bob).json()["code"] == "trials-waiting"  # he calls from where she does
    far = Guest(server.url, "Far", source="127.0.0.9")
    assert far.post(f"/api/trials/{try_it(far).json()['id']}/stop").status_code == 200
    ann.post(f"/api/trials/{newest(ann)['id']}/stop")
    assert try_it(ann, games=61).status_code == 201
    until(lambda: newest(ann)["status"] == "failed")
    folder = server.service.config.data / "trials" / newest(ann)["id"]
    assert [path.name for path in folder.iterdir()] == ["report.html"]  # and none of the games
    left = server.service.card_trials._allowance.left(["127.0.0.1"])
    assert left < trials.SECONDS_AT_ONCE - 1.9 * trials.LEAST_SECONDS  # stopped or failed at once, each counts
    monkeypatch.setattr(trials, "MOST_OF_ONE", 1)
    monkeypatch.setattr(server.service.card_trials, "_allowance", Used())
    assert try_it(ann).json()["code"] == "too-many-trials"
    server.run(server.service.card_trials.sweep)
    assert len(ann.get(f"{OF_HAGGLE}/trials").json()["trials"]) == 1
    kept = {path.name for path in (server.service.config.data / "trials").iterdir()}
    assert newest(ann)["id"] in kept
    assert len(kept) == rows_of(server, TRIALS)


class Used:
    """Nothing is left of what somebody may use."""

    def is_used_up(self, payers):
        return True


@pytest.mark.usefixtures("played_by_a_stand_in")
def test_a_trial_under_way_has_ended_when_the_server_comes_back(tmp_path):
    with running(tmp_path) as server:
        ann = Guest(server.url)
        cookies = ann.cookies()
        try_it(ann)
        until(lambda: newest(ann)["found"])
    with running(tmp_path) as server:
        again = Guest(server.url, None, session=cookies)
        assert (newest(again)["status"], newest(again)["found"]["games"]) == ("ended", 60)
        server.run(lambda: server.service.storage.writer.run(TRIALS.update().values(status="running")))
    with running(tmp_path) as server:  # as after a kill
        assert newest(Guest(server.url, None, session=cookies))["status"] == "ended"


@pytest.mark.slow
def test_the_program_plays_tells_and_writes_a_report_and_ends_with_whoever_has_started_it(tmp_path):
    content, before = json.loads(cards("haggle")), json.loads(cards("haggle", card__vase__copies=9))
    asked = {
        "game": "haggle",
        "content": content,
        "before": before,
        "seats": 2,
        "bot": "greedy",
        "games": 60,
        "seed": "1",
    }
    (tmp_path / "asked.json").write_text(json.dumps(asked))
    command = [sys.executable, "-m", "entrepot.arena.trial", str(tmp_path), "300"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    pipes["env"] = {**os.environ, "PYTHONPATH": str(TESTS.parent / "src")}
    with subprocess.Popen(command, **pipes) as process:
        lines = [trial_process._LINE.decode(line) for line in process.stdout]
        assert process.wait(PATIENCE) == 0
    found = lines[-1].found
    assert found is not None
    assert (found.games, found.is_last) == (60, True)
    assert {"length", "order/1", "order/2"} <= {one.name for one in found.differences}
    done = [line.step.done for line in lines if line.step is not None]
    assert done == sorted(done)
    report = (tmp_path / "report.html").read_text()
    assert 'id="versions"' in report
    assert 'id="cardlist-card"' in report
    assert sorted(path.name for path in tmp_path.iterdir()) == ["asked.json", "report.html"]
    with subprocess.Popen(command, **pipes) as process:
        assert process.stdout.readline()
        process.stdin.close()
        assert process.wait(PATIENCE) == 1
