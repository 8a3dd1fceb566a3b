"""Write docs/reference/ anew from the docstrings: a page for each layer that programs are written against.

    python3 tools/reference.py             # what `make docs` runs

The sources are read, never imported. Where a package lists its public names in `__all__`, its page has those alone;
else everything whose name does not begin with '_'. What has no docstring of its own does what its base class says.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "entrepot"
PAGES = ROOT / "docs" / "reference"
LAYERS = ("kernel", "files", "words", "testing", "arena", "envs", "bots", "review")
UNLISTED = ("arena/lab", "arena/positions", "arena/report", "arena/sweep", "arena/training", "arena/trial")
"""What the command `entrepot arena` is made of; docs/arena.md tells what it does."""
INTRODUCTION = """# Reference

Made from the docstrings by `make docs`; do not edit these pages. [The concepts](../README.md) tell how it
all hangs together.

| page | what is in it |
|---|---|
{rows}

`i64` is a whole number; plain `int` does in its place. What is left out here has no words of its own: it
does what its base class says.
"""


def main() -> None:
    """Write all pages, and remove those of layers that are no more."""
    PAGES.mkdir(parents=True, exist_ok=True)
    wanted = pages()
    for path in PAGES.glob("*.md"):
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (PAGES / name).write_text(text, encoding="utf-8", newline="\n")


def pages() -> dict[str, str]:
    """Return the text of every page by the name of its file."""
    rows = "\n".join(f"| [{layer}]({layer}.md) | {summary(PACKAGE / layer)} |" for layer in LAYERS)
    return {"README.md": INTRODUCTION.format(rows=rows), **{f"{layer}.md": page(layer) for layer in LAYERS}}


def summary(folder: Path) -> str:
    """Return the first sentence of a package's docstring."""
    return words(parse(folder / "__init__.py")).split("\n\n")[0].replace("\n", " ")


def page(layer: str) -> str:
    """Return the page of a layer."""
    folder = PACKAGE / layer
    package = parse(folder / "__init__.py")
    public = listed(package)
    parts = [f"# entrepot.{layer}", words(package)]
    for path in sorted(folder.rglob("*.py")):
        folder_name = path.parent.relative_to(PACKAGE).as_posix()
        if path.name != "__init__.py" and folder_name not in UNLISTED:
            parts += module(path, public)
    return "\n\n".join(parts) + "\n"


def parse(path: Path) -> ast.Module:
    """Return a source file as a tree."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=path.name)


def listed(package: ast.Module) -> set[str]:
    """Return the names in `__all__`; empty if there is none."""
    for statement in package.body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__all__":
            return set(ast.literal_eval(statement.value))
    return set()


def module(path: Path, public: set[str]) -> list[str]:
    """Return the paragraphs of a module: none where nothing in it is public."""
    name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    tree = parse(path)
    inside = bullets(values(tree.body, public))
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and is_public(node.name, public) and words(node):
            inside += class_parts(node) if isinstance(node, ast.ClassDef) else function_parts(node, "", "###")
    return [f"## {name}", words(tree), *inside] if inside else []


def is_public(name: str, public: set[str]) -> bool:
    """Say whether a name of a module belongs into the reference."""
    return name in public if public else not name.startswith("_")


def class_parts(node: ast.ClassDef) -> list[str]:
    """Return the paragraphs of a class: what it is, its values, its methods."""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    parts = [f"### {node.name}", code(f"class {node.name}" + (f"({bases})" if bases else "")), words(node)]
    methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
    maker = next((method for method in methods if method.name == "__init__"), None)
    if maker is not None or is_plain_data(node):
        parts[1] += "\n" + code(f"{node.name}({arguments(maker) if maker is not None else data_fields(node)})")
    fields = [*values(node.body, set()), *(values(maker.body, set()) if maker else [])]
    fields += [f"`{m.name}: {returned(m)}`: {flat(words(m))}" for m in methods if is_property(m) and words(m)]
    parts += bullets(fields)
    for method in methods:
        if not method.name.startswith("_") and words(method) and not is_property(method):
            parts += function_parts(method, f"{node.name}.", "####")
    return parts


def function_parts(node: ast.FunctionDef, owner: str, heading: str) -> list[str]:
    """Return the paragraphs of a function or method."""
    returns = f" -> {returned(node)}" if node.returns is not None else ""
    return [f"{heading} {owner}{node.name}", code(f"{node.name}({arguments(node)}){returns}"), words(node)]


def values(body: list[ast.stmt], public: set[str]) -> Iterator[str]:
    """Yield a line for each named value that has words below it, or is a typed field of its class."""
    for statement, following in zip(body, [*body[1:], None], strict=True):
        if not isinstance(statement, ast.Assign | ast.AnnAssign):
            continue
        target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
        name = ast.unparse(target).removeprefix("self.")
        said = text_of(following)
        if said and is_public(name, public):
            kind = annotation(statement)
            yield f"`{name}{kind}`: {flat(said)}"


def annotation(statement: ast.Assign | ast.AnnAssign) -> str:
    """Return ': type' where the type says more than that the value is fixed."""
    if not isinstance(statement, ast.AnnAssign):
        return ""
    kind = ast.unparse(statement.annotation)
    inner = re.fullmatch(r"(?:Final|ClassVar)\[(.*)\]", kind)
    return f": {inner[1]}" if inner else "" if kind == "Final" else f": {kind}"


def text_of(statement: ast.stmt | None) -> str:
    """Return the text that stands as a statement of its own."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        value = statement.value.value
        return inspect.cleandoc(value) if isinstance(value, str) else ""
    return ""


