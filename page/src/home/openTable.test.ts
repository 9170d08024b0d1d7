import { expect, test, vi } from "vitest";

import type { OfferedGame } from "../http";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("location", { href: "http://here/" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { addEventListener: () => undefined });
const { catalog } = await import("../table/catalog.svelte");
const { usualBots } = await import("./openTable");

test("bots fill a table that the game allows", () => {
  const offered = (name: string, ...seats: number[]): OfferedGame => ({ name, title: { key: name }, seats, editions: [], edition_of: {} }) as unknown as OfferedGame;
  catalog.receive({ ...catalog.offer, games: [offered("pair", 2), offered("four", 4), offered("some", 2, 3, 4)], bots: ["student"], usual_bot: "student" });
  expect(["pair", "four", "some"].map((game) => usualBots(game).length)).toEqual([2, 4, 3]);
  expect(usualBots("pair")).toEqual(["student", "student"]);
});
