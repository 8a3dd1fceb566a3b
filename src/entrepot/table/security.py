"""Who may do what: signed sessions, the keys of seats, where a call comes from, and what browsers are told."""

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from entrepot.table.config import LOOPBACK
from entrepot.table.wire import Language

COOKIE: Final = "entrepot_session"
COOKIE_SECONDS: Final = 400 * 86_400

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
"""With every answer. Nothing is loaded from elsewhere, nothing runs that is not a file of the client."""


class Session(msgspec.Struct, frozen=True):
    """A guest, as the cookie holds one."""

    guest: str
    name: str
    language: Language


class Signer:
    """Seals sessions with a key of the server's own."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def of(cls, folder: Path) -> "Signer":
        """Return the signer of a data folder; its key is made at the first time, readable by its owner alone."""
        path = folder / "session.key"
        try:
            descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            return cls(path.read_bytes())
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(32))
        return cls(path.read_bytes())

    def seal(self, session: Session) -> str:
        """Return a session as the value of a cookie."""
        body = base64.urlsafe_b64encode(msgspec.json.encode(session)).decode()
        return f"{body}.{self._mark(body)}"

    def open(self, value: str | None) -> Session | None:
        """Return the session that a cookie holds; None if it holds none of ours."""
        body, _, mark = (value or "").partition(".")
        if not body or not hmac.compare_digest(mark.encode(), self._mark(body).encode()):
            return None
        try:
            return msgspec.json.decode(base64.urlsafe_b64decode(body), type=Session)
        except (ValueError, msgspec.MsgspecError):
            return None

    def _mark(self, body: str) -> str:
        return hmac.new(self._key, body.encode(), hashlib.sha256).hexdigest()


def new_guest() -> str:
    """Return the id of a new guest."""
    return secrets.token_hex(16)


def new_table_id() -> str:
    """Return an id that cannot be guessed: whoever has it may look on."""
    return secrets.token_hex(10)


def new_key() -> str:
    """Return the key of a seat: 128 bits."""
    return secrets.token_urlsafe(16)


def key_hash(key: str) -> bytes:
    """Return what the server keeps of a key."""
    return hashlib.sha256(key.encode()).digest()


def is_own_origin(origin: str | None, host: str | None) -> bool:
    """Say whether a call may come from there. Programs that are no browsers send no origin."""
    return origin is None or (origin != "null" and urlsplit(origin).netloc == host)


def is_own_host(host: str | None) -> bool:
    """Say whether a host names this machine: other names, pointed at it by some page, get nothing."""
    try:
        return urlsplit(f"//{host}").hostname in LOOPBACK
    except ValueError:
        return False
