import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: process.env.ENTREPOT_WEB_OUT ?? "../src/entrepot/web_dist", emptyOutDir: true },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
