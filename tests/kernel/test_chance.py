"""The generator against a second implementation, the feeds, and the one gate that all chance passes."""

import hashlib
import hmac

import pytest
from toy import CARD, DIE, FIRST, TOY, begin, do

from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.chance import OWN, Chance, Feed, Keyed, Random, Script, face_at, keyed_number, seeded
from entrepot.kernel.errors import BadScenario
from entrepot.kernel.packed import packed

WORD = 2**32


def reference(word0, word1):
    """Yield the words of xoroshiro64**, as its authors define it: each product and rotation of 32 bits."""

    def rotated(word, by):
        return (word << by | word >> (32 - by)) % WORD

    while True:
        yield rotated(word0 * 0x9E3779BB % WORD, 5) * 5 % WORD
        mixed = word0 ^ word1
        word0, word1 = rotated(word0, 26) ^ mixed ^ (mixed << 9) % WORD, rotated(mixed, 13)


def words(rng, count):
    return [int(rng.next()) for _ in range(count)]


def test_the_generator_gives_the_published_numbers():
    assert words(Random(1, 2), 5) == [3802928447, 813792938, 1618621494, 2955957307, 3252880261]


@pytest.mark.parametrize(
    "state", [(1, 2), (0, 1), (1, 0), (WORD - 1, WORD - 1), (0x80000000, 0), (0x12345678, 0x9ABCDEF0)]
)
def test_the_generator_is_xoroshiro64_starstar(state):
    other = reference(*state)
    assert words(Random(*state), 2000) == [next(other) for _ in range(2000)]


def test_a_seed_is_any_number_or_text_through_sha_256():
    digest = hashlib.sha256(b"7").digest()
    rng = seeded(7)
    assert rng.word0 == int.from_bytes(digest[:4], "big")
    assert rng.word1 == int.from_bytes(digest[4:8], "big") | 1
    assert words(seeded("7"), 3) == words(seeded(7), 3)
    assert len({words(seeded(seed), 1)[0] for seed in [*range(-50, 50), "", "a", "\udcff", 2**200]}) == 104


def test_a_generator_is_never_all_zeros():
    assert all(seeded(seed).word1 % 2 == 1 for seed in range(100))
    rng = Random(3, 4)
    assert all(rng.fork().word1 % 2 == 1 for _ in range(100))


def test_a_copy_goes_on_alike_and_a_fork_does_not():
    rng = seeded(1)
    copy = rng.copy()
    assert words(copy, 5) == words(rng, 5)
    copy.next()
    assert words(copy, 1) != words(rng, 1)
    one, two, fork = Random(5, 6), Random(5, 6), Random(5, 6).fork()
    first, second = words(one, 2)
    assert (fork.word0, fork.word1) == (first, second | 1)
    two.fork()
    assert words(two, 3) == words(one, 3)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 72, 1000, 2**31 - 1, 3 * 2**29, 2**31])
def test_below_is_the_multiplication_with_rejection(n):
    rng, other = seeded(n), reference(int(seeded(n).word0), int(seeded(n).word1))
    for _ in range(500):
        product = next(other) * n
        while product % WORD < WORD % n:
            product = next(other) * n
        assert rng.below(n) == product // WORD


@pytest.mark.parametrize("n", [2, 6, 10])
def test_below_is_even(n):
    rng, rounds = seeded("even"), 3000 * n
    counts = [0] * n
    for _ in range(rounds):
        counts[rng.below(n)] += 1
    chi_square = sum((count - 3000) ** 2 / 3000 for count in counts)
    assert chi_square < {2: 10.8, 6: 20.5, 10: 27.9}[n], "as far off as one time in a thousand"


