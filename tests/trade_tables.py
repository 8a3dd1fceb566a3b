"""Small tables of Trade and Triumph for its tests: each states only what matters to it.

Seats are counted from 1 here, as in notation. Steps are written '2 draw trade': the seat, then the action. The cards
are those of `trade_cards`. Lists by seat may be short: what is left out is as at the start of a game.
"""

import random
from functools import partial

import notation
from trade_cards import cards

import entrepot
from entrepot.games.trade_and_triumph.content.schema import SCHEMA
from entrepot.kernel.chance import Script
from entrepot.kernel.content import make_content
from entrepot.kernel.match import Match

GAME = entrepot.game("trade_and_triumph", make_content(SCHEMA, cards()))
USUAL = {
    "gold": 5,
    "points": 0,
    "cubes": [0, 0, 0, 0],
    "levels": [0, 0, 0],
    "bonuses": [0, 0],
    "traders": "city",
    "hands": {},
    "down": [],
    "eternals": [],
    "forced": False,
    "kept": False,
    "unmoved": False,
}


def held(**decks):
    """Return a hand: `held(trade="plain-3 plain-3", influence="gold")`."""
    return {deck: ids.split() for deck, ids in decks.items()}


def at(phase, seats=2, draws=None, options=None, game=GAME, seed=1, **given):
    """Return a position in which nobody holds a card and it is seat 1's turn; `draws` script chance by name."""
    bare = {"first": 0, "hands": []}
    given = {"phase": phase, **bare, **given}
    for key, usual in USUAL.items():
        if key in given:
            given[key] = given[key] + [usual] * (seats - len(given[key]))
    answers = {name: [game.outcome(name, word) for word in words] for name, words in (draws or {}).items()}
    return game.arrange(given, seats, seed, options, Script(answers), listening=True)


def do(state, *steps):
    """Carry out steps and return the state; '1 end?' ends a turn unless it has ended by itself."""
    for step in steps:
        seat, text = step.removesuffix("?").split(" ", 1)
        if step.endswith("?") and int(seat) not in asked(state):
            continue
        state.apply(int(seat) - 1, state.game.parse(text))
    return state


def can(state, seat=1, *verbs):
    """Return what a seat may do, in notation; only some verbs if told."""
    texts = [state.game.text(action) for action in state.legal(seat - 1)]
    return [text for text in texts if not verbs or text.split()[0] in verbs]


def phase(state):
    """Return the phase that asks."""
    return state.top().name


def why_not(state, step):
    """Return the clause, the message and the arguments of a refusal."""
    seat, text = step.split(" ", 1)
    refusal = state.why_not(int(seat) - 1, state.game.parse(text))
    return refusal.clause, refusal.message["id"].removeprefix("trade_and_triumph-refused-"), refusal.message["args"]


def previewed(state, step):
    """Return a preview: pairs of a message and its arguments, faces by id."""
    seat, text = step.split(" ", 1)
    told = state.preview(int(seat) - 1, state.game.parse(text))
    return [
        (line["id"].removeprefix("trade_and_triumph-preview-"), {k: word_of(v) for k, v in line["args"].items()})
        for line in told
    ]


def question(state, seat=1):
    """Return what is asked of a seat: the message and its arguments, faces by id."""
    told = state.prompt(seat - 1)
    return told["id"].removeprefix("trade_and_triumph-ask-"), {k: word_of(v) for k, v in told["args"].items()}


def word_of(value):
    """Return a face by its id, a seat by its number from 1, a list by its words, anything else as it is."""
    if isinstance(value, list):
        return " ".join(word_of(one) for one in value)
    if isinstance(value, dict):
        return str(value["seat"] + 1) if "seat" in value else value.get("face", "?").split("/")[-1]
    return value


asked, refused, told = notation.actors, notation.refused, partial(notation.told, word_of)


def hand(state, seat=1):
    """Return a seat's cards by deck, those decks alone that it has cards of."""
    return {deck: ids for deck, ids in state.view(seat - 1)["hand"].items() if ids}


def discards(state, deck):
    """Return a discard pile."""
    return state.view(None)["discards"][deck]


def trader(state, seat=1):
    """Return where a trader is, as arrange takes it, with '!' behind it where it is forced."""
    where = state.view(None)["traders"][seat - 1]
    place = where["place"] if where["space"] == 0 else f"{where['place']}:{where['space']}:{where['heading']}"
    return place + ("!" if where["forced"] else "")


def cubes(state, seat=1):
    """Return a seat's cubes by colour."""
    return list(state.view(None)["cubes"][seat - 1].values())


def pass_turn(state, *verbs):
    """Play until another seat is asked to move: the first movement, the first draw, no play."""
    seat = state.active
    while not state.over and state.active == seat:
        do(state, f"{state.actors()[0] + 1} {easiest(state, verbs)}")
    return state


def easiest(state, verbs=()):
    """Return an action that goes on with the turn; one of `verbs` first, where it can be had."""
    texts = can(state, state.actors()[0] + 1)
    for verb in (*verbs, "ahead", "via", "done", "end", "decline"):
        for text in texts:
            if text.split()[0] == verb:
                return text
    return texts[0]


def match(state):
    """Return a match on the position."""
    return Match(state, listening=True)


def random_game(seats, seed, options=None, game=GAME, feed=None):
    """Yield every position of a random game and at last the end."""
    rng = random.Random(seed)
    state = game.new(seats, seed, options, feed)
    state.listening = True
    while not state.over:
        yield state
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))
    yield state
