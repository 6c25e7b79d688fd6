import { useState } from "react";
import { foldText } from "#shared/both/fold-text.ts";
import { pick } from "#shared/both/pick.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import type { PlantForOwner } from "../answers.ts";
import { type CatalogueName, catalogueNames } from "../catalogue-names.ts";
import { type FactField, factGroups, ownOfPlant } from "../plant-entry/entry-fields.ts";
import type { EntryValues } from "./fact-field.tsx";

/** As many similar plants as are offered at once. */
const offeredMax = 8;

/** Where a new plant begins: with the facts of a similar one, or with an empty form. */
export function BeginPlant({
  plants,
  onLike,
  onBlank,
}: {
  plants: readonly PlantForOwner[];
  onLike: (slug: string) => void;
  onBlank: (catalogue: CatalogueName) => void;
}) {
  const [words, setWords] = useState("");
  const wanted = foldText(words.trim());
  const found =
    wanted === ""
      ? []
      : plants.filter(
          ({ name, latin, isBuiltIn }) =>
            isBuiltIn && (foldText(name).includes(wanted) || foldText(latin).includes(wanted)),
        );
  return (
    <div className="grid max-w-2xl gap-6">
      <search>
        <TextField
          label="Which plant is it like?"
          hint="Its facts and its plate are where the new one begins. Search by name or Latin name."
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
        <p role="status" className="mt-2 text-small text-ink-soft">
          {wanted !== "" &&
            (found.length === 0
              ? "No such plant."
              : `${found.length === 1 ? "1 plant" : `${found.length} plants`}${found.length > offeredMax ? `; these are the first ${offeredMax}` : ""}`)}
        </p>
        <ul className="mt-2 grid gap-1">
          {found.slice(0, offeredMax).map(({ slug, name, latin }) => (
            <li key={slug}>
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 rounded-soft border border-edge bg-paper-raised px-[0.85rem] py-2 text-start"
                onClick={() => onLike(slug)}
              >
                Begin from {name}
                <i lang="la" className="text-ink-soft">
                  {latin}
                </i>
              </button>
            </li>
          ))}
        </ul>
      </search>
      <div>
        <p>Or begin with an empty form. It is drawn as plants of its genus usually are:</p>
        <p className="mt-3 flex flex-wrap gap-3">
          {catalogueNames.map((catalogue) => (
            <Button key={catalogue} variant="secondary" onClick={() => onBlank(catalogue)}>
              {blankLabels[catalogue]}
            </Button>
          ))}
        </p>
      </div>
    </div>
  );
}

const blankLabels: Readonly<Record<CatalogueName, string>> = {
  perennials: "A Perennial",
  trees: "A Tree",
  annuals: "An Annual",
};

/** What each kind of field holds before anything is filled in. */
const nothingIn: Readonly<Record<FactField["as"], unknown>> = {
  ...{ line: "", lines: "", "one-of": "", number: Number.NaN, "some-of": [], "yes-no": false },
};

const fields = [...factGroups.values()].flat();
const blank = {
  ...Object.fromEntries(fields.map(({ name, as }) => [name, nothingIn[as]])),
  ...{ catalogue: "", photographs: [], begunFrom: "", confirmed: [] },
} as unknown as EntryValues;

export function blankPlant(catalogue: CatalogueName): EntryValues {
  return { ...blank, catalogue };
}

/** The facts of a similar plant without what is its alone: its names, its texts and where they come from. */
export function startFrom(like: EntryValues, slug: string): EntryValues {
  const { catalogue } = like;
  const its = pick(blank, [...ownOfPlant, "pronunciation"]);
  return { ...like, ...its, catalogue, drawnLike: slug, begunFrom: slug };
}
