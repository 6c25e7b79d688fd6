import type { YearRow } from "../../answers.ts";
import { inMonths, MonthInitials, YearBand } from "../year-band.tsx";

/** The year in twelve months from left to right: what each band shows is beside it in words. */
export function YearRibbon({ rows }: { rows: readonly YearRow[] }) {
  return (
    <dl className="year">
      <MonthInitials className="ml-29" />
      {rows.map(({ kind, label, months, colors, words }) => (
        <div
          key={kind}
          className="grid grid-cols-[6.25rem_1fr] gap-x-4 py-[0.3rem] print:py-[0.03cm]"
        >
          <dt>{label}</dt>
          <dd className="text-[0.9375rem]/[1.4]">
            <YearBand
              months={inMonths(months, colors)}
              className="mt-[0.3rem] mb-[0.35rem] h-[0.9rem]"
            />
            {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}
