import {
  inFall,
  leafColors,
  notOfLeaves,
  notTooTall,
  ofLeaves,
  ofTallKind,
  type Rewording,
  rewordings,
} from "../search-vocabulary/rewordings.ts";
import { storiesAndPurposes, tending } from "../search-vocabulary/stories-and-purposes.ts";

/** A color, fall and a tree are a color of leaves in whatever order: "yellow trees fall", "red in autumn". */
function ofFallColor(text: string): string {
  const isOfLeaves = text.search(ofLeaves) >= 0 && !notOfLeaves.test(text);
  if (!isOfLeaves || text.search(inFall) < 0) return text;
  const rest = text.replace(inFall, "");
  const colored = rewordedBy(leafColors, rest);
  return colored === rest ? text : colored;
}

const rewordedBy = (rewordings: readonly Rewording[], text: string) =>
  rewordings.reduce((before, [typed, means]) => before.replace(typed, means), text);

/** A folded text in the words of the vocabulary. */
export function reworded(text: string): string {
  const said = rewordedBy([...storiesAndPurposes, ...rewordings, ...tending], text);
  const sized = said.search(ofTallKind) >= 0 ? said : rewordedBy([notTooTall], said);
  return ofFallColor(sized);
}
