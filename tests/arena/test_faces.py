from pathlib import Path

import pytest

import entrepot
from entrepot.arena.faces import FaceTally, FaceWatch, Holding, faces_in, offered, peers, related
from entrepot.arena.play import play_game
from entrepot.bots.find import find_bot
from entrepot.kernel.registry import game_modules


def face(id):
    return {"en": "x", "nl": "y", "face": id}


def test_faces_are_found_however_deep():
    args = {"card": face("a/1"), "list": [face("a/2"), {"step": {"id": "m", "args": {"p": face("b/1")}}}], "n": 3}
    assert faces_in(args) == ["a/1", "a/2", "b/1"]


def watched(*events):
    watch = FaceWatch(entrepot.game("tradejack"))
    for kind, args in events:
        watch({"kind": kind, "audience": 0, "args": args})
    return watch


def test_tradejack_says_which_faces_its_events_show_deal_and_sell():
    seat = {"seat": {"seat": 2}}
    watch = watched(
        ("demanded", {"card": face("trend/t")}),
        ("drew-card", {**seat, "product": face("product/p")}),
        ("turned-up", {**seat, "source": face("source/s")}),
        ("unsold", {"source": face("source/s")}),
        ("turned-up", {**seat, "source": face("source/s")}),
        ("bought", {**seat, "source": face("source/s"), "amount": 2}),
        ("turned-up", {**seat, "source": face("source/b")}),
        ("banned", {"source": face("source/b")}),  # was never auctioned
        ("showed-set", {**seat, "product": face("product/p"), "source": face("source/s")}),
        ("showed-lone", {**seat, "product": face("product/q")}),
        ("awarded", {"seat": {"seat": 0}, "award": face("award/a")}),
        ("bid", {**seat, "amount": 1}),
    )
    assert watch.seen == {"trend/t": 1, "product/p": 1, "source/s": 2}
    assert watch.taken == {"source/s": 1, "product/p": 1, "award/a": 1}
    assert watch.takers == {"source/s": {2}, "product/p": {2}, "award/a": {0}}
    assert watch.dealt == {"product/p": {2}}


def test_holders_are_set_against_their_fair_share():
    holding = Holding()
    holding.count({0}, [12, 0, 0])  # won with it
    holding.count({0, 1}, [0, 6, 6])  # one of two holders won half
    holding.count({2}, [0, 0, 0])  # all lost together: nobody could win
    data = holding.as_data(12)
    assert data["seats"] == 4
    assert data["share"] == (12 + 6) / 12 / 4
    assert data["fair"] == (1 / 3 + 2 / 3) / 4
    assert data["points"] == 100 * (data["share"] - data["fair"])


def test_nobody_had_it():
    tally = FaceTally()
    tally.seen = 2
    data = tally.as_data(6)
    assert (data["seen"], data["taken"], data["won_with"], data["games"]) == (2, 0, 0, 0)
    assert data["takers"]["share"] is None
    assert "dealt" not in data


def test_tallies_of_a_face_add_up():
    one, two = FaceTally(), FaceTally()
    for tally, wins in ((one, [6, 0]), (two, [3, 3])):
        tally.seen += 1
        tally.taken += 1
        tally.games += 1
        tally.takers.count({0}, wins)
    one.merge(two)
    data = one.as_data(6)
    assert (data["seen"], data["taken"], data["won_with"], data["games"]) == (2, 2, 1.5, 2)


def test_faces_that_nobody_saw_are_listed_with_their_table():
    game = entrepot.game("tradejack")
    assert related(game, ["award/x", "award/y"]) == [f"award/{id}" for id in game.content.ids("award")]


def faces_of(game, *tables):
    return [f"{table}/{id}" for table in tables for id in game.content.ids(table)]


@pytest.mark.parametrize("name", sorted(game_modules()))
def test_what_a_game_says_of_its_faces_names_its_events_and_tables(name):
    """Only what the game has words for can happen."""
    game = entrepot.game(name)
    words = (Path(entrepot.__file__).parent / "games" / name / "words" / "en.ftl").read_text(encoding="utf-8")
    kinds = {key.partition(".")[0] for key in [*game.face_events, *game.on_offer]} - {""}
    assert [kind for kind in sorted(kinds) if f"\n{name}-event-{kind} =" not in words] == []
    for table, _, column in {entry.partition(".") for entries in game.on_offer.values() for entry in entries}:
        assert column == "" or column in game.content.rows(table)[0], f"{table} has {column!r}"


