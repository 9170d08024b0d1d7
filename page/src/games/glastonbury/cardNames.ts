/** What the cards and colours that are drawn are called. */

import { Key } from "../../i18n/fluent";
import type { Translator } from "../../i18n/translator";
import { readCard } from "./cards";

/** The name of a card, as a part of a sentence. */
export function cardKey(name: string): Key {
  const { kind, colour, value } = readCard(name);
  if (colour === null) return new Key(`glastonbury-card-${kind}`);
  return new Key("glastonbury-card-ingredient", { kind: new Key(`glastonbury-kind-${kind}`), value: value! });
}

export function sayCard(name: string, translator: Translator): string {
  const { name: key, args } = cardKey(name);
  return translator.text(key, args);
}

export function sayColour(colour: string, translator: Translator): string {
  return translator.text(`glastonbury-colour-${colour}`);
}
