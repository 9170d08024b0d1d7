/** The rooms of the tower, and the crypt below it. */

import { dots, paint } from "./layers";

const WALL = "iM4 44V18C4 8 13 3 24 3s20 5 20 15v26z";

export const ROOMS: Record<string, string> = {
  roof: paint("xM4 44V18C4 8 13 3 24 3s20 5 20 15v26z", dots("y", [34, 13, 5]), dots("w", [12, 14, 1.2], [20, 8, 1], [40, 24, 1]), "mM24 10l16 28H8z", "RM24 10l16 28M24 10L8 38M18 24h12M14 31h20", "aM4 38h5v6H4zM13 38h5v6h-5zM22 38h5v6h-5zM31 38h5v6h-5zM39 38h5v6h-5z"),
  bedroom: paint(WALL, "bM6 20h5v22H6zM37 28h5v14h-5z", "wM11 26h10v6H11z", "pM11 31h27v8H11z", "uM28 10h8v9h-8z", dots("y", [33, 13, 2])),
  kitchen: paint(WALL, "oM17 41l3-6 4 4 4-5 4 7z", "kM10 20h28v5h-2c0 8-4 12-12 12s-12-4-12-12h-2z", "HM24 8v12M18 8h12", dots("e", [20, 17, 2.4], [27, 16, 3], [32, 18, 1.8])),
  library: paint(WALL, "bM8 22h32v3H8zM8 40h32v3H8z", "rM11 11h4v11h-4zM25 27h5v13h-5z", "uM16 9h5v13h-5zM32 29h4v11h-4z", "gM22 12h4v10h-4zM11 28h5v12h-5z", "yM28 10h4v12h-4zM18 26h4v14h-4z", "pM34 13h3v9h-3z"),
  laboratory: paint(WALL, "bM6 36h36v4H6z", "cM20 14h8v8l6 14H14z", "gM17 28h14l3 8H14z", "KM20 14h8M20 15v7l-6 14h20l-6-14v-7", dots("e", [24, 9, 2], [28, 6, 1.4]), "rM36 24h4v12h-4z"),
  armoury: paint(WALL, "SM10 10l28 30M38 10L10 40", "KM10 10l28 30M38 10L10 40", "aM14 16h20v12c0 7-6 11-10 13-4-2-10-6-10-13z", "rM24 16h10v12c0 7-6 11-10 13z", "KM14 16h20v12c0 7-6 11-10 13-4-2-10-6-10-13z"),
  gallery: paint(WALL, "zM9 13h30v24H9z", "cM12 16h24v18H12z", "gM12 34V28l7-6 7 7 4-4 6 6v3z", dots("y", [31, 20, 2.6]), "KM24 7l-9 6M24 7l9 6"),
  treasury: paint(WALL, "bM8 26h32v15H8z", "bM8 25c0-10 32-10 32 0z", "zM21 24h6v8h-6zM8 31h12v3H8zM28 31h12v3H28z", "yM12 22c2-7 22-7 24 0z", dots("y", [14, 19, 3], [34, 19, 3], [24, 16, 3.4])),
};

/** A room of a custom box. */
export const ROOM = paint(WALL, "bM14 44V24c0-7 4-11 10-11s10 4 10 11v20z", "KM24 13v31M14 30h20", dots("y", [28, 32, 1.8]));

/** Where the sorcerers wait. */
export const CRYPT = paint("xM4 44V18C4 8 13 3 24 3s20 5 20 15v26z", "aM13 42V24c0-7 4-12 11-12s11 5 11 12v18z", "HM24 18v14M18 23h12", "hM8 40h32v4H8z", dots("y", [9, 30, 2], [39, 30, 2]), "wM8 33h2v7H8zM38 33h2v7h-2z");
