// Made from the server's schema by tools/wire.mjs; sha256 1047a869f33213e29717386dc6197461ff29489d1faa89b1be4fe1d223302442

export interface Wire {
  [k: string]: unknown;
}
/**
 * An action in notation, in answer to the prompt of that number.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  action: string;
  id: string;
  prompt: number;
  seat: number;
  type: "act";
}
/**
 * How a table that cannot go on shall end, by the key of the seat that proposes it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Agree".
 */
export interface Agree {
  key: string;
  /**
   * @minItems 1
   * @maxItems 64
   */
  places: number[];
}
/**
 * What is done at the table beside the game, in the name of a seat; `whom` is the other seat that it is about.
 *
 *     nudge: remind `whom`. replace: agree that a bot plays for `whom`. pause: agree that the clocks stop; go-on: let them
 *     run again, or disagree. end: agree to end the game; play-on: disagree. bot: let one play for this seat; back: play
 *     oneself again. resign: leave the seat to a bot for good. cancel: call the game off, in its first round.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Arrange".
 */
export interface Arrange {
  do: "back" | "bot" | "cancel" | "end" | "go-on" | "nudge" | "pause" | "play-on" | "replace" | "resign";
  id: string;
  seat: number;
  type: "arrange";
  whom?: number | null;
}
/**
 * What had happened before push `before` of the seat that looks?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskEarlier".
 */
export interface AskEarlier {
  before: number;
  type: "earlier";
}
/**
 * What would a strong bot do in this seat's place, about the question of that number?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
  id: string;
  prompt: number;
  seat: number;
  type: "hint";
}
/**
 * What was the seat that looks shown by its last pushes up to `seq`?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskPast".
 */
export interface AskPast {
  id: string;
  seq: number;
  type: "past";
}
/**
 * What is asked: `number` is null when this viewer is asked nothing, and then `message` says who is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  message: Message;
  number: number | null;
}
/**
 * A sentence as data; the catalogues of `entrepot.words` say it.
 *
 *     An argument is a whole number, a literal text, a message, a text in all languages, a seat, or a list of these.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
  args: {};
  id: string;
}
/**
 * Whether somebody is at a seat, and what is under way about it. Moments are seconds from now on.
 *
 *     `seen` is when somebody was last there, ISO 8601 in UTC; null while somebody is, and where it is not known. `bot` is
 *     why a bot plays for its person now, `bot_from` the first round in which one has. Who was `nudged` has done nothing
 *     since that all could see. `nudge_in` and `bot_in` say when the others may nudge whoever sits there, and when they
 *     may agree that a bot plays; null: not now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Attendance".
 */
export interface Attendance {
  bot: ("agreed" | "asked" | "left" | "resigned" | "time-up") | null;
  bot_from: number | null;
  bot_in: number | null;
  clock: SeatClock | null;
  here: boolean;
  nudge_in: number | null;
  nudged: boolean;
  seen: string | null;
}
/**
 * What a clock shows: seconds `left`, whether it `runs`, and in how many seconds a night changes that.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatClock".
 */
export interface SeatClock {
  left: number;
  runs: boolean;
  turns_in: number | null;
}
/**
 * The rule that forbids an action; `message` is null where it is allowed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Because".
 */
export interface Because {
  clause: string;
  id: string;
  message: Message | null;
  type: "why";
}
/**
 * The compiled build that is made while the server runs plain sources; `percent` is how much of it is compiled.
 *
 *     With `ready` the bots think with it already, and the server runs it from its next start on. `sources` is a hash of
 *     those that the server runs, told on its own machine alone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Build".
 */
export interface Build {
  percent: number;
  sources: string;
  state: "compiling" | "none" | "ready" | "translating";
}
/**
 * Something somebody said; `at` is a time in UTC as ISO 8601.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  at: string;
  name: string;
  seat: number;
  text: string;
  type: "chat";
}
/**
 * A legal action: its notation, its sentence, what it touches, and what it will surely do.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  action: string;
  preview: Message[];
  say: Message;
  touches: Touch[];
  verb: string;
}
/**
 * One parameter of an action: the thing on the table that it names. `value` is its notation.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Touch".
 */
export interface Touch {
  kind: string;
  name: string;
  table: string;
  value: string;
}
/**
 * A rule of the ledger in both languages; `origin` says where it comes from, '' if the ledger does not tell.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clause".
 */
