"""Toy: a game without sense that has one of everything the kernel promises. Its rules stand in its phases.

Each round every seat has a turn of as many steps as it likes; then all hide numbers in secret, and show them at once.
"""

from entrepot.kernel.audience import EVERYONE, all_but, only
from entrepot.kernel.chance import Chance
from entrepot.kernel.content import Schema, Table, copies_column, id_column, make_content, origin_column
from entrepot.kernel.errors import BadOption
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.message import message, seat_name
from entrepot.kernel.packed import packed
from entrepot.kernel.phase import Phase, Refusal
from entrepot.kernel.plain import per_seat, seat_number, whole
from entrepot.kernel.schema import Column
from entrepot.kernel.state import State
from entrepot.kernel.verbs import ActionSpace, Amount, Face, SeatOf, Verb, Word

STEP = Verb("step", clauses=("TOY-STEP", "TOY-OTHER"))
END = Verb("end")
DRAW = Verb("draw")
ROLL = Verb("roll")
PEEK = Verb("peek")
SWEAR = Verb("swear")
AIM = Verb("aim")
AT = Verb("at", SeatOf("target", 4), Word("with", ("fist", "hat")), Amount("force", 2, 4))
ASK = Verb("ask", SeatOf("other", 4))
REPLY = Verb("reply", Word("answer", ("no", "yes")))
PLAY = Verb("play", Face("card", "card", 8), clauses=("TOY-PLAY",))
HIDE = Verb("hide", Amount("number", 2, 5), secret=True)
DONE = Verb("done", secret=True)
SHOUT = Verb("shout")
GRAB = Verb("grab")
KNOCK = Verb("knock")
VOW = Verb("vow", secret=True)
LEAVE = Verb("leave")
LIGHT = Verb("light")
TIME = Verb("time", outside=True)
ACTIONS = ActionSpace(
    STEP,
    END,
    DRAW,
    ROLL,
    PEEK,
    SWEAR,
    AIM,
    AT,
    ASK,
    REPLY,
    PLAY,
    HIDE,
    DONE,
    SHOUT,
    GRAB,
    KNOCK,
    VOW,
    LEAVE,
    LIGHT,
    TIME,
)

FIRST = Chance("first")
CARD = Chance("card", "card")
DIE = Chance("die")
SCHEMA = Schema(
    "toy", [Table("card", [id_column(), copies_column(9), origin_column(), Column("name", "text")], capacity=8)]
)
ROWS = [
    {"id": id, "copies": copies, "origin": "ours", "name": {"en": id, "nl": f"de {id}"}}
    for id, copies in (("ace", 1), ("king", 2), ("fool", 3))
]
RULING = {
    "kind": "ruling",
    "question": "?",
    "question_nl": "?",
    "why": "",
    "why_nl": "",
    "ruling": "x",
    "ruling_nl": "y",
}
LEDGER = {
    "clause": [
        {"id": "TOY-STEP", "kind": "action", "rule": "A seat may step.", "nl": "Een speler mag stappen."},
        {
            "id": "TOY-PLAY",
            "kind": "action",
            "rule": "A seat may play a card.",
            "nl": "Een speler mag een kaart spelen.",
        },
    ],
    "ruling": [
        {**RULING, "id": "TOY-R-1", "option": "length", "choices": ["short", "long", "endless"]},
        {**RULING, "id": "TOY-R-2", "option": "cards", "choices": ["few", "many"]},
        {**RULING, "id": "TOY-R-3", "ruling": "words of R-3", "ruling_nl": "woorden van R-3"},
    ],
    "hidden": [{"id": "TOY-H-1", "what": "hand", "what_nl": "hand", "seen_by": "own", "seen_by_nl": "eigen"}],
}
SETUP, TURN, AIMING, ASKED, SECRET, SHOW = range(6)


