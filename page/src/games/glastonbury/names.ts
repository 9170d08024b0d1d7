/** What the cards and colours that are drawn are called. */

import { Key } from "../../words/fluent";
import type { Voice } from "../../words/voice";
import { readCard } from "./box";

/** The name of a card, as a part of a sentence. */
export function cardKey(name: string): Key {
  const { kind, colour, value } = readCard(name);
  if (colour === null) return new Key(`glastonbury-card-${kind}`);
  return new Key("glastonbury-card-ingredient", { kind: new Key(`glastonbury-kind-${kind}`), value: value! });
}

export function sayCard(name: string, voice: Voice): string {
  const { name: key, args } = cardKey(name);
  return voice.text(key, args);
}

export function sayColour(colour: string, voice: Voice): string {
  return voice.text(`glastonbury-colour-${colour}`);
}
