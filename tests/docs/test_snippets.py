"""What the README and the pages of docs/ show works: snippets run, commands exist, links lead somewhere.

A page's blocks are run from top to bottom in one empty folder: ```python in one namespace, ```sh command by command. A
```text block right behind a ```python block is what that prints. Two pages have tests of their own, which do the same.
"""

import contextlib
import io
import itertools
import re
import shlex
from pathlib import Path

import pytest
from cli.running import entrepot

import entrepot as platform

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
WALKS = ("docs/add-a-game.md", "docs/add-a-bot.md")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
ONLY_HELP = ("play", "serve", "bot", "bench")
"""Commands that stay, or measure: their help is enough here."""
FEWER = {"--games": "4", "--deals": "2", "--playouts": "2"}


def name(page):
    return page.relative_to(ROOT).as_posix()


def blocks(page):
    return BLOCK.findall(page.read_text(encoding="utf-8"))


def commands(page):
    """The command lines of a page, each as words; comments and the folder of the installation left out."""
    lines = [line for kind, text in blocks(page) if kind == "sh" for line in text.splitlines()]
    return [words(line) for line in lines if words(line)]


def words(line):
    found = shlex.split(line, comments=True)
    return [found[0].removeprefix(".venv/bin/"), *found[1:]] if found else []


RUN = ("python", "sh")
"""Kinds of blocks that are run here; other tests look at what pages show of other kinds."""
WITH_SNIPPETS = [
    page
    for page in PAGES
    if any(kind in RUN for kind, _ in blocks(page)) and name(page) not in WALKS and page.name != "CONTRIBUTING.md"
]


@pytest.mark.parametrize("page", WITH_SNIPPETS, ids=name)
def test_what_a_page_shows_works(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    space, printed = {"__name__": "snippet"}, None
    for kind, text in blocks(page):
        if kind == "text":
            assert printed == text
        printed = None
        if kind == "python":
            printed = run_python(text, name(page), space)
        if kind == "sh":
            for line in text.splitlines():
                run_command(words(line))


def run_python(text, page, space):
    """What a block prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(text, page, "exec"), space)
    return out.getvalue()


def run_command(line):
    """Run a command with fewer games than it says; one that cannot be run here is passed over."""
    if not line or line[0] != "entrepot" or line[1] in ONLY_HELP:
        return
    shrunk = [FEWER.get(before, word) for before, word in itertools.pairwise(line)]
    result = entrepot(*shrunk, *(["--jobs", "1"] if line[1] in ("sim", "arena", "leaderboard") else []))
    assert result.exit_code == 0, f"{' '.join(line)}: {result.output}"


def test_the_first_card_of_ones_own_is_played_with(tmp_path, monkeypatch):
    """What the README has the reader do by hand: `soap-blue` from 2 to 9 in an exported CSV file."""
    monkeypatch.chdir(tmp_path)
    run_command(words("entrepot content export tradejack --csv mycards"))
    file = Path("mycards/product.csv")
    lines = file.read_bytes().split(b"\r\n")
    row = lines[1].decode().split(",")
    assert (lines[0].decode("utf-8-sig").split(",").index("value"), row[0], row[3]) == (3, "soap-blue", "2")
    lines[1] = ",".join([*row[:3], "9", *row[4:]]).encode()
    file.write_bytes(b"\r\n".join(lines))
    run_command(words("entrepot content check mycards"))
    run_command(words("entrepot sim tradejack --bots greedy,greedy --games 4 --seed 1 --content mycards"))
    mine, shipped = platform.game("tradejack", "mycards").content, platform.game("tradejack").content
    assert [row for row in mine.rows("product") if row not in shipped.rows("product")] == [
        {**shipped.rows("product")[0], "value": 9}
    ]


def test_every_page_is_looked_at():
    assert {name(page) for page in WITH_SNIPPETS} >= {"README.md", "docs/concepts/chance.md"}
    assert all((ROOT / page).is_file() for page in WALKS)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_of_a_page_exists(page):
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for program, *rest in commands(page):
        assert program in ("entrepot", "make", "python", "python3", "pip", "git", "cd"), f"{program} is unknown"
        if program == "make":
            assert set(rest) <= targets, f"make {rest}"
        if program == "entrepot" and not rest[0].startswith("-"):
            path = rest[:2] if rest[0] == "content" else rest[:1]
            result = entrepot(*path, "--help")
            assert result.exit_code == 0, f"entrepot {' '.join(path)}"
            options = {word.partition("=")[0] for word in rest if word.startswith("--")}
            assert [option for option in options if option not in result.output] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page):
    lost = []
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        file, _, anchor = link.partition("#")
        if "://" in file:
            continue
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert lost == []


def anchors(page):
    """The anchors that a page's headings give it."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
