import type { ColorOfYear } from "../colors-of-year.ts";

type Colors = readonly ColorOfYear[];

/** The year of what shows these colors in some months, as a band takes it. */
export function inMonths(shown: readonly number[], colors: Colors): readonly Colors[] {
  return Array.from({ length: 12 }, (_, at) => (shown.includes(at + 1) ? colors : []));
}

/** How high a band is drawn; a month is ten wide. */
const high = 8;

/** Twelve months, each in its colors from the top down. Whoever shows this drawing says the same in words. */
export function YearBand({ months, className }: { months: readonly Colors[]; className: string }) {
  const shown = months.flatMap((colors, at) => (colors.length > 0 ? [box(at, 0, 1)] : []));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 120 ${high}`}
      preserveAspectRatio="none"
      className={`w-full overflow-visible [print-color-adjust:exact] ${className}`}
    >
      <path stroke="var(--rule)" vectorEffect="non-scaling-stroke" d="M0 4H120" />
      {[...new Set(months.flat())].map((color) => (
        <path
          key={color}
          className={`tint-${color} fill-(--tint)`}
          d={months
            .flatMap((colors, at) => {
              const place = colors.indexOf(color);
              return place < 0 ? [] : box(at, place, colors.length);
            })
            .join("")}
        />
      ))}
      <path
        className="fill-none stroke-edge"
        vectorEffect="non-scaling-stroke"
        d={shown.join("")}
      />
    </svg>
  );
}

function box(month: number, place: number, of: number): string {
  return `M${month * 10 + 0.5} ${(high * place) / of}h9v${high / of}h-9z`;
}

/** The months' initials over or under a band. */
export function MonthInitials({ className = "" }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`flex text-[0.875rem] text-ink-soft ${className}`}>
      {"JFMAMJJASOND".split("").map((initial, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: months keep their places.
        <span key={index} className="min-w-0 flex-1 text-center">
          {initial}
        </span>
      ))}
    </div>
  );
}
