"""Messages become sentences: nested, with seats, lists and plurals, in both languages; what cannot be said is told."""

import sys
from pathlib import Path

import pytest

from entrepot.words import LANGUAGES, BadCatalogue, BadMessage, Catalogue, UnknownMessage, catalogue

EXTRA = """
test-bid = { $seat } bids { $amount ->
    [one] one coin
   *[other] { $amount } coins
 } for { $what }.
test-face = the { $name }
test-flag = { $open ->
    [true] open
   *[false] closed
 }
test-colour = { $colour ->
    [blue] sea
   *[other] sun
 }
test-show = { $items }
test-more = Well: { test-bid }
test-term = { -game(case: "x") } { $n }
-game = Tradejack{ $case }
"""
SOAP = {"en": "Soap", "nl": "Zeep"}


def speaker(language: str, strict: bool = True) -> Catalogue:
    folder = Path(__file__).parents[2] / "src/entrepot/words" / language
    kernel = (folder / "kernel.ftl").read_text(encoding="utf-8")
    return Catalogue(language, [("kernel.ftl", kernel), ("test.ftl", EXTRA)], strict)


def show(value: object, language: str = "en") -> str:
    return speaker(language).say({"id": "test-show", "args": {"items": value}})


def bid(amount: int) -> dict[str, object]:
    what = {"id": "test-face", "args": {"name": SOAP}}
    return {"id": "test-bid", "args": {"seat": {"seat": 1}, "amount": amount, "what": what}}


def test_seat_plural_and_nested_message() -> None:
    assert speaker("en").say(bid(1)) == "Player 2 bids one coin for the Soap."
    assert speaker("en").say(bid(1200)) == "Player 2 bids 1,200 coins for the Soap."


def test_the_caller_names_seats_at_every_depth() -> None:
    names = ["Ann", "Bob", "Cem"]
    assert speaker("en").say(bid(2), names.__getitem__).startswith("Bob bids")
    waiting = {"id": "kernel-wait-for", "args": {"seats": [{"seat": 0}, {"seat": 2}]}}
    assert speaker("en").say({"id": "test-show", "args": {"items": [waiting]}}, names.__getitem__) == (
        "Waiting for Ann and Cem."
    )


def test_numbers_seats_and_names_follow_the_language() -> None:
    assert show(SOAP, "nl") == "Zeep"
    assert show(1200, "nl") == "1.200"
    assert show([{"seat": 0}, {"seat": 3}], "nl") == "Speler 1 en Speler 4"


@pytest.mark.parametrize(
    ("items", "english", "dutch"),
    [
        ([], "none", "geen"),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a en b"),
        (["a", "b", "c"], "a, b and c", "a, b en c"),
        (["a", "b", "c", "d"], "a, b, c and d", "a, b, c en d"),
        ([SOAP, 1000, ["x", "y"]], "Soap, 1,000 and x and y", "Zeep, 1.000 en x en y"),
    ],
)
def test_lists(items: list[object], english: str, dutch: str) -> None:
    assert show(items) == english
    assert show(items, "nl") == dutch


def test_choosing_by_yes_or_no_and_by_a_word() -> None:
    words = speaker("en")
    assert words.say({"id": "test-flag", "args": {"open": True}}) == "open"
    assert words.say({"id": "test-flag", "args": {"open": False}}) == "closed"
    assert words.say({"id": "test-colour", "args": {"colour": "blue"}}) == "sea"


def test_literal_text_is_left_alone_however_long() -> None:
    text = "{ $x } \u00e9 'quoted' " * 500
    assert show(text) == text
    assert show(["a" * 3000, "b" * 3000]).count("b") == 3000
    assert "\u2068" not in show("isolated")


def test_messages_without_arguments_need_none() -> None:
    assert speaker("en").say({"id": "kernel-over"}) == "The game is over."
    assert speaker("nl").say({"id": "kernel-over", "args": {}}) == "Het spel is afgelopen."


def test_unknown_message_is_an_error_also_when_nested() -> None:
    with pytest.raises(UnknownMessage, match="'test-nothing' in 'en'"):
        speaker("en").say({"id": "test-nothing"})
    with pytest.raises(UnknownMessage):
        show({"id": "test-nothing"})


