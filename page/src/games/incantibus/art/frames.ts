/** The shape and the ground of a token, by the part of the box it belongs to: told apart without any colour. */

export interface Frame {
  /** Its outline on a square of 64. */
  d: string;
  ground: string;
  edge: string;
  /** How large the picture is in it, of a square of 64. */
  inside: number;
}

const DISC = "M32 3a29 29 0 1 1 0 58a29 29 0 1 1 0-58z";

export const FRAMES: Record<string, Frame> = {
  ingredients: { d: DISC, ground: "#eef3d8", edge: "#3f6b2d", inside: 44 },
  weapons: { d: "M13 5h38a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H13a8 8 0 0 1-8-8V13a8 8 0 0 1 8-8z", ground: "#dfe7f1", edge: "#3d5878", inside: 46 },
  monsters: { d: "M20 3h24l17 17v24L44 61H20L3 44V20z", ground: "#f3d9cf", edge: "#8c2a22", inside: 44 },
  gold: { d: "M32 2l7 5 8-2 4 8 8 4-2 8 5 7-5 7 2 8-8 4-4 8-8-2-7 5-7-5-8 2-4-8-8-4 2-8-5-7 5-7-2-8 8-4 4-8 8 2z", ground: "#fbeec4", edge: "#8a5d0c", inside: 42 },
  spells: { d: "M32 2l30 30-30 30L2 32z", ground: "#4b3480", edge: "#2c1d52", inside: 34 },
  special: { d: "M32 3l29 20-11 37H14L3 23z", ground: "#d5ebe9", edge: "#1f6a66", inside: 38 },
  potions: { d: "M12 61V26C12 12 20 3 32 3s20 9 20 23v35z", ground: "#f4ecdd", edge: "#6b5a44", inside: 40 },
  books: { d: "M8 4h48v56H8z", ground: "#f4ecdd", edge: "#6b5a44", inside: 48 },
  sorcerers: { d: "M6 61V28C6 12 18 3 32 3s26 9 26 25v33z", ground: "#d9cdea", edge: "#4b3480", inside: 50 },
  secret: { d: DISC, ground: "#1d1530", edge: "#bda8ea", inside: 58 },
};
