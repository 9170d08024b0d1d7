/** What a case holds: ingredients, weapons, monsters, and the tokens there is one kind of. */

import { dots, paint } from "./layers";

const COIN = (x: number, y: number, r: number): string =>
  paint(dots("z", [x, y, r]), dots("y", [x, y, r - 2]), `Z M${x - r / 3} ${y - r / 2.4}v${r / 1.2}M${x + r / 3} ${y - r / 2.4}v${r / 1.2}`);

const STAR = "M24 6l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z";

const INGREDIENTS: Record<string, string> = {
  mistletoe: paint(
    "gM24 28C9 27 5 15 7 7c12 0 18 9 17 21z",
    "dM24 28c15-1 19-13 17-21-12 0-18 9-17 21z",
    "DM10 11c6 4 11 9 14 17",
    "GM38 11c-6 4-11 9-14 17",
    dots("w", [18, 33, 5.5], [30, 33, 5.5], [24, 39, 5.5]),
    dots("K", [18, 33, 5.5], [30, 33, 5.5], [24, 39, 5.5]),
  ),
  mushroom: paint(
    "wM19 23h10l3 16c-2 4-14 4-16 0z",
    "KM19 25l-3 14c2 4 14 4 16 0l-3-14",
    "rM5 25C5 12 13 6 24 6s19 6 19 19c-9 4-29 4-38 0z",
    dots("w", [24, 12, 3.6], [13, 18, 3], [34, 18, 3.4], [23, 21, 2.4]),
  ),
  pumpkin: paint(
    "oM24 15C8 11 3 22 6 31s11 11 18 10c7 1 15-1 18-10s-2-20-18-16z",
    "BM24 15c-6 7-6 19 0 26M24 15c6 7 6 19 0 26M14 15c-6 7-5 19 2 25M34 15c6 7 5 19-2 25",
    "dM21 16c0-6 2-9 7-11l3 4c-3 1-4 3-4 7z",
  ),
  toad: paint(
    "dM9 39c-5 0-5-5-1-6M39 39c5 0 5-5 1-6",
    "gM7 33c0-10 6-15 17-15s17 5 17 15c0 6-7 8-17 8S7 39 7 33z",
    dots("g", [15, 16, 7], [33, 16, 7]),
    dots("y", [15, 15, 4.6], [33, 15, 4.6]),
    "kM11 15h8v2h-8zM29 15h8v2h-8z",
    "KM12 30c6 5 18 5 24 0",
    dots("e", [14, 24, 1.6], [20, 22, 1.4], [34, 24, 1.6], [28, 36, 1.5], [20, 37, 1.5]),
  ),
  feather: paint(
    "uM41 5C22 6 11 18 11 36c17 2 30-11 30-31z",
    "cM41 5C30 11 20 22 12 36c16 1 29-11 29-31z",
    "KM6 43C14 30 24 18 40 6M17 27h13M22 20h14M20 35l-3-8M28 31l-6-11",
  ),
};

const WEAPONS: Record<string, string> = {
  net: paint(
    "BM6 43L20 29M8 44L21 31",
    dots("i", [29, 19, 14]),
    "AM20 10l20 18M17 16l18 16M27 6l15 13M38 9L20 29M42 16L27 32M31 5L16 21",
    dots("K", [29, 19, 14]),
  ),
  trap: paint(
    "aM4 32C5 15 13 8 24 8s19 7 20 24h-6c-1-13-5-18-14-18s-13 5-14 18z",
    "sM8 25l8 2-7 5zM12 16l6 6-8 1zM20 10l3 8-8-3zM28 10l-3 8 8-3zM36 16l-6 6 8 1zM40 25l-8 2 7 5z",
    "KM10 32C10 19 15 14 24 14s14 5 14 18",
    "hM3 31h42v6H3z",
    dots("s", [24, 34, 2]),
    "HM24 37v7",
  ),
  "crystal-ball": paint(
    "bM12 43l4-10h16l4 10z",
    dots("c", [24, 20, 15]),
    dots("K", [24, 20, 15]),
    "lM11 24c8 6 18 6 26 0-2 8-8 11-13 11s-11-3-13-11z",
    "wM14 18c0-6 4-9 8-10-3 4-4 6-4 10z",
    "yM27 14l2 5 5 1-4 3 1 5-4-3-5 3 2-5-4-4h5z",
  ),
  "flying-stake": paint(
    "wM21 24C9 26 4 18 4 9c9 0 15 4 19 11z",
    "KM21 24C9 26 4 18 4 9c9 0 15 4 19 11M9 13l10 8",
    "wM26 30c0 10 8 14 16 14 0-9-5-14-12-18z",
    "KM26 30c0 10 8 14 16 14 0-9-5-14-12-18M40 40l-9-9",
    "bM36 5l7 7-27 26-11 5 5-11z",
    "tM36 5l3 3-28 26-3 3 2-5z",
  ),
};

