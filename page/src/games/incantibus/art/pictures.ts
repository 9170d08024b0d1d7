/** The picture of everything on the table. Things of a custom box get the picture of their type. */

import type { IncantibusPrinted } from "../../../protocol";
import { BOOK, BOOKS, CARDS, POTION, POTIONS } from "./pieces";
import { CRYPT, ROOM, ROOMS } from "./rooms";
import { SORCERER, SORCERERS } from "./sorcerers";
import { goldPicture, THINGS, TYPES } from "./tokens";

/** A token, potion, book or sorcerer by its key. */
export function pictureOf(key: string, thing: IncantibusPrinted): string {
  if (thing.section === "gold") return goldPicture(thing.points);
  if (thing.section === "potions") return potionPicture(thing.colour ?? "");
  if (thing.section === "books") return BOOKS[key] ?? BOOK;
  if (thing.section === "sorcerers") return SORCERERS[key] ?? SORCERER;
  return THINGS[thing.section]?.[thing.kind ?? key] ?? TYPES[thing.section] ?? TYPES.any!;
}

export function potionPicture(colour: string): string {
  return POTIONS[colour] ?? POTION;
}

export function cardPicture(card: string): string {
  return CARDS[card] ?? TYPES.spells!;
}

/** A room by its key; none is the crypt. */
export function roomPicture(room: string | null): string {
  return room === null ? CRYPT : (ROOMS[room] ?? ROOM);
}
