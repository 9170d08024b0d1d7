/**
 * Which part beside the board is open: what was asked for, else the log where there is room and nothing where there is none.
 * Where a part covers the board it is a step of the way here: going back closes it.
 */

import { MediaQuery } from "svelte/reactivity";

export type Part = "story" | "talk" | "table";

export class SidePanelState {
  private wanted = $state<Part | null>(null);
  private readonly wide = new MediaQuery("(min-width: 1000px)", true);

  constructor() {
    this.look();
  }

  get open(): Part | null {
    return this.wanted ?? (this.wide.current ? "story" : null);
  }

  /** Whether what is open lies over the board. */
  get covers(): boolean {
    return this.open !== null && !this.wide.current;
  }

  show(part: Part): void {
    if (!this.wide.current) history[step() ? "replaceState" : "pushState"]({ sidePanel: part }, "");
    this.wanted = part;
  }

  /** Open a part, or close it where it covers the board. */
  press(part: Part): void {
    if (this.open === part) this.close();
    else this.show(part);
  }

  close(): void {
    if (!this.covers) return;
    this.wanted = null;
    if (step()) history.back();
  }

  /** Show what belongs to the step at which the browser is. */
  look(): void {
    if (!this.wide.current) this.wanted = step();
  }
}

function step(): Part | null {
  return (history.state as { sidePanel?: Part } | null)?.sidePanel ?? null;
}
