import { createContext, startTransition, use, useEffect, useState } from "react";
import type { PlantCard } from "../plant-card.ts";
import { PlantPicture } from "./plant-picture.tsx";

/** True while a list answers what is typed. */
export const LatePictures = createContext<{ readonly current: boolean }>({ current: false });

/**
 * The picture of a plant in a list. In answer to what is typed the names stand on the screen first and
 * their pictures follow, because on a slow phone those take as long again.
 */
export function LatePicture({ plant }: { plant: PlantCard }) {
  const isAnswering = use(LatePictures);
  const [isDue, setIsDue] = useState(() => !isAnswering.current);
  useEffect(() => {
    if (!isDue) startTransition(() => setIsDue(true));
  }, [isDue]);
  return isDue ? <PlantPicture plant={plant} /> : <div className="plate" />;
}
