"""Logs for machines: one JSON object a line. No key, no action and no hidden card ever stands there."""

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Iterable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The call or socket for which something is done, also what goes on behind it."""
REQUEST_HEADER: Final = b"x-request-id"
_REQUEST_ID: Final = re.compile(rb"[A-Za-z0-9_.=-]{1,64}")

MOST_A_MINUTE: Final = 30
MINUTE: Final = 60.0


def begin_request(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """Note for which call things are done from now on; return its id, which a proxy has given it or else we have."""
    given = next((value for name, value in headers if name == REQUEST_HEADER), b"")
    id = given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(8).encode()
    REQUEST.set(id.decode())
    return id


class Seldom(logging.Filter):
    """Lets the same place in the code speak so often a minute: nobody fills a disk with what is said of them.

    Its next line says in `left_out` how many there were besides.
    """

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        place, now = (record.pathname, record.lineno), time.monotonic()
        since, count = self._told.get(place, (now, 0))
        if now - since >= MINUTE:
            if count > MOST_A_MINUTE:
                record.left_out = count - MOST_A_MINUTE
            since, count = now, 0
        self._told[place] = (since, count + 1)
        return count < MOST_A_MINUTE


class Discreet(logging.Filter):
    """Takes addresses away: a field `address`, and the web server's own lines, which name one beside a table."""

    def filter(self, record: logging.LogRecord) -> bool:
        vars(record).pop("address", None)
        return record.name != "uvicorn.error" or record.levelno >= logging.WARNING


class JsonLines(logging.Formatter):
    """Formats a record with whatever its `extra` held."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        line.update({name: value for name, value in vars(record).items() if name not in USUAL})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up(level: str = "info", addresses: bool = False) -> None:
    """Write logs to stderr from now on; with `addresses` they may say from where somebody called."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    if not addresses:
        handler.addFilter(Discreet())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn.access", "aiosqlite", "sqlalchemy.engine", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
