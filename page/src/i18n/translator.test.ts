import { expect, test } from "vitest";

import { Speaker, Texts } from "./fluent";
import { Translator } from "./translator";

const ENGLISH = `
core-list-separator = { ", " }
core-hidden = something hidden
tarot-hidden = a card
tarot-takes = { $seat } takes { $card }.
core-seat = Seat { $number }
core-player = { $name }
core-toad = { $edition ->
    [ru] Frog
   *[other] Toad
 }
core-takes = { $seat } takes { $card }.
core-shows = { $seat } shows { $cards } ({ NUMBER($seed, useGrouping: 0) }).
`;
const RUSSIAN = `
core-player = { $name }
    .genitive = от { $name }
core-takes = { FORM($seat, "genitive") }: { $card }
`;
const KOREAN = `
core-takes = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 가져갑니다.
core-toad = 두꺼비
core-player = { $name }
`;

function shelf(language: string, source: string): Texts {
  const texts = new Texts(language);
  texts.add(source);
  return texts;
}

const english = shelf("en", ENGLISH);
const speaker = (...shelves: Texts[]) => new Translator(new Speaker([...shelves, english], { edition: "" }));
const takes = { key: "core-takes", args: { seat: 1, card: { key: "core-toad" } } };

test("a seat is said by who sits there, and by its number where nobody is known", () => {
  expect(speaker().at("", ["Anna", "Ben"]).say(takes)).toBe("Ben takes Toad.");
  expect(speaker().say(takes)).toBe("Seat 1 takes Toad.");
  expect(speaker().at("", ["Anna", "Ben"]).name(0)).toBe("Anna");
});

test("what may not be told is said as hidden", () => {
  expect(speaker().at("", ["Anna"]).say({ key: "core-takes", args: { seat: 0, card: null } })).toBe("Anna takes something hidden.");
});

test("a game may have its own word for what is hidden", () => {
  expect(speaker().at("", ["Anna"]).say({ key: "tarot-takes", args: { seat: 0, card: null } })).toBe("Anna takes a card.");
});

test("lists, and numbers that are no amounts", () => {
  const message = { key: "core-shows", args: { seat: 0, cards: [{ key: "core-toad" }, { key: "core-hidden" }], seed: 20260731 } };
  expect(speaker().at("", ["Anna"]).say(message)).toBe("Anna shows Toad, something hidden (20260731).");
});

test("the edition of the table decides what a card is called", () => {
  expect(speaker().at("ru", ["Anna", "Ben"]).say(takes)).toBe("Ben takes Frog.");
});

test("forms and particles, English where a language lacks a text", () => {
  expect(speaker(shelf("ru", RUSSIAN)).at("", ["Anna", "Ben"]).say(takes)).toBe("от Ben: Toad");
  expect(speaker(shelf("ko", KOREAN)).at("", ["Anna", "수진"]).say(takes)).toBe("수진이 두꺼비를 가져갑니다.");
});

test("what there is no text for is shown as its key", () => {
  expect(speaker().text("core-nowhere")).toBe("core-nowhere");
  expect(speaker().text("core-takes.nowhere")).toBe("core-takes.nowhere");
  expect(speaker().text("core-player")).toBe("{$name}");
  expect(speaker().knows("core-nowhere")).toBe(false);
  expect(speaker().knows("core-toad")).toBe(true);
});
