"""Maps and small tables of TradeWarz for its tests: each states only what matters to it.

Seats are counted from 1 here, as in notation. Steps are written '2 step s34': the seat, then the action.
"""

from functools import partial

import notation
from shipped import Shipped

from entrepot.games.tradewarz.content.board import Board
from entrepot.games.tradewarz.content.places import KINDS, PLACE_WORDS
from entrepot.kernel.chance import Script

LETTERS = {"F": "lumber", "G": "mining", "W": "wheat", "M": "mountain", "L": "lake"}

FIGURE = """
    G F W W G G F
    G M L L M L F
    W L M F L W W
    G M G F G M F
    F M G G W M W
    W F G L F G W
    W G F F F W W
"""
"""The map of the marching rules, rebuilt: X is s43, 1 is s42, A is s31, 2 is s34, B is s25."""
PLAIN = """
    F G W F G W F
    G W F G W F G
    W F G W F G W
    F G W F G W F
    G W F G W F G
    W F G W F G W
    F G W F G W F
"""
"""A map without obstacles: s33 touches wheat (north-west), mining twice... see `around`."""
POSTS = ["s22", "s25", "s52", "s55"]


SHIPPED = Shipped("tradewarz")
FOLDER, built = SHIPPED.folder, SHIPPED.built
GAME = built()
RED = {1: 1, 2: 3, 3: 5}
BLUE = {1: 1, 2: 4, 3: 6}
"""Which face of a die shows a value."""


def tiles_of(picture):
    """Return a map's tiles, by octagon, from seven rows of seven letters."""
    return bytes([KINDS.index(LETTERS[letter]) for letter in picture.split()])


def words_of_tiles(picture):
    """Return the same as words."""
    return [LETTERS[letter] for letter in picture.split()]


def place(word):
    """Return the number of a place."""
    return PLACE_WORDS.index(word)


def figure_board(per_diagonal=False, posts=b"", seats=2):
    """Return the figure's map without crossings."""
    return Board(tiles_of(FIGURE), posts, seats, 0, per_diagonal)


def far(board, one, other):
    """Return the way between two places."""
    return board.far[len(PLACE_WORDS) * place(one) + place(other)]


def at(
    phase="turn", seats=2, options=None, picture=PLAIN, game=GAME, red=(), blue=(), battle=(), morale_draws=(), **given
):
    """Return a position on a map of the test's own, with posts out of the way and fixed rolls and draws."""
    given = {"tiles": words_of_tiles(picture), "posts": POSTS[: 3 if seats <= 3 else 4], **given}
    answers = {
        "red": [RED[value] - 1 for value in red],
        "blue": [BLUE[value] - 1 for value in blue],
        "battle": [game.cards.battle.ids.index(id) for id in battle],
        "morale": [game.cards.morale.ids.index(id) for id in morale_draws],
    }
    if battle and "deck" not in given:
        given["deck"] = [battle[:0] or SIX for _ in range(seats)]
    return game.arrange({"phase": phase, **given}, seats, 1, options, Script(answers), listening=True)


SIX = ["b411", "b420", "b321", "b231", "b222", "b141"]
"""The battle cards of every seat, where a test scripts what is drawn."""


def goods(gold=0, lumber=0, mining=0, wheat=0):
    """Return one seat's counters."""
    return {"gold": gold, "lumber": lumber, "mining": mining, "wheat": wheat}


def levels(economy=0, engineering=0, military=0):
    """Return one seat's universities."""
    return {"economy": economy, "engineering": engineering, "military": military}


RICH = goods(20, 20, 20, 20)
POOR = goods()


def word_of(value):
    if isinstance(value, list):
        return "+".join(word_of(part) for part in value) or "nothing"
    if isinstance(value, dict):
        if "seat" in value:
            return str(value["seat"] + 1)
        if value.get("id") == "tradewarz-amount":
            return f"{value['args']['count']}-{word_of(value['args']['resource'])}"
        return value["id"].split("-", 2)[-1] if "id" in value else value["face"].split("/")[-1]
    return str(value)


