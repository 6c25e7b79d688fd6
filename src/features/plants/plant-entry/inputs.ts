import * as z from "zod/mini";
import { besideFacts, NewPlantFields, nothingKnown, PlantFields } from "./entry-fields.ts";
import { problemsOf } from "./entry-rules.ts";

export type PlantEntry = z.infer<typeof PlantFields>;

/** What a built-in plant has to be, whatever the owner changes: every fact, and all of them together. */
export const PlantEntry = PlantFields.check(rightTogether(true));
/** What a plant of hers has to be: whatever is said of it right together. */
export const OwnPlantEntry = PlantFields.check(rightTogether(false));

export const NewPlantEntry = NewPlantFields.check(rightTogether(false));
export type NewPlantEntry = z.infer<typeof NewPlantEntry>;
/** What `POST /api/admin/plants` takes; what is absent is not known. */
export const AddedPlantEntry = z.pipe(
  z.transform((sent: unknown) =>
    sent !== null && typeof sent === "object" ? { ...nothingKnown, ...sent } : sent,
  ),
  NewPlantEntry,
);
export const WholePlantForm = NewPlantFields.check(rightTogether(true));

/** What `PATCH /api/admin/plants/{slug}/facts` takes; what is absent stays as it is. */
export const PlantEntryChanges = z.extend(z.partial(PlantFields), besideFacts);
export type PlantEntryChanges = z.infer<typeof PlantEntryChanges>;

function rightTogether(isBuiltIn: boolean) {
  return ({ value, issues }: z.core.ParsePayload<PlantEntry>): void => {
    for (const { path, message } of problemsOf(value, isBuiltIn)) {
      issues.push({ code: "custom", path: [path], message, input: value[path] });
    }
  };
}
