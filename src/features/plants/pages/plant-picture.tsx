import { useLayoutEffect, useRef, useState } from "react";
import type { PlantCard } from "../plant-card.ts";

/**
 * The picture of a plant, or what stands in its place: an ornament in the color of its flowers or
 * its leaves, also when the picture cannot be loaded. The ornament lies under the picture, so that
 * it shows without JavaScript, too. The one place that decides which of them is shown.
 */
export function PlantPicture({
  plant,
  decorative = false,
  large = false,
}: {
  plant: Pick<PlantCard, "imageUrl" | "name" | "tint" | "ornament">;
  /** Where the plant's name stands beside it in the same link. */
  decorative?: boolean;
  /** The one that a visitor came for: loaded at once. */
  large?: boolean;
}) {
  const { imageUrl, name, tint, ornament } = plant;
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useLayoutEffect(() => {
    // It may have failed before this code was here to hear of it.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <div className={`plate tint-${tint}${ornament === "leaf" ? " plate-leaf" : ""}`}>
      {imageUrl && !failed && (
        <img
          ref={picture}
          src={imageUrl}
          alt={decorative ? "" : name}
          width={320}
          height={400}
          loading={large ? "eager" : "lazy"}
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}
