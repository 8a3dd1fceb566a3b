// Lets tables of four people be played on one server or several, each socket at any of them, for `many.py`.
//
//   node bench/many.mjs '{"urls": [...], "tables": 800, "periods": [2, 1], "warm": 5, "seconds": 20}'
//
// Prints a line of JSON where each stretch of measuring begins and ends: the latter has how long moves took, in
// milliseconds from the moment at which one was due until all four had seen it.
import { open } from './table.mjs';

const { urls, tables, periods, warm, seconds } = JSON.parse(process.argv[2]);
const servers = urls.map((url) => open({ url }));
const OPENING = 16;
const LOST_MS = 10_000;
let period = periods[0];
let took = [];
let chance = 1;

function random() {
  chance = (chance * 48_271) % 2_147_483_647;
  return chance / 2_147_483_647;
}

const any = () => servers[Math.floor(random() * servers.length)];
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A table: its seats' handles, what each was told last, and how many have still to see the last move. */
async function opened() {
  const first = any();
  const match = await first.createMatch();
  const table = { match, handles: [], last: [], unseen: 0, due: 0 };
  for (let seat = 0; seat < first.seats; seat++) {
    table.handles.push(await any().connectSeat(match, seat, (update) => seen(table, seat, update)));
  }
  return table;
}

function seen(table, seat, update) {
  table.last[seat] = update;
  if (table.unseen && --table.unseen === 0) {
    took.push(performance.now() - table.due);
    table.asked = undefined;
  }
}

/** Make a move each period, and begin a new game where one is over. */
async function play(table) {
  await sleep(period * 1000 * random());
  for (;;) {
    const due = performance.now();
    if (table.unseen && due - table.due > LOST_MS) {
      took.push(LOST_MS);
      table.unseen = 0;
    }
    if (!table.unseen) move(table, due) || Object.assign(table, await opened());
    await sleep(Math.max(0, due + period * 1000 - performance.now()));
  }
}

/** Make a move; false where nobody is asked any more. */
function move(table, due) {
  const seat = table.last[0].toAct;
  const view = table.last[seat]?.view;
  if (view?.prompt.number == null) return view?.outcome == null;
  Object.assign(table, { due, unseen: table.last.length });
  table.handles[seat].send(servers[0].chooseMove(view, seat, random));
  return true;
}

function tell(line) {
  console.log(JSON.stringify(line));
}

const all = [];
await Promise.all(
  Array.from({ length: OPENING }, async () => {
    while (all.length < tables) {
      const place = all.push(undefined) - 1;
      all[place] = await opened();
    }
  }),
);
tell({ open: all.length });
for (const table of all) void play(table);
for (period of periods) {
  await sleep(warm * 1000);
  took = [];
  tell({ begin: period });
  await sleep(seconds * 1000);
  const times = took.sort((one, other) => one - other);
  const at = (share) => Number(times[Math.min(times.length - 1, Math.floor(share * times.length))]?.toFixed(1));
  tell({
    end: period,
    moves: times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    longest: at(1),
    lost: times.filter((ms) => ms >= LOST_MS).length,
  });
}
process.exit(0);
