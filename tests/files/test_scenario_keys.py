"""What `--keys` says of the order of lists is so, and every refusal of a value names its key, row and value."""

import copy
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import entrepot
from entrepot import scenario
from entrepot.files import scenario_content
from entrepot.files.scenario import read, set_up
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

GAMES = sorted(entrepot.game_names())
FILES = sorted((Path(entrepot.__file__).parent / "games").glob("*/scenarios/**/*.toml"))
ORDER = re.compile(r"\b[Bb]y \w+|\bin (\w+ )?order\b|ascending|the next .* first|as a dump gives|rows of")


def positions(game: Game) -> Iterator[State]:
    """Positions of games at random, every seventh."""
    choose = random.Random(1)
    for seed in range(4):
        state = game.new(seed=seed, seats=min(game.most, game.fewest + seed % 2))
        for ply in range(400):
            if state.over:
                break
            seat = choose.choice(state.actors())
            state.apply(seat, choose.choice(state.legal(seat)))
            if ply % 7 == 0:
                yield state


def runs(value: Any) -> Iterator[list[str]]:
    """The lists of names in a value: of rows, the first entry of each."""
    if isinstance(value, dict):
        for part in value.values():
            yield from runs(part)
    elif isinstance(value, list) and all(isinstance(part, str) for part in value):
        yield [part for part in value if part]
    elif isinstance(value, list) and all(isinstance(part, list) and len(part) > 1 for part in value):
        firsts = [part[0] for part in value]
        if all(isinstance(first, str) for first in firsts) and any(not isinstance(row[1], str) for row in value):
            yield firsts
        else:
            for part in value:
                yield from runs(part)
    elif isinstance(value, list):
        for part in value:
            yield from runs(part)


def is_in_content_order(game: Game, names: list[str]) -> bool:
    """Whether names stand as some table lists them, or tables one after another."""
    ids = [id for table in game.schema.tables for id in game.content.ids(table.name)]
    places = [ids.index(name) for name in names if name in ids]
    tables = [game.content.ids(table.name) for table in game.schema.tables]
    return places == sorted(places) or any(
        set(names) <= set(table) and names == sorted(names, key=table.index) for table in tables
    )


@pytest.mark.parametrize("name", GAMES)
def test_every_list_says_its_order_and_has_it(name: str):
    game = entrepot.game(name)
    said = scenario.keys(game)
    looked = 0
    for state in positions(game):
        for key, value in state.dump().items():
            if key not in said or not isinstance(value, list) or len(value) < 2:
                continue
            assert ORDER.search(said[key]), f"{key}: {said[key]}"
            if "in content order" in said[key]:
                for names in runs(value):
                    looked += len(names) > 1
                    assert is_in_content_order(game, names), f"{key}: {names}"
    assert looked > 20


# ---------------------------------------------------------------- refusals


