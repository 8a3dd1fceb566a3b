"""Messages over a socket that are none."""

from __future__ import annotations

import pytest
from table_server import Guest, Seat, running


@pytest.fixture
def server(tmp_path):
    with running(tmp_path) as found:
        yield found


def test_a_message_that_is_nested_deeper_than_any_is_refused_in_words(server, caplog):
    ann = Guest(server.url)
    seat = Seat(server.url, ann.open("me", "friend")["table"], None)
    seat.socket.send('{"type":' * 8_000)
    assert seat.hear()["code"] == "bad-message"
    assert "defect" not in caplog.text
