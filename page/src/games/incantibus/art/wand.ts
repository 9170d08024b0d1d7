/** Wands: the stronger, the more rings and the richer the tip. */

import { dots, paint } from "./layers";

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

const WAX = (paint: string): string => `${paint}M14 28c2-3 18-3 20 0v15H14z`;
const STICK = ["KM14 28c2-3 18-3 20 0v15H14zM24 26v-5", "zM5 42h38v2c0 2-2 3-4 3H9c-2 0-4-1-4-3z"];
const FLAME = "M24 0c8 9 10 12 10 16a10 10 0 0 1-20 0c0-4 2-7 10-16z";

/** The candle of somebody who points in secret: it smokes until the choice is made, then it burns. */
export function candlePicture(burns: boolean): string {
  if (!burns) return paint(WAX("s"), ...STICK, "AM24 17c-6-4 5-7 0-14");
  return paint(WAX("w"), ...STICK, `o${FLAME}`, "yM24 10c4 4 5 6 5 8a5 5 0 0 1-10 0c0-2 1-4 5-8z", `K${FLAME}`);
}
