"""Runs the application until it is told to stop."""

import contextlib
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator

import uvicorn
from litestar import Litestar

from entrepot.kernel.errors import EntrepotError
from entrepot.table.app import create_app
from entrepot.table.config import Config
from entrepot.table.connections import MOST_OPEN, Connections, Settings, most_connections
from entrepot.table.gate import Gate

MOST_MESSAGE_BYTES = 65_536
GRACE_SECONDS = 5
PING_SECONDS = 50.0
"""Within a minute, as many relays drop a socket on which nothing is said for so long."""
COLLECT_AFTER = 50_000
"""New objects from one collection of garbage to the next: rare pauses, as little here goes round in circles."""


SWITCH_SECONDS = 0.001
"""How long the loop may have to wait for what is computed beside it, at every step."""


class PortTaken(EntrepotError):
    """Something else listens there."""

    code = "port-taken"


class Server(uvicorn.Server):
    """Opens the application before anybody is answered, and says when it is ready to be called.

    What keeps the application from opening is raised as it is: the command line tells it in one sentence.
    """

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._fault: EntrepotError | None = None
        app.state.quit = self.quit

    def quit(self, fault: EntrepotError) -> None:
        """Stop in order, for cause."""
        self._fault, self.should_exit = fault, True

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to stop."""
        try:
            with self.capture_signals():
                async with self._app.lifespan():
                    await self._serve(sockets)
        except ExceptionGroup as group:  # of the framework, around whatever kept the application from opening
            refused = group.subgroup((EntrepotError, OSError))
            raise group if refused is None else first_of(refused) from group
        if self._fault is not None:
            raise self._fault

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order at SIGINT and SIGTERM, which is then all they do: the exit status is 0."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def first_of(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """Return the first error of a group of groups."""
    error: BaseException = group
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens, at any free port for 0; PortTaken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise PortTaken(
            f"{host}:{port} cannot be used ({error.strerror}); choose another port, such as --port 4000"
        ) from error
    return listener


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until stopped; `ready` gets the address once calls are answered. PortTaken."""
    listener = listen(config.host, config.port)
    host = f"[{config.host}]" if ":" in config.host else config.host
    url = f"http://{host}:{listener.getsockname()[1]}"
    gc.set_threshold(COLLECT_AFTER, 20, 100)
    sys.setswitchinterval(SWITCH_SECONDS)
    app = create_app(config)
    server = Server(settings(app, config, most_connections()), app, lambda: ready(url))
    with contextlib.closing(listener), contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def settings(app: Litestar, config: Config, most: int = MOST_OPEN) -> uvicorn.Config:
    """Return how the application is served. Sockets are not compressed: that costs more than the bytes do."""
    trusted, limits, budget = config.trusted_proxies, config.limits, app.state.budget
    gate = app.state.gate = Gate(app, limits, budget)
    return Settings(
        gate,
        Connections(limits, budget, trusted, most),
        proxy_headers=bool(trusted),
        forwarded_allow_ips=list(trusted),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="off",  # the server opens it itself
    )
