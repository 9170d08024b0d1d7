/** Draws the pictures of the rule books, when the page is built. */

import type { Component } from "svelte";
import { render } from "svelte/server";

const found = import.meta.glob<{ default: Component }>("../games/*/figures/*.svelte", { eager: true });

/** Each picture as a file of its own. */
export function* draw(): Generator<readonly [file: string, source: string]> {
  for (const path of Object.keys(found).sort()) {
    const [, game, name] = /games\/([^/]+)\/figures\/([^/]+)\.svelte$/.exec(path)!;
    yield [`figures/${game}/${name!.toLowerCase()}.svg`, alone(render(found[path]!.default))];
  }
}

/** A drawing with its styles in it, as XML. */
function alone({ head, body }: { head: string; body: string }): string {
  const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => squeeze(style!)).join("");
  const drawing = body.replaceAll(/<!--.*?-->/gs, "").replaceAll(/>\s+</g, "><").replaceAll(/ (aria-hidden|focusable)="[a-z]+"/g, "").trim();
  return `${drawing.replace(/^<svg[^>]*>/, (root) => `${root}<style>${styles}</style>`)}\n`;
}

function squeeze(style: string): string {
  return style.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/\s+/g, " ").replaceAll(/ ?([{};:,]) ?/g, "$1").replaceAll("&", "&amp;");
}
