"""The application: routes, errors, headers, and the life of the server's parts."""

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from entrepot import __version__
from entrepot.table import finished, routes
from entrepot.table.client_files import PACKAGED, Client, client_file
from entrepot.table.config import Config
from entrepot.table.errors import Refusal
from entrepot.table.games import Games
from entrepot.table.resuming import resume_bots
from entrepot.table.routes import Call, address, service_of
from entrepot.table.schemas import Published
from entrepot.table.security import HEADERS, is_own_host, is_own_origin
from entrepot.table.service import Service
from entrepot.table.wire import Problem

log = logging.getLogger(__name__)
MOST_BYTES: Final = 500_000
"""Of the body of a call."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
CODES: Final = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-large", 429: "too-fast"}
_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def create_app(config: Config, games: Games | None = None) -> Litestar:
    """Return the application; `games` stands in for the installed ones."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        service = app.state.service = await Service.open(config, games)
        app.state.client = Client(config.client or PACKAGED)
        resuming = resume_bots(service)
        gc.collect()
        gc.freeze()  # what is there now stays: no pause shall walk through it
        log.info("started", extra={"version": __version__, "tables": await service.storage.count_tables()})
        yield
        resuming.cancel()
        await service.close()
        log.info("stopped")

    return Litestar(
        route_handlers=[*routes.ROUTES, *finished.ROUTES, client_file],
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="entrepot",
            version=__version__,
            path="/schema",
            render_plugins=[Published()],
        ),
        before_request=check_call,
        before_send=[add_headers],
        exception_handlers={Refusal: tell_refusal, HTTPException: tell_http, Exception: tell_defect},
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )


async def check_call(call: Call) -> None:
    """Refuse calls that some other page makes in a guest's name, and those that are too many."""
    service = service_of(call)
    host = call.headers.get("host")
    if service.config.is_private and not is_own_host(host):
        raise Refusal(400, "bad-host", "This server answers to this machine's own name only.")
    if call.method not in SAFE and not is_own_origin(call.headers.get("origin"), host):
        raise Refusal(403, "bad-origin", "This call comes from another site.")
    service.spend(address(call))


async def add_headers(message: Message, scope: Scope) -> None:
    """Add what browsers are told, and keep answers about tables out of caches."""
    if message["type"] != "http.response.start":
        return
    headers = [*message.get("headers", []), *_HEADERS]
    if not any(name.lower() == b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers


def tell_refusal(_: Call, error: Refusal) -> Response[Problem]:
    """Answer with the error's own words."""
    return Response(Problem(error.code, str(error)), status_code=error.status)


def tell_http(_: Call, error: HTTPException) -> Response[Problem]:
    """Answer for what the framework refuses."""
    code = CODES.get(error.status_code, "error")
    return Response(Problem(code, told(error)), status_code=error.status_code, headers=error.headers)


def told(error: HTTPException) -> str:
    """Return what is wrong with a call, with each field."""
    extra: Any = error.extra
    fields = (
        [f"{e.get('key', '')}: {e.get('message', '')}".strip(": ") for e in extra if isinstance(e, dict)]
        if extra
        else []
    )
    return "; ".join([error.detail, *fields])


def tell_defect(call: Call, error: Exception) -> Response[Problem]:
    """Answer for a defect of ours: the log has all of it, the caller nothing."""
    log.error("defect", exc_info=error, extra={"path": call.scope.get("path_template", "")})
    return Response(Problem("defect", "Something went wrong here; it is in the server's log."), status_code=500)
