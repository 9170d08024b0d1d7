/** Which screen an address shows, and going to another without loading the page again. */

export type Screen =
  | { name: "home" }
  | { name: "open"; game: string }
  | { name: "table"; table: string; key: string }
  | { name: "rules"; game: string; rule: string; edition: string }
  | { name: "replay"; table: string; eyes: string; move: number; plays: boolean }
  | { name: "record" }
  | { name: "not-found" };

/** What an address shows. */
export function screenAt(url: URL): Screen {
  const [first = "", second = "", third = ""] = partsOf(url);
  const query = url.searchParams;
  if (first === "") return { name: "home" };
  if (first === "open" && second) return { name: "open", game: second };
  if (first === "table" && second) return { name: "table", table: second, key: url.hash.slice(1) };
  if (first === "rules" && second) return { name: "rules", game: second, rule: third, edition: query.get("edition") ?? "" };
  if (first === "replay" && second)
    return { name: "replay", table: second, eyes: query.get("eyes") ?? "", move: Number(query.get("move") ?? 0), plays: query.has("play") };
  if (first === "record") return { name: "record" };
  return { name: "not-found" };
}

/** One that cannot be read is not found. */
function partsOf(url: URL): string[] {
  try {
    return url.pathname.split("/").slice(1).map(decodeURIComponent);
  } catch {
    return [url.pathname];
  }
}

class Router {
  screen = $state.raw<Screen>(screenAt(new URL(location.href)));
  /** The last step somewhere, and be it to where one was: each time another. */
  step = $state.raw({});

  constructor() {
    addEventListener("popstate", () => this.look());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.step = {};
    this.look();
    scrollTo(0, 0);
  }

  /** Go on at another address that is no step of its own. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.look();
  }

  private look(): void {
    this.screen = screenAt(new URL(location.href));
  }

  /** A plain click on a link to one of our screens stays in the page. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    if (!link?.href || event.defaultPrevented || isSpecial(event)) return;
    const place = link.getAttribute("href")!;
    if (place.startsWith("#")) return jump(event, place.slice(1));
    const url = new URL(link.href);
    if (url.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (screenAt(url).name === "not-found") return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

function isSpecial(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Go to a place of this screen; the address stays, because what comes after its `#` is a seat's key. */
function jump(event: MouseEvent, id: string): void {
  event.preventDefault();
  const place = document.getElementById(id);
  if (!place) return;
  if (!place.matches("a, button, input, [tabindex]")) place.tabIndex = -1;
  place.focus();
  place.scrollIntoView();
}

export const router = new Router();
