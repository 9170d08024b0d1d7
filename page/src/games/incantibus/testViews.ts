/** A small table for tests: a box of a few kinds, two seats, the kitchen. */

import type { IncantibusChoiceView, IncantibusPrinted, IncantibusSeatView, IncantibusView } from "../../protocol";

function thing(section: string, key: string, more: Partial<IncantibusPrinted> = {}): [string, IncantibusPrinted] {
  return [key, { section, place: section, name: { key: `incantibus-name-${section}-${key}` }, points: 0, ...more }];
}

const tokens = Object.fromEntries([
  thing("ingredients", "mistletoe"),
  thing("ingredients", "mushroom"),
  thing("weapons", "net"),
  thing("monsters", "goblin", { points: 2, weapon: "net" }),
  thing("gold", "one-coin", { points: 1 }),
  thing("special", "purse", { place: "purses", name: { key: "incantibus-token-purse" } }),
  thing("special", "stone", { place: "ingredients", name: { key: "incantibus-token-stone" } }),
  thing("special", "universalus", { place: "weapons", name: { key: "incantibus-token-universalus" } }),
  thing("spells", "spell", { points: 1, name: { key: "incantibus-token-spell" } }),
  thing("potions", "green-1", { points: 5, colour: "green", price: { way: "ingredients", count: 2, what: ["mistletoe", "mushroom"] } }),
  thing("ingredients", "moon-dust", { name: "Moon dust" }),
]);

const sorcerers = Object.fromEntries([thing("sorcerers", "prince-greed", { points: 8, price: { way: "gold", count: 4, what: [] } })]);

export function seat(more: Partial<IncantibusSeatView> = {}): IncantibusSeatView {
  return { wand: 1, first_wand: 1, case: {}, sorcerers: [], target: null, laid: false, loose: 0, purse_slots: 1, ...more };
}

/** A choice that is said as it is written. */
export function choice(more: Pick<IncantibusChoiceView, "action" | "verb"> & Partial<IncantibusChoiceView>): IncantibusChoiceView {
  return { said: { key: more.action }, ...more };
}

export function table(more: Partial<IncantibusView> = {}): IncantibusView {
  return {
    edition: "ru", expert: false, room: "kitchen", rooms_below: 2,
    visible: ["mushroom", "goblin", null], secret: [{ token: null, lookers: [], suspects: [], said: null }], visible_stack: 9, secret_stack: 4,
    potions: ["green-1", null, null], potion_stack: 3, books: [], book_stack: 9, cards: ["oculus", "expandius"], exhausted: ["expandius"], card_stack: 2, used_cards: [],
    card_in_play: null, sorcerers: [{ sorcerer: "prince-greed", fate: "up" }, { sorcerer: null, fate: "down" }], moat: {},
    supply: { purse: 0, stone: 1 }, phase: "cast", to_act: [0], pending: null, looked: null, paying: null, to_pay: 0,
    seats: [seat({ wand: 3 }), seat({ wand: 1 })], ready: [1], sealed: null, case: null,
    question: { key: "incantibus-ask-cast", args: { seat: 0, wand: 3 } },
    choices: [
      choice({ action: "point visible 1", verb: "point", area: "visible", place: 1, token: "mushroom" }),
      choice({ action: "point visible 2", verb: "point", area: "visible", place: 2, token: "goblin", outcome: "escapes" }),
      choice({ action: "point secret 1", verb: "point", area: "secret", place: 1 }),
    ],
    result: null,
    box: { tokens, sorcerers, rooms: { kitchen: { key: "incantibus-name-rooms-kitchen" } }, slots: { ingredients: 2, weapons: 1, monsters: 2, gold: 2, potions: 1, books: 2 } },
    ...more,
  };
}
