"""What differs between two contents: rows, values, words in a language, the order of rows."""

import copy

import entrepot
from entrepot.files.content_diff import differences
from entrepot.kernel.content import make_content

TRADEJACK = entrepot.game("tradejack")


def changed(change):
    """The differences that a change of the shipped data makes, as lines."""
    data = TRADEJACK.content.as_data()
    change(data)
    return [str(one) for one in differences(TRADEJACK.content, make_content(TRADEJACK.schema, data))]


def test_what_is_the_same_does_not_differ():
    assert changed(lambda data: None) == []


def test_a_value_has_its_old_and_new():
    def change(data):
        data["product"][0]["value"] = 6
        data["product"][0]["name"]["nl"] = "Groene zeep"
        data["meta"]["author"] = "Ann"
        data["trend"][0]["advanced"] = not data["trend"][0]["advanced"]

    old = TRADEJACK.content.rows("product")[0]
    first = TRADEJACK.content.rows("trend")[0]
    assert changed(change) == [
        "meta.author: (empty) -> Ann",
        "product.soap-blue.value: 2 -> 6",
        f"product.soap-blue.name.nl: {old['name']['nl']} -> Groene zeep",
        f"trend.{first['id']}.advanced: {str(first['advanced']).lower()} -> {str(not first['advanced']).lower()}",
    ]


def test_rows_come_and_go():
    def change(data):
        added = copy.deepcopy(data["product"][0])
        data["product"][0] = {**added, "id": "soap-red", "value": 9}

    shown = changed(change)
    assert shown[0].startswith("product.soap-blue: removed ")
    assert shown[1].startswith("product.soap-red: added ")
    assert "value 9" in shown[1]


def test_another_order_of_the_same_rows_is_a_difference_as_it_is_to_the_digest():
    assert changed(lambda data: data["product"].reverse()) == ["product: the rows stand in another order"]
