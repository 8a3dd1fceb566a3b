"""The API does what its published schema says, whatever is sent: Schemathesis makes the calls."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance
from table_server import Guest, running

from entrepot.table.app import create_app
from entrepot.table.columns import TABLES
from entrepot.table.config import Config
from entrepot.table.schemas import published

pytestmark = [
    pytest.mark.slow,
    # the server runs in this process and draws numbers while Hypothesis looks whether its strategies do
    pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies"),
]
OPENAPI = published(create_app(Config(data=Path("unused"))).openapi_schema.to_schema())
ANYTHING = schemathesis.openapi.from_dict(OPENAPI)
ANYTHING.config.checks.allow_header_conformance.enabled = (
    False  # Litestar answers OPTIONS by itself, and may leave POST out
)
ANYTHING.config.checks.negative_data_rejection.expected_statuses.append("413")  # too large to be looked at
WELL_FORMED = schemathesis.openapi.from_dict(OPENAPI)
WELL_FORMED.config.generation.update(modes=[schemathesis.GenerationMode.POSITIVE])
TOO_LONG = b"Invalid HTTP request received."
"""What the web server says, before any of our own code, of an address that is longer than it takes."""
FEW = settings(max_examples=20, derandomize=True, suppress_health_check=list(HealthCheck))


class Site:
    """A server, somebody with a session there, and tables of every status, with the key of a seat of each."""

    def __init__(self, server):
        self.server = server
        self.ann = Guest(server.url)
        self.tables = [self._playing(), self._finished(), self._frozen()]

    def call(self, case):
        answer = case.call(base_url=self.server.url, cookies=dict(self.ann.http.cookies))
        if answer.content == TOO_LONG:
            assert answer.status_code == 400
            return
        # what no schema can say is refused under a code of its own
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])
        if case.meta.generation.mode.is_positive and answer.status_code == 400:
            assert answer.json()["code"] != "bad-request"

    def _playing(self):
        opened = self.ann.open("me", "friend")
        return opened["table"], opened["keys"][0]

    def _finished(self):
        opened = self.ann.open("me", "screen", options={"length": "quick-4"})
        seats = [self.ann.look(opened["table"], key) for key in opened["keys"]]
        while seats[0].push["outcome"] is None:
            for seat in seats:
                seat.news()
                if seat.number is not None:
                    seat.act(seat.choices[0])
        return opened["table"], opened["keys"][0]

    def _frozen(self):
        opened = self.ann.open("me", "friend", "bot:uniform")
        chosen = TABLES.update().where(TABLES.c.id == opened["table"])
        writer = self.server.service.storage.writer
        self.server.run(lambda: writer.run(chosen.values(status="void")))
        self.ann.look(opened["table"], opened["keys"][0])
        self.server.service.tables.in_memory(opened["table"]).become(status="frozen")
        return opened["table"], opened["keys"][0]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with running(tmp_path_factory.mktemp("api")) as server:
        yield Site(server)


@ANYTHING.parametrize()
@FEW
def test_whatever_is_called_gets_an_answer_as_published(site, case):
    site.call(case)


@WELL_FORMED.include(path_regex="{").parametrize()
@FEW
def test_calls_about_what_there_is_get_answers_as_published(site, case):
    body = case.body if isinstance(case.body, dict) else {}
    chance = zlib.crc32(repr(sorted(body.items())).encode())
    table, key = site.tables[chance % len(site.tables)]
    first = chance % 50
    plies = {"ply": first, "first": first, "last": first + chance % 9}
    real = {
        "table_id": table,
        "game": "tradejack",
        "lesson": "first",
        "meeting": "none",
        "player": "none",
        "language": "nl",
        "channel": "none",
        "version": "none",
        "trial": "none",
        "cards": "none",
        "token": "none",
        "seat": chance % 3,
        "number": 1 + chance % 5,
        **plies,
    }
    case.path_parameters = {name: real[name] for name in case.path_parameters}
    if "key" in body:
        case.body = {**body, "key": key}
    site.call(case)
