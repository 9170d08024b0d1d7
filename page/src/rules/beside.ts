/** Reading beside the table: whoever plays looks up a rule without leaving. */

import { screenAt } from "../look/router.svelte";
import { drawer } from "./drawer.svelte";

/** Show a rule beside what is there; with an edition, what that one says. */
export function openRule(game: string, rule: string, edition = ""): void {
  void drawer.open(game, rule, edition);
}

/** From now on every link to a rule opens it beside the table. The answer ends that, and closes what is open. */
export function keepRulesBeside(edition: () => string): () => void {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link?.href || link.target || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = new URL(link.href);
    const screen = screenAt(url);
    if (url.origin !== location.origin || screen.name !== "rules" || !screen.rule) return;
    event.preventDefault();
    openRule(screen.game, screen.rule, edition());
  };
  document.addEventListener("click", follow, true);
  return () => {
    document.removeEventListener("click", follow, true);
    drawer.close();
  };
}
