import type { PlantPage, YearRow } from "../../answers.ts";

/** The color of each kind of band. */
const bands: Readonly<Record<YearRow["kind"], string>> = {
  leaf: "oklch(55% 0.09 140)",
  bloom: "var(--tint)",
  fruit: "oklch(48% 0.14 25)",
  fall: "oklch(66% 0.15 62)",
};

/** The year in twelve months from left to right: what each band shows stands beside it in words. */
export function YearRibbon({ rows, tint }: { rows: readonly YearRow[]; tint: PlantPage["tint"] }) {
  return (
    <dl className={`year tint-${tint}`}>
      <div aria-hidden="true" className="ml-29 flex text-[0.875rem] text-ink-soft">
        {"JFMAMJJASOND".split("").map((initial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: months keep their places.
          <span key={index} className="flex-1 text-center">
            {initial}
          </span>
        ))}
      </div>
      {rows.map(({ kind, label, months, words }) => (
        <div
          key={kind}
          className="grid grid-cols-[6.25rem_1fr] gap-x-4 py-[0.3rem] print:py-[0.03cm]"
        >
          <dt>{label}</dt>
          <dd className="text-[0.9375rem]/[1.4]">
            <svg
              aria-hidden="true"
              viewBox="0 0 120 8"
              preserveAspectRatio="none"
              className="mt-[0.3rem] mb-[0.35rem] h-[0.9rem] w-full"
            >
              <path stroke="var(--rule)" d="M0 4H120" />
              <path
                fill={bands[kind]}
                {...(kind === "bloom" ? { stroke: "var(--edge)", strokeWidth: 0.4 } : {})}
                d={months.map(monthPath).join("")}
              />
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
