import { plateVersion } from "#art/index.ts";

/** A plant's page, and what names its plate where that is not the built-in one. */
interface PlateOf {
  path: string;
  plate?: string | undefined;
}

/** Where the plate of a plant is: the address changes when the drawing does. */
export function plateAddress({ path, plate = "" }: PlateOf): string {
  return `/plates${path}.svg?v=${plateVersion}${plate}`;
}

/** The plate as a picture for shared links, 1200 by 630 px. */
export function sharePlateAddress({ path, plate = "" }: PlateOf): string {
  return `/plates${path}.png?v=${plateVersion}${plate}`;
}
