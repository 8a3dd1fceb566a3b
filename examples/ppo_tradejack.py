"""Masked PPO by self-play, in one file and with numpy alone: every seat is played by the network that learns.

    pip install "entrepot[envs,arena]"
    python ppo_tradejack.py                       # 60 updates; writes ppo.npz, ppo-curve.csv and ppo-curve.png
    python ppo_tradejack.py --updates 2 --rows 500          # it runs, but has not learned
    python ppo_tradejack.py --seats 4 --content mycards.toml --out mine
    entrepot leaderboard tradejack --seats 2 --bots uniform,thrifty,ppo_tradejack:Ppo --deals 100 --out board

The parts are those of CleanRL's ppo.py: advantages by GAE, a clipped ratio, an entropy bonus, Adam with a falling step
size. Logits of illegal actions are left out of the softmax. Rewards come at the end of a game, with hints on the way
(`shaped`) that are taken back there. In the leaderboard the bot `Ppo` plays what lies in ppo.npz.
"""

import argparse
import csv
from pathlib import Path

import numpy as np

from entrepot.envs import ManyGames, Observer, SelfPlay, observer
from entrepot.kernel.bot import Bot

CLIP, ENTROPY, VALUE, LAMBDA = 0.2, 0.01, 0.5, 0.95
HIDDEN, BATCH, EPOCHS, STEP_SIZE, HINTS = 128, 512, 4, 1e-3, 0.02


def scaled(observations: np.ndarray) -> np.ndarray:
    """Numbers of any size as inputs of a network."""
    seen = observations.astype(np.float32)
    return np.sign(seen) * np.log1p(np.abs(seen))


class Network:
    """Two hidden layers, then a logit for each action and, in the last column, the value of the position."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.layers: list[np.ndarray] = []
        for size, width, gain in ((inputs, HIDDEN, 1.4), (HIDDEN, HIDDEN, 1.4), (HIDDEN, actions + 1, 0.1)):
            self.layers.append((rng.standard_normal((size, width)) * gain / np.sqrt(size)).astype(np.float32))
            self.layers.append(np.zeros(width, np.float32))
        self.moments = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in self.layers]
        self.steps = 0

    def forward(self, inputs: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, list[np.ndarray]]:
        """Return the logarithms of the policy, the values, and what `backward` needs."""
        w1, b1, w2, b2, w3, b3 = self.layers
        first = np.maximum(inputs @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        out = second @ w3 + b3
        logits = np.where(mask, out[:, :-1], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        return logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)), out[:, -1], [inputs, first, second]

    def backward(self, kept: list[np.ndarray], down: np.ndarray) -> list[np.ndarray]:
        """Return the gradient of each layer, given that of the loss by the outputs."""
        gradients: list[np.ndarray] = []
        for at in (2, 1, 0):
            gradients[:0] = [kept[at].T @ down, down.sum(axis=0)]
            down = (down @ self.layers[2 * at].T) * (kept[at] > 0)
        return gradients

    def descend(self, gradients: list[np.ndarray], step_size: float) -> None:
        """One step of Adam, the gradient's length at most 0.5."""
        self.steps += 1
        length = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        for layer, gradient, (mean, square) in zip(self.layers, gradients, self.moments, strict=True):
            gradient = gradient * min(1.0, 0.5 / (length + 1e-8))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            layer -= step_size * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-5)


def loss(
    network: Network, inputs: np.ndarray, mask: np.ndarray, actions: np.ndarray, old: np.ndarray,
    advantages: np.ndarray, returns: np.ndarray,
) -> tuple[float, list[np.ndarray]]:  # fmt: skip
    """Return PPO's loss over a batch, and its gradient by each layer."""
    logs, values, kept = network.forward(inputs, mask)
    rows, policy = np.arange(len(actions)), np.exp(logs)
    ratio = np.exp(logs[rows, actions] - old)
    plain, clipped = ratio * advantages, np.clip(ratio, 1 - CLIP, 1 + CLIP) * advantages
    entropy = -(policy * np.where(mask, logs, 0)).sum(axis=1)
    total = -np.minimum(plain, clipped) - ENTROPY * entropy + VALUE * 0.5 * (values - returns) ** 2
    down = np.zeros((len(actions), mask.shape[1] + 1), np.float32)
    by_log = np.where(plain <= clipped, -plain, 0)  # where the ratio is clipped, nothing pulls
    down[:, :-1] = -by_log[:, None] * policy + ENTROPY * policy * (np.where(mask, logs, 0) + entropy[:, None])
    down[rows, actions] += by_log
    down[:, -1] = VALUE * (values - returns)
    return float(total.mean()), network.backward(kept, down / len(actions))


