/** What an edition is called. */

import type { Translator } from "../i18n/translator";

/** The name of an edition; its short name where it has no other. */
export function editionName(edition: string, translator: Translator): string {
  const key = `home-edition-${edition}`;
  return translator.knows(key) ? translator.text(key) : edition;
}
