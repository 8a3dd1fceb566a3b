"""Whatever Tradejack says can be said, in both languages, and the table can be read by everybody who sees it."""

import json
import random
import re
from pathlib import Path

import pytest
from tradejack_tables import pinned_game

import entrepot
from entrepot.kernel.handle import events_for
from entrepot.kernel.message import event_message
from entrepot.words import LANGUAGES, catalogue

GAME = pinned_game()
FOLDER = Path(entrepot.__file__).parent / "games" / "tradejack"
EVERYTHING = {"length": "advanced", "co2": "on", "second-card": "revealer-picks", "source-tally": "memory"}
NAMES = ["Ann", "Bo", "Cas", "Dee", "Eef", "Fay"]


def played(seats, options, seed):
    """Yield the positions of a game in which sets are laid eagerly."""
    rng = random.Random(seed)
    state = GAME.new(seats, seed, options)
    state.listening = True
    while not state.over:
        yield state
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        if state.top().name == "production" and rng.random() < 0.8:
            legal = [action for action in legal if GAME.text(action) != "done"] or legal
        state.apply(seat, rng.choice(legal[:5]))
    yield state


def table_text(state, seat, language="en"):
    words = catalogue(language)
    return [words.say(line, lambda at: NAMES[at]) for line in GAME.table(state.view(seat))]


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, EVERYTHING), (4, {"length": "advanced"})])
def test_all_that_a_game_says_can_be_said(seats, options):
    catalogues = [catalogue(language) for language in LANGUAGES]
    done = set()
    for state in played(seats, options, 3):
        events = state.take_events()
        for seat in state.actors():
            legal = state.legal(seat)[:4]
            said = [state.prompt(seat), *GAME.table(state.view(seat)), *GAME.table(state.view(None))]
            said += [GAME.sentence(action) for action in legal]
            said += [line for action in legal for line in state.preview(seat, action)]
            said += [event_message("tradejack", event) for event in events_for(events, seat)]
            for message in said:
                key = json.dumps(message)
                if key not in done:
                    done.add(key)
                    assert all(words.say(message) for words in catalogues)
    assert len(done) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_id_in_the_code_is_in_the_catalogue(language):
    words = catalogue(language)
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    ids = set(re.findall(r'message\(\s*"(tradejack-[a-z-]+)"', code))
    ids |= {f"tradejack-event-{kind}" for kind in re.findall(r's\.tell\(\s*"([a-z-]+)"', code)}
    ids |= {f"tradejack-do-{verb}" for verb in GAME.actions.by_name}
    ids |= {f"tradejack-ending-{ending}" for ending in GAME.endings}
    ids |= {f"tradejack-phase-{phase.name}" for phase in GAME.phases}
    for option, choices in GAME.ledger.options.items():
        ids |= {f"tradejack-option-{option}", *(f"tradejack-choice-{option}-{choice}" for choice in choices)}
    ids |= {f"kernel-clause-{clause.kind}" for clause in GAME.ledger.clauses.values()}
    assert len(ids) > 90
    assert [id for id in sorted(ids) if not words.has(id)] == []


def test_the_table_tells_what_lies_there():
    state = GAME.arrange(
        {
            "phase": "auction",
            "first": 0,
            "revealer": 1,
            "bidder": 2,
            "high_bidder": 1,
            "standing_bid": 3,
            "shown": "gold-blue",
            "waiting": "?",
            "capital": [6, 4, 9],
            "demand": ["soap-gold", "double-green-1", "standards-1"],
            "regulations": ["rainforest-ban"],
            "products": [["soap-blue", "soap-blue", "lipstick-yellow"], [], ["margarine-blue"]],
            "sources": [[], ["gold-blue", "silver-yellow"], []],
            "awards": [["gold-standards-1"], [], []],
        },
        3,
        1,
    )
    assert table_text(state, 0) == [
        "Round 1, Auction. Ann is First Player.",
        "Trend Soap and Gold Standard: +3 Value for Soap and +2 Green Credits for Gold Standard.",
        "Trend Double Green Credits: Green Credits are doubled.",
        "Award Most Standards, 6 points: most sets with Gold Standard or Silver Standard.",
        "Banned for the rest of the game: Rainforest.",
        "Up for auction: Gold Standard (blue), 12 Green Credits this round. Bo turned it up.",
        "Highest bid: 3, by Bo.",
        "The other source of this turn lies face-down.",
        "Ann: 6 Capital, Reputation 14. 3 products in hand. Sources: none. Awards: Most Gold Standards (8).",
        "Bo: 4 Capital, Reputation 4. 0 products in hand. Sources: Silver Standard (yellow) and Gold Standard (blue). "
        "Awards: none.",
        "Cas: 9 Capital, Reputation 9. 1 product in hand. Sources: none. Awards: none.",
        "Hand of Ann: 2 x Soap (blue) of Value 5 and Lipstick (yellow) of Value 5.",
        "Decks: products 68, sources 68, Demand cards 15.",
        "Discarded: products 0, sources 0, Demand cards 0.",
    ]


def test_the_table_adds_up_what_its_seat_has_laid():
    state = GAME.arrange(
        {
            "phase": "production",
            "first": 0,
            "demand": ["green-sources"],
            "products": [["soap-blue", "biscuits-blue", "margarine-yellow"], ["soap-blue"]],
            "sources": [["alternative-blue", "rainforest-blue"], []],
        },
        2,
        1,
        {"source-tally": "memory"},
    )
    for text in ("pair soap-blue", "with alternative-blue", "pair biscuits-blue"):
        state.apply(0, GAME.parse(text))
    own = table_text(state, 0)
    assert "Laid by Ann: Soap (blue) with Alternative (blue), for 6." in own
    assert "Begun by Ann: Biscuits (blue), a source still to come." in own
    assert "All that Ann has laid brings 6 Capital." in own
    assert "Hand of Ann: Margarine (yellow) of Value 3." in own
    assert "Sources of the others: From memory, only counted." in own
    for seat in (1, None):
        others = table_text(state, seat)
        assert others[2].startswith("Ann: 6 Capital, Reputation 6. 3 products in hand. Sources: 2 cards.")
        assert others[2].endswith("Still choosing.")
        assert not any("Laid by" in line or "Alternative" in line for line in others)
    assert not any(line.startswith("Hand of") for line in table_text(state, None))
