/** The things of our own box that the pictures of the rule book show. */

import type { IncantibusPrinted } from "../../../../protocol";

function thing(section: string, more: Partial<IncantibusPrinted> = {}): IncantibusPrinted {
  return { section, place: section, name: "", points: 0, ...more };
}

function all(section: string, ...keys: readonly string[]): Record<string, IncantibusPrinted> {
  return Object.fromEntries(keys.map((key) => [key, thing(section)]));
}

export const THINGS: Record<string, IncantibusPrinted> = {
  ...all("ingredients", "mistletoe", "mushroom", "pumpkin", "toad", "feather"),
  ...all("weapons", "net", "trap", "crystal-ball", "flying-stake"),
  ...all("monsters", "goblin", "werewolf", "ghost", "vampire"),
  ...all("special", "purse", "universalus", "stone"),
  "gold-1": thing("gold", { points: 1 }),
  "gold-2": thing("gold", { points: 2 }),
  "gold-3": thing("gold", { points: 3 }),
  spell: thing("spells"),
  "potion-red": thing("potions", { colour: "red" }),
  "potion-green": thing("potions", { colour: "green" }),
  "potion-blue": thing("potions", { colour: "blue" }),
  ...all(
    "sorcerers",
    "lady-goblina", "rima-wolf", "white-lady", "count-dracula", "baroness-fuchsia", "serpentin-venomus",
    "witch-indigo", "high-mage", "dark-knight", "prince-greed", "master-ramus", "ghastly-grabber",
  ),
};
