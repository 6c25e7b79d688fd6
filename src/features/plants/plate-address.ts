import { plateVersion } from "#art/index.ts";
import type { PlantLink } from "./answers.ts";

/** Where the plate of a plant is: the address changes when the drawing does. Empty if it has none. */
export function plateAddress({ path, plate = "" }: Pick<PlantLink, "path" | "plate">): string {
  return plate === null ? "" : `/plates${path}.svg?v=${plateVersion}${plate}`;
}
