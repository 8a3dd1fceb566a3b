"""`entrepot play`: serve on this machine and open the browser."""

from typing import Annotated, Any

import typer

from entrepot.cli.serve import Data, NewDatabase, Port

ANSWERS_WITHIN = 5.0
"""Seconds in which a server that runs says so, be the machine ever so busy; where none runs, that is known at once."""


def run(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Begin with this game's page.")] = None,
    data: Data = None,
    new_database: NewDatabase = False,
    port: Port = None,
    browser: Annotated[bool, typer.Option(help="Whether the browser is opened.")] = True,
) -> None:
    """Open the lobby in the browser, and serve it until Ctrl-C. A server that runs already is used.

    Example: entrepot play tradejack
    """
    import threading
    import webbrowser

    import entrepot
    from entrepot.table import logs, server
    from entrepot.table.config import PORT, Config, default_data_folder
    from entrepot.table.limits import UNLIMITED

    page = f"/game/{entrepot.game(game).id}" if game is not None else "/"

    def show(url: str) -> None:
        typer.echo(f"entrepot is at {url}{page} (Ctrl-C stops it)")
        if browser:
            threading.Thread(target=webbrowser.open, args=(url + page,), daemon=True).start()  # some browsers stay

    logs.set_up("warning")
    config = Config(
        data=data or default_data_folder(),
        new_database=new_database,
        port=PORT if port is None else port,
        limits=UNLIMITED,  # who plays here has the machine for themselves, be it ever so busy
    )
    running = f"http://{config.host}:{config.port}"
    if config.port and data is None and answers(running):
        older = (
            "" if is_of_today(running) else ", from other sources than these: stop it there with Ctrl-C to play these"
        )
        typer.echo(f"entrepot is running already, at {running}{page}{older}")
        if browser:
            webbrowser.open(running + page)
        return
    server.serve(config, show)


def answers(url: str) -> bool:
    """Say whether a server of ours answers there."""
    return ask(url, "/health").get("status") == "ok"


def is_of_today(url: str) -> bool:
    """Say whether the server there runs the sources that we do."""
    from entrepot.table import next_build

    return ask(url, "/api/build").get("sources") in (None, "", next_build.sources())


def ask(url: str, path: str) -> dict[str, Any]:
    """Return what a server of this machine answers; nothing where it does not, or is none of ours."""
    import json
    from urllib.request import ProxyHandler, build_opener

    try:
        with build_opener(ProxyHandler({})).open(url + path, timeout=ANSWERS_WITHIN) as answer:
            found = json.load(answer)
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
