import { earlySearchScript } from "#features/plants/pages/finder/search-before-code.ts";
import { themeScript } from "#features/site/pages/light-and-dark-theme.tsx";
import { hydratedEvent, pageCodeScript } from "./load-deferred-scripts.ts";

const scripts = [themeScript, pageCodeScript, earlySearchScript(hydratedEvent)];

/** The one inline script that is the same in every page. */
export const headScript = scripts.join(";\n");
