import { expect, test } from "vitest";

import { argsOf, label } from "./areas";
import { choice, seat, table } from "./example";
import { incantibus } from "./page";
import { Pen } from "./pen";
import { Voice } from "../../words/voice";
import type { Speaker } from "../../words/fluent";

/** Says the key of everything. */
const speaker = { say: (key: unknown) => (typeof key === "string" ? key : (key as { name: string }).name), knows: () => true, at: () => speaker } as unknown as Speaker;
const voice = new Voice(speaker, ["Anna", "Bela"]);

test("places are called by letter and number", () => {
  expect(label({ area: "visible", place: 3 })).toBe("V3");
  expect(argsOf({ area: "sorcerer", place: 12 })).toEqual({ letter: "M", place: 12 });
});

test("a place offers the choice that names it, and no other does", () => {
  const pen = new Pen(table(), 0, voice);
  expect(pen.choiceAt({ area: "visible", place: 2 })?.action).toBe("point visible 2");
  expect(pen.choiceAt({ area: "visible", place: 3 })).toBeNull();
  expect(pen.choiceAt({ area: "potion", place: 1 })).toBeNull();
});

test("wands are shown where they point", () => {
  const aim = { area: "potion", place: 1 } as const;
  const pen = new Pen(table({ sealed: aim, seats: [seat(), seat({ target: aim })] }), 0, voice);
  expect(pen.isSealed(aim)).toBe(true);
  expect(pen.isSealed({ area: "potion", place: 2 })).toBe(false);
  expect(pen.pointersAt(aim)).toEqual([1]);
  expect(pen.pointersAt({ area: "book", place: 1 })).toEqual([]);
});

test("marks are those of the catalogue, but for what a box names itself", () => {
  const view = table();
  view.box.tokens["moon-dust"]!.mark = "Mo.";
  const pen = new Pen(view, 0, voice);
  expect(pen.mark("mistletoe")).toBe("incantibus-mark-ingredients-mistletoe");
  expect(pen.mark("moon-dust")).toBe("Mo.");
});

test("question and choices are said as the view says them", () => {
  const view = table({ choices: [choice({ action: "cast oculus", verb: "cast", card: "oculus", said: { key: "whole" }, briefly: { key: "brief" } })] });
  expect(incantibus.ask(view, voice, 0)).toBe("incantibus-ask-cast");
  expect(incantibus.sayChoice("cast oculus", view, voice)).toBe("whole");
  expect(incantibus.sayBriefly("cast oculus", view, voice)).toBe("brief");
  expect(incantibus.sayChoice("decline", view, voice)).toBe("decline");
});
