/** What was agreed before people sat down, in words. */

import type { Agreement } from "../games/game";
import type { Terms } from "../protocol";
import { sayEdition } from "../rules/editions";
import type { Voice } from "../words/voice";
import { sayLevel } from "./names";

const MINUTE = 60;

/** Whether something was agreed; also written out, as in forms. */
export function sayWhether(is: unknown, voice: Voice): string {
  return voice.text(is === true || is === "true" ? "page-yes" : "page-no");
}

/** All of it, with what the game says of its own options. */
export function sayAgreed(terms: Terms, voice: Voice, ofTheGame: readonly Agreement[]): readonly Agreement[] {
  const { edition } = terms.options;
  const bots = terms.seats.filter(Boolean);
  return [
    [voice.text("page-set-seats"), voice.text("table-number", { number: terms.seats.length })],
    ...(bots.length > 0 ? [[voice.text("page-set-bot"), bots.map((bot) => sayLevel(bot, voice)).join(voice.text("core-list-separator"))] as const] : []),
    ...(typeof edition === "string" ? [[voice.text("page-set-edition"), sayEdition(edition, voice)] as const] : []),
    ...ofTheGame,
    [voice.text("page-set-pace"), voice.text("page-pace", { minutes: minutes(terms.pace) })],
    [voice.text("home-set-grace"), voice.text("home-grace", { minutes: minutes(terms.grace) })],
    [voice.text("page-set-spectators"), voice.text(`page-spectators-${terms.spectators}`)],
    [voice.text("table-set-hints"), sayWhether(terms.hints, voice)],
    [voice.text("table-set-listed"), sayWhether(terms.privacy === "listed", voice)],
  ];
}

/** Less than a minute is more than none, which is for ever. */
function minutes(seconds: number): number {
  return Math.ceil(seconds / MINUTE);
}
