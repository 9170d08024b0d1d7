/** What the tab of the browser says: the game, and whose turn it is or who has won. */

import type { Sitting } from "../server/sitting.svelte";
import type { Voice } from "../words/voice";
import { dueHere } from "./people";

export function titleOf({ table, view, you }: Sitting, voice: Voice, game: string): string {
  const names = (seats: readonly number[]) => seats.map((seat) => voice.name(seat)).join(voice.text("core-list-separator"));
  if (table?.stage === "over" && view?.result) return voice.text("page-title-won", { game, names: names(view.result.winners) });
  if (table?.stage !== "playing") return game;
  const here = dueHere(table, you);
  const holder = you.seat ?? here[0];
  if (holder === undefined || !here.includes(holder)) return voice.text("page-title-of", { game, names: names(table.to_act) });
  return you.seats.length > 1 ? voice.text("page-title-here", { game, name: voice.name(holder) }) : voice.text("page-title-yours", { game });
}
