"""What everybody at a table can see, as text and as a picture."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from entrepot.kernel.errors import BadOption
from entrepot.kernel.state import State
from entrepot.words import catalogue, outside_words
from entrepot.words.speaker import Catalogue

RENDER_MODES = ["human", "ansi", "rgb_array"]
PICTURE = (1600, 1200)
"""Width and height of every picture, as those expect who make films of them."""
FONT_SIZES = (18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8)
LINE = 1.3
"""The height of a line, by the size of its letters."""
MARGIN = 16
FRAMES_A_SECOND = 2
PAPER, INK = (250, 247, 240), (30, 30, 30)


def check_render_mode(mode: str | None) -> None:
    """Raise BadOption if there is no such mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"there is no render mode {mode!r}; choose one of {', '.join(RENDER_MODES)}, or None")


def render(state: State, mode: str | None, seat: int | None = None) -> str | NDArray[np.uint8] | None:
    """Return a position as a seat (None: a spectator) sees it; 'human' prints the text and returns None."""
    if mode is None:
        raise BadOption(f"say how to render when you make the environment: render_mode={RENDER_MODES[1]!r}")
    text = told(state, seat)
    if mode == "rgb_array":
        return drawn(text)
    if mode == "ansi":
        return text
    print(text, end="\n\n")
    return None


def told(state: State, seat: int | None) -> str:
    """Return the lines that a terminal prints of a position, and below them what is asked."""
    words = english(state.game.id)
    lines = [words.say(line) for line in state.game.table(state.view(seat))]
    return "\n".join([*lines, words.say(state.prompt(seat))])


@cache
def english(game: str) -> Catalogue:
    """Return the English words for a game."""
    return catalogue("en", extra=outside_words([game]), strict=False)


@cache
def font(size: int) -> Any:
    """Return the font that comes with Pillow."""
    from PIL import ImageFont

    return ImageFont.load_default(size)


def drawn(text: str) -> NDArray[np.uint8]:
    """Return text as a picture: `PICTURE` in rows and columns, and red, green and blue from 0 to 255.

    The text stands in as many columns, and in letters as large, as there is room for; what has none is cut off.
    """
    from PIL import Image, ImageDraw

    picture = Image.new("RGB", PICTURE, PAPER)
    pen = ImageDraw.Draw(picture)
    size, parts = laid_out(text.splitlines())
    left = float(MARGIN)
    for part in parts:
        for number, line in enumerate(part):
            pen.text((left, MARGIN + number * size * LINE), line, fill=INK, font=font(size))
        left += width(part, size) + MARGIN
    return np.asarray(picture, np.uint8)


def laid_out(lines: list[str]) -> tuple[int, list[list[str]]]:
    """Return the largest letters that have room, and the lines of each column."""
    for size in FONT_SIZES:
        room = int((PICTURE[1] - 2 * MARGIN) / (size * LINE))
        parts = [lines[at : at + room] for at in range(0, len(lines), room)]
        if sum(width(part, size) + MARGIN for part in parts) <= PICTURE[0] - MARGIN:
            break
    return size, parts


def width(lines: list[str], size: int) -> float:
    """Return how wide the longest of some lines is, in pixels."""
    return max((float(font(size).getlength(line)) for line in lines), default=0.0)
