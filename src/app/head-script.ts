import { themeScript } from "#features/site/pages/light-and-dark-theme.tsx";
import { pageCodeScript } from "./load-deferred-scripts.ts";

/** The one inline script that is the same in every page. */
export const headScript = `${themeScript}\n${pageCodeScript}`;
