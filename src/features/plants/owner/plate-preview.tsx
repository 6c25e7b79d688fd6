import { useEffect, useState } from "react";
import { pick } from "#shared/both/pick-fields.ts";
import { isDrawable } from "../plant-entry/entry-rules.ts";
import type { PlantEntry } from "../plant-entry/inputs.ts";
import type { KnownFacts } from "../schema-of-plant-facts.ts";
import type { EntryValues } from "./fact-field.tsx";

const drawn = [
  "catalogue",
  "acceptedName",
  "cultivar",
  "drawnLike",
  "habit",
  "leafForm",
  "foliageColor",
  "flowerForm",
  "bloomColors",
  ...(["heightInchesMin", "heightInchesMax", "spreadInchesMin", "spreadInchesMax"] as const),
  "leafKept",
] as const satisfies readonly (keyof PlantEntry)[];

/** How long the facts rest before the plate is drawn again, in milliseconds. */
const restMs = 400;

/** The plate as it would be drawn now; `of` is the plant that is changed, empty for a new one. */
export function PlatePreview({ values, of }: { values: EntryValues; of: string }) {
  const facts = JSON.stringify(pick(values, drawn));
  const [shown, setShown] = useState(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is not drawn sets no timer.
  useEffect(() => {
    const timer = setTimeout(() => setShown(values), restMs);
    return () => clearTimeout(timer);
  }, [facts]);
  const params = new URLSearchParams({ plant: JSON.stringify(pick(shown, drawn)), of });
  return (
    <aside className="sticky top-4" aria-label="Plate">
      {isDrawable(shown as unknown as KnownFacts) ? (
        <img
          src={`/plates/preview.svg?${params}`}
          alt="The plate as it would be drawn"
          width={320}
          height={400}
          loading="lazy"
          className="h-auto w-full"
        />
      ) : (
        <>
          <div className="plate plate-framed plate-leaf tint-green" />
          <p className="mt-2 text-small text-ink-soft">
            It is drawn once its Latin name, outline, leaf, flower, colors, height and spread are
            known.
          </p>
        </>
      )}
    </aside>
  );
}
