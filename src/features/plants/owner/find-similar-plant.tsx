import { useState } from "react";
import { foldText } from "#shared/both/fold-text.ts";
import { TextField } from "#ui/field.tsx";
import type { PlantForOwner } from "../answers.ts";

/** As many similar plants as are offered at once. */
const offeredMax = 8;

/** Finds a built-in plant that is like a new one, whose facts that may begin with. */
export function FindSimilarPlant({
  plants,
  onLike,
}: {
  plants: readonly PlantForOwner[];
  onLike: (slug: string) => void;
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
    <search>
      <TextField
        label="Which plant is it like?"
        hint="Its facts and its plate are where the new one begins. Search by name or Latin name."
        onKeyDown={(event) => {
          // Enter would send the form around it.
          if (event.key === "Enter") event.preventDefault();
        }}
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
  );
}
