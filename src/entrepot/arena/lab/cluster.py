"""Workers on a Ray cluster. Every node needs the same entrepot; the games travel there and back as messages.

A task whose worker dies is begun again elsewhere, by Ray. That changes nothing, since a task's result depends on the
task alone, and only the process that gave it writes files.
"""

import logging
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import entrepot
from entrepot.arena.lab.board import Task
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.workers import PATIENCE, Done, Workers, pack, told, work
from entrepot.arena.play import BotFailed
from entrepot.files.extras import need
from entrepot.kernel.errors import EntrepotError

RETRIES: Final = 5
"""How often a task may lose its worker before the run gives up."""
HERE: Final = "local"
"""The address of a cluster that is started on this machine and ends with the run."""


class NoCluster(EntrepotError):
    """The Ray cluster that was named does not answer."""

    code = "no-cluster"


class Cluster(Workers):
    """The workers of a cluster: as many as it has processors. MissingExtra without Ray, NoCluster.

    A cluster that is joined here is left when the work stops, or with `keep` when this process ends.
    """

    def __init__(self, order: Order, address: str = HERE, jobs: int | None = None, keep: bool = False) -> None:
        self._ray = need("ray", "ray")
        self._leaves = not keep and not self._ray.is_initialized()
        if not self._ray.is_initialized():
            self._join(address, jobs)
        self.jobs = jobs or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._key, packed = pack(order)
        self._order = self._ray.put(packed)
        self._work = self._ray.remote(num_cpus=1, max_retries=RETRIES)(work_here)
        self._tasks: dict[Any, Task] = {}

    def _join(self, address: str, jobs: int | None) -> None:
        """Start or find the cluster. It is quiet: one that starts here reports nothing to Ray's makers."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        local = {"num_cpus": jobs, "include_dashboard": False} if address == HERE else {}
        try:
            with same_code(address == HERE):
                self._ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **local)
        except (ConnectionError, RuntimeError, ValueError) as error:
            why = (str(error).splitlines() or ["no reason given"])[0]
            raise NoCluster(
                f"no Ray cluster can be reached at {address!r} ({why}); start one with 'ray start --head'"
            ) from None

    def has_room(self) -> bool:
        return len(self._tasks) < 2 * self.jobs

    def is_idle(self) -> bool:
        return not self._tasks

    def give(self, task: Task) -> None:
        self._tasks[self._work.remote(self._key, self._order, entrepot.__version__, task)] = task

    def results(self, timeout: float | None = None) -> list[Done]:
        ready, _ = self._ray.wait(list(self._tasks), num_returns=1, timeout=timeout)
        return [self._result(reference) for reference in ready]

    def _result(self, reference: Any) -> Done:
        task = self._tasks.pop(reference)
        try:
            message, seconds = self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            raise failed(str(error)) from None
        return Done(task, told(message), seconds)

    def stop(self) -> list[Done]:
        found: list[Done] = []
        until = time.monotonic() + PATIENCE
        try:
            while self._tasks and (left := until - time.monotonic()) > 0:
                found += self.results(left)
        except EntrepotError:
            pass
        for reference in self._tasks:
            self._ray.cancel(reference, force=True)
        self._tasks.clear()
        if self._leaves:
            self._ray.shutdown()
        return found


@contextmanager
def same_code(is_local: bool) -> Iterator[None]:
    """Let the workers of this machine import the entrepot that runs here, where it is none that is installed."""
    root, before = Path(entrepot.__file__).resolve().parents[1], os.environ.get("PYTHONPATH")
    if not is_local or root.name == "site-packages":
        yield
        return
    os.environ["PYTHONPATH"] = os.pathsep.join([str(root), *([before] if before else [])])
    try:
        yield
    finally:
        del os.environ["PYTHONPATH"]
        if before is not None:
            os.environ["PYTHONPATH"] = before


def failed(text: str) -> BotFailed:
    """Return the error of a task that Ray could not bring to its end."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    why = lines[-1] if lines else "its workers died"
    return BotFailed(
        f"a task failed on the cluster ({why}); every node needs the same entrepot, installed;"
        " what was finished is kept, and the same command goes on"
    )


# ---------------------------------------------------------------- on a node


def work_here(key: str, packed: bytes, version: str, task: Task) -> tuple[bytes | str, float]:
    """Return what `work` does, or that this node has another entrepot."""
    if version != entrepot.__version__:
        return f"a node of the cluster has entrepot {entrepot.__version__}, not {version}: install the same", 0.0
    return work(key, packed, task)
