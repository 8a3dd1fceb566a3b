// What is wrong with the texts in the window, by geometry alone. Evaluates to the functions that the tests call.
({ near }) => {
  const parents = (one) => (one ? [one, ...parents(one.parentElement)] : []);
  const told = (one, text) => `${one.tagName.toLowerCase()}.${one.classList[0] ?? ""} "${text.slice(0, 40)}"`;
  /** A function that looks once at each element; what it found is forgotten with it. */
  const once = (look) => {
    const known = new Map();
    return (one) => known.get(one) ?? known.set(one, look(one)).get(one);
  };
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest("option, title");

  function* texts() {
    const isForTheEar = once((one) => one !== null && (getComputedStyle(one).clipPath === "inset(50%)" || isForTheEar(one.parentElement)));
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [owner, text] = [node.parentElement, node.nodeValue.trim()];
      if (!text || !isShown(owner) || isForTheEar(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (boxesOf(range).length) yield { owner, text, range };
    }
  }

  /** Where the lines of a text are in the window now. */
  const boxesOf = (range) => [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);

  // ------------------------------------------------------------------ what lies on something

  const alphaOf = (colour) => Number(colour.match(/[\d.]+/g)?.[3] ?? 1);

  function hides(one) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
    const isFilled = alphaOf(backgroundColor) > 0.6 || backgroundImage !== "none";
    return one.closest("svg") !== null || (isFilled && Number(opacity) > 0.9);
  }

  /** Whether the middle of a line is in the window and nothing lies over it. */
  function isSeen({ owner, box }, hides) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const top = document.elementFromPoint(x, y); // mostly enough, and to ask for all takes far longer
    if (top === null || top === owner) return top === owner;
    for (const one of hides(top) ? [top] : document.elementsFromPoint(x, y)) {
      if (one === owner || one.contains(owner)) return true;
      if (hides(one)) return false;
    }
    return false;
  }

  /** The letters of a line: above and below them a fifth of its box is air. */
  const lettersOf = ({ left, right, top, bottom }) => ({ left, right, top: top + (bottom - top) / 5, bottom: bottom - (bottom - top) / 5 });

  const scrollerOf = once((one) => (one === null || /auto|scroll/.test(getComputedStyle(one).overflowY) ? one : scrollerOf(one.parentElement)));

  /** What is scrolled out of its frame lies on nothing below that. */
  function inFrame(letters, owner) {
    const frame = scrollerOf(owner)?.getBoundingClientRect();
    return frame ? { ...letters, top: Math.max(letters.top, frame.top), bottom: Math.min(letters.bottom, frame.bottom) } : letters;
  }

  function overlaps(found) {
    const lines = found.flatMap(({ owner, text, range }) => boxesOf(range).map((box) => ({ owner, text, box, letters: inFrame(lettersOf(box), owner) })));
    const hidesOnce = once(hides);
    const seen = lines.filter((line) => isSeen(line, hidesOnce));
    const meet = (one, other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > near &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > near;
    return seen.flatMap((one, at) =>
      seen.slice(at + 1).flatMap((other) => {
        const lies = one.owner !== other.owner && meet(one.letters, other.letters);
        return lies ? [`${told(one.owner, one.text)} lies on ${told(other.owner, other.text)}`] : [];
      }),
    );
  }

  // ------------------------------------------------------------------ what is cut

  /** The frames that cut what stands over them; what can be scrolled cuts nothing. */
  function framesOf(owner) {
    const found = [];
    for (const one of parents(owner)) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (one.tagName === "MAIN" || /auto|scroll/.test(overflowX + overflowY)) break;
      if (one.tagName !== "svg" && /hidden|clip/.test(overflowX + overflowY)) found.push(one);
    }
    return found;
  }

  function isCut({ owner, text, range }, frame) {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const isOver = (box) => box.left < left - near || box.right > right + near || box.top < top - near || box.bottom > bottom + near;
    const isTold = parents(owner).some(({ title }) => title?.includes(text.slice(0, 8)));
    return boxesOf(range).map(lettersOf).some(isOver) && !(getComputedStyle(frame).textOverflow === "ellipsis" && isTold);
  }

  function cuts(found) {
    const frames = once(framesOf);
    return found.flatMap((one) => frames(one.owner).flatMap((frame) => (isCut(one, frame) ? [`${told(one.owner, one.text)} is cut by ${told(frame, "")}`] : [])));
  }

  /** Look at the page from its top to its foot: only what is in the window can be told to lie on something. */
  function faults() {
    const through = new CSSStyleSheet(); // the page takes no other style that is not its own
    through.replaceSync("* { pointer-events: auto !important }"); // everything is asked what lies on it
    document.adoptedStyleSheets.push(through);
    const found = [...texts()];
    const wrong = new Set(cuts(found));
    for (let top = 0; top < document.documentElement.scrollHeight; top += Math.floor((innerHeight * 3) / 4)) {
      scrollTo({ top, behavior: "instant" });
      for (const one of overlaps(found)) wrong.add(one);
    }
    scrollTo({ top: 0, behavior: "instant" });
    document.adoptedStyleSheets.pop();
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) wrong.add(`the page is ${over} pixels too wide`);
    return [...wrong];
  }

  // ------------------------------------------------------------------ what is faint

  const coloursIn = (text) =>
    [...text.matchAll(/rgba?\(([^)]*)\)/g)].map(([, inside]) => inside.split(/[ ,/]+/).map(Number)).map(([r, g, b, a = 1]) => [r, g, b, a]);
  const mix = ([r, g, b, a], under) => [r, g, b].map((one, at) => one * a + under[at] * (1 - a));
  const linear = (one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);

  function contrast(one, other) {
    const [bright, dark] = [light(one), light(other)].sort((x, y) => y - x);
    return (bright + 0.05) / (dark + 0.05);
  }

  /** All colours that may be behind an element: its ground, or each of a gradient on it. */
  function groundsOf(one) {
    if (!one) return [[255, 255, 255]];
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const washes = backgroundImage === "none" ? [] : coloursIn(backgroundImage);
    const [flat] = coloursIn(backgroundColor);
    const solid = [...washes, ...(flat && !washes.length ? [flat] : [])].filter(([, , , alpha]) => alpha > 0.99);
    if (solid.length) return solid.map(([r, g, b]) => [r, g, b]);
    const under = groundsOf(one.parentElement);
    return flat?.[3] > 0 ? under.map((ground) => mix(flat, ground)) : under;
  }

  function faint() {
    const wrong = new Set();
    for (const { owner, text } of texts()) {
      const { color, textShadow, fontSize, fontWeight } = getComputedStyle(owner);
      if (textShadow !== "none" || owner.closest("svg, :disabled, [aria-disabled=true]")) continue; // drawn round, or not meant to be read
      const size = parseFloat(fontSize);
      const wanted = size >= 24 || (size >= 18.6 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const least = Math.min(...groundsOf(owner).map((ground) => contrast(mix(coloursIn(color)[0], ground), ground)));
      if (least < wanted) wrong.add(`${told(owner, text)} has a contrast of ${least.toFixed(1)}, not ${wanted}`);
    }
    return [...wrong];
  }

  return { faults, faint };
}
