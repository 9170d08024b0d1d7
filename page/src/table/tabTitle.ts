/** What the tab of the browser says: the game, and whose turn it is or who has won. */

import type { Translator } from "../i18n/translator";
import type { TableConnection } from "../connection/tableConnection.svelte";
import { dueHere } from "./people";

export function tabTitle({ table, view, you }: TableConnection, translator: Translator, game: string): string {
  const names = (seats: readonly number[]) => seats.map((seat) => translator.name(seat)).join(translator.text("core-list-separator"));
  if (table?.stage === "over" && view?.result) return translator.text("page-title-won", { game, names: names(view.result.winners) });
  if (table?.stage !== "playing") return game;
  const here = dueHere(table, you);
  const holder = you.seat ?? here[0];
  if (holder === undefined || !here.includes(holder)) return translator.text("page-title-of", { game, names: names(table.to_act) });
  return you.seats.length > 1 ? translator.text("page-title-here", { game, name: translator.name(holder) }) : translator.text("page-title-yours", { game });
}
