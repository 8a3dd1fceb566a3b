"""How long an action takes to be on the screen, while other tables are live: from the click to the frame that shows it.

    .venv/bin/python bench/browser.py --url http://127.0.0.1:4000 --tables 100 --actions 150

Somebody plays Tradejack against bots in Chromium. Meanwhile the other tables, of one person and two bots each, are
played over sockets of their own: every person acts about two seconds after being asked.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import statistics
import threading
import time
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

from playwright.sync_api import Page, sync_playwright
from websockets.asyncio.client import connect

OPENER = build_opener(ProxyHandler({}))
SEATS = [{"kind": "friend"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "thrifty"}]
SLOWEST = 60_000
CLICK = """
async (action) => {
  const section = document.querySelector('.choices');
  const button = section.querySelector(`[data-action='${action}']`);
  if (!button || section.classList.contains('busy')) return null;
  const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const before = document.querySelector('.page').innerText;
  const begin = performance.now();
  button.click();
  if (!section.classList.contains('busy')) await new Promise((next) => setTimeout(next)); // the page marks it by itself
  if (!section.classList.contains('busy')) return null; // the click was asked about, or skipped ahead
  await new Promise((next) => {
    const look = () => section.classList.contains('busy') && section.isConnected || (observer.disconnect(), next());
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    look();
  });
  await painted();
  return document.querySelector('.page').innerText === before ? null : performance.now() - begin;
}
"""


class Crowd:
    """People at other tables, each with a socket; `acted` counts what they did."""

    def __init__(self, url: str, tables: int) -> None:
        self.url = url
        self.acted = 0
        self.slow: list[float] = []
        self._cookie = ""
        self._post("/api/session", {"name": "Crowd", "language": "en"})
        self._tables = [self._open() for _ in range(tables)]

    def start(self) -> None:
        threading.Thread(target=lambda: asyncio.run(self._play()), daemon=True).start()

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"content-type": "application/json", "cookie": self._cookie}
        with OPENER.open(Request(self.url + path, json.dumps(body).encode(), headers)) as answer:
            self._cookie = self._cookie or (answer.headers["set-cookie"] or "").partition(";")[0]
            return json.load(answer)

    def _open(self) -> tuple[str, str]:
        opened = self._post("/api/tables", {"game": "tradejack", "seats": SEATS})
        return opened["table"], opened["keys"][0]

    async def _play(self) -> None:
        await asyncio.gather(*(self._sit(table, key, seed) for seed, (table, key) in enumerate(self._tables)))

    async def _sit(self, table: str, key: str, seed: int) -> None:
        rng = random.Random(seed)
        while True:  # a game that is over makes room for another
            address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            async with connect(address, max_size=None, proxy=None) as socket:
                await socket.send(json.dumps({"type": "hello", "keys": [key], "text": False}))
                await self._talk(socket, rng)
            table, key = await asyncio.to_thread(self._open)

    async def _talk(self, socket: Any, rng: random.Random) -> None:
        answered = None
        while True:
            message = json.loads(await socket.recv())
            if message["type"] != "push":
                continue
            if message["outcome"] is not None:
                return
            number = message["prompt"]["number"]
            if number is not None and number != answered:
                answered = number
                asyncio.get_running_loop().create_task(self._act(socket, message, rng))

    async def _act(self, socket: Any, push: dict[str, Any], rng: random.Random) -> None:
        await asyncio.sleep(rng.uniform(1.0, 3.0))
        action = rng.choice([choice["action"] for choice in push["actions"]][:4])
        act = {"type": "act", "seat": push["seat"], "prompt": push["prompt"]["number"], "id": str(rng.random())}
        await socket.send(json.dumps({**act, "action": action}))
        self.acted += 1


def sit_down(page: Page, url: str) -> None:
    page.goto(url)
    if page.get_by_label("What is your name").or_(page.get_by_role("textbox")).count():
        page.get_by_role("textbox").fill("Ann")
        page.keyboard.press("Enter")
    poster = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Tradejack", exact=True))
    poster.get_by_role("button", name="Play now").click()


def measure(page: Page, url: str, count: int) -> list[float]:
    """Play game after game and return the milliseconds of each action, as far as it was plainly to be seen."""
    found: list[float] = []
    offered = "[...document.querySelectorAll('.choices [data-action]')].map((button) => button.dataset.action)"
    rng = random.Random(1)
    while len(found) < count:
        if page.locator(".receipt").count() or "/table/" not in page.url:
            sit_down(page, url)
        actions = page.evaluate(offered)
        if actions:
            took = page.evaluate(CLICK, rng.choice(actions[:4]))
            if took is not None:
                found.append(took)
        page.wait_for_timeout(300)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="From the click to the frame that shows the action, with tables live.")
    parser.add_argument("--url", default="http://127.0.0.1:4000")
    parser.add_argument("--tables", type=int, default=100, help="tables that are live, the browser's own included")
    parser.add_argument("--actions", type=int, default=150, help="actions to measure")
    wanted = parser.parse_args()
    crowd = Crowd(wanted.url, wanted.tables - 1)
    crowd.start()
    time.sleep(5)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.set_default_timeout(SLOWEST)
        before, begun = crowd.acted, time.monotonic()
        found = sorted(measure(page, wanted.url, wanted.actions))
        rate = (crowd.acted - before) / (time.monotonic() - begun)
        browser.close()
    p95, p99 = (found[min(len(found) - 1, round(len(found) * part))] for part in (0.95, 0.99))
    print(f"{len(found)} actions in the browser, {wanted.tables} tables live, {rate:.0f} a second by other people")
    print(f"p50 {statistics.median(found):.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms, longest {found[-1]:.0f} ms")


if __name__ == "__main__":
    main()