class ToyState(State):
    def __init__(self, game, seats, options, like=None):
        super().__init__(game, seats, options, like)
        width = len(ROWS)
        self.round = 1 if like is None else like.round
        self.mover = 0 if like is None else like.mover
        self.steps = 0 if like is None else like.steps
        self.shouts = 0 if like is None else like.shouts
        self.scores = [0] * seats if like is None else like.scores[:]
        self.hidden = [0] * seats if like is None else like.hidden[:]
        self.done = [0] * seats if like is None else like.done[:]
        self.deck = packed([row["copies"] for row in ROWS]) if like is None else like.deck[:]
        self.hands = [0] * (seats * width) if like is None else like.hands[:]
        self.played = [0] * width if like is None else like.played[:]

    def copy(self):
        return ToyState(self.game, self.seats, self.options, self)

    def fields(self):
        names = ("round", "mover", "steps", "shouts")
        lists = ("scores", "hidden", "done", "deck", "hands", "played")
        return {name: getattr(self, name) for name in names} | {name: list(getattr(self, name)) for name in lists}

    def set_fields(self, data):
        self.mover = seat_number(data["mover"], self.seats)
        for name in ("round", "steps", "shouts"):
            setattr(self, name, whole(data[name]))
        for name, most in (("scores", 10**6), ("hidden", 9), ("done", 1)):
            setattr(self, name, [whole(number, 0, most) for number in per_seat(data[name], self.seats)])
        for name, size in (("deck", 3), ("hands", 3 * self.seats), ("played", 3)):
            setattr(self, name, [whole(number) for number in per_seat(data[name], size)])
        self.deck = packed(self.deck)

    def census(self):
        return {"cards": {"deck": sum(self.deck), "hands": sum(self.hands), "played": sum(self.played)}}

    def view(self, seat):
        own = [] if seat is None else self.hands[seat * 3 : seat * 3 + 3]
        hidden = None if seat is None else self.hidden[seat]
        return {"seat": seat, "hand": own, "hidden": hidden, "scores": self.scores[:], "done": self.done[:]}

    def places(self):
        ranked = sorted(self.scores, reverse=True)
        return {
            "places": [ranked.index(score) + 1 for score in self.scores],
            "scores": self.scores[:],
            "decided_by": "TOY-STEP",
        }

    def rounds(self):
        return self.round

    def outside_legal(self):
        return [TIME.code]

    def outside_apply(self, action):
        self.finish("time")


class Setup(Phase):
    name = "setup"

    def enter(self, s):
        s.mover = s.pick(FIRST, s.seats, EVERYONE)
        s.goto(TURN, s.mover)


class Turn(Phase):
    """Steps of all kinds until the seat ends its turn; a card drawn is its secret."""

    name = "turn"
    waits = True

    def actors(self, s):
        return [s.mover]

    def offer(self, s, seat, moves):
        held = [PLAY.of(face) for face in range(3) if s.hands[seat * 3 + face] > 0]
        asks = [ASK.of(other) for other in range(s.seats) if other != seat]
        moves.add_all([END.code, STEP.code, DRAW.code, ROLL.code, PEEK.code, SWEAR.code, AIM.code])
        moves.add_all(asks)
        moves.add_all(held)

    def apply(self, s, seat, action):
        if s.listening:
            s.tell("did", EVERYONE, {"seat": seat_name(seat), "what": s.game.sentence(action)})
        if action == END.code:
            s.steps = 0
            s.mover = (s.mover + 1) % s.seats
            s.goto(SECRET if s.mover == s.note(0) else TURN, s.note(0))
        elif action == DRAW.code:
            face = s.draw(CARD, s.deck, only(seat))
            if face >= 0:
                s.hands[seat * 3 + face] += 1
        elif action == ROLL.code:
            s.scores[seat] += s.roll(DIE, 6, EVERYONE)
        elif action == AIM.code:
            s.push(AIMING, seat, s.steps, 7)
        elif ASK.has(action):
            s.push(ASKED, ASK.value(action))
        elif PLAY.has(action):
            s.hands[seat * 3 + PLAY.value(action)] -= 1
            s.played[PLAY.value(action)] += 1
        else:
            s.steps += 1
            s.revealed = action == PEEK.code
            s.binding = action == SWEAR.code

    def resume(self, s, result):
        s.scores[s.mover] += result

    def why_not(self, s, seat, action):
        return Refusal("TOY-PLAY", message("toy-refused-not-held")) if PLAY.has(action) else None

    def preview(self, s, seat, action):
        return [message("toy-preview", {"steps": s.steps + 1})] if action == STEP.code else []


class Aiming(Phase):
    """A choice inside a choice, by the same seat: two in a row, the second one on top of the first."""

    name = "aiming"
    waits = True
    turn_clause = "TOY-AIM"

    def actors(self, s):
        return [s.note(0)]

    def offer(self, s, seat, moves):
        for other in range(s.seats):
            for way in (0, 1):
                moves.add(AT.of_all([other, way, 3]))

    def apply(self, s, seat, action):
        target, way, force = AT.values(action)
        if way == 1 and s.note(2) > 5:
            s.set_note(2, s.note(2) - 1)
            s.push(AIMING, s.note(0), s.note(1), s.note(2))
        else:
            s.pop(10 * target + force)

    def resume(self, s, result):
        s.pop(result + 100)


