"""Who may do what: signed sessions, the keys of seats, and what browsers are told."""

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

import msgspec

from entrepot.table.config import BadSetting
from entrepot.table.wire import Language

COOKIE: Final = "entrepot_session"
COOKIE_SECONDS: Final = 400 * 86_400
KEY_BYTES: Final = 32
HSTS: Final = ("strict-transport-security", "max-age=31536000")
"""With every answer of a site that is reached by TLS: its browsers never call it otherwise."""

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
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
    device: str = ""
    """On which of their devices; empty in cookies that are older than devices."""


class Signer:
    """Seals sessions with a key of the server's own."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def of(cls, folder: Path) -> "Signer":
        """Return the signer of a data folder; its key is made at the first time, readable by its owner alone.

        BadSetting where the key is none of ours: what it seals could be forged.
        """
        path = folder / "session.key"
        if not path.exists():
            make_key(path)
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise BadSetting(
                f"{path} holds {len(key)} bytes and not {KEY_BYTES}: put back the file that was there, or remove it; "
                "then all guests begin anew, and keep the seats whose keys their browsers have"
            )
        return cls(key)

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

    def stamp(self, *words: str) -> str:
        """Return what only this server puts behind such words."""
        return self._mark(" ".join(words))[:32]

    def is_stamp(self, stamp: str, *words: str) -> bool:
        """Say whether this is the stamp of such words."""
        return hmac.compare_digest(stamp.encode(), self.stamp(*words).encode())

    def player(self, guest: str) -> str:
        """Return the id by which others know a guest; it says nothing of the guest's own."""
        return self._mark(f"player {guest}")[:24]

    def origin(self, table: str, address: str) -> bytes:
        """Return the mark of an address, by which it can be told from others at one table, and found out nowhere."""
        return bytes.fromhex(self._mark(f"origin {table} {address}"))

    def _mark(self, body: str) -> str:
        return hmac.new(self._key, body.encode(), hashlib.sha256).hexdigest()


def make_key(path: Path) -> None:
    """Write a key of the server's own."""
    write_secret(path, secrets.token_bytes(KEY_BYTES))


def write_secret(path: Path, content: bytes) -> None:
    """Write what only the owner of a folder may read: all of it or, should the power fail meanwhile, nothing."""
    draft = path.with_suffix(".new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def new_guest() -> str:
    """Return the id of a new guest."""
    return secrets.token_hex(16)


def new_device() -> str:
    """Return the id of a new device."""
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
