"""What a rulebook permits can be left, or be done less: each "may", "up to" and "any number" of the ledgers."""

from __future__ import annotations

import random
import re
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

import entrepot
from entrepot.kernel.verbs import Amount

TABLE = tomllib.loads(Path(__file__).with_name("ledger_permissions.toml").read_text())
PERMITS = re.compile(r"\b(may(?! not)|up to|any number)\b")
GAMES, STEPS = 3, 1500


def parts(entry):
    """Return the phase, the verb, and what does less: a verb, 'n', or '' of an entry that names a choice."""
    phase, _, choice = entry.partition(": ")
    verb, _, less = choice.replace(" | ", " ").partition(" ")
    return phase, verb, less


def choices(game):
    """Return the entries that name a choice, by phase."""
    found = defaultdict(set)
    for entry in TABLE[game].values():
        if not entry.startswith(("no choice", "itself")):
            phase, verb, less = parts(entry)
            found[phase].add((verb, less))
    return found


@pytest.mark.parametrize("name", TABLE)
def test_every_permission_of_the_ledger_is_in_the_table(name):
    clauses = entrepot.game(name).ledger.clauses
    assert {id for id, clause in clauses.items() if PERMITS.search(clause.rule)} == set(TABLE[name])


@pytest.mark.parametrize("name", TABLE)
def test_what_the_table_names_is_there(name):
    game = entrepot.game(name)
    phases, verbs = {phase.name for phase in game.phases}, {verb.name for verb in game.actions.verbs}
    for phase, pairs in choices(name).items():
        assert phase in phases
        assert {word for pair in pairs for word in pair} - {"", "n"} <= verbs
    rulings = [entry.split()[1] for entry in TABLE[name].values() if entry.startswith("itself")]
    assert set(rulings) <= set(game.ledger.rulings)


def has_gap(game, actions):
    """Say whether between the least and the most that are offered of something an amount is left out."""
    amounts = defaultdict(list)
    for action in actions:
        parameters = game.actions.verb(action).parameters
        at = 1 + next(at for at, parameter in enumerate(parameters) if isinstance(parameter, Amount))
        words = game.text(action).split()
        amounts[*words[:at], *words[at + 1 :]].append(int(words[at]))
    return any(max(found) - min(found) >= len(found) for found in amounts.values())


def held_back(game, state, seat, pairs):
    """Return the choices of a position whose smaller ones are not offered."""
    offered = defaultdict(list)
    for action in state.legal(seat):
        offered[game.actions.verb(action).name].append(action)
    for verb, less in pairs:
        if less == "n" and has_gap(game, offered[verb]):
            yield f"{verb} of less"
        if less not in ("", "n") and offered[verb] and not offered[less]:
            yield f"{verb} without {less}"


@pytest.mark.parametrize("name", TABLE)
def test_the_smaller_choice_is_offered_beside_the_larger(name):
    game, wrong = entrepot.game(name), set()
    for seed in range(GAMES):
        chooser = random.Random(seed)
        state, step = game.new(game.fewest + seed % 2, seed), 0
        while not state.over and step < STEPS:
            phase = state.top().name
            for seat in state.actors():
                wrong |= {f"{phase}: {what}" for what in held_back(game, state, seat, choices(name)[phase])}
            seat = state.actors()[0]
            state.apply(seat, chooser.choice(state.legal(seat)))
            step += 1
    assert wrong == set()
