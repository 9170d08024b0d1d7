/** The page as an installed program: its shell is kept by `public/sw.js`. */

import { locale } from "../i18n/locale.svelte";

const SHELF = "shell";

/** Keep the shell, with the words of the reader's language: those were loaded before anybody could keep them. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const shelf = await caches.open(SHELF);
  const words = `/words/${locale.language}/page`;
  const answer = await fetch(words, { cache: "force-cache" });
  if (answer.ok) await shelf.put(words, answer);
}
