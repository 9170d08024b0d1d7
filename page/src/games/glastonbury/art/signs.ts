/** The sign of each colour, in a square of 10: whoever does not see the colours tells them apart by it. */

import type { Colour } from "../cards";

export const SIGNS: Readonly<Record<Colour, string>> = {
  red: "M5 0l4.5 5L5 10 .5 5z",
  blue: "M5 0c2 3.5 4 4.5 4 6.5a4 3.5 0 0 1-8 0C1 4.5 3 3.5 5 0z",
  green: "M3.4 0h3.2v3.4H10v3.2H6.6V10H3.4V6.6H0V3.4h3.4z",
  yellow: "M5 0l1.5 3.4 3.7.4-2.8 2.5.8 3.7L5 8.1 1.8 10l.8-3.7L-.2 3.8l3.7-.4z",
  orange: "M5 0a5 5 0 1 0 0 10A5 5 0 0 0 5 0zM5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  purple: "M7 0a5 5 0 1 0 3 8A4.5 4.5 0 0 1 7 0z",
  turquoise: "M0 1h10v3.2H0zM0 5.8h10V9H0z",
  brown: "M1 1h8v8H1z",
  grey: "M5 .5L10 9.5H0z",
};

/** The pawns, in a box of 30 by 40: a hat of its own for each player colour, above a face and a cloak. */
export const HATS: Readonly<Record<string, string>> = {
  red: "M15 1l7 15c4 0 6 1 6 3H2c0-2 2-3 6-3z",
  blue: "M5 4c8-4 15 0 17 12 4 0 6 1 6 3H2c0-2 2-3 6-3 1-6 1-10-3-12z",
  green: "M25 3c-4 3-4 7-3 13 4 0 6 1 6 3H2c0-2 2-3 6-3C8 6 14-1 25 3z",
  yellow: "M8 5c2-4 12-4 14 0l1 11c4 0 6 1 6 3H1c0-2 2-3 6-3z",
};
export const CLOAK = "M15 18c6 0 8 4 8 7 4 3 5 8 5 14H2c0-6 1-11 5-14 0-3 2-7 8-7z";
