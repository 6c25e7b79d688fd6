import { memo } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/card.tsx";
import type { PlantForOwner } from "../answers.ts";
import { type StockState, stockStates } from "../stock/inputs.ts";
import { stockLabels } from "../stock/stock-labels-and-days.ts";

/** One plant: its name, what is said of it, and the five things that can be said with one tap. */
export const PlantRow = memo(function PlantRow({
  plant,
  problem,
  onTap,
  onEdit,
}: {
  plant: PlantForOwner;
  /** What went wrong with the last tap. */
  problem: string | undefined;
  onTap: (plant: PlantForOwner, state: StockState) => void;
  onEdit: (slug: string) => void;
}) {
  const { slug, name, latin, state, price, potSize, note, isHidden } = plant;
  const details = [potSize, price, note].filter(Boolean).join(" · ");
  return (
    <li className="stock-row">
      <div className="stock-name">
        <h2>{name}</h2>
        <p lang="la">{latin}</p>
        {details && <p className="stock-details">{details}</p>}
        {isHidden && <Badge tone="rubric">Hidden</Badge>}
        {plant.isOverdue && <Badge tone="gilt">Still so?</Badge>}
      </div>
      <fieldset className="stock-states">
        <legend className="sr-only">{name}</legend>
        {stockStates.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={state === each}
            onClick={() => onTap(plant, each)}
          >
            {stockLabels[each]}
          </button>
        ))}
      </fieldset>
      <p className="stock-more">
        <Link to={`/admin-plants/${slug}`} className="row-action">
          Facts<span className="sr-only"> and photographs of {name}</span>
        </Link>
        <button type="button" className="row-action" onClick={() => onEdit(slug)}>
          More<span className="sr-only"> about {name}: price, pot size, note</span>
        </button>
      </p>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </li>
  );
});
