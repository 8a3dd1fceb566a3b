"""Words of cards: their numbers are as the rows have them, and what goes with a word is checked."""

import importlib
import importlib.util
import sys
from pathlib import Path

import pytest

from entrepot.mechanics.card_words import CardWord, by_word, meanings, numbers

ROOT = Path(__file__).resolve().parents[2]
SPEC = importlib.util.spec_from_file_location("make_card_words", ROOT / "tools" / "card_words.py")
assert SPEC is not None
assert SPEC.loader is not None
PATH = sys.path[:]
tool = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(tool)
sys.path[:] = PATH

GAMES = [folder.name for folder in tool.games()]
WORDS = by_word([CardWord("", "Nothing."), CardWord("gain-coins", "Take coins.", 1, 5, ("copper", "gold"))])


def lists(game):
    """The lists of words of a game, by name."""
    module = importlib.import_module(f"entrepot.games.{game}.content.card_words")
    return {name: words for name, words in vars(module).items() if tool.is_list(words)}


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_those_of_the_words(game):
    path = tool.GAMES / game / "content" / "card_numbers.py"
    assert path.read_text(encoding="utf-8") == tool.numbered(game), "'make fields' writes it anew"


@pytest.mark.parametrize("game", GAMES)
def test_no_two_words_have_one_name_and_each_is_a_sentence(game):
    rows = [row for words in lists(game).values() for row in words.values()]
    assert len({tool.constant(row.word) for row in rows}) == len(rows) > 0
    assert all(row.says[0].isupper() and row.says.endswith(".") and row.least <= row.most for row in rows)


def test_the_number_of_a_word_is_its_place(monkeypatch):
    monkeypatch.setitem(sys.modules, "some_words", type(sys)("some_words"))
    sys.modules["some_words"].EFFECTS = WORDS
    assert list(tool.lines("some_words"))[3:] == ["", "# EFFECTS", "NOTHING: Final = 0", "GAIN_COINS: Final = 1"]
    assert numbers(WORDS, [{"does": "gain-coins"}, {"does": ""}], "does") == [1, 0]


def test_what_does_not_go_with_a_word_is_told_with_what_does():
    word, row = WORDS["gain-coins"], {"amount2": 6, "metal2": "iron"}
    assert [str(problem) for problem in word.misfit("play", 3, row, "amount", "2")] == [
        "play, row 3, column amount2: 6 does not go with 'gain-coins'; allowed: 1 to 5"
    ]
    assert [str(problem) for problem in word.misnamed("play", 3, row, "metal", "2")] == [
        "play, row 3, column metal2: 'iron' does not go with 'gain-coins'; allowed: copper, gold"
    ]
    assert word.misnamed("play", 3, row, "metal", "2", ("iron",)) == []
    assert word.misfit("play", 3, {"amount": 5}, "amount") == word.misnamed("play", 3, {"metal": "gold"}, "metal") == []


def test_a_word_says_what_it_means():
    assert WORDS["gain-coins"].meaning() == "Take coins. Amount: 1 to 5. What: copper, gold."
    assert CardWord("steal", "Steal a coin.", 1, 1).meaning() == "Steal a coin. Amount: 1."
    assert meanings(WORDS)[""] == "Nothing."
