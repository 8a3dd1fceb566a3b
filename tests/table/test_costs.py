"""Every route and every message has a cost, and docs/operate.md tells it, with every limit."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from entrepot.table.app import create_app
from entrepot.table.config import Config
from entrepot.table.limits import BadLimit, Budget, Limits, with_changes
from entrepot.table.messages import FromViewer
from entrepot.table.overload import Overload, Rank

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "operate.md").read_text("utf-8")


def rows(heading):
    """The rows of the table below a heading, by what stands first in each."""
    part = PAGE.partition(f"## {heading}")[2].partition("\n## ")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if "| " in line]
    return {row[0].strip("`"): row for row in cells if row[0].startswith("`")}


def declared():
    """Cost and rank by route or message, as the code has them."""
    found = {message.__struct_config__.tag: (message.cost, message.rank) for message in FromViewer.__args__}
    for route in create_app(Config(data=Path("none"), port=0)).routes:
        for handler in getattr(route, "route_handlers", []):
            own = handler.handler_id.startswith("entrepot") or "entrepot" in handler.fn.__module__
            for path in sorted(handler.paths) if own else []:
                for method in sorted(handler.http_methods - {"OPTIONS"} or handler.http_methods):
                    found[f"{method} {path}"] = (handler.opt["cost"], handler.opt["rank"])
    return found


def test_everything_that_can_be_asked_has_a_cost_and_a_row():
    told, known = rows("What everything costs"), declared()
    assert told.keys() == known.keys()
    for name, (cost, rank) in known.items():
        assert float(told[name][1]) == cost, name
        assert told[name][-1].split(";")[0] == Rank(rank).name.lower(), name


def test_every_limit_is_told_with_its_default():
    told = rows("Limits")
    fields = msgspec.structs.asdict(Limits())
    assert told.keys() == fields.keys()
    assert {name: float(row[1]) for name, row in told.items()} == fields


def test_limits_are_on_unless_they_are_turned_off():
    assert Config(data=Path("none"), host="0.0.0.0").limits == Limits() == Config(data=Path("none")).limits
    assert with_changes(Limits(), ["share=7", "connections=3"]) == Limits(share=7.0, connections=3)
    for wrong in ("share", "share=x", "connections=1.5", "luck=3", "share=-1", "share=nan"):
        with pytest.raises(BadLimit, match=re.escape(wrong)):
            with_changes(Limits(), [wrong])


def test_who_is_over_the_budget_waits_and_then_is_refused(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    budget = Budget(Limits(share=10.0, at_once=20.0, patience=2.0))
    assert budget.take(["a"], 20.0) == 0.0
    assert [budget.take(["a"], 10.0) for _ in range(3)] == [1.0, 2.0, 3.0]  # the third is refused and costs nothing
    assert budget.take(["a"], 10.0) == 3.0
    assert budget.take(["b"], 20.0) == 0.0
    now[0] += 2.0
    assert budget.take(["a"], 10.0) == 1.0
    now[0] += 1_000.0
    assert budget.take(["a", "guest"], 20.0) == 0.0
    assert budget.take(["c", "guest"], 10.0) == 1.0  # from another address, and for the same guest
    assert budget.take(["c"], 1_000.0) == pytest.approx(1.0)  # nothing costs more than may be used at once
    budget.charge(["d", "guest"], 40.0)  # what was done already costs what it did
    assert budget.take(["d"], 10.0) == pytest.approx(3.0)


def test_what_is_asked_for_in_a_heap_is_let_in_piece_by_piece(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    budget = Budget(Limits(share=100.0, at_once=250.0, pace=2.0))
    waits = [budget.take(["a", "guest"], 10.0) for _ in range(20)]
    assert waits == pytest.approx([place * 0.02 for place in range(20)])  # 10 ms each, and as much for others
    assert budget.take(["b"], 10.0) == 0.0
    assert budget.take(["b", "guest"], 10.0) == pytest.approx(0.4)  # whoever it is for, at another address
    now[0] += 2.0
    assert budget.take(["a"], 10.0) == 0.0
    budget.hold_back(["a"], 50.0)  # it took longer than it was to cost
    assert budget.take(["a"], 1.0) == pytest.approx(0.12)
    budget.hold_back(["a"], 10_000.0)
    assert budget.take(["a"], 1.0) == pytest.approx(0.5)  # nobody waits for long because of that alone


def test_newcomers_are_sent_away_first_and_players_last():
    overload = Overload.__new__(Overload)
    overload._allowed, overload.late, overload.sheds = 0.25, 0.0, 0

    def heard(seconds, ticks):
        for _ in range(ticks):
            overload.note(0.05 + seconds)
        return [rank for rank in Rank if overload.allows(rank)]

    assert heard(0.0, 20) == [*Rank]
    assert heard(0.4, 1) == [*Rank]  # one pause
    assert heard(0.4, 20) == [Rank.READER, Rank.PLAYER, Rank.NEEDED]
    assert heard(0.8, 20) == [Rank.PLAYER, Rank.NEEDED]
    assert heard(2.0, 20) == [Rank.NEEDED]
    assert heard(0.0, 200) == [*Rank]
