"""A link as a picture that another device reads with its camera."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from entrepot.table.callers import Caller, scheme_of
from entrepot.table.config import LOOPBACK, Config


def picture(url: str) -> str:
    """Return a QR code as an address of data, black on white with its quiet border in every theme."""
    import segno  # only where somebody asks for one

    return segno.make(url, error="m", micro=False).svg_data_uri(scale=6, border=4, dark="#000", light="#fff")


def base_of(caller: Caller, config: Config) -> str:
    """Return the address at which the caller reaches the server."""
    return config.public_url or f"{scheme_of(caller, config)}://{caller.headers.get('host', '')}"


def is_here_only(base: str) -> bool:
    """Say whether an address means the caller's own machine, so that no other can open it."""
    host = urlsplit(base).hostname or ""
    if host in LOOPBACK or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
