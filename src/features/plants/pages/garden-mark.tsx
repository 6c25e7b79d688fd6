import { Link } from "react-router";
import { toggleInGarden, useIsInGarden } from "#platform/browser/garden-list.ts";
import { showToast } from "#ui/toast.ts";
import { gardenWords } from "./garden-words.ts";

/** Puts a plant on the visitor's list and takes it off again; beside it, once it is on, the way there. */
export function GardenMark({ path, name }: { path: string; name: string }) {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const isOn = useIsInGarden(slug);
  return (
    <p className="garden-mark">
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={`${gardenWords.mark}: ${name}`}
        onClick={() => {
          if (!toggleInGarden(slug)) showToast({ ...gardenWords.full, variant: "destructive" });
        }}
      >
        {gardenWords.mark}
      </button>
      {isOn && (
        <Link to="/my-garden" className="garden-see">
          {gardenWords.see}
        </Link>
      )}
    </p>
  );
}
