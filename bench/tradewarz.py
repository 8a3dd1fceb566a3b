"""How TradeWarz plays between bots: the games of `entrepot sim` once more, and where Xadlas and goods come and go.

    .venv/bin/python bench/tradewarz.py SEATS GAMES [SEED] [OPTION=CHOICE ...]

It prints JSON: the figures of `entrepot sim tradewarz --bots greedy --json` with as many seats and games, the same seed
and options, and beside them `sources`, `starts`, `actions`, `buildings`, `demand` and more.
"""

import json
import sys
from collections import Counter
from typing import Any, cast

import entrepot
from entrepot.arena.faces import FaceWatch, related
from entrepot.arena.numbers import spread
from entrepot.arena.play import play_game
from entrepot.arena.seating import seating
from entrepot.arena.statistics import Tally
from entrepot.bots.find import find_bot
from entrepot.games.tradewarz.content.tables import CASTLE_KIND, GOODS
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules.wealth import silver
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

GAME: Game = entrepot.game("tradewarz")
GAINED = {"traded", "income", "gained", "cancelled", "joined", "broke", "played"}
"""What changes counters otherwise than by a price."""
COUNTED = (
    "attacked",
    "raided",
    "destroyed",
    "captured",
    "conquered",
    "retaken",
    "traded",
    "offered",
    "joined",
    "broke",
    "passed",
)


