/** What had the focus may be gone after a choice: the focus then goes to what is near, not to nowhere. */

import type { Attachment } from "svelte/attachments";

/** Where it goes on a board, the best first; while others choose, to what will be chosen from. */
const STOPS = ["dialog button", 'button[aria-disabled="false"]', "button[aria-disabled]", "button"];

/**
 * Attach it around all of a table. The focus stays at the list that it was in, if it was in one; otherwise it is the board's.
 * Whoever points and clicks is left alone: the next space is to scroll the page, not to choose.
 */
export function keepFocus(board: () => HTMLElement | null): Attachment<HTMLElement> {
  return (table) => {
    let isKept = false;
    let list: Element | null = null;
    const note = (event: FocusEvent): void => {
      const target = event.target as Element;
      isKept = table.contains(target) && target.matches(":focus-visible");
      list = target.closest("details");
    };
    const keep = (): void => {
      if (isKept && document.activeElement === document.body) (titleOf(list) ?? stopOf(board()))?.focus({ preventScroll: true });
    };
    // On its way from one element to the next the focus is nowhere, too: what changes then is looked at when it has arrived.
    const seen = new MutationObserver(() => setTimeout(keep));
    document.addEventListener("focusin", note);
    seen.observe(table, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
    return () => {
      seen.disconnect();
      document.removeEventListener("focusin", note);
    };
  };
}

function titleOf(list: Element | null): HTMLElement | null {
  return list?.isConnected ? list.querySelector("summary") : null;
}

function stopOf(board: HTMLElement | null): HTMLElement | null | undefined {
  return STOPS.map((stop) => board?.querySelector<HTMLElement>(stop)).find((each) => each);
}
