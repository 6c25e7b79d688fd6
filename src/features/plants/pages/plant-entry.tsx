import { memo } from "react";
import type { PlantCard } from "../plant-card.ts";
import { GardenMark } from "./garden-list/garden-mark.tsx";
import { LatePicture } from "./late-picture.tsx";
import { LatinName } from "./latin-name.tsx";

/** One plant in the list. Bare tags, styled from the list: a hundred of them stand in a page. */
export const PlantEntry = memo(function PlantEntry({
  id,
  plant,
  descriptionHeading,
  guideHeading,
  isInGarden,
}: {
  /** Where a link jumps to it. */
  id?: string | undefined;
  plant: PlantCard;
  descriptionHeading: string | undefined;
  guideHeading: string;
  isInGarden: boolean;
}) {
  return (
    <li id={id}>
      <LatePicture plant={plant} />
      <hgroup>
        <h2>
          <a href={plant.path}>{plant.name}</a>
        </h2>
        <p>
          <LatinName name={plant.latin} />
        </p>
        <p>{plant.notes}</p>
        {plant.stock && <p className="plant-stock">{plant.stock.says}</p>}
        {plant.warning && <p className="plant-warning">{plant.warning}</p>}
      </hgroup>
      {descriptionHeading && <h3>{descriptionHeading}</h3>}
      <p>{plant.description}</p>
      <h3>{guideHeading}</h3>
      <p>{plant.guide}</p>
      <GardenMark path={plant.path} name={plant.name} isOn={isInGarden} />
    </li>
  );
});
