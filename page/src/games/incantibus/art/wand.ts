/** Wands: the stronger, the more rings and the richer the tip. */

import { dots, paint } from "./brush";

const RINGS = ["M14 39l-5-5", "M19 34l-5-5", "M24 29l-5-5", "M29 24l-5-5"];
const TIPS = [
  dots("s", [39, 9, 4]),
  "cM39 2l6 7-6 7-6-7z",
  "fM39 1l3 5 5 3-5 3-3 5-3-5-5-3 5-3z",
  "yM39 0l2 6 6-2-3 5 4 4-6 0-1 6-4-5-5 3 2-6-5-3 6-1z",
];

/** A wand of this strength, its tip up and to the right. */
export function wandPicture(strength: number): string {
  const rings = RINGS.slice(0, strength).join("");
  return paint("KM5 43L38 10", "KM7 45L40 12", "bM4 42L36 9l3 3L7 45z", `Y${rings}`, TIPS[strength - 1] ?? TIPS[0]!);
}
