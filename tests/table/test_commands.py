"""`entrepot serve` and `entrepot play` as a user starts them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from table_server import PATIENCE, Guest, close_all

from entrepot.cli import play
from entrepot.table import server
from entrepot.table.limits import UNLIMITED
from entrepot.table.server import PortTaken, listen

SOURCE = Path(__file__).resolve().parents[2] / "src"


@contextmanager
def command(*arguments, **environment):
    """Run the command line until the test is done with it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "entrepot", *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(SOURCE), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        close_all()
        if process.poll() is None:
            process.kill()
        process.wait(PATIENCE)
        process.stdout.close()
        process.stderr.close()


def test_who_plays_on_their_own_machine_is_never_sent_away(tmp_path, monkeypatch):
    """It may be busy: the compiled build is made while they play."""
    served = []
    monkeypatch.setattr(server, "serve", lambda config, ready: served.append(config))
    play.run(data=tmp_path, browser=False)
    assert served[0].is_private
    assert served[0].limits == UNLIMITED


@pytest.mark.slow
def test_play_serves_and_opens_the_browser_and_the_second_time_finds_it_running(tmp_path):
    page = tmp_path / "page"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {page}\n')
    browser.chmod(0o755)
    environment = {"XDG_DATA_HOME": str(tmp_path), "BROWSER": str(browser)}
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    with command("play", "--port", port, **environment) as first:
        line = first.stdout.readline()
        assert f"http://127.0.0.1:{port}/" in line
        with command("play", "tradejack", "--port", port, **environment) as second:
            assert second.wait(3 * PATIENCE) == 0  # it has to start first
            assert "running already" in second.stdout.read()
        end = time.monotonic() + PATIENCE
        while len(page.read_text().split() if page.exists() else []) < 2 and time.monotonic() < end:
            time.sleep(0.05)
        assert page.read_text().split() == [f"http://127.0.0.1:{port}/", f"http://127.0.0.1:{port}/game/tradejack"]
        first.terminate()
        assert first.wait(PATIENCE) == 0
    assert (tmp_path / "entrepot" / "entrepot.db").exists()


@pytest.mark.slow
def test_serve_logs_lines_of_json_and_stops_in_order(tmp_path):
    with command("serve", "--port", 0, "--data", tmp_path, "--limit", "lag=1e9") as served:
        url = served.stdout.readline().split()[-1]
        ann = Guest(url)
        opened = ann.open("me", "friend")
        seat = ann.look(opened["table"], opened["keys"][0])
        served.terminate()
        assert seat.to_end()[1] == 1012
        assert served.wait(PATIENCE) == 0
        lines = [json.loads(line) for line in served.stderr.read().splitlines() if line.startswith("{")]
        assert [line["what"] for line in lines if line["from"].startswith("entrepot")] == ["started", "stopped"]


def test_a_port_that_is_taken_is_told_in_a_sentence():
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        with pytest.raises(PortTaken, match="--port"):
            listen("127.0.0.1", taken.getsockname()[1])
