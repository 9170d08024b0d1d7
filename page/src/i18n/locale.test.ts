import { beforeEach, expect, test, vi } from "vitest";

type Answer = () => void;

/** What was asked for and is not answered yet. */
const asked = new Map<string, Answer>();
const element = { lang: "" };

vi.stubGlobal("document", { documentElement: element });
vi.stubGlobal("fetch", (path: string) => {
  const text = async () => Promise.resolve(`page-word = ${path}\n`);
  return new Promise((resolve) => asked.set(path, () => resolve({ ok: true, text })));
});

const fresh = async () => {
  vi.resetModules();
  return (await import("./locale.svelte")).locale;
};
let locale: Awaited<ReturnType<typeof fresh>>;

/** Let the server answer, and everybody who waits for it go on. */
async function answer(path: string): Promise<void> {
  asked.get(`/words/${path}`)!();
  asked.delete(`/words/${path}`);
  await new Promise((go) => setTimeout(go));
}

beforeEach(async () => {
  asked.clear();
  locale = await fresh();
  void locale.want("page");
  await answer("en/page");
});

test("of two languages the one that was wished last is spoken, whichever comes first", async () => {
  const russian = locale.speak("ru");
  const korean = locale.speak("ko");
  await answer("ko/page");
  await answer("ru/page");
  expect([await russian, await korean]).toEqual([false, true]);
  expect([locale.language, element.lang]).toEqual(["ko", "ko"]);
  expect(locale.translator.text("page-word")).toBe("/words/ko/page");
});

test("whoever goes back to the language that is spoken stays with it", async () => {
  const russian = locale.speak("ru");
  expect(await locale.speak("en")).toBe(true);
  await answer("ru/page");
  expect(await russian).toBe(false);
  expect(locale.language).toBe("en");
});

test("what comes to be wanted while a language is loaded is there when it is spoken", async () => {
  const russian = locale.speak("ru");
  const later = locale.want("later");
  await answer("en/later");
  await later;
  await answer("ru/page");
  expect(locale.language).toBe("en");
  await answer("ru/later");
  expect(await russian).toBe(true);
  expect(locale.language).toBe("ru");
});
