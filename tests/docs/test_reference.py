"""The reference is what the docstrings say, and everything public has one."""

import importlib
import importlib.util
import inspect
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SPEC = importlib.util.spec_from_file_location("reference", ROOT / "tools" / "reference.py")
reference = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(reference)


def test_the_pages_are_current():
    kept = {path.name: path.read_text(encoding="utf-8") for path in reference.PAGES.glob("*.md")}
    made = reference.pages()
    stale = [name for name in {*kept, *made} if kept.get(name) != made.get(name)]
    assert not stale, f"'make docs' writes {', '.join(sorted(stale))} anew"


def modules(layer):
    package = importlib.import_module(f"entrepot.{layer}")
    yield package
    for path in sorted(Path(package.__file__).parent.rglob("*.py")):
        if path.name != "__init__.py":
            parts = path.relative_to(reference.PACKAGE.parent).with_suffix("").parts
            yield importlib.import_module(".".join(parts))


def undocumented(module):
    """What is public in a module and has no words of its own, nor any that it inherits."""
    if not (module.__doc__ or "").strip():
        yield module.__name__
    for name, value in vars(module).items():
        if name.startswith("_") or getattr(value, "__module__", "") != module.__name__:
            continue
        if inspect.isfunction(value) and not inspect.getdoc(value):
            yield f"{module.__name__}.{name}"
        if inspect.isclass(value):
            yield from undocumented_parts(value)


def undocumented_parts(kind):
    said = (kind.__doc__ or "").strip()
    if not said or said.startswith(f"{kind.__name__}("):  # what a dataclass says where it is not told anything
        yield kind.__qualname__
    for name, value in vars(kind).items():
        is_method = inspect.isfunction(value) or isinstance(value, classmethod | staticmethod | property)
        if is_method and not name.startswith("_") and not inspect.getdoc(getattr(kind, name)):
            yield f"{kind.__qualname__}.{name}"


@pytest.mark.parametrize("layer", reference.LAYERS)
def test_everything_public_promises_something(layer):
    assert [name for module in modules(layer) for name in undocumented(module)] == []


# ---------------------------------------------------------------- how a page is made


def page_of(tmp_path, monkeypatch, source):
    folder = tmp_path / "package" / "layer"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text('"""A layer."""\n')
    (folder / "things.py").write_text(source)
    monkeypatch.setattr(reference, "PACKAGE", folder.parent)
    return reference.page("layer")


SOURCE = '''
"""Things."""
from dataclasses import dataclass
LARGEST: Final[int] = 9
"""No thing is larger."""
class Thing(Base):
    """A <thing>, such as `a < b`."""
    def __init__(self, size: "Size", *, colour: str = "red") -> None:
        self.size = size
        self.weight: int = 0
        """In grams."""
    def grow(self, by: int = 1) -> "Thing":
        """Return a larger one."""
    def shrink(self): ...
    def _hide(self):
        """Not for others."""
@dataclass
class Box:
    """Holds things."""
    things: list[Thing]
    is_open: bool = False
def _own():
    """Not for others."""
'''


def test_a_page_tells_what_is_public_and_has_words(tmp_path, monkeypatch):
    page = page_of(tmp_path, monkeypatch, SOURCE)
    assert page.startswith("# entrepot.layer\n\nA layer.\n\n## package.layer.things\n\nThings.\n")
    assert "* `LARGEST: int`: No thing is larger." in page
    assert "    class Thing(Base)\n    Thing(size: Size, *, colour: str = 'red')\n" in page
    assert "A &lt;thing>, such as `a < b`." in page
    assert "* `weight: int`: In grams." in page
    assert "#### Thing.grow\n\n    grow(by: int = 1) -> Thing\n\nReturn a larger one." in page
    assert "Box(things: list[Thing], is_open: bool = ...)" in page
    assert "shrink" not in page
    assert "Not for others" not in page


def test_a_layer_that_lists_its_public_names_shows_no_others(tmp_path, monkeypatch):
    page_of(tmp_path, monkeypatch, SOURCE)
    (tmp_path / "package" / "layer" / "__init__.py").write_text('"""A layer."""\n__all__ = ["Box"]\n')
    page = reference.page("layer")
    assert "### Box" in page
    assert "Thing(Base)" not in page
    assert "LARGEST" not in page
