import type { ReactNode } from "react";
import type { BedPlan as Plan } from "../lay-bed.ts";

/** "10 feet wide and 7.5 feet deep, seen from above, …" */
export function planInWords({ widthInches, depthInches }: Plan): string {
  return `${sizeInWords(widthInches, depthInches)}, seen from above. Each circle is the room that one plant needs.`;
}

function sizeInWords(widthInches: number, depthInches: number): string {
  const feet = (inches: number) => {
    const count = Math.round(inches / 6) / 2;
    return `${count} ${count === 1 ? "foot" : "feet"}`;
  };
  return `${feet(widthInches)} wide and ${feet(depthInches)} deep`;
}

/** A bed from above to scale, and beside it what is in it: items of a list that has the circles' numbers. */
export function BedPlan({
  name,
  plan,
  items,
  children,
}: {
  name: string;
  plan: Plan;
  items: ReactNode;
  children?: ReactNode;
}) {
  const { widthInches, depthInches, circles } = plan;
  const letterInches = widthInches / 30;
  return (
    // On paper it shares a page with the calendar and the warnings.
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[1fr_20rem] print:grid-cols-[2fr_3fr] print:gap-[0.4cm]">
      <svg
        role="img"
        className="max-h-144 w-full stroke-edge [print-color-adjust:exact] print:max-h-[4.5cm]"
        aria-label={`${name}, ${sizeInWords(widthInches, depthInches)}: its plants by the numbers of the list`}
        viewBox={`-1 -1 ${widthInches + 2} ${depthInches + 2}`}
        fontSize={letterInches}
        fontWeight={600}
        dominantBaseline="central"
        textAnchor="middle"
      >
        <rect width={widthInches} height={depthInches} className="fill-paper-sunk" {...thinLine} />
        {circles.map(({ x, y, radius, tint, number }) => (
          <g key={`${x} ${y}`} className={`tint-${tint} fill-(--tint)/75`}>
            <circle cx={x} cy={y} r={radius - 0.4} {...thinLine} />
            {radius > letterInches * 0.6 && (
              <text x={x} y={y} className="fill-ink stroke-paper" {...numberOverLine}>
                {number}
              </text>
            )}
          </g>
        ))}
      </svg>
      <div>
        <ol className="mb-4 list-decimal pl-7 print:mb-0 print:columns-3 print:text-[9pt]/[1.25]">
          {items}
        </ol>
        {children}
      </div>
    </div>
  );
}

const thinLine = { vectorEffect: "non-scaling-stroke" } as const;
const numberOverLine = { strokeWidth: "0.25em", paintOrder: "stroke" } as const;
