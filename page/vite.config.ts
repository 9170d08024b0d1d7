import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { figures } from "./figures.ts";

/** Where a server listens while one works on the page: `npm run dev` beside `python3 run.py`. */
const SERVER = process.env.WITCHING_SERVER ?? "http://127.0.0.1:8765";

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const GAMES = here("src/games/");

/** What is loaded as a whole, each as one file: what the page cannot begin without, then each game, a folder with a `page.ts`. */
const WHOLES = [
  { whole: "begin", first: here("src/main.ts") },
  ...readdirSync(GAMES).sort().map((game) => ({ whole: game, first: `${GAMES}${game}/page.ts` })).filter(({ first }) => existsSync(first)),
];

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

const BEGIN = WHOLES[0]!.whole;

/**
 * The whole that a module belongs to: the first one that cannot do without it. What is loaded later finds it there. What a
 * game takes from outside its folder is in the beginning: or another game that takes it would bring this one along.
 */
function wholes(): (id: string, modules: Modules) => string | null {
  const found = new Map<string, string>();
  const follow = (id: string, whole: string, modules: Modules): void => {
    if (found.has(id)) return;
    found.set(id, id.startsWith(`${GAMES}${whole}/`) ? whole : BEGIN);
    for (const each of modules.getModuleInfo(id)?.importedIds ?? []) follow(each, whole, modules);
  };
  return (id, modules) => {
    for (const { whole, first } of WHOLES) follow(first, whole, modules);
    return found.get(id) ?? null;
  };
}

export default defineConfig({
  plugins: [svelte(), figures()],
  build: {
    outDir: "../src/witching/page/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: [{ name: wholes(), debugName: "wholes" }] } } },
  },
  server: {
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/words": SERVER,
      "/page.json": SERVER,
      "/figures": SERVER,
      "/plain": SERVER,
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
