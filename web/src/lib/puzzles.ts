// Puzzles are lessons of their own kind: which there are, and the way to one of them.
import { lessons } from "./lessons.svelte";
import { router } from "./route.svelte";

const PREFIX = "puzzle-";

export const isPuzzle = (lesson: string): boolean => lesson.startsWith(PREFIX);

/** The next one of a game that is not solved, after one of them and round; none where all are. */
export function following(game: string, puzzles: string[], after: string): string | undefined {
  const at = puzzles.indexOf(after) + 1;
  return [...puzzles.slice(at), ...puzzles.slice(0, at)].find((id) => !lessons.isDone(game, id));
}

export async function take(game: string, puzzle: string): Promise<void> {
  router.go(await lessons.take(game, puzzle, lessons.isDone(game, puzzle)));
}
