/** The table in sentences, as the server tells it to whoever looks. */

import type { Message } from "../../protocol";
import type { Stage } from "../../table/stage.svelte";

/** What a sitting has of the table in sentences. */
interface Telling {
  sentences?: readonly Message[];
  askSentences?(): void;
}

/** Ask for the sentences of the present. */
export function askTable({ sitting }: Stage): void {
  (sitting as Telling).askSentences?.();
}

/** Those that came. */
export function tellTable({ sitting, voice }: Stage): string[] {
  return ((sitting as Telling).sentences ?? []).map((message) => voice.say(message));
}
