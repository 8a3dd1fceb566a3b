"""The charts, by Altair. Each is made for a width, so that a phone gets its own and no text shrinks.

Colours tell bots and verdicts apart on white, by lightness too; whatever a chart shows stands in a table below it.
"""

from typing import Any, Final

from entrepot.arena.report.say import say
from entrepot.files.extras import need

INK: Final = "#1c2430"
SOFT: Final = "#5a6473"
GRID: Final = "#e3e7ec"
BAND: Final = "#eef3f0"
MAIN: Final = "#1f6f8b"
STRONG: Final = "#b3401f"
WEAK: Final = "#6a4c93"
DEAD: Final = "#8a8f98"
SERIES: Final = ["#1f6f8b", "#d17b0f", "#6a4c93", "#3f7d20", "#b3401f", "#6b7280"]
VERDICTS: Final = {"": MAIN, "strong": STRONG, "weak": WEAK, "dead": DEAD, "real": "#d17b0f", "best": "#3f7d20"}
ROW: Final = 26
"""Pixels that a row of a horizontal chart gets."""
LABELS: Final = 0.34
"""The part of the width that row labels may take, at most, and on a phone `LABELS_NARROW`."""
LABELS_NARROW: Final = 0.47
SMALL: Final = 400
"""A narrower chart is for a phone."""

Rows = list[dict[str, Any]]


def styled(chart: Any, width: int, height: int, labels: float = 200) -> Any:
    """Return a chart with the report's looks; row labels get at most so many pixels."""
    return (
        chart.properties(width=width, height=height)
        .configure(font="Arial, Helvetica, sans-serif", background="transparent")
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=SOFT,
            titleColor=SOFT,
            labelFontSize=12,
            titleFontSize=12,
            titleFontWeight="normal",
            gridColor=GRID,
            domainColor=GRID,
            tickColor=GRID,
            labelLimit=labels,
        )
        .configure_legend(
            labelColor=INK, labelFontSize=12, titleFontSize=12, orient="top", title=None, symbolType="circle"
        )
    )


def row_axis() -> Any:
    """Return the axis of horizontal charts: labels alone."""
    return need("altair").Axis(grid=False, ticks=False, domain=False, labelColor=INK, labelPadding=9)


def data(rows: Rows) -> Any:
    """Return rows as Altair takes them."""
    alt = need("altair")
    return alt.InlineData(values=rows)


def plot_width(width: int, label: int = 0) -> int:
    """Return the width inside the axes, where row labels of so many letters stand beside them."""
    return int(width - 24 - min(label_width(width), 14 + 6.2 * label))


def label_width(width: int) -> float:
    """Return the most that row labels get of a chart's whole width."""
    return width * (LABELS_NARROW if width < SMALL else LABELS)


def longest(rows: Rows) -> int:
    """Return the letters of the longest label."""
    return max((len(str(row["label"])) for row in rows), default=0)


