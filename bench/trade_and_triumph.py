"""How Trade and Triumph plays between bots: the games of `entrepot sim` once more, and where points and gold come from.

    .venv/bin/python bench/trade_and_triumph.py SEATS GAMES [SEED] [OPTION=CHOICE ...]
    .venv/bin/python bench/trade_and_triumph.py plans GAMES

The first prints JSON: the figures of `entrepot sim trade_and_triumph --bots greedy --json` with as many seats and
games, the same seed and options, and beside them `sources`. The second lets greedy play against bots of one plan.
"""

import json
import sys
from collections import Counter
from typing import Any

import entrepot
from entrepot.arena.faces import FaceWatch, related
from entrepot.arena.play import play_game
from entrepot.arena.seating import seating
from entrepot.arena.statistics import Tally
from entrepot.bots.find import find_bot
from entrepot.games.trade_and_triumph.actions import ACTIONS, DRAW, STAY
from entrepot.kernel.bot import Bot
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle

POINTS = ("sold-cube", "sold-set", "gained-points", "stole-points")
GAME: Game = entrepot.game("trade_and_triumph")


class Sources:
    """Listens to games and sums up what the winners' points and everybody's gold came from."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.points: Counter[str] = Counter()
        self.gold: Counter[str] = Counter()
        self.trips: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.forced_games = 0
        self.winners = 0

    def close(self, winners: list[int], region_of: dict[str, str]) -> None:
        """Take in a finished game."""
        self.winners += len(winners)
        self.forced_games += any(event["kind"] == "forced" for event in self.heard)
        for event in self.heard:
            kind, args = event["kind"], event["args"]
            self.counts[kind] += 1
            if kind == "gained-gold":
                self.gold[args["card"]["face"].partition("/")[0]] += args["gold"]
            elif kind in ("sold", "stole-gold"):
                self.gold[kind] += args["gold"]
            elif kind == "arrived" and args["place"]["face"] != "place/city":
                self.trips[region_of[args["route"]["face"]]] += 1
            if kind in POINTS and args["seat"]["seat"] in winners:
                self.points[kind if kind != "gained-points" else source(args)] += args["points"]
        self.heard = []

    def as_data(self, games: int, seats: int) -> dict[str, Any]:
        """Return the shares and means."""
        trips = self.trips.total()
        return {
            "winners_points": {name: round(count / self.winners, 2) for name, count in self.points.items()},
            "gold_share": {name: round(count / self.gold.total(), 3) for name, count in self.gold.items()},
            "gold_a_seat": round(self.gold.total() / games / seats, 1),
            "trips": {region: round(count / trips, 3) for region, count in self.trips.items()},
            "trips_a_seat": round(trips / games / seats, 2),
            "forced_a_game": round(self.counts["forced"] / games, 2),
            "games_with_forced": round(self.forced_games / games, 4),
            "upgrades_a_seat": round(self.counts["upgraded"] / games / seats, 2),
            "specialty_bought_a_seat": round(self.counts["paid-for-specialty"] / games / seats, 2),
        }


def source(args: dict[str, Any]) -> str:
    """Return the deck of the card that gave points."""
    return str(args["card"]["face"].partition("/")[0])


class SellEverything(Bot):
    """Walks as far as it can and sells all cards and cubes where it may; upgrades with the gold."""

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        return first_of(legal, ("sell-set", "sell-cube", "sell-trade", "sell-influence", "sell-specialty", "upgrade"))


class SpecialtyOnly(Bot):
    """Sells what is not a Specialty card, buys one whenever it can, and plays nothing else."""

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        if DRAW.of(2) in legal:
            return int(DRAW.of(2))
        return first_of(legal, ("specialty", "sell-set", "sell-cube", "sell-trade", "sell-influence", "end"))


def first_of(legal: list[int], verbs: tuple[str, ...]) -> int:
    """Return the first action of the first of these verbs, else the longest way on, else the last action."""
    for verb in verbs:
        found = [action for action in legal if ACTIONS.by_name[verb].has(action)]
        if found:
            return found[0]
    walks = [action for action in legal if action < STAY.base]
    return walks[-1] if walks else legal[-1]


def measure(seats: int, games: int, seed: str, options: dict[str, str]) -> dict[str, Any]:
    """Play the games of `entrepot sim` and return their figures with the sources."""
    region_of = {f"route/{row['id']}": row["region"] for row in GAME.content.rows("route")}
    greedy = find_bot(GAME, "greedy")
    tally, sources = Tally(("greedy",) * seats), Sources()
    for index in range(games):
        order = seating(seats, int(seed), index)
        bots = [greedy(f"{seed}/{index}/bot/{number}") for number in order]
        faces = FaceWatch(GAME)

        def watch(event: dict[str, Any], faces: FaceWatch = faces) -> None:
            faces(event)
            sources.heard.append(event)

        played = play_game(GAME, bots, f"{seed}/{index}", options, watch)
        tally.add(played, ["greedy"] * seats, faces)
        outcome = played.state.outcome()
        assert outcome is not None
        sources.close(outcome["winners"], region_of)
    head = {"version": GAME.version, "content": GAME.content.digest(), "seats": seats, "options": options}
    return {**head, "sources": sources.as_data(games, seats), **tally.as_data(related(GAME, tally.faces))}


def plans(games: int) -> dict[str, Any]:
    """Let greedy play two-player games against each bot with one plan; return greedy's shares of the wins."""
    greedy = find_bot(GAME, "greedy")
    shares = {}
    for rival in (SellEverything, SpecialtyOnly):
        won = 0.0
        for index in range(games):
            mine = index % 2
            bots: list[Bot] = [rival(index), rival(index)]
            bots[mine] = greedy(index)
            outcome = play_game(GAME, bots, f"plans/{index}").state.outcome()
            assert outcome is not None
            won += (mine in outcome["winners"]) / len(outcome["winners"])
        shares[rival.__name__] = won / games
    return shares


def main() -> None:
    if sys.argv[1] == "plans":
        print(json.dumps(plans(int(sys.argv[2])), indent=1))
        return
    words = [word for word in sys.argv[3:] if "=" not in word]
    options = dict(word.split("=", 1) for word in sys.argv[3:] if "=" in word)
    print(json.dumps(measure(int(sys.argv[1]), int(sys.argv[2]), words[0] if words else "1", options), indent=1))


if __name__ == "__main__":
    main()
