import { useId, useState } from "react";
import { Link } from "react-router";
import { readCount } from "#platform/shared/garden-list.ts";
import type { ListedPlant } from "../garden-totals.ts";
import { heightInWords } from "../plant-card.ts";
import { gardenWords } from "./garden-words.ts";
import { LatinName } from "./latin-name.tsx";
import { PlantPicture } from "./plant-picture.tsx";

/** The plants of a list with their amounts, each with its year of bloom; eight of them are one printed page. */
export function GardenPlants({
  plants,
  onChange,
}: {
  plants: readonly ListedPlant[];
  /** Where the list may be changed; 0 takes a plant off. */
  onChange?: (slug: string, count: number) => void;
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
              {plant.notes} · {heightInWords(plant.spacingInchesMin, plant.spacingInchesMax)} apart
            </p>
            {plant.stock && <p className="plant-stock">{plant.stock.says}</p>}
            {plant.toxicity.level !== "none-known" && (
              <p className="plant-warning">{gardenWords.levels[plant.toxicity.level]}</p>
            )}
            <BloomStrip plant={plant} />
            {onChange ? (
              <Amount plant={plant} onChange={onChange} />
            ) : (
              <p className="garden-count">
                {gardenWords.count}: <b>{plant.count}</b>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Twelve months in a row; the notes say the same in words. */
function BloomStrip({ plant: { bloomMonths, tint } }: { plant: ListedPlant }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 14" className={`garden-strip tint-${tint}`}>
      {"JFMAMJJASOND".split("").map((initial, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: months keep their places.
        <g key={at}>
          <rect
            x={at * 10 + 0.5}
            y="0.5"
            width="9"
            height="5"
            className={bloomMonths.includes(at + 1) ? "garden-bloom" : "garden-rest"}
          />
          <text x={at * 10 + 5} y="13" textAnchor="middle">
            {initial}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The field keeps what is typed, right or wrong; the list takes what is a number. */
function Amount({
  plant: { slug, name, count },
  onChange,
}: {
  plant: ListedPlant;
  onChange: (slug: string, count: number) => void;
}) {
  const [typed, setTyped] = useState(String(count));
  const id = useId();
  const isWrong = readCount(typed) === undefined;
  return (
    <div className="garden-amount">
      <label htmlFor={id}>
        {gardenWords.count}
        <span className="sr-only"> of {name}</span>
      </label>
      <input
        id={id}
        className="control"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const next = readCount(value);
          if (next !== undefined) onChange(slug, next);
        }}
      />
      <button type="button" className="garden-off" onClick={() => onChange(slug, 0)}>
        {gardenWords.remove}
        <span className="sr-only"> {name}</span>
      </button>
      {isWrong && (
        <p id={`${id}-problem`} className="field-error">
          {gardenWords.problem}
        </p>
      )}
    </div>
  );
}
