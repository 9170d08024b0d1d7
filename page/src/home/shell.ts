/** The page as an installed program: its shell is kept by `public/sw.js`. */

import { catalogue } from "../words/catalogue.svelte";

const SHELF = "shell";

/** Keep the shell, with the words of the reader's language: those were loaded before anybody could keep them. */
export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const shelf = await caches.open(SHELF);
  const words = `/words/${catalogue.language}/page`;
  const answer = await fetch(words, { cache: "force-cache" });
  if (answer.ok) await shelf.put(words, answer);
}
