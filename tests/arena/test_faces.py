import entrepot
from entrepot.arena.faces import FaceTally, FaceWatch, Holding, faces_in, related


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
