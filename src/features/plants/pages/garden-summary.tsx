import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { useSite } from "#ui/site.ts";
import {
  areaInWords,
  bloomCalendar,
  gardenTotals,
  harmfulIn,
  type ListedPlant,
} from "../garden-totals.ts";
import { monthNames } from "../plant-card.ts";
import { gardenWords } from "./garden-words.ts";

/** What a list adds up to: the room it takes, its year, what in it can do harm, and the link that carries it. */
export function GardenSummary({
  plants,
  link,
}: {
  plants: readonly ListedPlant[];
  link?: string | undefined;
}) {
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
      {link !== undefined && <Carry link={link} />}
    </>
  );
}

/** The link, to copy or to follow, and the paper. */
function Carry({ link }: { link: string }) {
  const site = useSite();
  const [copied, setCopied] = useState<string>();
  const path = `/my-garden?plants=${link}`;
  const address = new URL(path, site.publicUrl).href;
  return (
    <section aria-labelledby="garden-carry" className="garden-part no-print">
      <h2 id="garden-carry">{gardenWords.carry}</h2>
      <p>
        <Link to={path} className="garden-touch">
          {gardenWords.link}
        </Link>
      </p>
      <p className="garden-ways">
        <Button
          variant="secondary"
          onClick={() =>
            void navigator.clipboard?.writeText(address).then(
              () => setCopied(link),
              () => setCopied(undefined),
            )
          }
        >
          {gardenWords.copy}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {gardenWords.print}
        </Button>
        <span role="status">{copied === link && gardenWords.copied}</span>
      </p>
    </section>
  );
}
