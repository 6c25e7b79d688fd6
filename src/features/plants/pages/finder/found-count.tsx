import type { CatalogueWords } from "../texts.ts";
import type { PlantListState } from "./plant-list-state.ts";
import { searchDelays, useDebounced } from "./search-debounce.ts";

/** In place of a count: "0 of 200" is no answer to "When are you open?" */
const answeredBelow = "Answered below";

/** How many plants a search left: shown at once, and said when the typing rests. */
export function FoundCount({
  state: { question, matches, plants, answer, isLooking, isAnsweredInWords },
  also: count,
  words: { plural, singular },
}: {
  state: PlantListState;
  /** How many fit otherwise. */
  also: number;
  words: CatalogueWords;
}) {
  const isAll = question.text.trim() === "" && Object.keys(question.selection).length === 0;
  const found = matches.length;
  const also =
    count > 0
      ? `${found ? "and" : "but"} ${count} that ${answer?.isInPart ? "fit in part" : found ? "also fit" : "fit otherwise"}`
      : "";
  // "12 perennials found", "1 tree found", "0 annuals found": in other words than the empty list's own.
  const inWords = isAnsweredInWords
    ? answeredBelow
    : `${found} ${found === 1 ? singular : plural} found ${also}`.trim();
  const said = useDebounced(isAll || isLooking ? "" : inWords, searchDelays.spokenCount, "");
  return (
    <>
      {/* It may be another by now: see `search-before-code-has-loaded.ts`. */}
      <p id="plant-count" tabIndex={-1} className="plant-count" suppressHydrationWarning>
        {isLooking
          ? "Looking for it…"
          : isAll
            ? `${plants.length} ${plural}`
            : isAnsweredInWords
              ? answeredBelow
              : `${found} of ${plants.length} ${plural}`}
      </p>
      {also && <a href="#also-fitting">{also}</a>}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
