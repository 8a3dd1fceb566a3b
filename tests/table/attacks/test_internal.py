"""The door by which several servers reach each other: who comes there without being one of them holds nobody up."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from entrepot.table.processes.peer import Line, Peer
from entrepot.table.processes.reception import MOST_HEAD, MOST_STRANGERS, Reception

SECRET = "the secret of all"


@contextlib.asynccontextmanager
async def door():
    """A process that listens; it answers what it is asked with the same words. Yields it with its address."""
    reception = Reception()
    address = await reception.take_address("127.0.0.1", 0)

    async def answer(asked, words):
        return [asked, words]

    async def app(scope, receive, send):
        raise AssertionError("nobody hands a call on")

    await reception.open(SECRET, app, answer)
    try:
        yield reception, address
    finally:
        reception.close_door()
        reception.close()
        await asyncio.sleep(0.05)  # until all lines have gone


async def asked(address, secret):
    """What a process hears that asks something."""
    line = await Peer(1, address).dial()
    try:
        await line.say({"secret": secret, "asked": "hello", "words": {"to": "you"}})
        return await line.hear()
    finally:
        line.abort()


async def comes_to_nothing(line):
    with pytest.raises((EOFError, OSError)):
        await asyncio.wait_for(line.hear(), 5)
    line.abort()


def test_strangers_who_say_nothing_make_room_for_who_belongs_there():
    async def check():
        async with door() as (reception, address):
            host, _, port = address.rpartition(":")
            lines = [Line(*await asyncio.open_connection(host, int(port))) for _ in range(4 * MOST_STRANGERS)]
            assert await asked(address, SECRET) == ["hello", {"to": "you"}]
            await comes_to_nothing(lines[0])
            assert len(reception._open) <= MOST_STRANGERS
            for line in lines:
                line.abort()

    asyncio.run(check())


def test_who_does_not_know_the_secret_is_told_nothing():
    async def check():
        async with door() as (_, address):
            for secret in ("", "another", SECRET[:-1], SECRET + "x"):
                with pytest.raises((EOFError, OSError)):
                    await asked(address, secret)

    asyncio.run(check())


@pytest.mark.parametrize(
    "said", [b"\xff\xff\xff\xff", (MOST_HEAD + 1).to_bytes(4, "big"), b"\x00\x00\x00\x03\xc1\xc1\xc1"]
)
def test_what_is_too_long_or_means_nothing_ends_the_line_at_once(said):
    async def check():
        async with door() as (_, address):
            host, _, port = address.rpartition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(said)
            await comes_to_nothing(Line(reader, writer))

    asyncio.run(check())
