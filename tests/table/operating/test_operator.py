"""What `entrepot admin` sees in a folder, and what it has a server do."""

from __future__ import annotations

import json
import logging
from contextlib import closing

import msgspec
import pytest
from postgres import EVERYWHERE, of_a_file
from table_server import Guest, Seat, running
from typer.testing import CliRunner

from entrepot.cli.main import app
from entrepot.table import logs
from entrepot.table.operating import looking
from entrepot.table.operating.bans import Ban
from entrepot.table.operating.columns import BANS
from entrepot.table.statements import upsert
from entrepot.table.trouble import BadDatabase

DONE = "Done.\n"


def admin(folder, *words):
    done = CliRunner().invoke(app, ["admin", *map(str, words), "--data", str(folder)])
    assert "Traceback" not in done.output
    return done


def listed(folder, *words):
    return json.loads(admin(folder, *words, "--json").stdout)


def guest_of(folder, table, seat):
    return listed(folder, "tables", table)[seat]["guests"]


def cookie_of(guest):
    return {"cookie": "; ".join(f"{name}={value}" for name, value in guest.cookies().items())}


def status_of(guest, table):
    return guest.get(f"/api/tables/{table}").json()["status"]


@pytest.fixture
def server(tmp_path):
    with running(tmp_path) as server:
        yield server


def test_tables_and_people_are_listed(server, tmp_path):
    ann = Guest(server.url, "Ann Other")
    opened = ann.open("me", "bot:greedy")
    ann.look(opened["table"], *filter(None, opened["keys"])).close()
    (table,) = listed(tmp_path, "tables", "--status", "playing")
    assert (table["id"], table["game"]) == (opened["table"], "tradejack")
    assert "Ann Other" in admin(tmp_path, "tables").stdout
    (player,) = listed(tmp_path, "players", "--name", "ann")
    assert player["guest"] == guest_of(tmp_path, opened["table"], 0)
    assert listed(tmp_path, "tables", "--status", "over") == []
    sizes = listed(tmp_path, "sizes")
    assert sizes["tables"] == 1
    assert sizes["bytes"] > 0
    assert admin(tmp_path, "bans").stdout == "There are none.\n"


def test_people_are_found_by_a_name_with_any_letters(server, tmp_path):
    ann = Guest(server.url, "Änne 100%")
    opened = ann.open("me", "bot:greedy")
    ann.look(opened["table"], *filter(None, opened["keys"])).close()
    assert [len(listed(tmp_path, "players", "--name", part)) for part in ("Änne", "00%", "0%0", "n_e")] == [1, 1, 0, 0]
    (line,) = admin(tmp_path, "players", "--name", "x" * 60_000).output.splitlines()  # more than a question may have
    assert line.startswith("There are none" if EVERYWHERE else "entrepot: ")  # PostgreSQL takes it


def test_a_ban_ends_on_a_day_that_there_is(server, tmp_path):
    for days in ("0", "1e9", "inf", "nan"):
        refused = admin(tmp_path, "ban", "203.0.113.7", "--days", days, "--reason", "x")
        assert (refused.exit_code, "leave it out for good" in refused.output) == (2, True)
    assert admin(tmp_path, "tables", "--most", "1" * 30).exit_code == 2
    ban = Ban("203.0.113.7", 0.0, 1e15, "x")  # as earlier programs took it
    server.run(lambda: server.service.storage.writer.run(upsert(BANS, msgspec.structs.asdict(ban))))
    assert [line["until"] for line in listed(tmp_path, "bans")] == [None]


def test_a_game_is_held_released_and_ended(server, tmp_path):
    ann = Guest(server.url)
    opened = ann.open("me", "bot:greedy")
    keys = [*filter(None, opened["keys"])]
    seat = ann.look(opened["table"], *keys)
    assert admin(tmp_path, "hold", opened["table"], "--reason", "We look into it.").stdout == DONE
    assert seat.to_end()[1] == 1012
    back = ann.look(opened["table"], *keys)
    assert back.push["prompt"]["message"]["args"]["why"] == "We look into it."
    assert back.act("pass")["code"] == "frozen"
    assert status_of(ann, opened["table"]) == "frozen"
    assert admin(tmp_path, "release", opened["table"]).stdout == DONE
    seat = ann.look(opened["table"], *keys)
    seat.until_asked()
    assert seat.act(seat.choices[0])["type"] == "done"
    assert admin(tmp_path, "end", opened["table"], "--reason", "Both of you asked for it.").stdout == DONE
    assert status_of(ann, opened["table"]) == "void"
    again = admin(tmp_path, "end", opened["table"], "--reason", "once more")
    assert again.exit_code == 1
    assert "ended already" in again.output
    assert admin(tmp_path, "release", opened["table"]).exit_code == 1