def paths_in(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all values of plain data, tables and lists among them."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*at, key)
        yield from paths_in(part, (*at, key))


def changed(given: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """What is given, with another value at one place."""
    found = copy.deepcopy(given)
    inner: Any = found
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    return found


def wrong_for(value: Any) -> list[Any]:
    """Values that can never stand where this one does, whatever the rest of the position is."""
    wrong = [123_456_789, "nothing-of-the-kind", {}]
    return wrong[:2] if isinstance(value, dict) else wrong


@pytest.mark.parametrize("name", GAMES)
def test_a_value_that_cannot_be_is_named_with_its_key(name: str):
    choose = random.Random(2)
    tried, lost = 0, []
    files = [file for file in FILES if file.parts[-3] == name]
    for file in choose.sample(files, min(len(files), 12)):
        told = read(file)
        game = scenario_content.build(name, told.content, told.folder)
        paths = [path for path in paths_in(told.given) if path[0] not in ("phase", "map")]
        for path in choose.sample(paths, min(len(paths), 4)):
            old: Any = told.given
            for part in path:
                old = old[part]
            for wrong in wrong_for(old):
                tried += 1
                problem = refusal(game, replace(told, given=changed(told.given, path, wrong)))
                dotted = ".".join(map(str, path))
                if repr(dotted) not in problem or str(wrong) not in problem.replace("a table", "{}"):
                    lost.append(f"{file.stem} {dotted} = {wrong!r}: {problem}")
    assert tried >= 40
    assert lost == []


def refusal(game: Game, told: scenario.Scenario) -> str:
    """Why a scenario's position is refused; empty if it is not."""
    try:
        set_up(game, told)
    except EntrepotError as error:
        return str(error)
    return ""


# ---------------------------------------------------------------- cards that nobody mentions

PILES = {
    "haggle": {"deck": "discard", "hands.0": "deck"},
    "tradejack": {
        "product_deck": "product_discard",
        "source_deck": "source_discard",
        "block_a": "demand_discard",
        "block_b": "regulations",
        "products.0": "product_deck",
    },
    "trade_and_triumph": {
        "decks.trade": "discards.trade",
        "decks.influence": "discards.influence",
        "decks.specialty": "discards.specialty",
        "hands.0.trade": "decks.trade",
    },
    "tradewarz": {"morale_bag": "returned", "deck.0": "used.0", "morale.0": "morale_bag"},
    "trigon": {
        "quest_bag": "aside",
        "play_bag": "discards",
        "village_bag": "village_under",
        "quests.0": "quest_bag",
        "kept.0": "play_bag",
    },
    "price_of_power": {"trade_bag": "discard", "event_bag": "event_discard", "aside": "trade_bag"},
}
"""By game and pile where its cards go that are not mentioned, as `--keys` says."""
HANDS = {
    "tradejack": {"shown": "gold-blue"},
    "trigon": {"quests": [["trade-coins"], []], "kept": [["theft"], []]},
    "tradewarz": {"morale": [["engineers"], []]},
}


@pytest.mark.parametrize(("name", "pile", "end"), [(g, *way) for g, ways in PILES.items() for way in ways.items()])
def test_a_card_that_is_not_mentioned_goes_where_the_keys_say(name: str, pile: str, end: str):
    game = entrepot.game(name)
    phase = {"tradejack": "auction", "trade_and_triumph": "move"}.get(name, "turn")
    given = {"phase": phase, **HANDS.get(name, {})}
    whole = scenario.position(game, given).dump()
    key, *path = pile.split(".")
    short = copy.deepcopy(whole[key])
    gone = at(short, path).pop()
    card = gone if isinstance(gone, str) else gone[0]
    state = scenario.position(game, {**given, key: short})
    before, after = (named(at(data, end.split("."))) for data in (whole, state.dump()))
    assert len(after) == len(before) + 1
    if end != "used.0":  # which battle card has been used, nobody can tell
        assert after.count(card) == before.count(card) + 1
    totals = [
        {kind: sum(places.values()) for kind, places in one.census().items()} for one in (state, game.new(seed=1))
    ]
    assert totals[0] == totals[1]


def test_battle_cards_that_are_not_out_of_play_are_dealt():
    undealt = scenario.position("tradewarz", {"phase": "turn"}, seed=3).dump()["undealt"]
    data = scenario.position("tradewarz", {"phase": "turn", "undealt": undealt}, seed=4).dump()
    assert data["undealt"] == undealt
    assert [len(deck) for deck in data["deck"]] == [6, 6]


def at(data: Any, path: list[str]) -> Any:
    """What lies inside plain data at a path."""
    for part in path:
        data = data[int(part)] if isinstance(data, list) else data[part]
    return data


def named(pile: list[Any]) -> list[str]:
    """The names of the cards in a pile, or in the piles of all seats."""
    return [
        name for part in pile for name in (named(part) if isinstance(part, list) else [part]) if isinstance(name, str)
    ]
