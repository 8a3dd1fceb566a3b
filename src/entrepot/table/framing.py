"""How the server speaks with its own processes: messages over standard streams, each with its length before it."""

from collections.abc import Callable
from typing import BinaryIO

LENGTH_BYTES = 4


def frame(body: bytes) -> bytes:
    """Return a message with its length before it."""
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def answer_all(questions: BinaryIO, replies: BinaryIO, answer: Callable[[bytes], bytes]) -> None:
    """Answer one message after another until there are no more."""
    while True:
        head = questions.read(LENGTH_BYTES)
        if len(head) < LENGTH_BYTES:
            return
        replies.write(frame(answer(questions.read(int.from_bytes(head, "big")))))
        replies.flush()
