import { memo } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/card.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { Segments } from "#ui/owner/segments.tsx";
import type { PlantForOwner } from "../answers.ts";
import { type StockState, stockStates } from "../stock/inputs.ts";
import { stockLabels } from "../stock/stock-labels-and-days.ts";

const states = stockStates.map((state) => [state, stockLabels[state]] as const);
const beside = "text-[0.9375rem] leading-[1.3] text-ink-soft";

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
    <li className="stock-row grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-[0.4rem] border-t border-rule pt-[0.6rem] pb-3 [contain-intrinsic-size:auto_none_auto_7.5rem] [content-visibility:auto] lg:grid-cols-[minmax(0,1fr)_33rem_auto]">
      <div>
        <h2 className="text-[1.25rem] leading-[1.2]">{name}</h2>
        <p lang="la" className={`${beside} italic`}>
          {latin}
        </p>
        {details && <p className={`${beside} wrap-anywhere`}>{details}</p>}
        {isHidden && <Badge tone="rubric">Hidden</Badge>}
        {plant.isOverdue && <Badge tone="gilt">Still so?</Badge>}
      </div>
      <fieldset className="stock-states col-span-full grid grid-cols-5 lg:col-auto">
        <legend className="sr-only">{name}</legend>
        <Segments
          options={states}
          chosen={state}
          size="min-h-12 px-[0.15rem] py-[0.2rem] text-[0.8125rem] leading-[1.15] lg:min-h-11 lg:text-[0.875rem]"
          onChoose={(chosen) => onTap(plant, chosen)}
        />
      </fieldset>
      <p className="col-start-2 row-start-1 flex gap-x-3 gap-y-1 lg:col-start-3">
        <Link to={`/admin-plants/${slug}`} className="row-action">
          Facts<span className="sr-only"> and photographs of {name}</span>
        </Link>
        <RowAction onClick={() => onEdit(slug)}>
          More<span className="sr-only"> about {name}: price, pot size, note</span>
        </RowAction>
      </p>
      {problem && (
        <p role="alert" className="field-error col-span-full">
          {problem}
        </p>
      )}
    </li>
  );
});
