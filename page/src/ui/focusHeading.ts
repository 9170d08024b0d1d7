/** Whoever comes to another screen hears its heading first. */

const HEADING = "#page h1";
/** How long a screen may take until its heading is there, in milliseconds. */
const PATIENCE = 5000;

/** Put the focus on the heading, and on the one that takes its place while the screen is still coming. The answer ends it. */
export function focusHeading(): () => void {
  const watcher = new MutationObserver(() => isNowhere() && focus());
  const stop = () => watcher.disconnect();
  const timer = setTimeout(stop, PATIENCE);
  focus();
  watcher.observe(document.getElementById("page")!, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** What appears on the screen and is to be heard first. */
export function focusOnMount(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focus(): void {
  const heading = document.querySelector<HTMLElement>(HEADING);
  if (!heading) return;
  heading.tabIndex = -1;
  focusOnMount(heading);
}
