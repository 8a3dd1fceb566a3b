"""`GET /metrics`: what the server does, as Prometheus reads it. It counts, and names nobody and no table."""

import asyncio
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from typing import Any, Final

from litestar import Response, get
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from entrepot.table.callers import Call
from entrepot.table.errors import Refusal
from entrepot.table.overload import Rank
from entrepot.table.problems import problems
from entrepot.table.routes import service_of
from entrepot.table.service import Service

CALLS: Final[DefineMiddleware] = PrometheusConfig(
    app_name="entrepot", prefix="entrepot", group_path=True, scopes={ScopeType.HTTP}
).middleware
"""Counts and times calls, by route: the framework's own."""


class ServerCollector(Collector):
    """Looks at a service when it is asked, so that nothing is counted twice and playing costs no more."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def collect(self) -> Iterator[Metric]:
        """Yield what there is to say."""
        service = self._service
        writer = service.storage.writer
        yield _gauge("tables_in_memory", "Tables in the memory.", service.tables.count())
        yield _gauge("sockets", "Open sockets.", sum(service.sockets.values()))
        yield _gauge("thoughts", "Moves of bots that are thought out, or wait for that.", service.bots.count())
        if service.lender is not None:
            yield _gauge("workers", "Workers that think for this server.", service.lender.count())
        yield _gauge("writes_waiting", "Writes that wait for the database.", writer.waiting())
        yield _gauge("loop_late_seconds", "By how much the event loop runs late.", service.overload.late)
        yield _gauge(
            "shedding_rank", "Who is sent away: 0 nobody, 1 newcomers, 2 readers, 3 players.", service.overload.sheds
        )
        yield _gauge("storing", "1 while what is played can be stored.", int(writer.health.trouble is None))
        yield _gauge("free_bytes", "Room on the disk of the data folder.", service.storage.folder.free_bytes())
        yield _counter("actions", "Entries of tables' logs that were stored.", writer.actions)
        yield _counter("transactions", "Groups of writes that were stored together.", writer.transactions)
        yield _counter("writing_seconds", "Time that these took.", writer.seconds)
        refused = CounterMetricFamily("entrepot_refused", "What was refused, by its code.", labels=["code"])
        for code, count in service.refused.items():
            refused.add_metric([code], count)
        yield refused


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"entrepot_{name}", what, value)


def _counter(name: str, what: str, value: float) -> Metric:
    return CounterMetricFamily(f"entrepot_{name}", what, value)


@get("/metrics", responses=problems(403), cost=5.0, rank=Rank.NEEDED, include_in_schema=False)
async def metrics(request: Call) -> Response[bytes]:
    """What the server does, for whoever runs it."""
    check_may_read(request)
    registry = CollectorRegistry()
    registry.register(ServerCollector(service_of(request)))
    calls = await asyncio.to_thread(generate_latest, REGISTRY)  # by route and status: tens of thousands of characters
    return Response(calls + generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def check_may_read(request: Call) -> None:
    """Do nothing for those whom the setting names, by default this machine; Refusal for all others.

    A proxy that is not trusted may call in anybody's name: what it forwards is from elsewhere.
    """
    config = service_of(request).config
    client: Any = request.scope.get("client")
    is_forwarded = not config.trusted_proxies and any(
        name in request.headers for name in ("x-forwarded-for", "forwarded")
    )
    try:
        address = ip_address(client[0]) if client and not is_forwarded else None
    except ValueError:  # some proxy's name for it
        address = None
    if address is None or not any(address in ip_network(network) for network in config.metrics_for):
        raise Refusal(
            403, "not-for-you", "Only the operator of this server can read this; --metrics-for names the networks."
        )


ROUTES = [metrics]
