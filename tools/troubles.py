"""What can stop an installation, each as one sentence with the way out."""

from __future__ import annotations

import errno
import os
import re
from urllib.parse import urlsplit

AGAIN = "then say the same again: what is done already is kept"
FULL_DISK = f"the disk is full: free some space (half a gigabyte is enough to play), {AGAIN}"
NO_VENV = (
    "this Python lacks its module venv, or the pip that goes with it: install it (on Debian and Ubuntu "
    f"`sudo apt install python3-venv`), {AGAIN}"
)
SIGNS = {
    "disk": r"no space left on device|ENOSPC|disk quota exceeded|EDQUOT",
    "read-only": r"read-only file system|EROFS|permission denied|EACCES|EPERM",
    "venv": r"no module named '?ensurepip|ensurepip is not available",
    "proxy": r"proxyerror|cannot connect to proxy|tunnel connection failed|unsuccessful tunnel|tunnel error"
    r"|proxy authentication|ERR_INVALID_PROXY|\b407\b",
    "network": r"name resolution|name or service not known|getaddrinfo|nodename nor servname|dns error|ENOTFOUND"
    r"|EAI_AGAIN|network is unreachable|ENETUNREACH|connection refused|ECONNREFUSED|ECONNRESET|ETIMEDOUT"
    r"|EHOSTUNREACH|connection reset|timed out|newconnectionerror|error sending request|failed to fetch|ERR_SOCKET"
    r"|max retries exceeded|connection error",
}
"""What the programs that we run print, by the trouble that it is a sign of; the first kind that is seen counts."""


class Trouble(Exception):
    """The installation cannot go on. Its text is one sentence that says what to do."""

    def __init__(self, sentence: str, kind: str = "") -> None:
        super().__init__(sentence)
        self.kind = kind
        self.status = 0
        """The exit status of the program that failed, where one did."""


def seen_in(output: str, what: str) -> Trouble | None:
    """Return the trouble that a program's output tells of, where it tells of one; `what` could not be fetched."""
    kind = next((kind for kind, sign in SIGNS.items() if re.search(sign, output, re.IGNORECASE)), "")
    proxy = proxy_in_use()
    if kind == "network" and proxy:
        kind = "proxy"  # with a proxy set, whatever is unreachable is so through it
    sentences = {
        "disk": FULL_DISK,
        "read-only": f"{denied(output)} cannot be written: clone entrepot to where you may write, or mend its rights",
        "venv": NO_VENV,
        "proxy": f"{what} could not be fetched through the proxy {proxy or 'of this machine'}: correct or unset "
        f"HTTPS_PROXY, {AGAIN}",
        "network": f"{what} could not be fetched: connect to the internet, {AGAIN}",
    }
    return Trouble(sentences[kind], kind) if kind else None


def of_error(error: OSError) -> Trouble | None:
    """Return the trouble that an error of the system is; None where it is none of those we know."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Trouble(FULL_DISK, "disk")
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        place = error.filename or "this folder"
        sentence = f"{place} cannot be written: clone entrepot to where you may write, or mend its rights"
        return Trouble(sentence, "read-only")
    return None


def denied(output: str) -> str:
    """Return the path that a program says it may not write, or its kind."""
    found = re.search(r"(?:denied|EACCES|EPERM|EROFS|read-only file system)[^'\"\n]*['\"]([^'\"\n]+)", output, re.I)
    return found.group(1) if found else "a folder that is needed"


def proxy_in_use() -> str:
    """Return the proxy that the environment names, without a password that may stand in it; '' without one."""
    names = ("HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy", "HTTP_PROXY", "http_proxy")
    address = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return urlsplit(address if "//" in address else f"//{address}").netloc.rpartition("@")[2]
