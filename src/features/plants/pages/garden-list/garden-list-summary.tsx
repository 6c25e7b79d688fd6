import { Link } from "react-router";
import type { ListedPlant } from "../../answers.ts";
import {
  areaInWords,
  bloomCalendar,
  colorsByMonth,
  gardenTotals,
  harmfulIn,
} from "../../garden-list/area-bloom-and-harm-of-list.ts";
import { layBedOf, plannedPlantsMax } from "../../lay-bed.ts";
import { monthNames } from "../../plant-card.ts";
import { harms } from "../../plant-safety.ts";
import { BedPlan, planInWords } from "../bed-plan.tsx";
import { MonthInitials, YearBand } from "../year-band.tsx";

/** What a list adds up to: the room it takes and how it fills that, its year, and what in it can do harm. */
export default function GardenSummary({ plants }: { plants: readonly ListedPlant[] }) {
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
      {spaced[0] && <Sketch plants={spaced} count={count} />}
      <section aria-labelledby="garden-calendar" className="garden-part max-w-none">
        <h2 id="garden-calendar">Bloom Calendar</h2>
        <YearBand months={colorsByMonth(plants)} className="h-10" />
        <MonthInitials className="mb-4" />
        <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-3 lg:grid-cols-4 print:grid-cols-4 print:gap-x-4">
          {bloomCalendar(plants).map((inBloom, at) => (
            // On a phone a month to a line: most are short.
            <div
              key={monthNames[at]}
              className="break-inside-avoid border-t border-rule py-[0.4rem] print:py-[0.05cm] max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:items-baseline"
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

function Sketch({ plants, count }: { plants: readonly ListedPlant[]; count: number }) {
  const isDrawn = count <= plannedPlantsMax;
  const standing = isDrawn
    ? plants.flatMap(({ count: ofThese, spacingInchesMin: spacingInches = 0, tint }, at) =>
        Array.from({ length: ofThese }, () => ({ spacingInches, tint, number: at + 1 })),
      )
    : [];
  const plan = layBedOf(standing);
  return (
    <section aria-labelledby="garden-sketch" className="garden-part max-w-none">
      <h2 id="garden-sketch">Planting Sketch</h2>
      <p className="mb-4">
        {isDrawn ? planInWords(plan) : `A list of up to ${plannedPlantsMax} plants is drawn here.`}
      </p>
      {isDrawn && (
        <BedPlan
          name="A bed of this list"
          plan={plan}
          items={plants.map(({ slug, name, count: ofThese }) => (
            <li key={slug}>
              {ofThese} × {name}
            </li>
          ))}
        />
      )}
    </section>
  );
}

function roomInWords(count: number, kinds: number, area: string): string {
  return count === 1
    ? `1 plant, set at its spacing, takes ${area}.`
    : `${count.toLocaleString("en-US")} plants of ${kinds === 1 ? "1 kind" : `${kinds} kinds`}, set at their spacing, take ${area}.`;
}
