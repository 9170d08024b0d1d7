import { beforeEach, expect, test, vi } from "vitest";

const wanted = vi.hoisted(() => ({ sounds: true, vibration: true, notices: true }));
vi.mock("../settings/settings.svelte", () => ({ settings: { get: (name: keyof typeof wanted) => wanted[name] } }));
vi.mock("../settings/device", () => ({ canNotify: true }));
const playSound = vi.hoisted(() => vi.fn());
vi.mock("./sound", () => ({ playSound }));
const { notifyOfTurn } = await import("./notifications");

const vibrate = vi.fn();
const shown: string[] = [];

class FakeNotification {
  static permission = "granted";
  onclick = (): void => undefined;

  constructor(text: string) {
    shown.push(text);
  }
}

beforeEach(() => {
  Object.assign(wanted, { sounds: true, vibration: true, notices: true });
  for (const each of [playSound, vibrate]) each.mockClear();
  shown.length = 0;
  FakeNotification.permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true }, vibrate });
});

const called = async (): Promise<string[]> => {
  notifyOfTurn("Your turn", "t");
  await Promise.resolve();
  await Promise.resolve();
  return shown;
};

test("the reader's turn is heard, felt, and shown to those who look elsewhere", async () => {
  expect(await called()).toEqual(["Your turn"]);
  expect(playSound).toHaveBeenCalledWith("turn");
  expect(vibrate).toHaveBeenCalledOnce();
});

test("nobody is shown a notice who sees the table, did not want one, or did not give leave", async () => {
  vi.stubGlobal("document", { hidden: false });
  expect(await called()).toEqual([]);
  vi.stubGlobal("document", { hidden: true });
  FakeNotification.permission = "denied";
  expect(await called()).toEqual([]);
  FakeNotification.permission = "granted";
  wanted.notices = false;
  expect(await called()).toEqual([]);
});

test("an installed page lets its worker show it", async () => {
  const showNotification = vi.fn();
  const serviceWorker = { getRegistration: async () => Promise.resolve({ showNotification }) };
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false }, vibrate, serviceWorker });
  expect(await called()).toEqual([]);
  expect(showNotification).toHaveBeenCalledWith("Your turn", expect.objectContaining({ tag: "t" }));
  expect(vibrate).not.toHaveBeenCalled();
});
