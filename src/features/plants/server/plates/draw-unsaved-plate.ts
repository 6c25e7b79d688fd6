import { entryOf, plantOfEntry } from "../../plant-entry/entry-to-plant.ts";
import type { PlantEntry } from "../../plant-entry/inputs.ts";
import { plantRecords } from "../../plant-record.ts";
import { builtInPlants, changesIn, drawnLike } from "../plants-with-owner-changes.ts";
import { subjectOf } from "./plate-store.ts";

/**
 * The plate of a plant that the owner is still describing, as an SVG. `fields` is JSON: the fields that
 * are filled in, of which one that is not right yet is left out; `of` is the plant that she changes.
 */
export async function drawPreview(fields: string, of: string): Promise<string> {
  const filledIn = changesIn(fields);
  const builtIn = builtInPlants.find(of);
  const [some] = plantRecords.filter(({ catalogue }) => catalogue === filledIn.catalogue);
  const begun = builtInPlants.find(filledIn.drawnLike ?? "") ?? some ?? plantRecords[0];
  if (!begun) throw new Error("There are no built-in plants.");
  const entry: PlantEntry = { ...entryOf(builtIn ?? begun), drawnLike: "", ...filledIn };
  const like = drawnLike(entry, builtIn);
  const { figure, ...plant } = plantOfEntry(entry, { id: builtIn?.id ?? 0, builtIn, like });
  const { drawPlate } = await import("#art/plate-drawing.ts");
  const subject = subjectOf({
    ...plant,
    own: { key: of || plant.slug, plate: { figure, mark: "" } },
  });
  return drawPlate(subject, { number: builtIn ? subject.number : "" });
}
