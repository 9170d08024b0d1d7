/** How broad an element is, told to its styles. */

import type { Attachment } from "svelte/attachments";

/**
 * Keeps `--breadth`, in pixels, and a class for each of these steps that is reached. Container queries tell the same, but
 * with them browsers lay out the whole container whenever something in it changes (`bench/browser.py`: five times as long).
 */
export function trackWidth(steps: Record<string, number> = {}): Attachment<HTMLElement> {
  return (element) => {
    const tell = (width: number) => {
      element.style.setProperty("--breadth", `${width}px`);
      for (const [name, least] of Object.entries(steps)) element.classList.toggle(name, width >= least);
    };
    tell(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => tell(entry!.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
