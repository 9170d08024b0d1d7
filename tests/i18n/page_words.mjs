/**
 * Says sentences as the page does: `node page_words.mjs BUNDLE FILE OUT` reads {texts: {language: source}, asked: [[language,
 * key, args]]} from FILE and writes to OUT what the page's Speaker says, and the milliseconds it took.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [bundle, file, out] = process.argv.slice(2);
const { Key, Speaker, Texts } = await import(pathToFileURL(bundle));
const { texts, asked } = JSON.parse(readFileSync(file, "utf-8"));

/** A value as Python wrote it: {key, args} is a Key. */
function read(value) {
  if (Array.isArray(value)) return value.map(read);
  return value?.key === undefined ? value : new Key(value.key, readAll(value.args));
}

function readAll(args) {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, read(value)]));
}

const began = performance.now();
const shelves = Object.fromEntries(
  Object.entries(texts).map(([language, source]) => {
    const shelf = new Texts(language);
    shelf.add(source);
    return [language, shelf];
  }),
);
const parsed = performance.now();
const speakers = Object.fromEntries(
  Object.keys(texts).map((language) => [language, new Speaker([shelves[language], shelves.en], { edition: "" })]),
);
const wanted = asked.map(([language, key, args]) => [speakers[language], key, readAll(args)]);
const ready = performance.now();
const said = wanted.map(([speaker, key, args]) => speaker.say(key, args));
const done = performance.now();
writeFileSync(out, JSON.stringify({ said, parsing: parsed - began, saying: done - ready }));
