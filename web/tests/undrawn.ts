// What of a game's view no picture shows, by the beginning of its path (with $ the whole of it), each with the reason. What is "not drawn yet" should be.
const TITLE = "the page has it as its heading";
const BEFORE = "chosen before the game begins, and the same throughout";
const RECKONING = "the reckoning below the table says it";
const COUNTED = "a count that is drawn elsewhere stands beside it";
const MOMENT = "of a moment at which nobody is asked, or the question says it";
const RARE = "drawn, but it does not come up in the recorded games, or with one value only";
const SAID = "the choice says it row by row, in words";
const YET = "not drawn yet";

const common = { ".game": TITLE, ".options": BEFORE, ".ending": RECKONING };

export const UNDRAWN: Record<string, Record<string, string>> = {
  tradejack: { ...common, ".regulations": "drawn as the kinds that are banned", ".source_counts": COUNTED, ".looked": RARE, ".auction.passes": MOMENT, ".auction.out": MOMENT, ".shown": "the sales are drawn from what is told of them", ".discards": YET },
  trade_and_triumph: { ...common, ".known[].hand": RARE, ".known[].either": RARE, ".arrivals": MOMENT, ".arriving": MOMENT, ".asked.deck": "goes with its card" },
  tradewarz: {
    ...common,
    ".phase": "the question says it",
    ".roll": MOMENT,
    ".morale_known": YET,
    ".morale_returned": YET,
    ".players[].techs": "drawn in the trees, which lie open on wish",
    ".players[].castles_left": YET,
    ".players[].silos_left": YET,
    ".players[].squads_left": YET,
    ".players[].squad_limit": YET,
    ".supers": YET,
    ".waiting": MOMENT,
    ".bank.silver": RARE,
    ".offers_left": MOMENT,
    ".homeless": MOMENT,
    ".armies[].super": RARE,
    ".proposal.agreed": RARE,
    ".march.": MOMENT,
    ".battle.place": "the battle is drawn over it",
    ".battle.chosen": MOMENT,
    ".buildings[].place": RARE,
    ".buildings[].year": MOMENT,
    ".buildings[].extra": YET,
  },
  trigon: {
    ...common,
    ".explorer": MOMENT,
    ".discards": YET,
    ".aside": YET,
    ".village_": YET,
    ".players[].palace": "drawn with the settlement in which it stands",
    ".players[].tokens": "drawn with each settlement",
    ".players[].lands": YET,
    ".players[].founded": MOMENT,
    ".groups[].stepped": MOMENT,
    ".groups[].sailed": MOMENT,
    ".groups[].spent": MOMENT,
    ".remembered": YET,
    ".laid": RARE,
    ".offers_left": MOMENT,
    ".card": RARE,
    ".battle.spot": "the battle is drawn over it",
    ".battle.extra_": RARE,
    ".battle.doubled": RARE,
  },
  price_of_power: {
    ...common,
    ".acted": MOMENT,
    ".trade.role": RARE,
    ".trade.escort": MOMENT,
    ".trade.powers": MOMENT,
    ".trade.order": MOMENT,
    ".cards.shown[].entries[].table$": RARE,
    ".cards.shown[].entries[].table[].power": SAID,
    ".cards.shown[].entries[].secondary_table": SAID,
    ".nodes[].linked": "drawn as the chain to the node that is looked at",
    ".cards.deck": RARE,
  },
};

/** Whether the beginning of a path, or a whole one, covers a path. */
export const covers = (one: string, path: string): boolean => (one.endsWith("$") ? `${path}$` === one : path.startsWith(one));
