"""Games at the terminal without a terminal: scripted people, the curtain, commands in both languages."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import entrepot
from entrepot.bots.uniform import Uniform
from entrepot.cli.table.course import Course
from entrepot.cli.table.keyboard import Keyboard, Left
from entrepot.files import record
from entrepot.kernel.chance import seeded
from entrepot.words import catalogue

GAME = entrepot.game("tradejack")


class Screen(Keyboard):
    """Keeps what was printed, a page for each time that the screen was cleared."""

    def __init__(self, read):
        super().__init__(read)
        self.pages = [[]]

    def say(self, text=""):
        self.pages[-1].append(text)

    def ask(self, question):
        self.pages[-1].append(question)
        return super().ask(question)

    def clear(self):
        self.pages.append([])

    def text(self):
        return "\n".join(line for page in self.pages for line in page)


def table(bots, seed=1, answers=None, language="en", shy=None, game=GAME, **options):
    """A session in which people choose at random (`shy` takes what is listed first), or give answers and then leave."""
    rng = seeded(f"typing {seed}")

    def at_random(question):
        if "Your choice" not in question:
            return ""
        state = session.match.state
        legal = state.legal(session.watching)
        return game.text(legal[0 if session.watching == shy else rng.below(len(legal))])

    def given(question):
        if not answers:
            raise EOFError
        return answers.pop(0)

    words = catalogue(language)
    state = game.new(len(bots), seed, options, listening=True)
    session = Course(game, state, bots, words, Screen(at_random if answers is None else given), seed)
    return session


def with_bots(**more):
    return table([None, Uniform(1), Uniform(2)], **more)


def said(answers, **more):
    session = with_bots(answers=list(answers), **more)
    with pytest.raises(Left):
        session.play()
    return session.keyboard.text()


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("people", [1, 2, 3])
def test_a_whole_game_is_played_and_reckoned(people):
    session = table([None] * people + [Uniform(seat) for seat in range(3 - people)], seed=people)
    session.play()
    assert session.match.state.over
    assert session.keyboard.pages[-1][-1].startswith("It was decided by TJ-END-0")
    places = [line for line in session.keyboard.pages[-1] if line[:3] in ("1. ", "2. ", "3. ")]
    assert len(places) == 3


def test_bots_alone_are_watched():
    session = table([Uniform(1), Uniform(2)], seed=4)
    session.play()
    text = session.keyboard.text()
    assert "The game begins." in text
    assert "Player 1 (uniform) draws 2 products." in text
    assert "draws Soap" not in text


def test_a_game_lost_by_all_has_no_places():
    for seed in range(40):
        session = table([Uniform(1), Uniform(2)], seed=seed, co2="on")
        session.play()
        if session.match.state.ending == "climate":
            break
    assert session.keyboard.pages[-1][-2].endswith("all players have lost together.")
    assert session.keyboard.pages[-1][-1].startswith("It was decided by TJ-CO-05")


def test_the_record_of_a_game_replays(tmp_path):
    session = with_bots(seed=6)
    session.play()
    session.save(tmp_path / "a.game.json")
    again = record.replay(record.read(tmp_path / "a.game.json"))
    assert again.digest() == session.match.state.digest()
    assert [path.name for path in tmp_path.iterdir()] == ["a.game.json"]


# ---------------------------------------------------------------- the curtain


def pages_by_seat(session):
    """The pages of a game between people, each with the number of the player who had lifted the curtain."""
    found = []
    for before, page in zip(session.keyboard.pages, session.keyboard.pages[1:], strict=False):
        asked = [line for line in before if line.startswith("Hand over to")]
        if asked:
            found.append((int(asked[-1].split()[4].rstrip(",")), page))
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_of_one_seat_is_shown_to_another(seed):
    session = table([None] * 3, seed=seed)
    session.play()
    pages = pages_by_seat(session)
    assert len(pages) > 30
    names = [text["en"] for text in (GAME.face("product", n) for n in range(len(GAME.content.ids("product"))))]
    for player, page in pages:
        others = [other for other in (1, 2, 3) if other != player]
        for line in page:
            for other in others:
                assert not line.startswith(f"Hand of Player {other}")
                assert not any(line == f"Player {other} draws {name}." for name in names)
                assert not line.startswith(
                    (f"Player {other}: Begin", f"Player {other}: Complete", f"Player {other}: Sell")
                )
        assert any(line.startswith(f"Hand of Player {player}") for line in page)


def test_between_two_seats_the_screen_is_empty():
    session = table([None] * 2, seed=1)
    session.play()
    curtains = [page for page in session.keyboard.pages if any(line.startswith("Hand over") for line in page)]
    assert all(len(page) == 1 for page in curtains)


@pytest.mark.parametrize("co2", ["off", "on"])
def test_in_a_simultaneous_choice_everybody_lifts_the_curtain_once_choice_or_not(co2):
    """Who never buys a source has nothing to choose in the Carbon Dioxide variant."""
    session = table([None] * 4, seed=5, shy=2, co2=co2)
    lifted, choosing = [], []
    lift, ask_together = session.lift, session.ask_together

    def counted(seat):
        if lifted and (not lifted[-1] or lifted[-1][-1] != seat) and session.match.state.top().name == "production":
            lifted[-1].append(seat)
        lift(seat)

    def begun(moment):
        lifted.append([])
        choosing.append(session.match.state.actors())
        ask_together(moment)

    session.lift, session.ask_together = counted, begun
    session.play()
    assert lifted
    assert all(seats == [0, 1, 2, 3] for seats in lifted)
    somebody_had_no_choice = any(len(seats) < 4 for seats in choosing)
    assert somebody_had_no_choice == (co2 == "on")
    assert ("There is nothing for you to choose now." in session.keyboard.text()) == (co2 == "on")


def test_nobody_is_handed_the_keyboard_for_an_only_choice_that_all_can_see():
    session = table([None] * 2, seed=1, game=entrepot.game("price_of_power"))
    lift, handed = session.lift, []

    def noted(seat):
        if session.watching != seat:
            handed.append(session.match.state.forced_seat() == seat)
        lift(seat)

    session.lift = noted
    session.play()
    made = [event for event in session.log if event["kind"] == "only-choice"]
    assert made
    assert session.keyboard.text().count("had only one choice, as all can see: it was made at once.") >= len(made)
    assert len(handed) > 50
    assert not any(handed)


def test_one_person_among_bots_needs_no_curtain():
    session = with_bots(seed=2)
    session.play()
    assert "Hand over" not in session.keyboard.text()


# ---------------------------------------------------------------- what can be typed


def test_help_lists_every_command():
    text = said(["help"])
    for word in ("why", "preview", "undo", "table", "log", "rules", "lang", "save", "help", "quit"):
        assert f"\n  {word}" in text


def test_why_tells_the_rule_that_forbids():
    text = said(["why bid 30", "bid 40"])
    assert (
        text.count("This is more than the bidder's own Capital, which is 6.\nTJ-BID-07: A bid is made in public") == 2
    )


def test_why_of_what_is_allowed():
    assert "This is allowed: Pass." in said(["why pass", "why 1"])
    assert "Which action?" in said(["why"])


def test_preview():
    assert "Leaves 4 Capital, should the bid win." in said(["preview bid 2"])
    assert "This action has no certain effect now" in said(["preview pass"])
    assert "TJ-BID-07" in said(["preview bid 50"])


def test_nothing_to_undo_is_said():
    assert "You have nothing to take back." in said(["undo"])
    assert "Type 'undo', or 'undo' and the number" in said(["undo all"])


def test_undo_takes_back_a_step_of_production():
    session = production()
    sell = next(GAME.text(action) for action in session.match.state.legal(0) if GAME.text(action).startswith("sell"))
    session.keyboard._read = scripted([sell, "undo"])
    with pytest.raises(Left):
        session.play()
    assert session.match.state.view(0)["laid"] == []
    assert "takes back one action." in session.keyboard.text()


def production():
    """A session that has come to the first production of the only person."""
    session = with_bots(seed=1)
    while session.match.state.top().name != "production":
        session.step()
    return session


def scripted(answers):
    def read(question):
        if not answers:
            raise EOFError
        return answers.pop(0)

    return read


def test_rules_are_read_at_the_table():
    text = said(["rules tj-bid-10", "rules TJ-R-07", "rules TJ-X"])
    assert "TJ-BID-10: An auction with a standing bid ends" in text
    assert "TJ-R-07: Is a player who passed out of that auction?" in text
    assert "Why: The end test is consecutive passing" in text
    assert "There is no rule TJ-X. Rules have names like TJ-" in text


def test_the_log_tells_what_this_seat_has_been_told():
    text = said(["pass", "log"])
    log = text.rsplit("Your choice", 2)[1]
    assert "The game begins." in log
    assert "Player 1 (you) passes." in log
    assert "Player 2 (uniform) draws 2 products." in log
    assert "Player 2 (uniform) draws Soap" not in log


def test_the_table_is_shown_again_when_asked():
    assert said(["table"]).count("Hand of Player 1 (you)") == 2


def test_an_empty_line_asks_again_and_nonsense_is_told():
    text = said(["", "   ", "xyzzy", "bid", "bid 5000"])
    assert "'xyzzy' is not an action of tradejack: it begins with one of pass, bid" in text
    assert "write bid AMOUNT" in text
    assert "bid takes 1 to 999" in text
    assert text.count("Your choice") == 6


def test_the_language_changes_everything_that_is_said():
    text = said(["lang nl", "foo", "waarom bid 30", "gevolg bid 2", "terug", "hulp", "verslag", "regels TJ-BID-10"])
    dutch = text.split("Your choice", 1)[1].split("\n", 1)[1]
    for words in (
        "Ronde 1, Veiling",
        "Hand van Speler 1 (jij)",
        "'foo' is geen actie in dit spel",
        "Passen",
        "Jouw keuze",
        "Je kunt niets terugnemen.",
        "verlaat de tafel",
        "Het spel begint.",
    ):
        assert words in dutch
    for words in ("Round", "Player", "Pass\n", "There is", "choice"):
        assert words not in dutch
    assert "TJ-BID-10: Een veiling" in dutch


def test_an_unknown_language_is_told():
    assert "Choose one of these languages: en and nl." in said(["lang fr"])


def test_save_writes_a_record_of_the_game_so_far(tmp_path):
    file = tmp_path / "half.game.json"
    session = with_bots(answers=["pass", f"save {file}", f"save {file}", "save", f"save {tmp_path}/no/such.json"])
    with pytest.raises(Left):
        session.play()
    text = session.keyboard.text()
    assert f"The game so far is saved in {file}." in text
    assert "is there already" in text
    assert "Which file?" in text
    assert "such.json was not saved: No such file or directory" in text
    assert record.read(file).outcome is None
    assert record.replay(record.read(file)).draws > 0
    assert [path.name for path in tmp_path.iterdir()] == ["half.game.json"]


@pytest.mark.parametrize("answer", [["quit"], []])
def test_leaving_ends_the_game_where_it_stands(answer):
    session = with_bots(answers=answer)
    with pytest.raises(Left):
        session.play()
    assert not session.match.state.over


def test_a_game_without_words_for_its_table_shows_its_view(monkeypatch):
    session = with_bots(answers=[])
    monkeypatch.setattr(session, "game", Wordless())
    assert '"capital": [' in "\n".join(session.table_lines(0))


class Wordless:
    def table(self, view):
        return []


TYPED = (
    "why preview undo table log rules lang save help gevolg 1 2 pass bid done sell with en nl TJ-BID-01 -1 99999999 ²"
)
LINES = st.one_of(st.lists(st.sampled_from(TYPED.split()), max_size=3).map(" ".join), st.text(max_size=20))


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.lists(LINES, max_size=25))
def test_whatever_is_typed_the_table_goes_on_by_its_rules(tmp_path, monkeypatch, typed):
    monkeypatch.chdir(tmp_path)
    session = with_bots(answers=[line.strip() for line in typed])
    with pytest.raises(Left):
        session.play()
    again = GAME.new(3, 1)
    for seat, action in session.match.moves:
        again.apply(seat, action)
    assert again.digest() == session.match.state.digest()


def test_a_name_that_no_file_can_have_is_told():
    assert "was not saved" in said(["save a\0b"])
