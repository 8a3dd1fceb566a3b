"""How a server is set up."""

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

PORT = 3687
"""E-N-T-R on the keys of a telephone."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """`data` is the folder of the database; it is made where it is missing."""

    data: Path
    host: str = "127.0.0.1"
    port: int = PORT
    bot_workers: int = 2
    """Processes in which bots think. Where there are several, one is kept from those that think for seconds."""
    limits: bool = True
    """Whether one address or socket may only ask so much."""
    snapshot_every: int = 8
    """Actions from one stored position to the next."""
    idle_seconds: float = 600.0
    """A table that nobody looks at leaves the memory after so long."""
    client: Path | None = None
    """The folder of the built client, where it is not the one of the installation."""
    clock: Callable[[], float] = time.time

    @property
    def is_private(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in LOOPBACK


def default_data_folder() -> Path:
    """Return the user's own folder for data of this program."""
    import platformdirs

    return Path(platformdirs.user_data_dir("entrepot", appauthor=False))
