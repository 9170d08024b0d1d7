/** The games there are: the only place of the page that names them. Each is loaded when it is first wanted. */

import type { GamePage } from "./game";

export const SHELF: Record<string, () => Promise<GamePage>> = {
  glastonbury: async () => (await import("./glastonbury/page")).glastonbury,
  incantibus: async () => (await import("./incantibus/page")).incantibus,
};
