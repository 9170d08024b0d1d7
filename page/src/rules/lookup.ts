/** Finding rules: by an id or a part of it, by words of a title, by words of the text. As in `rulebook/lookup.py`. */

import type { BookRule } from "../http";
import { plain, type Book } from "./book";

/** A rule that was searched for, and the piece of its text that has most of the words. */
export interface Hit {
  rule: BookRule;
  passage: string;
}

/** The most letters before the first hit. */
const LEAD = 120;

type Reading = (rule: BookRule) => boolean;

/** The rules that these words mean, then those whose title and text have all of them, each once. */
export function lookUp(book: Book, words: string): Hit[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const meant = findMeant([...book.rules.values()], wanted);
  const others = [...book.rules.values()].filter((rule) => !meant.includes(rule) && hasAll(rule, wanted));
  return [...meant, ...others].map((rule) => ({ rule, passage: bestPassage(rule, wanted) }));
}

/** Every word of a book, folded, each once. */
export function wordsOf(book: Book): string[] {
  const texts = [...book.rules.values()].flatMap((rule) => [plain(rule.title), ...passages(rule)]);
  return [...new Set(fold(texts.join(" ")).split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2))];
}

/** A text in pieces: those that the words found are hits. */
export function markHits(text: string, words: string): { text: string; isHit: boolean }[] {
  const composed = text.normalize("NFC");
  const places = placesOf(fold(composed), fold(words).split(/\s+/).filter(Boolean));
  const pieces: { text: string; isHit: boolean }[] = [];
  for (let place = 0; place < composed.length; place++) {
    const isHit = places.has(place);
    if (pieces.at(-1)?.isHit === isHit) pieces.at(-1)!.text += composed[place];
    else pieces.push({ text: composed[place]!, isHit });
  }
  return pieces;
}

/** A passage from a little before its first hit on, cut between words. */
export function excerpt(passage: string, words: string): string {
  const first = markHits(passage, words)[0];
  const before = first && !first.isHit ? first.text.length : 0;
  if (before < LEAD || before === passage.length) return passage;
  return `… ${passage.slice(passage.lastIndexOf(" ", before - LEAD / 2) + 1)}`;
}

/** A text as it is compared: case and accents do not count. What is found is at the same place of the composed text. */
export function fold(text: string): string {
  return text.normalize("NFC").split("").map(foldLetter).join("");
}

function foldLetter(letter: string): string {
  if (letter === "’") return "'";
  const base = letter.normalize("NFD")[0]!;
  const lower = (/[ -~еЕ]/.test(base) ? base : letter).toLowerCase();
  return lower.length === 1 ? lower : letter;
}

/** The first of five readings that fits any rule decides. */
function findMeant(rules: readonly BookRule[], wanted: readonly string[]): BookRule[] {
  const dashed = wanted.join("-");
  const given = wanted.join(" ");
  const readings: Reading[] = [
    (rule) => fold(rule.id) === dashed,
    (rule) => fold(rule.id.slice(2)) === dashed,
    (rule) => fold(plain(rule.title)) === given,
    (rule) => fold(rule.id).includes(dashed),
    (rule) => wanted.every((word) => fold(plain(rule.title)).includes(word)),
  ];
  for (const fits of readings) {
    const found = rules.filter(fits);
    if (found.length > 0) return found;
  }
  return [];
}

function hasAll(rule: BookRule, wanted: readonly string[]): boolean {
  const text = fold([plain(rule.title), ...passages(rule)].join("\n"));
  return wanted.every((word) => text.includes(word));
}

function bestPassage(rule: BookRule, wanted: readonly string[]): string {
  const count = (passage: string) => wanted.filter((word) => fold(passage).includes(word)).length;
  return passages(rule).reduce((best, each) => (count(each) > count(best) ? each : best), passages(rule)[0] ?? "");
}

/** A rule in pieces of one thought: paragraphs, items, rows of tables, captions. */
function passages(rule: BookRule): string[] {
  return rule.blocks.flatMap((block) => {
    if (block.kind === "paragraph") return [plain(block.line)];
    if (block.kind === "list") return block.items.map(plain);
    if (block.kind === "figure") return [plain(block.caption)];
    if (block.kind === "drawing") return block.lines.map((line) => line.trim().replace(/\s+/g, " "));
    return [block.head, ...block.rows].map((row) => row.map(plain).filter(Boolean).join(" · "));
  });
}

function placesOf(text: string, words: readonly string[]): Set<number> {
  const places = new Set<number>();
  for (const word of words) {
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
      for (let place = start; place < start + word.length; place++) places.add(place);
    }
  }
  return places;
}