export interface Clause {
  en: string;
  id: string;
  kind: string;
  nl: string;
  origin: string;
}
/**
 * How long each seat may think: `bank` to begin with, and `move` more each time that it begins to be waited for.
 *
 *     What is left never grows beyond `cap`; 0 is no bound. Where a clock counts `days`, hours of `sleep` may be left out,
 *     by each player's own time zone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  bank: number;
  cap?: number;
  kind: "days" | "live";
  move: number;
  sleep?: Sleep | null;
}
/**
 * Hours of the day from `first` to `last`, which may be those of the next day.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sleep".
 */
export interface Sleep {
  first: number;
  last: number;
}
/**
 * One screen: this seat is to look next.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Curtain".
 */
export interface Curtain {
  seat: number;
  type: "curtain";
}
/**
 * The action, or what was said, is in the database.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  id: string;
  type: "done";
}
/**
 * One screen: nobody looks any more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Drop".
 */
export interface Drop {
  type: "drop";
}
/**
 * What had happened before: the events of the pushes from `first` on, up to where it was asked for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Earlier".
 */
export interface Earlier {
  events: Told[];
  first: number;
  seat: number | null;
  type: "earlier";
}
/**
 * An event with its sentence.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  args: {};
  kind: string;
  say: Message;
}
/**
 * A table to go on from a finished one, after `ply` of its actions.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fork".
 */
export interface Fork {
  ply: number;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: SeatWish[];
}
/**
 * Who shall sit in a seat; a bot by its name.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatWish".
 */
export interface SeatWish {
  bot?: string | null;
  kind: "bot" | "friend" | "me" | "screen";
  name?: string | null;
}
/**
 * A game as the lobby shows it. `minutes` is about how long people take; null where nobody has said.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  bots: string[];
  fewest: number;
  id: string;
  minutes: number | null;
  most: number;
  options: Option[];
  title: {
    [k: string]: string;
  };
  version: string;
}
/**
 * A choice that a table makes before it begins; the first choice is the default.
 *
 *     It means something only with these choices of other options (`needs`, by name) and from `fewest` seats on. `seats`
 *     are the numbers of seats at which a choice is allowed, of those choices that are not allowed at all of them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  choices: string[];
  fewest: number;
  name: string;
  needs: {
    [k: string]: string[];
  };
  seats: {
    [k: string]: number[];
  };
}
/**
 * Who somebody is: a name and a language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Guest".
 */
export interface Guest {
  language?: "en" | "nl";
  name: string;
}
/**
 * A parcel. `owner` is -1 once it is discarded; `card` is '' for a seat that has not seen it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HaggleParcel".
 */
export interface HaggleParcel {
  card: string;
  owner: number;
  seen_by: number[];
}
/**
 * What one seat knows. Seats are counted from 0, parcels from 1; cards are ids of the content.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HaggleView".
 */
export interface HaggleView {
  beginner: number;
  buyer: number;
  called: boolean;
  coins: number[];
  deck: number;
  discard: string[];
  ending: string;
  game: "haggle";
  hand: string[];
  hand_counts: number[];
  has_laid: boolean[];
  laid: string;
  mover: number;
  options: {
    [k: string]: string;
  };
  out: number[];
  parcel: number;
  parcels: HaggleParcel[];
  phase: string;
  prices: number[];
  round: number;
  seat: number | null;
  seats: number;
}
/**
 * The server is up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status: "ok";
  version: string;
}
/**
 * Who looks: the keys of the seats it holds, the last push it has seen, and what else it reads.
 *
 *     `text` is the table as text, `chat` what was last said there. With `pings` each side watches whether
 *     the other is there. With `people` it shows clocks, and who plays for whom. `zone` is the viewer's time zone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  chat?: boolean;
  /**
   * @maxItems 16
   */
  keys?: string[];
  people?: boolean;
  pings?: boolean;
  seq?: number;
  text?: boolean;
  type: "hello";
  zone?: string | null;
}
/**
 * What the event `hint` tells its seat: two actions in notation, and how much better the first is.
 *
 *     `other` is empty where nothing else was compared. `worth` and its standard error `error` are thousandths of a win.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HintArgs".
 */
export interface HintArgs {
  action: string;
  error: number;
  other: string;
  playouts: number;
  prompt: number;
  words: Message;
  worth: number;
}
/**
 * The key of an invitation: whoever sits down with it first gets the seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  key: string;
}
/**
 * A free seat to which somebody is invited, by the key of another seat of the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Invite".
 */
