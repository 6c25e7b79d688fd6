import { earlySearchScript } from "#features/plants/pages/finder/search-before-code-has-loaded.ts";
import { themeScript } from "#features/site/pages/light-and-dark-theme.tsx";
import { hydratedEvent, pageCodeScript } from "./load-deferred-scripts.ts";

const joined = () =>
  [themeScript, pageCodeScript, earlySearchScript(hydratedEvent)].join(";").replaceAll("\n", "");

/** The inline script of every page. Marked as pure, so that the page's code does not include it. */
export const headScript = /* @__PURE__ */ joined();
