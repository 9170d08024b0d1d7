/** What an edition is called. */

import type { Voice } from "../words/voice";

/** The name of an edition; its short name where it has no other. */
export function sayEdition(edition: string, voice: Voice): string {
  const key = `home-edition-${edition}`;
  return voice.knows(key) ? voice.text(key) : edition;
}
