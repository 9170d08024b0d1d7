/** Doing what the server may refuse. */

import { locale } from "../i18n/locale.svelte";
import { RefusedError } from "../connection/api";
import { toast } from "./toast.svelte";

/** Do what may be refused, and say so if it is. */
export async function toastErrors(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    const { translator } = locale;
    toast.refuse(error instanceof RefusedError ? translator.refusal(error.refusal) : translator.text("home-failed"));
  }
}