def test_technologies_are_seen_in_every_game_bought_or_not():
    """Found by an audit: they are on sale from the start, and the report said of nine that they never turned up."""
    game = entrepot.game("tradewarz")
    watch = FaceWatch(game)
    watch({"kind": "bought", "audience": 0, "args": {"seat": {"seat": 1}, "tech": face("tech/longbow")}})
    assert watch.seen == dict.fromkeys(faces_of(game, "tech"), 1)
    assert watch.taken == {"tech/longbow": 1}
    assert watch.takers == {"tech/longbow": {1}}
    assert watch.dealt == {}, "on offer is not dealt"


@pytest.mark.parametrize("event", ["drew-realm", "chose-realm"])
def test_a_realm_offers_all_ideas_and_its_own_missions(event):
    game = entrepot.game("price_of_power")
    own = [f"mission/{row['id']}" for row in game.content.rows("mission") if row["realm"] == "tessaly"]
    assert len(own) == 3
    found = offered(game, event, {"seat": {"seat": 0}, "realm": face("realm/tessaly")})
    assert found == [*faces_of(game, "idea"), *own]
    assert offered(game, "begins", {"seat": {"seat": 0}}) == []
    assert offered(game) == []
    shared = peers(game)
    assert shared == {f"mission/{row['id']}": f"mission/{row['realm']}" for row in game.content.rows("mission")}


def test_ideas_missions_and_events_of_a_game_are_counted():
    """Found by an audit: the arena knew nothing but the Trade Cards."""
    game = entrepot.game("price_of_power")
    watch, told = FaceWatch(game), []

    def heard(event):
        watch(event)
        told.append((event["kind"], event["args"]))

    play_game(game, [find_bot(game, "greedy")("1"), find_bot(game, "greedy")("2")], "1", watch=heard)
    assert {face: watch.seen[face] for face in faces_of(game, "idea")} == dict.fromkeys(faces_of(game, "idea"), 2)
    realms = [args["realm"]["face"].partition("/")[2] for kind, args in told if kind == "drew-realm"]
    missions = [f"mission/{row['id']}" for row in game.content.rows("mission") if row["realm"] in realms]
    assert {face: n for face, n in watch.seen.items() if face.startswith("mission/")} == dict.fromkeys(missions, 1)
    events = [args["event"]["face"] for kind, args in told if kind == "turned-up"]
    assert sum(n for face, n in watch.seen.items() if face.startswith("event/")) == len(events) > 0
    for kind, table in (("researched", "idea"), ("claimed", "mission")):
        taken = [(args[table]["face"], args["seat"]["seat"]) for kind_told, args in told if kind_told == kind]
        assert taken, "or this tests nothing"
        assert {(face, seat) for face in faces_of(game, table) for seat in watch.takers.get(face, ())} == set(taken)
        assert all(watch.taken.get(face, 0) <= watch.seen.get(face, 0) for face in faces_of(game, table))


def test_the_bonus_cards_of_trigon_lie_open_and_are_taken():
    game = entrepot.game("trigon")
    watch = FaceWatch(game)
    watch({"kind": "bonus-card", "audience": 0, "args": {"seat": {"seat": 2}, "bonus": face("bonus/adventurer")}})
    assert watch.seen == dict.fromkeys(faces_of(game, "bonus"), 1)
    assert watch.takers == {"bonus/adventurer": {2}}


def test_a_play_card_of_trigon_is_dealt_when_it_is_drawn_and_taken_when_it_has_an_effect():
    game = entrepot.game("trigon")
    watch = FaceWatch(game)
    for kind, card in (("drew-card", "flight"), ("drew-card", "theft"), ("played", "theft"), ("turned-up", "winter")):
        watch({"kind": kind, "audience": 0, "args": {"seat": {"seat": 1}, "card": face(f"play/{card}")}})
    watch({"kind": "dice-card", "audience": 0, "args": {"seat": {"seat": 1}, "card": face("play/ambush")}})
    assert watch.dealt == {"play/flight": {1}, "play/theft": {1}, "play/winter": {1}}
    assert watch.takers == {"play/theft": {1}, "play/winter": {1}, "play/ambush": {1}}
