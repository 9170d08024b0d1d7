/**
 * How pictures are kept: layers on a square of 48, one line each. The first letter of a layer is its paint, small to fill
 * and capital to draw a line; the rest is a path.
 */

/** By letter. The same by day and by night: what is printed keeps its colours. */
export const PAINTS: Record<string, string> = {
  k: "#2a2133",
  x: "#120d1a",
  h: "#5a5466",
  a: "#7b8496",
  s: "#bcc3d0",
  i: "#e4deec",
  w: "#fffaf0",
  g: "#5a9a3c",
  d: "#2b5b30",
  e: "#9bbd5e",
  r: "#c0362f",
  m: "#74202c",
  f: "#e58fb4",
  o: "#dd7a2b",
  y: "#efbf3f",
  z: "#a8720f",
  b: "#7a4e2a",
  t: "#cfa477",
  n: "#f1cfac",
  p: "#6a47a6",
  l: "#bda8ea",
  u: "#2f62b4",
  c: "#93c8ea",
};

export interface Layer {
  fill: string;
  line: string;
  d: string;
}

/** A picture as layers, the lowest first. */
export function layersOf(picture: string): Layer[] {
  return picture.split("|").map((layer) => {
    const letter = layer[0]!;
    const paint = PAINTS[letter.toLowerCase()]!;
    const filled = letter !== letter.toUpperCase();
    return { fill: filled ? paint : "none", line: filled ? "none" : paint, d: layer.slice(1) };
  });
}

/** Round things, each with its middle and its radius. */
export function dots(paint: string, ...rounds: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return paint + rounds.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join("");
}

/** A picture of these layers. */
export function paint(...layers: readonly string[]): string {
  return layers.join("|");
}
