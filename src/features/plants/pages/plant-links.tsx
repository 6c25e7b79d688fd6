import { Link } from "react-router";
import type { PlantLink } from "../plant-page.ts";
import { LatinName } from "./latin-name.tsx";
import { PlantPicture } from "./plant-picture.tsx";

/** Plants by their pictures, names and notes. `letters` gives some of them an id to jump to. */
export function PlantLinks({
  plants,
  letters,
  level: Heading = "h2",
}: {
  plants: readonly PlantLink[];
  letters?: ReadonlyMap<string, string> | undefined;
  level?: "h2" | "h3";
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul role="list" className="plant-links">
      {plants.map((plant) => (
        <li key={plant.path} id={letters?.get(plant.path)}>
          <Link to={plant.path}>
            <PlantPicture plant={plant} decorative />
            <Heading>{plant.name}</Heading>
          </Link>
          <p>
            <LatinName name={plant.latin} />
          </p>
          <p>{plant.notes}</p>
        </li>
      ))}
    </ul>
  );
}
