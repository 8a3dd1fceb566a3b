"""`entrepot review`: in words, as a page, as JSON; and what is wrong told in a sentence."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest
from cli.running import entrepot, refused
from small_endings import played

from entrepot.files.record import write

QUICK = ["--playouts", 12, "--jobs", 1, "--seed", 1]


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("review") / "mine.game.json"
    write(played("haggle", ["uniform", "greedy"], 4), path)
    return path


def test_a_review_tells_the_course_and_the_dearest_choices_with_the_table_before_them(file):
    found = entrepot("review", file, "--seat", 1, *QUICK)
    assert found.exit_code == 0
    lines = found.stdout.splitlines()
    assert "Player 1, place 2 with 7" in lines
    assert any(re.fullmatch(r" +the end +0% +100%", line) for line in lines)
    at = next(number for number, line in enumerate(lines) if line.startswith("Played: "))
    assert lines[at + 1].startswith("Stronger: ")
    assert "% of a win (±" in lines[at + 1]
    assert lines[at - 1].startswith("    ")  # the table, as the seat saw it
    assert re.search(r"Move \d+, choice \d+ of 11:", found.stdout)


def test_in_dutch_it_is_dutch(file):
    found = entrepot("review", file, "--seat", 1, "--language", "nl", *QUICK).stdout
    assert "De duurste keuzes" in found
    assert "Gespeeld: " in found
    assert "Played" not in found


def test_without_a_seat_every_seat_is_reviewed_and_json_says_all(file):
    found = json.loads(entrepot("review", file, "--json", *QUICK).stdout)
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    assert found["seats"][0]["mistakes"][0]["by"]["worth"] > 0


class Parsed(HTMLParser):
    """The tags of a page that are open at the end, what it would fetch, and what its pictures say."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.labels: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        self.fetched += [values[name] for name in ("src", "href") if values.get(name, "#")[:1] not in ("#", "d")]
        if values.get("role") == "img":
            self.labels.append(values["aria-label"])
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_page_is_whole_in_itself_and_its_chart_is_told_in_words(file, tmp_path):
    page = tmp_path / "review.html"
    assert entrepot("review", file, "--html", page, *QUICK).stdout == ""
    found = Parsed(page.read_text(encoding="utf-8"))
    assert found.open == []
    assert found.fetched == []
    assert len(found.labels) == 4  # two seats, wide and narrow
    assert all("Player 2: " in label for label in found.labels)
    assert "there already" in refused("review", file, "--html", page, *QUICK)


def test_what_is_wrong_is_told_in_a_sentence(file, tmp_path):
    assert "there is no seat 3" in refused("review", file, "--seat", 3)
    assert "there is no seat 0" in refused("review", file, "--seat", 0)
    half = tmp_path / "half.game.json"
    write(played("haggle", ["uniform", "greedy"], 4, 5), half)
    assert refused("review", half) == "half.game.json: this game is not over, and only a finished game is reviewed"
    text = tmp_path / "text.game.json"
    text.write_text("no record")
    assert "it is not a record" in refused("review", text)
    assert "it is not there" in refused("review", tmp_path / "none.game.json")
    assert "not both" in refused("review", file, "--seconds", 5, "--playouts", 9, status=2)
    assert "no such folder" in refused("review", file, "--html", tmp_path / "none" / "page.html").lower()
