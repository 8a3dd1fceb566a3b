"""What a game's folder says of it: how to play, and its words."""

from functools import cache
from importlib import resources

from entrepot.kernel import registry
from entrepot.kernel.game import Game
from entrepot.table.errors import Refusal
from entrepot.words import LANGUAGES, catalogue_text, outside_words


def how_to_play(game: Game) -> dict[str, str]:
    """Return the pages `about/<language>.md` of a game's folder by language; empty where there is none."""
    folder = resources.files(registry.game_module(game.id)) / "about"
    pages = {language: folder / f"{language}.md" for language in LANGUAGES}
    return {language: page.read_text(encoding="utf-8") if page.is_file() else "" for language, page in pages.items()}


@cache
def fluent(language: str) -> str:
    """Return everything that can be said in a language; Refusal if it is none of ours."""
    if language not in LANGUAGES:
        raise Refusal(404, "no-language", f"There are no words in that language; there are {', '.join(LANGUAGES)}.")
    return catalogue_text(language, extra=outside_words())


def has_words(id: str) -> bool:
    """Say whether there is a message of that id; what one language has, every language has."""
    return f"\n{id} = " in fluent("en")
