import type { Drawing } from "../../lib/drawings";
import Board from "./Board.svelte";
import Poster from "./Poster.svelte";

export default { Board, Poster } satisfies Drawing;
