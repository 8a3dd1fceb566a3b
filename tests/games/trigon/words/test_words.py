"""Whatever Rule of Trigon says can be said, in both languages, and a Dutch reader meets no English."""

import json
import random
import re

import pytest
from dutch import english_in
from trigon_content import DATA, FOLDER
from trigon_tables import GAME

from entrepot.games.trigon.actions import ACTIONS, GROUPS, PAIRS
from entrepot.games.trigon.content.vocabulary import CATEGORIES, FIGURES, METALS, VILLAGE_KINDS
from entrepot.kernel.handle import events_for
from entrepot.kernel.message import event_message, message
from entrepot.words import LANGUAGES, catalogue

ENDINGS = ("points", "emperor", "quests", "last", "rounds")
CATALOGUES = [catalogue(language) for language in LANGUAGES]
CODE = {path: path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py"))}


def told_ids():
    """Return every message that the code names."""
    ids = set()
    for path, text in CODE.items():
        ids |= set(re.findall(r'"(trigon-[a-z-]+[a-z])"', text))
        told = re.findall(r'(?:\btell|tell_[a-z]+)\(\s*(?:s, )?"([a-z-]+)"', text)
        ids |= {f"trigon-event-{kind}" for kind in told}
        ids |= {f"trigon-refused-{reason}" for reason in re.findall(r'\brefusal\([^,\n]+, "([a-z-]+)"\)', text)}
        if path.parent.name == "phases":
            names = re.findall(r'^    name = "([a-z-]+)"', text, re.MULTILINE)
            ids |= {f"trigon-phase-{name}" for name in names}
    return ids


@pytest.mark.parametrize("words", CATALOGUES, ids=LANGUAGES)
def test_every_message_that_the_code_names_is_in_the_catalogue(words):
    ids = told_ids()
    assert len(ids) > 80
    assert [id for id in sorted(ids) if not words.has(id)] == []


@pytest.mark.parametrize("words", CATALOGUES, ids=LANGUAGES)
def test_every_verb_option_choice_and_word_of_the_rules_is_in_the_catalogue(words):
    ids = {f"trigon-do-{verb}" for verb in ACTIONS.by_name} | {f"trigon-ending-{ending}" for ending in ENDINGS}
    ids |= {f"trigon-group-{verb.name}" for verb in ACTIONS.by_name.values() if verb.size > 1}
    for option, choices in GAME.ledger.options.items():
        ids |= {f"trigon-option-{option}", *(f"trigon-choice-{option}-{choice}" for choice in choices)}
    for word, all_words in (
        ("metal", METALS),
        ("coins", METALS),
        ("figure", FIGURES),
        ("figures", FIGURES),
        ("category", CATEGORIES),
        ("village-kind", VILLAGE_KINDS),
        ("group", GROUPS),
        ("pair", PAIRS),
        ("way", ("land", "sea")),
        ("card-kind", ("quest", "play")),
    ):
        ids |= {f"trigon-{word}-{name}" for name in all_words}
    ids |= {"trigon-lobby", "trigon-weight", "trigon-score"}
    assert len(ids) > 120
    assert [id for id in sorted(ids) if not words.has(id)] == []


# ---------------------------------------------------------------- the ledger


def test_the_ledger_has_every_clause_ruling_and_secret():
    ledger = GAME.ledger
    assert (len(ledger.clauses), len(ledger.rulings), len(ledger.hidden)) == (321, 99, 10)


# ---------------------------------------------------------------- how to play


def about(language):
    return (FOLDER / "about" / f"{language}.md").read_text(encoding="utf-8")


@pytest.mark.clauses("RT-COMP-36")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_designer_is_named(language):
    assert "**Ralf Wingen**, Panda Productions, 2015" in about(language).replace("\n", " ")


BOX = {
    "en": (
        "a single capital, a palace, five knights and a scout",
        ("Taxes", "Births", "Whole lands", "Moving", "Founding", "Trading", "Battle", "Quests", "Play cards"),
        ("palace", "village", "city", "every site of a land"),
        ("25 points", "five quests", "an emperor"),
    ),
    "nl": (
        "één hoofddorp, een paleis, vijf ridders en een verkenner",
        ("Belasting", "Geboorten", "Hele landen", "Verplaatsen", "Stichten", "Handelen", "Veldslag", "Opdrachten"),
        ("paleis", "dorp", "stad", "alle plaatsen van een land"),
        ("25 punten", "vijf opdrachten", "een keizer"),
    ),
}


@pytest.mark.clauses("RT-COMP-26", "RT-COMP-27", "RT-COMP-28", "RT-COMP-29", "RT-COMP-30")
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_holds_what_the_box_sums_up(language):
    start, order, scoring, winning = BOX[language]
    text = about(language)
    assert start in text.replace("\n", " ")
    places = [re.search(rf"^(?:## |[0-9]\. \*|\*\*){word}", text, re.MULTILINE).start() for word in order]
    assert places == sorted(places)
    rows = [line.strip("| ").split(" | ") for line in text.split("\n## ")[0].splitlines() if line.startswith("|")]
    points = {point["id"]: point["value"] for point in DATA["point"]}
    values = (points["palace"], points["settlement"], points["settlement"] + points["city"], points["land"])
    assert {row[0]: row[-1] for row in rows}.items() >= dict(zip(scoring, map(str, values), strict=True)).items()
    assert [f"\n* **{way}**" in text for way in winning] == [True] * 3


# ---------------------------------------------------------------- whole games


def played(seats, options, seed, steps):
    """Yield the positions of a game played at random."""
    rng = random.Random(seed)
    state = GAME.new(seats, seed, options)
    state.listening = True
    for _ in range(steps):
        yield state
        if state.over:
            return
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        quiet = [action for action in legal if GAME.text(action).split()[0] not in ("trade", "swap")]
        state.apply(seat, rng.choice(quiet if quiet and rng.random() < 0.9 else legal))


def said_at(state, rng):
    """Return what a position, its choices and its refusals say."""
    said = [*GAME.table(state.view(None)), *GAME.table(state.view(0))] if rng.random() < 0.1 else []
    for seat in state.actors():
        legal = state.legal(seat)
        said.append(state.prompt(seat))
        said += [GAME.sentence(action) for action in rng.sample(legal, min(3, len(legal)))]
        others = [action for action in rng.sample(range(GAME.actions.size), 12) if action not in legal]
        refused = [action for action in others if ":" not in GAME.text(action)]  # not what no content has
        said += [state.why_not(seat, action).message for action in refused]
    return said


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [(2, {}, 1), (3, {"second-village": "on", "colours": "chosen"}, 2), (4, {"protectors": "once"}, 3)],
)
def test_all_that_a_game_says_can_be_said(seats, options, seed):
    rng = random.Random(seed)
    done = set()
    for state in played(seats, options, seed, 1_200):
        events = state.take_events()
        told = [event_message("trigon", event) for seat in range(seats) for event in events_for(events, seat)]
        for line in [*told, *(said_at(state, rng) if not state.over else [])]:
            key = json.dumps(line)
            if key not in done:
                done.add(key)
                english, dutch = (words.say(line) for words in CATALOGUES)
                assert english
                assert not english_in("trigon", dutch), dutch
    assert len({json.loads(key)["id"] for key in done}) > 60


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "gives nothing to Player 2 and gets 2 gold."), ("nl", "geeft niets aan Speler 2 en krijgt 2 goud.")],
)
def test_a_gift_is_given_for_nothing(language, said):
    words = CATALOGUES[LANGUAGES.index(language)]
    gold = message("trigon-coins-gold", {"count": 2})
    args = {"seat": {"seat": 0}, "partner": {"seat": 1}, "give": [], "want": [gold]}
    assert words.say(message("trigon-event-traded", args)).endswith(said)
