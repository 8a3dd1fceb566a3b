"""One training: games, weights, and the file that tells how they were made."""

import json
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import entrepot
from entrepot.arena.training.fit import Fitted, fit
from entrepot.arena.training.games import watch
from entrepot.bots.learned.own import Own
from entrepot.bots.learned.shipped import FORMAT
from entrepot.kernel.game import Game


@dataclass(frozen=True)
class Training:
    """What is learned from: so many games of a teacher, with these seats and options."""

    seats: int
    games: int
    seed: str
    teacher: str
    options: dict[str, str]
    foresight: int
    """Choices of each seat after which a search that judges by the table cuts its playouts."""
    content: str = ""
    """The file of the cards, where these are not the shipped ones."""

    def command(self, game: Game) -> str:
        """Return the command that makes the same table again."""
        words = ["entrepot", "train", game.id]
        for name in ("seats", "games", "seed", "teacher", "foresight"):
            words += [f"--{name}", str(getattr(self, name))]
        for name, choice in self.options.items():
            words += ["--option", f"{name}={choice}"]
        return shlex.join([*words, "--content", self.content] if self.content else words)


def train(game: Game, training: Training, advance: Callable[[int], Any]) -> dict[str, Any]:
    """Play, fit, and return the table with how it was made. UnknownBot, BadSeats, BadOption; `advance` as for `watch`.

    The same training gives the same table on one machine, but for its date.
    """
    options = game.choose(training.options)
    game.new(training.seats, 0, training.options)  # says what is amiss before anything is played
    own = Own(game, training.seats, options)
    seen = watch(game, own, training.teacher, training.games, training.seed, training.options, advance)
    return table(game, training, own.names, fit(own.names, seen))


def table(game: Game, training: Training, names: list[str], fitted: Fitted) -> dict[str, Any]:
    """Return what the file holds."""
    made = {
        "command": training.command(game),
        "games": training.games,
        "seed": training.seed,
        "date": datetime.now(UTC).date().isoformat(),
        "version": entrepot.__version__,
        "rules": game.version,
        "content": game.content.digest(),
    }
    held_out = {
        "appraisal": round(fitted.appraisal, 3),
        "learned": round(fitted.learned, 3),
        "error": round(fitted.error, 3),
        "strength": fitted.strength,
    }
    facts = {"game": game.id, "seats": training.seats, "options": game.option_names(game.choose(training.options))}
    return {
        "format": FORMAT,
        **facts,
        "made": made,
        "held_out": held_out,
        "foresight": training.foresight,
        "horizon": fitted.horizon,
        "names": names,
        "terms": fitted.terms,
    }


def write(folder: Path, data: dict[str, Any]) -> Path:
    """Write a table, a term to the line; return the file."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items() if key != "terms"]
    terms = ",\n".join(f"  {json.dumps(name)}: {json.dumps(pair)}" for name, pair in data["terms"].items())
    file = folder / f"{data['seats']}.json"
    file.write_text("{\n" + ",\n".join([*lines, f' "terms": {{\n{terms}\n }}']) + "\n}\n", encoding="utf-8")
    return file
