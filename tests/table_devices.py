"""Somebody's devices: links to them, and what is known of them."""

from __future__ import annotations

import secrets
from typing import Any

import httpx
from table_server import Guest, Running

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


def token_of(who: Guest) -> str:
    answer = who.post("/api/me/links")
    assert answer.status_code == 200, answer.text
    assert answer.json()["qr"].startswith("data:image/svg+xml")
    return str(answer.json()["url"]).rpartition("#")[2]


def use(who: Guest, token: str, own: str | None = None) -> httpx.Response:
    return who.post("/api/link", token=token, own=own or secrets.token_urlsafe(16))


def second(server: Running, who: Guest) -> Guest:
    """Another device of somebody's."""
    phone = Guest(server.url, None)
    phone.http.headers["user-agent"] = FIREFOX
    answer = use(phone, token_of(who))
    assert answer.status_code == 200
    if "secure" not in answer.headers["set-cookie"].lower():
        return phone
    return Guest(server.url, None, session=plain(answer))  # it would send a cookie for TLS alone to no server here


def devices(who: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.get("/api/me/devices").json()["devices"]
    return found


def plain_session(server: Running, name: str) -> dict[str, str]:
    """Return the cookie of a new guest, though it is for TLS only."""
    return plain(Guest(server.url, None).post("/api/session", name=name, language="en"))


def plain(answer: httpx.Response) -> dict[str, str]:
    """Return the cookie that came with an answer, though it is for TLS only."""
    key, _, value = answer.headers["set-cookie"].partition(";")[0].partition("=")
    return {key: value}
