import type { PlantPage, YearRow } from "../../answers.ts";

/** The year in twelve months: what each row shows stands beside it in words. */
export function YearRibbon({ rows, tint }: { rows: readonly YearRow[]; tint: PlantPage["tint"] }) {
  return (
    <dl className={`year tint-${tint}`}>
      <div aria-hidden="true" className="ml-29 flex gap-0 p-0 text-[0.875rem] text-ink-soft">
        {"JFMAMJJASOND".split("").map((initial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: months keep their places.
          <span key={index} className="flex-1 text-center">
            {initial}
          </span>
        ))}
      </div>
      {rows.map(({ kind, label, months, words }) => (
        <div key={kind}>
          <dt>{label}</dt>
          <dd>
            <svg aria-hidden="true" viewBox="0 0 120 8" preserveAspectRatio="none">
              <path className="year-empty" d="M0 4H120" />
              <path className={`year-${kind}`} d={months.map(monthPath).join("")} />
            </svg>
            {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function monthPath(month: number): string {
  return `M${(month - 1) * 10 + 0.5} 0h9v8h-9z`;
}
