/** What was agreed before people sat down, in words. */

import type { Option } from "../http";
import type { Translator } from "../i18n/translator";
import type { Terms } from "../protocol";
import { type SummaryRow, sayOptions, sayWhether } from "./options";
import { sayLevel } from "./playerNames";

const MINUTE = 60;

/** All of it, with the options that the game declares. */
export function summarizeSettings(terms: Terms, translator: Translator, options: readonly Option[]): readonly SummaryRow[] {
  const bots = terms.seats.filter(Boolean);
  return [
    [translator.text("page-set-seats"), translator.text("table-number", { number: terms.seats.length })],
    ...(bots.length > 0 ? [[translator.text("page-set-bot"), bots.map((bot) => sayLevel(bot, translator)).join(translator.text("core-list-separator"))] as const] : []),
    ...sayOptions(options, terms, translator),
    [translator.text("page-set-pace"), translator.text("page-pace", { minutes: minutes(terms.pace) })],
    [translator.text("home-set-grace"), translator.text("home-grace", { minutes: minutes(terms.grace) })],
    [translator.text("page-set-spectators"), translator.text(`page-spectators-${terms.spectators}`)],
    [translator.text("table-set-hints"), sayWhether(terms.hints, translator)],
    [translator.text("table-set-listed"), sayWhether(terms.privacy === "listed", translator)],
  ];
}

/** Less than a minute is more than none, which is for ever. */
function minutes(seconds: number): number {
  return Math.ceil(seconds / MINUTE);
}
