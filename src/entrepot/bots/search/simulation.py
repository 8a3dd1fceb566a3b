"""One simulation: from an action of the root on, down every seat's tree, then as the policy plays."""

from mypy_extensions import i64

from entrepot.bots.search.gauge import Gauge, Result
from entrepot.bots.search.policy import Policy, play_on
from entrepot.bots.search.tree import AS_THE_POLICY, Node, find
from entrepot.kernel.chance import Random
from entrepot.kernel.state import State


class Habits:
    """How a search explores: numbers that a level of play chooses."""

    def __init__(
        self,
        depth: int = 0,
        patience: int = 24,
        explore: float = 0.5,
        caution: float = 1.0,
        at_random: bool = False,
        learned: bool = False,
    ) -> None:
        self.depth: int = depth
        """Choices of each seat after which a playout is cut, at the end of the round; 0: as its judge says."""
        self.patience: int = patience
        """Visits of a decision below the root for each choice beyond the policy's that is opened there."""
        self.explore: float = explore
        self.caution: float = caution
        """Standard errors by which another action must beat the policy's own."""
        self.at_random: bool = at_random
        """Whether playouts are random even where the game has bots of its own."""
        self.learned: bool = learned
        """Whether what comes with the game of learned values judges cut playouts."""


class Trees:
    """What is known of the decisions that follow one action of the root: a tree for each seat."""

    def __init__(self, seats: int) -> None:
        self.first: list[list[Node]] = [[] for _ in range(seats)]
        """By seat its first decisions, one for each list of actions it was offered."""


class Path:
    """The choices that one simulation made within the trees."""

    def __init__(self, seats: int) -> None:
        self.nodes: list[Node] = []
        self.places: list[int] = []
        self.owners: list[int] = []
        self.last: list[int] = [-1] * seats
        """By seat the number of its last choice on this path; -1 for none yet."""
        self.outside: list[bool] = [False] * seats
        """By seat whether it has left its tree."""

    def add(self, node: Node, place: int, seat: int) -> None:
        """Note a choice."""
        self.last[seat] = len(self.nodes)
        self.nodes.append(node)
        self.places.append(place)
        self.owners.append(seat)

    def next_nodes(self, trees: Trees, seat: int) -> list[Node]:
        """Return the decisions met so far after the seat's last choice."""
        last = self.last[seat]
        return trees.first[seat] if last < 0 else self.nodes[last].after[self.places[last]]


def simulate(s: State, seat: int, trees: Trees, policy: Policy, habits: Habits, gauge: Gauge, rng: Random) -> Result:
    """Play on, in place, from after the root's action; count the result in the trees and return it."""
    seats = int(s.seats)
    path = Path(seats)
    descend(s, trees, path, policy, habits, rng)
    depth = habits.depth if habits.depth else policy.judge.foresight(s)
    play_on(s, policy, rng, depth * seats)
    result = Result(s, seat, policy.judge)
    for at in range(len(path.nodes)):
        path.nodes[at].add(path.places[at], gauge.worth(result, path.owners[at]))
    return result


def descend(s: State, trees: Trees, path: Path, policy: Policy, habits: Habits, rng: Random) -> None:
    """Play the decisions that the trees know until a seat without any is asked, or the round is over."""
    patience: i64 = habits.patience
    now = s.rounds()
    while not s.over and s.rounds() == now:
        actors = s.top().actors(s)
        count = len(actors)
        seat = actors[0] if count == 1 else actors[rng.below(count)]
        moves = s.moves(seat)
        if moves.size == 1:
            s.play(seat, int(moves.items[0]))
            continue
        if path.outside[seat]:
            return
        nodes = path.next_nodes(trees, seat)
        node = find(nodes, moves)
        if node is None:
            legal = moves.to_list()
            node = Node([AS_THE_POLICY, *shuffled(legal, rng)], legal)
            nodes.append(node)
            path.outside[seat] = True
        place = node.choose(habits.explore, patience)
        path.add(node, place, seat)
        choice = node.choices[place]
        s.play(seat, policy.pick(s, seat, moves, rng) if choice == AS_THE_POLICY else choice)


def shuffled(values: list[int], rng: Random) -> list[int]:
    """Return the values in a random order (Fisher and Yates)."""
    found = values[:]
    for at in range(len(found) - 1, 0, -1):
        other = rng.below(at + 1)
        found[at], found[other] = found[other], found[at]
    return found
