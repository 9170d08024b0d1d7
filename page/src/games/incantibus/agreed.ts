/** The options of a table in words. */

import type { Terms } from "../../protocol";
import { sayWhether } from "../../table/agreement";
import type { Voice } from "../../words/voice";
import type { Agreement } from "../game";

export function sayOptions({ options }: Terms, voice: Voice): readonly Agreement[] {
  return [
    [voice.text("incantibus-page-expert"), sayWhether(options.expert, voice)],
    [voice.text("incantibus-page-box"), sayWhether(options.box !== undefined, voice)],
  ];
}
