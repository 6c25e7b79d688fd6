import { Link } from "react-router";
import type { ListedPlant } from "../../answers.ts";
import {
  areaInWords,
  bloomCalendar,
  gardenTotals,
  harmfulIn,
} from "../../garden-list/area-bloom-and-harm-of-list.ts";
import { monthNames } from "../../plant-card.ts";
import { harms } from "../../plant-safety.ts";

/** What a list adds up to: the room it takes, its year, and what in it can do harm. */
export function GardenSummary({ plants }: { plants: readonly ListedPlant[] }) {
  const spaced = plants.filter(({ spacingInchesMax }) => spacingInchesMax);
  const { count, squareFeetMin, squareFeetMax } = gardenTotals(spaced);
  const harmful = harmfulIn(plants);
  const isUntold = plants.some((plant) => plant.isUntold);
  const notKnown = "Not known of all";
  return (
    <>
      <section aria-labelledby="garden-room" className="garden-part garden-room">
        <h2 id="garden-room">Room It Takes</h2>
        <p>
          {spaced[0]
            ? roomInWords(count, spaced.length, areaInWords(squareFeetMin, squareFeetMax))
            : notKnown}
        </p>
      </section>
      <section aria-labelledby="garden-calendar" className="garden-part max-w-none">
        <h2 id="garden-calendar">Bloom Calendar</h2>
        <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-3 lg:grid-cols-4 print:grid-cols-4 print:gap-x-4">
          {bloomCalendar(plants).map((inBloom, at) => (
            // On a phone a month to a line: most are short.
            <div
              key={monthNames[at]}
              className="border-t border-rule py-[0.4rem] print:py-[0.05cm] max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:items-baseline"
            >
              <dt className="font-semibold text-rubric">{monthNames[at]}</dt>
              <dd className="text-[0.9375rem] print:text-[9pt]/[1.3]">
                {inBloom.length > 0
                  ? inBloom.map(({ name }) => name).join(", ")
                  : isUntold
                    ? notKnown
                    : "Nothing in bloom"}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="garden-harm" className="garden-part">
        <h2 id="garden-harm">Around Children and Pets</h2>
        <p>
          {isUntold
            ? notKnown
            : !harmful[0] &&
              "No poison is known in any plant of this list. That is no invitation to eat them."}
        </p>
        <ul className="text-[0.9375rem] print:text-[9pt]/[1.3]">
          {harmful.map(({ slug, path, name, toxicity: { level, note } }) => (
            <li key={slug} className="mt-[0.4rem] print:mt-0">
              <Link to={path} className="inline-flex min-h-8 items-center">
                {name}
              </Link>
              : {note ?? `${harms[level]}.`}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function roomInWords(count: number, kinds: number, area: string): string {
  return count === 1
    ? `1 plant, set at its spacing, takes ${area}.`
    : `${count.toLocaleString("en-US")} plants of ${kinds === 1 ? "1 kind" : `${kinds} kinds`}, set at their spacing, take ${area}.`;
}
