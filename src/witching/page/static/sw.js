/**
 * Keeps the shell of the page, so that it opens without a server and says so. What the server has is always asked first: nobody is
 * kept at an old version. Nothing of a game is kept: what is asked under /api is not touched.
 */

const SHELF = "shell";
const INDEX = "/";
const ASSETS = "/assets/";
const WORDS = "/words/";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(ask(INDEX).catch(() => undefined));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(screen(event));
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(asset(request));
  else if (url.pathname.startsWith(WORDS)) event.respondWith(words(request));
});

/** A notice leads back to the table that it names. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeBack(`/table/${event.notification.tag}`));
});

async function comeBack(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find(({ url }) => new URL(url).pathname === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}

/** A screen is the server's; without it the shell stands in. */
async function screen(event) {
  try {
    const answer = await fetch(event.request);
    if (new URL(event.request.url).pathname === INDEX) event.waitUntil(keepIndex(answer.clone()));
    return answer;
  } catch {
    return (await caches.match(INDEX)) ?? Response.error();
  }
}

async function ask(address) {
  await keepIndex(await fetch(address, { cache: "no-cache" }));
}

/** Keep the shell with the files it begins with. The files of the one before are waste, but not until all of the new one is there. */
async function keepIndex(answer) {
  if (!answer.ok || answer.redirected) return;
  const shelf = await caches.open(SHELF);
  const [text, before] = await Promise.all([answer.clone().text(), shelf.match(INDEX).then((kept) => kept?.text())]);
  if (text === before) return;
  const old = await shelf.keys();
  const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await shelf.addAll(files);
  await shelf.put(INDEX, answer);
  const isWaste = ({ url }) => new URL(url).pathname.startsWith(ASSETS) && !files.includes(new URL(url).pathname);
  await Promise.all(old.filter(isWaste).map((file) => shelf.delete(file)));
}

/** The name of a file says what is in it: one that is there is the right one. */
async function asset(request) {
  return (await caches.match(request)) ?? keep(request);
}

async function words(request) {
  try {
    return await keep(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function keep(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}