export interface Invite {
  key: string;
  seat: number;
}
/**
 * A seat to be given back, a table to be given up, or to be played at once more, by the key of a seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  key: string;
}
/**
 * One screen: this seat looks now; it has seen its pushes up to `seq`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lift".
 */
export interface Lift {
  seat: number;
  seq?: number;
  type: "lift";
}
/**
 * An action in words, and whose it was.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
  move: Message;
  seat: number;
}
/**
 * A table to be opened. `content` is a content file as TOML; without `watch` nobody looks on.
 *
 *     With `hints` they may be asked for even where two or more people sit. `stand_in` is the bot that plays for people
 *     who do not; where it is not named, one that takes no time.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  clock?: Clock | null;
  content?: string | null;
  game: string;
  hints?: boolean;
  options?: {
    [k: string]: string;
  };
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: SeatWish[];
  stand_in?: string | null;
  watch?: boolean;
}
/**
 * A new table. `keys` are by seat: of one's own seats, invitations to friends', null where the server acts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Opened".
 */
export interface Opened {
  keys: (string | null)[];
  table: string;
  watch: boolean;
}
/**
 * How a game ended. `places` (from 1) and `scores` are by seat, and empty where all have lost together.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  decided_by: string;
  ending: string;
  places: number[];
  scores: number[];
  winners: number[];
}
/**
 * What a seat was shown before, in order: the last few of its pushes up to the one that was asked for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pasts".
 */
export interface Pasts {
  id: string;
  seat: number | null;
  seen: Seen[];
  type: "past";
}
/**
 * What one seat was shown by push `seq`; `message` is what it was asked then, or whom the table waited for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seen".
 */
export interface Seen {
  events: Told[];
  message: Message;
  seq: number;
  text: Message[];
  view: unknown;
}
/**
 * Who is at a table, and what goes on there beside the game. `waiting` are the seats that are asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "People".
 */
export interface People {
  can_cancel: boolean;
  paused: boolean;
  seats: Attendance[];
  votes: Vote[];
  waiting: number[];
}
/**
 * What some have said yes to: that the clocks stop, that the game ends, or that a `bot` plays for seat `whom`.
 *
 *     `missing` are those whose word it waits for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  missing: number[];
  said: number[];
  what: "bot" | "end" | "pause";
  whom: number | null;
}
/**
 * Who is at the table, and what goes on there beside the game, whenever that changes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PeopleMessage".
 */
export interface PeopleMessage {
  can_cancel: boolean;
  paused: boolean;
  seats: Attendance[];
  type: "people";
  votes: Vote[];
  waiting: number[];
}
/**
 * From either side: is anybody there?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * What a bot did in this seat, in words, until its player took it back; with `more` only the last of it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayedForYou".
 */
export interface PlayedForYou {
  more: boolean;
  moves: Message[];
  seat: number;
  type: "played";
}
/**
 * From either side: here I am.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
}
/**
 * An Area in play: cubes by seat, and the seats with a Claim.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerArea".
 */
export interface PriceOfPowerArea {
  claims: number[];
  id: string;
  influence: number[];
}
/**
 * A Trade Card turned up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerCard".
 */
export interface PriceOfPowerCard {
  card: string;
  entries: PriceOfPowerEntry[];
}
/**
 * One primary node of a card turned up. `shut` is why the mover cannot select it, or empty; see refusals.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerEntry".
 */
export interface PriceOfPowerEntry {
  entry: string;
  node: string;
  secondary: string;
  secondary_shut: string;
  secondary_table: PriceOfPowerShare[];
  shut: string;
  table: PriceOfPowerShare[];
}
/**
 * What a collector would get.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerShare".
 */
export interface PriceOfPowerShare {
  ducats: number;
  power: number;
  seat: number;
}
/**
 * Where the Trade Cards are; the order of the deck is nobody's to know.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerCards".
 */
export interface PriceOfPowerCards {
  aside: string[];
  deck: string[];
  deck_count: number;
  discard: string[];
  shown: PriceOfPowerCard[];
}
/**
 * Event cards left in the deck, and the open discards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerEvents".
 */
export interface PriceOfPowerEvents {
  discard: string[];
  left: number;
}
/**
 * A Merchant in a node.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerMerchant".
 */
