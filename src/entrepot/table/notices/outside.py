"""Calls to services elsewhere, at addresses that visitors have named: nothing of our own network is reached by them.

Every address that a name stands for is looked at, and one of those that were looked at is called: no other answer of
the name service comes in between. No redirect is followed, and nothing of an answer is read but its head: little at a
time and not much in all, as a service may go on for as long as it likes with what comes before one.
"""

import asyncio
import socket
import ssl
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from entrepot.table.errors import Refusal

SECONDS: Final = 10.0
"""How long a service may take to answer, from the look-up of its name on."""
MOST_URL: Final = 1_000
MOST_READ: Final = 16_384
"""Bytes of an answer, or of what comes before one."""
SLICE_BYTES: Final = 1_024
"""That are read at once: a great many small heads fit into more, and take long to read."""
MOST_OPEN: Final = 32
MOST_NAMES: Final = 96
"""That are looked up at a time: a name whose server is silent is given up soon, but its thread waits on for long."""
WAYS_ROUND: Final = [ip_network(text) for text in ("64:ff9b::/32", "2002::/16", "2001::/32", "::/96", "fec0::/10")]
"""Addresses in which another may be wrapped up, that leads where it does not seem to."""


class Forbidden(httpcore.ConnectError):
    """That name stands for an address where visitors have no business."""


class Endless(httpcore.ReadError):
    """A service goes on and on."""


class Outside:
    """Posts to services. With `allows_private` those of the owner's own networks are reached too, and without TLS."""

    def __init__(self, allows_private: bool) -> None:
        self.allows_private = allows_private
        self._pool: httpcore.AsyncConnectionPool | None = None
        self._backend = Backend(allows_private)

    def check(self, url: str) -> None:
        """Do nothing where a service may be called at an address; Refusal, saying what is wrong with it, otherwise."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError:
            parts, host, port = urlsplit(""), None, None
        schemes = ("https", "http") if self.allows_private else ("https",)
        if parts.scheme not in schemes or not host or len(url) > MOST_URL or not url.isascii() or not url.isprintable():
            raise Refusal(400, "bad-target", "That is not the address of a service. It must begin with https://.")
        if parts.username is not None or " " in url or (port not in (None, 443) and not self.allows_private):
            raise Refusal(
                400, "bad-target", "That address has a user name or a port. Addresses of such services have neither."
            )
        if not self.allows_private and (is_private_name(host)):
            raise Refusal(400, "bad-target", "That address is in a private network.")

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        """Return status and head of the answer to a call; errors of httpcore, OSError, TimeoutError where none came."""
        async with asyncio.timeout(SECONDS):
            call = (await self._opened()).stream("POST", url, headers=list(headers.items()), content=body)
            async with call as answer:
                told = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in answer.headers}
                return answer.status, told

    async def close(self) -> None:
        """Close what is open."""
        if self._pool is not None:
            await self._pool.aclose()
            self._backend.close()

    async def _opened(self) -> httpcore.AsyncConnectionPool:
        context = None if self._pool is not None else await asyncio.to_thread(loaded)
        if self._pool is None:
            self._pool = httpcore.AsyncConnectionPool(
                ssl_context=context,
                max_connections=MOST_OPEN,
                max_keepalive_connections=0,
                network_backend=self._backend,
            )
        return self._pool


def loaded() -> ssl.SSLContext:
    """Return what TLS needs, once all is loaded that a call needs: that takes a tenth of a second, the first time."""
    asyncio.run(httpcore.AnyIOBackend().sleep(0))
    return ssl.create_default_context()


class Backend(httpcore.AsyncNetworkBackend):
    """Connects to a name at one of its addresses, where all of these may be called."""

    def __init__(self, allows_private: bool) -> None:
        self._allows_private = allows_private
        self._inner = httpcore.AnyIOBackend()
        self._names = ThreadPoolExecutor(MOST_NAMES, thread_name_prefix="names")
        """Of their own: a name service that answers slowly keeps no thread from anything else."""

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await asyncio.get_running_loop().run_in_executor(self._names, look_up, host, port)
        if not addresses or not (self._allows_private or all(is_public(address) for address in addresses)):
            raise Forbidden("its address is none of the public network")
        return Sparing(await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options))

    def close(self) -> None:
        """Look no names up any more; those under way are left behind."""
        self._names.shutdown(wait=False, cancel_futures=True)


class Sparing(httpcore.AsyncNetworkStream):
    """A connection of which little is read at a time, and not much in all."""

    def __init__(self, inner: httpcore.AsyncNetworkStream) -> None:
        self._inner = inner
        self._left = MOST_READ

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if self._left <= 0:
            raise Endless("it does not come to an end")
        data = await self._inner.read(min(max_bytes, SLICE_BYTES), timeout)
        self._left -= len(data)
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        await self._inner.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._inner.aclose()

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.AsyncNetworkStream:
        return Sparing(await self._inner.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        return self._inner.get_extra_info(info)


def look_up(host: str, port: int) -> list[str]:
    """Return the addresses that a name stands for; OSError."""
    return [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def is_public(address: str) -> bool:
    """Say whether an address is one of the public network, and leads nowhere else."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    is_round = isinstance(known, IPv6Address) and any(known in network for network in WAYS_ROUND)
    return known.is_global and not known.is_multicast and not is_round


def is_private_name(host: str) -> bool:
    """Say whether a host is an address that is not public, or a name that means nothing elsewhere."""
    try:
        known: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    except ValueError:
        return "." not in host.strip(".") or host.rstrip(".").endswith((".localhost", ".local", ".internal"))
    return not is_public(str(known))
