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
        <Ribbon colors={colorsByMonth(plants)} />
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

/** The plants as a bed to scale. */
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
        <BedPlan name="A bed of this list" plan={plan}>
          <ol>
            {plants.map(({ slug, name, count: ofThese }) => (
              <li key={slug}>
                {ofThese} × {name}
              </li>
            ))}
          </ol>
        </BedPlan>
      )}
    </section>
  );
}

/** The year from left to right in the colors of what blooms; the calendar under it says the same in words. */
function Ribbon({ colors }: { colors: ReturnType<typeof colorsByMonth> }) {
  return (
    <div aria-hidden="true" className="mb-4">
      <svg
        aria-hidden="true"
        viewBox="0 0 120 12"
        preserveAspectRatio="none"
        className="h-10 w-full overflow-visible [print-color-adjust:exact]"
      >
        {[...new Set(colors.flat())].map((tint) => (
          <path key={tint} className={`tint-${tint} fill-(--tint)`} d={stripe(colors, tint)} />
        ))}
        <path
          className="fill-none stroke-edge"
          vectorEffect="non-scaling-stroke"
          d={`M0 0h120v12h-120z${"m10 0v12m0 -12".repeat(11)}`}
        />
      </svg>
      <p className="flex text-[0.875rem] text-ink-soft">
        {monthNames.map((name) => (
          <span key={name} className="flex-1 text-center">
            {name[0]}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Its part of each month that has the color. */
function stripe(colors: ReturnType<typeof colorsByMonth>, tint: ListedPlant["tint"]): string {
  return colors
    .map((tints, month) => {
      const at = tints.indexOf(tint);
      const high = 12 / tints.length;
      return at < 0 ? "" : `M${month * 10} ${high * at}h10v${high}h-10z`;
    })
    .join("");
}

function roomInWords(count: number, kinds: number, area: string): string {
  return count === 1
    ? `1 plant, set at its spacing, takes ${area}.`
    : `${count.toLocaleString("en-US")} plants of ${kinds === 1 ? "1 kind" : `${kinds} kinds`}, set at their spacing, take ${area}.`;
}
