/** A rule beside the table, so that nobody has to leave it to read. The drawer itself is loaded when it is first wanted. */

import { mount } from "svelte";

import { loadLater } from "../i18n/locale.svelte";
import { toastErrors } from "../ui/toastErrors";

class Drawer {
  game = $state("");
  edition = $state("");
  /** The rules that were opened one after the other; the last is shown. */
  trail = $state.raw<readonly string[]>([]);
  private isMounted = false;

  async open(game: string, rule: string, edition: string): Promise<void> {
    if (game !== this.game) this.trail = [];
    this.game = game;
    this.edition = edition;
    if (this.trail.at(-1) !== rule) this.trail = [...this.trail, rule];
    if (this.isMounted) return;
    this.isMounted = true;
    await toastErrors(() => this.mount());
  }

  /** Bring the drawer, or let the next who wants it try again. */
  private async mount(): Promise<void> {
    try {
      const { default: RuleDrawer } = await loadLater(import("./RuleDrawer.svelte"));
      mount(RuleDrawer, { target: document.body });
    } catch (error) {
      this.isMounted = false;
      this.close();
      throw error;
    }
  }

  back(): void {
    this.trail = this.trail.slice(0, -1);
  }

  close(): void {
    this.trail = [];
  }
}

export const drawer = new Drawer();
