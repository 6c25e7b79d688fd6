import { memo } from "react";
import { Link } from "react-router";
import { plantsOnList } from "#shared/both/garden-list.ts";
import { toggleInGarden, useGarden, useIsInGarden } from "#shared/browser/garden-list-storage.ts";
import { showToast } from "#ui/show-toast.ts";
import type { PlantLink } from "../../answers.ts";

const label = "My garden list";

/** Puts a plant on the visitor's list and takes it off again; beside it, once it is on, the way there. */
export function GardenMark({ plant: { path, name } }: { plant: Pick<PlantLink, "path" | "name"> }) {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const isOn = useIsInGarden(slug);
  return (
    <p className="garden-mark">
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={`${label}: ${name}`}
        onClick={() => {
          if (!toggleInGarden(slug)) sayListIsFull("Take one off to add another.");
        }}
      >
        {label}
      </button>
      {isOn && (
        <Link to="/my-garden" className="garden-see">
          See my list
        </Link>
      )}
    </p>
  );
}

/** Says that the list takes no more, and what to do. */
export function sayListIsFull(way: string): void {
  const description = `It holds 100 plants. ${way}`;
  showToast({ title: "Your list is full", description, variant: "destructive" });
}

export const GardenLink = memo(function GardenLink() {
  const count = plantsOnList(useGarden() ?? []);
  return (
    <Link to="/my-garden" className="garden-see">
      {label}
      {count > 0 && ` (${count})`}
    </Link>
  );
});
