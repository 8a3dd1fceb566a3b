"""`entrepot serve`: the table's server, for this machine or for others."""

from pathlib import Path
from typing import Annotated

import typer

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept; else a user folder.")]
Port = Annotated[int | None, typer.Option("--port", min=0, max=65_535, help="The port; 0 takes any that is free.")]

NewDatabase = Annotated[
    bool,
    typer.Option(
        "--new-database", help="Begin anew where the folder's database is damaged or gone; what is left of it is kept."
    ),
]


def run(
    data: Data = None,
    new_database: NewDatabase = False,
    port: Port = None,
    host: Annotated[str, typer.Option("--host", help="The address; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    bot_workers: Annotated[int, typer.Option("--bot-workers", min=1, help="Processes in which bots think.")] = 2,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=VALUE", help="Another value of a limit; docs/operate.md lists them."),
    ] = None,
    limits: Annotated[bool, typer.Option(help="Whether one address may only ask so much.")] = True,
    public_url: Annotated[
        str, typer.Option("--public-url", metavar="URL", help="How browsers reach it through a proxy.")
    ] = "",
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", metavar="NET", help="Believe this proxy's word on who calls; may be repeated."),
    ] = None,
    log_addresses: Annotated[bool, typer.Option("--log-addresses", help="Let logs say from where calls come.")] = False,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables until stopped by Ctrl-C or SIGTERM. Logs go to stderr, one JSON object a line.

    Example: entrepot serve --host 0.0.0.0 --port 8000 --data /srv/entrepot
    """
    from entrepot.table import logs, server
    from entrepot.table.config import PORT, Config, default_data_folder
    from entrepot.table.limits import UNLIMITED, Limits, with_changes

    logs.set_up(log_level, log_addresses)
    config = Config(
        data=data or default_data_folder(),
        new_database=new_database,
        host=host,
        port=PORT if port is None else port,
        bot_workers=bot_workers,
        public_url=public_url,
        trusted_proxies=tuple(trusted_proxy or ()),
        log_addresses=log_addresses,
        limits=with_changes(Limits() if limits else UNLIMITED, limit or []),
    )
    server.serve(config, lambda url: typer.echo(f"entrepot serves {url}"))
