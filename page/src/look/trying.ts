/** Doing what the server may refuse. */

import { RefusedError } from "../server/api";
import { catalogue } from "../words/catalogue.svelte";
import { toast } from "./toast.svelte";

/** Do what may be refused, and say so if it is. */
export async function tryTo(deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    const { voice } = catalogue;
    toast.refuse(error instanceof RefusedError ? voice.refusal(error.refusal) : voice.text("home-failed"));
  }
}
