import { type FormEvent, useEffect, useState } from "react";
import { pick } from "#shared/both/pick.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { Button } from "#ui/button.tsx";
import { FormActions } from "#ui/owner/form-actions.tsx";
import { FormNotices } from "#ui/owner/form-notices.tsx";
import { UnsavedWork } from "#ui/owner/unsaved-changes.tsx";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import type { PlantEntryForOwner, PlantForOwner, PlantPhotograph } from "../answers.ts";
import { factGroups } from "../plant-entry/entry-fields.ts";
import { genusOf, takenOverProblems } from "../plant-entry/entry-rules.ts";
import { NewPlantEntry, type PlantEntry } from "../plant-entry/inputs.ts";
import { type EntryValues, FactInput } from "./fact-field.tsx";
import { PhotographList } from "./photograph-list.tsx";
import { plantsPath } from "./stock-taps.ts";

/** Where the API has a plant's facts. */
export const factsPath = (slug: string) => `${plantsPath}/${encodeURIComponent(slug)}/facts`;

/** The name under which a form that is not saved is kept; of a new plant "new". */
export const factsDraft = (slug: string) => `plant-facts:${slug}`;

/**
 * Every fact of a plant. `plant` is the one that is changed; a new one begins with `start`, and with the
 * facts of `begunFrom`. It can be drawn like a built-in one of `plants`.
 */
export function PlantForm({
  plant,
  start,
  begunFrom,
  plants,
  onSaved,
}: {
  plant: PlantEntryForOwner | undefined;
  start: EntryValues;
  begunFrom?: EntryValues | undefined;
  plants: readonly PlantForOwner[];
  onSaved: (saved: PlantEntryForOwner) => void;
}) {
  // What was said of a plant of hers is not said of another genus that she makes of it.
  const from = plant ? (plant.builtIn ? undefined : entryValues(plant.entry)) : begunFrom;
  const form = useOwnerForm<PlantEntryForOwner, EntryValues, NewPlantEntry, PlantEntryForOwner>({
    draft: factsDraft(plant?.slug ?? "new"),
    item: plant,
    valuesOf: (it) => (it ? entryValues(it.entry) : start),
    schema: from ? confirmedOver(from) : NewPlantEntry,
    save: (body, unchanged) =>
      plant
        ? adminRequest("PATCH", factsPath(plant.slug), { body, ...unchanged })
        : adminRequest("POST", plantsPath, { body }),
    readAgain: async () => (plant ? adminRequest("GET", factsPath(plant.slug)) : undefined),
    says: {
      failed: "Failed to save the plant. Please try again.",
      gone: "This plant is no longer there.",
      unreadable: "Error loading the plant. Please try again.",
    },
    onSaved,
  });
  const { props, values, set, errors, busy, isUnsaved, notices } = form;
  const builtIn = plant?.builtIn ? entryValues(plant.builtIn) : undefined;
  const count = Object.keys(errors).length;
  const models = plants
    .filter((it) => it.catalogue === start.catalogue && it.isBuiltIn)
    .map(({ slug, name, latin }) => [slug, `${name} (${latin})`] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, "en"));

  /** A new plant's address follows its name, until she writes another one. */
  function onNameInput(event: FormEvent) {
    const { name, value } = event.target as HTMLInputElement;
    if (plant || name !== "name") return;
    if (values.slug === addressFor(String(values.name))) set("slug", addressFor(value));
  }

  return (
    <div className="mt-5 max-w-[60rem]">
      <form
        {...props}
        noValidate
        className="owner-form gap-8"
        onInput={(event) => {
          onNameInput(event);
          props.onInput(event);
        }}
      >
        <FormNotices {...notices} />
        {begunFrom && (
          <p className="text-ink-soft">
            Begun from {String(begunFrom.name)}, with its facts. Where the new plant is not a{" "}
            <i lang="la">{genusOf(begunFrom)}</i>, each of them is to be changed or confirmed.
          </p>
        )}
        {[...factGroups].map(([title, fields]) => (
          <section
            key={title}
            // The plate stands beside the choices that it is drawn from, in sight while one goes through them.
            className="has-[>aside]:grid has-[>aside]:grid-cols-[minmax(0,1fr)_clamp(5.5rem,24vw,20rem)] has-[>aside]:items-start has-[>aside]:gap-x-4"
            aria-label={title}
          >
            <h2 className="col-span-full mb-3 border-b border-rule pb-1">{title}</h2>
            <div className="grid grid-cols-2 gap-x-4 gap-y-[1.1rem]">
              {fields.map((fact) => (
                <FactInput
                  key={fact.name}
                  form={form}
                  fact={fact.name === "drawnLike" ? { ...fact, options: models } : fact}
                  builtIn={builtIn}
                  from={from}
                />
              ))}
            </div>
            {fields.some(({ name }) => name === "drawnLike") && (
              <PlatePreview values={values} of={plant?.builtIn ? plant.slug : ""} />
            )}
          </section>
        ))}
        <PhotographList
          photographs={values.photographs as PlantPhotograph[]}
          error={errors["photographs"]}
          onChange={(photographs) => set("photographs", photographs)}
        />
        <FormActions>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            {plant ? "Save Plant" : "Add Plant"}
          </Button>
          {count > 0 && (
            <span role="alert" className="field-error">
              {count === 1 ? "1 field needs" : `${count} fields need`} another look.
            </span>
          )}
        </FormActions>
        <UnsavedWork isUnsaved={isUnsaved} />
      </form>
    </div>
  );
}

/** A plant in order, with nothing unconfirmed that was said of one of another genus. */
function confirmedOver(from: EntryValues) {
  return NewPlantEntry.check((context) => {
    const { value } = context;
    for (const { path, message } of takenOverProblems(value, from, value.confirmed ?? [])) {
      context.issues.push({ code: "custom", path: [path], message, input: value[path] });
    }
  });
}

/** "mountain-laurel" of "Mountain Laurel"; an address has only the letters a to z. */
function addressFor(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’.]/g, "")
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** An entry as the form holds it. */
export function entryValues(entry: PlantEntry): EntryValues {
  return { ...entry, synonyms: entry.synonyms.join("\n"), begunFrom: "", confirmed: [] };
}

/** What a plate is drawn from. */
const drawn = [
  "catalogue",
  "acceptedName",
  "cultivar",
  "drawnLike",
  "habit",
  "leafForm",
  "foliageColor",
  "flowerForm",
  "bloomColors",
  ...(["heightInchesMin", "heightInchesMax", "spreadInchesMin", "spreadInchesMax"] as const),
  "leafKept",
] as const satisfies readonly (keyof PlantEntry)[];

/** How long the facts rest before the plate is drawn anew, in milliseconds. */
const restMs = 400;

/** The plate as it would be drawn now; `of` is the plant that is changed, empty for a new one. */
function PlatePreview({ values, of }: { values: EntryValues; of: string }) {
  const facts = JSON.stringify(pick(values, drawn));
  const [shown, setShown] = useState(facts);
  useEffect(() => {
    const timer = setTimeout(() => setShown(facts), restMs);
    return () => clearTimeout(timer);
  }, [facts]);
  const params = new URLSearchParams({ plant: shown, of });
  return (
    <aside className="sticky top-4" aria-label="Plate">
      <img
        src={`/plates/preview.svg?${params}`}
        alt="The plate as it would be drawn"
        width={320}
        height={400}
        className="h-auto w-full"
      />
    </aside>
  );
}
