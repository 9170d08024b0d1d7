import { expect, test } from "vitest";

import { argsOf, label } from "./areas";
import { choice, seat, table } from "./testViews";
import { incantibus } from "./page";
import { BoardContext } from "./boardContext";
import { Translator } from "../../i18n/translator";
import type { Speaker } from "../../i18n/fluent";

/** Says the key of everything. */
const speaker = { say: (key: unknown) => (typeof key === "string" ? key : (key as { name: string }).name), knows: () => true, at: () => speaker } as unknown as Speaker;
const translator = new Translator(speaker, ["Anna", "Bela"]);

test("places are called by letter and number", () => {
  expect(label({ area: "visible", place: 3 })).toBe("V3");
  expect(argsOf({ area: "sorcerer", place: 12 })).toEqual({ letter: "M", place: 12 });
});

test("a place offers the choice that names it, and no other does", () => {
  const context = new BoardContext(table(), 0, translator);
  expect(context.choiceAt({ area: "visible", place: 2 })?.action).toBe("point visible 2");
  expect(context.choiceAt({ area: "visible", place: 3 })).toBeNull();
  expect(context.choiceAt({ area: "potion", place: 1 })).toBeNull();
});

test("wands are shown where they point", () => {
  const aim = { area: "potion", place: 1 } as const;
  const context = new BoardContext(table({ sealed: aim, seats: [seat(), seat({ target: aim })] }), 0, translator);
  expect(context.isSealed(aim)).toBe(true);
  expect(context.isSealed({ area: "potion", place: 2 })).toBe(false);
  expect(context.pointersAt(aim)).toEqual([1]);
  expect(context.pointersAt({ area: "book", place: 1 })).toEqual([]);
});

test("marks are those of the catalogue, but for what a box names itself", () => {
  const view = table();
  view.box.tokens["moon-dust"]!.mark = "Mo.";
  const context = new BoardContext(view, 0, translator);
  expect(context.mark("mistletoe")).toBe("incantibus-mark-ingredients-mistletoe");
  expect(context.mark("moon-dust")).toBe("Mo.");
});

test("question and choices are said as the view says them", () => {
  const view = table({ choices: [choice({ action: "cast oculus", verb: "cast", card: "oculus", said: { key: "whole" }, briefly: { key: "brief" } })] });
  expect(incantibus.ask(view, translator, 0)).toBe("incantibus-ask-cast");
  expect(incantibus.sayChoice("cast oculus", view, translator)).toBe("whole");
  expect(incantibus.sayBriefly("cast oculus", view, translator)).toBe("brief");
  expect(incantibus.sayChoice("decline", view, translator)).toBe("decline");
});
