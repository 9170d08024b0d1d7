/** The games that bring something to the page: its only place that names them. Each is loaded when it is first wanted. */

import type { Component } from "svelte";

import type { GamePage, Swatch } from "./gamePage";
import GlastonburyVignette from "./glastonbury/Vignette.svelte";
import IncantibusVignette from "./incantibus/Vignette.svelte";

const GAMES: Record<string, () => Promise<GamePage>> = {
  glastonbury: async () => (await import("./glastonbury/page")).glastonbury,
  incantibus: async () => (await import("./incantibus/page")).incantibus,
};

/** What a game brings to the page; one that brings nothing is told in sentences. */
export function loadGamePage(game: string): Promise<GamePage> {
  return GAMES[game]?.() ?? import("./generic/page").then(({ generic }) => generic);
}

const SWATCHES: Record<string, () => Promise<{ default: Component<Swatch> }>> = {
  glastonbury: () => import("./glastonbury/Swatch.svelte"),
};

/** What shows a value that a seat may choose before the deal; none where a game has no pictures of them. */
export async function loadSwatch(game: string): Promise<Component<Swatch> | null> {
  return (await SWATCHES[game]?.())?.default ?? null;
}

/** A picture of each game, for those who choose one. */
export const VIGNETTES: Record<string, Component> = {
  glastonbury: GlastonburyVignette,
  incantibus: IncantibusVignette,
};
