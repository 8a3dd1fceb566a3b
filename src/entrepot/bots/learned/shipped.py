"""The tables that come with a game: a file for each number of seats, in its folder `learned`."""

import json
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from entrepot.bots.learned.own import Own
from entrepot.bots.learned.values import Values

if TYPE_CHECKING:
    from entrepot.kernel.game import Game

FORMAT: Final = 1
KNOWN: Final[dict[str, Values | None]] = {}
"""What was read or taught already, by game, content, seats and options."""
MOST_KNOWN: Final = 64
"""How many are remembered: a server's processes see the cards of many people, and each takes some 300 kilobytes."""


def values_for(game: "Game", seats: int, options: list[int]) -> Values | None:
    """Return what has been learned of such tables; None where nothing comes with the game, or for other options only.

    Your own content is judged by the same table: a face that it does not know counts only in the appraisal.
    """
    key = key_of(game, seats, options)
    if key not in KNOWN:
        data = table(game, seats)
        fits = data is not None and data["options"] == game.option_names(options)
        know(key, values(data, game) if fits else None)
    return KNOWN[key]


def know(key: str, found: Values | None) -> None:
    """Remember what is known of tables of a kind, and forget the oldest where there are too many."""
    while len(KNOWN) >= MOST_KNOWN:
        del KNOWN[next(iter(KNOWN))]
    KNOWN[key] = found


def teach(game: "Game", data: Any) -> None:
    """Let this process judge games with this content by the data of such a file, not by what comes with the game."""
    know(key_of(game, data["seats"], game.choose(data["options"])), values(data, game))


def key_of(game: "Game", seats: int, options: list[int]) -> str:
    """Return what tells tables of one kind from others."""
    return f"{game.id} {game.content.digest()} {seats} {options}"


def values(data: Any, game: "Game") -> Values:
    """Return what the data of a file say."""
    own = Own(game, data["seats"], game.choose(data["options"]))
    return Values(own, data["terms"], data["horizon"], data["foresight"])


def table(game: "Game", seats: int) -> Any:
    """Return the data of the game's file for that many seats; None if there is none."""
    package = game.wire.rpartition(".shown")[0]
    file = resources.files(package).joinpath("learned", f"{seats}.json") if package else None
    if file is None or not file.is_file():
        return None
    data = json.loads(file.read_text(encoding="utf-8"))
    return data if data["format"] == FORMAT else None


def strange_faces(data: Any, game: "Game") -> list[str]:
    """Return the own numbers of a game's seats that a table has never seen: those of faces that are new."""
    own = Own(game, data["seats"], game.choose(data["options"]))
    return [name for name in own.names if name not in data["names"]]
