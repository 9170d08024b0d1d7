import { expect, test } from "vitest";

import type { Option } from "../http";
import { Speaker, Texts } from "../i18n/fluent";
import { Translator } from "../i18n/translator";
import type { Terms } from "../protocol";
import { applicableOptions, heldOptions, isApplicable, isOffered, sayValue, usualValues, wishOf } from "./options";
import { summarizeSettings } from "./settingsSummary";
import SAID from "./settingsSummary.json";

/** Says the keys, and seats by their numbers. */
const texts = new Texts("en");
texts.add("bots-name-student = Student\ncore-options-seat = { $number }\nhome-grace = { $minutes }\npage-pace = { $minutes }\ntable-number = { $number }\n");
const translator = new Translator(new Speaker([texts]));

function declare(name: string, kind: Option["kind"], more: Partial<Option> = {}, ...values: string[]): Option {
  const named = values.map((value) => ({ name: value, label: { key: `${name}-${value}` } }));
  return { name, kind, rule: "", label: { key: name }, ...(values.length > 0 && { values: named }), ...more };
}

const EDITION = declare("edition", "edition", { place: "first", default: "ru" }, "ru", "it");
EDITION.values![1]!.presets = { stay: "must", lamp: "false", moon: "true" };

/** A game that is not registered, with an option of every kind. */
const GAME = [
  EDITION,
  declare("scrolls", "tick", { place: "first", default: false }),
  declare("sight", "choice", { place: "first", default: "dim" }, "dim", "helped", "clear"),
  declare("helped", "seats", { place: "first", needs: { sight: "helped" } }),
  declare("chest", "file", { place: "first" }),
  declare("stay", "choice", { default: "may", unsaid: { key: "as-printed" } }, "may", "must"),
  declare("pairs", "choice", { default: "one", needs: { seats: "2" } }, "one", "both"),
  declare("starts", "seat", { unsaid: { key: "chance" } }),
  declare("hats", "each", { place: "never" }, "red", "blue", "green"),
];

function said(options: Record<string, unknown>, more: Partial<Terms> = {}, declared: readonly Option[] = GAME): Record<string, string> {
  const usual = { privacy: "private", spectators: "open", pace: 0, grace: 120, hints: true } as const;
  const terms: Terms = { ...usual, game: "g", seats: ["", ""], options, ...more };
  return Object.fromEntries(summarizeSettings(terms, translator, declared));
}

test("whoever sits down can read everything that was agreed", () => {
  const options = { edition: "it", scrolls: true, sight: "helped", helped: [1], stay: "must", pairs: "both", starts: "1", hats: ["red", "blue"] };
  expect(said(options, { pace: 180, grace: 0, hints: false, privacy: "listed" })).toEqual({
    "page-set-seats": "2",
    "edition": "edition-it",
    "scrolls": "page-yes",
    "sight": "sight-helped",
    "helped": "2",
    "chest": "page-no",
    "stay": "stay-must",
    "pairs": "pairs-both",
    "starts": "2",
    "hats": "hats-redcore-list-separatorhats-blue",
    "page-set-pace": "3",
    "home-set-grace": "0",
    "page-set-spectators": "page-spectators-open",
    "table-set-hints": "page-no",
    "table-set-listed": "page-yes",
  });
});

test("what is usual was agreed too", () => {
  expect(said({})).toMatchObject({
    "edition": "edition-ru",
    "scrolls": "page-no",
    "sight": "sight-dim",
    "core-options-house": "core-options-usual",
    "home-set-grace": "2",
  });
  expect(said({ scrolls: "true", chest: "[…]" })).toMatchObject({ scrolls: "page-yes", chest: "page-yes" });
  expect(said({})).not.toHaveProperty("helped");
  expect(said({}, {}, [])).not.toHaveProperty("core-options-house");
});

test("all people are meant where nobody is named; a few seconds are no eternity", () => {
  expect(said({ sight: "helped" }, { grace: 5 })).toMatchObject({ "helped": "1core-list-separator2", "home-set-grace": "1" });
});

test("what the bots are like was agreed", () => {
  expect(said({}, { seats: ["", "student", "mine"] })["page-set-bot"]).toBe("Studentcore-list-separatorpage-seat-bot");
  expect(said({})).not.toHaveProperty("page-set-bot");
});

test("only people are meant; nobody may be nobody", () => {
  const seats = ["", "student"];
  const meant = (helped?: number[]) => said({ sight: "helped", helped }, { seats })["helped"];
  const nobody = "core-options-nobody";
  expect([undefined, [0, 1], [1], []].map(meant)).toEqual(["1", "1", nobody, nobody]);
});

test("an edition presets others, and what means nothing is not asked for", () => {
  const named = (name: string) => GAME.find((option) => option.name === name)!;
  expect(heldOptions(GAME, { edition: "it" }, 2)).toMatchObject({ stay: "must", sight: "dim", seats: 2 });
  expect(heldOptions(GAME, { edition: "it", stay: "may" }, 2)).toMatchObject({ stay: "may" });
  expect([2, 3].map((seats) => isApplicable(named("pairs"), heldOptions(GAME, {}, seats)))).toEqual([true, false]);
  expect(applicableOptions(GAME, { sight: "clear", helped: [0], pairs: "both", chest: undefined }, 3)).toEqual({ sight: "clear" });
  expect(applicableOptions(GAME, { sight: "helped", helped: [0], pairs: "both" }, 2)).toEqual({ sight: "helped", helped: [0], pairs: "both" });
});

test("a form has what there is to choose", () => {
  expect(GAME.filter((option) => !isOffered(option)).map(({ name }) => name)).toEqual(["hats"]);
  expect(isOffered(declare("edition", "edition", { place: "first" }, "ru"))).toBe(false);
});

test("a tick is on by its default, or as the edition presets it; only what is otherwise is a wish", () => {
  const ticks = [EDITION, declare("lamp", "tick", { default: true }), declare("moon", "tick", { default: false }), declare("star", "tick")];
  const wished = (given: Record<string, unknown>, ticked: boolean) =>
    ["lamp", "moon", "star"].map((name) => wishOf(ticked, usualValues(ticks, given)[name]));
  expect(usualValues(ticks, {})).toMatchObject({ lamp: true, moon: false, star: undefined });
  expect(usualValues(ticks, { edition: "it" })).toMatchObject({ lamp: false, moon: true, star: undefined });
  expect(heldOptions(ticks, { edition: "it", moon: false, lamp: undefined }, 2)).toMatchObject({ lamp: false, moon: false });
  expect([wished({}, true), wished({}, false)]).toEqual([[undefined, true, true], [false, undefined, undefined]]);
  expect([wished({ edition: "it" }, true), wished({ edition: "it" }, false)]).toEqual([[true, undefined, true], [undefined, false, undefined]]);
});

test.each(SAID)("what holds is called as the server calls it: $about", ({ option, value, seats, said }) => {
  expect(sayValue(option as Option, value, seats, translator)).toBe(said.join("core-list-separator"));
});
