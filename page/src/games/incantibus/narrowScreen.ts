/** Whether the table is seen on a narrow screen: then what matters less is folded. */

import { MediaQuery } from "svelte/reactivity";

export const narrowScreen = new MediaQuery("max-width: 640px");
