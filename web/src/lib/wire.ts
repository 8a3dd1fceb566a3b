// Made from the server's schema by tools/wire.mjs; sha256 37e7f9db71ff0b2b429113b3afd67141750e1a233a6ae52d158fe4cd8a2a349b

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
 * Cards to be compared with a version; with what the game ships where none is named.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Against".
 */
export interface Against {
  before?: string;
  text: string;
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
 * What somebody says of a game they have played: how much fun it was, its length, and what was unclear.
 *
 *     Whoever leaves all out is not asked again. `is_named`: their name may stand in the record of the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answers".
 */
export interface Answers {
  fun?: number | null;
  is_named?: boolean;
  length?: ("long" | "right" | "short") | null;
  unclear?: string;
}
/**
 * What is done at the table beside the game, in the name of a seat; `whom` is the other seat that it is about.
 *
 *     nudge: remind `whom`. replace: agree that a bot plays for `whom`. pause: agree that the clocks stop; go-on: let them
 *     run again, or disagree. end: agree to end the game; play-on: disagree. bot: let one play for this seat; back: play
 *     oneself again. resign: leave the seat to a bot for good. cancel: call the game off, in its first round. takeback:
 *     ask to take the seat's last action back; allow: agree that `whom` does; refuse: disagree, or ask no more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Arrange".
 */
export interface Arrange {
  do:
    | "allow"
    | "back"
    | "bot"
    | "cancel"
    | "end"
    | "go-on"
    | "nudge"
    | "pause"
    | "play-on"
    | "refuse"
    | "replace"
    | "resign"
    | "takeback";
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
 * An address to which a link shall be sent.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskMail".
 */
export interface AskMail {
  address: string;
  language?: "en" | "nl";
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
 * Somebody at an open table: who others know them as, how they stand in its game, whether they are there.
 *
 *     `player` is the id of their page, null while they have finished no game. `seen` is when somebody was last there
 *     who is away.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Attendee".
 */
export interface Attendee {
  here: boolean;
  mu: number | null;
  name: string;
  player: string | null;
  seen: string | null;
  sigma: number | null;
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
 * What a game's cards look like, and those that it ships; `meta` describes the whole.
 *
 *     With `can_try` this server can play trials.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bench".
 */
export interface Bench {
  bots: string[];
  can_try: boolean;
  data: {};
  fewest: number;
  game: string;
  meta: BenchColumn[];
  most: number;
  most_versions: number;
  tables: BenchTable[];
  title: {
    [k: string]: string;
  };
}
/**
 * A column of a table: `lo` and `hi` bound a number, or the length of a text; `aim` is the table it refers to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BenchColumn".
 */
export interface BenchColumn {
  about: string;
  aim: string;
  choices: unknown[] | null;
  default: unknown;
  hi: number;
  is_required: boolean;
  kind: "bool" | "id" | "int" | "str" | "text";
  lo: number;
  name: string;
}
/**
 * A table of cards or numbers; `capacity` is the most rows that it can have.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BenchTable".
 */
export interface BenchTable {
  about: string;
  capacity: number;
  columns: BenchColumn[];
  name: string;
}
/**
 * A bot on the scale of a game's ratings.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BotStrength".
 */
export interface BotStrength {
  bot: string;
  mu: number;
  sigma: number;
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
 * Who one is on this device from now on; the answer sets the cookie.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Came".
 */
export interface Came {
  language: "en" | "nl";
  name: string;
}
/**
 * A difference of cards: a row that was added or removed, a value, or the order of a table's rows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardChange".
 */
export interface CardChange {
  column: string;
  kind: "added" | "changed" | "order" | "removed";
  new: unknown;
  old: unknown;
  row: string;
  table: string;
}
/**
 * All that differs, in the order of the tables; `more` are not told.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardChanges".
 */
export interface CardChanges {
  changes: CardChange[];
  more: number;
}
/**
 * Cards as they are, sound or not: their data as JSON.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardDraft".
 */
export interface CardDraft {
  text: string;
}
/**
 * A card that was tried: the `worth` of a copy above the card in its `place`, and what is `usual` either way.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardFound".
 */
export interface CardFound {
  deals: number;
  face: string;
  is_clear: boolean;
  measure: "score" | "win";
  place: string;
  usual: number | null;
  verdict: "" | "strong" | "weak";
  worth: Span | null;
}
/**
 * A figure with its interval; null where too little was played to tell.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Span".
 */
export interface Span {
  high: number | null;
  low: number | null;
  mean: number | null;
}
/**
 * A card that people value otherwise than bots for sure: the parts of their seats that got it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardOfPeople".
 */
export interface CardOfPeople {
  bots: number;
  face: string;
  people: number;
  verdict: "less" | "more";
}
/**
 * What is wrong with cards, or worth noting: `row` counts from 1, 0 is the whole table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CellProblem".
 */
export interface CellProblem {
  code: string;
  column: string;
  is_noted?: boolean;
  message: string;
  row: number;
  table: string;
}
/**
 * A changed card held against itself as it was: what a copy gives more, and how often a game takes it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChangeFound".
 */
export interface ChangeFound {
  before: number;
  face: string;
  gain: Span | null;
  measure: "score" | "win";
  now: number;
  verdict: "" | "longer" | "play" | "poorer" | "richer" | "shorter" | "shunned" | "stronger" | "wanted" | "weaker";
}
/**
 * A way by which I am told, of what, and why the last notice did not arrive; `label` is where to, in short.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Channel".
 */
export interface Channel {
  id: string;
  is_this: boolean;
  kind: "hook" | "mail" | "push";
  label: string;
  over: boolean;
  trouble:
    | ""
    | "bad-keys"
    | "bad-target"
    | "busy"
    | "gone"
    | "mail-delayed"
    | "mail-refused"
    | "no-answer"
    | "private-target"
    | "refused";
  turn: boolean;
}
/**
 * All ways by which I am told. `push_key` is what a browser asks its push service with.
 *
 *     `address` is the e-mail that I have proved, null where there is none; with `mail` the server sends e-mail, and with
 *     `links` it knows its own address, which notices elsewhere than in a browser have in them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Channels".
 */
export interface Channels {
  address: string | null;
  channels: Channel[];
  links: boolean;
  mail: boolean;
  push_key: string;
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
 * What is wrong with cards; `data` are those of a file that was read, null where it could not be.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Checked".
 */
export interface Checked {
  data?: {} | null;
  problems: CellProblem[];
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
 * The table as the seat saw it before a choice, what it could do, and what it did.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choosing".
 */
export interface Choosing {
  actions: Choice[];
  message: Message;
  number: number;
  played: string;
  round: number;
  text: Message[];
  view: unknown;
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
 *     What is left never grows beyond `cap`; 0 means no bound. Where a clock counts `days`, hours of `sleep` may be
 *     left out, by each player's own time zone.
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
 * The second step: the token of the first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Confirm".
 */
export interface Confirm {
  token: string;
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
 * A device of this person: what it calls itself, since when it is theirs, and when it was last used.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Device".
 */
export interface Device {
  id: string;
  is_this: boolean;
  label: string;
  seen: string;
  since: string;
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
 * Whether the page is `seen`, or only open somewhere: who does not see it is told of their turn elsewhere.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Eyes".
 */
export interface Eyes {
  seen: boolean;
  type: "eyes";
}
/**
 * What a review has found. `playouts` is how often each of the `choices` was played on.
 *
 *     `mistakes` are all that were found, the dearest first; `best` is what gained most against the easy plan.
 *     `counts` says how many they are, `reading` how to read it all.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Findings".
 */
export interface Findings {
  best: Verdict | null;
  choices: number;
  counts: Message[];
  course: Point[];
  mistakes: Verdict[];
  playouts: number;
  reading: Message[];
}
/**
 * A choice that stood out: what was played, what was stronger (or the easy plan), and both in words.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Verdict".
 */
export interface Verdict {
  number: number;
  other: string;
  played: string;
  round: number;
  said: Message[];
}
/**
 * Each seat's chance to win, and its standard error, in thousandths: before a choice, or where that is null at the
 *     end.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Point".
 */
export interface Point {
  errors: number[];
  number: number | null;
  round: number;
  shares: number[];
}
/**
 * A game that somebody has finished in `seat`; `number` asks for those before it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FinishedGame".
 */
export interface FinishedGame {
  ended: string;
  game: string;
  names: string[];
  number: number;
  result: Result;
  seat: number;
  table: string;
  title: {
    [k: string]: string;
  };
}
/**
 * What came of a game. `places` and `scores` are by seat, and empty where all have lost together.
 *
 *     `unrated` is why it was not rated; empty where it was, null while that is not settled. `ratings` has then by seat
 *     what became of a rating.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  places: number[];
  ratings: (RatingChange | null)[];
  scores: number[];
  unrated: string | null;
}
/**
 * A rating after a game, with its standard deviation, and before it; and the chance to win that it had.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RatingChange".
 */
export interface RatingChange {
  before: number;
  expected: number;
  mu: number;
  sigma: number;
  win: number;
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
 * A game as the lobby shows it. `minutes` is about how long people take, at the middle number of seats.
 *
 *     `turns` is how often a game waits for each seat; both are null where nobody has said. `lengths` has by option and
 *     choice how long games with it are beside usual ones, where that differs. `drawing` is the address of the module
 *     by which a game of another package is drawn; null where it brings none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  bots: string[];
  drawing: string | null;
  fewest: number;
  id: string;
  lengths: {
    [k: string]: {
      [k: string]: number;
    };
  };
  lessons: LessonInfo[];
  minutes: number | null;
  most: number;
  options: Option[];
  title: {
    [k: string]: string;
  };
  turns: number | null;
  version: string;
}
/**
 * A lesson as the lobby shows it, in the order in which they are best taken; `learned` stands at its end.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonInfo".
 */
export interface LessonInfo {
  about: {
    [k: string]: string;
  };
  id: string;
  learned: {
    [k: string]: string;
  }[];
  minutes: number;
  title: {
    [k: string]: string;
  };
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
 * What shall be done in the name of a seat once it is asked: the name of an order, and a value of each parameter.
 *
 *     It stands under this `id` until it is revoked, or what it is for is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GiveOrder".
 */
export interface GiveOrder {
  id: string;
  name: string;
  seat: number;
  type: "order";
  /**
   * @maxItems 4
   */
  values?: string[];
}
/**
 * An order that stands, in words.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GivenOrder".
 */
export interface GivenOrder {
  id: string;
  name: string;
  say: Message;
}
/**
 * I am nobody here any more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Gone".
 */
export interface Gone {
  tables: number;
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
 * It is done, or was already.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Handled".
 */
export interface Handled {
  done?: boolean;
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
 *     the other is there. With `people` it shows clocks, and who plays for whom. With `orders` it is told what its seat
 *     has ordered in advance, and may order. `zone` is the viewer's time zone. With `mine` it holds the seats, too, in
 *     which its session sits, whichever device of the same person took them. What is not `seen` is only open somewhere, as
 *     `eyes` tells when that changes.
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
  mine?: boolean;
  orders?: boolean;
  people?: boolean;
  pings?: boolean;
  seen?: boolean;
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
 * A place to be taken at an open table; by `own` the seat is held once it begins.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  own: string;
}
/**
 * A version to be kept, with a note on what it is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Keep".
 */
export interface Keep {
  note?: string;
  text: string;
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
 * What goes, if I say so once more within so many `seconds`: games under way are left to bots, others stay.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leaving".
 */
export interface Leaving {
  ended: number;
  going: number;
  seconds: number;
  token: string;
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
 * A link for another device, good once and for so many `seconds`; `qr` is a picture of it as an address of data.
 *
 *     With `here_only` it names this machine alone: no other device can open it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  here_only: boolean;
  qr: string;
  seconds: number;
  url: string;
}
/**
 * Whom a link makes somebody, before it is used; `kind` says what it is for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LinkFront".
 */
export interface LinkFront {
  is_you: boolean;
  kind: "address" | "device";
  name: string;
}
/**
 * A measure before and now; the interval is that of the difference.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MeasureFound".
 */
export interface MeasureFound {
  before: number | null;
  high: number | null;
  is_real: boolean;
  is_share: boolean;
  low: number | null;
  mean: number | null;
  name: string;
  now: number | null;
}
/**
 * A table that anybody may sit down at, until it begins; the first of its people may begin it.
 *
 *     `place` is where the caller sits; in a list nobody is told. `starts` is its time, null where it waits to be full.
 *     Once it has `begun`, `table` is where it goes on; why it was `closed` is 'nobody-came', 'all-left', 'too-long' or
 *     'broken'.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Meeting".
 */
export interface Meeting {
  clock: Clock | null;
  created: string;
  game: string;
  hints: boolean;
  id: string;
  level: string;
  options: {
    [k: string]: string;
  };
  people: Attendee[];
  place: number | null;
  rated: boolean;
  seats: number;
  starts: string | null;
  status: "begun" | "closed" | "open";
  table: string | null;
  title: {
    [k: string]: string;
  };
  watch: boolean;
  why: string;
}
/**
 * Open tables, newest first; with `more` not all of them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MeetingList".
 */
export interface MeetingList {
  meetings: Meeting[];
  more: boolean;
}
/**
 * An open table, whenever something has changed there: all that its socket says.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MeetingMessage".
 */
export interface MeetingMessage {
  clock: Clock | null;
  created: string;
  game: string;
  hints: boolean;
  id: string;
  level: string;
  options: {
    [k: string]: string;
  };
  people: Attendee[];
  place: number | null;
  rated: boolean;
  seats: number;
  starts: string | null;
  status: "begun" | "closed" | "open";
  table: string | null;
  title: {
    [k: string]: string;
  };
  type: "meeting";
  watch: boolean;
  why: string;
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
 * A way by which I want to be told. `target` is where to: a browser's endpoint, with its `keys`; a chat's webhook.
 *
 *     E-mail goes to the address that I have proved.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewChannel".
 */
export interface NewChannel {
  keys?: PushKeys | null;
  kind: "hook" | "mail" | "push";
  language?: "en" | "nl";
  over?: boolean;
  target?: string;
  turn?: boolean;
}
/**
 * By what only the browser can read its notices, as it has made it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PushKeys".
 */
export interface PushKeys {
  auth: string;
  p256dh: string;
}
/**
 * A table that anybody may sit down at. It begins when it is full or, with `starts_in`, after so many seconds.
 *
 *     At its time bots of the `level`, one of the levels of play, take the seats that are free; they also play for people
 *     who do not. `own` is the caller's own secret, as where one sits down.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewMeeting".
 */
export interface NewMeeting {
  clock?: Clock | null;
  game: string;
  hints?: boolean;
  level: string;
  options?: {
    [k: string]: string;
  };
  own: string;
  rated?: boolean;
  seats: number;
  starts_in?: number | null;
  watch?: boolean;
}
/**
 * A table to be opened. `content` is a content file as TOML; without `watch` nobody looks on.
 *
 *     With `hints` they may be asked for even where two or more people sit; with `takebacks` a seat may take its last
 *     action back where all agree. `stand_in` is the bot that plays for people who do not; where it is not named, one that
 *     takes no time. `rated`: the game counts for the ratings of those who play it. `asks`: its players are asked three
 *     questions at the end, and the caller reads, without names, what all of them answer and how they have played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  asks?: boolean;
  clock?: Clock | null;
  content?: string | null;
  game: string;
  hints?: boolean;
  options?: {
    [k: string]: string;
  };
  rated?: boolean;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: SeatWish[];
  stand_in?: string | null;
  takebacks?: boolean;
  watch?: boolean;
}
/**
 * Cards to be tried by so many games of bots, and compared with a version, or with what the game ships.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTrial".
 */
export interface NewTrial {
  before?: string;
  bot?: string;
  games?: number;
  note?: string;
  seats: number;
  text: string;
}
/**
 * An order that may be given now: message `say` tells it, with its parameters by name.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OfferedOrder".
 */
export interface OfferedOrder {
  name: string;
  parameters: OrderParameter[];
  say: string;
}
/**
 * What is to be chosen for an order: an amount from `first` to `last`, or else one of the `values`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OrderParameter".
 */
export interface OrderParameter {
  first: number;
  kind: string;
  last: number;
  name: string;
  values: OrderValue[];
}
/**
 * What a parameter may be: in notation, and as the argument of a message.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OrderValue".
 */
export interface OrderValue {
  say: unknown;
  value: string;
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
 * What the seat that looks has ordered in advance, newest first, and what it may order now. For that seat alone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OrdersMessage".
 */
export interface OrdersMessage {
  given: GivenOrder[];
  offers: OfferedOrder[];
  seat: number;
  type: "orders";
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
 * What a lesson says, and the `data-anchor` of what on the table that is about.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Page".
 */
export interface Page {
  look: string[];
  words: Message;
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
 * What some have said yes to: that the clocks stop, that the game ends, that a `bot` plays for seat `whom`, or that
 *     seat `whom` takes its last action back.
 *
 *     `missing` are those whose word it waits for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  missing: number[];
  said: number[];
  what: "bot" | "end" | "pause" | "takeback";
  whom: number | null;
}
/**
 * People's games with the same cards: `minutes` of a game, and `seconds` of a choice, at the median.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PeopleFound".
 */
export interface PeopleFound {
  cards: CardOfPeople[];
  games: number;
  minutes: number | null;
  persons: number;
  phases: PhaseOfPeople[];
  seconds: number | null;
}
/**
 * A phase in which people think: its part of all their time, and the seconds of a choice there at the median.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PhaseOfPeople".
 */
export interface PhaseOfPeople {
  phase: string;
  seconds: number;
  share: number;
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
 * What the server knows of whoever asks: a list of devices, and the proved address, if there is one.
 *
 *     `mail` says whether the server sends e-mail.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  address: string | null;
  devices: Device[];
  mail: boolean;
  name: string;
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
 * How a place in the order of play fared; `p` says how often chance alone would do that.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaceFound".
 */
export interface PlaceFound {
  high: number;
  low: number;
  p: number;
  share: number | null;
}
/**
 * A table that goes on from one of the seat's choices.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayOn".
 */
export interface PlayOn {
  number: number;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: SeatWish[];
}
/**
 * Cards with which people have played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayedCards".
 */
export interface PlayedCards {
  data: {};
}
/**
 * What a bot did in this seat until its player came back, as the log tells it; with `more` only the last of it.
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
 * A player's page: newest games first, with `more` not all of them. `own`: it is the caller's.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Player".
 */
export interface Player {
  finished: FinishedGame[];
  games: PlayerGame[];
  id: string;
  more: boolean;
  name: string;
  own: boolean;
}
/**
 * How somebody stands in a game: a rating with its standard deviation, and the wins of so many `rated` games.
 *
 *     `expected` is how many of them were to be won by the ratings of the time; `others` are finished games that were not
 *     rated. `bots` are those whose strength is known.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayerGame".
 */
export interface PlayerGame {
  bots: BotStrength[];
  expected: number;
  game: string;
  mu: number;
  others: number;
  rated: number;
  sigma: number;
  title: {
    [k: string]: string;
  };
  wins: number;
}
/**
 * Games of people with the same cards, opened by the caller. `cards` names these; empty are those that are shipped.
 *
 *     `versions` are the caller's versions with these cards. `last` is when the newest table was opened; ISO 8601 in UTC.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Playtest".
 */
export interface Playtest {
  cards: string;
  games: number;
  going: number;
  last: string;
  said: Said;
  versions: string[];
}
/**
 * What players have said of cards, without names: `fun` by 1 to 5, `length` by short, right and long.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  answers: number;
  fun: number[];
  length: number[];
  unclear: string[];
}
/**
 * Games of people with the caller's cards, newest first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaytestList".
 */
export interface PlaytestList {
  playtests: Playtest[];
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
  lesson?: Teaching | null;
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
 * Where a lesson is: the pages to be read, in order, and which of the `actions` are then to be shown.
 *
 *     While others are yet to act there is nothing to read. `at` of the lesson's `of` steps lie behind; `is_end`: all.
 *     `solution` is what to do in a puzzle, for whoever gives it up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Teaching".
 */
export interface Teaching {
  at: number;
  is_end: boolean;
  of: number;
  offered: string[];
  pages: Page[];
  solution: Message | null;
}
/**
 * A puzzle by its game and the id of its lesson.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PuzzleOfDay".
 */
export interface PuzzleOfDay {
  game: string;
  puzzle: string;
}
/**
 * The puzzles by game, as ids of lessons; `today` is the one of this day, null where there is none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Puzzles".
 */
export interface Puzzles {
  games: {
    [k: string]: string[];
  };
  today: PuzzleOfDay | null;
}
/**
 * Whether a seat is asked, and what it has answered already.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Questions".
 */
export interface Questions {
  answers: Answers | null;
  is_asked: boolean;
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
 * A table of mine that was removed since nobody had begun to play there. Moments are ISO 8601 in UTC.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Removed".
 */
export interface Removed {
  created: string;
  id: string;
  removed: string;
  title: {
    [k: string]: string;
  };
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
 * What somebody says of whoever sits in `seat`, by the key of another seat of the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Report".
 */
export interface Report {
  key: string;
  seat: number;
  text?: string;
}
/**
 * It is kept for whoever runs the server.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reported".
 */
export interface Reported {
  kept: boolean;
}
/**
 * How far a review is, with `percent` of the work done; `found` is there once it is done.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  found: Findings | null;
  percent: number;
  state: "done" | "failed" | "none" | "waiting" | "working";
}
/**
 * The order of that id shall stand no more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RevokeOrder".
 */
export interface RevokeOrder {
  id: string;
  order: string;
  seat: number;
  type: "revoke";
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
 * A link is on its way, if there is anybody to whom it can be sent: which is told to that address alone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sent".
 */
export interface Sent {
  seconds: number;
}
/**
 * A device that shall not play for this person any more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SignOut".
 */
export interface SignOut {
  device: string;
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
  asks: boolean;
  clock: Clock | null;
  created: string;
  game: string;
  hints: boolean;
  id: string;
  invites: boolean;
  lesson: string;
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
  removed_on: string | null;
  result: Result | null;
  round: number;
  rules: string;
  seats: SeatInfo[];
  stand_in: string;
  status: "agreed" | "frozen" | "over" | "playing" | "void" | "waiting";
  takebacks: boolean;
  title: {
    [k: string]: string;
  };
  unrated: string;
  waiting: number[];
  watch: boolean;
  yours: number[];
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
  asks: boolean;
  clock: Clock | null;
  created: string;
  game: string;
  hints: boolean;
  id: string;
  invites: boolean;
  keys_for: (number | null)[];
  lesson: string;
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
  removed_on: string | null;
  result: Result | null;
  round: number;
  rules: string;
  seats: SeatInfo[];
  seats_held: number[];
  stand_in: string;
  status: "agreed" | "frozen" | "over" | "playing" | "void" | "waiting";
  takebacks: boolean;
  title: {
    [k: string]: string;
  };
  type: "table";
  unrated: string;
  waiting: number[];
  watch: boolean;
  yours: number[];
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
 * Cards that are tried, or were. `ahead` are those of others that wait before it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Trial".
 */
export interface Trial {
  ahead?: number;
  at: string;
  before: string;
  bot: string;
  found: TrialFound | null;
  games: number;
  id: string;
  note: string;
  seats: number;
  status: "done" | "ended" | "failed" | "running" | "stopped" | "too-long" | "waiting";
  step: TrialStep | null;
}
/**
 * What a stage of a trial has found.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrialFound".
 */
export interface TrialFound {
  cards: CardFound[];
  changes?: ChangeFound[];
  dead: string[];
  differences: MeasureFound[];
  even: number;
  games: number;
  is_clear: boolean;
  is_last: boolean;
  known: number;
  length: Span;
  order: PlaceFound[];
  people?: PeopleFound | null;
  rounds: Span;
}
/**
 * How far a stage is: `done` of at most `total` games.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrialStep".
 */
export interface TrialStep {
  done: number;
  stage: number;
  stages: number;
  total: number;
}
/**
 * The trials of one person with a game, newest first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrialList".
 */
export interface TrialList {
  trials: Trial[];
}
/**
 * How another action compares with what was played: by how much it is better, in thousandths of a win, in words.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Tried".
 */
export interface Tried {
  action: string;
  error: number;
  said: Message[];
  worth: number;
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
 * What would another action have been worth at one of the seat's choices?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TryOther".
 */
export interface TryOther {
  action: string;
  number: number;
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
 * A file with cards: all of them as TOML, or those of one `table` as CSV.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Upload".
 */
export interface Upload {
  kind: "csv" | "toml";
  table?: string;
  text: string;
}
/**
 * A link that is used up. `own` is the device's own secret: the same call again is answered again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UseLink".
 */
export interface UseLink {
  own: string;
  token: string;
}
/**
 * Cards that were kept. `at` is ISO 8601 in UTC.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Version".
 */
export interface Version {
  at: string;
  id: string;
  note: string;
  number: number;
}
/**
 * The cards of a version.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "VersionData".
 */
export interface VersionData {
  data: {};
  version: Version;
}
/**
 * The versions of one person and game, newest first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "VersionList".
 */
export interface VersionList {
  versions: Version[];
}
/**
 * Of what I want to be told by one way.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Wanted".
 */
export interface Wanted {
  over: boolean;
  turn: boolean;
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
/**
 * Cards as a content file in TOML.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Written".
 */
export interface Written {
  text: string;
}
