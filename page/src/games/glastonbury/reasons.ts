/** Why a line of the score sheet gives its points. */

import type { GlastonburyLine } from "../../protocol";
import type { Voice } from "../../words/voice";
import { sayRecipe } from "./names";

const KIND_REASONS: Record<string, readonly string[]> = {
  "G-SCORE": ["glastonbury-why-one", "glastonbury-why-two", "glastonbury-why-three", "glastonbury-why-four"],
  "G-OWN": ["glastonbury-why-own-one", "glastonbury-why-two", "glastonbury-why-own-three", "glastonbury-why-own-four"],
};

/** What a line is about: a kind, a recipe, or an Immuto that joined nothing. */
export function saySubject(line: GlastonburyLine, voice: Voice): string {
  if (line.rule in KIND_REASONS) return voice.text(`glastonbury-kind-${line.of}`);
  return line.rule === "G-IMMUTO" ? voice.text("glastonbury-card-immuto") : sayRecipe(line.of, voice);
}

/** How its points come about. */
export function sayReason(line: GlastonburyLine, voice: Voice): string {
  const reasons = KIND_REASONS[line.rule];
  if (reasons) return voice.text(reasons[Math.min(line.cards.length, 4) - 1]!);
  if (line.rule === "G-IMMUTO") return voice.text("glastonbury-why-alone");
  if (line.rule === "G-RECIPE-A" && line.points) return voice.text("glastonbury-why-most", { each: line.points / line.cards.length });
  return voice.text(line.points ? "glastonbury-why-met" : "glastonbury-why-unmet");
}

export function isRecipe(line: GlastonburyLine): boolean {
  return line.rule.startsWith("G-RECIPE");
}

export const MINUS = "−";

/** Points with their sign: a true minus, and a plus where something was gained. */
export function writePoints(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? MINUS + -points : "0";
}
