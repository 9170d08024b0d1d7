/** Watches a table for what a reader should notice. After a welcome all is quiet: nothing new happened, it was only told. */

import { untrack } from "svelte";

import type { Sitting } from "../server/sitting.svelte";
import { callToTable, sound, type Moment } from "./notices";
import { dueHere } from "./people";

function momentOf({ table, you }: Sitting, isSealed: boolean): Moment {
  if (!table) return { stage: "open", isAsked: false, isSealed };
  return { stage: table.stage, isAsked: dueHere(table, you).length > 0, isSealed };
}

/** Let everything that happens from now on be noticed; `title` says that it is the reader's turn. */
export function watch(sitting: Sitting, title: () => string): void {
  let before = momentOf(sitting, false);
  $effect(() => {
    const lines = sitting.fresh;
    untrack(() => {
      const chosen = lines.filter((line) => line.happening?.what === "chose");
      const isSealed = chosen.length > 0 ? chosen.every((line) => line.events.length === 0) : before.isSealed;
      const after = momentOf(sitting, isSealed);
      if (lines.length > 0) sound(before, after, lines);
      if (lines.length > 0 && after.isAsked && !before.isAsked) callToTable(title(), sitting.id);
      before = after;
    });
  });
}
