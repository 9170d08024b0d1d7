/**
 * Where things move. Places of a board are elements with `data-place`; what flies is drawn above everything and taken away
 * again. All times are for normal motion; with motion off nothing is drawn and nothing is waited for.
 */

import { settings } from "../settings/settings.svelte";

export class Scene {
  constructor(private readonly root: () => HTMLElement | null) {}

  /** Whether anything is to move. */
  get moves(): boolean {
    return settings.pace > 0;
  }

  place(name: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(`[data-place="${name}"]`) ?? null;
  }

  async pause(milliseconds: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds * settings.pace));
  }

  /** Let a picture of one place (or of the given element) fly to another. */
  async fly(from: string, to: string, milliseconds = 600, picture?: Element): Promise<void> {
    const start = this.place(from);
    const end = this.place(to);
    if (!start || !end || !this.moves) return;
    const flying = this.lift(picture ?? start, start.getBoundingClientRect());
    const a = start.getBoundingClientRect();
    const b = end.getBoundingClientRect();
    const moved = `translate(${b.left + b.width / 2 - a.left - a.width / 2}px, ${b.top + b.height / 2 - a.top - a.height / 2}px)`;
    const scale = `scale(${Math.min(1.2, Math.max(0.4, b.width / a.width))})`;
    const steps = [{ transform: "none" }, { transform: `${moved} ${scale}` }];
    await flying.animate(steps, { duration: milliseconds * settings.pace, easing: "cubic-bezier(.4, 0, .2, 1)" }).finished;
    flying.remove();
  }

  /** Let a place glow for a moment. */
  async glow(name: string, milliseconds = 500): Promise<void> {
    const place = this.place(name);
    if (!place || !this.moves) return;
    const steps = [{}, { boxShadow: "0 0 0 4px var(--accent), 0 0 24px 6px var(--accent)" }, {}];
    await place.animate(steps, { duration: milliseconds * settings.pace }).finished;
  }

  private lift(picture: Element, where: DOMRect): HTMLElement {
    const flying = document.createElement("div");
    flying.className = "flying";
    flying.setAttribute("aria-hidden", "true");
    Object.assign(flying.style, {
      left: `${where.left}px`, top: `${where.top}px`, width: `${where.width}px`, height: `${where.height}px`,
    });
    flying.append(picture.cloneNode(true));
    document.body.append(flying);
    return flying;
  }
}
