// A drawing of the page as a picture: put into an SVG together with the page's styles and fonts, and painted on a canvas.

const SVG = "http://www.w3.org/2000/svg";

/** What a browser paints of an element, `scale` times as large. */
export async function painted(element: HTMLElement, scale: number): Promise<HTMLCanvasElement> {
  const [wide, high] = [element.offsetWidth, element.offsetHeight];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(wide * scale));
  svg.setAttribute("height", String(high * scale));
  svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  svg.style.fontSize = getComputedStyle(document.documentElement).fontSize;
  const style = document.createElement("style");
  style.textContent = await styles();
  const around = document.createElement("div");
  const { font, color } = getComputedStyle(element);
  Object.assign(around.style, { font, color, colorScheme: "light" });
  around.append(element.cloneNode(true));
  const inside = document.createElementNS(SVG, "foreignObject");
  inside.setAttribute("width", String(wide));
  inside.setAttribute("height", String(high));
  inside.append(style, around);
  svg.append(shared(element), inside);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = canvasOf(Math.round(wide * scale), Math.round(high * scale));
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A part of a canvas. */
export function part(of: HTMLCanvasElement, x: number, y: number, wide: number, high: number): HTMLCanvasElement {
  const canvas = canvasOf(wide, high);
  canvas.getContext("2d")!.drawImage(of, x, y, wide, high, 0, 0, wide, high);
  return canvas;
}

export async function png(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("this picture is too large for the browser");
  return new Uint8Array(await blob.arrayBuffer());
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement("canvas"), { width, height });
}

/** Copies of what `<use>` elements refer to elsewhere in the page, and of what those refer to. */
function shared(element: Element): SVGDefsElement {
  const defs = document.createElementNS(SVG, "defs");
  const known = new Set<string>();
  const collect = (from: Element): void => {
    for (const use of from.querySelectorAll("use")) {
      const name = (use.getAttribute("href") ?? "").slice(1);
      const found = name && !known.has(name) && !element.querySelector(`#${CSS.escape(name)}`) ? document.getElementById(name) : null;
      if (!found) continue;
      known.add(name);
      defs.append(found.cloneNode(true));
      collect(found);
    }
  };
  collect(element);
  return defs;
}

let kept: Promise<string> | null = null;

/** All rules of the page; a picture may fetch nothing, so that fonts stand in them as they are. */
function styles(): Promise<string> {
  kept ??= Promise.all([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(written))).then((rules) => rules.join("\n"));
  return kept;
}

async function written(rule: CSSRule): Promise<string> {
  if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
  const address = /url\("?([^")]+)"?\)/.exec(rule.cssText);
  if (!address) return "";
  const bytes = new Uint8Array(await (await fetch(new URL(address[1]!, rule.parentStyleSheet?.href ?? location.href))).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return rule.cssText.replace(address[0], `url("data:font/woff2;base64,${btoa(text)}")`);
}
