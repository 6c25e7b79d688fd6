import { useLayoutEffect, useRef, useState } from "react";
import type { PlantCard } from "../answers.ts";
import { plateAddress } from "../plate-address.ts";

/**
 * The owner's photograph, or the plate if there is none or it cannot be loaded. Below both is an ornament, so that even
 * without JavaScript a missing picture leaves no empty place.
 */
export function PlantPicture({
  plant,
  decorative = false,
  large = false,
}: {
  plant: Pick<PlantCard, "path" | "imageUrl" | "name" | "tint" | "ornament" | "plate"> & {
    plateWords?: string;
  };
  /** Where the plant's name is beside it in the same link. */
  decorative?: boolean;
  /** The one that a visitor came for: loaded at once. */
  large?: boolean;
}) {
  const { imageUrl, name, plateWords = "", tint, ornament } = plant;
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const plate = plateAddress(plant);
  const shown = [imageUrl, plate].find((address) => address !== "" && !failed.includes(address));

  useLayoutEffect(() => {
    const image = picture.current;
    // It may have failed before this code had loaded.
    if (shown && image?.complete && image.naturalWidth === 0) {
      setFailed((before) => [...before, shown]);
    }
  }, [shown]);

  return (
    <div
      // The tint comes last: a list's cards read it there (`queries.ts`).
      className={`plate${ornament === "leaf" ? " plate-leaf" : ""}${shown === plate ? "" : " plate-framed"} tint-${tint}`}
    >
      {shown && (
        <img
          // Changing only the address would leave the broken picture's alt text.
          key={shown}
          ref={picture}
          src={shown}
          alt={decorative ? "" : shown === plate ? plateWords : name}
          width={320}
          height={400}
          loading={large ? "eager" : "lazy"}
          fetchPriority={large ? "high" : undefined}
          onError={() => setFailed((before) => [...before, shown])}
        />
      )}
    </div>
  );
}
