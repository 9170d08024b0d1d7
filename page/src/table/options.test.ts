import { expect, test } from "vitest";

import type { Option } from "../http";
import { freeValues, optionsOfSeats } from "./options";

const named = (name: string) => ({ name, label: { key: name } });
const HAT = { name: "hat", kind: "each", rule: "M-ADE", label: { key: "hat" }, values: ["red", "blue", "green"].map(named), place: "never", without: "gone" } as Option;
const free = (seat: number, chosen: Record<string, string>[], held = {}) => freeValues(HAT, seat, chosen, held).map(({ name }) => name);

test("what another seat has is not free, what the own seat has is", () => {
  expect(free(0, [{}, {}])).toEqual(["red", "blue", "green"]);
  expect(free(0, [{ hat: "red" }, { hat: "blue" }])).toEqual(["red", "green"]);
});

test("what the host took out or agreed is for nobody to choose", () => {
  expect(free(0, [{}, {}], { gone: "red" })).toEqual(["blue", "green"]);
  expect(free(0, [{}, {}], { hat: ["", "red"] })).toEqual(["blue", "green"]);
  expect(free(1, [{}, {}], { hat: ["", "red"] })).toEqual([]);
  expect(free(1, [{}, {}], { hat: "blue," })).toEqual(["red", "green"]);
});

test("each seat chooses where the option means something", () => {
  const needy = { ...HAT, needs: { seats: "2" } } as Option;
  expect(optionsOfSeats([HAT, needy], { seats: 3 })).toEqual([HAT]);
  expect(optionsOfSeats([HAT, needy], { seats: 2 })).toEqual([HAT, needy]);
});
