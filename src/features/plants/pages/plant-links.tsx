import { memo } from "react";
import type { PlantLink } from "../answers.ts";
import { warningInShort } from "../plant-card.ts";
import { useLinkClicks } from "./follow-links-of-long-list.ts";
import { GardenMark } from "./garden-list/add-to-garden-button.tsx";
import { LatinName } from "./latin-name.tsx";
import { PlantPicture } from "./plant-picture.tsx";

/** Plants by their pictures, names and notes. */
export function PlantLinks({
  plants,
  level = "h2",
}: {
  plants: readonly PlantLink[];
  level?: "h2" | "h3";
}) {
  const onClick = useLinkClicks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by a key is clicked, too.
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul role="list" className="plant-links" onClick={onClick}>
      {plants.map((plant) => (
        <SmallCard key={plant.path} plant={plant} level={level} />
      ))}
    </ul>
  );
}

/** The page over all catalogues has two hundred of them, which stay while somebody types. */
export const SmallCard = memo(function SmallCard({
  id,
  plant,
  level: Heading,
}: {
  /** Where a link jumps to it. */
  id?: string | undefined;
  plant: PlantLink;
  level: "h2" | "h3";
}) {
  return (
    <li id={id}>
      <a href={plant.path}>
        <PlantPicture plant={plant} decorative />
        <Heading>{plant.name}</Heading>
      </a>
      <p>
        <LatinName name={plant.latin} />
      </p>
      <p>{plant.notes}</p>
      {plant.stock && <p className="plant-stock">{plant.stock.says}</p>}
      {plant.warning && <p className="plant-warning">{warningInShort(plant.warning)}</p>}
      <GardenMark plant={plant} />
    </li>
  );
});
