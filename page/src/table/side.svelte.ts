/** Which part beside the board is open: what was asked for, else the story where there is room and nothing where there is none. */

import { MediaQuery } from "svelte/reactivity";

export type Part = "story" | "talk" | "table";

export class Beside {
  private wanted = $state<Part | null>(null);
  private readonly wide = new MediaQuery("(min-width: 1000px)", true);

  get open(): Part | null {
    return this.wanted ?? (this.wide.current ? "story" : null);
  }

  show(part: Part): void {
    this.wanted = part;
  }

  /** Open a part, or close it where it covers the board. */
  press(part: Part): void {
    if (this.open === part) this.close();
    else this.show(part);
  }

  close(): void {
    if (!this.wide.current) this.wanted = null;
  }
}
