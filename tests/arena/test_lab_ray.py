"""The same run on a Ray cluster of two workers, one of which is killed on the way."""

import os
import signal
from pathlib import Path

import pytest

from entrepot.arena.lab.board import Task
from entrepot.arena.lab.cluster import Cluster, NoCluster, work_here
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.run import hire, run
from entrepot.arena.play import BotFailed
from entrepot.arena.simulate import Plan

PLAN = Plan("haggle", ("greedy", "uniform", "thrifty"), seed="7")


def finished(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*.parquet"))
        if path.parent.name != "times"
    }


def descendants():
    """The processes that this one started, or they did, with their command lines."""
    parents, names = {}, {}
    for path in Path("/proc").glob("[0-9]*"):
        try:
            names[int(path.name)] = (path / "cmdline").read_bytes().decode(errors="replace")
            parents[int(path.name)] = int((path / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
    found, layer = set(), {os.getpid()}
    while layer:
        layer = {child for child, parent in parents.items() if parent in layer} - found
        found |= layer
    return {pid: names[pid] for pid in found}


class Killer:
    """Kills one worker while it works, once some games are done."""

    def __init__(self, after):
        self.after, self.done, self.killed = after, 0, None

    def __call__(self, games):
        self.done += games
        if self.killed is None and self.done >= self.after:
            busy = [pid for pid, name in descendants().items() if name.startswith("ray::work_here")]
            assert len(busy) <= 2, "the cluster has two workers"
            if busy:
                self.killed = busy[0]
                os.kill(self.killed, signal.SIGKILL)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own, of its own making
def test_a_worker_is_killed_and_nothing_is_lost_or_counted_twice(tmp_path):
    order = Order(PLAN, 399, sample=30)
    alone = run(tmp_path / "alone", order, hire(1))
    killer, crews = Killer(80), []

    def workers(order):
        crews.append(Cluster(order, "local", 2))
        return crews[0]

    store = run(tmp_path / "out", order, workers, killer)
    assert killer.killed is not None
    assert not Path(f"/proc/{killer.killed}").exists()
    assert killer.done == 399
    assert crews[0].jobs == 2
    assert finished(store.folder) == finished(alone.folder)
    assert [name for name in descendants().values() if name.startswith("ray::")] == [], "the cluster ended with the run"


# ---------------------------------------------------------------- without a cluster: what a node does


def test_a_node_with_another_version_says_so():
    message, _ = work_here("key", b"", "0.0.1", Task(range(1)))
    assert message.startswith("a node of the cluster has entrepot ")
    assert "not 0.0.1: install the same" in message


class Missing:
    """A stand-in for Ray whose cluster does not answer, and whose workers die."""

    class exceptions:  # noqa: N801
        class RayError(Exception):
            pass

    def __init__(self):
        self.asked = None

    def is_initialized(self):
        return False

    def init(self, **asked):
        self.asked = asked
        raise ConnectionError("nobody there\nand more")


def test_a_cluster_that_does_not_answer_is_told(monkeypatch):
    ray = Missing()
    monkeypatch.setattr("entrepot.arena.lab.cluster.need", lambda *_: ray)
    with pytest.raises(NoCluster, match=r"'10.0.0.1:6379' \(nobody there\); start one with 'ray start --head'"):
        Cluster(Order(PLAN, 3), "10.0.0.1:6379")
    assert "num_cpus" not in ray.asked
    with pytest.raises(NoCluster):
        Cluster(Order(PLAN, 3), "local", 2)
    assert ray.asked["num_cpus"] == 2
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"


def test_a_task_that_loses_every_worker_ends_the_run(monkeypatch):
    class Dying(Missing):
        def wait(self, references, num_returns, timeout):
            return references, []

        def get(self, reference):
            raise self.exceptions.RayError("The worker died.\n  Out of memory\n")

    crew = Cluster.__new__(Cluster)
    crew._ray, crew._tasks = Dying(), {"reference": Task(range(3))}
    with pytest.raises(BotFailed, match=r"a task failed on the cluster \(Out of memory\); every node needs"):
        crew.results()
    assert crew.is_idle()