export interface PriceOfPowerMerchant {
  lying: boolean;
  seat: number;
}
/**
 * A Mission of a realm.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerMission".
 */
export interface PriceOfPowerMission {
  done: boolean;
  id: string;
}
/**
 * A Trade Node, and the seats with a valid connection to it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerNode".
 */
export interface PriceOfPowerNode {
  expanded: boolean;
  id: string;
  in_play: boolean;
  linked: number[];
  merchants: PriceOfPowerMerchant[];
  pirates: number;
}
/**
 * Who has passed, in order, and what each place pays.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerPassing".
 */
export interface PriceOfPowerPassing {
  passed: number[];
  pays: number[];
}
/**
 * What lies on a Province in play.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerProvince".
 */
export interface PriceOfPowerProvince {
  dnpr: boolean;
  id: string;
  occupied: boolean;
  town: number;
  vassal: number;
}
/**
 * What one seat has; all of it is open.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerRealm".
 */
export interface PriceOfPowerRealm {
  age_income: number;
  base_tax: number;
  beside: number;
  best_trade: number;
  cubes_left: number;
  ducats: number;
  growth: number;
  ideas: string[];
  interest: number;
  last_turns: number;
  missions: PriceOfPowerMission[];
  passed: boolean;
  power: number[];
  prestige: number;
  realm: string;
  ships_left: number;
  vassal_tax: number;
}
/**
 * A Sea Zone in play: by seat all ships, and those of them on slots.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerSea".
 */
export interface PriceOfPowerSea {
  id: string;
  ships: number[];
  slots: number;
  slotted: number[];
}
/**
 * Trade Power in the node that pays.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerStanding".
 */
export interface PriceOfPowerStanding {
  power: number;
  seat: number;
}
/**
 * The Trade in progress once a node is selected.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerTrade".
 */
export interface PriceOfPowerTrade {
  entry: string;
  escort: string;
  order: number[];
  powers: PriceOfPowerStanding[];
  role: "primary" | "secondary";
}
/**
 * All that a seat knows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PriceOfPowerView".
 */
export interface PriceOfPowerView {
  acted: boolean;
  age: number;
  areas: PriceOfPowerArea[];
  cards: PriceOfPowerCards;
  discovered: number[];
  east: boolean;
  ending: string;
  events: PriceOfPowerEvents;
  first: number;
  game: "price_of_power";
  nodes: PriceOfPowerNode[];
  options: {
    [k: string]: string;
  };
  passing: PriceOfPowerPassing;
  phase: string;
  provinces: PriceOfPowerProvince[];
  realms: PriceOfPowerRealm[];
  round: number;
  rounds: number;
  seas: PriceOfPowerSea[];
  seat: number | null;
  seats: number;
  trade: PriceOfPowerTrade | null;
  turn: number;
}
/**
 * An error: a stable code and a sentence for people.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  message: string;
}
/**
 * The secret of a finished table's chance and the promise that it keeps, both hexadecimal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Proof".
 */
export interface Proof {
  promise: string;
  secret: string;
}
/**
 * What one seat may see, all of it, and what has happened: the events are those of its pushes `first` to `seq`.
 *
 *     Where `first` is more than one behind the last push that the viewer has seen, there was too much to be told at
 *     once: the viewer forgets what it has heard, and may ask for what is `earlier`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Push".
 */
export interface Push {
  actions: Choice[];
  events: Told[];
  first: number;
  outcome: Outcome | null;
  prompt: Asked;
  proof: Proof | null;
  seat: number | null;
  seq: number;
  text: Message[];
  type: "push";
  undo: number;
  view: unknown;
}
/**
 * Nothing has changed. `id` is null where the message had none, `clause` is empty where no rule forbids it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  clause: string;
  code: string;
  id: string | null;
  message: Message;
  retry_after?: number | null;
  type: "refused";
}
/**
 * The table that goes on with the same people.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  table: string;
}
/**
 * A finished table after `ply` actions. `view` is a spectator's, `views` are by seat, `events` are of this ply.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replayed".
 */
export interface Replayed {
  events: Told[];
  move: Message | null;
  mover: number | null;
  plies: number;
  ply: number;
  seat: null;
  text: Message[];
  view: unknown;
  views: unknown[];
}
/**
 * A game's ledger.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rules".
 */
export interface Rules {
  clauses: Clause[];
  rulings: Ruling[];
}
/**
 * How a silence of the rulebook is settled; with `option`, a choice of the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ruling".
 */
