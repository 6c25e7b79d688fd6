import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { adminRequest } from "#shared/browser/admin-request.ts";
import type { Form } from "#shared/browser/form.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field.tsx";
import { HistoryOfThing } from "#ui/owner/history-of-thing.tsx";
import { OwnerForm } from "#ui/owner/owner-form.tsx";
import { SelectField } from "#ui/owner/select-segments-and-switch.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import type { PlantEntryForOwner, PlantForOwner } from "../answers.ts";
import { catalogueTitles } from "../catalogue-names.ts";
import {
  type FactField,
  factGroups,
  factsSaid,
  factsTakenOver,
  headingOfNeeded,
  isNothing,
  nothingKnown,
} from "../plant-entry/entry-fields.ts";
import {
  genusOf,
  isOfAnotherGenus,
  isTakenOver,
  takenOverProblems,
} from "../plant-entry/entry-rules.ts";
import { NewPlantEntry, WholePlantForm } from "../plant-entry/inputs.ts";
import { type EntryValues, FactGroup, FactInput } from "./fact-field.tsx";
import { PhotographList } from "./photograph-list.tsx";
import {
  addressFor,
  asSent,
  blankPlant,
  entryValues,
  nameUncaptioned,
  nothingInStock,
  sendNewPlant,
  withoutSame,
} from "./plant-form-values.ts";
import { PlatePreview } from "./plate-preview.tsx";
import { plantsPath } from "./send-stock-changes.ts";
import { SizesAndPrices } from "./sizes-and-prices.tsx";

/** Where the API has a plant's facts. */
export const factsPath = (slug: string) => `${plantsPath}/${encodeURIComponent(slug)}/facts`;

/** What a new plant takes over from a similar one, except for how its own name is said. */
const takeable = factsTakenOver.filter((fact) => fact !== "pronunciation");

