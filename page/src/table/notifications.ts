/** What a reader notices without looking: sounds, vibration, a notice of the browser. Never what happened, only that. */

import type { Line, TableState } from "../protocol";
import { canNotify } from "../settings/device";
import { settings } from "../settings/settings.svelte";
import { playSound, type Sound } from "./sound";

/** What of a table decides whether there is something to notice. */
export interface Snapshot {
  stage: TableState["stage"];
  /** Whether choices lie sealed on the table. */
  isSealed: boolean;
}

/** What a step of the table sounds like: the most important thing alone. */
export function soundOf(before: Snapshot, after: Snapshot, lines: readonly Line[]): Sound | null {
  if (after.stage === "over" && before.stage !== "over") return "end";
  const chosen = lines.filter((line) => line.happening?.what === "chose");
  const isTold = chosen.some((line) => line.events.length > 0);
  if (isTold && before.isSealed) return "reveal";
  if (chosen.length > 0) return isTold ? "card" : "ready";
  return lines.some((line) => line.happening?.what === "said") ? "said" : null;
}

/** Let the reader notice that it is their turn. */
export function notifyOfTurn(text: string, table: string): void {
  playSound("turn");
  if (settings.get("vibration") && navigator.userActivation.hasBeenActive) navigator.vibrate?.([40, 60, 40]);
  if (settings.get("notices") && document.hidden && canNotify && Notification.permission === "granted") void notify(text, table);
}

/** On phones only the worker of an installed page may show a notice. */
async function notify(text: string, table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(text, { tag: table, icon: "/icon-192.png" });
  const notice = new Notification(text, { tag: table });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** Let a step of the table be heard. */
export function sound(before: Snapshot, after: Snapshot, lines: readonly Line[]): void {
  const heard = soundOf(before, after, lines);
  if (heard) playSound(heard);
}
