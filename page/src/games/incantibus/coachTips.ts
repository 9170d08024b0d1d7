/** What is told when it happens for the first time. */

import type { IncantibusView, View } from "../../protocol";
import type { CoachTip } from "../gamePage";
import type { Area } from "./areas";

type Moment = (view: IncantibusView, seat: number | null) => boolean;

const isAsked = (view: IncantibusView, phase: string): boolean => view.phase === phase && view.choices.length > 0;
const mayPoint = (view: IncantibusView, at: Area): boolean => view.choices.some(({ verb, area }) => verb === "point" && area === at);

/** A monster lies there whose weapon the viewer lacks. */
function lacksWeapon(view: IncantibusView): boolean {
  return view.choices.some(({ outcome }) => outcome === "universalus" || outcome === "escapes");
}

function isMonsterInMoat(view: IncantibusView): boolean {
  return Object.keys(view.moat).some((key) => view.box.tokens[key]!.section === "monsters");
}

/** The most urgent first: one is told at a time. */
const MOMENTS: Record<string, Moment> = {
  "incantibus-lesson-universalus": (view) => isAsked(view, "spend"),
  "incantibus-lesson-pay": (view) => isAsked(view, "pay"),
  "incantibus-lesson-discard": (view) => isAsked(view, "discard"),
  "incantibus-lesson-spell": (view) => isAsked(view, "spell"),
  "incantibus-lesson-target": (view) => isAsked(view, "target"),
  "incantibus-lesson-final": (view) => view.room === null && isAsked(view, "cast"),
  "incantibus-lesson-hidden": (view) => view.room === null && isAsked(view, "cast") && view.sorcerers.some(({ fate }) => fate === "down"),
  "incantibus-lesson-point": (view) => isAsked(view, "cast") && view.sealed === null,
  "incantibus-lesson-sealed": (view) => view.sealed !== null,
  "incantibus-lesson-contest": (view) => isAsked(view, "cast") && view.room !== null && view.visible.includes(null),
  "incantibus-lesson-swap": (view) => view.seats.some(({ wand, first_wand }) => wand !== first_wand),
  "incantibus-lesson-monster": lacksWeapon,
  "incantibus-lesson-moat": isMonsterInMoat,
  "incantibus-lesson-secret": (view) => mayPoint(view, "secret"),
  "incantibus-lesson-looked": (view) => view.secret.some((secret) => (secret?.lookers.length ?? 0) > 0),
  "incantibus-lesson-potion": (view) => mayPoint(view, "potion"),
  "incantibus-lesson-book": (view) => mayPoint(view, "book"),
  "incantibus-lesson-purse": (view, seat) => seat !== null && view.seats[seat]!.loose > 0,
  "incantibus-lesson-sorcerers": (view) => view.room !== null && view.sorcerers.filter(({ fate }) => fate === "up").length > 1,
};

export const coachTips: readonly CoachTip[] = Object.entries(MOMENTS).map(([key, fits]) => ({
  key,
  fits: (view: View, seat: number | null) => fits(view as IncantibusView, seat),
}));
