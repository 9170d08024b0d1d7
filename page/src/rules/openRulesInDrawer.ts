/** Reading beside the table: whoever plays looks up a rule without leaving. */

import { screenAt } from "../ui/router.svelte";
import { drawer } from "./drawer.svelte";

/**
 * From now on every link to a rule opens it beside the table, with what this edition says. The answer ends that, and closes
 * what is open.
 */
export function openRulesInDrawer(edition: () => string): () => void {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link?.href || link.target || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = new URL(link.href);
    const screen = screenAt(url);
    if (url.origin !== location.origin || screen.name !== "rules" || !screen.rule) return;
    event.preventDefault();
    void drawer.open(screen.game, screen.rule, edition());
  };
  document.addEventListener("click", follow, true);
  return () => {
    document.removeEventListener("click", follow, true);
    drawer.close();
  };
}
