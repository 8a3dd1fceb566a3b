"""No language may fall behind another: planted gaps are found, and ours have none."""

from entrepot.words import Catalogue, catalogues, compare


def planted(language: str, text: str) -> Catalogue:
    return Catalogue(language, [(f"{language}.ftl", text)])


def test_planted_gaps_are_found() -> None:
    english = planted("en", "same = { $a }\nonly-en = x\nfewer = { $a } { $b } { $c }\n")
    dutch = planted("nl", "same = nu { $a }\nonly-nl = x\nfewer = { $b ->\n  [one] een\n *[other] { $d }\n }\n")
    assert [str(gap) for gap in compare([english, dutch])] == [
        "fewer (en): does not use $d",
        "fewer (nl): does not use $a, $c",
        "only-en (nl): is missing",
        "only-nl (en): is missing",
    ]


def test_terms_may_differ() -> None:
    assert compare([planted("en", "-a = x\nm = { -a }"), planted("nl", "m = y")]) == []


def test_all_catalogues_found_say_the_same() -> None:
    found = catalogues()
    assert [words.language for words in found] == ["en", "nl"]
    assert all(words.has("kernel-seat") for words in found)
    assert [str(gap) for gap in compare(found)] == []
