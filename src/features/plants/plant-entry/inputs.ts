import * as z from "zod/mini";
import { confirmedFacts, NewPlantFields, PlantFields } from "./entry-fields.ts";
import { problemsOf } from "./entry-rules.ts";

export type PlantEntry = z.infer<typeof PlantFields>;

/** What a plant has to be to be shown: each field, and all of them together. */
export const PlantEntry = PlantFields.check(rightTogether);

export const NewPlantEntry = NewPlantFields.check(rightTogether);
export type NewPlantEntry = z.infer<typeof NewPlantEntry>;

/** What `PATCH /api/admin/plants/{slug}/facts` takes; what is absent stays as it is. */
export const PlantEntryChanges = z.extend(z.partial(PlantFields), confirmedFacts);
export type PlantEntryChanges = z.infer<typeof PlantEntryChanges>;

function rightTogether(context: z.core.ParsePayload<PlantEntry>): void {
  for (const { path, message } of problemsOf(context.value)) {
    context.issues.push({ code: "custom", path: [path], message, input: context.value[path] });
  }
}
