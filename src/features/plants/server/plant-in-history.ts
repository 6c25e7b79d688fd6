import type { PlantStockRow } from "#db/schema.ts";
import {
  type FieldInWords,
  type ThingInHistory,
  yesOrNo,
} from "#shared/server/note-change-in-history.ts";
import { factGroups } from "../plant-entry/entry-fields.ts";
import { fieldValueInWords } from "../plant-entry/field-value-in-words.ts";
import type { PlantEntry } from "../plant-entry/inputs.ts";
import type { StockState } from "../stock/inputs.ts";
import { sizeInWords, stockLabels } from "../stock/stock-labels-and-days.ts";

/** A plant's facts, or what is said of its stock, or both. */
type PlantInHistory = { key: string; plant: string } & Partial<PlantEntry> &
  Partial<Omit<PlantStockRow, "slug">>;

const factFields = Object.fromEntries(
  [...factGroups.values()]
    .flat()
    .map((field): [string, FieldInWords] => [
      field.name,
      { label: field.label, say: (value: unknown) => fieldValueInWords(field, value) },
    ]),
) as Record<Exclude<keyof PlantEntry, "catalogue" | "photographs">, FieldInWords>;

const sizesIn = (sizes: string) => JSON.parse(sizes) as { potSize: string; price: string }[];

export const plantInHistory: ThingInHistory<PlantInHistory> = {
  kind: "plant",
  label: "Plant",
  idOf: ({ key }) => key,
  nameOf: ({ plant }) => plant,
  neededFor: ["plants"],
  screenOf: (slug) => `/admin-plants/${slug}`,
  update: {
    method: "PATCH",
    pathOf: (slug) => `/api/admin/plants/${slug}/facts`,
    // The row of its buttons writes these.
    without: ["state", "note", "bench"],
  },
  fields: {
    ...{ key: null, plant: null, catalogue: null, stateSince: null, version: null },
    ...factFields,
    photographs: {
      label: "Photographs",
      say: (all: PlantEntry["photographs"]) =>
        all.map(({ caption }) => caption).join(", ") || "none",
    },
    state: { label: "Stock", say: (state: StockState) => stockLabels[state] },
    price: "Price",
    potSize: "Pot size",
    otherSizes: {
      label: "Other sizes",
      say: (sizes: string) => sizesIn(sizes).map(sizeInWords).join(", "),
      sent: sizesIn,
    },
    note: "Your note",
    bench: "Bench",
    isHidden: yesOrNo("Hidden"),
  },
};
