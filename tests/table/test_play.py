"""People and bots play whole games over HTTP and sockets."""

from __future__ import annotations

import pytest
from table_server import Guest, running

from entrepot.files import record as records


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("play")) as found:
        yield found


def play_out(seat):
    """Take the last of the choices until the game is over."""
    while seat.push["outcome"] is None:
        seat.until_asked()
        if seat.number is not None:
            assert seat.act(seat.choices[-1] if len(seat.choices) < 4 else seat.choices[0])["type"] == "done"


def test_a_game_against_bots_goes_to_its_end_and_its_record_holds(server):
    ann = Guest(server.url)
    table = ann.open("me", "bot:greedy", "bot:thrifty")
    assert [key is None for key in table["keys"]] == [False, True, True]
    seat = ann.look(table["table"], table["keys"][0])
    assert seat.table["seats_held"] == [0]
    assert seat.push["proof"] is None
    play_out(seat)
    assert len(seat.push["outcome"]["scores"]) == 3
    assert seat.push["proof"]["promise"] == seat.table["promise"]
    seat.news()
    assert seat.table["status"] == "over"
    found = records.parse(ann.get(f"/api/tables/{table['table']}/record").text)
    assert found.promise == seat.table["promise"]
    assert records.replay(found).outcome() == seat.push["outcome"]
