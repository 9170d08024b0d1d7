/**
 * Where things move. Places of a board are elements with `data-place`; what flies is drawn above everything and taken away
 * again. All times are for normal motion; with motion off nothing is drawn and nothing is waited for.
 */

import { settings } from "../settings/settings.svelte";

export class Animator {
  isOver = false;
  /** What puts the board back as it is, see `clear`. */
  private stays: (() => void)[] = [];
  private stop!: () => void;
  private readonly ended = new Promise<void>((resolve) => (this.stop = resolve));

  constructor(private readonly root: () => HTMLElement | null) {}

  /** Whether anything is to move. */
  get moves(): boolean {
    return settings.motionScale > 0 && !this.isOver;
  }

  /** Nothing moves here any more: what flies is taken away, and nobody waits for it. */
  end(): void {
    this.isOver = true;
    this.stop();
    this.clear();
  }

  place(name: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(`[data-place="${name}"]`) ?? null;
  }

  async pause(milliseconds: number): Promise<void> {
    await this.wait(new Promise((resolve) => setTimeout(resolve, milliseconds * settings.motionScale)));
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
    await this.wait(flying.animate(steps, { duration: milliseconds * settings.motionScale, easing: "cubic-bezier(.4, 0, .2, 1)" }).finished);
    flying.remove();
  }

  /** Let a place glow for a moment. */
  async glow(name: string, milliseconds = 500): Promise<void> {
    const place = this.place(name);
    if (!place || !this.moves) return;
    const steps = [{}, { boxShadow: "0 0 0 4px var(--accent), 0 0 24px 6px var(--accent)" }, {}];
    await this.wait(place.animate(steps, { duration: milliseconds * settings.motionScale }).finished);
  }

  /**
   * Let a picture go from a place (or from where it is) to one place after the other, in leaps or growing to the size of
   * the place; it stays at the last one until `clear`. Gives what travelled, for whoever wants it away before.
   */
  async travel(picture: Element, from: Element | null, route: readonly string[], milliseconds: number, leaps = false): Promise<HTMLElement | null> {
    const start = (from ?? picture).getBoundingClientRect();
    const ends = route.map((name) => this.place(name)?.getBoundingClientRect()).filter((rect) => rect !== undefined);
    if (!this.moves || ends.length === 0 || start.width === 0) return null;
    const flying = this.lift(picture, start);
    this.stays.push(() => flying.remove());
    const duration = milliseconds * ends.length * settings.motionScale;
    await this.wait(flying.animate(pathOf(start, ends, leaps), { duration, easing: leaps ? "linear" : "ease-in-out", fill: "forwards" }).finished);
    return flying;
  }

  /** Show nothing at a place until `clear`. */
  hide(place: HTMLElement | SVGElement | null): void {
    if (!place || !this.moves) return;
    place.style.visibility = "hidden";
    this.stays.push(() => place.style.removeProperty("visibility"));
  }

  /** Lay a picture over a place until `clear`. */
  lay(picture: Element, name: string): void {
    const place = this.place(name);
    if (!place || !this.moves) return;
    const lying = this.lift(picture, place.getBoundingClientRect());
    this.stays.push(() => lying.remove());
  }

  /** The board shows by itself what came of it: take away whatever stood for it. */
  clear(): void {
    for (const undo of this.stays.splice(0)) undo();
  }

  private async wait(motion: Promise<unknown>): Promise<void> {
    await Promise.race([motion, this.ended]);
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

/** The way from one rectangle over others: in leaps of the same size, or growing to theirs. */
function pathOf(start: DOMRect, ends: readonly DOMRect[], leaps: boolean): Keyframe[] {
  const frames: Keyframe[] = [{ transform: "translate(0, 0) scale(1)" }];
  let [x, y] = [0, 0];
  for (const end of ends) {
    const [toX, toY] = [middle(end).x - middle(start).x, middle(end).y - middle(start).y];
    const scale = leaps ? 1 : end.width / start.width;
    if (leaps) frames.push({ transform: `translate(${(x + toX) / 2}px, ${(y + toY) / 2 - 10}px) scale(1.1)` });
    frames.push({ transform: `translate(${toX}px, ${toY}px) scale(${scale})` });
    [x, y] = [toX, toY];
  }
  return frames;
}

function middle(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