do, can, asked, refused = notation.do, notation.can, notation.asked, notation.refused
told, words_of = partial(notation.told, word_of), partial(notation.words_of, word_of)


def army(state):
    """Return who stands where: place to {seat: soldiers}, the host first."""
    return {word: {seat + 1: count for seat, count in squads} for word, squads in state.dump()["army"]}


def player(state, seat):
    """Return what all know of a player."""
    return state.view(None)["players"][seat - 1]


def wealth(state, seat):
    """Return gold, lumber, mining and wheat."""
    return tuple(player(state, seat)["goods"].values())


def xadlas(state, seat):
    """Return golden and silver Xadlas."""
    return player(state, seat)["golden"], player(state, seat)["silver"]


def building(seat, word, kind, year=1, silos=()):
    """Return a building of a seat for `at`."""
    return [word, seat - 1, kind, 0 if kind == "settlement" else year, [[octagon, 0] for octagon in silos]]


def three_silos(data):
    """Let settlements and villages come with three silos, so that the supply can run short."""
    for row in data["building"][:2]:
        row["silos"] = 3


CROWDED = built(three_silos)


def crowd(count, villages=4, groups=(3, 2, 2)):
    """Return what `at` takes for so many silos of seat 1: extra ones by group, others at villages and a settlement."""
    own = [min(3, max(0, count - sum(groups) - 3 * at)) for at in range(villages + 1)]
    kinds = ["village"] * villages + ["settlement"]
    rows = [building(1, f"s5{at}", kind, silos=[f"o5{at}"] * own[at - 1]) for at, kind in enumerate(kinds, 1)]
    for number, extra in enumerate(groups, 1):
        rows[number - 1][4] += [[f"o5{number}", number]] * extra
    left = [size - extra for size, extra in zip(CROWDED.cards.techs.group_size, groups, strict=True)]
    techs = [["extra-allocations-3", "extra-allocations-4"], []]
    return {"game": CROWDED, "building": rows, "techs": techs, "waiting": left}


def surrounded(letter):
    """Return a map on which four obstacles lie round s33, and fields elsewhere."""
    rows = ["FFFFFFF", "FFFFFFF", f"FF{letter * 2}FFF", f"FF{letter * 2}FFF", *["FFFFFFF"] * 3]
    return " ".join(" ".join(row) for row in rows)


def stand(word, **counts):
    """Return soldiers on a place for `at`: stand('s33', p1=3)."""
    return [word, [[int(seat[1:]) - 1, count] for seat, count in counts.items()]]


def buildings(state):
    """Return the buildings on the map: place to (seat, kind)."""
    return {row["place"]: (row["seat"] + 1, row["kind"]) for row in state.view(None)["buildings"]}


def supers(state):
    """Return where super units are: tech to (place, seat it is with)."""
    return {row["tech"]: (row["place"], row["carrier"] + 1) for row in state.view(None)["supers"]}


def around(word):
    """Return the four octagons round a square."""
    row, column = int(word[1]), int(word[2])
    return [f"o{row + down}{column + right}" for down in (0, 1) for right in (0, 1)]


def end_year(state):
    """Play on, doing nothing worth mentioning, until the next year begins or the game is over."""
    year = state.year
    while not state.over and state.year == year:
        dull(state)
    return state


def dull(state):
    """Take the dullest of the legal actions."""
    seat = state.actors()[0]
    texts = {state.game.text(action): action for action in state.legal(seat)}
    order = ["end", "done", "commit", "decline", "stop", "pass", "resources", "march", "withdraw"]
    wanted = next((text for text in order if text in texts), next(iter(texts)))
    state.apply(seat, texts[wanted])


def ways(state, seat):
    """Return where the marching squad may go, as verb and place."""
    return [text for verb in ("step", "cross", "jump") for text in can(state, seat, verb)]