def test_a_banned_guest_and_a_banned_address_stay_out_until_that_is_over(tmp_path):
    now = [1_000_000.0]
    with running(tmp_path, clock=lambda: now[0]) as server:
        ann, bob = Guest(server.url, source="127.0.0.2"), Guest(server.url, "Bob", source="127.0.0.3")
        opened = ann.open("me", "friend", is_full=False)
        key = bob.sit(opened["table"], opened["keys"][1])
        seat = bob.look(opened["table"], key)
        who = guest_of(tmp_path, opened["table"], 1)
        assert admin(tmp_path, "ban", who, "--days", 1, "--reason", "No insults here.").stdout == DONE
        refused = bob.get("/api/tables")
        assert refused.status_code == 403
        assert refused.json()["code"] == "banned"
        assert "insults" in refused.text
        assert seat.to_end()[1] == 1012
        back = Seat(server.url, opened["table"], None, additional_headers=cookie_of(bob))
        back.say(type="hello", keys=[key])
        assert back.to_end() == ([], 1008)
        assert not listed(tmp_path, "tables", opened["table"])[1]["taken"]
        assert ann.get("/api/tables").status_code == 200
        now[0] += 86_401.0
        assert bob.get("/api/tables").status_code == 200

        assert admin(tmp_path, "ban", "127.0.0.2", "--reason", "Enough.").stdout == DONE
        assert ann.get("/api/tables").status_code == 403
    with running(tmp_path, clock=lambda: now[0]) as server:
        assert Guest(server.url, None, source="127.0.0.2").get("/api/tables").json()["code"] == "banned"
        assert Guest(server.url, None, source="127.0.0.2").get("/health").status_code == 200
        assert admin(tmp_path, "unban", "127.0.0.2").stdout == DONE
        Guest(server.url, "Ann", source="127.0.0.2")
        nobody = admin(tmp_path, "ban", "nobody", "--reason", "x")
        assert nobody.exit_code == 1
        assert "neither an address nor a guest" in nobody.output


def test_somebody_is_forgotten_who_asked_by_letter(server, tmp_path):
    ann = Guest(server.url, "Annabel")
    opened = ann.open("me", "bot:greedy")
    assert admin(tmp_path, "forget", guest_of(tmp_path, opened["table"], 0)).stdout == DONE
    ann.http.cookies.clear()
    with closing(Guest(server.url, "Carl")) as carl:
        for _ in range(100):
            if "Annabel" not in carl.get(f"/api/tables/{opened['table']}").text:
                break
        else:
            pytest.fail("the name is still there")


def test_an_order_waits_for_the_next_server(tmp_path, monkeypatch):
    monkeypatch.setattr(looking, "ANSWER_SECONDS", 0.2)
    with running(tmp_path) as server:
        opened = Guest(server.url).open("me", "bot:greedy")
    told = admin(tmp_path, "end", opened["table"], "--reason", "The club is closed.")
    assert told.exit_code == 0
    assert "No server answers" in told.stdout
    with running(tmp_path) as server:
        ann = Guest(server.url)
        for _ in range(200):
            if status_of(ann, opened["table"]) == "void":
                break
        else:
            pytest.fail("it goes on")


def test_an_order_that_cannot_be_understood_holds_up_no_other(server, tmp_path):
    opened = Guest(server.url).open("me", "bot:greedy")
    with pytest.raises(BadDatabase, match="server's log"):
        looking.Looking(tmp_path).order("end", reason="of which table?")
    assert admin(tmp_path, "end", opened["table"], "--reason", "x").stdout == DONE


def test_the_log_names_nobody_who_is_banned(server, tmp_path, caplog):
    caplog.set_level(logging.INFO)
    assert admin(tmp_path, "ban", "198.51.100.7", "--reason", "Enough.").stdout == DONE
    lines = [logs.JsonLines().format(record) for record in caplog.records]
    assert any('"verb": "ban"' in line for line in lines)
    assert "198.51.100.7" not in "".join(lines)


def test_with_a_new_session_key_everybody_is_new_and_keeps_their_seats(tmp_path):
    with running(tmp_path) as server:
        ann = Guest(server.url)
        opened = ann.open("me", "bot:greedy")
        assert admin(tmp_path, "new-session-key").exit_code == 1  # a server has the folder
        cookies = ann.cookies()
    assert "The pages of 0 players have new addresses." in admin(tmp_path, "new-session-key").stdout
    with running(tmp_path) as server:
        stolen = Guest(server.url, None, session=cookies)
        assert stolen.get("/api/tables").status_code == 401
        seat = Guest(server.url, "Ann").look(opened["table"], *filter(None, opened["keys"]))
        seat.until_asked()
        assert seat.act(seat.choices[0])["type"] == "done"


@of_a_file
def test_a_folder_without_a_database_is_told_from_one_of_a_server(tmp_path):
    assert "has no entrepot.db" in admin(tmp_path, "tables").output


def test_wrong_words_are_told_in_a_sentence(tmp_path):
    with running(tmp_path):
        assert "no table 'none'" in admin(tmp_path, "end", "none", "--reason", "x").output
        assert admin(tmp_path, "end", "none").exit_code == 2
