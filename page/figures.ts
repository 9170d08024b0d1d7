/**
 * The pictures of the rule books: every component `src/games/<game>/figures/<Name>.svelte` is drawn once, with the art of its
 * game, into the file `figures/<game>/<name>.svg` of the build. A book shows it by that name.
 */

import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { createServer, type Plugin } from "vite";

interface Drawing {
  readonly draw: () => Iterable<readonly [file: string, source: string]>;
}

/** Named by what is written in it alone: the same in whatever folder the page is built. */
const styled = {
  preprocess: vitePreprocess(),
  configFile: false as const,
  emitCss: false,
  compilerOptions: { runes: true, css: "injected" as const, dev: false, cssHash: ({ css, hash }: { css: string; hash: (text: string) => string }) => `s${hash(css)}` },
};

export function figures(): Plugin {
  return {
    name: "figures",
    apply: "build",
    async generateBundle() {
      const server = await createServer({ configFile: false, plugins: [svelte(styled)], server: { middlewareMode: true, ws: false }, appType: "custom", logLevel: "error", optimizeDeps: { noDiscovery: true, include: [] } });
      try {
        const { draw } = (await server.ssrLoadModule("/src/figures/draw.ts")) as unknown as Drawing;
        for (const [fileName, source] of draw()) this.emitFile({ type: "asset", fileName, source });
      } finally {
        await server.close();
      }
    },
  };
}
