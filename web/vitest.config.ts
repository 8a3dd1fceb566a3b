// `npm test`: the client's logic by itself, in a page that is only pretended. Playing needs nothing of this.
import { defineConfig, mergeConfig } from "vitest/config";

import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte's half for pages, not the one for servers
    test: {
      include: [process.env.RECORDED_VIEWS ? "tests/drawn.svelte.ts" : "tests/**/*.test.ts"],
      environment: "happy-dom",
      isolate: false, // one page for all files: a quarter of the time
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
