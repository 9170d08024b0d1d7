/** One stop for the tab key in a group of targets; arrow keys go to the nearest target in their direction. */

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Attach it to the element around the targets (`button[data-target]`). */
export function rovingTabindex(group: HTMLElement): () => void {
  const seen = new MutationObserver(() => settle(group));
  const focus = (event: FocusEvent): void => stopAt(group, event.target as HTMLElement);
  const press = (event: KeyboardEvent): void => move(group, event);
  group.addEventListener("focusin", focus);
  group.addEventListener("keydown", press);
  seen.observe(group, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  settle(group);
  return () => {
    seen.disconnect();
    group.removeEventListener("focusin", focus);
    group.removeEventListener("keydown", press);
  };
}

function targets(group: HTMLElement): HTMLElement[] {
  const all = [...group.querySelectorAll<HTMLElement>("button[data-target]")];
  const open = all.filter((each) => each.getAttribute("aria-disabled") !== "true");
  return open.length > 0 ? open : all;
}

/** There is one stop, and it is a target that may be chosen, if one may. */
function settle(group: HTMLElement): void {
  const all = targets(group);
  const stop = all.find((each) => each.getAttribute("tabindex") === "0") ?? all[0];
  if (stop) stopAt(group, stop);
}

function stopAt(group: HTMLElement, stop: HTMLElement): void {
  if (!stop.matches("button[data-target]")) return;
  for (const each of group.querySelectorAll<HTMLElement>("button[data-target]")) {
    const index = each === stop ? "0" : "-1";
    if (each.getAttribute("tabindex") !== index) each.setAttribute("tabindex", index);
  }
}

function move(group: HTMLElement, event: KeyboardEvent): void {
  const arrow = ARROWS[event.key];
  if (!arrow || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  nearest(event.target, targets(group), arrow)?.focus();
}

/** The target that lies nearest in a direction; what lies aside counts as further away. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | null {
  const start = middle(from);
  const ahead = all.flatMap((each) => {
    const end = middle(each);
    const along = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    return each !== from && along > 4 ? [{ each, far: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.each ?? null;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
