"""The built client: its files in memory, each compressed once."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from entrepot.table.errors import Refusal
from entrepot.table.overload import Rank
from entrepot.table.processes.carrying import VERSION

PACKAGED: Final = Path(__file__).resolve().parent.parent / "web_dist"
NOT_BUILT: Final = "The server runs, but no client is built into it: 'make install' does that. Bots can play already.\n"
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
SMALLEST: Final = 1_000
"""Bytes from which compressing is worth it."""
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain"}


class File:
    """One file for browsers."""

    def __init__(self, body: bytes, kind: str, caching: str) -> None:
        self.body = body
        is_text = kind.startswith("text/") or kind in ("application/manifest+json", "image/svg+xml", "application/json")
        self.type = kind
        self.zipped = gzip.compress(self.body, 9, mtime=0) if is_text and len(self.body) >= SMALLEST else b""
        self.caching = caching

    @classmethod
    def of_client(cls, path: Path, name: str) -> "File":
        """Return one file of the client."""
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        return cls(
            path.read_bytes(), kind, FOREVER if name.startswith("assets/") else FRESH
        )  # these names carry a hash

    def answer(self, accepted: str) -> Response[bytes]:
        """Return the file, compressed where the browser takes that."""
        headers = {"cache-control": self.caching, "vary": "accept-encoding"}
        if self.zipped and "gzip" in accepted:
            return Response(self.zipped, media_type=self.type, headers={**headers, "content-encoding": "gzip"})
        return Response(self.body, media_type=self.type, headers=headers)


class Client:
    """All files of a built client by name; empty where none is built."""

    def __init__(self, folder: Path) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        names = [(path, path.relative_to(folder).as_posix()) for path in found]
        self.files = {name: File.of_client(path, name) for path, name in names}

    def answer(self, path: str, accepted: str) -> Response[bytes]:
        """Return a file; the start page for the client's own addresses; Refusal for anything else."""
        name = path.strip("/")
        file = self.files.get(name)
        if file is None and "." not in name.rpartition("/")[2] and not name.startswith("api/"):
            file = self.files.get("index.html")
            if file is None:
                return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT)
        if file is None:
            raise Refusal(404, "not-found", "There is nothing at this address.")
        return file.answer(accepted)


@get("/assets/{path:path}", include_in_schema=False, cost=0.5, rank=Rank.READER, at=VERSION)
async def asset(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client of one version, whose name no other version uses for anything else."""
    client: Client = request.app.state.client
    return client.answer(f"assets/{path.strip('/')}", request.headers.get("accept-encoding", ""))


@get(["/", "/{path:path}"], include_in_schema=False, cost=0.5, rank=Rank.READER)
async def client_file(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its start page."""
    client: Client = request.app.state.client
    return client.answer(path, request.headers.get("accept-encoding", ""))