class Asked(Phase):
    """Another seat is asked because of what the mover did."""

    name = "asked"
    waits = True

    def actors(self, s):
        return [s.note(0)]

    def offer(self, s, seat, moves):
        moves.add_span(REPLY, 0, 1)

    def apply(self, s, seat, action):
        s.pop(REPLY.value(action))


class Secret(Phase):
    """All at once, in any order: numbers are hidden; shouts are public, and some things need or fear one."""

    name = "secret"
    waits = True

    def actors(self, s):
        return [seat for seat in range(s.seats) if s.done[seat] == 0]

    def offer(self, s, seat, moves):
        moves.add_all([DONE.code, SHOUT.code, KNOCK.code, VOW.code, LEAVE.code, LIGHT.code])
        moves.add_span(HIDE, 2, min(5, 9 - s.hidden[seat]))
        if s.shouts > 0:
            moves.add(GRAB.code)

    def apply(self, s, seat, action):
        if s.listening:
            secret = s.game.actions.verb(action).secret
            s.tell("did", only(seat) if secret else EVERYONE, {"seat": seat_name(seat)})
        if HIDE.has(action):
            s.hidden[seat] += HIDE.value(action)
        elif action == VOW.code:
            s.binding = True
            s.hidden[seat] += 1
        elif action == SHOUT.code:
            s.shouts += 1
        elif action == GRAB.code:
            s.scores[seat] += 1
            s.shouts -= 1
        elif action == KNOCK.code:  # rolls unless somebody has shouted
            s.scores[seat] += 1 if s.shouts > 0 else s.roll(DIE, 6, EVERYONE)
        elif action == LIGHT.code:  # shows something unless somebody has shouted
            s.revealed = s.shouts == 0
        elif action == LEAVE.code:
            s.goto(TURN, s.mover)
        else:
            s.done[seat] = 1
            if min(s.done) == 1:
                s.goto(SHOW)


class Show(Phase):
    name = "show"

    def enter(self, s):
        s.revealed = True
        for seat in range(s.seats):
            s.scores[seat] += s.hidden[seat]
            if s.listening:
                s.tell("showed", all_but(seat), {"seat": seat_name(seat), "number": s.hidden[seat]})
        s.hidden, s.done, s.shouts = [0] * s.seats, [0] * s.seats, 0
        s.round += 1
        if s.round > (1, 2, 10**5)[s.options[0]]:
            s.finish("rounds")
        else:
            s.goto(TURN, s.mover)


class Toy(Game):
    def __init__(self, content=None):
        phases = [Setup(), Turn(), Aiming(), Asked(), Secret(), Show()]
        cards = content or make_content(SCHEMA, {"meta": {"game": "toy"}, "card": ROWS})
        super().__init__("toy", "1.2", Ledger(LEDGER), SCHEMA, cards, ACTIONS, phases)
        self.most = 4
        self.chances = [FIRST, CARD, DIE]
        self.endings = ["rounds", "time"]
        self.turn_clause = "TOY-TURN"
        self.end_clause = "TOY-END"

    def fresh(self, seats, options):
        return ToyState(self, seats, options)

    def check_setup(self, seats, options):
        if options["cards"] == "many" and seats > 3:
            raise BadOption("option 'cards' cannot be 'many' with 4 seats")

    def flaw(self, state):
        inner = state.dump()["stack"][1:]
        outer = state.stack[:1] if inner else [TURN]
        if outer != [TURN] or (state.stack and not inner and state.stack[0] in (AIMING, ASKED)):
            return "a choice inside a choice lies on top of a turn"
        on = [state.deck[face] + sum(state.hands[face::3]) + state.played[face] for face in range(3)]
        return "" if on == [row["copies"] for row in ROWS] else "the cards do not add up"


def build(content=None):
    """As a package of the entry-point group `entrepot.games` has it."""
    return Toy(content)


TOY = Toy()


def begin(seats=2, seed=1, first=0, **more):
    """Return a game in which that seat begins, and which draws from its own generator afterwards."""
    while True:
        state = TOY.new(seats, seed, **more)
        if state.mover == first:
            return state
        seed = f"{seed}+"


def do(table, *steps):
    """Carry out steps such as '0 step' on a position or a match; return it."""
    for step in steps:
        seat, text = step.split(" ", 1)
        table.apply(int(seat), TOY.parse(text))
    return table


def in_secret(table):
    """Bring a game whose first seat has just begun to the secret phase."""
    seats = (table.state if hasattr(table, "state") else table).seats
    return do(table, *(f"{seat} end" for seat in range(seats)))


def can(state, seat):
    return [TOY.text(action) for action in state.legal(seat)]
