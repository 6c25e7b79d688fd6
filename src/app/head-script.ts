import { themeScript } from "#features/site/theme-toggle.tsx";
import { pageCodeScript } from "./page-code.ts";

/** The one inline script that is the same in every page. */
export const headScript = `${themeScript}\n${pageCodeScript}`;
