/** What cards, colours and recipes are called. */

import { Key } from "../../words/fluent";
import type { Voice } from "../../words/voice";
import { readCard } from "./box";

/** The name of a card, as a part of a sentence. */
export function cardKey(name: string): Key {
  const card = readCard(name);
  if (card.colour === null) return new Key(`glastonbury-card-${card.kind}`);
  return new Key("glastonbury-card-ingredient", { kind: kindKey(card.kind), value: card.value! });
}

export function kindKey(kind: string): Key {
  return new Key(`glastonbury-kind-${kind}`);
}

export function colourKey(colour: string): Key {
  return new Key(`glastonbury-colour-${colour}`);
}

export function sayCard(name: string, voice: Voice): string {
  const { name: key, args } = cardKey(name);
  return voice.text(key, args);
}

export function sayColour(colour: string, voice: Voice): string {
  return voice.text(`glastonbury-colour-${colour}`);
}

const RECIPES_B: Record<string, string> = {
  b1: "glastonbury-recipe-b1",
  b2: "glastonbury-recipe-b2",
  b3: "glastonbury-recipe-b3",
  b4: "glastonbury-recipe-b4",
  b5: "glastonbury-recipe-b5",
};

/** What a recipe asks for: the colour of A, or the name of B. */
export function recipeKey(recipe: string): Key {
  const known = RECIPES_B[recipe];
  return known === undefined ? new Key("glastonbury-recipe-a", { colour: colourKey(recipe) }) : new Key(known);
}

export function sayRecipe(recipe: string, voice: Voice): string {
  const { name, args } = recipeKey(recipe);
  return voice.text(name, args);
}