/** What a plant needs first, the rest folded. A new one may begin with the facts of one of `plants`. */
export function PlantForm({
  plant,
  plants,
  onSaved,
}: {
  plant: PlantEntryForOwner | undefined;
  plants: readonly PlantForOwner[];
  onSaved: (saved: PlantEntryForOwner) => void;
}) {
  const stock = { ...nothingInStock, ...plant?.stock };
  // What was said of a plant is not said of another genus that she makes of it.
  const said = plant && entryValues(plant.entry);
  const [like, setLike] = useState(plant?.begunFrom ? entryValues(plant.begunFrom) : undefined);
  const form = useOwnerForm<PlantEntryForOwner, EntryValues, NewPlantEntry, PlantEntryForOwner>({
    draft: `plant-facts:${plant?.slug ?? "new"}`,
    item: plant,
    valuesOf: (it) =>
      it ? { ...entryValues(it.entry, it.begunFrom?.slug), ...stock } : blankPlant,
    // Fields emptied one by one contradict the rest only until all are empty.
    checkedTogether: factsTakenOver,
    schema: plant?.builtIn ? WholePlantForm : NewPlantEntry,
    payloadOf: asSent,
    prepare(form) {
      goWithGenus(form);
      if (!plant?.builtIn) nameUncaptioned(form);
    },
    async save(body, unchanged) {
      const from = said ?? (body.begunFrom ? like : undefined);
      const facts = said ? factsSaid : factsTakenOver;
      const [problem] = from ? takenOverProblems(body, from, body.confirmed ?? [], facts) : [];
      if (problem) {
        const all = { path: "confirmed", message: "Please look through the facts" };
        form.refuse([problem.path === "acceptedName" ? problem : all]);
        return false;
      }
      if (!plant) return sendNewPlant(body);
      const changes = withoutSame(body, stock);
      return adminRequest("PATCH", factsPath(plant.slug), { body: changes, ...unchanged });
    },
    readAgain: async () => (plant ? adminRequest("GET", factsPath(plant.slug)) : undefined),
    says: {
      failed: "Failed to save the plant. Please try again.",
      gone: "This plant is no longer there.",
      unreadable: "Error loading the plant. Please try again.",
    },
    onSaved,
  });
  const { props, values, set, errors, isUnsaved } = form;
  const builtIn = plant?.builtIn ? entryValues(plant.builtIn) : undefined;
  const count = Object.keys(errors).length;
  const isDraft = !plant?.builtIn && (plant?.stock.isHidden ?? true);
  const builtInPlants = plants.filter(({ isBuiltIn }) => isBuiltIn);
  const models = builtInPlants.filter(({ catalogue }) => catalogue === values.catalogue);
  const choicesOf = (some: readonly PlantForOwner[]) =>
    some
      .map(({ slug, name, latin }) => [slug, `${name} (${latin})`] as const)
      .toSorted(([, a], [, b]) => a.localeCompare(b, "en"));

  const [, act] = useAction();
  const readSimilar = (slug: string, take: (similar: EntryValues) => void) =>
    act(async () => {
      const { entry } = await adminRequest<PlantEntryForOwner>("GET", factsPath(slug));
      take(entryValues(entry));
    }, "The plant could not be read. Please try again.");
  const readSimilarAgain = useEffectEvent(() => {
    const { begunFrom } = form.read();
    if (!plant && begunFrom) void readSimilar(String(begunFrom), setLike);
  });
  useEffect(() => readSimilarAgain(), []);

  /** Takes over what the form does not hold yet. */
  function beginFrom(similar: EntryValues): void {
    dropTakenOver(form);
    const now = form.read();
    for (const fact of takeable) if (isNothing(now[fact])) set(fact, similar[fact]);
    // What it may be drawn like are the plants of its catalogue.
    if (!now.catalogue) flushSync(() => set("catalogue", similar.catalogue));
    if (form.read().catalogue === similar.catalogue) set("drawnLike", similar.slug);
    set("begunFrom", similar.slug);
    setLike(similar);
  }

  function dropTakenOver({ read, set }: Form<EntryValues>): void {
    const now = read();
    if (!like || !now.begunFrom) return;
    for (const fact of takeable) {
      if (isTakenOver(now, like, fact)) set(fact, nothingKnown[fact as keyof typeof nothingKnown]);
    }
    if (now.drawnLike === now.begunFrom) set("drawnLike", "");
    set("begunFrom", "");
  }

  /** Copied facts are dropped if the genus differs, and restored if it does not after all. */
  function goWithGenus(form: Form<EntryValues>): void {
    const now = form.read();
    if (!like || !genusOf(now)) return;
    if (isOfAnotherGenus(now, like)) dropTakenOver(form);
    else if (!now.begunFrom) beginFrom(like);
  }

  /** A new plant's address follows its name, until she writes another one. */
  function onInput(event: FormEvent) {
    const { name, value } = event.target as HTMLInputElement;
    const isFollowed = values.slug === addressFor(String(values.name));
    if (!plant && name === "name" && isFollowed) set("slug", addressFor(value));
    props.onInput(event);
  }
  function onBlur({ target }: FocusEvent) {
    if (target.getAttribute("name") === "acceptedName") goWithGenus(form);
  }
  /** The button that sends the form shows the plant to everybody; the other keeps it a draft. */
  function onSubmit(event: FormEvent) {
    if (isDraft) set("isHidden", false);
    props.onSubmit(event);
  }

  const inputs = (fields: readonly FactField[]) => (
    <div className="grid grid-cols-2 gap-x-4 gap-y-[1.1rem]">
      {fields.map((fact) => (
        <FactInput
          key={fact.name}
          fact={fact.name === "drawnLike" ? { ...fact, options: choicesOf(models) } : fact}
          {...{ form, builtIn }}
          like={values.begunFrom ? like : undefined}
        />
      ))}
    </div>
  );
  return (
    <div className="mt-5 max-w-[60rem]">
      <OwnerForm
        form={{ ...form, props: { ...props, onInput, onSubmit, onBlur } }}
        submit={plant ? (isDraft ? "Publish" : "Save Plant") : "Add Plant"}
        actions={
          <>
            {count > 0 && (
              <span role="alert" className="field-error">
                {count === 1 ? "1 field needs" : `${count} fields need`} another look.
              </span>
            )}
            {isDraft && (
              <Button
                variant="secondary"
                onClick={() => {
                  set("isHidden", true);
                  void form.submit();
                }}
              >
                {plant ? "Save Draft" : "Keep as Draft"}
              </Button>
            )}
          </>
        }
      >
        <PhotographList form={form} isShort={!plant} />
        {!plant && (
          <SelectField
            label="Catalogue"
            choices={[["", "Please choose"], ...Object.entries(catalogueTitles)]}
            {...form.field("catalogue")}
          />
        )}
        {inputs(factGroups.get(headingOfNeeded) ?? [])}
        <SizesAndPrices form={form} />
        {!plant && (
          <details className="admin-fold">
            <summary>Begin from a similar plant</summary>
            <SelectField
              label="Which plant is it like?"
              hint="Its facts and its plate are where the new one begins."
              value={String(values.begunFrom)}
              onChange={({ currentTarget: { value } }) => {
                if (value) void readSimilar(value, beginFrom);
                else {
                  dropTakenOver(form);
                  setLike(undefined);
                }
              }}
              choices={[["", "Please choose"], ...choicesOf(builtInPlants)]}
            />
          </details>
        )}
        {like && (
          <p role="status" className="text-ink-soft">
            {values.begunFrom
              ? `What was taken over from ${like.name} is marked, and goes where the plant is no ${genusOf(like)}.`
              : `What was taken over from ${like.name} is gone: it was said of a ${genusOf(like)}.`}
          </p>
        )}
        <div>
          {[...factGroups]
            .filter(([title]) => title !== headingOfNeeded)
            .map(([title, fields]) => (
              <FactGroup key={title} title={title ?? ""} {...{ fields, form }}>
                {inputs(fields)}
                {fields.some(({ name }) => name === "drawnLike") && (
                  <PlatePreview values={values} of={plant?.builtIn ? plant.slug : ""} />
                )}
              </FactGroup>
            ))}
        </div>
        {said && genusOf(values) && isOfAnotherGenus(values, said) && (
          <CheckboxField
            label={`What is said here of a ${genusOf(said)} is right for a ${genusOf(values)}, too.`}
            hint="So are the sources that are named. Another plant is better added as one of its own."
            error={errors["confirmed"]}
            checked={(values.confirmed as readonly string[]).length > 0}
            onChange={({ currentTarget: { checked } }) =>
              set("confirmed", checked ? factsSaid : [])
            }
          />
        )}
      </OwnerForm>
      {plant && <HistoryOfThing kind="plant" thing={plant.slug} isUnsaved={isUnsaved} />}
    </div>
  );
}
