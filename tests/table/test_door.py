"""The door: by what names and from where the server is called, and that nothing a stranger sends makes it fail."""

from __future__ import annotations

import http.client
import json
import logging
import socket
from contextlib import closing
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from table_server import PATIENCE, Guest, Seat, running
from websockets.exceptions import InvalidStatus

from entrepot.table import logs
from entrepot.table.callers import grouped, origin_of
from entrepot.table.config import BadSetting, Config
from entrepot.table.limits import Limits
from entrepot.table.metering import Bill
from entrepot.table.security import Signer

ME = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
PUBLIC = "https://games.example.org"
BY_PROXY = {"host": "games.example.org", "origin": PUBLIC, "x-forwarded-for": "203.0.113.7"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("door")) as found:
        yield found


@pytest.fixture(scope="module")
def behind(tmp_path_factory):
    """A server that knows its public address and trusts a proxy on this machine."""
    with running(tmp_path_factory.mktemp("behind"), public_url=PUBLIC + "/", trusted_proxies=("127.0.0.1",)) as found:
        yield found


def introduce(server, **headers):
    body = {"name": "Ann", "language": "en"}
    return httpx.post(f"{server.url}/api/session", json=body, headers=headers, trust_env=False)


def test_behind_a_proxy_the_public_name_is_the_own_one(behind):
    answer = introduce(behind, **BY_PROXY)
    assert answer.status_code == 200
    assert "; secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    kept = introduce(behind, origin=PUBLIC, host=urlsplit(behind.url).netloc)  # a proxy that passes no name on
    assert kept.status_code == 200


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"origin": "http://games.example.org"}, "bad-origin"),
        ({"origin": "https://games.example.org:444"}, "bad-origin"),
        ({"origin": "https://games.example.org.evil.example"}, "bad-origin"),
        ({"origin": PUBLIC, "host": "evil.example"}, "bad-host"),
    ],
)
def test_behind_a_proxy_other_names_and_sites_stay_out(behind, headers, code):
    answer = introduce(behind, **{"host": "games.example.org", **headers})
    assert answer.json()["code"] == code
    if code == "bad-origin":
        assert "--public-url" in answer.json()["message"]
        with pytest.raises(InvalidStatus):
            Seat(behind.url, "any", None, additional_headers={"origin": headers["origin"]})


def test_the_public_origin_may_open_sockets(behind):
    cookie = introduce(behind, **BY_PROXY).headers["set-cookie"].partition(";")[0]  # by TLS alone a browser sends it
    ann = Guest(behind.url, None)
    ann.http.headers["cookie"] = cookie
    opened = ann.open("me", "bot:uniform")
    seat = Seat(behind.url, opened["table"], [], additional_headers={"origin": PUBLIC})
    assert seat.push["seat"] is None


def test_another_scheme_is_another_site_and_the_usual_port_is_the_same(server):
    assert introduce(server, origin=server.url.replace("http", "https")).status_code == 403
    assert introduce(server, origin=server.url.upper().replace("HTTP", "http")).status_code == 200
    assert origin_of("https://a.example") == origin_of("https://A.example:443") != origin_of("http://a.example")


@pytest.mark.parametrize(
    ("trusted", "codes"), [(("127.0.0.1",), [200] * 4), (("127.0.0.0/8",), [200] * 4), ((), [200, 200, 429, 429])]
)
def test_behind_a_trusted_proxy_each_client_has_its_own_limits(tmp_path, monkeypatch, trusted, codes):
    monkeypatch.setattr(Bill, "use", lambda *_: None)  # how long a call took shall not matter here
    with running(
        tmp_path, limits=Limits(share=0.01, at_once=4.0, patience=0.1, lag=1e9), trusted_proxies=trusted
    ) as server:
        clients = ["203.0.113.7", "203.0.113.8", "203.0.113.7", "203.0.113.8"]
        answers = [introduce(server, **{"x-forwarded-for": f"9.9.9.9, {client}"}) for client in clients]
        assert [answer.status_code for answer in answers] == codes


