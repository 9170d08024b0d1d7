/** The time, for those who show how much of it is left. */

import { createSubscriber } from "svelte/reactivity";

import type { Translator } from "../i18n/translator";

const SECOND = 1000;
const MINUTE = 60;

const tick = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
});

/** Now, by this machine's clock; whoever shows it is told every second. */
export function now(): number {
  tick();
  return Date.now();
}

/** How many seconds are left until a time of the server, whose clock is ahead by some milliseconds. */
export function secondsLeft(until: number, ahead: number, at = now()): number {
  return Math.max(0, Math.floor((until - ahead - at) / SECOND));
}

/** How much time is left, in words. */
export function sayLeft(seconds: number, translator: Translator): string {
  if (seconds < 2 * MINUTE) return translator.text("page-left-seconds", { seconds });
  return translator.text("page-left-minutes", { minutes: Math.floor(seconds / MINUTE) });
}
