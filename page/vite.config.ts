import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where a server listens while one works on the page: `npm run dev` beside `python3 run.py`. */
const SERVER = process.env.WITCHING_SERVER ?? "http://127.0.0.1:8765";

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Everything that the page cannot begin without, which is one file: what is loaded later finds it there. */
function begins(): (id: string, modules: Modules) => string | null {
  const found = new Set<string>();
  const follow = (id: string, modules: Modules): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const each of modules.getModuleInfo(id)?.importedIds ?? []) follow(each, modules);
  };
  const main = fileURLToPath(new URL("src/main.ts", import.meta.url));
  return (id, modules) => {
    follow(main, modules);
    return found.has(id) ? "begin" : null;
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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: begins(), debugName: "begin" }] } } },
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
