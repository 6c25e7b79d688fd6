import type { YearRow } from "../../answers.ts";

/** How high a band is; a month is ten wide. */
const high = 8;

/** The year in twelve months from left to right: what each band shows stands beside it in words. */
export function YearRibbon({ rows }: { rows: readonly YearRow[] }) {
  return (
    <dl className="year">
      <div aria-hidden="true" className="ml-29 flex text-[0.875rem] text-ink-soft">
        {"JFMAMJJASOND".split("").map((initial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: months keep their places.
          <span key={index} className="flex-1 text-center">
            {initial}
          </span>
        ))}
      </div>
      {rows.map(({ kind, label, months, colors, words }) => (
        <div
          key={kind}
          className="grid grid-cols-[6.25rem_1fr] gap-x-4 py-[0.3rem] print:py-[0.03cm]"
        >
          <dt>{label}</dt>
          <dd className="text-[0.9375rem]/[1.4]">
            <svg
              aria-hidden="true"
              viewBox={`0 0 120 ${high}`}
              preserveAspectRatio="none"
              className="mt-[0.3rem] mb-[0.35rem] h-[0.9rem] w-full overflow-visible [print-color-adjust:exact]"
            >
              <path stroke="var(--rule)" d="M0 4H120" />
              {colors.map((color, at) => (
                <path
                  key={color}
                  className={`tint-${color} fill-(--tint)`}
                  d={stripe(months, at, colors.length)}
                />
              ))}
              <path
                className="fill-none stroke-edge"
                vectorEffect="non-scaling-stroke"
                d={stripe(months, 0, 1)}
              />
            </svg>
            {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One of so many colors that a band has, from its upper edge down, in each of the months. */
function stripe(months: readonly number[], at: number, of: number): string {
  return months
    .map((month) => `M${month * 10 - 9.5} ${(high * at) / of}h9v${high / of}h-9z`)
    .join("");
}
