import type { PlantPage } from "../../answers.ts";

const moss = "color-mix(in oklab, var(--moss) 75%, var(--paper-raised))";
const green = "color-mix(in oklab, oklch(60% 0.075 142) 75%, var(--paper-raised))";
const gray = "color-mix(in oklab, var(--ink-soft) 72%, var(--paper-raised))";
const thinMoss = "color-mix(in oklab, var(--moss) 75%, transparent)";

/** How the paths of each kind look; the ground is a line. */
const looks = {
  ground: { strokeWidth: 2 },
  door: { fill: "var(--paper-sunk)" },
  person: { fill: gray, stroke: "none" },
  wood: { fill: "oklch(50% 0.05 60)", stroke: "oklch(35% 0.04 60)" },
  plant: { fill: green, stroke: moss },
  shade: { fill: "oklch(42% 0.07 148 / 0.24)", stroke: "none" },
  lines: { stroke: thinMoss, strokeLinecap: "round" },
  bloom: { fill: "var(--tint)", stroke: "oklch(30% 0.04 60 / 0.5)", strokeWidth: 0.5 },
} as const;

/** The plant full-grown beside a door and a person; the words under it say the same. */
export function PlantToScale({
  tint,
  scale: { width, height, shapes, words },
}: {
  tint: PlantPage["tint"];
  scale: NonNullable<PlantPage["scale"]>;
}) {
  return (
    <figure className="to-scale">
      <svg
        role="img"
        aria-label={words}
        viewBox={`0 0 ${width} ${height + 2}`}
        fill="none"
        stroke="var(--ink-soft)"
        strokeLinejoin="round"
        className={`max-h-88 w-full border border-rule bg-paper-raised print:max-h-[3.6cm] tint-${tint}`}
      >
        {shapes.map(({ kind, d }) => (
          <path key={kind} {...looks[kind]} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <figcaption className="mt-2 text-[0.9375rem] text-pretty text-ink-soft">{words}</figcaption>
    </figure>
  );
}
