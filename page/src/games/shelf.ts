/** The games there are: the only place of the page that names them. Each is loaded when it is first wanted. */

import type { Component } from "svelte";

import type { GamePage } from "./game";
import GlastonburyVignette from "./glastonbury/Vignette.svelte";
import IncantibusVignette from "./incantibus/Vignette.svelte";

export const SHELF: Record<string, () => Promise<GamePage>> = {
  glastonbury: async () => (await import("./glastonbury/page")).glastonbury,
  incantibus: async () => (await import("./incantibus/page")).incantibus,
};

/** A picture of each game, for those who choose one. */
export const VIGNETTES: Record<string, Component> = {
  glastonbury: GlastonburyVignette,
  incantibus: IncantibusVignette,
};
