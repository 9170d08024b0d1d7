import { expect, test } from "vitest";

import { Speaker, Texts } from "../../words/fluent";
import { Voice } from "../../words/voice";
import { shownCards } from "./looking";
import { glastonbury } from "./page";
import { writePoints } from "./points";
import { choiceWith, seatWith, tableWith } from "./testing";

/** Says the key. */
const voice = new Voice(new Speaker([new Texts("en")]), ["Anna", "Ben"]);

test("what the server says of a choice is said, with its notes where nothing else is beside it", () => {
  const view = tableWith({ choices: [choiceWith({ notes: [{ key: "own" }, { key: "leads" }] })] });
  const separator = "core-list-separator";
  expect(glastonbury.ask(view, voice, 0)).toBe("question");
  expect(glastonbury.sayChoice("take c2", view, voice)).toBe(["said", "own", "leads"].join(separator));
  expect(glastonbury.sayBriefly("take c2", view, voice)).toBe("said");
  expect(glastonbury.sayBriefly("pass", view, voice)).toBe("pass");
});

test("a look is for its owner alone, and no part of the board", () => {
  const looking = tableWith({ looking: true, seats: [seatWith({ cards: ["toad-1"] }), seatWith()] });
  expect(shownCards(looking, 0, 0)).toEqual([]);
  expect(glastonbury.hasLook(looking, 0)).toBe(true);
  const open = tableWith({ memory: "open", seats: [seatWith({ cards: ["toad-1"] }), seatWith({ cards: [] })] });
  expect(glastonbury.hasLook(open, 0)).toBe(false);
  expect(shownCards(open, 0, 1)).toEqual(["toad-1"]);
});

test("points have their sign", () => {
  expect([7, 0, -3].map(writePoints)).toEqual(["+7", "0", "−3"]);
});
