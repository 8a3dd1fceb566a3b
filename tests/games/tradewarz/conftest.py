"""What tests of TradeWarz share."""

import pytest

import entrepot
from entrepot.kernel.state import State


@pytest.fixture
def toy_state() -> State:
    """Any position, for its chance alone."""
    return entrepot.game("haggle").new(2, 0)
