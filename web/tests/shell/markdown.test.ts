// How-to-play pages are printed with their headings, lists and tables, and nothing that they bring along becomes HTML.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";

import Markdown from "../../src/shell/Markdown.svelte";

let shown: Record<string, unknown> | null = null;
afterEach(() => void (shown && unmount(shown)));

/** The page as it is printed: its elements, without what Svelte marks them with. */
function printed(page: string): string {
  document.body.innerHTML = "";
  shown = mount(Markdown, { target: document.body, props: { page } });
  flushSync();
  return document.body.innerHTML.replace(/<!--.*?-->| class="[^"]*"|\s+(?=<\/?(?:tr|li|tbody|ol|ul|table))|\n\s*/g, "").trim();
}

test.each([
  ["# Aim\n\nMost *points* **win**.", "<h3>Aim</h3><p>Most <em>points</em> <strong>win</strong>.</p>"],
  ["Two lines\nof one paragraph", "<p>Two linesof one paragraph</p>"],
  ["1. draw\n2. play", '<ol start="1"><li>draw</li><li>play</li></ol>'],
  ["3. score", '<ol start="3"><li>score</li></ol>'],
  ["- one\n  - within", "<ul><li>one<ul><li>within</li></ul></li></ul>"],
  ["| a | b |\n|---|---|\n| **1** | |", '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td><strong>1</strong></td><td></td></tr></tbody></table>'],
  ["2 \\* 3, `x`", "<p>2 * 3, <code>x</code></p>"],
])("%j", (page, html) => expect(printed(page)).toBe(html));

test.each(["<script>alert(1)</script>", "Look: <img src=x onerror=alert(1)>", "| a |\n|---|\n| <iframe> |", "[here](javascript:alert)", "![map](http://away.example/map.png)"])(
  "%s brings in no element of its own",
  (page) => {
    printed(page);
    expect(document.body.querySelector("script, img, iframe, a")).toBeNull();
    expect(document.body.textContent).toMatch(/alert\(1\)|<iframe>|here|map/);
  },
);
