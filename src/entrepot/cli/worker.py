"""`entrepot worker`: thinks for the servers of a PostgreSQL database, on this machine or another."""

import os
from typing import Annotated

import typer

from entrepot.cli.serve import Data, DatabaseUrl

LEAST = 4


def run(
    data: Data = None,
    database: DatabaseUrl = "",
    internal: Annotated[
        str,
        typer.Option(
            "--internal", metavar="ADDRESS", help="Where the servers reach it: 10.0.0.7; else this machine alone."
        ),
    ] = "",
    processes: Annotated[
        int, typer.Option("--processes", min=0, help="That it lends at most; 0 for two to a processor.")
    ] = 0,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "info",
) -> None:
    """Let bots, hints, reviews and trials of cards be thought out here, until stopped by Ctrl-C or SIGTERM.

    The folder needs a server's session.key and push.key, no more. Without a worker the servers think themselves.

    Example: entrepot worker --database postgresql://entrepot@10.0.0.4/entrepot --data /srv/keys --internal 10.0.0.7
    """
    from entrepot.table import logs
    from entrepot.table.config import BadSetting, default_data_folder
    from entrepot.table.worker import WorkerConfig, run

    if not database:
        raise BadSetting("a worker needs --database: it thinks for the servers of that")
    logs.set_up(log_level, False)
    most = processes or max(LEAST, 2 * (os.cpu_count() or 1))
    config = WorkerConfig(data or default_data_folder(), database, internal, most)
    run(config, lambda address: typer.echo(f"entrepot works at {address}"))