def test_addresses_are_counted_by_whom_they_belong_to():
    assert grouped("2001:db8:1:2:3:4:5:6") == grouped("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert grouped("2001:db8:1:3::1") != grouped("2001:db8:1:2::1")
    assert grouped("::ffff:203.0.113.7") == grouped("203.0.113.7") == "203.0.113.7"
    assert grouped("fe80::1%eth0") == "fe80::/64"
    assert grouped("some name") == "some name"


@pytest.mark.parametrize(
    "setting",
    [
        {"public_url": "games.example.org"},
        {"public_url": "https://games.example.org/entrepot"},
        {"public_url": "https://["},
        {"public_url": "ftp://games.example.org"},
        {"trusted_proxies": ("localhost",)},
        {"trusted_proxies": ("10.0.0.1/8",)},
        {"trusted_proxies": ("*",)},
    ],
)
def test_a_wrong_setting_is_told_before_anything_is_served(tmp_path, setting):
    with pytest.raises(BadSetting, match="should look like"):
        Config(data=tmp_path, **setting)


@pytest.mark.parametrize("damage", [b"", b"short", b"x" * 33])
def test_a_key_that_could_be_guessed_is_not_used(tmp_path, damage):
    (tmp_path / "session.key").write_bytes(damage)
    with pytest.raises(BadSetting, match=r"session\.key holds"):
        Signer.of(tmp_path)


def test_a_key_is_written_whole_and_kept(tmp_path):
    (tmp_path / "session.new").write_bytes(b"half")  # the power failed while one was made
    Signer.of(tmp_path)
    key = (tmp_path / "session.key").read_bytes()
    Signer.of(tmp_path)
    assert len(key) == 32
    assert [path.name for path in tmp_path.iterdir()] == ["session.key"]
    assert (tmp_path / "session.key").read_bytes() == key
    assert (tmp_path / "session.key").stat().st_mode & 0o77 == 0


def test_head_is_answered_as_get_is_without_a_body(server):
    for path in ("/", "/health", "/api/games", "/api/words/nl", "/none.txt"):
        get = httpx.get(server.url + path, trust_env=False, timeout=PATIENCE)
        head = httpx.head(server.url + path, trust_env=False, timeout=PATIENCE)
        assert (head.status_code, head.content) == (get.status_code, b"")
        assert head.headers["content-length"] == get.headers["content-length"]


def record(name, message, *args, level=logging.INFO, **extra):
    found = logging.LogRecord(name, level, "", 0, message, args, None)
    vars(found).update(extra)
    return found


def test_no_log_says_where_a_call_came_from_unless_asked_for(capsys, monkeypatch, tmp_path):
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    for addresses in (False, True):
        logs.set_up("info", addresses)
        with running(tmp_path) as server:
            opened = Guest(server.url).open("me", "bot:uniform")
            Guest(server.url, None).look(opened["table"])
            logging.getLogger("entrepot.table.routes").warning("shut out", extra={"address": "203.0.113.7"})
        lines = capsys.readouterr().err.splitlines()
        told = "\n".join(line for line in lines if json.loads(line)["from"].startswith(("entrepot", "uvicorn")))
        assert "shut out" in told
        assert ("127.0.0.1" in told, "203.0.113.7" in told) == (addresses, addresses)
        assert (opened["table"] in told) == addresses


def test_nobody_fills_the_log(server, capsys, monkeypatch):
    """What is not valid HTTP is one line, as the web server has it; a thousand of them are not."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    logs.set_up("info")

    def lines(calls):
        for _ in range(calls):
            with closing(socket.create_connection(tuple(urlsplit(server.url).netloc.split(":")))) as line:
                line.sendall(b"NONSENSE\r\n\r\n")
                while line.recv(4096):
                    pass
        told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
        return [line for line in told if "Invalid HTTP" in line["what"]]

    assert len(lines(logs.MOST_A_MINUTE + 20)) == logs.MOST_A_MINUTE
    monkeypatch.setattr(logs, "MINUTE", 0.0)
    assert [line["left_out"] for line in lines(1)] == [20]


def test_json_however_deep_is_a_bad_request_and_no_line_in_the_log(server, caplog):
    for body in ("[" * 200_000, '{"a":' * 60_000, "[" * 1_000 + "]" * 1_000):
        for path in ("session", "tables", "tables/x/sit", "tables/x/fork"):
            headers = {"content-type": "application/json"}
            answer = httpx.post(f"{server.url}/api/{path}", content=body, headers=headers, trust_env=False)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert [line for line in caplog.records if line.levelno >= logging.WARNING] == []


TEXT = st.text(st.characters(min_codepoint=0x20, max_codepoint=0xFF, exclude_characters="\x7f"), max_size=30)
NASTY = st.sampled_from(
    ["http://[", "[", "http://a:99999999", "null", "-1", "1" * 400, "chunked", "%", "\xff", ",;=", "a.b", "[" * 300]
)
HEADER_NAMES = (
    "host origin cookie content-type accept accept-encoding x-forwarded-for x-forwarded-proto if-none-match range "
    "entrepot-key authorization referer content-encoding accept-language upgrade connection"
)
HEADERS = st.dictionaries(
    st.sampled_from(HEADER_NAMES.split()),
    NASTY | TEXT | TEXT.map("entrepot_session={}".format),
    max_size=4,
)
PATHS = st.sampled_from(
    [
        "/", "/api/games", "/api/games/x/rules", "/api/words/x", "/api/me", "/api/session", "/api/tables", "/health",
        "/api/tables/x", "/api/tables/x/content", "/api/tables/x/sit", "/api/tables/x/void", "/api/tables/x/agree",
        "/api/tables/x/fork", "/api/tables/x/replay/0", "/api/tables/x/socket", "/schema", "/%00", "/%ff", "/a%2f..",
        "/api/tables?before=%00", "/api/tables?limit=-1", "/api/tables/%ED%A0%80",
    ]
)  # fmt: skip
METHODS = st.sampled_from(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"])
BODIES = st.binary(max_size=60) | NASTY.map(str.encode) | TEXT.map(lambda text: json.dumps({"name": text}).encode())


@settings(max_examples=250, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(METHODS, PATHS, HEADERS, BODIES)
@example("POST", "/api/session", {"origin": "http://["}, b"{}")
@example("POST", "/api/session", {"host": "[", "content-type": "application/json"}, b'{"name":"Ann"}')
@example("GET", "/api/tables/x/socket", {"origin": "http://[", "upgrade": "websocket", "connection": "upgrade"}, b"")
def test_no_header_and_no_body_makes_the_server_fail(behind, method, path, headers, body):
    port = urlsplit(behind.url).port
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as line:
        line.putrequest(method, path, skip_host="host" in headers, skip_accept_encoding=True)
        for name, value in {"content-length": str(len(body)), **headers}.items():
            line.putheader(name, value.encode("latin1"))
        line.endheaders(body)
        answer = line.getresponse()
        told = answer.read()
    assert answer.status < 500, told
    assert b"Traceback" not in told


def test_what_is_no_http_at_all_is_answered_or_cut_off(server):
    port = urlsplit(server.url).port
    for start in (
        b"\x16\x03\x01\x02\x00",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET  HTTP/1.1\r\n\r\n",
        b"\r\n" * 50 + b"x\r\n\r\n",
    ):
        with closing(socket.create_connection(("127.0.0.1", port), timeout=60)) as line:
            line.sendall(start)
            line.shutdown(socket.SHUT_WR)
            assert b" 500 " not in line.recv(4096)
    assert Guest(server.url, None).get("/health").status_code == 200
