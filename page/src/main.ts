/** The page begins: in the reader's language and colours. */

import { mount, unmount } from "svelte";

import App from "./App.svelte";
import "./ui/global.css";
import { keepOffline } from "./home/keepOffline";
import Offline from "./home/Offline.svelte";
import { profile } from "./home/profile.svelte";
import { settings } from "./settings/settings.svelte";

const target = document.getElementById("page")!;

/** Whether the server is there: then its page is shown. */
async function begin(): Promise<boolean> {
  const isThere = await profile.load().then(
    () => true,
    () => false,
  );
  if (isThere) mount(App, { target });
  return isThere;
}

function wait(): void {
  const offline = mount(Offline, { target, props: { ontry: () => void again() } });
  let isTrying = false;

  async function again(): Promise<void> {
    if (isTrying) return;
    isTrying = true;
    if (await begin()) await unmount(offline);
    isTrying = false;
  }
}

settings.applyTheme();
if (await begin()) void keepOffline().catch(() => undefined);
else wait();
