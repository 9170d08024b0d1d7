/** How large a name can be written where it lies: a word is never broken while it can be read in one piece. */

/** Letters by their breadth in em; all others are 0.63. */
const BREADTHS: readonly (readonly [RegExp, number])[] = [
  [/[fijlrtI.,'’-]/u, 0.42],
  [/[mwMWжмшщюыфЖМШЩЮЫФ]/u, 0.95],
  [/\p{Lu}/u, 0.74],
  [/[\u1100-\u11ff\u3040-\u9fff\uac00-\ud7af]/u, 1],
];

/** The breadth of the widest word of a text in em, more or less. */
export function widestWord(text: string): number {
  const words = text.split(/\s+/u).map((word) => [...word].reduce((sum, letter) => sum + breadth(letter), 0));
  return Math.round(Math.max(...words) * 100) / 100;
}

function breadth(letter: string): number {
  return BREADTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.63;
}
