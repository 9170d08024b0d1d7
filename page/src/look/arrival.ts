/** Whoever comes to another screen hears its heading first. */

const HEADING = "#page h1";

/** Put the focus on the heading as soon as it is there. The answer ends the waiting. */
export function focusHeading(): () => void {
  const page = document.getElementById("page")!;
  const watcher = new MutationObserver(() => focus() && watcher.disconnect());
  if (!focus()) watcher.observe(page, { childList: true, subtree: true });
  return () => watcher.disconnect();
}

function focus(): boolean {
  const heading = document.querySelector<HTMLElement>(HEADING);
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
