"""A server that is attacked, and the honest players beside it."""

import pytest
from table_load import Honest, serving
from table_server import close_all


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("attacked")) as found:
        yield found


@pytest.fixture(scope="module")
def honest(server):
    with Honest(server.url) as found:
        yield found


@pytest.fixture(autouse=True)
def gone():
    """Nothing of an attack is left when its test is over."""
    yield
    close_all()
