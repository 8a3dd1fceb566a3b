"""How a server is set up."""

import time
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import unquote, urlsplit

import msgspec

from entrepot.kernel.errors import EntrepotError
from entrepot.table.limits import Limits

PORT = 3687
"""E-N-T-R on the keys of a telephone."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")

LOOPBACK_NETWORKS = ("127.0.0.0/8", "::1")


class BadSetting(EntrepotError):
    """The server cannot be set up so."""

    code = "bad-setting"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """`data` is the folder of the database; it is made where it is missing. BadSetting."""

    data: Path
    new_database: bool = False
    """Whether to begin anew where the folder's database is damaged or gone."""
    database: str = ""
    """Where tables are kept instead of in the folder: 'postgresql://user:password@host/name'."""
    host: str = "127.0.0.1"
    port: int = PORT
    internal: str = ""
    """Where the other processes of the same database reach this one: '10.0.0.5' or '10.0.0.5:3689'."""
    bot_workers: int = 2
    """Processes in which bots think. Where there are several, one is kept from those that think for seconds."""
    review_workers: int = 2
    """Processes that make reviews, behind everything else; they run only while there is something to review."""
    review_niceness: int = 19
    """How far behind: 19 is the last there is."""
    review_seconds: float = 400.0
    """Of processor, that a review may take about: half of them on a clock where two cores have nothing else to do."""
    public_url: str = ""
    """How browsers reach the server, where that is through a proxy: 'https://games.example.org'."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies: what they say of the client's address is believed."""
    smtp: str = ""
    """The server that sends e-mail: 'smtp://user:password@mail.example.org:587'."""
    mail_from: str = ""
    """Whose e-mail it is: 'games@example.org'."""
    private_targets: bool = False
    """Whether notices may go to addresses of networks of one's own, and without TLS."""
    notice_seconds: float = 20.0
    """From somebody's turn to the notice of it, in which they may look by themselves."""
    metrics_for: tuple[str, ...] = LOOPBACK_NETWORKS
    """Addresses and networks from which `/metrics` may be read."""
    log_addresses: bool = False
    """Whether logs may say from which address something came."""
    limits: Limits = Limits()
    """How much one address, guest or socket may ask."""
    snapshot_every: int = 8
    """Actions from one stored position to the next."""
    rates_one_address: bool = False
    """Whether people who play each other from one address are rated."""
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
        if self.internal:
            internal_address(self.internal)
            if not self.database:
                raise BadSetting("--internal needs --database: only there several processes serve the same tables")
        for proxy in self.trusted_proxies:
            check_network(proxy, "--trusted-proxy")
        for network in self.metrics_for:
            check_network(network, "--metrics-for")
        if self.smtp or self.mail_from:
            check_sender(self.mail_from)
        if self.smtp:
            mail_server(self.smtp)
            if not self.public_url:
                raise BadSetting("--smtp needs --public-url: what is sent by e-mail has links to this server in it")

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
        raise BadSetting(
            f"--public-url {url!r} is not an address of a whole site: it should look like https://games.example.org"
        )
    return f"{parts.scheme}://{parts.netloc.lower()}"


class MailServer(msgspec.Struct, frozen=True):
    """Where e-mail is handed over: with TLS from the beginning, or as soon as the server offers it."""

    host: str
    port: int
    user: str | None
    password: str | None
    is_tls: bool


def mail_server(url: str) -> MailServer:
    """Return what an address of a server for e-mail says; BadSetting. A password in it is not told."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        parts, host, port = urlsplit(""), None, None
    if parts.scheme not in ("smtp", "smtps") or not host or parts.path not in ("", "/") or parts.query:
        raise BadSetting(
            "--smtp is not the address of a mail server: it should look like smtp://user:password@host:587"
        )
    is_tls = parts.scheme == "smtps"
    user, password = (unquote(part) if part is not None else None for part in (parts.username, parts.password))
    return MailServer(host, port or (465 if is_tls else 587), user, password, is_tls)


def check_sender(address: str) -> None:
    """Do nothing for an address of e-mail; BadSetting otherwise."""
    if not is_mail_address(address):
        raise BadSetting(f"--mail-from {address!r} is not an e-mail address: it should look like games@example.org")


def is_mail_address(text: str) -> bool:
    """Say whether something looks like one person's address of e-mail: nothing in it ends a line or names another."""
    name, at, host = text.partition("@")
    is_plain = len(text) <= 254 and text.isascii() and text.isprintable() and not set(text) & set(' <>(),;:\\"[]')
    return bool(at) and is_plain and "@" not in host and "." in host.strip(".") and 0 < len(name) <= 64


def internal_address(text: str) -> tuple[str, int]:
    """Return host and port of an address, 0 where it names no port; BadSetting."""
    host, _, port = text.rpartition(":") if text.count(":") == 1 or "]:" in text else (text, "", "0")
    if not host or not port.isdigit() or int(port) > 65_535:
        raise BadSetting(
            f"--internal {text!r} is not an address of this machine: it should look like 10.0.0.5 or 10.0.0.5:3689"
        )
    return host.strip("[]"), int(port)


def check_network(network: str, option: str) -> None:
    """Do nothing for an address or a network; BadSetting otherwise."""
    try:
        ip_network(network)
    except ValueError as error:
        text = f"{option} {network!r} is neither an address nor a network: it should look like 127.0.0.1 or 10.0.0.0/8"
        raise BadSetting(text) from error


def default_data_folder() -> Path:
    """Return the user's own folder for data of this program."""
    import platformdirs

    return Path(platformdirs.user_data_dir("entrepot", appauthor=False))
