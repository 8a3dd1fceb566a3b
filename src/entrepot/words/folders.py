"""Which catalogues there are: the platform's own words, and those of each game's folder."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from entrepot.kernel import registry
from entrepot.words.errors import BadCatalogue
from entrepot.words.speaker import Catalogue

LANGUAGES = ("en", "nl")

_OWN = Path(__file__).parent
_GAMES = _OWN.parent / "games"


def catalogue(
    language: str, games: Iterable[str] | None = None, extra: Iterable[Path] = (), strict: bool = True
) -> Catalogue:
    """Return everything that can be said in `language`.

    Always in it are the kernel's and the command line's words. `games` limits it to those game folders of ours; None
    takes all that are found. `extra` are the `words` folders of games from elsewhere, each with `en.ftl` and `nl.ftl`.
    """
    return Catalogue(language, [(_label(path), _read(path)) for path in _files(language, games, extra)], strict)


def part(language: str, name: str) -> Catalogue:
    """Return what stands in one file of the platform's own words, with the kernel's, by which lists are said.

    To read all that there is takes many times as long.
    """
    paths = [_OWN / language / f"{file}.ftl" for file in ("kernel", name)]
    return Catalogue(language, [(_label(path), _read(path)) for path in paths])


def catalogue_text(language: str, games: Iterable[str] | None = None, extra: Iterable[Path] = ()) -> str:
    """Return the same as Fluent text, for clients that say messages themselves."""
    return "\n".join(_read(path) for path in _files(language, games, extra))


def catalogues(games: Iterable[str] | None = None, extra: Iterable[Path] = ()) -> list[Catalogue]:
    """Return the catalogue of every language, the same games in each; to be compared."""
    games, extra = None if games is None else list(games), list(extra)
    return [catalogue(language, games, extra) for language in LANGUAGES]


def outside_words(games: Iterable[str] | None = None) -> list[Path]:
    """Return the words folders of games from other packages: all of them, or of these games."""
    found = registry.game_modules()
    names = [name for name in (found if games is None else games) if name in found]
    outside = [registry.game_module(name) for name in names if not found[name].startswith("entrepot.games.")]
    return [Path(folder) / "words" for module in outside for folder in getattr(module, "__path__", [])]


def _files(language: str, games: Iterable[str] | None, extra: Iterable[Path]) -> list[Path]:
    if language not in LANGUAGES:
        raise BadCatalogue(f"There are no words in '{language}'; choose one of: {', '.join(LANGUAGES)}.")
    folders = [*_game_folders(games), *extra]
    return [*sorted((_OWN / language).glob("*.ftl")), *_existing(folders, language)]


def _game_folders(games: Iterable[str] | None) -> list[Path]:
    if games is None:
        return sorted(_GAMES.glob("*/words"))
    chosen = list(games)
    for name in chosen:
        if not (_GAMES / name).is_dir():
            raise BadCatalogue(f"There is no game folder '{name}' to take words from.")
    return [_GAMES / name / "words" for name in chosen]


def _existing(folders: Iterable[Path], language: str) -> Iterator[Path]:
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.is_file():
            yield path


def _label(path: Path) -> str:
    """Return what an error calls a catalogue file: enough of its path to find it by."""
    return "/".join(path.parts[-3:])


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCatalogue(f"{_label(path)} cannot be read: {error}.") from error
