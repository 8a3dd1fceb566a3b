// A bot for any game in a process of its own, written for Node: it chooses at random, but says on stderr why.
//
// entrepot bot 'http://127.0.0.1:3687/table/ID#key=KEY' --command 'node examples/bots/wanderer.mjs'
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === "choose") {
    const choice = told.actions[Math.floor(Math.random() * told.actions.length)];
    console.error(`${told.prompt} ${choice.words}!`);
    console.log(JSON.stringify({ action: choice.action }));
  } else if (told.type === "over") {
    console.error(`Places by seat: ${told.outcome.places}`);
  }
}
