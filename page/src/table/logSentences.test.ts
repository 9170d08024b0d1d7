import { describe, expect, it } from "vitest";

import { Speaker, Texts } from "../i18n/fluent";
import { Translator } from "../i18n/translator";
import type { Happening, Line } from "../protocol";
import { lastChoice, chatMessage, sinceOwnChoice, logSentences } from "./logSentences";

const texts = new Texts("en");
texts.add(`core-player = { $name }
core-hidden = something
page-line-sat = { $name } sits down.
page-line-late = Too late: { $seat }.
page-phrase-hello = Hello!
glastonbury-event-take = { $seat } takes { $card }.
`);
const translator = new Translator(new Speaker([texts]), ["Anna", "Ben"]);

function line(number: number, happening: Happening | null, ...events: Line["events"]): Line {
  return { number, at: 0, happening, events };
}

const taking = { number: 3, message: { key: "glastonbury-event-take", args: { seat: 1, card: null } }, rules: ["G-TAKE"] };
const hidden = { number: 4, message: { key: "" }, rules: [] };

describe("tell", () => {
  it("says people and events, each under its own number", () => {
    const sat: Happening = { what: "sat", seat: 0, name: "Anna", message: { key: "page-line-sat", args: { name: "Anna" } } };
    expect(logSentences([line(1, sat), line(2, { what: "chose", seat: 1, by: "bot" }, taking, hidden)], translator)).toEqual([
      { id: "1", said: "Anna sits down.", rules: [], isAside: true },
      { id: "2.3", said: "Ben takes something.", rules: ["G-TAKE"], isAside: false },
    ]);
  });

  it("says nothing of an empty envelope and of what has no message", () => {
    const lines = [line(1, null), line(2, { what: "said", seat: 1, text: "hi" }), line(3, { what: "left", seat: 0 })];
    expect(logSentences(lines, translator)).toEqual([]);
  });

  it("says before the events of a choice that it came too late", () => {
    const late: Happening = { what: "chose", seat: 1, by: "clock", message: { key: "page-line-late", args: { seat: 1 } } };
    expect(logSentences([line(3, late, taking)], translator).map(({ said }) => said)).toEqual(["Too late: Ben.", "Ben takes something."]);
  });
});

describe("the reader's own choices", () => {
  const lines = [
    line(1, { what: "begun" }),
    line(2, { what: "chose", seat: 0, by: "person" }),
    line(3, { what: "chose", seat: 1, by: "person" }),
    line(4, { what: "chose", seat: 0, by: "clock" }),
  ];

  it("are those that the person made", () => {
    expect(lastChoice(lines, 0)?.number).toBe(2);
    expect(lastChoice(lines, 2)).toBeUndefined();
  });

  it("are none when the only one was taken back", () => {
    const undone = [lines[0]!, line(2, null), line(3, { what: "undone", seat: 0 })];
    expect(sinceOwnChoice(undone, 0)).toHaveLength(3);
  });

  it("begin what is new", () => {
    expect(sinceOwnChoice(lines, 1).map(({ number }) => number)).toEqual([3, 4]);
    expect(sinceOwnChoice(lines, null)).toHaveLength(4);
  });
});

it("talk goes by the name of who sat there then", () => {
  expect(chatMessage({ what: "said", seat: 1, name: "Cleo", phrase: "hello" }, translator)).toEqual({ name: "Cleo", said: "Hello!" });
  expect(chatMessage({ what: "said", seat: 1, text: "<b>" }, translator)).toEqual({ name: "Ben", said: "<b>" });
});
