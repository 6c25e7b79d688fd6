import { plateVersion } from "#art/index.ts";

/** A plant's page, and what names its plate where that is not the built-in one; null where it has none. */
interface PlateOf {
  path: string;
  plate?: string | null | undefined;
}

/** Where the plate of a plant is: the address changes when the drawing does. Empty where it has none. */
export function plateAddress({ path, plate = "" }: PlateOf): string {
  return plate === null ? "" : `/plates${path}.svg?v=${plateVersion}${plate}`;
}
