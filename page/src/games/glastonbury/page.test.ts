import { expect, test } from "vitest";

import { Speaker, Texts } from "../../i18n/fluent";
import { Translator } from "../../i18n/translator";
import { formatPoints } from "./formatPoints";
import { glastonbury } from "./page";
import { shownCards } from "./shownCards";
import { choiceWith, seatWith, tableWith } from "./testViews";

/** Says the key. */
const translator = new Translator(new Speaker([new Texts("en")]), ["Anna", "Ben"]);

test("what the server says of a choice is said, with its notes where nothing else is beside it", () => {
  const view = tableWith({ choices: [choiceWith({ notes: [{ key: "own" }, { key: "leads" }] })] });
  const separator = "core-list-separator";
  expect(glastonbury.ask(view, translator, 0)).toBe("question");
  expect(glastonbury.sayChoice("take c2", view, translator)).toBe(["said", "own", "leads"].join(separator));
  expect(glastonbury.sayBriefly("take c2", view, translator)).toBe("said");
  expect(glastonbury.sayBriefly("pass", view, translator)).toBe("pass");
});

test("a look is for its owner alone, and no part of the board", () => {
  const looking = tableWith({ looking: true, seats: [seatWith({ cards: ["toad-1"] }), seatWith()] });
  expect(shownCards(looking, 0, 0)).toEqual([]);
  expect(glastonbury.hasPrivateLook(looking, 0)).toBe(true);
  const open = tableWith({ memory: "open", seats: [seatWith({ cards: ["toad-1"] }), seatWith({ cards: [] })] });
  expect(glastonbury.hasPrivateLook(open, 0)).toBe(false);
  expect(shownCards(open, 0, 1)).toEqual(["toad-1"]);
});

test("points have their sign", () => {
  expect([7, 0, -3].map(formatPoints)).toEqual(["+7", "0", "−3"]);
});
