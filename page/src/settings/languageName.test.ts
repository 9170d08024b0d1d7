import { expect, test } from "vitest";

import { languageName } from "./languageName";

test("a language is called as its speakers call it", () => {
  expect(["en", "ru", "it", "ko", "de", "fr"].map(languageName)).toEqual(["English", "Русский", "Italiano", "한국어", "Deutsch", "Français"]);
});
