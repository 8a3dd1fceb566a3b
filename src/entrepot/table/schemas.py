"""What is published: the calls as OpenAPI, and the types of the wire as JSON Schema, from which clients make theirs."""

import functools
import importlib
from typing import Any

import msgspec
from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi.plugins import JsonRenderPlugin

import entrepot
from entrepot.kernel import registry
from entrepot.table import messages, wire
from entrepot.table.lasting import wire as lasting_wire
from entrepot.table.notices import wire as notice_wire
from entrepot.table.person import wire as person_wire
from entrepot.table.playtests import wire as playtest_wire
from entrepot.table.reviews import wire as review_wire
from entrepot.table.workshop import wire as workshop_wire

HTTP = (
    wire.Guest,
    wire.NewTable,
    wire.Sit,
    wire.Fork,
    wire.Leave,
    wire.Invite,
    wire.Agree,
    wire.Opened,
    wire.GameInfo,
    wire.Rules,
    wire.Puzzles,
    wire.TableInfo,
    wire.TableFront,
    wire.Seated,
    wire.Invitation,
    wire.Rematch,
    wire.Replayed,
    wire.Story,
    wire.Health,
    wire.Build,
    wire.NewMeeting,
    wire.Join,
    wire.Meeting,
    wire.MeetingList,
    wire.Report,
    wire.Reported,
    wire.Player,
    wire.Problem,
    *person_wire.HTTP,
    *notice_wire.HTTP,
    *lasting_wire.HTTP,
    *review_wire.HTTP,
    *playtest_wire.HTTP,
    *workshop_wire.HTTP,
)
SOCKET = (*messages.FromViewer.__args__, *messages.ToViewer.__args__, messages.HintArgs, messages.MeetingMessage)


class Published(JsonRenderPlugin):
    """The calls as OpenAPI, served at `/schema`."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"], media_type="application/json")  # type: ignore[arg-type]
        self._body = b""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        if not self._body:
            self._body = msgspec.json.encode(published(openapi_schema))
        return self._body


def prepare(app: Litestar) -> None:
    """Put together what the framework publishes; what it has put together before stays."""
    openapi = app.plugins.get(OpenAPIPlugin).provide_openapi_schema()
    for plugin in app.openapi_config.render_plugins if app.openapi_config is not None else ():
        plugin.render(None, openapi)  # type: ignore[arg-type]


def published(openapi: dict[str, Any]) -> dict[str, Any]:
    """Return an OpenAPI document with bodies told exactly: what else they may hold, and what stands in their lists."""
    _, definitions = msgspec.json.schema_components(HTTP, ref_template="#/components/schemas/{name}")
    components = openapi["components"]
    return {**openapi, "components": {**components, "schemas": {**components["schemas"], **definitions}}}


@functools.cache
def wire_schema() -> dict[str, Any]:
    """Return one JSON Schema: `$defs` has every type by its name, and each game's view as `<Game>View`."""
    _, definitions = msgspec.json.schema_components([*HTTP, *SOCKET], ref_template="#/$defs/{name}")
    for name in registry.game_modules():
        definitions.update(view_schema(name))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


def view_schema(name: str) -> dict[str, Any]:
    """Return the schema of a game's view with all that it refers to, the game's name before each name."""
    module = entrepot.game(name).wire
    view = getattr(importlib.import_module(module), "View", None) if module else None
    if view is None:
        return {}
    prefix = "".join(part.capitalize() for part in name.replace("_", "-").split("-"))
    _, definitions = msgspec.json.schema_components([view], ref_template=f"#/$defs/{prefix}{{name}}")
    return {f"{prefix}{key}": value for key, value in definitions.items()}


if __name__ == "__main__":
    print(msgspec.json.encode(wire_schema(), order="sorted").decode())
