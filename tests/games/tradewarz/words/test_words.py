"""Whatever TradeWarz says can be said, in both languages."""

import json
import random
import re

import pytest
from tradewarz_tables import FOLDER, GAME, at, do, goods, stand

from entrepot.games.tradewarz.content.card_words import EFFECTS, MORALE
from entrepot.games.tradewarz.content.vocabulary import SCOPES
from entrepot.kernel.errors import Illegal
from entrepot.kernel.handle import events_for
from entrepot.kernel.message import event_message, message
from entrepot.words import LANGUAGES, catalogue

CATALOGUES = [catalogue(language) for language in LANGUAGES]


def played(seats, options, seed):
    """Yield the positions of a game played at random, with little trade."""
    rng = random.Random(seed)
    state = GAME.new(seats, seed, options)
    state.listening = True
    while not state.over:
        yield state
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        quiet = [action for action in legal if GAME.text(action) != "trade"]
        state.apply(seat, rng.choice(quiet if quiet and rng.random() < 0.9 else legal))
    yield state


@pytest.mark.parametrize(("seats", "options", "seed"), [(3, {"years": "2"}, 1), (6, {"years": "1"}, 3), (2, {}, 2)])
def test_all_that_a_game_says_can_be_said(seats, options, seed):
    rng = random.Random(seed)
    done = set()
    for state in played(seats, options, seed):
        events = state.take_events()
        said = [*GAME.table(state.view(None))] if rng.random() < 0.2 else []
        for seat in state.actors():
            legal = rng.sample(state.legal(seat), min(4, len(state.legal(seat))))
            said += [state.prompt(seat), *(GAME.sentence(action) for action in legal)]
            said += [line for action in legal for line in state.preview(seat, action)]
            said += [event_message("tradewarz", event) for event in events_for(events, seat)]
        for line in said:
            key = json.dumps(line)
            if key not in done:
                done.add(key)
                assert all(words.say(line) for words in CATALOGUES)
    assert len(done) > 200


@pytest.mark.parametrize("words", CATALOGUES, ids=LANGUAGES)
def test_every_message_id_in_the_code_is_in_the_catalogue(words):
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    ids = set(re.findall(r'message\(\s*"(tradewarz-[a-z-]+)"', code))
    told = re.findall(r'(?:tell|tell_place|tell_soldiers|tell_seat|tell_offer)\(\s*(?:s, )?"([a-z-]+)"', code)
    ids |= {f"tradewarz-event-{kind}" for kind in told}
    ids |= {f"tradewarz-refused-{reason}" for reason in re.findall(r'refusal\([^,\n]+, "([a-z-]+)"', code)}
    ids |= {f"tradewarz-do-{verb}" for verb in GAME.actions.by_name}
    ids |= {f"tradewarz-ending-{ending}" for ending in GAME.endings}
    ids |= {f"tradewarz-phase-{phase.name}" for phase in GAME.phases}
    for option, choices in GAME.ledger.options.items():
        ids |= {f"tradewarz-option-{option}", *(f"tradewarz-choice-{option}-{choice}" for choice in choices)}
    assert len(ids) > 200
    assert [id for id in sorted(ids) if not words.has(id)] == []


@pytest.mark.parametrize("words", CATALOGUES, ids=LANGUAGES)
def test_every_effect_of_the_content_has_a_sentence(words):
    said = [message(f"tradewarz-effect-{word}", {"amount": amount}) for word in EFFECTS for amount in (1, 2)]
    said += [message(f"tradewarz-scope-{scope}") for scope in SCOPES]
    for row in GAME.content.rows("morale"):
        args = {"amount": row["amount"], **({"what": row["what"]} if row["what"] else {})}
        said.append(message(f"tradewarz-morale-{row['effect']}", args))
    assert all(words.say(line) for line in said)
    assert {row["effect"] for row in GAME.content.rows("morale")} == set(MORALE)


def test_an_action_with_nothing_to_do_is_refused_in_words():
    state = at(goods=[goods(), goods()], army=[stand("n3", p1=2), stand("s3", p2=2)])
    clauses = {"build": "TW-YEAR-08", "buy-tech": "TW-TECH-02", "recruit": "TW-YEAR-08", "retreat": "TW-R-76"}
    for action, clause in clauses.items():
        with pytest.raises(Illegal) as caught:
            do(state, f"1 {action}")
        assert caught.value.clause == clause
        assert all(words.say(caught.value.message) for words in CATALOGUES)


@pytest.mark.parametrize(
    ("at", "said"), [(0, "offers Player 2 nothing for 2 gold."), (1, "biedt Speler 2 niets voor 2 goud.")]
)
def test_a_gift_is_given_for_nothing(at, said):
    gold = message("tradewarz-amount", {"resource": message("tradewarz-resource-gold"), "count": 2})
    args = {"seat": {"seat": 0}, "partner": {"seat": 1}, "give": [], "want": [gold]}
    assert CATALOGUES[at].say(message("tradewarz-event-offered", args)).endswith(said)
