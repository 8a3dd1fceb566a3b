"""`entrepot serve`: the table's server, for this machine or for others."""

from pathlib import Path
from typing import Annotated

import typer

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept; else a user folder.")]
DatabaseUrl = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="ENTREPOT_DATABASE",
        show_envvar=True,
        help="Keep tables in PostgreSQL instead: postgresql://user:password@host/name.",
    ),
]
Port = Annotated[int | None, typer.Option("--port", min=0, max=65_535, help="The port; 0 takes any that is free.")]

NewDatabase = Annotated[
    bool,
    typer.Option(
        "--new-database", help="Begin anew where the folder's database is damaged or gone; what is left of it is kept."
    ),
]


def run(
    data: Data = None,
    database: DatabaseUrl = "",
    new_database: NewDatabase = False,
    port: Port = None,
    host: Annotated[str, typer.Option("--host", help="The address; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    internal: Annotated[
        str,
        typer.Option(
            "--internal",
            metavar="ADDRESS",
            help="Where other servers of that database reach this one: 10.0.0.5; else this machine alone.",
        ),
    ] = "",
    bot_workers: Annotated[int, typer.Option("--bot-workers", min=1, help="Processes in which bots think.")] = 2,
    review_workers: Annotated[int, typer.Option("--review-workers", min=1, help="Processes that make reviews.")] = 2,
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
    smtp: Annotated[
        str,
        typer.Option(
            "--smtp",
            metavar="URL",
            envvar="ENTREPOT_SMTP",
            show_envvar=True,
            help="Send e-mail by this server: smtp://user:password@host:587.",
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option("--mail-from", metavar="ADDRESS", help="From whom that e-mail comes: games@example.org.")
    ] = "",
    private_targets: Annotated[
        bool, typer.Option("--private-targets", help="Let notices go to addresses of your own networks.")
    ] = False,
    metrics_for: Annotated[
        list[str] | None,
        typer.Option("--metrics-for", metavar="NET", help="Let this network read /metrics too; may be repeated."),
    ] = None,
    log_addresses: Annotated[bool, typer.Option("--log-addresses", help="Let logs say from where calls come.")] = False,
    rate_one_address: Annotated[
        bool, typer.Option("--rate-one-address", help="Rate games between people who share an address as well.")
    ] = False,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables until stopped by Ctrl-C or SIGTERM. Logs go to stderr, one JSON object a line.

    Example: entrepot serve --host 0.0.0.0 --port 8000 --data /srv/entrepot
    """
    from entrepot.table import logs, server
    from entrepot.table.config import LOOPBACK_NETWORKS, PORT, Config, default_data_folder
    from entrepot.table.limits import UNLIMITED, Limits, with_changes

    logs.set_up(log_level, log_addresses)
    config = Config(
        data=data or default_data_folder(),
        database=database,
        new_database=new_database,
        host=host,
        port=PORT if port is None else port,
        internal=internal,
        bot_workers=bot_workers,
        review_workers=review_workers,
        public_url=public_url,
        trusted_proxies=tuple(trusted_proxy or ()),
        smtp=smtp,
        mail_from=mail_from,
        private_targets=private_targets,
        metrics_for=(*LOOPBACK_NETWORKS, *(metrics_for or ())),
        log_addresses=log_addresses,
        rates_one_address=rate_one_address,
        limits=with_changes(Limits() if limits else UNLIMITED, limit or []),
    )
    server.serve(config, lambda url: typer.echo(f"entrepot serves {url}"))
