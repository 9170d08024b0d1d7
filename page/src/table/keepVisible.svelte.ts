/**
 * What a choice is made from is seen whole when the turn begins: the page scrolls it between the question above and what lies
 * at the foot, unless the reader has scrolled since the last choice. A board marks it with `data-sight`, the most important
 * last; what stays in sight above and below the board has `data-head` and `data-foot`. What is never
 * covered by what lies there has `data-spared`.
 */

import { settings } from "../settings/settings.svelte";
import type { BoardPresenter } from "./boardPresenter.svelte";

const GAP = 8;

/** Call it while a component is made. `asked` and `noted` are how high the question is and what lies over the foot of the page. */
export function keepVisible(presenter: BoardPresenter, heights: () => { asked: number; noted: number }): void {
  let hasScrolled = false;
  const { style } = document.documentElement;

  $effect(() => {
    const ending = new AbortController();
    const options = { passive: true, signal: ending.signal };
    for (const by of ["wheel", "touchmove"]) addEventListener(by, () => (hasScrolled = true), options);
    return () => ending.abort();
  });

  $effect(() => {
    const { asked, noted } = heights();
    style.setProperty("--asked", `${asked}px`);
    style.setProperty("--noted", `${noted}px`);
  });

  $effect(() => () => ["--asked", "--noted", "--room"].forEach((name) => style.removeProperty(name)));

  $effect(() => {
    if (presenter.source.waiting !== null) hasScrolled = false;
  });

  $effect(() => {
    const { noted } = heights();
    void presenter.source.hint;
    const { root, isAsked } = presenter;
    if (!root || presenter.view === null) return;
    const observer = new ResizeObserver(() => {
      share(root, noted);
      if (isAsked && !hasScrolled) show(root);
    });
    for (const each of [root, ...root.querySelectorAll("[data-head], [data-foot]")]) observer.observe(each);
    return () => observer.disconnect();
  });
}

/** Say how much room what is spared leaves to the notes, and whether it is too little for them and what stays below the board. */
function share(root: HTMLElement, noted: number): void {
  const spared = root.querySelector<HTMLElement>("[data-spared]")?.offsetHeight ?? 0;
  const room = openHeight() + noted - spared;
  document.documentElement.style.setProperty("--room", `${room}px`);
  root.toggleAttribute("data-crowded", noted + fullHeight(all(root, "[data-foot]")) > room);
}

/** How high the part of the window is into which things are scrolled: between the question and the notes. */
function openHeight(): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return document.documentElement.clientHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom);
}

function show(root: HTMLElement): void {
  const [above, below] = [heightOf(root, "[data-head]"), heightOf(root, "[data-foot]")];
  for (const mark of all(root, "[data-sight]")) {
    mark.style.scrollMarginTop = `${above}px`;
    mark.style.scrollMarginBottom = `${below}px`;
    mark.scrollIntoView({ block: "nearest", behavior: settings.motionScale > 0 ? "smooth" : "instant" });
  }
}

/** How much room they take that stay in sight. */
function heightOf(root: HTMLElement, name: string): number {
  return fullHeight(all(root, name).filter((each) => getComputedStyle(each).position === "sticky"));
}

function fullHeight(elements: readonly HTMLElement[]): number {
  return elements.reduce((height, each) => height + each.offsetHeight + GAP, 0);
}

function all(root: HTMLElement, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(name)];
}
