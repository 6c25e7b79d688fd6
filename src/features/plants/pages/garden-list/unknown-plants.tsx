import { gardenWords } from "./texts.ts";

/** What a list names that is no plant of ours. */
export function UnknownPlants({ names }: { names: readonly string[] }) {
  return names.length > 0 && <p className="garden-notice">{gardenWords.unknown(names)}</p>;
}