export interface Ruling {
  choices: string[];
  id: string;
  option: string;
  origin: string;
  question: {
    [k: string]: string;
  };
  ruling: {
    [k: string]: string;
  };
  why: {
    [k: string]: string;
  };
}
/**
 * Something to be read by all at the table. With an `id` it is answered, and said once however often it is sent.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  id?: string | null;
  text: string;
  type: "chat";
}
/**
 * Who sits in a seat; `taken` once somebody, or a bot, does.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  bot: string | null;
  kind: "bot" | "friend" | "me" | "screen";
  name: string;
  taken: boolean;
}
/**
 * The seat that a key is for, or was.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
  seat: number;
}
/**
 * A seat to be taken. `key` is an invitation, or holds the seat; it is used up, and then `own` alone holds it.
 *
 *     `own` is the caller's own secret: 128 bits of chance or more, in letters, digits, - and _.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  key: string;
  name?: string | null;
  own: string;
}
/**
 * All actions of a finished table. `rounds` has the round of each position, from the start on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Story".
 */
export interface Story {
  moves: Moved[];
  rounds: number[];
}
/**
 * What strangers learn of a table without onlookers: its name, and whether a seat is free.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableFront".
 */
export interface TableFront {
  id: string;
  is_free: boolean;
  title: {
    [k: string]: string;
  };
}
/**
 * A table from outside. `waiting` are the seats that are asked, `promise` the hash of the secret of its chance.
 *
 *     `created` is a time in UTC as ISO 8601. `reason` says why a table is frozen, and then `proposals` has by seat how
 *     that seat would end it; `places` is what all have agreed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  clock: Clock | null;
  created: string;
  game: string;
  hints: boolean;
  id: string;
  notice: Message | null;
  options: {
    [k: string]: string;
  };
  people: People;
  places: number[] | null;
  promise: string;
  proposals: (number[] | null)[];
  reason: Message | null;
  rematch: string | null;
  round: number;
  rules: string;
  seats: SeatInfo[];
  stand_in: string;
  status: "agreed" | "frozen" | "over" | "playing" | "void" | "waiting";
  title: {
    [k: string]: string;
  };
  waiting: number[];
  watch: boolean;
}
/**
 * The table from outside, and the seats that this viewer holds.
 *
 *     `keys_for` has for each key of its `hello` the seat that is held by it; null where it holds none: forget it.
 *     Whoever only looks on is told that once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableMessage".
 */
export interface TableMessage {
  clock: Clock | null;
  created: string;
  game: string;
  hints: boolean;
  id: string;
  keys_for: (number | null)[];
  notice: Message | null;
  options: {
    [k: string]: string;
  };
  people: People;
  places: number[] | null;
  promise: string;
  proposals: (number[] | null)[];
  reason: Message | null;
  rematch: string | null;
  round: number;
  rules: string;
  seats: SeatInfo[];
  seats_held: number[];
  stand_in: string;
  status: "agreed" | "frozen" | "over" | "playing" | "void" | "waiting";
  title: {
    [k: string]: string;
  };
  type: "table";
  waiting: number[];
  watch: boolean;
}
/**
 * The card that the present choice belongs to; `effect` is one of the effect words.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphAsked".
 */
export interface TradeAndTriumphAsked {
  card: string;
  deck: string;
  effect: string;
}
/**
 * What a seat gets in its next turn only.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphBonus".
 */
export interface TradeAndTriumphBonus {
  draw: number;
  move: number;
}
/**
 * Cards of each deck.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphCounts".
 */
export interface TradeAndTriumphCounts {
  influence: number;
  specialty: number;
  trade: number;
}
/**
 * An Eternal in play.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphEternal".
 */
export interface TradeAndTriumphEternal {
  awake: boolean;
  card: string;
  used: boolean;
}
/**
 * Cards of each deck, as ids in order of face.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphFaces".
 */
export interface TradeAndTriumphFaces {
  influence: string[];
  specialty: string[];
  trade: string[];
}
/**
 * What this seat surely knows of another's cards by having looked or having seen them fetched.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphKnown".
 */
export interface TradeAndTriumphKnown {
  down: string[];
  either: string[];
  hand: TradeAndTriumphFaces;
}
/**
 * Cubes by colour.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphRegions".
 */
