"""The numbered list: long ranges folded, and what is typed read back to exactly one action."""

import pytest

import entrepot
from entrepot.cli.table.choices import Unclear, entries, prompt, read_action
from entrepot.words import catalogue

GAME = entrepot.game("tradejack")
WORDS = catalogue("en")


def actions(*texts):
    return [GAME.parse(text) for text in texts]


def listed(legal):
    lines = entries(GAME, legal)
    return [(WORDS.say(line.notation(GAME)), WORDS.say(line.sentence(GAME))) for line in lines]


def test_a_long_range_is_one_line():
    legal = actions("pass", *(f"bid {amount}" for amount in range(3, 18)))
    assert listed(legal) == [("pass", "Pass"), ("bid 3 to 17", "Bid 3 up to Bid 17")]


def test_a_short_range_is_listed():
    assert [notation for notation, _ in listed(actions("pass", "bid 3", "bid 4", "bid 5"))] == [
        "pass",
        "bid 3",
        "bid 4",
        "bid 5",
    ]


def test_faces_are_never_folded():
    faces = [f"sell {id}" for id in GAME.content.ids("product")[:6]]
    assert [notation for notation, _ in listed(actions("done", *faces))] == ["done", *faces]


def test_a_gap_ends_a_range():
    legal = actions("bid 1", "bid 2", "bid 3", "bid 4", "bid 9", "bid 10", "bid 11", "bid 12")
    assert [notation for notation, _ in listed(legal)] == ["bid 1 to 4", "bid 9 to 12"]


def test_beside_amounts_the_prompt_says_that_a_number_is_a_line():
    """'4' was taken as line 4 where 'bid 4' was meant."""
    legal = actions("pass", *(f"bid {amount}" for amount in range(3, 7)))
    said = WORDS.say(prompt(GAME, entries(GAME, legal)))
    assert said == "Your choice: the number of a line, or the word and an amount, such as 'bid 6' ('help' for more):"
    assert read_action(GAME, entries(GAME, actions("bid 3", "bid 4", "pass")), "2") == GAME.parse("bid 4")
    plain = entries(GAME, actions("pass"))
    assert WORDS.say(prompt(GAME, plain)) == "Your choice ('help' for more):"


LINES = entries(GAME, actions("pass", *(f"bid {amount}" for amount in range(3, 18))))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "pass"),
        ("pass", "pass"),
        ("2 5", "bid 5"),
        ("bid 5", "bid 5"),
        ("2 500", "bid 500"),
        ("bid 500", "bid 500"),
    ],
)
def test_a_number_or_a_notation_is_read(typed, meant):
    assert GAME.text(read_action(GAME, LINES, typed)) == meant


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("2", "How much? Type 'bid' and an amount from 3 to 17."),
        ("2 x", "How much? Type 'bid' and an amount from 3 to 17."),
        ("2 5 6", "How much? Type 'bid' and an amount from 3 to 17."),
        ("0", "The list has no number 0: type a number from 1 to 2, or an action."),
        ("3", "The list has no number 3: type a number from 1 to 2, or an action."),
        ("99999999", "The list has no number 99999999"),
        ("1 5", "The list has no number 1 5"),
        ("bid", "'bid' is not an action of this game"),
        ("bid x", "'bid x' is not an action of this game"),
        ("bid 0", "'bid 0' is not an action of this game"),
        ("2 9999", "'bid 9999' is not an action of this game"),
        ("buy 3", "'buy 3' is not an action of this game"),
        ("²", "'²' is not an action of this game"),
        ("pair soup-9", "'pair soup-9' is not an action of this game"),
    ],
)
def test_anything_else_is_told_what_to_type(typed, told):
    with pytest.raises(Unclear) as unclear:
        read_action(GAME, LINES, typed)
    assert WORDS.say(unclear.value.message).startswith(told)