def arguments(node: ast.FunctionDef) -> str:
    """Return the parameters as a call writes them, without the one that a method is called on."""
    given = node.args
    plain = [*given.posonlyargs, *given.args]
    gaps: list[ast.expr | None] = [None] * (len(plain) - len(given.defaults))
    parts = [parameter(arg, default) for arg, default in zip(plain, [*gaps, *given.defaults], strict=True)]
    if plain and plain[0].arg in ("self", "cls"):
        del parts[0]
    if given.vararg is not None:
        parts.append(f"*{parameter(given.vararg, None)}")
    elif given.kwonlyargs:
        parts.append("*")
    parts += [parameter(arg, default) for arg, default in zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    return ", ".join(parts)


def parameter(arg: ast.arg, default: ast.expr | None) -> str:
    """Return one parameter with its type and its default."""
    kind = f": {unquoted(arg.annotation)}" if arg.annotation is not None else ""
    return f"{arg.arg}{kind}" + (f" = {ast.unparse(default)}" if default is not None else "")


def is_plain_data(node: ast.ClassDef) -> bool:
    """Say whether the fields of a class are what it is made from."""
    decorated = any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list)
    return decorated or any(ast.unparse(base) == "msgspec.Struct" for base in node.bases)


def data_fields(node: ast.ClassDef) -> str:
    """Return the fields of such a class as parameters."""
    fields = [inner for inner in node.body if isinstance(inner, ast.AnnAssign)]
    return ", ".join(f"{ast.unparse(f.target)}{annotation(f)}{' = ...' if f.value else ''}" for f in fields)


def returned(node: ast.FunctionDef) -> str:
    """Return what a function is annotated to return."""
    return unquoted(node.returns) if node.returns is not None else ""


def unquoted(annotation: ast.expr) -> str:
    """Return a type without the quotes of one that is named before it exists."""
    return ast.unparse(annotation).strip("'")


def code(line: str) -> str:
    """Return a signature as a block of code, long ones on several lines."""
    return textwrap.fill(line, 116, initial_indent=" " * 4, subsequent_indent=" " * 8, break_on_hyphens=False)


def bullets(lines: Iterable[str]) -> list[str]:
    """Return lines as one paragraph that is a list; nothing for none."""
    found = [f"* {line}" for line in lines]
    return ["\n".join(found)] if found else []


def is_property(node: ast.FunctionDef) -> bool:
    """Say whether a method is read like a field."""
    return any(ast.unparse(decorator) == "property" for decorator in node.decorator_list)


def words(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """Return a docstring as Markdown; empty if there is none."""
    return escaped(ast.get_docstring(node) or "")


def flat(text: str) -> str:
    """Return a text as one line."""
    return " ".join(escaped(text).split())


def escaped(text: str) -> str:
    """Return text in which, outside code, '<' begins no tag and '**' nothing bold."""
    parts = re.split(r"(`[^`]*`|^    .*$)", text, flags=re.MULTILINE)
    return "".join(
        part if number % 2 else part.replace("<", "&lt;").replace("**", r"\*\*") for number, part in enumerate(parts)
    )


if __name__ == "__main__":
    main()
