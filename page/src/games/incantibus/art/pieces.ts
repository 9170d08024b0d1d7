/** What is bought and cast: potions, books, spell cards. */

import { dots, paint } from "./layers";
import { THINGS } from "./tokens";

/** By colour: another bottle for each, another pattern in it. */
export const POTIONS: Record<string, string> = {
  green: paint(
    "iM20 4h8v12c9 2 14 8 14 15 0 8-7 14-18 14S6 39 6 31c0-7 5-13 14-15z",
    "gM9 28c8-4 22 4 30 0 2 9-4 15-15 15S7 37 9 28z",
    dots("e", [17, 35, 3], [27, 38, 2.4], [31, 33, 2]),
    "KM20 6v10C11 18 6 24 6 31c0 8 7 14 18 14s18-6 18-14c0-7-5-13-14-15V6",
    "bM18 2h12v6H18z",
  ),
  red: paint(
    "iM19 5h10v13l14 22c1 3-1 5-4 5H9c-3 0-5-2-4-5l14-22z",
    "rM14 28h20l8 13c0 2-1 3-3 3H9c-2 0-3-1-3-3z",
    "FM12 33h24M9 38h30",
    "KM19 7v11L5 40c-1 3 1 5 4 5h30c3 0 5-2 4-5L29 18V7",
    "bM17 2h14v6H17z",
  ),
  blue: paint(
    "iM19 5h10v8h7c3 0 5 2 5 5v22c0 3-2 5-5 5H12c-3 0-5-2-5-5V18c0-3 2-5 5-5h7z",
    "uM9 25h30v15c0 2-1 3-3 3H12c-2 0-3-1-3-3z",
    "CM12 31c4-3 8 3 12 0s8 3 12 0M12 38c4-3 8 3 12 0s8 3 12 0",
    "KM19 7v6h-7c-3 0-5 2-5 5v22c0 3 2 5 5 5h24c3 0 5-2 5-5V18c0-3-2-5-5-5h-7V7",
    "bM17 2h14v6H17z",
  ),
};

/** A potion of a custom colour. */
export const POTION = paint("iM20 5h8v9l7 8v20c0 2-1 3-3 3H16c-2 0-3-1-3-3V22l7-8z", "hM15 26h18v15c0 1-1 2-2 2H17c-1 0-2-1-2-2z", "KM20 7v7l-7 8v20c0 2 1 3 3 3h16c2 0 3-1 3-3V22l-7-8V7", "bM18 2h12v6H18z");

const COVER = (cover: string, emblem: string): string =>
  paint(`${cover}M9 41V6c0-2 1-3 3-3h28v36H12c-2 0-3 1-3 2z`, "wM12 40h27v3H12c-2 0-2-3 0-3z", "KM40 39H12c-3 0-3 5 0 5h28M9 41V6c0-2 1-3 3-3h28v36", emblem);

export const BOOKS: Record<string, string> = {
  curiosities: COVER("b", "yM18 16c0-10 15-10 15 0 0 6-6 6-6 11h-4c0-9 6-7 6-11 0-5-7-5-7 0zM23 30h4v4h-4z"),
  spells: COVER("p", "yM25 9l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z"),
  wonders: COVER("u", "cM18 12h14l5 7-12 15-12-15z|WM13 19h24M18 12l7 22 7-22"),
  coins: COVER("m", dots("y", [20, 19, 6.5], [30, 25, 6.5]) + "|" + dots("Z", [20, 19, 6.5], [30, 25, 6.5])),
  riches: COVER("z", dots("y", [25, 14, 6], [18, 25, 6], [32, 25, 6]) + "|" + dots("B", [25, 14, 6], [18, 25, 6], [32, 25, 6])),
  duels: COVER("h", "SM15 10l20 22M35 10L15 32|YM13 27l7 7M37 27l-7 7"),
  armouries: COVER("a", "rM15 10h20v12c0 7-6 11-10 13-4-2-10-6-10-13z|WM25 10v25M15 20h20"),
  herbs: COVER("d", "eM25 34c-12-7-9-20 0-25 9 5 12 18 0 25z|DM25 34V15"),
  brews: COVER("g", "wM25 9c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z|GM20 27c1 3 3 4 5 4"),
};

/** A book of a custom box. */
export const BOOK = COVER("b", "YM17 13h16M17 20h16M17 27h10");

const WAVES = "UM4 36c5-4 8 4 13 0s8 4 13 0 8 4 14 0M4 43c5-4 8 4 13 0s8 4 13 0 8 4 14 0";

export const CARDS: Record<string, string> = {
  expandius: THINGS.special!.purse!,
  fortuna: THINGS.special!["three-gold"]!,
  imperium: paint("yM5 14l10 9 9-15 9 15 10-9-4 24H9z", "zM9 34h30v6H9z", dots("r", [24, 28, 3.4]), dots("c", [14, 29, 2.4], [34, 29, 2.4])),
  oculus: paint("wM2 24C8 12 16 8 24 8s16 4 22 16c-6 12-14 16-22 16S8 36 2 24z", "KM2 24C8 12 16 8 24 8s16 4 22 16c-6 12-14 16-22 16S8 36 2 24z", dots("u", [24, 24, 10]), dots("k", [24, 24, 5]), dots("w", [27, 20, 2.4])),
  universalus: THINGS.special!.universalus!,
  philosophio: THINGS.special!.stone!,
  alchemy: paint("iM12 14h9v9c6 2 9 6 9 10 0 6-6 10-13 10S4 39 4 33c0-4 2-8 8-10z", "pM6 32c7-3 15 3 22 0 1 6-4 9-11 9S5 38 6 32z", "KM12 12h9M21 16c12-8 20-3 22 12M13 14v9C7 25 4 29 4 33c0 6 6 10 13 10s13-4 13-10c0-4-3-8-9-10v-9", "yM43 30c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z"),
  iskanto: paint("cM2 33h44v13H2z", WAVES, "BM8 4l22 6", "KM30 10v14c0 8-10 8-10 1", "yM30 3l2 5 5 0-4 4 1 5-4-3-4 3 1-5-4-4h5z"),
};

/** The back of a secret token. */
export const SECRET = paint(dots("x", [24, 24, 23]), dots("L", [24, 24, 18]), "yM29 10a14 14 0 1 0 9 22A15 15 0 0 1 29 10z", "wM34 14l1 3 3 1-3 1-1 3-1-3-3-1 3-1z");
