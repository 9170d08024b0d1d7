/** What somebody may have meant who searched for words that no rule has. */

import type { Book } from "./book";
import { fold, lookUp, wordsOf } from "./lookup";

const MOST = 3;
/** In so short words one letter may be another one, in longer ones two. */
const SHORT = 5;

/** Other words that do find rules: those of the book that are nearly the given ones, or some of the given ones alone. */
export function suggestWords(book: Book, words: string): string[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const known = wordsOf(book);
  const mended = wanted.map((word) => (lookUp(book, word).length ? [word] : nearest(known, word)));
  const whole = mended.every((each) => each.length) ? mended[0]!.map((first) => [first, ...mended.slice(1).map((each) => each[0]!)].join(" ")) : [];
  const tried = new Set([...whole, ...mended.flat()].filter((each) => each !== wanted.join(" ")));
  return [...tried].filter((each) => lookUp(book, each).length).slice(0, MOST);
}

function nearest(known: readonly string[], word: string): string[] {
  const most = word.length <= SHORT ? 1 : 2;
  const far = new Map(known.map((each) => [each, Math.min(distance(each, word), distance(each.slice(0, word.length), word))]));
  return known.filter((each) => each.length >= word.length - most && far.get(each)! <= most).sort((one, other) => far.get(one)! - far.get(other)!).slice(0, MOST);
}

/** How many letters must be changed, put in, left out or swapped with the next. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let place = 1; place <= other.length; place++) {
      const isSame = one[row - 1] === other[place - 1];
      const isSwapped = row > 1 && place > 1 && one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1];
      now[place] = Math.min(last[place]! + 1, now[place - 1]! + 1, last[place - 1]! + Number(!isSame), isSwapped ? before[place - 2]! + 1 : Infinity);
    }
    [before, last] = [last, now];
  }
  return last[other.length]!;
}
