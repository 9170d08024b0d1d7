import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where a server listens while one works on the page: `npm run dev` beside `python3 run.py`. */
const SERVER = process.env.WITCHING_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/witching/page/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/words": SERVER,
      "/page.json": SERVER,
      "/plain": SERVER,
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
