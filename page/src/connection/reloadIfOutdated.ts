/**
 * Which build this page is. The server writes it into the page that it sends; what it has now is in `/page.json`.
 * After an update of the server the page is loaded again, once: nothing is lost, for commands that were not answered are
 * kept, and a table is resumed.
 */

const PLACE = "reloaded-for";
const own = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";

/** Load the page again if the server has another build, but not while somebody writes. */
export async function reloadIfOutdated(): Promise<void> {
  const build = await served().catch(() => "");
  if (!own() || !build || build === own() || sessionStorage.getItem(PLACE) === build) return;
  sessionStorage.setItem(PLACE, build);
  if (isHalfWritten()) addEventListener("focusout", () => location.reload(), { once: true });
  else location.reload();
}

async function served(): Promise<string> {
  const answer = await fetch("/page.json");
  return ((await answer.json()) as { build: string }).build;
}

/** Whether there is something in the field that somebody is in. */
function isHalfWritten(): boolean {
  const { activeElement } = document;
  return (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) && activeElement.value !== "";
}

/** A part of the page that is wanted now may be gone with its build; or the server is away, and nothing is to be reloaded. */
if (typeof addEventListener === "function") addEventListener("vite:preloadError", () => void reloadIfOutdated());