class Collector:
    """Plays on with many games and gathers the decisions of those that have ended, with what became of each."""

    def __init__(self, games: SelfPlay, seed: int) -> None:
        self.games, self.rng = games, np.random.default_rng(seed)
        self.seen, self.infos = games.reset(seed=seed)
        self.over = np.zeros(games.num_envs, bool)
        self.ended = 0
        seats = range(games.seating.seats)
        self.paths: list[list[list[list]]] = [[[] for _ in seats] for _ in range(games.num_envs)]

    def gather(self, network: Network, rows: int) -> list[np.ndarray]:
        """Return at least so many rows: inputs, mask, action, its logarithm, advantage and return."""
        done: list[list] = []
        while len(done) < rows:
            mask, seats = self.infos["action_mask"].astype(bool), self.infos["seat"]
            mask[self.over, 0] = True  # a game that is over takes any action
            inputs = scaled(self.seen)
            logs, values, _ = network.forward(inputs, mask)
            below = np.exp(logs).cumsum(axis=1)
            actions = (below > self.rng.random((len(below), 1)) * below[:, -1:]).argmax(axis=1)
            for game in np.flatnonzero(mask.sum(axis=1) > 1):  # forced moves teach nothing
                action = actions[game]
                path = self.paths[game][seats[game]]
                path.append([inputs[game], mask[game], action, logs[game, action], values[game], 0.0])
            self.seen, rewards, self.over, _, self.infos = self.games.step(actions)
            for game, seat in np.argwhere(rewards):
                if self.paths[game][seat]:
                    self.paths[game][seat][-1][-1] += rewards[game, seat]
            for game in np.flatnonzero(self.over):
                self.ended += 1
                for path in self.paths[game]:
                    done += judged(path)
                    path.clear()
        return [np.array(column) for column in zip(*done, strict=True)]


def judged(path: list[list]) -> list[list]:
    """Replace value and reward of each decision of a seat by its advantage (GAE, nothing discounted) and return."""
    after, advantage, rows = 0.0, 0.0, []
    for inputs, mask, action, log, value, reward in reversed(path):
        advantage = reward + after - value + LAMBDA * advantage
        rows.append([inputs, mask, action, log, np.float32(advantage), np.float32(advantage + value)])
        after = value
    return rows


def learn(network: Network, data: list[np.ndarray], step_size: float, rng: np.random.Generator) -> None:
    """Go over the gathered rows several times, in batches."""
    advantages = data[4]
    data[4] = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(advantages))
        for at in range(0, len(order), BATCH):
            _, gradients = loss(network, *(column[order[at : at + BATCH]] for column in data))
            network.descend(gradients, step_size)


def share_won(network: Network, opponent: str, games: int, seats: int = 2, content: str | None = None) -> float:
    """Play so many games against a bot in all other seats, taking the likeliest action; return the share won."""
    many = ManyGames("tradejack", games, opponent, seats, seat="random", content=content)
    seen, infos = many.reset(seed=1)
    won, waits = 0.0, np.ones(games, bool)
    while waits.any():
        logs, _, _ = network.forward(scaled(seen), infos["action_mask"] > 0)
        seen, rewards, over, _, infos = many.step(logs.argmax(axis=1))
        won += (rewards + 1 / seats)[over & waits].sum()  # of each game only the first round: it then begins again
        waits &= ~over
    return won / games


def draw(curve: list[dict[str, float]], file: Path) -> None:
    """Draw the learning curves."""
    import altair

    points = [{"games": row["games"], "won": row[bot], "against": bot} for row in curve for bot in list(row)[1:]]
    scale = altair.Scale(domain=[0, 1])
    altair.Chart(altair.InlineData(points)).mark_line(point=True).encode(
        x=altair.X("games:Q", title="games of self-play"),
        y=altair.Y("won:Q", title="share won", axis=altair.Axis(format="%"), scale=scale),
        color=altair.Color("against:N"),
    ).properties(width=500, height=300, title="Masked PPO at Tradejack").save(file)


def main(
    updates: int = 60, rows: int = 8192, seats: int = 2, content: str | None = None, out: str = "ppo", seed: int = 1,
    trials: int = 200,
) -> list[dict[str, float]]:  # fmt: skip
    """Learn, write weights and curve, and return the curve."""
    games = SelfPlay("tradejack", 64, seats, content=content, shaped=HINTS)
    rng = np.random.default_rng(seed)
    network = Network(games.seating.layout.size, games.seating.actions, rng)
    collector, curve = Collector(games, seed), []
    for update in range(updates):
        learn(network, collector.gather(network, rows), STEP_SIZE * (1 - update / updates), rng)
        if (update + 1) % 10 == 0 or update + 1 == updates:
            won = {bot: share_won(network, bot, trials, seats, content) for bot in ("uniform", "thrifty", "greedy")}
            curve.append({"games": collector.ended, **won})
            told = ", ".join(f"{share:.0%} against {bot}" for bot, share in won.items())
            print(f"{collector.ended:>6} games of self-play: {told}", flush=True)
            np.savez(f"{out}.npz", *network.layers, seats=seats, content=str(content or ""))
    with Path(f"{out}-curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(curve[0]))
        writer.writeheader()
        writer.writerows(curve)
    draw(curve, Path(f"{out}-curve.png"))
    return curve


class Ppo(Bot):
    """Plays the likeliest action by the weights in ppo.npz."""

    name = "ppo"
    file = "ppo.npz"
    network: Network | None = None
    watch: Observer

    def choose(self, seat):
        if Ppo.network is None:
            Ppo.watch = observer(seat.game, len(seat.view()["capital"]))
            Ppo.network = Network(Ppo.watch.layout.size, seat.game.actions.size, np.random.default_rng(1))
            kept = np.load(self.file)
            Ppo.network.layers = [kept[f"arr_{at}"] for at in range(6)]
        legal = seat.legal()
        mask = np.zeros((1, seat.game.actions.size), bool)
        mask[0, legal] = True
        logs, _, _ = Ppo.network.forward(scaled(Ppo.watch.seen_by(seat))[None], mask)
        return int(logs[0].argmax())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Masked PPO by self-play at Tradejack.")
    for name, default in (("updates", 60), ("rows", 8192), ("seats", 2), ("seed", 1), ("trials", 200)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--content", help="a file with your own cards")
    parser.add_argument("--out", default="ppo", help="how the names of the files begin")
    main(**vars(parser.parse_args()))
