"""How a server is set up."""

import time
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from entrepot.kernel.errors import EntrepotError
from entrepot.table.limits import Limits

PORT = 3687
"""E-N-T-R on the keys of a telephone."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class BadSetting(EntrepotError):
    """The server cannot be set up so."""

    code = "bad-setting"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """`data` is the folder of the database; it is made where it is missing. BadSetting."""

    data: Path
    new_database: bool = False
    """Whether to begin anew where the folder's database is damaged or gone."""
    host: str = "127.0.0.1"
    port: int = PORT
    bot_workers: int = 2
    """Processes in which bots think. Where there are several, one is kept from those that think for seconds."""
    public_url: str = ""
    """How browsers reach the server, where that is through a proxy: 'https://games.example.org'."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies: what they say of the client's address is believed."""
    log_addresses: bool = False
    """Whether logs may say from which address something came."""
    limits: Limits = Limits()
    """How much one address, guest or socket may ask."""
    snapshot_every: int = 8
    """Actions from one stored position to the next."""
    idle_seconds: float = 600.0
    """A table that nobody looks at leaves the memory after so long."""
    unbegun_days: float = 7.0
    """A table where no person has done anything is removed after so long."""
    client: Path | None = None
    """The folder of the built client, where it is not the one of the installation."""
    clock: Callable[[], float] = time.time
    monotonic: Callable[[], float] = time.monotonic
    """By which the time is counted that people take; nobody can set it."""

    def __post_init__(self) -> None:
        if self.public_url:
            msgspec.structs.force_setattr(self, "public_url", checked_url(self.public_url))
        for proxy in self.trusted_proxies:
            check_network(proxy)

    @property
    def is_private(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in LOOPBACK


def checked_url(url: str) -> str:
    """Return the address at which browsers reach the server, without a slash at its end; BadSetting."""
    try:
        parts = urlsplit(url)
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_address = False
    if not is_address or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
        raise BadSetting(f"--public-url {url!r} is no address of a whole site: it looks like https://games.example.org")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def check_network(proxy: str) -> None:
    """Do nothing for an address or a network; BadSetting otherwise."""
    try:
        ip_network(proxy)
    except ValueError as error:
        text = f"--trusted-proxy {proxy!r} is no address and no network: it looks like 127.0.0.1 or 10.0.0.0/8"
        raise BadSetting(text) from error


def default_data_folder() -> Path:
    """Return the user's own folder for data of this program."""
    import platformdirs

    return Path(platformdirs.user_data_dir("entrepot", appauthor=False))
