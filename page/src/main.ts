/** The page begins: in the reader's language and colours. */

import { mount } from "svelte";

import App from "./App.svelte";
import "./look/look.css";
import { reader } from "./home/reader.svelte";
import { settings } from "./settings/settings.svelte";
import { catalogue } from "./words/catalogue.svelte";

settings.dress();
await reader.arrive();
await catalogue.want("page");
mount(App, { target: document.getElementById("page")! });
