"""Kills while clocks run, orders stand and notices are under way: none is lost, and none is doubled."""

from __future__ import annotations

import pytest
from table_pending import kill_with_all_pending


@pytest.mark.slow
def test_kills_with_clocks_orders_and_notices_pending(tmp_path):
    print(kill_with_all_pending(tmp_path, 2, seed=0))


@pytest.mark.full
@pytest.mark.parametrize("twentieth", range(1, 21))
def test_a_thousand_kills_with_clocks_orders_and_notices_pending(tmp_path, twentieth):
    print(kill_with_all_pending(tmp_path, 50, seed=twentieth))
