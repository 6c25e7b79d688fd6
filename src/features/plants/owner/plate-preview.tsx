import { useEffect, useState } from "react";
import type { PlantEntry } from "../plant-entry/inputs.ts";
import type { EntryValues } from "./fact-field.tsx";

/** What a plate is drawn from. */
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
  "heightInchesMin",
  "heightInchesMax",
  "spreadInchesMin",
  "spreadInchesMax",
  "leafKept",
] as const satisfies readonly (keyof PlantEntry)[];

/** How long the facts rest before the plate is drawn anew, in milliseconds. */
const restMs = 400;

/** The plate as it would be drawn now; `of` is the plant that is changed, empty for a new one. */
export function PlatePreview({ values, of }: { values: EntryValues; of: string }) {
  const facts = JSON.stringify(Object.fromEntries(drawn.map((name) => [name, values[name]])));
  const [shown, setShown] = useState(facts);
  useEffect(() => {
    const timer = setTimeout(() => setShown(facts), restMs);
    return () => clearTimeout(timer);
  }, [facts]);
  const params = new URLSearchParams({ plant: shown, of });
  return (
    <aside className="sticky top-4" aria-label="Plate">
      <img
        src={`/plates/preview.svg?${params}`}
        alt="The plate as it would be drawn"
        width={320}
        height={400}
        className="h-auto w-full"
      />
    </aside>
  );
}
