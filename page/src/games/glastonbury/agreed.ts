/** The options of a table in words: what can be chosen, and what was. */

import type { Terms } from "../../protocol";
import { sayWhether } from "../../table/agreement";
import type { Voice } from "../../words/voice";
import type { Agreement } from "../game";

interface Rule {
  label: string;
  /** The keys of the values, by their names for the server. */
  values: Record<string, string>;
}

export const MEMORIES: Record<string, { name: string; about: string }> = {
  strict: { name: "page-memory-strict", about: "glastonbury-option-memory-strict" },
  assisted: { name: "page-memory-assisted", about: "glastonbury-option-memory-assisted" },
  open: { name: "page-memory-open", about: "glastonbury-option-memory-open" },
};

/** The rules of the house, by their names for the server: where none is named, the edition says it. */
export const HOUSE: Record<string, Rule> = {
  special2: {
    label: "glastonbury-option-special2",
    values: { may: "glastonbury-option-special2-may", must: "glastonbury-option-special2-must" },
  },
  fewest_spells: {
    label: "glastonbury-option-fewest-spells",
    values: { collected: "glastonbury-option-fewest-spells-collected", used: "glastonbury-option-fewest-spells-used" },
  },
  immuto_in_recipe: {
    label: "glastonbury-option-immuto",
    values: { as_scored: "glastonbury-option-immuto-as-scored", free: "glastonbury-option-immuto-free" },
  },
  two_player_removal: {
    label: "glastonbury-option-removal",
    values: { one_colour: "glastonbury-option-removal-one", both_colours: "glastonbury-option-removal-both" },
  },
};

export function sayOptions({ options, seats }: Terms, voice: Voice): readonly Agreement[] {
  const memory = String(options.memory ?? "strict");
  const ruled = Object.entries(HOUSE).filter(([name]) => options[name] !== undefined);
  const house = ruled.map(([name, { label, values }]) => [voice.text(label), voice.text(values[String(options[name])] ?? "")] as const);
  return [
    [voice.text("glastonbury-option-recipes"), sayWhether(options.recipes, voice)],
    [voice.text("page-set-memory"), voice.text(MEMORIES[memory]?.name ?? "")],
    ...(memory === "assisted" ? [[voice.text("glastonbury-option-assisted"), sayAssisted(options.assisted, seats.length, voice)] as const] : []),
    ...(house.length > 0 ? house : [[voice.text("glastonbury-option-house"), voice.text("glastonbury-option-usual")] as const]),
  ];
}

/** All, unless some are named; also written `0,2`. */
function sayAssisted(named: unknown, seats: number, voice: Voice): string {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const assisted = named === undefined ? all : String(named).split(",").map(Number);
  return assisted.map((seat) => voice.text("glastonbury-option-assisted-seat", { number: seat + 1 })).join(voice.text("core-list-separator"));
}
