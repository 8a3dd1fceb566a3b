"""Learn to play Tradejack by self-play, from nothing but the environment's numbers; one to three minutes.

    pip install "entrepot[envs,arena]" scikit-learn
    python examples/learn_tradejack.py          # 20 rounds of 200 games
    python examples/learn_tradejack.py 4 60     # in less than a minute: it runs, but has hardly learned yet

A small network guesses, for an observation and an action, what the game will be worth at its end (Monte Carlo control).
All seats play by its best guess, with some chance moves to explore; what became of the games corrects the guesses.
After each round of learning the policy meets `uniform`, and the learning curve is drawn into learning-curve.png.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import altair
import numpy as np
import vl_convert  # noqa: F401  # altair makes pictures with it: better missed now than when all is learned
from sklearn.neural_network import MLPRegressor
from sklearn.preprocessing import StandardScaler

import entrepot
from entrepot.envs import AecEnv, SingleEnv, aec_env

GAME = entrepot.game("tradejack")
CHART = Path("learning-curve.png")


def action_table() -> np.ndarray:
    """What each action is, as a row of features: its verb, its amount, the product and the source that it names."""
    products, sources = GAME.content.ids("product"), GAME.content.ids("source")
    rows = np.zeros((GAME.actions.size, len(GAME.actions.verbs) + 1 + len(products) + len(sources)), np.float32)
    starts = {"product": len(GAME.actions.verbs) + 1, "source": len(GAME.actions.verbs) + 1 + len(products)}
    for number, verb in enumerate(GAME.actions.verbs):
        for action in verb.codes:
            rows[action, number] = 1
            for parameter, value in zip(verb.parameters, verb.values(action), strict=True):
                if not parameter.table:
                    rows[action, len(GAME.actions.verbs)] = min(value, 30) / 10
                elif value < len(GAME.content.ids(parameter.table)):
                    rows[action, starts[parameter.table] + value] = 1
    return rows


class Policy:
    """Guesses what each legal action is worth, and picks the best one."""

    def __init__(self, seed: int) -> None:
        self.actions = action_table()
        self.scaler = StandardScaler()
        self.network = MLPRegressor(hidden_layer_sizes=(64,), learning_rate_init=1e-3, random_state=seed)
        self.has_learned = False
        self.rng = Random(seed)

    def features(self, observation: np.ndarray, legal: np.ndarray) -> np.ndarray:
        """One row for each legal action."""
        seen = np.broadcast_to(np.clip(observation, -1, 30), (len(legal), len(observation)))
        return np.concatenate([seen, self.actions[legal]], axis=1, dtype=np.float32)

    def choose(self, rows: list[np.ndarray], explore: float) -> list[int]:
        """For each table of rows the number of the one to take: all tables are guessed at in one go."""
        if not self.has_learned:
            return [self.rng.randrange(len(table)) for table in rows]
        worth = self.network.predict(self.scaler.transform(np.concatenate(rows)))
        parts = np.split(worth, np.cumsum([len(table) for table in rows])[:-1])
        return [self.rng.randrange(len(part)) if self.rng.random() < explore else int(part.argmax()) for part in parts]

    def learn(self, rows: np.ndarray, worth: np.ndarray) -> None:
        """Correct the guesses by what became of the games."""
        if not self.has_learned:
            self.scaler.fit(rows)
            self.has_learned = True
        order = np.random.default_rng(self.rng.getrandbits(32)).permutation(len(rows))
        self.network.partial_fit(self.scaler.transform(rows[order]), worth[order])


def self_play(policy: Policy, games: int, explore: float) -> tuple[np.ndarray, np.ndarray]:
    """Play so many games at once; return the rows of all actions taken, and what each was worth in the end."""
    tables = [Table(policy, aec_env(GAME, seats=2)) for _ in range(games)]
    going = tables
    while going:
        picked = policy.choose([table.rows for table in going], explore)
        going = [table for table, number in zip(going, picked, strict=True) if table.go_on(number)]
    taken = [pair for table in tables for pair in table.results()]
    return np.array([row for row, _ in taken]), np.array([worth for _, worth in taken])


class Table:
    """One game of self-play, in the environment of PettingZoo."""

    def __init__(self, policy: Policy, env: AecEnv) -> None:
        self.policy, self.env = policy, env
        self.taken: list[tuple[str, np.ndarray]] = []
        env.reset(seed=policy.rng.getrandbits(32))
        self.look()

    def look(self) -> None:
        """Take what the seat that is asked sees."""
        seen = self.env.observe(self.env.agent_selection)
        self.legal = np.flatnonzero(seen["action_mask"])
        self.rows = self.policy.features(seen["observation"], self.legal)

    def go_on(self, number: int) -> bool:
        """Carry out the action with that number among the legal ones; say whether the game goes on."""
        self.taken.append((self.env.agent_selection, self.rows[number]))
        self.env.step(int(self.legal[number]))
        if any(self.env.terminations.values()):
            return False
        self.look()
        return True

    def results(self) -> Iterator[tuple[np.ndarray, float]]:
        """Each action taken, with the reward that its seat got at the end."""
        for agent, row in self.taken:
            yield row, self.env.rewards[agent]


def share_won(policy: Policy, games: int, opponent: str = "uniform") -> float:
    """Play so many games against a bot at once; return the share won. A shared first place is half a win."""
    envs = [SingleEnv(GAME, opponents=opponent, seats=2, seat="random") for _ in range(games)]
    going = [(env, *env.reset(seed=seed)) for seed, env in enumerate(envs)]
    won = 0.0
    while going:
        legal = [np.flatnonzero(info["action_mask"]) for _, _, info in going]
        rows = [policy.features(seen, actions) for (_, seen, _), actions in zip(going, legal, strict=True)]
        left = []
        for (env, *_), actions, number in zip(going, legal, policy.choose(rows, explore=0.0), strict=True):
            seen, reward, over, _, info = env.step(int(actions[number]))
            if over:
                won += reward + 0.5
            else:
                left.append((env, seen, info))
        going = left
    return won / games


def draw(curve: list[dict[str, float]], file: Path) -> None:
    """Draw the learning curve."""
    axis = altair.Axis(format="%")
    line = altair.Chart(altair.InlineData(curve)).mark_line(point=True)
    line.encode(
        x=altair.X("games:Q", title="games of self-play"),
        y=altair.Y("won:Q", title="won against uniform", axis=axis, scale=altair.Scale(domain=[0, 1])),
    ).properties(width=500, height=300, title="Tradejack, two seats").save(file)


def main(rounds: int = 20, games: int = 200, trials: int = 100, *, file: Path = CHART) -> list[dict[str, float]]:
    """Learn for so many rounds of so many games each; return and draw the curve."""
    policy, curve = Policy(seed=1), []
    for number in range(rounds):
        rows, worth = self_play(policy, games, explore=0.2)
        policy.learn(rows, worth)
        curve.append({"games": (number + 1) * games, "won": share_won(policy, trials)})
        print(f"{curve[-1]['games']:>6.0f} games of self-play: {curve[-1]['won']:.0%} won against uniform", flush=True)
    draw(curve, file)
    print(f"The learning curve is in {file}.")
    return curve


if __name__ == "__main__":
    main(*(int(number) for number in sys.argv[1:3]))
