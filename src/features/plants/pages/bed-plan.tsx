import type { ReactNode } from "react";
import type { BedPlan as Plan } from "../lay-bed.ts";
import "./bed-plan.css";

/** "10 feet wide and 7.5 feet deep, seen from above, …" */
export function planInWords({ widthInches, depthInches }: Plan): string {
  return `${sizeInWords(widthInches, depthInches)}, seen from above, its back on top. Each circle is the room that one plant needs.`;
}

function sizeInWords(widthInches: number, depthInches: number): string {
  const feet = (inches: number) => `${Math.round(inches / 6) / 2} feet`;
  return `${feet(widthInches)} wide and ${feet(depthInches)} deep`;
}

/** A bed from above to scale, and beside it what stands in it (`children`): an ordered list has the circles' numbers. */
export function BedPlan({
  name,
  plan,
  children,
}: {
  name: string;
  plan: Plan;
  children: ReactNode;
}) {
  const { widthInches, depthInches, circles } = plan;
  const letterInches = widthInches / 30;
  return (
    <div className="bed-plan">
      <svg
        role="img"
        aria-label={`${name}, ${sizeInWords(widthInches, depthInches)}: its plants by the numbers of the list`}
        viewBox={`-1 -1 ${widthInches + 2} ${depthInches + 2}`}
        fontSize={letterInches}
      >
        <rect width={widthInches} height={depthInches} />
        {circles.map(({ x, y, radius, tint, number }) => (
          <g key={`${x} ${y}`} className={`tint-${tint}`}>
            <circle cx={x} cy={y} r={radius - 0.4} />
            {radius > letterInches * 0.6 && (
              <text x={x} y={y}>
                {number}
              </text>
            )}
          </g>
        ))}
      </svg>
      <div>{children}</div>
    </div>
  );
}
