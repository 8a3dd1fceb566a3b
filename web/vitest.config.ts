// `npm test`: the client's logic by itself, in a page that is only pretended. Playing needs nothing of this.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const isDrawn = Boolean(process.env.RECORDED_VIEWS);
/** Svelte traces in development each value that changes often, which would take most of the time of drawing a table again and again. */
const untraced = { "esm-env/development": fileURLToPath(new URL("node_modules/esm-env/false.js", import.meta.url)) };

export default defineConfig({
  plugins: [svelte({ compilerOptions: { dev: !isDrawn } })],
  resolve: { conditions: ["browser"], alias: isDrawn ? untraced : {} }, // Svelte's half for pages, not the one for servers
  test: {
    include: [isDrawn ? "tests/drawn.svelte.ts" : "tests/**/*.test.ts"],
    environment: "happy-dom",
    isolate: false, // one page for all files: a quarter of the time
    setupFiles: "tests/after.ts",
    restoreMocks: true,
    unstubGlobals: true,
  },
});
