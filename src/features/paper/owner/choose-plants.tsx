import { useState } from "react";
import { findByWords } from "#shared/both/find-by-words.ts";
import { foldText } from "#shared/both/fold-text.ts";
import { CheckboxField } from "#ui/field.tsx";
import { FindField } from "#ui/owner/owner-list.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { PlantForPaper } from "../answers.ts";

/** The plants that can be chosen by one press, and what each choice is called; without any it is not offered. */
function groupsOf(plants: readonly PlantForPaper[]) {
  const benches = [...new Set(plants.map(({ bench }) => bench).filter(Boolean))].sort();
  const groups: [string, PlantForPaper[]][] = [
    ["Available", plants.filter(({ isInStock }) => isInStock)],
    ["Changed since the last printing", plants.filter(({ changed }) => changed.length > 0)],
    ["Not printed yet", plants.filter(({ printedOn }) => printedOn === null)],
    ...benches.map((name): [string, PlantForPaper[]] => [
      `Bench: ${name}`,
      plants.filter(({ bench }) => bench === name),
    ]),
    ["All", [...plants]],
  ];
  return groups.filter(([, group]) => group.length > 0);
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
      <FindField label="Find a plant" words={words} onWords={setWords} />
      <p role="status" className="mt-2 text-small text-ink-soft">
        {chosen.size === 1 ? "1 plant chosen" : `${chosen.size} plants chosen`}
      </p>
      <ul className="max-h-72 overflow-auto border border-edge px-3">
        {found.map(({ slug, name, latin, changed, printedOn }) => (
          <li key={slug}>
            <CheckboxField
              label={
                <>
                  {name} <i className="text-ink-soft">{latin}</i>
                  {changed.length > 0 && (
                    <small className="block text-rubric">
                      Changed since {printedOn}: {changed.join(", ")}
                    </small>
                  )}
                </>
              }
              checked={chosen.has(slug)}
              onChange={({ currentTarget }) => choose(slug, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
