/** Opening a table: for the ways to play that the first page offers, and with every term that can be agreed. */

import { pageOf } from "../games/shelf";
import type { NewTable, Sitter, Terms } from "../http";
import { router } from "../look/router.svelte";
import { tryTo } from "../look/trying";
import { api } from "../server/api";
import { shop } from "../table/offer.svelte";
import { catalogue } from "../words/catalogue.svelte";
import { OPEN } from "./arrangement";
import { reader } from "./reader.svelte";

const USUAL_BOTS = 2;

/** The options of a game for this reader: the own language's edition, where there is one. */
export async function usualOptions(game: string): Promise<Record<string, unknown>> {
  const { editions } = await pageOf(game);
  return editions.includes(catalogue.language) ? { edition: catalogue.language } : {};
}

/** The reader at the first seat. */
function myself(): Sitter {
  return { seat: 0, name: reader.name, symbol: reader.symbol };
}

/** Against bots, dealt at once. */
export async function playNow(game: string): Promise<void> {
  const seats = [OPEN, ...Array<string>(USUAL_BOTS).fill(shop.usualBot(game))];
  await openUsual({ game, seats }, { sit: [myself()], begin: true });
}

/** Friends come by a link; the host begins when all are there. */
export async function playWithFriends(game: string, seats: number, privacy: "listed" | "private"): Promise<void> {
  await openUsual({ game, seats: Array<string>(seats).fill(OPEN), privacy }, { sit: [myself()] });
}

/** Several people before one screen, and bots. */
export async function playHere(game: string, people: readonly Sitter[], bots: number): Promise<void> {
  const seats = [...people.map(() => OPEN), ...Array<string>(bots).fill(shop.usualBot(game))];
  await openUsual({ game, seats }, { sit: [...people], begin: true });
}

/** Open it and go there; why not, is said where it fails. */
export async function openTable(table: NewTable): Promise<void> {
  await tryTo(() => open(table));
}

/** The same with the usual options. */
async function openUsual(terms: Terms, people: Omit<NewTable, "terms">): Promise<void> {
  await tryTo(async () => open({ terms: { ...terms, options: await usualOptions(terms.game) }, ...people }));
}

async function open(table: NewTable): Promise<void> {
  // One after the other: who comes for the first time becomes a guest with the first of these.
  await keepMe();
  const { id } = await api.open(table);
  router.go(`/table/${id}`);
}

/** Whoever plays keeps the name they play under. */
async function keepMe(): Promise<void> {
  const { name, symbol } = reader;
  if (!reader.me.name || !reader.me.symbol) await reader.save({ name, symbol });
}
