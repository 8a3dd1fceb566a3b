"""What a ledger's sentences say of prices and limits is what the content says, in both languages."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import entrepot
from entrepot.kernel.registry import game_modules

TABLE = tomllib.loads(Path(__file__).with_name("ledger_numbers.toml").read_text())
WORDS = {
    "en": ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "nl": ["geen", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf"],
}
NAMES = re.compile(r"\b[A-Z]{2}-[A-Z0-9-]*\d+|7x7|7 bij 7")
OWN_NUMBERS = {  # sentences whose languages write one number in another way, or name a card that has one
    "PP-R-26": "says 'the row below' in Dutch",
    "TW-ECO-11": "a card is named +3",
    "TW-ECO-14": "a card is named +4",
    "TW-ECO-15": "a card is named +4",
    "TW-R-36": "a card is named +4",
}


def sentences(game):
    """Return the English and the Dutch of every clause and ruling, by id."""
    ledger = game.ledger
    said = {id: {"en": clause.rule, "nl": clause.nl} for id, clause in ledger.clauses.items()}
    return said | {id: ruling.ruling for id, ruling in ledger.rulings.items()}


def numbers(text, language):
    """Return all numbers that a sentence names, in digits or in words, ids of clauses and squares left out."""
    text = re.sub(r"\b[A-Z]{2}-[A-Z0-9-]*\d+|\([a-z]+,[a-z]+\)|[A-Za-z]+\d+", " ", text.replace("é", "e"))
    words = [
        str(WORDS[language].index(word)) for word in re.findall(r"[a-z]+", text.lower()) if word in WORDS[language]
    ]
    return re.findall(r"\d+", text) + words


def amounts(text, language, units):
    """Return the amounts of money that a sentence states, as (number, English unit)."""
    english = {unit if language == "en" else dutch: unit for unit, dutch in units.items()}
    counted = "|".join(("\\d+", *WORDS[language][1:]))
    found = re.findall(rf"\b({counted}) ({'|'.join(english)})\b", text.replace("é", "e"))
    number = WORDS[language].index
    return {(int(count) if count.isdigit() else number(count), english[unit]) for count, unit in found}


def value(game, name):
    """Return what an entry of the table stands for, as (number, unit); the unit is None where any will do."""
    name, _, times = name.partition(" * ")
    factor = int(times or 1)
    if name.startswith("option/"):
        name = game.ledger.options[name.removeprefix("option/")][0]
    if name.isdigit():
        return {(int(name) * factor, None)}
    module, _, constant = name.partition(":")
    if constant:
        return {(getattr(import_module(f"entrepot.games.{game.id}.{module}"), constant) * factor, None)}
    path, _, column = name.partition(".")
    table, id = path.split("/")
    row = game.content.rows(table)[game.content.number(table, id)]
    if column:
        return {(row[column] * factor, None)}
    return {(row[unit] * factor, unit) for unit in TABLE[game.id]["units"] if row.get(unit)}


@pytest.mark.parametrize("name", TABLE)
def test_every_price_in_a_sentence_is_that_of_the_content(name):
    game = entrepot.game(name)
    table, wrong = TABLE[name], []
    for id, said in sentences(game).items():
        due = set().union(*(value(game, entry) for entry in table["clauses"].get(id, [])))
        for language, text in said.items():
            for count, unit in amounts(text, language, table["units"]):
                if id not in table.get("free", {}) and not {(count, unit), (count, None)} & due:
                    wrong.append(f"{id} ({language}) says {count} {unit}")
            absent = [str(count) for count, _ in due if str(count) not in numbers(text, language)]
            wrong += [f"{id} ({language}) does not say {count}" for count in absent]
    assert wrong == []


@pytest.mark.parametrize("name", TABLE)
def test_the_table_names_sentences_that_are_there(name):
    table = TABLE[name]
    assert {*table["clauses"], *table.get("free", {})} <= set(sentences(entrepot.game(name)))


@pytest.mark.parametrize("name", game_modules())
def test_both_languages_state_the_same_numbers(name):
    wrong = []
    for id, said in sentences(entrepot.game(name)).items():
        english, dutch = (
            set(re.findall(r"(?<![A-Z])\d+", NAMES.sub(" ", said[language]))) for language in ("en", "nl")
        )
        if english != dutch and id not in OWN_NUMBERS:
            wrong.append(f"{id}: {english ^ dutch}")
    assert wrong == []
