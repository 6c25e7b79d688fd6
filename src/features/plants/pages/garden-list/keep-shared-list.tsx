import { useState } from "react";
import { counted } from "#shared/both/counts-in-words.ts";
import { type GardenItem, plantsOnList, writeGarden } from "#shared/both/garden-list.ts";
import { Button, ButtonLink } from "#ui/button.tsx";

/** Takes over the list of a link; asks before it replaces one that is there. */
export default function KeepShared({
  own,
  shared,
  onKeep,
}: {
  own: readonly GardenItem[];
  shared: readonly GardenItem[];
  onKeep: () => void;
}) {
  const [asks, setAsks] = useState(false);
  if (writeGarden(own) === writeGarden(shared)) {
    return (
      <p className="garden-ways">
        This list is the same as yours.{" "}
        <ButtonLink to="/my-garden" variant="secondary">
          Go to My List
        </ButtonLink>
      </p>
    );
  }
  if (asks) {
    return (
      <div role="alert" className="garden-notice garden-ways">
        <p>
          You have a list of your own with {counted(plantsOnList(own), "plant")}. Put this one in
          its place?
        </p>
        <Button onClick={onKeep}>Replace My List</Button>
        <Button variant="secondary" onClick={() => setAsks(false)}>
          Keep My Own
        </Button>
      </div>
    );
  }
  return (
    <p className="garden-ways">
      <Button onClick={() => (own.length > 0 ? setAsks(true) : onKeep())}>
        Keep It as My List
      </Button>
      {own.length > 0 && (
        <ButtonLink to="/my-garden" variant="secondary">
          Go to My List
        </ButtonLink>
      )}
    </p>
  );
}
