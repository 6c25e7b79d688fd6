import { themeScript } from "#features/site/theme-toggle.tsx";
import { deferredScriptsRunner } from "./run-deferred-scripts.ts";

/** The one inline script that is the same in every page. */
export const headScript = `${themeScript}\n${deferredScriptsRunner}`;
