import type { CatalogueWords } from "../texts.ts";
import { searchDelays, useRested } from "./search-delays.ts";

/** How many plants a search left: shown at once, and said when the typing rests. */
export function FoundCount({
  text,
  isFiltered,
  found,
  also,
  all,
  words,
}: {
  text: string;
  isFiltered: boolean;
  found: number;
  /** What fits otherwise, in words: "and 57 that also fit". */
  also: string;
  all: number;
  words: CatalogueWords;
}) {
  const term = text.trim();
  const isAll = term === "" && !isFiltered;
  const said = useRested(
    isAll ? "" : [countInWords(found, words), also].join(" ").trim(),
    searchDelays.spokenCount,
    "",
  );
  return (
    <>
      {/* It may be another by now: see `search-before-code-has-loaded.ts`. */}
      <p id="plant-count" tabIndex={-1} className="plant-count" suppressHydrationWarning>
        {isAll ? `${all} ${words.plural}` : `${found} of ${all} ${words.plural}`}
      </p>
      {also && <a href="#also-fitting">{also}</a>}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** "12 perennials found", "1 tree found", "0 annuals found": in other words than the empty list's own. */
function countInWords(found: number, { plural, singular }: CatalogueWords): string {
  return `${found} ${found === 1 ? singular : plural} found`;
}
