"""How The Price of Power: Trade plays between bots: the games of `entrepot sim` once more, and what decides them.

    .venv/bin/python bench/price_of_power.py SEATS GAMES [SEED] [idle] [OPTION=CHOICE ...]

It prints JSON: the figures of `entrepot sim price_of_power --bots greedy --json` with as many seats and games, the same
seed and options, and beside them realms, order of play, where Prestige and Ducats come from, trades, and how often
everything comes up. With `idle` one seat of each game, by turns, never trades: then `idle_behind` says by how much
Prestige it ends behind the mean of the others.
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
from entrepot.games.price_of_power.bots.greed.habits import Habits
from entrepot.games.price_of_power.bots.greedy import Greedy
from entrepot.games.price_of_power.content.vocabulary import GOLD, OWN, TOKEN
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

GAME: Game = entrepot.game("price_of_power")
PRESTIGE = {"age-first": "ages", "age-shared": "ages", "age-second": "ages", "lead": "start"}
COUNTED = (
    "declined", "declined-unable", "sailed", "ousted", "sent", "ranked", "nobody", "slaves", "inflated-power",
    "inflated-interest",
    "influenced", "subjugated", "annexed", "insisted", "rerolled", "failed", "claim", "wrecked", "colonized", "built",
    "hunted", "pirates-gone", "hunter-lost", "restored", "borrowed", "repaid", "bankrupt", "scrapped", "court", "grew",
    "discovered", "opened", "deck-grew", "reshuffled", "occupied", "dnpr", "sunk", "merchant", "expanded", "pirate",
    "no-effect", "passed", "passed-unpaid", "last-turn",
)  # fmt: skip
FACES = {"card": "card", "node": "node", "idea": "idea", "mission": "mission", "event": "event"}


class Watch:
    """Follows one game after another and adds up what its events and last positions tell."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.counts: Counter[str] = Counter()
        self.prestige: Counter[str] = Counter()
        self.ducats: Counter[str] = Counter()
        self.rows: Counter[str] = Counter()
        self.seen: dict[str, Counter[str]] = {name: Counter() for name in (*FACES, "secondary", "requirement")}
        self.shown: Counter[str] = Counter()
        self.realm_games: Counter[str] = Counter()
        self.realm_wins: Counter[str] = Counter()
        self.realm_score: Counter[str] = Counter()
        self.realm_trade: Counter[str] = Counter()
        self.realm_tax: Counter[str] = Counter()
        self.trade = [0] * seats
        self.tax = [0] * seats
        self.order_wins = [0.0] * seats
        self.behind = 0.0
        self.mover = 0
        self.mover_paid = 0
        self.rows_in: set[str] = set()
        self.first = 0

    def begin(self) -> None:
        """Begin a game."""
        self.first = -1
        self.trade = [0] * self.seats
        self.tax = [0] * self.seats

    def hear(self, event: dict[str, Any]) -> None:
        """Take in an event."""
        kind, args = event["kind"], event["args"]
        if kind in COUNTED:
            self.counts[kind] += 1
        if kind == "first-player" or (kind == "begins" and self.first < 0):
            self.first = args["seat"]["seat"] if self.first < 0 else self.first
        elif kind in ("revealed", "selected", "selected-secondary"):
            self.traded(kind, args)
        elif kind in ("collected", "collected-secondary"):
            self.paid(kind, args)
        else:
            self.scored(kind, args)

    def traded(self, kind: str, args: dict[str, Any]) -> None:
        """Take in the steps of a Trade."""
        if kind == "revealed":
            self.mover = args["seat"]["seat"]
            self.counts["revealed"] += 1
            self.shown.update(face(card) for card in args["cards"])
            return
        self.counts["traded"] += 1
        card, node = face(args["card"]), face(args["node"])
        self.rows_in = set()
        self.seen["card"][card] += 1
        self.seen["node"][node] += 1
        printed = cast(Any, GAME).printed
        self.counts["gold traded"] += int(printed.penalty[printed.card_ids.index(card)] == GOLD)
        if kind == "selected-secondary":
            self.counts["secondary"] += 1
            self.seen["secondary"][f"{card}: {node}"] += 1
            return
        entry = next(
            entry
            for entry in printed.card_entries[printed.card_ids.index(card)]
            if printed.node_ids[printed.entry_node[entry]] == node
        )
        if printed.requirement[entry] in (TOKEN, OWN):
            self.seen["requirement"][printed.entry_ids[entry]] += 1

    def paid(self, kind: str, args: dict[str, Any]) -> None:
        """Take in what somebody collects."""
        is_own = args["seat"]["seat"] == self.mover
        self.ducats["own trades" if is_own else "others' trades"] += args["count"]
        self.trade[args["seat"]["seat"]] += args["count"]
        if is_own:
            self.mover_paid += args["count"]
        row = "secondary" if kind == "collected-secondary" else args["row"]["id"].rsplit("-", 1)[1]
        if row not in self.rows_in:
            self.rows[row] += 1
            self.rows_in.add(row)
        self.counts["payments"] += 1

    def scored(self, kind: str, args: dict[str, Any]) -> None:
        """Take in Prestige, Ducats, and faces that come up."""
        limits = cast(Any, GAME).printed.limits
        given = {
            "researched": ("ideas", limits.idea_prestige),
            "followed": ("ideas followed", limits.follow_prestige),
            "claimed": ("missions", limits.mission_prestige),
            "grew": ("growth", limits.growth_prestige),
            "discovered": ("discovery", limits.discovery_prestige),
            "bankrupt": ("bankruptcy", -limits.bankrupt_prestige),
        }
        if kind in given:
            self.prestige[given[kind][0]] += int(given[kind][1])
        elif kind in PRESTIGE:
            self.prestige[PRESTIGE[kind]] += args["count"]
        elif kind == "slaves":
            self.prestige["slaves"] -= args["count"]
        elif kind == "scored":
            self.prestige["tax"] += args["tax"]
            self.prestige["treasury"] += args["treasury"]
            self.prestige["interest"] -= args["interest"]
            self.prestige["occupied"] -= args["occupied"]
        money = {
            "taxed": "tax",
            "passed": "passing",
            "declined": "declined",
            "declined-unable": "declined",
            "reward-ducats": "missions",
            "later": "order of play",
        }
        if kind == "taxed":
            self.tax[args["seat"]["seat"]] += args["count"]
        if kind in money:
            self.ducats[money[kind]] += args["count"]
        elif kind == "borrowed":
            self.ducats["loans"] += int(limits.loan)
        if kind in ("researched", "claimed", "turned-up"):
            name = {"researched": "idea", "claimed": "mission", "turned-up": "event"}[kind]
            self.seen[name][face(args[name])] += 1

    def close(self, state: State, idle: int) -> None:
        """Take in a finished game."""
        s = cast(PowerState, state)
        self.games += 1
        winners = cast(dict[str, Any], s.outcome())["winners"]
        for seat in range(self.seats):
            realm = s.printed.realm_ids[s.realm[seat]]
            share = 1 / len(winners) if seat in winners else 0.0
            self.realm_games[realm] += 1
            self.realm_wins[realm] += share  # type: ignore[assignment]
            self.realm_score[realm] += s.prestige[seat]
            self.realm_trade[realm] += self.trade[seat]
            self.realm_tax[realm] += self.tax[seat]
            self.order_wins[(seat - self.first) % self.seats] += share
        if idle >= 0:
            others = sum(s.prestige) - s.prestige[idle]
            self.behind += others / (self.seats - 1) - s.prestige[idle]

    def as_data(self) -> dict[str, Any]:
        """Return shares and means."""
        seats = self.games * self.seats
        trades = max(1, self.counts["traded"])
        return {
            "realms": {
                realm: {
                    "games": count,
                    "to_its_share": round(self.realm_wins[realm] * self.seats / count, 3),
                    "prestige": round(self.realm_score[realm] / count, 2),
                    "trade": round(self.realm_trade[realm] / count, 1),
                    "tax": round(self.realm_tax[realm] / count, 1),
                }
                for realm, count in sorted(self.realm_games.items())
            },
            "order_of_play": [round(wins / self.games, 4) for wins in self.order_wins],
            "prestige_from": {name: round(count / seats, 3) for name, count in sorted(self.prestige.items())},
            "ducats_from": {name: round(count / seats, 2) for name, count in sorted(self.ducats.items())},
            "trade": {
                "a_realm_and_game": round(trades / seats, 2),
                "pays_its_player": round(self.mover_paid / trades, 3),
                "declined": round(
                    (self.counts["declined"] + self.counts["declined-unable"]) / max(1, self.counts["revealed"]), 4
                ),
                "pays": {row: round(count / trades, 4) for row, count in sorted(self.rows.items())},
                "gold_inflates": round(
                    (self.counts["inflated-power"] + self.counts["inflated-interest"])
                    / max(1, self.counts["gold traded"]),
                    4,
                ),
            },
            "a_game": {name: round(self.counts[name] / self.games, 3) for name in sorted(self.counts)},
            "idle_behind": round(self.behind / self.games, 2),
            "cards_shown": per_game(self.shown, self.games, GAME.content.ids("card")),
            **{
                f"{name}s": per_game(count, self.games, GAME.content.ids(name) if name in FACES else None)
                for name, count in self.seen.items()
            },
        }


