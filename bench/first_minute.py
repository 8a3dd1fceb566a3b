"""The first minute: from a clone to a game, with a stopwatch.

    python3 bench/first_minute.py                  # as a new user: everything is fetched, the compiled build is awaited
    python3 bench/first_minute.py --until prompt   # stops at the first question
    python3 bench/first_minute.py --node wheel     # as on a machine without a Node that will do

It clones this checkout, as committed, into a temporary folder, with empty caches of pip, uv and npm, says `make play`
there without a browser, and prints a table, or with `--json` the figures. It runs in any Python 3.11 or newer.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 3600.0
GAME = "tradejack"
TEXT, CLOSE = 1, 8
"""Kinds of frames of a WebSocket."""
FIGURES = {
    "page_s": "seconds to the first answered page",
    "prompt_s": "seconds to the first question at a table",
    "compiled_s": "seconds to the compiled build",
    "received_mb": "MB received from the network until the first question",
    "received_compiled_mb": "MB received until the compiled build",
    "disk_mb": "MB on disk at the first question, sources and node_modules included",
    "disk_compiled_mb": "MB on disk with the compiled build",
    "caches_mb": "MB in the caches of pip, uv and npm, outside the folder",
}


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--until", choices=["prompt", "compiled"], default="compiled")
    parser.add_argument("--node", choices=["machine", "wheel"], default="machine")
    parser.add_argument("--python", default=sys.executable, help="what `make play` runs")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="first-minute-") as folder:
        figures = measure(Path(folder), chosen)
    if chosen.json:
        print(json.dumps(figures, indent=1))
        return
    for name, text in FIGURES.items():
        if name in figures:
            print(f"{figures[name]:8.1f}  {text}")
    print(f"          ({os.cpu_count()} cores, load {figures['load']:.1f}, {chosen.node}'s Node)")


def measure(folder: Path, chosen: argparse.Namespace) -> dict[str, Any]:
    """Return the figures of one first time."""
    checkout = folder / "entrepot"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(checkout)], check=True)
    port = free_port()
    command = ["make", "play", f"PYTHON={chosen.python}", f"ARGS=--no-browser --port {port}"]
    figures: dict[str, Any] = {"load": os.getloadavg()[0]}
    received, began = received_bytes(), time.monotonic()
    playing = subprocess.Popen(
        command,
        cwd=checkout,
        env=environment(folder, chosen),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    said = Said(playing)
    try:
        site = Site(f"http://127.0.0.1:{port}")
        wait(site.answers, playing)
        figures["page_s"] = time.monotonic() - began
        site.first_question()
        figures["prompt_s"] = time.monotonic() - began
        figures |= {"received_mb": (received_bytes() - received) / 1e6, "disk_mb": on_disk(checkout)}
        if chosen.until == "compiled":
            wait(lambda: said.has("the compiled build is ready"), playing)
            figures["compiled_s"] = time.monotonic() - began
            figures["received_compiled_mb"] = (received_bytes() - received) / 1e6
            figures["disk_compiled_mb"] = on_disk(checkout)
    finally:
        os.killpg(playing.pid, signal.SIGINT)
        playing.wait(60)
    figures["caches_mb"] = on_disk(folder / "caches")
    return figures


def environment(folder: Path, chosen: argparse.Namespace) -> dict[str, str]:
    """Return what `make play` is started with: caches of its own, tables of its own and, if so chosen, no Node."""
    caches = {"PIP_CACHE_DIR": "pip", "UV_CACHE_DIR": "uv", "npm_config_cache": "npm"}
    own = {name: str(folder / "caches" / cache) for name, cache in caches.items()}
    path = os.environ["PATH"]
    if chosen.node == "wheel":
        (folder / "bin").mkdir()
        (folder / "bin" / "node").write_text("#!/bin/sh\necho v18.0.0\n")
        (folder / "bin" / "node").chmod(0o755)
        path = f"{folder / 'bin'}{os.pathsep}{path}"
    return {**os.environ, **own, "PATH": path, "XDG_DATA_HOME": str(folder / "data")}


class Said:
    """What `make play` prints, passed on to stderr."""

    def __init__(self, playing: subprocess.Popen[str]) -> None:
        self._lines: list[str] = []
        threading.Thread(target=self._listen, args=(playing,), daemon=True).start()

    def has(self, words: str) -> bool:
        """Say whether some line had these words."""
        return any(words in line for line in self._lines)

    def _listen(self, playing: subprocess.Popen[str]) -> None:
        assert playing.stdout is not None
        for line in playing.stdout:
            self._lines.append(line)
            print(line, end="", file=sys.stderr)


class Site:
    """The server, as a browser meets it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._opener = build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar()))

    def answers(self) -> bool:
        """Say whether the lobby's page comes, with the client in it."""
        try:
            with self._opener.open(self.url, timeout=5) as page:
                return b"<script" in page.read()
        except OSError:
            return False

    def call(self, path: str, **body: Any) -> Any:
        """Return the answer to a call."""
        content = {"content-type": "application/json"}
        with self._opener.open(Request(self.url + path, json.dumps(body).encode(), content), timeout=60) as answer:
            return json.load(answer)

    def first_question(self) -> None:
        """Sit down with a bot, and return once something is asked at the table's socket."""
        self.call("/api/session", name="Ann", language="en")
        opened = self.call("/api/tables", game=GAME, seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
        while not self._is_asked(opened["table"], opened["keys"][0]):
            time.sleep(0.5)  # a server with too much to do closes sockets, and is called again, as the client does

    def _is_asked(self, table: str, key: str) -> bool:
        host, _, port = self.url.rpartition("/")[2].partition(":")
        with socket.create_connection((host, int(port)), timeout=60) as line:
            upgrade(line, f"{host}:{port}", f"/api/tables/{table}/socket")
            send(line, {"type": "hello", "keys": [key], "seq": 0})
            reader = line.makefile("rb")
            while True:
                kind, body = frame(reader)
                if kind == CLOSE:
                    return False
                message = json.loads(body) if kind == TEXT else {"type": ""}
                if message["type"] == "push" and message["prompt"]["number"] is not None:
                    return True


def upgrade(line: socket.socket, host: str, path: str) -> None:
    """Make a WebSocket of a connection."""
    key = base64.b64encode(os.urandom(16)).decode()
    head = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    line.sendall("\r\n".join([*head, f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    assert b" 101 " in answer, answer


def send(line: socket.socket, message: dict[str, Any]) -> None:
    """Send a short message, masked with zeros, as the protocol of WebSockets asks of clients."""
    body = json.dumps(message).encode()
    assert len(body) < 65_536
    length = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
    line.sendall(b"\x81" + length + bytes(4) + body)


def frame(reader: Any) -> tuple[int, bytes]:
    """Return the kind and the body of the next frame; the server sends each message as one."""
    head = reader.read(2)
    if len(head) < 2:
        return CLOSE, b""
    kind, length = head
    if length >= 126:
        length = int.from_bytes(reader.read(2 if length == 126 else 8), "big")
    return kind & 0x0F, bytes(reader.read(length))


def wait(ready: Any, playing: subprocess.Popen[str]) -> None:
    """Wait until something is so, while the program runs."""
    end = time.monotonic() + PATIENCE
    while not ready():
        if playing.poll() is not None or time.monotonic() > end:
            sys.exit(f"first_minute: `make play` has ended with status {playing.returncode}")
        time.sleep(0.1)


def free_port() -> int:
    """Return a port that nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def received_bytes() -> int:
    """Return what all network cards but the loopback have received, by whatever program; 0 where Linux does not say."""
    counts = Path("/proc/net/dev")
    lines = counts.read_text().splitlines()[2:] if counts.exists() else []
    return sum(int(line.split(":")[1].split()[0]) for line in lines if not line.strip().startswith("lo:"))


def on_disk(folder: Path) -> float:
    """Return the MB that a folder's files take, each counted once however many names it has."""
    seen = {}
    for place, _, names in os.walk(folder):
        for name in names:
            with contextlib.suppress(FileNotFoundError):  # the build goes on meanwhile
                told = os.lstat(os.path.join(place, name))
                seen[told.st_ino] = told.st_blocks * 512
    return sum(seen.values()) / 1e6


if __name__ == "__main__":
    main()