export interface TradeAndTriumphRegions {
  desert: number;
  forest: number;
  mountain: number;
  ocean: number;
}
/**
 * What the seat on turn can sell now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphSelling".
 */
export interface TradeAndTriumphSelling {
  cubes: boolean;
  price: number;
  set: number;
}
/**
 * One number a track.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphTracks".
 */
export interface TradeAndTriumphTracks {
  draw: number;
  move: number;
  play: number;
}
/**
 * Where a trader is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphTrader".
 */
export interface TradeAndTriumphTrader {
  forced: boolean;
  heading: "" | "back" | "out";
  held: boolean;
  place: string;
  space: number;
}
/**
 * What one seat knows. Seats are counted from 0, cards are ids of the content; lists are by seat unless told.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphView".
 */
export interface TradeAndTriumphView {
  active: number;
  arrivals: TradeAndTriumphWaiting[];
  arriving: TradeAndTriumphWaiting | null;
  asked: TradeAndTriumphAsked | null;
  bonuses: TradeAndTriumphBonus[];
  cubes: TradeAndTriumphRegions[];
  decks: TradeAndTriumphCounts;
  discards: TradeAndTriumphFaces;
  down: string[];
  down_counts: number[];
  drawn: string[];
  draws_left: number;
  end_triggered: boolean;
  ending: string;
  eternals: TradeAndTriumphEternal[][];
  first: number;
  game: "trade_and_triumph";
  gold: number[];
  hand: TradeAndTriumphFaces;
  hand_counts: TradeAndTriumphCounts[];
  in_force: TradeAndTriumphTracks;
  known: TradeAndTriumphKnown[];
  levels: TradeAndTriumphTracks[];
  may_stay: boolean;
  options: {
    [k: string]: string;
  };
  phase: string;
  plays_left: number;
  points: number[];
  prices: TradeAndTriumphTracks;
  revealed: string[];
  round: number;
  seat: number | null;
  seats: number;
  selling: TradeAndTriumphSelling;
  specialty_price: number;
  supply: TradeAndTriumphRegions;
  traders: TradeAndTriumphTrader[];
}
/**
 * An end that was reached or passed and is still to be resolved, or that is being resolved.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradeAndTriumphWaiting".
 */
export interface TradeAndTriumphWaiting {
  place: string;
  route: string;
}
/**
 * The card under the hammer. `high_bidder` is None before the first bid.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradejackAuction".
 */
export interface TradejackAuction {
  bidder: number;
  high_bidder: number | null;
  out: boolean[];
  passes: number;
  revealer: number;
  source: string;
  standing_bid: number;
}
/**
 * Cards left in each deck; a face-down Source card beside the deck has left it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradejackDecks".
 */
export interface TradejackDecks {
  demand: number;
  product: number;
  source: number;
}
/**
 * The discard piles, as ids in order of face; all are public.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradejackDiscards".
 */
export interface TradejackDiscards {
  demand: string[];
  product: string[];
  source: string[];
}
/**
 * What one seat knows. Seats are counted from 0; cards are ids of the content.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradejackView".
 */
export interface TradejackView {
  auction: TradejackAuction | null;
  awards: string[][];
  banned: string[];
  capital: number[];
  co2: number | null;
  co2_limit: number | null;
  committed: boolean[];
  decks: TradejackDecks;
  demand: string[];
  discards: TradejackDiscards;
  ending: string;
  first: number;
  game: "tradejack";
  laid: string[][];
  looked: string[];
  options: {
    [k: string]: string;
  };
  phase: string;
  product_counts: number[];
  products: string[];
  regulations: string[];
  round: number;
  seat: number | null;
  seats: number;
  shown: string[][][];
  source_counts: number[];
  sources: (string[] | null)[];
  waiting: string;
}
/**
 * The soldiers on one place: `seats` from the host on, `soldiers` in the same order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzArmy".
 */
export interface TradewarzArmy {
  place: string;
  seats: number[];
  soldiers: number[];
  super: string;
}
/**
 * Xadlas left.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzBank".
 */
export interface TradewarzBank {
  golden: number;
  silver: number;
}
/**
 * The battle in progress; `burnt` has '' until cards are burnt.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzBattle".
 */
export interface TradewarzBattle {
  attacker: number;
  attackers: number;
  attacking: TradewarzValues;
  burnt: string[];
  chosen: string[];
  committed: number[];
  defender: number;
  defenders: number;
  defending: TradewarzValues;
  place: string;
}
/**
 * What one side has in battle.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzValues".
 */
