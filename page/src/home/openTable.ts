/** Opening a table: for the ways to play that the first page offers, and with every term that can be agreed. */

import type { NewTable, Sitter, Terms } from "../http";
import { locale } from "../i18n/locale.svelte";
import { api } from "../connection/api";
import { catalog } from "../table/catalog.svelte";
import { router } from "../ui/router.svelte";
import { toastErrors } from "../ui/toastErrors";
import { profile } from "./profile.svelte";
import { OPEN, usualSeats } from "./seatPlan";

/** The options of a game for this reader: the edition of their language, where there is one. */
export function usualOptions(game: string): Record<string, unknown> {
  const edition = catalog.game(game)?.edition_of[locale.language];
  return edition ? { edition } : {};
}

/** A bot at every seat of a table that nobody has arranged. */
export function usualBots(game: string): string[] {
  return Array<string>(usualSeats(catalog.game(game)?.seats ?? [])).fill(catalog.usualBot(game));
}

/** The reader at the first seat. */
function myself(): Sitter {
  return { seat: 0, name: profile.name, symbol: profile.symbol };
}

/** Against bots, dealt at once. */
export async function playNow(game: string): Promise<void> {
  const [, ...bots] = usualBots(game);
  await openUsual({ game, seats: [OPEN, ...bots] }, { sit: [myself()], begin: true });
}

/** Friends come by a link; the host begins when all are there. */
export async function playWithFriends(game: string, seats: number, privacy: "listed" | "private"): Promise<void> {
  await openUsual({ game, seats: Array<string>(seats).fill(OPEN), privacy }, { sit: [myself()] });
}

/** Several people before one screen, and bots. */
export async function playOnOneScreen(game: string, people: readonly Sitter[], bots: number): Promise<void> {
  const seats = [...people.map(() => OPEN), ...Array<string>(bots).fill(catalog.usualBot(game))];
  await openUsual({ game, seats }, { sit: [...people], begin: true });
}

/** Open it and go there; why not, is said where it fails. */
export async function openTable(table: NewTable): Promise<void> {
  await toastErrors(() => open(table));
}

/** The same with the usual options. */
async function openUsual(terms: Terms, people: Omit<NewTable, "terms">): Promise<void> {
  await toastErrors(() => open({ terms: { ...terms, options: usualOptions(terms.game) }, ...people }));
}

async function open(table: NewTable): Promise<void> {
  // One after the other: who comes for the first time becomes a guest with the first of these.
  await keepMe();
  const { id } = await api.open(table);
  router.go(`/table/${id}`);
}

/** Whoever plays keeps the name they play under. */
async function keepMe(): Promise<void> {
  const { name, symbol } = profile;
  if (!profile.me.name || !profile.me.symbol) await profile.save({ name, symbol });
}
