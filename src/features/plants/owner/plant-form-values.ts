import { HttpError } from "#shared/both/http-error.ts";
import { slugOfTitle } from "#shared/both/slug.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import type { Form } from "#shared/browser/form.ts";
import type { PlantEntryForOwner, PlantPhotograph } from "../answers.ts";
import { nothingKnown } from "../plant-entry/entry-fields.ts";
import { isSameFact } from "../plant-entry/entry-rules.ts";
import type { NewPlantEntry, PlantEntry } from "../plant-entry/inputs.ts";
import type { EntryValues } from "./fact-field.tsx";
import { plantsPath } from "./send-stock-changes.ts";

export const nothingInStock = { price: "", potSize: "", otherSizes: [], isHidden: false };

/** What is checked and sent. Without a name only that is asked for: the address follows it. */
export function asSent(values: EntryValues): object {
  const { name, slug } = values;
  return { ...values, slug: slug || String(name).trim() ? slug : "nameless" };
}

/** The payload without the stock fields that did not change, so that somebody else's taps meanwhile stay. */
export function withoutSame(body: object, stock: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => !(name in stock && isSameFact(value, stock[name])),
    ),
  );
}

/** Captions each photograph that has no caption with the plant's name. */
export function nameUncaptioned({ read, set }: Form<EntryValues>): void {
  const { name, photographs } = read();
  const captioned = (photographs as PlantPhotograph[]).map(({ url, caption }) => ({
    url,
    caption: caption || String(name),
  }));
  set("photographs", captioned);
}

/** "mountain-laurel" of "Mountain Laurel"; an address has only the letters a to z. */
export function addressFor(name: string): string {
  return slugOfTitle(name.replace(/[^\p{L}\p{M}'’.]+/gu, " ")) || (name.trim() && "plant");
}

/** Adds a plant. Where its address follows its name, and another plant has it, it gets an ending: "mountain-laurel-b". */
export async function sendNewPlant(
  body: NewPlantEntry,
  endings = body.slug === addressFor(body.name) ? ["-b", "-c", "-d", "-e", "-f", "-g"] : [],
): Promise<PlantEntryForOwner> {
  try {
    return await adminRequest("POST", plantsPath, { body });
  } catch (error) {
    const [ending, ...more] = endings;
    const isTaken = error instanceof HttpError && error.issues[0]?.path === "slug";
    if (!isTaken || !ending) throw error;
    return sendNewPlant({ ...body, slug: addressFor(body.name) + ending }, more);
  }
}

/** An entry as the form holds it, with nothing of its stock; `begunFrom`: the plant with whose facts it began. */
export function entryValues(entry: PlantEntry, begunFrom = ""): EntryValues {
  const synonyms = entry.synonyms.join("\n");
  return { ...entry, ...nothingInStock, synonyms, begunFrom, confirmed: [] };
}

export const blankPlant: EntryValues = {
  ...nothingKnown,
  ...nothingInStock,
  ...{ catalogue: "", synonyms: "", begunFrom: "", confirmed: [] },
};
