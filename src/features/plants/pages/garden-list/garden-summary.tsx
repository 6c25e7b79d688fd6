import { Link } from "react-router";
import type { ListedPlant } from "../../answers.ts";
import {
  areaInWords,
  bloomCalendar,
  gardenTotals,
  harmfulIn,
} from "../../garden-list/garden-totals.ts";
import { monthNames } from "../../plant-card.ts";
import { gardenWords } from "./texts.ts";

/** What a list adds up to: the room it takes, its year, and what in it can do harm. */
export function GardenSummary({ plants }: { plants: readonly ListedPlant[] }) {
  const { count, squareFeetMin, squareFeetMax } = gardenTotals(plants);
  const harmful = harmfulIn(plants);
  return (
    <>
      <section aria-labelledby="garden-room" className="garden-part garden-room">
        <h2 id="garden-room">{gardenWords.totals}</h2>
        <p>{gardenWords.room(count, plants.length, areaInWords(squareFeetMin, squareFeetMax))}</p>
      </section>
      <section aria-labelledby="garden-calendar" className="garden-part no-print">
        <h2 id="garden-calendar">{gardenWords.calendar}</h2>
        <dl className="garden-calendar">
          {bloomCalendar(plants).map((inBloom, at) => (
            <div key={monthNames[at]}>
              <dt>{monthNames[at]}</dt>
              <dd>
                {inBloom.length > 0
                  ? inBloom.map(({ name }) => name).join(", ")
                  : gardenWords.noBloom}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="garden-harm" className="garden-part no-print">
        <h2 id="garden-harm">{gardenWords.harm}</h2>
        {harmful.length === 0 && <p>{gardenWords.noHarm}</p>}
        <ul className="garden-harm">
          {harmful.map(({ slug, path, name, toxicity: { level, note } }) => (
            <li key={slug}>
              <Link to={path} className="garden-touch">
                {name}
              </Link>
              : {note ?? (level === "none-known" ? "" : `${gardenWords.levels[level]}.`)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
