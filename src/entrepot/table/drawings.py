"""The drawings that games of other packages bring: a folder of files for browsers, read once and served from memory.

What is served is looked up by name among the files that were read. So no address leads out of the folder.
"""

import hashlib
import logging
import os
from functools import cache
from pathlib import Path
from typing import Final

from entrepot.kernel import registry
from entrepot.kernel.game import Game
from entrepot.table.client_files import FOREVER, File
from entrepot.table.errors import Refusal

log = logging.getLogger(__name__)
MODULE: Final = "drawing.js"
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What a drawing may have; other files of its folder are not served."""
MOST_BYTES: Final = 20_000_000


class BadDrawing(Exception):
    """A drawing that cannot be served; the sentence says why."""


class Drawing:
    """The files of a drawing by their names in its folder, and a digest of them all for their addresses."""

    def __init__(self, folder: Path) -> None:
        bodies = {path.relative_to(folder).as_posix(): path.read_bytes() for path in own_files(folder)}
        if MODULE not in bodies:
            raise BadDrawing(f"there is no {MODULE} in {folder}")
        if sum(map(len, bodies.values())) > MOST_BYTES:
            raise BadDrawing(f"{folder} has more than {MOST_BYTES:,} bytes")
        digest = hashlib.sha256()
        for name, body in bodies.items():
            digest.update(f"{name} {len(body)} ".encode() + body)
        self.digest = digest.hexdigest()[:16]
        self.files = {name: File(body, TYPES[Path(name).suffix], FOREVER) for name, body in bodies.items()}


def own_files(folder: Path) -> list[Path]:
    """Return the files of a folder that may be served, in order; what links point to is not of the folder."""
    found = [Path(place) / name for place, _, names in os.walk(folder, followlinks=False) for name in names]
    return sorted(path for path in found if path.suffix in TYPES and path.is_file() and not path.is_symlink())


def read_drawing(name: str, folder: str) -> Drawing:
    """Return the drawing in a folder of a game's package; BadDrawing where it cannot be served."""
    package = Path(str(registry.game_module(name).__file__)).resolve().parent
    found = (package / folder).resolve()
    if package not in found.parents:
        raise BadDrawing(f"{folder!r} is no folder within {package}")
    return Drawing(found)


@cache
def _known(name: str, folder: str) -> Drawing | None:
    try:
        return read_drawing(name, folder)
    except (BadDrawing, OSError) as error:
        log.error("no drawing of %s: %s", name, error)
        return None


def drawing_of(game: Game) -> Drawing | None:
    """Return the drawing that a game brings; None where it brings none, or one that cannot be served."""
    return _known(game.id, game.drawing) if game.drawing else None


def address(game: Game) -> str | None:
    """Return where browsers find the module of a game's drawing."""
    drawing = drawing_of(game)
    return f"/api/games/{game.id}/drawing/{drawing.digest}/{MODULE}" if drawing is not None else None


def file(drawing: Drawing | None, digest: str, path: str) -> File:
    """Return a file of a drawing as it was at that digest; Refusal if there is none of that name."""
    found = drawing.files.get(path.removeprefix("/")) if drawing is not None and drawing.digest == digest else None
    if found is None:
        raise Refusal(404, "not-found", "There is nothing at this address.")
    return found
