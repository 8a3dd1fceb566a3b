"""Small tables of Tradejack for its tests: each states only what matters to it.

Seats are counted from 1 here, as in notation. Steps are written '2 bid 3': the seat, then the action.
"""

import random
from functools import partial

import notation

import entrepot
from entrepot.games.tradejack.content.schema import SCHEMA
from entrepot.kernel.chance import OWN, Feed, Script
from entrepot.kernel.content import check_content, make_content

POINTS = {
    "gold-standards-1": 8,
    "gold-standards-2": 9,
    "standards-1": 6,
    "standards-2": 6,
    "only-alternative-1": 7,
    "only-alternative-2": 8,
    "green-products-1": 5,
    "green-products-2": 4,
    "green-credits-1": 5,
    "green-credits-2": 6,
}
"""What Awards pay in these tests, whatever the shipped cards come to print when they are balanced anew."""
THREE_DOT = {
    "trend": ("biscuits-smallholder", "margarine-intercropped", "soap-orangutan", "double-green-2"),
    "award": ("green-products-2", "standards-2"),
}
"""Which Trends and Awards have the three-dot mark in these tests, for the same reason."""


def pinned_game():
    """Return the game with the shipped cards, but with `POINTS` on its Awards and the marks of `THREE_DOT`."""
    data = entrepot.game("tradejack").content.as_data()
    for table, marked in THREE_DOT.items():
        for card in data[table]:
            card["advanced"] = card["id"] in marked
    for award in data["award"]:
        award["points"] = POINTS[award["id"]]
    return entrepot.game("tradejack", make_content(SCHEMA, data))


GAME = pinned_game()


def at(phase, seats=2, draws=None, options=None, game=GAME, seed=1, feed=None, **given):
    """Return a position in a phase in which nobody holds a card, no Demand card is out, and seat 1 is First Player."""
    bare = {"first": 0, "products": [[]] * seats, "sources": [[]] * seats, "demand": [], "regulations": []}
    if any(key.startswith("block_") for key in given):
        del bare["regulations"]  # what is in no block is settled by the set-up
    answers = {name: [game.outcome(name, word) for word in words] for name, words in (draws or {}).items()}
    state = game.arrange({"phase": phase, **bare, **given}, seats, seed, options, feed or Script(answers))
    state.listening = True
    return state


def word_of(value):
    if isinstance(value, dict):
        return str(value["seat"] + 1) if "seat" in value else value.get("face", "?").split("/")[-1]
    return str(value)


do, can, asked, refused = notation.do, notation.can, notation.actors, notation.refused
told = partial(notation.told, word_of)


def steps_for(seat, plays):
    """Return the steps that lay down 'product+source' sets or lone products, and commit."""
    steps = []
    for play in plays:
        product, _, source = play.partition("+")
        steps += [f"{seat} pair {product}", f"{seat} with {source}"] if source else [f"{seat} sell {product}"]
    return [*steps, f"{seat} done"]


def before_retail(plays, demand=(), **given):
    """Return Production with each seat holding just what it will play, and what `given` changes."""
    products = [[play.partition("+")[0] for play in hers] for hers in plays]
    sources = [[play.partition("+")[2] for play in hers if "+" in play] for hers in plays]
    given = {"products": products, "sources": sources, **given}
    return at("production", len(plays), demand=list(demand), **given)


def retail(plays, demand=(), **given):
    """Play a Retail Phase: by seat, what it lays down. Return the position after it, in the next round."""
    state = before_retail(plays, demand, **given)
    for seat, hers in enumerate(plays, 1):
        if not state.over and state.top().name == "production" and seat in asked(state):
            do(state, *steps_for(seat, hers))
    return state


def income(plays, demand=(), **given):
    """Return what each seat took in during a Retail Phase."""
    before = given.setdefault("capital", [6] * len(plays))
    return [after - capital for after, capital in zip(retail(plays, demand, **given).capital, before, strict=True)]


def all_pass(state):
    """Pass in auctions and lay down nothing until the next round has begun or the game is over."""
    round = state.round
    while not state.over and state.round == round:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def random_game(seats, seed, options=None, game=GAME, feed=None, eager=False):
    """Yield every position of a random game and at last the end; `eager` players sell what they can."""
    rng = random.Random(seed)
    state = game.new(seats, seed, options, feed)
    state.listening = True
    while not state.over:
        yield state
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        if state.top().name == "production" and eager and len(legal) > 1:
            legal = [action for action in legal if game.text(action) != "done"]
        state.apply(seat, rng.choice(legal[:6]))
    yield state


class Watch(Feed):
    """Lets the generator decide, and remembers each draw: its name, the bag by card, and who sees it."""

    def __init__(self, game=GAME):
        self.game = game
        self.seen = []

    def draw(self, chance, counts, total, number, audience):
        bag = {self.game.face_id(chance.table, face): n for face, n in enumerate(counts) if n}
        self.seen.append((chance.name, bag, int(audience)))
        return OWN

    def pick(self, chance, n, number, audience):
        self.seen.append((chance.name, {str(outcome): 1 for outcome in range(n)}, int(audience)))
        return OWN

    def bags(self, name):
        return [bag for seen, bag, _ in self.seen if seen == name]


def edited(edit):
    """Return the shipped content as data, changed by `edit`."""
    data = GAME.content.as_data()
    edit(data)
    return data


def game_with(edit):
    """Return the game with the shipped content changed by `edit`, which takes the data."""
    return entrepot.game("tradejack", make_content(SCHEMA, edited(edit)))


def problems_with(edit):
    """Return what the check of content says of the changed content: (severity, table, code) each."""
    return [(found.severity, found.table, found.code) for found in check_content(SCHEMA, edited(edit))]


def row(data, table, id):
    """Return a row of content data."""
    return next(row for row in data[table] if row["id"] == id)
