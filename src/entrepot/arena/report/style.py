"""The report's looks."""

from typing import Final

STYLE: Final = """
:root { color-scheme: light; --ink: #1c2430; --soft: #5a6473; --line: #e3e7ec; --paper: #fff; --back: #f5f3ee;
  --shade: rgba(28, 36, 48, .26);
  --main: #1f6f8b; --warn: #b3401f; --good: #3f7d20; }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI",
  Roboto, "Helvetica Neue", Arial, sans-serif; }
main, header.top > div, footer > div { max-width: 760px; margin: 0 auto; padding: 0 24px; }
h1, h2, h3 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  line-height: 1.2; font-weight: 600; margin: 0; }
header.top { background: #17323d; color: #fff; padding: 44px 0 36px; }
header.top h1 { font-size: 2.3rem; letter-spacing: -.01em; }
header.top p { margin: 10px 0 0; color: #c9dbe1; max-width: 60ch; overflow-wrap: anywhere; }
.tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1px; margin: 28px 0 0; padding: 0;
  background: #2c4a56; border-radius: 8px; overflow: hidden; }
.tiles div { background: #1e3f4c; padding: 14px 16px; }
.tiles dt { font-size: .8rem; color: #b7ccd4; }
.tiles dd { margin: 2px 0 0; font-size: 1.45rem; font-weight: 600; font-variant-numeric: tabular-nums; }
nav { position: sticky; top: 0; z-index: 2; background: var(--paper); border-bottom: 1px solid var(--line); }
nav ul { display: flex; flex-wrap: wrap; gap: 0 4px; list-style: none; max-width: 1100px; margin: 0 auto;
  padding: 0 16px; justify-content: center; }
nav a { display: block; padding: 12px 8px; color: var(--soft); text-decoration: none; white-space: nowrap;
  font-size: .92rem; }
nav a:hover { color: var(--ink); text-decoration: underline; text-underline-offset: 4px; }
a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--main); outline-offset: 2px;
  border-radius: 4px; }
section { padding: 44px 0 0; scroll-margin-top: 50px; }
section > h2 { font-size: 1.7rem; margin-bottom: 6px; }
section > p { color: var(--soft); margin: 8px 0 0; font-size: .95rem; }
ul.findings { list-style: none; margin: 18px 0 0; padding: 0; background: var(--paper); border: 1px solid var(--line);
  border-radius: 10px; }
ul.findings li { padding: 13px 18px 13px 46px; position: relative; border-top: 1px solid var(--line); }
ul.findings li:first-child { border-top: 0; }
ul.findings li::before { content: "\\2022"; position: absolute; left: 16px; top: 12px; width: 20px; height: 20px;
  border-radius: 50%; text-align: center; line-height: 20px; font-weight: 700; font-size: 13px; color: #fff;
  background: var(--main); margin-top: 2px; }
ul.findings li.warn::before { content: "!"; background: var(--warn); }
ul.findings li.good::before { content: "\\2713"; background: var(--good); }
figure { margin: 20px 0 0; padding: 22px 24px 16px; background: var(--paper); border: 1px solid var(--line);
  border-radius: 10px; }
figcaption h3 { font-size: 1.2rem; }
figcaption p { margin: 6px 0 16px; max-width: 66ch; }
figcaption, .wide { contain: inline-size; }
figure svg { display: block; max-width: 100%; height: auto; }
.narrow { display: none; }
details { border-top: 1px solid var(--line); margin-top: 14px; padding-top: 10px; font-size: .9rem; }
summary { cursor: pointer; color: var(--soft); padding: 4px 0; }
summary:hover { color: var(--ink); }
.scroll { overflow-x: auto; max-height: 480px; overflow-y: auto; }
.scroll, nav ul { background: linear-gradient(to right, var(--paper) 40%, transparent) 0 0 / 48px 100% no-repeat local,
  linear-gradient(to left, var(--paper) 40%, transparent) 100% 0 / 48px 100% no-repeat local,
  linear-gradient(to right, transparent 1px, var(--shade) 1px, transparent) 0 0 / 18px 100% no-repeat scroll,
  linear-gradient(to left, transparent 1px, var(--shade) 1px, transparent) 100% 0 / 18px 100% no-repeat scroll,
  var(--paper); }
table { border-collapse: separate; border-spacing: 0; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 6px 10px; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; color: var(--soft); position: sticky; top: 0; z-index: 1; white-space: normal;
  vertical-align: bottom; min-width: 4em; max-width: 15em; overflow-wrap: break-word; }
details th { background: var(--paper); }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal; min-width: 8em;
  position: sticky; left: 0; background: var(--paper); border-right: 1px solid var(--line); }
th:first-child { z-index: 2; }
th a, td a { color: var(--main); }
figcaption + .scroll { max-height: none; font-size: .9rem; }
td.words { text-align: left; white-space: normal; min-width: 14em; max-width: 28em; }
footer { margin-top: 56px; padding: 28px 0 48px; border-top: 1px solid var(--line); background: var(--paper);
  color: var(--soft); font-size: .9rem; }
footer h2 { font-size: 1.15rem; color: var(--ink); }
footer li { margin: 6px 0; }
@media (min-width: 800px) {
  figure { width: max-content; min-width: 100%; max-width: calc(100vw - 56px); position: relative; left: 50%;
    transform: translateX(-50%); }
}
@media (max-width: 720px) {
  main, header.top > div, footer > div { padding: 0 14px; }
  header.top { padding: 30px 0 24px; }
  header.top h1 { font-size: 1.75rem; }
  .tiles { grid-template-columns: repeat(2, 1fr); }
  figure { padding: 16px 14px 12px; }
  nav ul { padding: 0 6px; flex-wrap: nowrap; justify-content: flex-start; overflow-x: auto; }
  th:first-child, td:first-child { min-width: 6.5em; max-width: 9em; overflow-wrap: break-word; }
  td.words { min-width: 11em; }
  .wide { display: none; }
  .narrow { display: block; }
}
@media print {
  body, figure, footer { background: #fff; }
  nav { display: none; }
  figure { width: auto; max-width: none; left: 0; transform: none; }
  figure, ul.findings { break-inside: avoid; }
  header.top { color: #000; background: #fff; }
  header.top p, .tiles dt { color: #333; }
  .tiles, .tiles div { background: #fff; color: #000; }
}
"""
