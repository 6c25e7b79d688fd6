import { memo } from "react";
import { Link } from "react-router";
import { plantsOnList } from "#shared/both/garden-list.ts";
import { toggleInGarden, useGarden } from "#shared/browser/garden-list-storage.ts";
import { showToast } from "#ui/show-toast.ts";

const label = "My garden list";

/** Puts a plant on the visitor's list and takes it off again; beside it, once it is on, the way there. */
export function GardenMark({
  path,
  name,
  isOn,
}: {
  path: string;
  name: string;
  /** It is on the list. Whoever shows many marks asks once for all of them (`useGardenSlugs`). */
  isOn: boolean;
}) {
  const slug = slugOf(path);
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

/** That the list takes no more, and what to do. */
export function sayListIsFull(way: string): void {
  const description = `It holds 100 plants. ${way}`;
  showToast({ title: "Your list is full", description, variant: "destructive" });
}

/** Whether the plant with this page is among those on the visitor's list. */
export function isOnList(slugs: ReadonlySet<string>, path: string): boolean {
  // A long list asks this for each of its plants at every letter that is typed.
  return slugs.size > 0 && slugs.has(slugOf(path));
}

/** The last part of the address of a plant's page. */
function slugOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The way to the visitor's list, with the number of plants on it. */
export const GardenLink = memo(function GardenLink() {
  const count = plantsOnList(useGarden() ?? []);
  return (
    <Link to="/my-garden" className="garden-see">
      {label}
      {count > 0 && ` (${count})`}
    </Link>
  );
});