@pytest.mark.parametrize(
    "value", [None, 1.5, {}, {"nl": "Zeep"}, {"seat": "2"}, {"seat": True}, {"id": 3}, {"id": "x", "args": 4}, b"x"]
)
def test_what_is_no_argument_is_an_error(value: object) -> None:
    with pytest.raises(BadMessage):
        show(value)
    with pytest.raises(BadMessage):
        show([value])


def test_missing_argument_is_an_error() -> None:
    with pytest.raises(BadMessage, match=r"test-face.*name"):
        speaker("en").say({"id": "test-face", "args": {}})


def test_bottomless_nesting_is_an_error() -> None:
    value: list[object] = []
    for _ in range(sys.getrecursionlimit()):  # libraries in the same process may have raised it
        value = [value]
    with pytest.raises(BadMessage, match="too deep"):
        show(value)
    loop = Catalogue("en", [("loop.ftl", "a = { b }\nb = { a }\n")])
    with pytest.raises(BadMessage, match="refers to itself"):
        loop.say({"id": "a"})
    assert loop.variables("a") == frozenset()


def test_not_strict_never_stops_a_table() -> None:
    words = speaker("en", strict=False)
    assert words.say({"id": "test-nothing"}) == "test-nothing"
    assert words.say({"id": "test-face"}) == "the name"
    assert words.say({"id": "test-show", "args": {"items": [None, {"nl": "x"}]}}) == "None and ?"
    assert words.say({}) == "?"


def test_ids_and_variables() -> None:
    words = speaker("en")
    assert [words.has(id) for id in ("kernel-over", "game", "-game")] == [True, False, False]
    assert [id in words.ids() for id in ("test-term", "-game")] == [True, False]
    assert words.variables("test-bid") == {"seat", "amount", "what"}
    assert words.variables("test-more") == {"seat", "amount", "what"}, "through a reference"
    assert words.variables("test-term") == {"n"}, "a term's own parameters are not arguments"
    with pytest.raises(UnknownMessage):
        words.variables("test-nothing")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ok = yes\n\nbroken = { $x", "bad.ftl, line 3"),
        ("no message here", "bad.ftl, line 1"),
        ("a = 1\nb = 2\na = 3\n", "bad.ftl, line 3: 'a' is said a second time"),
        ("a = 1\n    .tip = 2\n", "'a' has an attribute"),
    ],
)
def test_a_bad_file_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadCatalogue, match=said):
        Catalogue("en", [("bad.ftl", text)])


def test_games_from_elsewhere_bring_a_folder(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("elsewhere-title = Elsewhere\n", encoding="utf-8")
    assert catalogue("en", games=[], extra=[tmp_path]).say({"id": "elsewhere-title"}) == "Elsewhere"
    assert not catalogue("nl", games=[], extra=[tmp_path]).has("elsewhere-title")
    (tmp_path / "en.ftl").write_text("kernel-over = mine\n", encoding="utf-8")
    with pytest.raises(BadCatalogue, match="second time"):
        catalogue("en", games=[], extra=[tmp_path])


def test_a_file_in_another_encoding_is_told(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_bytes("title = Entrep\u00f4t".encode("latin-1"))
    with pytest.raises(BadCatalogue, match="cannot be read"):
        catalogue("en", games=[], extra=[tmp_path])


def test_unknown_language_or_game_folder() -> None:
    with pytest.raises(BadCatalogue, match="choose one of: en, nl"):
        catalogue("fr")
    with pytest.raises(BadCatalogue, match="'nowhere'"):
        catalogue("en", games=["nowhere"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kernel_refusal_can_be_said(language: str) -> None:
    words = catalogue(language, games=[])
    args = {"seat": {"seat": 0}, "action": {"id": "kernel-over"}, "text": "bid x", "seats": [{"seat": 1}]}
    for id in ("not-your-turn", "game-over", "not-now", "nothing-to-undo", "unknown-action"):
        assert words.say({"id": f"kernel-refused-{id}", "args": args})
