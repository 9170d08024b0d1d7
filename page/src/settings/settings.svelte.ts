/** What the reader at this browser prefers. Kept in local storage; nothing of a game is ever kept there. */

const PLACE = "settings";

const DEFAULTS = {
  theme: "auto" as "auto" | "light" | "dark",
  motion: "auto" as "auto" | "off" | "fast" | "normal",
  sounds: true,
  vibration: true,
  notices: false,
  confirm: false,
  coach: true,
  /** Whether single letters are keys at a table. */
  letters: true,
};

type Settings = typeof DEFAULTS;

class SettingsStore {
  private values = $state<Settings>({ ...DEFAULTS, ...read() });
  private readonly calm = matchMedia("(prefers-reduced-motion: reduce)");

  get<Name extends keyof Settings>(name: Name): Settings[Name] {
    return this.values[name];
  }

  set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    this.values[name] = value;
    localStorage.setItem(PLACE, JSON.stringify(this.values));
    this.applyTheme();
  }

  /** How long a motion lasts, against the usual: 0 when nothing is to move. */
  get motionScale(): number {
    const motion = this.values.motion === "auto" ? (this.calm.matches ? "off" : "normal") : this.values.motion;
    return { off: 0, fast: 0.4, normal: 1 }[motion];
  }

  /** Give the document the colours of the theme. */
  applyTheme(): void {
    const { theme } = this.values;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = new SettingsStore();
