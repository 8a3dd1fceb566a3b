"""A new game as a package of one's own: the small one of docs/add-a-game.md under another name, tests and all."""

import importlib.util
import keyword
import re
from importlib import resources
from pathlib import Path
from typing import Final

from entrepot.kernel import registry
from entrepot.kernel.errors import EntrepotError

TEMPLATE: Final = "template.txt"
"""The files one after the other, each behind a line with `MARK` and its name; `@name@` and the like are filled in."""
MARK: Final = "==== "
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class BadName(EntrepotError):
    """A game cannot be called so."""

    code = "bad-name"


def check(name: str) -> None:
    """Raise BadName unless a new package can be called so: it is free, and Python takes it."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) < 2:
        raise BadName(f"a game cannot be called {name!r}: write small letters, digits and _, such as salt_road")
    if name in registry.game_modules() or importlib.util.find_spec(name) is not None:
        raise BadName(f"there is a package {name!r} already: choose another name")


def check_title(title: str) -> None:
    """Raise BadName unless a title can stand in the code, between quotes and in one line."""
    if not title.strip() or not title.isprintable() or set(title) & set('"\\@'):
        raise BadName(f'a game cannot be titled {title!r}: write one line without ", \\ and @')


def files(name: str, title: str, title_nl: str) -> dict[str, str]:
    """Return the files of a new game by their path in its folder."""
    code = re.sub("[^a-z]", "", name)[:2].upper()  # clause ids begin with letters alone
    words = {"name": name, "Name": camel(name), "CODE": code, "title": title, "title_nl": title_nl}
    text = resources.files(__name__).joinpath(TEMPLATE).read_text(encoding="utf-8")
    for word, own in words.items():
        text = text.replace(f"@{word}@", own)
    parts = [part.partition("\n") for part in text.split(MARK)[1:]]
    return {path: body for path, _, body in parts}


def write(folder: Path, found: dict[str, str]) -> None:
    """Write files into a folder that is made for them."""
    for name, text in found.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def camel(name: str) -> str:
    """Return a package's name as a class has it: SaltRoad for salt_road."""
    return "".join(part.capitalize() for part in name.split("_"))
