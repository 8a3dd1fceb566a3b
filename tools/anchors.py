"""Rate the bots of each game in the arena, and write where they stand: the anchors of the ratings of people.

    python tools/anchors.py DIR [GAME..]

DIR keeps the games of the arena: what is there is not played again, and a run that was stopped goes on. A game's runs
are rated together, in the order of `RUNS`, so that all of its bots stand on one scale.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ANCHORS = ROOT / "src" / "entrepot" / "table" / "anchors.json"
sys.path.insert(0, str(ROOT / "src"))

import entrepot  # noqa: E402
from entrepot.arena.lab.order import Order  # noqa: E402
from entrepot.arena.lab.ratings import rate, results  # noqa: E402
from entrepot.arena.lab.store import Store  # noqa: E402
from entrepot.arena.simulate import Plan  # noqa: E402
from entrepot.files.extras import need  # noqa: E402

RUNS = {
    "plain": "--bots uniform,thrifty,greedy,easy --games 200 --seed 1 --sample 4",
    "search": "--bots greedy,medium --games 16 --seed 1 --sample 2",
}
"""What is played of each game: bots that search take a hundred times as long."""
WITHOUT = {("trigon", "search")}
"""What takes hours: a bot that is left out is not anchored, and games with it are not rated."""

BEGIN = (25.0, 25.0)
"""Bots lie far apart: the usual ±8.3 would hold them together."""


def main() -> None:
    """Play what is missing, and write the file anew."""
    folder, *games = sys.argv[1:] or sys.exit(__doc__)
    known = [name for name in entrepot.game_names() if not entrepot.game(name).is_test]
    found = json.loads(ANCHORS.read_text(encoding="utf-8"))
    for game in games or known:
        found[game] = anchored(game, Path(folder))
    ANCHORS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def anchored(game: str, folder: Path) -> dict[str, Any]:
    """Return where a game's bots stand, and from which games that is known."""
    model = need("openskill.models").PlackettLuce(tau=0)
    ratings: dict[str, tuple[float, float]] = {}
    counts: dict[str, int] = {}
    runs = []
    for name, options in RUNS.items():
        if (game, name) in WITHOUT:
            continue
        out = folder / game / name
        if not (out / "summary.json").exists():
            subprocess.run(
                [sys.executable, "-m", "entrepot", "arena", game, *options.split(), "--out", out], check=True
            )
        summary = json.loads((out / "summary.json").read_text(encoding="utf-8"))
        plan = Plan(game, tuple(summary["bots"]), summary["seed"])
        for bots, places in results(Store(out, Order(plan, summary["games"]))):
            for bot in bots:
                ratings.setdefault(bot, BEGIN)
                counts[bot] = counts.get(bot, 0) + 1
            rate(model, ratings, bots, places)
        runs.append(
            {
                "command": f"entrepot arena {game} {options}",
                "games": summary["games"],
                "date": summary["measured"]["begun"],
                "rules": summary["rules"],
                "program": summary["played"]["program"],
            }
        )
    found = {
        bot: {"mu": round(mu, 2), "sigma": round(sigma, 2), "games": counts[bot]}
        for bot, (mu, sigma) in ratings.items()
    }
    return {"bots": found, "runs": runs}


if __name__ == "__main__":
    main()
