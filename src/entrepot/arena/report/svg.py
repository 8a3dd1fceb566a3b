"""A chart as an inline picture, in two widths, that a screen reader reads by its sentence."""

import html
import re
from collections.abc import Callable
from typing import Any, Final

from entrepot.files.extras import need

WIDE: Final = 660
NARROW: Final = 318
_ARIA: Final = re.compile(r' (?:aria-[a-z]+|role|xmlns(?::xlink)?|version|class)="[^"]*"')
_TAG: Final = re.compile(r"<[^>]+>")
_LONG: Final = re.compile(r"(\d+\.\d\d)\d+")

Draw = Callable[[int], Any]
"""Makes the chart for a width."""


def pictures(draw: Draw, name: str, sentence: str) -> str:
    """Return a chart as two pictures, of which the page shows the one that fits."""
    return "".join(
        f'<div class="{kind}">{picture(draw(width), f"{name}-{kind}", sentence)}</div>'
        for kind, width in (("wide", WIDE), ("narrow", NARROW))
    )


def picture(chart: Any, name: str, sentence: str) -> str:
    """Return a chart as SVG whose ids are its own among all pictures of a page."""
    found = need("vl_convert").vegalite_to_svg(chart.to_dict(validate=False))  # the tests validate, at half the time
    found = _TAG.sub(lambda tag: _LONG.sub(r"\1", _ARIA.sub("", tag[0])), found)  # coordinates, not what is written
    for id in dict.fromkeys(re.findall(r' id="([^"]+)"', found)):
        found = found.replace(f'id="{id}"', f'id="{name}-{id}"').replace(f"url(#{id})", f"url(#{name}-{id})")
    label = html.escape(sentence, quote=True)
    return found.replace("<svg ", f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{label}" ', 1)