export interface TradewarzValues {
  block: number;
  kill: number;
  strength: number;
}
/**
 * A settlement, village or castle, which has a village beneath.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzBuilding".
 */
export interface TradewarzBuilding {
  extra: string[];
  kind: "castle" | "settlement" | "village";
  place: string;
  seat: number;
  silos: string[];
  year: number;
}
/**
 * A road, bridge or tunnel. `falling`: it joins the north-west with the south-east corner, else the other two.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzCrossing".
 */
export interface TradewarzCrossing {
  falling: boolean;
  kind: "bridge" | "road" | "tunnel";
  octagon: string;
}
/**
 * An amount of each resource.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzGoods".
 */
export interface TradewarzGoods {
  gold: number;
  lumber: number;
  mining: number;
  wheat: number;
}
/**
 * Soldiers that must leave, and who says where to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzHomeless".
 */
export interface TradewarzHomeless {
  chooser: number;
  seat: number;
  soldiers: number;
}
/**
 * The march in progress.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzMarch".
 */
export interface TradewarzMarch {
  at: string;
  boost: number;
  engineers: number;
  origin: string;
  reach: string[];
  seat: number;
  second: boolean;
  soldiers: number;
  spaces: number;
  super: string;
}
/**
 * An offer of resources as far as it is built.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzOffer".
 */
export interface TradewarzOffer {
  counter: boolean;
  give: TradewarzGoods;
  partner: number;
  proposer: number;
  want: TradewarzGoods;
}
/**
 * What all know of one player.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzPlayer".
 */
export interface TradewarzPlayer {
  alliance: number[];
  battle_known: string[];
  battle_left: number;
  battle_used: string[];
  board: string[];
  castles_left: number;
  gate: string;
  golden: number;
  goods: TradewarzGoods;
  holder: number;
  house: string;
  morale: number;
  reserve: number;
  sailed: number;
  silos_left: number;
  silver: number;
  squad_limit: number;
  squads_left: number;
  support: TradewarzSupport;
  techs: string[];
  tokens: TradewarzTokens;
  universities: TradewarzUniversities;
}
/**
 * Soldiers outside the own capital, and how many can be supported.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzSupport".
 */
export interface TradewarzSupport {
  most: number;
  used: number;
}
/**
 * Tokens of this year that are left.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzTokens".
 */
export interface TradewarzTokens {
  build: number;
  march: number;
  recruit: number;
  resources: number;
  retreat: number;
  tech: number;
}
/**
 * Level of each, 0 to 4.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzUniversities".
 */
export interface TradewarzUniversities {
  economy: number;
  engineering: number;
  military: number;
}
/**
 * A trading post.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzPost".
 */
export interface TradewarzPost {
  number: number;
  owner: number;
  place: string;
}
/**
 * A proposed alliance.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzProposal".
 */
export interface TradewarzProposal {
  agreed: number[];
  members: number[];
  proposer: number;
}
/**
 * Pieces left of each kind; a tunnel takes two, unless crossings are per diagonal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzStock".
 */
export interface TradewarzStock {
  bridge: number;
  road: number;
  tunnel: number;
}
/**
 * A super unit that somebody owns. In its owner's capital it is idle until soldiers are with it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzSuper".
 */
export interface TradewarzSuper {
  carrier: number;
  owner: number;
  place: string;
  tech: string;
}
/**
 * What one seat knows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzView".
 */
export interface TradewarzView {
  armies: TradewarzArmy[];
  bank: TradewarzBank;
  battle: TradewarzBattle | null;
  buildings: TradewarzBuilding[];
  crossings: TradewarzCrossing[];
  ending: string;
  game: "tradewarz";
  hand: string[];
  homeless: TradewarzHomeless | null;
  links: number[][];
  march: TradewarzMarch | null;
  morale_deck: number;
  morale_known: string[][];
  morale_returned: string[];
  mover: number;
  offer: TradewarzOffer | null;
  offers_left: number[];
  options: {
    [k: string]: string;
  };
  order: number[];
  phase: string;
  players: TradewarzPlayer[];
  posts: TradewarzPost[];
  proposal: TradewarzProposal | null;
  roll: number;
  season: string;
  seat: number | null;
  seats: number;
  stock: TradewarzStock;
  supers: TradewarzSuper[];
  tiles: string[];
  time_called: boolean;
  waiting: TradewarzWaiting[];
  year: number;
}
/**
 * A group of extra silos of which some are still to be placed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TradewarzWaiting".
 */
