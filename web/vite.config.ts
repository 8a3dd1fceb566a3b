import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` shows each edit at once, and plays on a server that runs beside it
const target = process.env.ENTREPOT_URL ?? "http://127.0.0.1:3687";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: process.env.ENTREPOT_WEB_OUT ?? "../src/entrepot/web_dist", emptyOutDir: true },
  server: { proxy: { "/api": { target, ws: true, changeOrigin: true, rewriteWsOrigin: true, headers: { origin: target } } } },
});
