"""A push service, and chats with webhooks, on this machine: they keep what they get, and read what only a browser can.

The reading is written from RFC 8291 and RFC 8292 by itself, and shares nothing with what seals.
"""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

PATIENCE = 60.0


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def hashed(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


class Browser:
    """What a browser has of a subscription."""

    def __init__(self, url: str, name: str = "one", private: bytes | None = None, auth: bytes | None = None) -> None:
        self.key = ec.derive_private_key(int.from_bytes(private or os.urandom(31), "big"), ec.SECP256R1())
        self.auth = auth or os.urandom(16)
        self.endpoint = f"{url}/push/{name}"

    def point(self) -> bytes:
        form = serialization.PublicFormat.UncompressedPoint
        return self.key.public_key().public_bytes(serialization.Encoding.X962, form)

    def wish(self) -> dict[str, Any]:
        """What the client sends when it asks for notices."""
        keys = {"p256dh": written(self.point()), "auth": written(self.auth)}
        return {"kind": "push", "target": self.endpoint, "keys": keys}

    def read(self, body: bytes) -> bytes:
        """Return what a notice says."""
        salt, length = body[:16], body[20]
        theirs = body[21 : 21 + length]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = hashed(hashed(self.auth, shared), b"WebPush: info\0" + self.point() + theirs + b"\x01")
        pseudo = hashed(salt, secret)
        key = hashed(pseudo, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = hashed(pseudo, b"Content-Encoding: nonce\0\x01")[:12]
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\0")
        assert text.endswith(b"\x02")
        return text[:-1]


def check_signature(header: str, audience: str) -> tuple[dict[str, Any], str]:
    """Return what a server says of itself, and its key, once that has signed it."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    head, claims, signature = parts["t"].split(".")
    raw = plain(signature)
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(parts["k"]))
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    known.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said: dict[str, Any] = json.loads(plain(claims))
    assert json.loads(plain(head))["alg"] == "ES256"
    assert said["aud"] == audience
    assert time.time() < said["exp"] < time.time() + 86_400
    return said, parts["k"]


class Post:
    """One call that came."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class Service:
    """`posts` are the calls that came; `status` is what it answers, by the path or to all, `slow` how long it takes.

    `busiest` is how many it had at once.
    """

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.status: dict[str, int] = {}
        self.location = ""
        self.slow = 0.0
        self.under_way = self.busiest = 0
        self.url = ""

    def of(self, path: str) -> list[Post]:
        return [post for post in list(self.posts) if post.path == path]

    def wait(self, count: int, path: str) -> Post:
        """Return the last of so many calls of a path, once they are there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if len(self.of(path)) >= count:
                return self.of(path)[count - 1]
            time.sleep(0.02)
        raise AssertionError(f"{len(self.of(path))} calls of {path} came, and not {count}: {len(self.posts)} in all")


@contextmanager
def push_service() -> Iterator[Service]:
    """Run one."""
    service = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            service.posts.append(Post(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            service.under_way += 1
            service.busiest = max(service.busiest, service.under_way)
            time.sleep(service.slow)
            service.under_way -= 1
            self.send_response(service.status.get(self.path, service.status.get("", 201)))
            if service.location:
                self.send_header("location", service.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    service.url = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