def intervals(rows: Rows, width: int, title: str, form: str, even: float | None = None, allowed: float = 0.0) -> Any:
    """Return points with their intervals, a row each; rows have `label`, `value`, `low`, `high` and maybe `verdict`.

    A dashed line marks what would be `even`, and a band what lies within `allowed` of it.
    """
    alt = need("altair")
    rows = [{"verdict": "", **row} for row in rows]
    colour = alt.Color("verdict:N", scale=alt.Scale(domain=list(VERDICTS), range=list(VERDICTS.values())), legend=None)
    y = alt.Y("label:N", sort=None, title=None, axis=row_axis())
    x = alt.X(
        "value:Q",
        title=title,
        axis=alt.Axis(format=form, tickCount=max(3, width // 110)),
        scale=alt.Scale(zero=False, nice=True),
    )
    base = alt.Chart(data(rows))
    layers = []
    if even is not None:
        if allowed:
            band = alt.Chart(data([{"from": even - allowed, "to": even + allowed}]))
            layers.append(band.mark_rect(color=BAND).encode(x=alt.X("from:Q", title=title), x2="to:Q"))
        rule = alt.Chart(data([{"even": even}])).mark_rule(color=INK, strokeDash=[3, 3])
        layers.append(rule.encode(x=alt.X("even:Q", title=title)))
    layers.append(
        base.mark_rule(strokeWidth=3, opacity=0.45).encode(
            x=alt.X("low:Q", title=title), x2="high:Q", y=y, color=colour
        )
    )
    layers.append(base.mark_point(filled=True, size=70, opacity=1).encode(x=x, y=y, color=colour))
    return styled(alt.layer(*layers), plot_width(width, longest(rows)), ROW * len(rows), label_width(width))


def intervals_in_bands(rows: Rows, width: int, title: str, form: str) -> Any:
    """Return points with their intervals as `intervals` does, each row with a band of its own, `from` .. `to`."""
    alt = need("altair")
    colour = alt.Color("verdict:N", scale=alt.Scale(domain=list(VERDICTS), range=list(VERDICTS.values())), legend=None)
    y = alt.Y("label:N", sort=None, title=None, axis=row_axis())
    axis = alt.Axis(format=form, tickCount=max(3, width // 110))
    base = alt.Chart(data(rows)).encode(y=y)
    band = base.mark_bar(color=GRID, height=ROW - 8).encode(x=alt.X("from:Q", title=title, axis=axis), x2="to:Q")
    line = base.mark_rule(strokeWidth=3, opacity=0.45).encode(x=alt.X("low:Q", title=title), x2="high:Q", color=colour)
    dot = base.mark_point(filled=True, size=70, opacity=1).encode(x=alt.X("value:Q", title=title), color=colour)
    return styled(alt.layer(band, line, dot), plot_width(width, longest(rows)), ROW * len(rows), label_width(width))


def bars(rows: Rows, width: int, title: str, form: str, text: str = "text") -> Any:
    """Return horizontal bars with their figure at the end; rows have `label`, `value`, `text`, maybe `verdict`."""
    alt = need("altair")
    rows = [{"verdict": "", **row} for row in rows]
    y = alt.Y("label:N", sort=None, title=None, axis=row_axis())
    most = max((row["value"] for row in rows), default=0) or 1
    x = alt.X(
        "value:Q",
        title=title,
        axis=alt.Axis(format=form, tickCount=max(3, width // 110)),
        scale=alt.Scale(domain=[0, most * 1.18]),
    )
    colour = alt.Color("verdict:N", scale=alt.Scale(domain=list(VERDICTS), range=list(VERDICTS.values())), legend=None)
    base = alt.Chart(data(rows)).encode(x=x, y=y)
    figures = base.mark_text(align="left", dx=5, fontSize=12, color=INK).encode(text=f"{text}:N")
    bar = base.mark_bar(cornerRadiusEnd=2, height=14).encode(color=colour)
    return styled(bar + figures, plot_width(width, longest(rows)), ROW * len(rows), label_width(width))


def grouped_bars(rows: Rows, width: int, title: str, groups: list[str]) -> Any:
    """Return horizontal bars, one for each group beside another; rows have `label`, `group` and `value`."""
    alt = need("altair")
    y = alt.Y("label:N", sort=None, title=None, axis=row_axis())
    x = alt.X("value:Q", title=title, axis=alt.Axis(tickCount=max(3, width // 110)))
    chart = (
        alt.Chart(data(rows))
        .mark_bar(cornerRadiusEnd=2)
        .encode(x=x, y=y, yOffset=alt.YOffset("group:N", sort=groups), color=series(groups))
    )
    count = len({row["label"] for row in rows})
    return styled(chart, plot_width(width, longest(rows)), (10 * len(groups) + 12) * count, label_width(width))


def series(names: list[str]) -> Any:
    """Return the colours of bots or versions by name, with a legend where there are several."""
    alt = need("altair")
    colours = [SERIES[at % len(SERIES)] for at in range(len(names))]
    legend = alt.Legend(title=None) if len(names) > 1 else None
    return alt.Color("group:N", scale=alt.Scale(domain=names, range=colours), legend=legend, sort=None)


def histogram(rows: Rows, width: int, title: str) -> Any:
    """Return upright bars side by side; rows have the edges `low` and `high`, and the `share` between them."""
    alt = need("altair")
    share = alt.Y("share:Q", title=say("of-games"), axis=alt.Axis(format="%", tickCount=4))
    x = alt.X(
        "low:Q",
        title=title,
        axis=alt.Axis(grid=False, tickMinStep=1, tickCount=max(4, width // 80), format="d"),
        scale=alt.Scale(nice=False, zero=False),
    )
    bars = alt.Chart(data(rows)).mark_rect(color=MAIN, stroke="white", strokeWidth=1)
    chart = bars.encode(x=x, x2="high:Q", y=share, y2=alt.Y2Datum(0))
    return styled(chart, width - 70, 170)


def binned(counts: dict[int, int], bins: int) -> Rows:
    """Return counts in at most so many bins of equal width: `low` and `high` edges and the `share` of all."""
    total = sum(counts.values())
    first, last = min(counts), max(counts)
    size = -(-(last - first + 1) // bins)
    sums: dict[int, int] = {}
    for value, count in counts.items():
        sums[(value - first) // size] = sums.get((value - first) // size, 0) + count
    return [
        {
            "low": first + at * size - 0.5,
            "high": first + (at + 1) * size - 0.5,
            "label": label_of(first + at * size, size),
            "share": sums.get(at, 0) / total,
        }
        for at in range((last - first) // size + 1)
    ]


def label_of(low: int, size: int) -> str:
    """Return a bin in words."""
    return str(low) if size == 1 else say("span", low=low, high=low + size - 1)


def outlines(rows: Rows, width: int, title: str, groups: list[str]) -> Any:
    """Return distributions over one another as stepped lines; rows have `group`, `middle` and `share`."""
    alt = need("altair")
    x = alt.X(
        "middle:Q",
        title=title,
        axis=alt.Axis(grid=False, tickCount=max(4, width // 80)),
        scale=alt.Scale(nice=False, zero=False),
    )
    y = alt.Y("share:Q", title=say("of-seats"), axis=alt.Axis(format="%", tickCount=4), stack=None)
    chart = (
        alt.Chart(data(rows))
        .mark_area(interpolate="step", line=True, opacity=0.22)
        .encode(x=x, y=y, color=series(groups))
    )
    return styled(chart, width - 70, 180)


def line(rows: Rows, width: int, title: str, along: str) -> Any:
    """Return a line over ten stages; rows have `stage` from 0 to 9 and `value`."""
    alt = need("altair")
    placed = [{**row, "at": (row["stage"] + 0.5) / 10} for row in rows]
    x = alt.X("at:Q", title=along, axis=alt.Axis(format="%", grid=False, tickCount=5), scale=alt.Scale(domain=[0, 1]))
    y = alt.Y("value:Q", title=title, axis=alt.Axis(tickCount=4), scale=alt.Scale(zero=True))
    chart = (
        alt.Chart(data(placed))
        .mark_line(color=MAIN, strokeWidth=2.5, point={"filled": True, "size": 45, "color": MAIN})
        .encode(x=x, y=y)
    )
    return styled(chart, width - 70, 170)


def ranges(rows: Rows, width: int, title: str) -> Any:
    """Return durations on a logarithmic scale: 5 to 95 thin, 25 to 75 thick, a dot for the median; in milliseconds."""
    alt = need("altair")
    y = alt.Y("label:N", sort=None, title=None, axis=row_axis())
    scale = alt.Scale(type="log", nice=True)
    axis = alt.Axis(tickCount=max(3, width // 130), format="~g")
    base = alt.Chart(data(rows)).encode(y=y)
    thin = base.mark_rule(strokeWidth=2, color=MAIN, opacity=0.5).encode(
        x=alt.X("q5:Q", scale=scale, axis=axis, title=title), x2="q95:Q"
    )
    thick = base.mark_rule(strokeWidth=8, color=MAIN, opacity=0.45).encode(
        x=alt.X("q25:Q", scale=scale, title=title), x2="q75:Q"
    )
    dot = base.mark_point(filled=True, size=70, color=INK, opacity=1).encode(x=alt.X("q50:Q", scale=scale, title=title))
    return styled(thin + thick + dot, plot_width(width, longest(rows)), ROW * len(rows), label_width(width))
