/** What this game brings to the page. */

import type { GlastonburyView } from "../../protocol";
import type { GamePage } from "../game";
import Board from "./Board.svelte";
import { ask, noteChoice, readChoices, sayChoice } from "./choices";
import { describe } from "./describe";
import { lessons } from "./lessons";
import { play } from "./moves";
import Sheet from "./Sheet.svelte";

export const glastonbury: GamePage = {
  Board,
  Sheet,
  describe: (view, voice, seat) => describe(view as GlastonburyView, voice, seat ?? null),
  ask: (view, voice, seat) => ask(view as GlastonburyView, seat, voice),
  sayChoice: (action, view, voice) => {
    const table = view as GlastonburyView;
    const choice = readChoices(table).find((each) => each.action === action);
    if (!choice) return action;
    const notes = noteChoice(choice, table, table.to_act[0] ?? 0, voice);
    return [sayChoice(choice, table, voice), ...notes].join(voice.text("core-list-separator"));
  },
  sayBriefly: (action, view, voice) => {
    const table = view as GlastonburyView;
    const choice = readChoices(table).find((each) => each.action === action);
    return choice ? sayChoice(choice, table, voice) : action;
  },
  hasLook: (view) => (view as GlastonburyView).looking,
  play,
  lessons,
};