def test_below_rejects_what_would_favour_some():
    n, rng, used = 3 * 2**29, seeded("reject"), 0
    thirds = [0, 0, 0]
    for _ in range(6000):
        before = (rng.word0, rng.word1)
        thirds[rng.below(n) // 2**29] += 1
        once = Random(*before)
        once.next()
        used += (once.word0, once.word1) != (rng.word0, rng.word1)
    assert 1400 < used < 1600, "one word in four falls into the incomplete stretch"
    assert all(1850 < third < 2150 for third in thirds)


def test_face_at_counts_through_a_bag_in_order():
    assert [int(face_at(packed([2, 0, 1, 3]), at)) for at in range(6)] == [0, 0, 2, 3, 3, 3]
    with pytest.raises(ValueError, match="fewer cards"):
        face_at(packed([2, 0, 1]), 3)


# ---------------------------------------------------------------- the gate


def test_a_draw_takes_one_card_out_of_the_bag_and_counts():
    state = begin()
    bag, draws = packed([1, 0, 2]), state.draws
    faces = [int(state.draw(CARD, bag, EVERYONE)) for _ in range(3)]
    assert sorted(faces) == [0, 2, 2]
    assert list(bag) == [0, 0, 0]
    assert state.draws == draws + 3


def test_an_empty_bag_is_no_draw():
    state = begin()
    words_before, draws = (state.rng.word0, state.rng.word1), state.draws
    state.feed = Script({"card": [0]})
    assert state.draw(CARD, packed([0, 0, 0]), EVERYONE) == -1
    assert (state.rng.word0, state.rng.word1, state.draws) == (*words_before, draws)
    assert state.feed.left() == ["card"]


def test_a_draw_is_in_proportion_to_the_bag():
    state = begin(seed=4)
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[state.draw(CARD, packed([1, 2, 3]), EVERYONE)] += 1
    assert [round(count / 1000) for count in counts] == [1, 2, 3]


def test_a_roll_is_a_pick_counted_from_one():
    state = begin(seed=2)
    twin = state.copy()
    picks = [int(state.pick(DIE, 6, EVERYONE)) for _ in range(50)]
    assert [int(twin.roll(DIE, 6, EVERYONE)) - 1 for _ in range(50)] == picks
    assert set(picks) == set(range(6))
    assert state.draws == twin.draws == 51, "the set-up picked the first seat"


def test_nothing_is_decided_before_it_is_drawn():
    one, two = begin(seed=1), begin(seed=1)
    two.rng = seeded("another")
    assert one.digest() == two.digest()


def test_without_a_seed_games_differ():
    assert len({tuple(TOY.new(2).dump()["chance"]["words"]) for _ in range(5)}) == 5


# ---------------------------------------------------------------- scripts


def test_a_script_answers_by_name_in_order_and_then_the_generator_does():
    script = Script({"die": [5, 0], "card": [2]})
    state = begin(feed=None)
    state.feed = script
    twin = state.copy()
    twin.feed = None
    assert [int(state.roll(DIE, 6, EVERYONE)) for _ in range(2)] == [6, 1]
    assert script.left() == ["card"]
    assert state.roll(DIE, 6, EVERYONE) == twin.roll(DIE, 6, EVERYONE), "the script had used nothing of the generator"
    bag = packed([1, 1, 1])
    assert state.draw(CARD, bag, EVERYONE) == 2
    assert list(bag) == [1, 1, 0]
    assert script.left() == []
    assert state.draw(CARD, bag, EVERYONE) == twin.draw(CARD, packed([1, 1, 0]), EVERYONE)


def test_a_script_may_name_the_first_face():
    state = begin()
    state.feed = Script({"card": [0, 0]})
    bag = packed([2, 1, 1])
    assert [int(state.draw(CARD, bag, EVERYONE)) for _ in range(2)] == [0, 0]
    assert list(bag) == [0, 1, 1]


def test_a_script_keeps_its_own_lists_and_so_does_a_copy():
    answers = {"die": [1, 2, 3]}
    script = Script(answers)
    answers["die"].clear()
    state = begin()
    state.feed = script
    copy = state.copy()
    assert [int(state.pick(DIE, 6, EVERYONE)) for _ in range(3)] == [1, 2, 3]
    assert script.left() == []
    assert [int(copy.pick(DIE, 6, EVERYONE)) for _ in range(3)] == [1, 2, 3]


@pytest.mark.parametrize("answer", [6, -1, 2**40, 2**70])
def test_an_impossible_pick_is_refused_with_what_is_possible(answer):
    state = begin()
    state.feed = Script({"die": [answer]})
    with pytest.raises(BadScenario, match=r"of 'die', which has 0 to 5"):
        state.pick(DIE, 6, EVERYONE)
    assert state.feed.left() == ["die"]


@pytest.mark.parametrize("answer", [1, 3, -1, 2**70])
def test_an_impossible_draw_is_refused(answer):
    state = begin()
    state.feed = Script({"card": [answer]})
    bag = packed([1, 0, 2])
    with pytest.raises(BadScenario, match=rf"face {answer} of 'card', which cannot be drawn now"):
        state.draw(CARD, bag, EVERYONE)
    assert list(bag) == [1, 0, 2]


def test_a_game_begins_by_its_script():
    assert [TOY.new(4, 1, feed=Script({"first": [seat]})).mover for seat in range(4)] == [0, 1, 2, 3]


# ---------------------------------------------------------------- a live table's chance


def hmac_number(secret, number, attempt=0):
    return int.from_bytes(hmac.new(secret, f"{number}:{attempt}".encode(), "sha256").digest(), "big")


def test_number_n_is_the_hmac_of_n():
    for number in range(50):
        assert keyed_number(b"secret", number, 6) == hmac_number(b"secret", number) % 6


def test_the_incomplete_last_stretch_is_tried_again():
    n = 2**255 + 1  # nearly every second value lies above the only multiple
    again = 0
    for number in range(40):
        attempt = 0
        while hmac_number(b"s", number, attempt) >= n:
            attempt += 1
        again += attempt > 0
        assert keyed_number(b"s", number, n) == hmac_number(b"s", number, attempt)
    assert again > 10


def test_the_promise_is_the_hash_of_the_secret():
    assert Keyed(b"secret").promise() == hashlib.sha256(b"secret").hexdigest()


def test_a_keyed_table_counts_its_draws():
    state = TOY.new(2, 1, feed=Keyed(b"k"))
    assert state.mover == keyed_number(b"k", 0, 2)
    assert state.pick(DIE, 6, EVERYONE) == keyed_number(b"k", 1, 6)
    bag = packed([1, 2, 3])
    assert state.draw(CARD, bag, EVERYONE) == face_at(packed([1, 2, 3]), keyed_number(b"k", 2, 6))
    assert sum(bag) == 5


def test_a_copy_shares_the_secret_and_counts_for_itself():
    state = TOY.new(2, 1, feed=Keyed(b"k"))
    copy = state.copy()
    assert copy.feed is state.feed
    assert [int(state.pick(DIE, 6, EVERYONE)) for _ in range(3)] == [keyed_number(b"k", n, 6) for n in (1, 2, 3)]
    assert copy.pick(DIE, 6, EVERYONE) == keyed_number(b"k", 1, 6)


def test_a_keyed_game_needs_no_seed():
    one, two = TOY.new(3, 1, feed=Keyed(b"k")), TOY.new(3, 2, feed=Keyed(b"k"))
    for state in (one, two):
        do(state, *(f"{state.mover} {what}" for what in ("draw", "roll", "draw")))
    assert one.digest() == two.digest()


# ---------------------------------------------------------------- feeds of one's own


class Half(Feed):
    """Answers picks with 1 and leaves draws of card 2 to the generator."""

    def __init__(self):
        self.asked = []

    def pick(self, chance, n, number, audience):
        self.asked.append((chance.name, n, number, audience))
        return 1 if chance.name == "die" else OWN


def test_a_feed_hears_what_is_asked_and_may_decline():
    state = begin()
    twin = state.copy()
    state.feed = feed = Half()
    assert state.roll(DIE, 6, 5) == 2
    assert state.pick(FIRST, 2**31, EVERYONE) == twin.rng.below(2**31)
    assert state.draw(CARD, packed([3, 1, 2]), 2) == face_at(packed([3, 1, 2]), twin.rng.below(6))
    assert feed.asked == [("die", 6, 1, 5), ("first", 2**31, 2, EVERYONE), ("card", 6, 3, 2)]
    assert state.copy().feed is feed, "a feed without memory of its own is shared"
    assert Feed().pick(DIE, 6, 0, EVERYONE) == OWN


def test_a_draw_by_pick_counts_through_the_bag():
    state = begin()
    state.feed = Half()
    assert state.draw(Chance("die"), packed([0, 1, 1]), EVERYONE) == 2
    assert Keyed(b"k").draw(CARD, packed([0, 1]), 1, 0, EVERYONE) == 1, "the first card of a bag without the first face"
