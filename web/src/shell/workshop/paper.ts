// The paper that is printed on, as a style sheet of its own: the page's rules about paper cannot be changed from a style.
export type Paper = "A4" | "letter";

export interface PrintedCard {
  table: string;
  id: string;
}

/** Cards of 63 by 88 mm on a sheet: beside each other, and in all. */
export const ACROSS = 3;
export const ON_SHEET = 9;

/** Print on this paper, to its edges, until what is returned is called. What is wider than high is printed on paper that lies. */
export function onPaper(paper: Paper): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${paper} portrait; margin: 0; } @page lying { size: ${paper} landscape; margin: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet));
}
