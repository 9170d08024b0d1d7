import { expect, test } from "vitest";

import { nameOf } from "./languages";

test("a language is called as its speakers call it", () => {
  expect(["en", "ru", "it", "ko", "de", "fr"].map(nameOf)).toEqual(["English", "Русский", "Italiano", "한국어", "Deutsch", "Français"]);
});
