/**
 * Names the drawing as it is: `vite.config.ts` puts a hash of the drawing's code and facts here when
 * the site is built. Nothing that is drawn in development may be kept under a lasting address.
 */
export const plateVersion: string = "development";
