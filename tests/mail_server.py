"""A mail server that keeps what it gets, refuses whom it is told to, and is a real one otherwise."""

from __future__ import annotations

import email
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

PATIENCE = 60.0


class Mailbox:
    """`letters` are those that came. `answer` is what it says to each, None: it takes them."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.answer: str | None = None
        self.asked = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802, the library's own name
        self.asked += 1
        if self.answer is not None:
            return self.answer
        self.letters.append(email.message_from_bytes(envelope.content, policy=default))
        return "250 taken"

    def wait(self, count: int, to: str | None = None) -> Message:
        """Return the last of so many letters, to somebody or at all, once they are there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = [letter for letter in list(self.letters) if to in (None, letter["To"])]
            if len(found) >= count:
                return found[count - 1]
            time.sleep(0.02)
        raise AssertionError(f"{len(self.letters)} letters came, and not {count}")

    def link(self, count: int = 1) -> str:
        """Return the secret of the link in a letter."""
        body = self.wait(count).get_content()
        found = re.search(r"/link#([\w-]+)", body)
        assert found, body
        return found[1]


@contextmanager
def mail_server(port: int = 0) -> Iterator[tuple[Mailbox, str]]:
    """Run a mail server on this machine; yield what it gets, and its address."""
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=port or free_port())
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()


def free_port() -> int:
    """Return a port of this machine that nobody uses."""
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
