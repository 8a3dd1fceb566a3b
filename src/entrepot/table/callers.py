"""Where a call comes from: its address, the name that it calls us by, the page that makes it, and its cookie."""

from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import WebSocket

from entrepot.table.config import LOOPBACK, Config
from entrepot.table.errors import Refusal

Call = Request[Any, Any, Any]
Caller = Call | WebSocket[Any, Any, Any]
NETWORK_BITS: Final = 64
"""Of an IPv6 address: the rest is one customer's own to choose."""
MOST_COOKIES: Final = 200
"""Of a site that are looked through: browsers keep fewer."""
USUAL_PORTS: Final = {"http": 80, "https": 443}


def client_address(caller: Caller) -> str:
    """Return whom limits and logs hold a call against: an IPv4 address, or the network of an IPv6 address.

    The server has put the client's address in place of a trusted proxy's already.
    """
    return address_of(caller.scope)


def address_of(scope: Any) -> str:
    """Return `client_address` of what is not known yet to be a call or a socket."""
    client = scope.get("client")
    return grouped(client[0]) if client else ""


def grouped(address: str) -> str:
    """Return an address as it is counted; what is none, such as a name that some proxy gives, stays as it is."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    network = int(known) >> (128 - NETWORK_BITS) << (128 - NETWORK_BITS)
    return f"{IPv6Address(network)}/{NETWORK_BITS}"


def scheme_of(caller: Caller, config: Config) -> str:
    """Return 'https' where the client's browser speaks that, else 'http'."""
    if config.public_url:
        return urlsplit(config.public_url).scheme
    return str(caller.scope["scheme"]).replace("ws", "http")


def check_host(caller: Caller, config: Config) -> None:
    """Refuse what calls a private server by a name that is not its own: some page may have pointed it here."""
    host = caller.headers.get("host")
    if not config.is_private or host_name(host) in LOOPBACK:
        return
    if not config.public_url or host_name(host) != urlsplit(config.public_url).hostname:
        text = "This server answers to its own names only. Behind a proxy it is told its name by --public-url."
        raise Refusal(400, "bad-host", text)


def check_origin(caller: Caller, config: Config) -> None:
    """Refuse what a page of another site asks. Programs that are not browsers send no origin."""
    origin = caller.headers.get("origin")
    if origin is None:
        return
    own = config.public_url or f"{scheme_of(caller, config)}://{caller.headers.get('host', '')}"
    if origin_of(origin) is None or origin_of(origin) != origin_of(own):
        text = "This call comes from another site. Behind a proxy the server is told its address by --public-url."
        raise Refusal(403, "bad-origin", text)


def cookie_of(caller: Caller, name: str) -> str | None:
    """Return a cookie of ours, quoted or not; None where it is not there.

    The framework would read all of them, and keep what it has read.
    """
    for cookie in caller.headers.get("cookie", "").split(";", MOST_COOKIES)[:MOST_COOKIES]:
        key, _, value = cookie.partition("=")
        if key.strip() == name:
            return value.strip().strip('"')
    return None


def host_name(host: str | None) -> str | None:
    """Return the name in a `Host` header, without its port; None if it cannot be read."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def origin_of(url: str) -> tuple[str, str, int] | None:
    """Return scheme, host and port of an address; None where it has none of them, or cannot be read."""
    try:
        parts = urlsplit(url)
        port = parts.port or USUAL_PORTS.get(parts.scheme)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname and port else None
