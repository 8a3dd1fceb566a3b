"""The client's types are those of the server."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from entrepot.table.schemas import wire_schema

TYPES = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_types_were_made_from_the_schema_that_the_server_has_now():
    schema = msgspec.json.encode(wire_schema(), order="sorted")
    first_line = TYPES.read_text("utf-8").partition("\n")[0]
    told = first_line.rpartition(" ")[2]
    again = "python -m entrepot.table.schemas | node web/tools/wire.mjs"
    assert told == hashlib.sha256(schema).hexdigest(), f"the server's schema has changed; make the types anew: {again}"