def per_game(count: Counter[str], games: int, ids: list[str] | None) -> dict[str, float]:
    """Return how often each comes up in a game, those that never do included."""
    return {id: round(count[id] / games, 3) for id in (ids if ids is not None else sorted(count))}


def face(message: dict[str, Any]) -> str:
    """Return the id of a face."""
    return str(message["face"].rpartition("/")[2])


def measure(seats: int, games: int, seed: str, idle: bool, options: dict[str, str]) -> dict[str, Any]:
    """Play the games of `entrepot sim` and return their figures with the others."""
    greedy = find_bot(GAME, "greedy")
    tally, watch = Tally(("greedy",) * seats), Watch(seats)
    quiet = Habits()
    quiet.trades = False
    for index in range(games):
        bots = [greedy(f"{seed}/{index}/bot/{number}") for number in seating(seats, int(seed), index)]
        if idle:
            bots[index % seats] = Greedy(f"{seed}/{index}/idle", quiet)
        faces = FaceWatch(GAME)
        watch.begin()

        def hear(event: dict[str, Any], faces: FaceWatch = faces) -> None:
            faces(event)
            watch.hear(event)

        played = play_game(GAME, bots, f"{seed}/{index}", options, hear)
        tally.add(played, ["greedy"] * seats, faces)
        watch.close(played.state, index % seats if idle else -1)
    head = {"version": GAME.version, "content": GAME.content.digest(), "seats": seats, "options": options}
    return {**head, **watch.as_data(), **tally.as_data(related(GAME, tally.faces))}


def main() -> None:
    words = [word for word in sys.argv[3:] if "=" not in word and word != "idle"]
    options = dict(word.split("=", 1) for word in sys.argv[3:] if "=" in word)
    seed = words[0] if words else "1"
    figures = measure(int(sys.argv[1]), int(sys.argv[2]), seed, "idle" in sys.argv, options)
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
