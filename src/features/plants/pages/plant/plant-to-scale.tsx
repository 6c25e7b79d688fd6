import type { PlantPage } from "../../answers.ts";

/** The plant full-grown beside a door and a person; the words under it say the same. */
export function PlantToScale({ plant }: { plant: PlantPage }) {
  const { width, height, shapes, words } = plant.scale;
  return (
    <figure className="to-scale">
      <svg
        role="img"
        aria-label={words}
        viewBox={`0 0 ${width} ${height + 2}`}
        className={`max-h-88 w-full border border-rule bg-paper-raised print:max-h-[3.6cm] tint-${plant.tint}`}
      >
        {shapes.map(({ kind, d }) => (
          <path key={kind} className={`scale-${kind}`} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <figcaption className="mt-2 text-[0.9375rem] text-ink-soft">{words}</figcaption>
    </figure>
  );
}
