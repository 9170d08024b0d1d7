/** What was agreed before people sat down, in words. */

import type { Option } from "../http";
import type { Terms } from "../protocol";
import type { Voice } from "../words/voice";
import { sayLevel } from "./names";
import { type Agreement, sayOptions, sayWhether } from "./options";

const MINUTE = 60;

/** All of it, with the options that the game declares. */
export function sayAgreed(terms: Terms, voice: Voice, options: readonly Option[]): readonly Agreement[] {
  const bots = terms.seats.filter(Boolean);
  return [
    [voice.text("page-set-seats"), voice.text("table-number", { number: terms.seats.length })],
    ...(bots.length > 0 ? [[voice.text("page-set-bot"), bots.map((bot) => sayLevel(bot, voice)).join(voice.text("core-list-separator"))] as const] : []),
    ...sayOptions(options, terms, voice),
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
