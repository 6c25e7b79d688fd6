import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListedPlant } from "../../answers.ts";
import { heightInWords } from "../../plant-card.ts";
import { harms } from "../../plant-safety.ts";
import { LatinName } from "../latin-name.tsx";
import { PlantPicture } from "../plant-picture.tsx";

/** The plants of a list with their amounts, each with its year of bloom; eight of them are one printed page. */
export function GardenPlants({
  plants,
  amountOf,
}: {
  plants: readonly ListedPlant[];
  /** What stands for a plant's amount where the list may be changed. */
  amountOf?: (plant: ListedPlant) => ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul role="list" className="garden-plants">
      {plants.map((plant) => (
        <li key={plant.slug}>
          <PlantPicture plant={plant} decorative />
          <div>
            <h2>
              <Link to={plant.path}>{plant.name}</Link>
            </h2>
            <p className="garden-latin">
              <LatinName name={plant.latin} />
            </p>
            <p className="garden-notes">
              {plant.notes}
              {plant.spacingInchesMin &&
                // Both are there, or neither.
                ` · ${heightInWords(plant.spacingInchesMin, plant.spacingInchesMax as number)} apart`}
            </p>
            {plant.stock && <p className="plant-stock">{plant.stock.says}</p>}
            {harmOf(plant) && <p className="plant-warning">{harmOf(plant)}</p>}
            <BloomStrip plant={plant} />
            {amountOf?.(plant) ?? (
              <p className="garden-count">
                How many: <b>{plant.count}</b>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const harmOf = ({ toxicity }: ListedPlant) => harms[toxicity?.level as keyof typeof harms];

/** Twelve months in a row; the notes say the same in words. */
function BloomStrip({ plant: { bloomMonths, tint } }: { plant: ListedPlant }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 14"
      strokeWidth="0.5"
      className={`my-2 w-full max-w-68 [print-color-adjust:exact] tint-${tint}`}
    >
      {"JFMAMJJASOND".split("").map((initial, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: months keep their places.
        <g key={at}>
          <rect
            x={at * 10 + 0.5}
            y="0.5"
            width="9"
            height="5"
            className={
              bloomMonths.includes(at + 1) ? "fill-(--tint) stroke-edge" : "fill-none stroke-rule"
            }
          />
          <text
            x={at * 10 + 5}
            y="13"
            textAnchor="middle"
            className="fill-ink-soft stroke-none text-[6.5px]"
          >
            {initial}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** What a list names that is no plant of ours. */
export function UnknownPlants({ names }: { names: readonly string[] }) {
  return (
    names.length > 0 && (
      <p className="garden-notice">Not in our catalogues, and left out: {names.join(", ")}.</p>
    )
  );
}
