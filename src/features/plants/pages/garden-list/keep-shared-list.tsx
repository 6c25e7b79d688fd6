import { useState } from "react";
import { type GardenItem, writeGarden } from "#shared/both/garden-list.ts";
import { Button, ButtonLink } from "#ui/button.tsx";

const words = {
  own: "This list is the same as yours.",
  keep: "Keep It as My List",
  ask: (count: number) =>
    `You have a list of your own with ${count === 1 ? "1 plant" : `${count} plants`}. Put this one in its place?`,
  replace: "Replace My List",
  stay: "Keep My Own",
  mine: "Go to My List",
} as const;

/** Takes over the list of a link; asks before it replaces one that is there. */
export function KeepShared({
  own,
  shared,
  onKeep,
}: {
  own: readonly GardenItem[];
  shared: readonly GardenItem[];
  onKeep: () => void;
}) {
  const [asks, setAsks] = useState(false);
  const { keep, ask, replace, stay, mine, own: isOwn } = words;
  if (writeGarden(own) === writeGarden(shared)) {
    return (
      <p className="garden-ways">
        {isOwn}{" "}
        <ButtonLink to="/my-garden" variant="secondary">
          {mine}
        </ButtonLink>
      </p>
    );
  }
  if (asks) {
    return (
      <div role="alert" className="garden-notice garden-ways">
        <p>{ask(own.length)}</p>
        <Button onClick={onKeep}>{replace}</Button>
        <Button variant="secondary" onClick={() => setAsks(false)}>
          {stay}
        </Button>
      </div>
    );
  }
  return (
    <p className="garden-ways">
      <Button onClick={() => (own.length > 0 ? setAsks(true) : onKeep())}>{keep}</Button>
      {own.length > 0 && (
        <ButtonLink to="/my-garden" variant="secondary">
          {mine}
        </ButtonLink>
      )}
    </p>
  );
}
