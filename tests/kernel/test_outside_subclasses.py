"""Classes of other packages run interpreted on the compiled kernel: what they say of themselves must reach it."""

from entrepot.games import haggle
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Chance, Feed, Script
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.phase import Phase
from entrepot.kernel.state import State
from entrepot.kernel.verbs import ActionSpace, Parameter, Verb

CLAUSES = [{"id": "X", "kind": "turn", "rule": "x", "nl": "x"}]
COIN = Chance("coin")


class Side(Parameter):
    kind = "side"

    def __init__(self):
        super().__init__("side", 2)

    def words(self):
        return ["heads", "tails"]


CALL = Verb("call", Side(), clauses=("X",))


class Calling(Phase):
    name = "calling"
    waits = True
    turn_clause = "X"

    def actors(self, s):
        return [0]

    def offer(self, s, seat, moves):
        moves.add_all(CALL.codes)

    def apply(self, s, seat, action):
        s.right = s.pick(COIN, 2, 0) == CALL.value(action)
        s.finish("over")


class Flip(State):
    def __init__(self, game, seats, options, like=None):
        super().__init__(game, seats, options, like)
        self.right = like.right if like else False

    def copy(self):
        return Flip(self.game, self.seats, self.options, self)

    def fields(self):
        return {"right": self.right}

    def set_fields(self, data):
        self.right = data["right"]


class FlipGame(Game):
    def __init__(self):
        content = haggle.shipped_content()
        super().__init__(
            "flip", "1.0", Ledger({"clause": CLAUSES}), haggle.SCHEMA, content, ActionSpace(CALL), [Calling()]
        )
        self.endings = ["over"]
        self.chances = [COIN]

    def fresh(self, seats, options):
        return Flip(self, seats, options)


class Tails(Feed):
    def pick(self, chance, n, number, audience):
        return 1


class Caller(Bot):
    name = "caller"

    def choose(self, seat):
        return seat.legal()[1]


class Told(SeatHandle):
    def legal(self):
        return [1]


def test_a_phase_tells_its_name_and_whether_it_waits():
    state = FlipGame().new(2, 1)
    assert state.dump()["stack"] == [["calling", 0, 0, 0]]
    assert FlipGame().load(state.dump()).digest() == state.digest()
    assert FlipGame().arrange({"phase": "calling"}, 2, 1).actors() == [0]
    assert state.why_not(1, 0).clause == "X"


def test_a_parameter_tells_its_kind_and_words():
    game = FlipGame()
    assert [game.text(action) for action in (0, 1)] == ["call heads", "call tails"]
    assert game.parse("call tails") == 1
    assert game.touches(1) == [{"name": "side", "kind": "side", "table": "", "value": "tails"}]


def test_position_feed_and_bot_are_used():
    assert Caller.name == "caller"
    for feed in (Tails(), Script({"coin": [1]})):
        state = FlipGame().new(2, 1, feed=feed)
        state.apply(0, Caller(1).choose(SeatHandle(state, 0)))
        assert state.over
        assert state.right
        assert state.copy().right


def test_a_handle_of_somebody_elses_is_asked():
    handle = Told(FlipGame().new(2, 1), 0)
    assert (handle.seat, handle.legal()) == (0, [1])
    assert Bot(1).choose(handle) == 1
