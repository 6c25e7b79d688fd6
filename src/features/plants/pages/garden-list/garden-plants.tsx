import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListedPlant } from "../../answers.ts";
import { heightInWords } from "../../plant-card.ts";
import { harms } from "../../plant-safety.ts";
import { LatinName } from "../latin-name.tsx";
import { PlantPicture } from "../plant-picture.tsx";
import { inMonths, MonthInitials, YearBand } from "../year-band.tsx";

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
            <YearBand
              months={inMonths(plant.bloomMonths, [plant.tint])}
              className="mt-2 h-2.5 max-w-68"
            />
            <MonthInitials className="mb-2 max-w-68" />
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

/** Names on a list that are not our plants. */
export function UnknownPlants({ names }: { names: readonly string[] }) {
  return (
    names.length > 0 && (
      <p className="garden-notice">Not in our catalogues, and left out: {names.join(", ")}.</p>
    )
  );
}
