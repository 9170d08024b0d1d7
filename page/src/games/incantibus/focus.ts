/** The place that had the focus may be gone after a choice: the focus then goes to the next target, not to nowhere. */

export function keepFocus(board: HTMLElement): () => void {
  let wasInside = false;
  const note = (event: FocusEvent): void => {
    wasInside = board.contains(event.target as Node);
  };
  const seen = new MutationObserver(() => {
    if (!wasInside || document.activeElement !== document.body) return;
    board.querySelector<HTMLElement>('dialog button, button[data-target][aria-disabled="false"]')?.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", note);
  seen.observe(board, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  return () => {
    seen.disconnect();
    document.removeEventListener("focusin", note);
  };
}
