"""What the server serves of the drawing that a game's package brings, and what not."""

from __future__ import annotations

import os
from types import SimpleNamespace

import pytest

from entrepot.kernel import registry
from entrepot.table import drawings
from entrepot.table.drawings import BadDrawing, read_drawing
from entrepot.table.errors import Refusal


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package with files of many kinds, and links that lead out of its drawing."""
    folder = tmp_path / "package"
    for name in (
        "__init__.py",
        "drawing/drawing.js",
        "drawing/more/part.mjs",
        "drawing/notes.txt",
        "drawing/page.html",
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"// {name}")
    (tmp_path / "secret.js").write_text("// secret")
    (tmp_path / "beside").mkdir()
    (tmp_path / "beside" / "drawing.js").write_text("// beside")
    os.symlink(tmp_path / "secret.js", folder / "drawing" / "linked.js")
    os.symlink(tmp_path / "beside", folder / "drawing" / "far")
    os.symlink(tmp_path / "beside", folder / "away")
    monkeypatch.setattr(registry, "game_module", lambda _: SimpleNamespace(__file__=str(folder / "__init__.py")))
    return folder


def test_only_files_of_the_folder_are_served_each_as_what_it_is(package):
    drawing = read_drawing("stones", "drawing")
    assert {name: file.type for name, file in drawing.files.items()} == {
        "drawing.js": "text/javascript",
        "more/part.mjs": "text/javascript",
    }
    assert drawings.file(drawing, drawing.digest, "/more/part.mjs").body == b"// drawing/more/part.mjs"
    for path in ("/linked.js", "/far/drawing.js", "/../__init__.py", "/more/../drawing.js", "//drawing.js", "/", ""):
        with pytest.raises(Refusal, match="nothing at this address"):
            drawings.file(drawing, drawing.digest, path)
    with pytest.raises(Refusal):
        drawings.file(drawing, "0" * 16, "/drawing.js")
    (package / "drawing" / "more" / "part.mjs").write_text("// new")
    assert read_drawing("stones", "drawing").digest != drawing.digest


@pytest.mark.parametrize("folder", ["away", "..", "../beside", "/", ".", "drawing/more", "nowhere"])
def test_a_folder_that_is_elsewhere_or_has_no_drawing_is_refused(package, folder):
    with pytest.raises(BadDrawing):
        read_drawing("stones", folder)
