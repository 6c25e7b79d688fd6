import { plateVersion } from "./plates/plate-version.ts";

/** Where the plate of the plant with this page is: the address changes when the drawing does. */
export function plateAddress(path: string): string {
  return `/plates${path}.svg?v=${plateVersion}`;
}

/** The plate as a picture for shared links, 1200 by 630 px. */
export function sharePlateAddress(path: string): string {
  return `/plates${path}.png?v=${plateVersion}`;
}