export interface TradewarzWaiting {
  group: number;
  left: number;
  seat: number;
}
/**
 * The battle in progress; before the first throw the attackers still stand where they came from.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonBattle".
 */
export interface TrigonBattle {
  attack_dice: number;
  attacker: number;
  attacking: TrigonFigures;
  defence_dice: number;
  defender: number;
  defending: TrigonFigures;
  doubled: boolean;
  extra_attack: number;
  extra_defence: number;
  spot: string;
}
/**
 * How many of each figure.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonFigures".
 */
export interface TrigonFigures {
  boat: number;
  knight: number;
  scout: number;
}
/**
 * An amount of each metal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonCoins".
 */
export interface TrigonCoins {
  copper: number;
  gold: number;
  silver: number;
}
/**
 * Figures of one colour on a spot; the others of `figures` may still move in this turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonGroup".
 */
export interface TrigonGroup {
  figures: TrigonFigures;
  sailed: TrigonFigures;
  seat: number;
  spent: TrigonFigures;
  spot: string;
  stepped: TrigonFigures;
}
/**
 * A group that is being chosen: who goes so far.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonMoving".
 */
export interface TrigonMoving {
  by_sea: boolean;
  figures: TrigonFigures;
  origin: string;
  seat: number;
  to: string;
}
/**
 * A coin offer as far as it is built.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonOffer".
 */
export interface TrigonOffer {
  give: TrigonCoins;
  partner: number;
  proposer: number;
  want: TrigonCoins;
}
/**
 * What all know of one player.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonPlayer".
 */
export interface TrigonPlayer {
  births: number;
  bonus: string[];
  cards: number;
  coins: TrigonCoins;
  completed: string[];
  founded: number;
  income: TrigonCoins;
  inhabitants: number;
  land: string;
  lands: string[];
  opened: string[];
  out: boolean;
  palace: boolean;
  points: number;
  quests: number;
  supply: TrigonFigures;
  tokens: number;
}
/**
 * A quest in this seat's hand. `done` of `needed`; for a quest of several kinds of deed these are bits.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonQuest".
 */
export interface TrigonQuest {
  done: number;
  needed: number;
  quest: string;
}
/**
 * A card that this seat knows to be in the hand of one of these seats.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonRemembered".
 */
export interface TrigonRemembered {
  card: string;
  kind: "play" | "quest";
  seats: number[];
}
/**
 * A village or city. `token` is its number and its slot, from 1.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonSettlement".
 */
export interface TrigonSettlement {
  card: string;
  city: boolean;
  inhabitants: number;
  palace: boolean;
  seat: number;
  spot: string;
  token: number;
}
/**
 * A card swap on offer: the kinds of card that the proposer gives and wants.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonSwap".
 */
export interface TrigonSwap {
  pair: "play-for-play" | "play-for-quest" | "quest-for-play" | "quest-for-quest";
  partner: number;
  proposer: number;
}
/**
 * What one seat knows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrigonView".
 */
export interface TrigonView {
  aside: string[];
  bank: TrigonCoins;
  battle: TrigonBattle | null;
  card: string;
  discards: string[];
  ending: string;
  explorer: boolean;
  first: number;
  game: "trigon";
  groups: TrigonGroup[];
  hand_cards: string[];
  hand_quests: TrigonQuest[];
  laid: string;
  mover: number;
  moving: TrigonMoving | null;
  offer: TrigonOffer | null;
  offers_left: number[];
  options: {
    [k: string]: string;
  };
  phase: string;
  play_stack: number;
  players: TrigonPlayer[];
  quest_stack: number;
  remembered: TrigonRemembered[];
  round: number;
  seat: number | null;
  seats: number;
  settlements: TrigonSettlement[];
  swap: TrigonSwap | null;
  village_left: string[];
  village_stack: number;
  village_under: string[];
}
/**
 * Take back the seat's last `count` actions; 0 means all that it may.
 *
 *     `prompt` is the question that stood there meanwhile, so that what was done since is not taken back instead; 0 where
 *     there was none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  count?: number;
  id: string;
  prompt?: number;
  seat: number;
  type: "undo";
}
/**
 * Why can this seat not do that?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  action: string;
  id: string;
  seat: number;
  type: "why";
}
