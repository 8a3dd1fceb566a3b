// The paper that is printed on, as a style sheet of its own: the page's rules about paper cannot be changed from a style.
export type Paper = "A4" | "letter";

/** Print on this paper, to its edges, until what is returned is called. */
export function onPaper(paper: Paper): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${paper} portrait; margin: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet));
}
