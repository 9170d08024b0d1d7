import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where a server listens while one works on the page: `npm run dev` beside `python3 run.py`. */
const SERVER = process.env.WITCHING_SERVER ?? "http://127.0.0.1:8765";

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What is loaded as a whole, each as one file: what the page cannot begin without, then each game. */
const WHOLES = { begin: "src/main.ts", glastonbury: "src/games/glastonbury/page.ts", incantibus: "src/games/incantibus/page.ts" };

/** The whole that a module belongs to: the first one that cannot do without it. What is loaded later finds it there. */
function wholes(): (id: string, modules: Modules) => string | null {
  const found = new Map<string, string>();
  const follow = (id: string, whole: string, modules: Modules): void => {
    if (found.has(id)) return;
    found.set(id, whole);
    for (const each of modules.getModuleInfo(id)?.importedIds ?? []) follow(each, whole, modules);
  };
  return (id, modules) => {
    for (const [whole, path] of Object.entries(WHOLES)) follow(fileURLToPath(new URL(path, import.meta.url)), whole, modules);
    return found.get(id) ?? null;
  };
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/witching/page/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wholes(), debugName: "wholes" }] } } },
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
