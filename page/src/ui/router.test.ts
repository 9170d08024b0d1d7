import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { href: "http://here/table/%E0" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { addEventListener: () => undefined });
const { router, screenAt } = await import("./router.svelte");

test("an address that cannot be read leads nowhere, and breaks nothing", () => {
  expect(router.screen).toEqual({ name: "not-found" });
});

test("an address says which screen is shown", () => {
  const at = (address: string) => screenAt(new URL(address, "http://here"));
  expect(at("/")).toEqual({ name: "home" });
  expect(at("/table/a%20b#key")).toEqual({ name: "table", table: "a b", key: "key" });
  expect(at("/rules/incantibus/I-WAND?edition=ru")).toEqual({ name: "rules", game: "incantibus", rule: "I-WAND", edition: "ru" });
  expect(at("/replay/a?eyes=0&move=3")).toEqual({ name: "replay", table: "a", eyes: "0", move: 3, plays: false });
  expect(at("/replay/a?play")).toEqual({ name: "replay", table: "a", eyes: "", move: 0, plays: true });
  expect(at("/table")).toEqual({ name: "not-found" });
});
