/** What the coach says, each when it first happens. */

import type { GlastonburyChoiceView, GlastonburySeatView, GlastonburyView, View } from "../../protocol";
import type { CoachTip } from "../gamePage";
import { readCard } from "./cards";
import { chargesOf } from "./chargesOf";

/** A moment of the reader's own turn. */
interface Turn {
  view: GlastonburyView;
  seat: number;
  own: GlastonburySeatView;
  choices: readonly GlastonburyChoiceView[];
  /** The cards that can be taken. */
  cards: string[];
}

function turnOf(view: GlastonburyView, seat: number): Turn {
  const { choices } = view;
  const cards = choices.flatMap(({ card, verb }) => (card !== null && verb !== "accio" ? [card] : []));
  return { view, seat, own: view.seats[seat]!, choices, cards };
}

/** A tip for the reader's own turn. */
function onTurn(key: string, fits: (turn: Turn) => boolean): CoachTip {
  const isNow = (view: GlastonburyView, seat: number | null) =>
    seat !== null && view.choices.length > 0 && fits(turnOf(view, seat));
  return { key, fits: (view: View, seat) => isNow(view as GlastonburyView, seat) };
}

function onTable(key: string, fits: (view: GlastonburyView, seat: number) => boolean): CoachTip {
  return { key, fits: (view: View, seat) => seat !== null && fits(view as GlastonburyView, seat) };
}

const NEAR_THE_END = 8;

/** The most important first: where to go and what is asked now, then how to read a card, then what lies there. */
export const coachTips: readonly CoachTip[] = [
  onTable("glastonbury-lesson-look", (view) => view.looking),
  onTurn("glastonbury-lesson-special", ({ view }) => view.phase === "special2"),
  onTurn("glastonbury-lesson-corner-spell", ({ view, cards }) => view.phase === "corner" && cards.length > 0),
  onTurn("glastonbury-lesson-corner", ({ view, choices }) => view.phase === "corner" && choices.length === 1),
  onTurn("glastonbury-lesson-last", ({ choices }) => choices.some(({ card, ends }) => card !== null && ends)),
  onTurn("glastonbury-lesson-turn", ({ view }) => view.phase === "take"),
  onTurn("glastonbury-lesson-leads", ({ choices }) => choices.some(({ cell, leads }) => cell !== null && leads !== null)),
  onTurn("glastonbury-lesson-explain", ({ cards }) => cards.length > 0),
  onTurn("glastonbury-lesson-memory", ({ view, own }) => view.memory === "strict" && own.size > 1),
  onTurn("glastonbury-lesson-own", ({ own, cards }) => cards.some((card) => readCard(card).colour === own.colour)),
  onTurn("glastonbury-lesson-immuto", ({ cards }) => cards.includes("immuto")),
  onTurn("glastonbury-lesson-vanesco", ({ cards }) => cards.includes("vanesco")),
  onTurn("glastonbury-lesson-perluceo", ({ cards }) => cards.includes("perluceo")),
  onTurn("glastonbury-lesson-kept", ({ cards }) => cards.includes("accio") || cards.includes("declinatio")),
  onTurn("glastonbury-lesson-accio", ({ choices }) => choices.some((choice) => choice.verb === "accio")),
  onTable("glastonbury-lesson-declinatio", (view, seat) => chargesOf("declinatio", view, seat) > 0),
  onTurn("glastonbury-lesson-recipes", ({ own }) => (own.recipes?.length ?? 0) > 0 && own.size > 1),
  onTurn("glastonbury-lesson-end-near", ({ view }) => view.pile < NEAR_THE_END),
  onTable("glastonbury-lesson-score", (view) => view.result !== null),
];