const MONSTERS: Record<string, string> = {
  goblin: paint(
    "eM14 19L1 11c0 11 4 17 13 18zM34 19l13-8c0 11-4 17-13 18z",
    "eM24 8c9 0 13 7 13 15S31 41 24 41s-13-10-13-18S15 8 24 8z",
    dots("y", [18.5, 22, 4.2], [29.5, 22, 4.2]),
    dots("k", [19, 22.5, 1.9], [29, 22.5, 1.9]),
    "KM14 16l7 3M34 16l-7 3M16 33c5 4 11 4 16 0",
    "wM18 34l2 5 3-4zM30 34l-2 5-3-4z",
    "dM24 23l3 7h-6z",
  ),
  werewolf: paint(
    "bM8 4l10 9h12l10-9 2 20-7 13-11 8-11-8L6 24z",
    "tM12 10l4 4-4 5zM36 10l-4 4 4 5zM17 26h14l-3 12-4 4-4-4z",
    "yM13 21l8 4-7 1zM35 21l-8 4 7 1z",
    "kM20 28h8l-4 5zM23 32h2v4h-2z",
    "wM20 36l1 4 2-3zM28 36l-1 4-2-3z",
    "KM20 35c2 2 6 2 8 0",
  ),
  ghost: paint(
    "wM24 4c11 0 15 9 15 18v21l-6-4-4 5-5-5-5 5-4-5-6 4V22C9 13 13 4 24 4z",
    "KM24 4c11 0 15 9 15 18v21l-6-4-4 5-5-5-5 5-4-5-6 4V22C9 13 13 4 24 4z",
    "kM15 18a3 4.5 0 1 0 6 0a3 4.5 0 1 0-6 0zM27 18a3 4.5 0 1 0 6 0a3 4.5 0 1 0-6 0zM21 30a3 5 0 1 0 6 0a3 5 0 1 0-6 0z",
  ),
  vampire: paint(
    "mM2 46l5-27 17 15 17-15 5 27z",
    "iM24 7c9 0 13 7 13 14 0 10-7 18-13 18S11 31 11 21C11 14 15 7 24 7z",
    "kM24 3c11 0 15 8 14 19-2-6-4-10-7-11l-7 7-7-7c-3 1-5 5-7 11C9 11 13 3 24 3z",
    dots("r", [18.5, 22, 2.6], [29.5, 22, 2.6]),
    "KM14 18l7 1M34 18l-7 1M17 30h14",
    "wM19 30l1.5 6 1.5-6zM26 30l1.5 6 1.5-6z",
    "KM19 30l1.5 6 1.5-6M26 30l1.5 6 1.5-6",
  ),
};

const SPECIAL: Record<string, string> = {
  purse: paint(
    "tM16 19C6 26 4 41 15 43h18c11-2 9-17-1-24z",
    "tM14 5l5 4 5-4 5 4 5-4-3 11H17z",
    "rM14 15h20v5H14z",
    "KM16 20C6 26 4 41 15 43h18c11-2 9-17-1-23",
    COIN(24, 32, 7),
  ),
  "three-gold": paint(COIN(24, 15, 10), COIN(14, 32, 10), COIN(34, 32, 10)),
  universalus: paint(
    "yM24 2l4 12 10-6-5 10 13 4-13 4 5 10-10-5-4 15-4-15-10 5 5-10L2 22l13-4-5-10 10 6z",
    dots("w", [24, 22, 8]),
    dots("K", [24, 22, 8]),
    dots("p", [24, 22, 4.4]),
    dots("k", [24, 22, 2]),
  ),
  stone: paint("rM13 9h22l9 13-20 22L4 22z", "fM13 9l5 13H4zM35 9l-5 13h14z", "mM18 22h12l-6 22z", "WM4 22h40M13 9l5 13 6 22 6-22 5-13M18 22l6-13 6 13"),
};

const GOLD = [paint(COIN(24, 24, 15)), paint(COIN(16, 17, 12), COIN(31, 31, 12)), paint(COIN(24, 13, 11), COIN(13, 32, 11), COIN(35, 32, 11))];

/** Gold that is worth so much. */
export function goldPicture(points: number): string {
  return GOLD[Math.min(points, GOLD.length) - 1] ?? GOLD[0]!;
}

/** What stands for a whole type: things of a custom box, and prices that ask for any of them. */
export const TYPES: Record<string, string> = {
  ingredients: paint("gM24 44C4 34 8 12 24 4c16 8 20 30 0 40z", "DM24 44V14M24 24l-8-5M24 24l8-5M24 34l-9-6M24 34l9-6"),
  weapons: paint("sM24 3l5 5v22H19V8z", "KM24 6v24", "zM11 29h26v5H11z", "bM21 34h6v9h-6z", dots("z", [24, 43, 3])),
  monsters: paint(
    "iM24 5c11 0 17 7 17 16 0 6-3 9-6 11v7H13v-7c-3-2-6-5-6-11C7 12 13 5 24 5z",
    dots("k", [16, 22, 4.5], [32, 22, 4.5]),
    "kM24 27l3 5h-6z",
    "KM18 39v4M24 39v4M30 39v4",
  ),
  gold: GOLD[0]!,
  spells: paint(`y${STAR}`, `Z${STAR}`),
  special: paint("cM24 3l19 14-7 23H12L5 17z", "UM24 3l19 14-7 23H12L5 17zM24 3v37M5 17h38"),
  any: paint("tM24 4l20 20-20 20L4 24z", "BM24 4l20 20-20 20L4 24z", "kM18 19c0-8 12-8 12 0 0 5-5 4-5 9h-3c0-7 4-6 4-9s-4-3-4 0zM22 31h4v4h-4z"),
};

/** Our own box. */
export const THINGS: Record<string, Record<string, string>> = {
  ingredients: INGREDIENTS,
  weapons: WEAPONS,
  monsters: MONSTERS,
  special: SPECIAL,
};
