"""The application: routes, errors, headers, and the life of the server's parts."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from entrepot import __version__
from entrepot.table import finished, meeting_routes, players, reporting, routes
from entrepot.table.callers import Call, check_host, check_origin
from entrepot.table.client_files import PACKAGED, Client, asset, client_file
from entrepot.table.config import Config
from entrepot.table.errors import Refusal
from entrepot.table.games import Games
from entrepot.table.lasting import routes as lasting_routes
from entrepot.table.limits import Budget
from entrepot.table.notices import routes as notice_routes
from entrepot.table.operating import metrics
from entrepot.table.overload import Rank
from entrepot.table.person import routes as person_routes
from entrepot.table.playtests import routes as playtest_routes
from entrepot.table.processes.carrying import carrying
from entrepot.table.processes.hearing import Hearing
from entrepot.table.pruning import begin_pruning
from entrepot.table.resuming import go_on, resume_tables
from entrepot.table.reviews import routes as review_routes
from entrepot.table.routes import service_of
from entrepot.table.schemas import Published, prepare
from entrepot.table.security import HEADERS, HSTS
from entrepot.table.service import Service
from entrepot.table.wire import Problem
from entrepot.table.workshop import routes as workshop_routes

log = logging.getLogger(__name__)
MOST_BYTES: Final = 500_000
"""Of the body of a call."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
UNKNOWN_COSTS: Final = 5.0
"""Of what the framework answers by itself."""
CODES: Final = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-large", 429: "too-fast"}


async def begin_chores(service: Service) -> list[asyncio.Task[None]]:
    """Begin what one process does for all that serve the database."""
    await service.card_trials.prepare()
    await service.meetings.load()
    return [
        resume_tables(service),
        begin_pruning(service.tables),
        asyncio.create_task(service.courier.run(), name="courier"),
        asyncio.create_task(service.eraser.run(), name="eraser"),
        asyncio.create_task(service.settler.run(), name="settler"),
        asyncio.create_task(service.operator.run(), name="operator"),
        asyncio.create_task(service.meetings.run(), name="meetings"),
        asyncio.create_task(service.coach.run(), name="coach"),
    ]


def create_app(config: Config, games: Games | None = None) -> Litestar:
    """Return the application; `games` stands in for the installed ones."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        service = app.state.service = await Service.open(config, games, app.state.budget)
        app.state.client = Client(config.client or PACKAGED)
        service.meetings.begun = lambda id: go_on(service, id)
        background = [asyncio.create_task(service.timekeeper.run(), name="timekeeper")]

        async def lead() -> None:
            background.extend(await begin_chores(service))

        places = service.tables.places
        places.do = Hearing(service).do
        await places.begin(app.state, lead, lambda: background.append(resume_tables(service)))
        gc.collect()
        gc.freeze()  # what is there now stays: no pause shall walk through it
        log.info("started", extra={"version": __version__, "tables": await service.storage.count_tables()})
        yield
        for task in background:
            task.cancel()
        await service.close()
        log.info("stopped")

    return Litestar(
        state=State({"budget": Budget(config.limits)}),
        route_handlers=[
            *routes.ROUTES,
            *finished.ROUTES,
            *person_routes.ROUTES,
            *notice_routes.ROUTES,
            *lasting_routes.ROUTES,
            *players.ROUTES,
            *reporting.ROUTES,
            *meeting_routes.ROUTES,
            *review_routes.ROUTES,
            *playtest_routes.ROUTES,
            *workshop_routes.ROUTES,
            *metrics.ROUTES,
            asset,
            client_file,
        ],
        lifespan=[life],
        middleware=[metrics.CALLS, *([carrying] if config.database else [])],
        openapi_config=OpenAPIConfig(
            title="entrepot",
            version=__version__,
            path="/schema",
            render_plugins=[Published()],
        ),
        before_request=check_call,
        before_send=[adding_headers(config)],
        exception_handlers={
            Refusal: tell_refusal,
            HTTPException: tell_http,
            RecursionError: tell_nesting,
            Exception: tell_defect,
        },
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )


async def check_call(call: Call) -> None:
    """Refuse calls that some other page makes in a guest's name, and those that are too many."""
    service = service_of(call)
    check_host(call, service.config)
    if call.method not in SAFE:
        check_origin(call, service.config)
    handler = call.route_handler.opt
    await service.admit(service.callers(call), handler.get("cost", UNKNOWN_COSTS), handler.get("rank", Rank.READER))
    if "cost" not in handler:
        await asyncio.to_thread(prepare, call.app)  # the framework's own answers, which it puts together on the loop


def adding_headers(config: Config) -> Callable[[Message, Scope], Awaitable[None]]:
    """Return what adds to each answer what browsers are told, unless it has that itself, and keeps it out of caches."""
    always = [*HEADERS.items(), *([HSTS] if config.public_url.startswith("https:") else [])]
    told = [(name.encode(), value.encode()) for name, value in always]

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        own = {name.lower() for name, _ in message.get("headers", [])}
        headers = [*message.get("headers", []), *(one for one in told if one[0] not in own)]
        if b"cache-control" not in own:
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers

    return add_headers


def tell_refusal(call: Call, error: Refusal) -> Response[Problem]:
    """Answer with the error's own words."""
    service_of(call).refused[error.code] += 1
    headers = {"retry-after": str(error.retry_after)} if error.retry_after is not None else None
    return Response(Problem(error.code, str(error)), status_code=error.status, headers=headers)


def tell_http(_: Call, error: HTTPException) -> Response[Problem]:
    """Answer for what the framework refuses."""
    code = CODES.get(error.status_code, "error")
    return Response(Problem(code, told(error)), status_code=error.status_code, headers=error.headers)


def tell_nesting(_: Call, error: RecursionError) -> Response[Problem]:
    """Answer for a body that is nested deeper than anything that is asked for."""
    return Response(Problem(CODES[400], "The body is nested too deep."), status_code=400)


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
