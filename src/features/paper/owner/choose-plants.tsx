import { useState } from "react";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { findByWords } from "#shared/both/find-by-words.ts";
import { foldText } from "#shared/both/fold-text.ts";
import { CheckboxField, TextField } from "#ui/field.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { PlantForPaper } from "../answers.ts";

/** The groups of plants that one press selects, with their names; empty groups are not offered. */
function groupsOf(plants: readonly PlantForPaper[]) {
  const benches = [...new Set(plants.map(({ bench }) => bench).filter(Boolean))].sort();
  const groups: [string, PlantForPaper[]][] = [
    ["Available", plants.filter(({ isInStock }) => isInStock)],
    ["Changed since the last printing", plants.filter((plant) => changesOf(plant).length > 0)],
    [
      "Not printed yet",
      plants.filter(({ labels, priceList }) => !labels.printedOn && !priceList.printedOn),
    ],
    ...benches.map((name): [string, PlantForPaper[]] => [
      `Bench: ${name}`,
      plants.filter(({ bench }) => bench === name),
    ]),
    ["All", [...plants]],
  ];
  return groups.filter(([, group]) => group.length > 0);
}

/** "Price list, changed since Friday, November 27th, 2026: price", of each paper that is old. */
function changesOf({ labels, priceList }: PlantForPaper): string[] {
  return Object.entries({ "Card or label": labels, "Price list": priceList }).flatMap(
    ([paper, { printedOn, changed }]) =>
      printedOn && changed.length > 0
        ? `${paper}, changed since ${formatEventDate(printedOn)}: ${changed.join(", ")}`
        : [],
  );
}

/** Which plants are printed: a group by one press, or each by its box. */
export function ChoosePlants({
  plants,
  chosen,
  setChosen,
}: {
  plants: readonly PlantForPaper[];
  chosen: ReadonlySet<string>;
  setChosen: (chosen: Set<string>) => void;
}) {
  const [words, setWords] = useState("");
  const groups = groupsOf(plants);
  const found = findByWords(plants, words, ({ name, latin }) => foldText(`${name} ${latin}`));
  function choose(slug: string, isChosen: boolean) {
    const after = new Set(chosen);
    if (isChosen) after.add(slug);
    else after.delete(slug);
    setChosen(after);
  }
  return (
    <fieldset>
      <legend className="font-semibold">Plants</legend>
      <p className="-ml-2 flex flex-wrap">
        {groups.map(([name, group]) => (
          <RowAction key={name} onClick={() => setChosen(new Set(group.map(({ slug }) => slug)))}>
            {name} ({group.length})
          </RowAction>
        ))}
        <RowAction onClick={() => setChosen(new Set())}>None</RowAction>
      </p>
      <TextField
        label="Find a plant"
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <p role="status" className="mt-2 text-small text-ink-soft">
        {chosen.size === 1 ? "1 plant chosen" : `${chosen.size} plants chosen`}
      </p>
      <ul className="max-h-72 overflow-auto border border-edge px-3">
        {found.map((plant) => (
          <li key={plant.slug}>
            <CheckboxField
              label={
                <>
                  {plant.name} <i className="text-ink-soft">{plant.latin}</i>
                  {changesOf(plant).map((change) => (
                    <small key={change} className="block text-rubric">
                      {change}
                    </small>
                  ))}
                </>
              }
              checked={chosen.has(plant.slug)}
              onChange={({ currentTarget }) => choose(plant.slug, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
