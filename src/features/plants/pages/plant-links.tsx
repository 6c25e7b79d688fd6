import { Link } from "react-router";
import type { PlantLink } from "../plant-page.ts";
import { LatinName } from "./latin-name.tsx";
import { PlantPicture } from "./plant-picture.tsx";

/** Plants by their pictures and names. */
export function PlantLinks({ plants }: { plants: readonly PlantLink[] }) {
  return (
    <ul className="plant-links">
      {plants.map((plant) => (
        <li key={plant.path}>
          <Link to={plant.path}>
            <PlantPicture plant={plant} decorative />
            <b>{plant.name}</b>
            <LatinName name={plant.latin} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
