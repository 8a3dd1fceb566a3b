"""What Prometheus reads of a server, who may read it, and by which id a call is found in the log."""

from __future__ import annotations

import json
import logging

from prometheus_client.parser import text_string_to_metric_families
from table_server import Guest, running

from entrepot.table import logs


def read(guest):
    answer = guest.get("/metrics")
    assert answer.status_code == 200, answer.text
    families = text_string_to_metric_families(answer.text)
    return {(sample.name, *sample.labels.values()): sample.value for family in families for sample in family.samples}


def test_what_is_played_and_refused_is_counted_and_nobody_named(tmp_path):
    with running(tmp_path) as server:
        ann = Guest(server.url, "Annabel")
        before = read(ann)
        opened = ann.open("me", "bot:greedy")
        seat = ann.look(opened["table"], *filter(None, opened["keys"]))
        seat.until_asked()
        assert seat.act(seat.choices[0])["type"] == "done"
        seat.say(type="nonsense")
        assert seat.until("refused")["code"] == "bad-message"
        assert ann.get("/api/tables/none").status_code == 404
        after = read(ann)
        assert after["entrepot_actions_total",] > before["entrepot_actions_total",]
        told = [after[f"entrepot_{name}",] for name in ("sockets", "tables_in_memory", "storing")]
        assert told == [1, 1, 1]
        assert after["entrepot_free_bytes",] > 0
        assert after["entrepot_refused_total", "no-table"] == 1
        assert after["entrepot_refused_total", "bad-message"] == 1
        calls = {name[1:]: count for name, count in after.items() if name[0] == "entrepot_requests_total"}
        assert any("/api/tables/{table_id}" in name for name in calls), calls  # by route, and not by table
        text = ann.get("/metrics").text
        assert "Annabel" not in text
        assert opened["table"] not in text


def test_only_those_who_run_the_server_read_it(tmp_path):
    with running(tmp_path, metrics_for=("127.0.0.2/32",)) as server:
        assert Guest(server.url, None, source="127.0.0.2").get("/metrics").status_code == 200
        elsewhere = Guest(server.url, None, source="127.0.0.3").get("/metrics")
        assert elsewhere.status_code == 403
        assert "--metrics-for" in elsewhere.text
        ann = Guest(server.url, None, source="127.0.0.2")
        for header in ("x-forwarded-for", "forwarded"):  # of a proxy that nobody has named
            assert ann.http.get("/metrics", headers={header: "127.0.0.2"}).status_code == 403
    with running(tmp_path / "proxied", trusted_proxies=("127.0.0.1",)) as server:
        proxy = Guest(server.url, None)
        assert proxy.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 403


def test_a_call_has_an_id_from_the_proxy_or_from_us_that_stands_in_the_log(tmp_path, caplog):
    with running(tmp_path) as server:
        ann = Guest(server.url, None)
        own = [ann.get("/health").headers["x-request-id"] for _ in range(2)]
        assert len(set(own)) == 2
        given = ann.http.get("/health", headers={"x-request-id": "from-the-balancer.7"})
        assert given.headers["x-request-id"] == "from-the-balancer.7"
        for wrong in ("a b", "x" * 65, "{}"):
            assert ann.http.get("/health", headers={"x-request-id": wrong}).headers["x-request-id"] != wrong
    logs.begin_request([(b"x-request-id", b"seen")])
    record = logging.LogRecord("entrepot", logging.INFO, __file__, 1, "something", (), None)
    assert json.loads(logs.JsonLines().format(record))["request"] == "seen"
