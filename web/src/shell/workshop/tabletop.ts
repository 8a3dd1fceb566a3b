// Decks as Tabletop Simulator reads them: sheets of at most ten cards by seven, and a saved object that names their cards.

export const ACROSS = 10;
const MOST_DOWN = 7;
const FEWEST_DOWN = 2;
/** The last place of a sheet is what others see of a hidden card. */
export const ON_SHEET = ACROSS * MOST_DOWN - 1;

export interface DeckCard {
  id: string;
  name: string;
  text: string;
  copies: number;
}
export interface Deck {
  table: string;
  name: string;
  cards: DeckCard[];
}
export interface Sheet {
  table: string;
  /** Of all sheets together, from 1. */
  number: number;
  file: string;
  down: number;
  cards: DeckCard[];
}

export function sheetsOf(decks: Deck[]): Sheet[] {
  const sheets: Sheet[] = [];
  for (const { table, cards } of decks)
    for (let at = 0; at < cards.length; at += ON_SHEET) {
      const own = cards.slice(at, at + ON_SHEET);
      const down = Math.max(FEWEST_DOWN, Math.ceil((own.length + 1) / ACROSS));
      sheets.push({ table, number: sheets.length + 1, file: `sheets/${table}-${at / ON_SHEET + 1}.png`, down, cards: own });
    }
  return sheets;
}

export const backFile = (table: string): string => `backs/${table}.png`;
export const cardFile = (table: string, id: string): string => `cards/${table}-${id}.png`;

/** A saved object with a deck for each table; `address` is where the pictures will lie. */
export function savedObject(title: string, decks: Deck[], address: string): object {
  const sheets = sheetsOf(decks);
  const root = address.endsWith("/") || !address ? address : `${address}/`;
  return { SaveName: title, GameMode: title, ObjectStates: decks.map((deck, at) => deckObject(deck, sheets.filter(({ table }) => table === deck.table), root, at)) };
}

function deckObject(deck: Deck, sheets: Sheet[], root: string, at: number): object {
  const placed = { posX: 3 * at, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
  const custom = Object.fromEntries(
    sheets.map((sheet) => [
      String(sheet.number),
      { FaceURL: root + sheet.file, BackURL: root + backFile(deck.table), NumWidth: ACROSS, NumHeight: sheet.down, BackIsHidden: true, UniqueBack: false },
    ]),
  );
  const cards = sheets.flatMap((sheet) =>
    sheet.cards.flatMap(({ name, text, copies }, place) =>
      Array.from({ length: copies }, () => ({
        Name: "CardCustom",
        Transform: placed,
        Nickname: name,
        Description: text,
        CardID: 100 * sheet.number + place,
        CustomDeck: { [sheet.number]: custom[sheet.number] },
      })),
    ),
  );
  if (cards.length === 1) return cards[0]!; // a deck has two cards at least
  return { Name: "DeckCustom", Transform: placed, Nickname: deck.name, Description: "", DeckIDs: cards.map(({ CardID }) => CardID), CustomDeck: custom, ContainedObjects: cards };
}
