"""Whatever Trade and Triumph says can be said, in both languages; its pages are those of the documentation."""

import json
import random
import re
from pathlib import Path

import pytest
from trade_tables import GAME

import entrepot
from entrepot.games.trade_and_triumph.content.card_words import EFFECTS
from entrepot.games.trade_and_triumph.content.vocabulary import CONDITIONS, DECKS
from entrepot.kernel.handle import events_for
from entrepot.kernel.message import event_message
from entrepot.table.about import how_to_play
from entrepot.words import LANGUAGES, catalogue

SHIPPED = entrepot.game("trade_and_triumph")
FOLDER = Path(entrepot.__file__).parent / "games" / "trade_and_triumph"
DOCS = Path(__file__).resolve().parents[4] / "docs" / "games" / "trade_and_triumph.md"
CATALOGUES = [catalogue(language) for language in LANGUAGES]


def effect_text(row, slot, words):
    args = {column: row[column + slot] for column in ("amount", "what", "if", "cap")}
    return words.say({"id": f"trade_and_triumph-effect-{row['effect' + slot]}", "args": {**args, "when": row["when"]}})


@pytest.mark.parametrize(
    ("game", "options"), [(GAME, {}), (SHIPPED, {"specialty": "at-once"})], ids=["words", "shipped"]
)
def test_all_that_a_game_says_can_be_said(game, options):
    rng, done = random.Random(1), set()
    state = game.new(3, 1, options, listening=True)
    for _ in range(400):
        events = state.take_events()
        said = [event_message(game.id, event) for seat in range(3) for event in events_for(events, seat)]
        if state.over:
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        some = rng.sample(legal, min(4, len(legal)))
        said += [state.prompt(seat), *(game.sentence(action) for action in some)]
        said += [line for action in some for line in state.preview(seat, action)]
        for message in said:
            key = json.dumps(message)
            if key not in done:
                done.add(key)
                assert all(words.say(message) for words in CATALOGUES)
        state.apply(seat, rng.choice(legal))
    assert len(done) > 100


@pytest.mark.parametrize("words", CATALOGUES, ids=LANGUAGES)
def test_every_effect_has_a_sentence(words):
    texts = set()
    for deck in DECKS:
        for row in SHIPPED.content.rows(deck):
            for slot in ("1", "2"):
                if row["effect" + slot]:
                    texts.add(effect_text({"when": "", **row}, slot, words))
    assert len(texts) > 60
    assert all(text[0].isupper() and text.endswith(".") and "  " not in text for text in texts)


@pytest.mark.parametrize("words", CATALOGUES, ids=LANGUAGES)
def test_every_effect_word_and_condition_can_be_said(words):
    for effect, rule in list(EFFECTS.items())[1:]:
        for what in rule.whats:
            for condition in CONDITIONS:
                row = {"effect1": effect, "amount1": rule.least, "what1": what, "if1": condition, "cap1": 0, "when": ""}
                assert effect_text(row, "1", words).endswith(".")


@pytest.mark.parametrize("words", CATALOGUES, ids=LANGUAGES)
def test_every_message_id_in_the_code_is_in_the_catalogue(words):
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    ids = {id for id in re.findall(r'"(trade_and_triumph-[a-z-]+)"', code) if not id.endswith("-")}
    ids |= {f"trade_and_triumph-event-{kind}" for kind in re.findall(r's\.tell\(\s*"([a-z-]+)"', code)}
    ids |= {f"trade_and_triumph-refused-{why}" for why in re.findall(r'refuse\("[A-Z0-9-]+", "([a-z-]+)"', code)}
    ids |= {f"trade_and_triumph-do-{verb}" for verb in SHIPPED.actions.by_name}
    ids |= {f"trade_and_triumph-ending-{ending}" for ending in SHIPPED.endings}
    ids |= {f"trade_and_triumph-phase-{phase.name}" for phase in SHIPPED.phases}
    for option, choices in SHIPPED.ledger.options.items():
        ids |= {f"trade_and_triumph-option-{option}"}
        ids |= {f"trade_and_triumph-choice-{option}-{choice}" for choice in choices}
    assert len(ids) > 120
    assert [id for id in sorted(ids) if not words.has(id)] == []


def test_every_clause_and_ruling_is_in_dutch():
    assert all(clause.nl for clause in SHIPPED.ledger.clauses.values())


@pytest.mark.parametrize(
    ("language", "begin", "end"), [("en", "## How to play", "## Zo speel je"), ("nl", "## Zo speel je", "## Options")]
)
def test_the_browser_shows_what_the_documentation_says(language, begin, end):
    text = DOCS.read_text(encoding="utf-8")
    text = text[text.index(begin) + len(begin) : text.index(f"\n{end}")]
    text = re.sub(r"^\*(Nederlands|English):.*\*$", "", text, flags=re.MULTILINE)
    assert how_to_play(SHIPPED)[language] == text.replace("\n###", "\n##").strip() + "\n"
