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
    ...(memory === "assisted" ? [[voice.text("glastonbury-option-assisted"), sayAssisted(options.assisted, seats, voice)] as const] : []),
    ...(house.length > 0 ? house : [[voice.text("glastonbury-option-house"), voice.text("glastonbury-option-usual")] as const]),
  ];
}

/** Who may look, by the number of the seat. */
export function saySeat(seat: number, voice: Voice): string {
  return voice.text("glastonbury-option-assisted-seat", { number: seat + 1 });
}

/** All people, unless some seats are named, also written `0,2`; a bot that is named is not helped by it. */
function sayAssisted(named: unknown, seats: readonly string[], voice: Voice): string {
  const people = [...seats.keys()].filter((seat) => !seats[seat]);
  const assisted = named === undefined ? people : readSeats(named).filter((seat) => people.includes(seat));
  if (assisted.length === 0) return voice.text("glastonbury-option-assisted-nobody");
  return assisted.map((seat) => saySeat(seat, voice)).join(voice.text("core-list-separator"));
}

function readSeats(named: unknown): number[] {
  return String(named).split(",").filter(Boolean).map(Number);
}
