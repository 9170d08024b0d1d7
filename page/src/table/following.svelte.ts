/** How much of the story is wanted: all of it while somebody reads it, else what happened since the reader chose last. */

import type { Stage } from "./stage.svelte";
import { lastChoice } from "./tell";

/** So many lines are enough for those who only look on. */
const FOR_SPECTATORS = 12;

/** Have the story at hand from now on. */
export function followStory(stage: Stage, isRead: () => boolean): void {
  let since = $state(0);
  let seat: number | null | undefined;

  $effect(() => {
    const { story, fresh, you } = stage.sitting;
    const isOther = seat !== you.looks_from || fresh.some((line) => line.happening?.what === "undone");
    seat = you.looks_from;
    if (isOther) since = 0;
    else if (seat === null) since = Math.max(0, (story.at(-1)?.number ?? 0) - FOR_SPECTATORS);
    else since = (lastChoice(story, seat)?.number ?? since + 1) - 1;
  });

  $effect(() => stage.sitting.wantStory(isRead() ? 0 : since));
}