class Watch:
    """Follows one game after another and adds up what its events and counters tell."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.gold: Counter[str] = Counter()
        """Golden Xadlas by reason, and the silver ones that were held at the end."""
        self.winners_gold: Counter[str] = Counter()
        self.with_source: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.built: Counter[str] = Counter()
        self.levels: Counter[str] = Counter()
        self.games_with: Counter[str] = Counter()
        self.won_with: Counter[str] = Counter()
        """Wins of the seats that took an action or put up a building, in shares of games."""
        self.seats_with: Counter[str] = Counter()
        self.docked: Counter[str] = Counter()
        self.docked_and_won: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.spent = [0] * GOODS
        self.winning: Counter[int] = Counter()
        self.allied: Counter[str] = Counter()
        """Games with an alliance, and games that allies won together."""
        self.begin()

    def begin(self) -> None:
        """Forget the last game."""
        self.reasons: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.did: list[set[str]] = [set() for _ in range(self.seats)]
        self.gates: dict[int, str] = {}
        self.heard: set[str] = set()
        self.attacker = -1
        self.has_joined = False
        self.before: list[int] = []

    def hear(self, event: dict[str, Any]) -> None:
        """Take in an event."""
        kind, args = event["kind"], event["args"]
        self.heard.add("exchange" if kind == "xadlas" and word(args["reason"]) == "exchange" else kind)
        seat = args["seat"]["seat"] if "seat" in args else -1
        if kind in COUNTED:
            self.counts[kind] += 1
        if kind == "xadlas":
            self.reasons[seat][word(args["reason"])] += args["count"]
        elif kind == "took":
            self.note(seat, word(args["action"]), self.actions)
        elif kind == "built":
            self.note(seat, word(args["building"]), self.built)
        elif kind == "crossed":
            self.note(seat, word(args["kind"]), self.built)
        elif kind == "raised":
            self.note(seat, f"{word(args['tree'])} {args['level']}", self.levels)
        elif kind == "joined":
            self.has_joined = True
        elif kind == "docked":
            self.gates[seat] = word(args["gate"])
        elif kind == "attacked":
            self.attacker = seat
        elif kind == "won":
            self.counts["attacker-won" if seat == self.attacker else "defender-won"] += 1

    def note(self, seat: int, name: str, tally: Counter[str]) -> None:
        """Count something that a seat did."""
        tally[name] += 1
        self.did[seat].add(name)

    def look(self, state: State) -> None:
        """Add what has been paid since the last action."""
        s = cast(TradeWarzState, state)
        if self.before and not self.heard & (GAINED | {"exchange"}):
            for at, (one, other) in enumerate(zip(self.before, s.goods, strict=True)):
                self.spent[at % GOODS] += max(0, one - other)
        self.before = list(s.goods)
        self.heard = set()

    def close(self, state: State) -> None:
        """Take in a finished game."""
        s = cast(TradeWarzState, state)
        outcome = s.outcome()
        assert outcome is not None
        won = [1 / len(outcome["winners"]) if seat in outcome["winners"] else 0.0 for seat in range(self.seats)]
        self.games += 1
        self.allied["made"] += self.has_joined
        together = {s.alliance[seat] for seat in outcome["winners"]}
        self.allied["won_together"] += len(outcome["winners"]) > 1 and len(together) == 1 and 0 not in together
        for seat in range(self.seats):
            castles = sum(1 for value in s.building if value > 0 and value >> 2 == seat and value & 3 == CASTLE_KIND)
            self.reasons[seat]["castle (silver)"] += castles
            self.reasons[seat]["post (silver)"] += int(silver(s, seat)) - castles
            self.gold.update(self.reasons[seat])
            self.docked[self.gates[seat]] += 1
            self.docked_and_won[self.gates[seat]] += won[seat]  # type: ignore[assignment]
            for name in self.did[seat]:
                self.seats_with[name] += 1
                self.won_with[name] += won[seat]  # type: ignore[assignment]
            if won[seat]:
                self.winners_gold.update(self.reasons[seat])
                self.winning[outcome["scores"][seat]] += 1
        self.with_source.update({name for reasons in self.reasons for name, count in reasons.items() if count})
        self.games_with.update(set().union(*self.did))
        self.begin()

    def as_data(self) -> dict[str, Any]:
        """Return shares and means."""
        seats = self.games * self.seats
        return {
            "winning_score": {
                **spread(self.winning),
                "counts": {str(n): self.winning[n] for n in sorted(self.winning)},
            },
            "sources": {
                name: {
                    "share": round(count / self.gold.total(), 4),
                    "a_seat": round(count / seats, 3),
                    "games": round(self.with_source[name] / self.games, 4),
                    "winners_share": round(self.winners_gold[name] / self.winners_gold.total(), 4),
                }
                for name, count in sorted(self.gold.items())
            },
            "starts": {
                gate: {"docked": count, "to_its_share": round(self.docked_and_won[gate] * self.seats / count, 3)}
                for gate, count in sorted(self.docked.items())
            },
            "actions": self.uses(self.actions, seats),
            "buildings": self.uses(self.built, seats),
            "universities": self.uses(self.levels, seats),
            "a_game": {name: round(count / self.games, 3) for name, count in sorted(self.counts.items())},
            "alliances": {name: round(count / self.games, 4) for name, count in sorted(self.allied.items())},
            "passed_of_turns": round(self.counts["passed"] / (self.counts["passed"] + self.actions.total()), 5),
            "demand": [round(count / sum(self.spent), 4) for count in self.spent],
            "spent_a_seat": [round(count / seats, 2) for count in self.spent],
        }

    def uses(self, tally: Counter[str], seats: int) -> dict[str, dict[str, float]]:
        """Return how often each is used, in how many games, and how those who used it fared beside an even share."""
        return {
            name: {
                "a_seat": round(count / seats, 3),
                "games": round(self.games_with[name] / self.games, 4),
                "points": round(100 * (self.won_with[name] / self.seats_with[name] - 1 / self.seats), 1),
            }
            for name, count in sorted(tally.items())
        }


def word(message: dict[str, Any]) -> str:
    """Return the last word of a message's id."""
    return str(message["id"].rpartition("-")[2])


def measure(seats: int, games: int, seed: str, options: dict[str, str]) -> dict[str, Any]:
    """Play the games of `entrepot sim` and return their figures with the others."""
    greedy = find_bot(GAME, "greedy")
    tally, watch = Tally(("greedy",) * seats), Watch(seats)
    for index in range(games):
        bots = [greedy(f"{seed}/{index}/bot/{number}") for number in seating(seats, int(seed), index)]
        faces = FaceWatch(GAME)

        def hear(event: dict[str, Any], faces: FaceWatch = faces) -> None:
            faces(event)
            watch.hear(event)

        played = play_game(GAME, bots, f"{seed}/{index}", options, hear, watch.look)
        tally.add(played, ["greedy"] * seats, faces)
        watch.close(played.state)
    head = {"version": GAME.version, "content": GAME.content.digest(), "seats": seats, "options": options}
    return {**head, **watch.as_data(), **tally.as_data(related(GAME, tally.faces))}


def main() -> None:
    words = [word for word in sys.argv[3:] if "=" not in word]
    options = dict(word.split("=", 1) for word in sys.argv[3:] if "=" in word)
    print(json.dumps(measure(int(sys.argv[1]), int(sys.argv[2]), words[0] if words else "1", options), indent=1))


if __name__ == "__main__":
    main()
