"""How Rule of Trigon plays between bots: the games of `entrepot sim` once more, and what decides them.

    .venv/bin/python bench/trigon.py SEATS GAMES [SEED] [OPTION=CHOICE ...]

It prints JSON: the figures of `entrepot sim trigon --bots greedy --json` with as many seats and games, the same seed
and options, and beside them `lands`, `quests`, `winners`, `points_from` and `a_game`.
"""

import json
import sys
from collections import Counter
from typing import Any, cast

import entrepot
from entrepot.arena.faces import FaceWatch, related
from entrepot.arena.play import play_game
from entrepot.arena.seating import seating
from entrepot.arena.statistics import Tally
from entrepot.bots.find import find_bot
from entrepot.games.trigon.content.vocabulary import LANDS, NONE, PLAYS, POINT
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import settlements
from entrepot.games.trigon.rules.scoring import people, points
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

GAME: Game = entrepot.game("trigon")
COUNTED = (
    "attacked",
    "conquered",
    "destroyed",
    "palace-lost",
    "founded",
    "city",
    "bought-quest",
    "bought-card",
    "offered",
    "traded",
    "swap-offered",
    "swapped",
    "out",
)


class Watch:
    """Follows one game after another and adds up what its events and last positions tell."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.counts: Counter[str] = Counter()
        self.got: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.winners: dict[str, list[list[int]]] = {}
        """By ending the winners' points, quests, settlements, cities and inhabitants."""
        self.winners_from: Counter[str] = Counter()
        self.land_games: Counter[str] = Counter()
        self.land_wins: Counter[str] = Counter()
        self.attacker = NONE

    def hear(self, event: dict[str, Any]) -> None:
        """Take in an event."""
        kind, args = event["kind"], event["args"]
        if kind in COUNTED:
            self.counts[kind] += 1
        if kind == "attacked":
            self.attacker = args["seat"]["seat"]
        elif kind == "won-battle":
            self.counts["attacker-won"] += args["seat"]["seat"] == self.attacker
        elif kind in ("drew-quest", "got-quest"):
            self.got[face(args["quest"])] += 1
        elif kind == "completed":
            self.done[face(args["quest"])] += 1

    def close(self, state: State) -> None:
        """Take in a finished game."""
        s = cast(TrigonState, state)
        self.games += 1
        winner = int(s.winner)
        for seat in range(self.seats):
            land = s.cards.land_ids[s.colour[seat]]
            self.land_games[land] += 1
            self.land_wins[land] += seat == winner
        if winner == NONE:
            return
        own = [int(points(s, winner)), s.done[winner], s.settlements[winner], s.cities[winner], int(people(s, winner))]
        self.winners.setdefault(s.ending, []).append(own)
        self.winners_from.update(sources(s, winner))

    def as_data(self) -> dict[str, Any]:
        """Return shares and means."""
        names = ("points", "quests", "settlements", "cities", "inhabitants")
        return {
            "lands": {
                land: {"games": count, "to_its_share": round(self.land_wins[land] * self.seats / count, 3)}
                for land, count in sorted(self.land_games.items())
            },
            "quests": {
                id: {
                    "got": round(self.got[id] / self.games, 3),
                    "done": round(self.done[id] / self.games, 3),
                    "of_those_got": round(self.done[id] / self.got[id], 3) if self.got[id] else None,
                }
                for id in GAME.content.ids("quest")
            },
            "winners": {
                ending: {
                    "share": round(len(rows) / self.games, 4),
                    **{name: round(sum(row[at] for row in rows) / len(rows), 2) for at, name in enumerate(names)},
                }
                for ending, rows in sorted(self.winners.items())
            },
            "points_from": {
                name: round(count / self.winners_from.total(), 4) for name, count in sorted(self.winners_from.items())
            },
            "a_game": {name: round(count / self.games, 3) for name, count in sorted(self.counts.items())},
        }


def sources(s: TrigonState, seat: int) -> Counter[str]:
    """Return what a seat's points come from."""
    cards = s.cards
    found: Counter[str] = Counter()
    found["palace"] = s.palace[seat] * int(cards.points_palace)
    found["settlements"] = s.settlements[seat] * int(cards.points_settlement)
    found["cities"] = s.cities[seat] * int(cards.points_city)
    for land in range(LANDS):
        if s.in_land[seat * LANDS + land] and settlements.holds(s, seat, land):
            found["lands"] += int(cards.points_land)
    for entry in s.completed:
        if entry // PLAYS == seat:
            found["quests"] += cards.quest_points[entry % PLAYS]
    for bonus, holder in enumerate(s.bonus_holder):
        if holder == seat:
            found["bonus cards"] += cards.bonus_points[bonus]
    for entry in s.opened:
        if entry // PLAYS == seat and cards.play_effect[entry % PLAYS] == POINT:
            found["bonus points"] += cards.play_amount[entry % PLAYS]
    return found


def face(message: dict[str, Any]) -> str:
    """Return the id of a face."""
    return str(message["face"].rpartition("/")[2])


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

        played = play_game(GAME, bots, f"{seed}/{index}", options, hear)
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
