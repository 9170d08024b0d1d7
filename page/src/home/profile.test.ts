import { expect, test } from "vitest";

import { LANGUAGES } from "./profile.svelte";

test("the page speaks every language there is a catalogue of", () => {
  const catalogues = Object.keys(import.meta.glob("../../../src/witching/locale/*/page.ftl"));
  expect(catalogues.map((path) => path.split("/").at(-2)).sort()).toEqual(LANGUAGES.toSorted());
});
