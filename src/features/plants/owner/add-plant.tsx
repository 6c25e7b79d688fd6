import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { foldText } from "#shared/both/fold-text.ts";
import { adminRequest } from "#shared/browser/admin-request.ts";
import { formDraftNames, readFormDraft } from "#shared/browser/form-drafts.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { showToast } from "#ui/show-toast.ts";
import type { PlantEntryForOwner, PlantForOwner } from "../answers.ts";
import { type CatalogueName, catalogueNames } from "../catalogue-names.ts";
import type { EntryValues } from "./fact-field.tsx";
import { type FactField, factGroups } from "./fact-groups.ts";
import {
  entryValues,
  factsDraft,
  factsPath,
  PlantForm,
  usePlantsToDrawLike,
} from "./plant-form.tsx";
import { plantsPath } from "./stock-buttons.ts";

/** As many similar plants as are offered at once. */
const offeredMax = 8;

/** A new plant, begun from one that is like it or from nothing but its catalogue. */
export default function AddPlant() {
  const navigate = useNavigate();
  const { list, modelsOf } = usePlantsToDrawLike();
  const [start, setStart] = useState<EntryValues>();
  const [begunFrom, setBegunFrom] = useState<EntryValues>();
  const takeUpDraft = useEffectEvent(() => {
    const name = factsDraft("new");
    if (!formDraftNames(name).includes(name)) return;
    const draft = readFormDraft<{ values: EntryValues }>(name)?.values;
    if (draft?.begunFrom) void beginFrom(String(draft.begunFrom));
    else if (draft) setStart(blankPlant(draft.catalogue as CatalogueName));
  });
  useEffect(() => takeUpDraft(), []);

  const [, act] = useAction();
  const beginFrom = (slug: string) =>
    act(async () => {
      const { entry } = await adminRequest<PlantEntryForOwner>("GET", factsPath(slug));
      const like = entryValues(entry);
      setBegunFrom(like);
      setStart(startFrom(like, slug));
    }, "The plant could not be read. Please try again.");

  function contents(plants: readonly PlantForOwner[]) {
    if (!start) {
      return (
        <Beginning
          plants={plants}
          onLike={(slug) => void beginFrom(slug)}
          onBlank={(catalogue) => setStart(blankPlant(catalogue))}
        />
      );
    }
    return (
      <PlantForm
        plant={undefined}
        start={start}
        begunFrom={begunFrom}
        models={modelsOf(start.catalogue as CatalogueName)}
        onSaved={({ slug, entry }) => {
          browserStore().forget((key) => key === plantsPath);
          showToast({ title: "Plant added", description: entry.name });
          void navigate(`/admin-plants/${slug}`);
        }}
      />
    );
  }

  return (
    <AdminPage
      title="Add a Plant"
      path="/admin-plants/new"
      actions={
        <ButtonLink variant="secondary" to="/admin-plants">
          All Plants
        </ButtonLink>
      }
    >
      <OwnerList list={list} what="plants">
        {contents}
      </OwnerList>
    </AdminPage>
  );
}

function Beginning({
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

const fields = factGroups.flatMap((group) => group.fields);
const blank = {
  ...Object.fromEntries(fields.map(({ name, as }) => [name, nothingIn[as]])),
  ...{ photographs: [], begunFrom: "", confirmed: [] },
} as unknown as Omit<EntryValues, "catalogue">;

function blankPlant(catalogue: CatalogueName): EntryValues {
  return { ...blank, catalogue };
}

/** The facts of a similar plant without what is its alone: its names, its texts and where they come from. */
function startFrom(like: EntryValues, slug: string): EntryValues {
  const { name, acceptedName, cultivar, pronunciation, synonyms } = blank;
  const { description, guide, photographs, sources } = blank;
  const { traditionName, traditionStory, traditionSource } = blank;
  return {
    ...like,
    ...{ name, slug: "", acceptedName, cultivar, pronunciation, synonyms },
    ...{ description, guide, photographs, sources },
    ...{ traditionName, traditionStory, traditionSource, drawnLike: slug, begunFrom: slug },
  };
}
