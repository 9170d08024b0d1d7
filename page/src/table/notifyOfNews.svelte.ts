/** Watches a table for what a reader should notice. After a welcome all is quiet: nothing new happened, it was only told. */

import { untrack } from "svelte";

import type { Line } from "../protocol";
import type { TableConnection } from "../connection/tableConnection.svelte";
import { notifyOfTurn, sound, type Snapshot } from "./notifications";
import { dueHere } from "./people";

/** Let everything that happens from now on be noticed; the reader's turn, which `title` says, when all before it was shown. */
export function notifyOfNews(connection: TableConnection, isStill: () => boolean, title: () => string): void {
  const isAsked = (): boolean => connection.table !== null && dueHere(connection.table, connection.you).length > 0;
  let before: Snapshot = { stage: "open", isSealed: false };
  let wasAsked = false;
  let isCalled = $state(false);

  $effect(() => {
    const lines = connection.fresh;
    untrack(() => {
      const after = { stage: connection.table?.stage ?? "open", isSealed: isSealedAfter(before, lines) };
      if (lines.length > 0) sound(before, after, lines);
      isCalled = isAsked() && (isCalled || (lines.length > 0 && !wasAsked));
      before = after;
      wasAsked = isAsked();
    });
  });

  $effect(() => {
    if (!isCalled || !isStill()) return;
    isCalled = false;
    untrack(() => notifyOfTurn(title(), connection.id));
  });
}

/** Whether choices lie sealed on the table. */
function isSealedAfter(before: Snapshot, lines: readonly Line[]): boolean {
  const chosen = lines.filter((line) => line.happening?.what === "chose");
  return chosen.length > 0 ? chosen.every((line) => line.events.length === 0) : before.isSealed;
}
