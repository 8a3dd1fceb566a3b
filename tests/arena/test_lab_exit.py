"""Processes that worked for the arena are gone before the interpreter ends: it stumbled over them now and then."""

import threading

import pytest

from entrepot.arena.lab.order import Order
from entrepot.arena.lab.run import hire, run
from entrepot.arena.simulate import Plan


def minders():
    """The threads that mind the processes of executors."""
    return [thread for thread in threading.enumerate() if "ExecutorManager" in type(thread).__name__]


def test_no_thread_outlives_a_run_whose_workers_are_dropped(tmp_path):
    """A thread that was still ending when the interpreter did wrote to a closed pipe, with a traceback."""
    run(tmp_path / "out", Order(Plan("haggle", ("thrifty", "uniform"), seed="1"), 8), hire(2))
    assert minders() == []


def test_no_thread_outlives_a_run_that_was_stopped(tmp_path):
    def stop(games):
        if games:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "out", Order(Plan("haggle", ("thrifty", "uniform"), seed="1"), 400), hire(2), stop)
    assert minders() == []
