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
import {
  asksOrWishes,
  ofPast,
  storiesAndPurposes,
  tending,
  timeOfYear,
} from "../search-vocabulary/stories-and-purposes.ts";

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

/** A season in a story is none of what is asked for after it. */
function withoutTimeOfStory(text: string): string {
  const at = Math.max(text.search(asksOrWishes), 0);
  const story = text.slice(0, at);
  return ofPast.test(story) ? story.replace(timeOfYear, "") + text.slice(at) : text;
}

/** A folded text in the words of the vocabulary. */
export function reworded(text: string): string {
  const wished = withoutTimeOfStory(text);
  const said = rewordedBy([...storiesAndPurposes, ...rewordings, ...tending], wished);
  const sized = said.search(ofTallKind) >= 0 ? said : rewordedBy([notTooTall], said);
  return ofFallColor(sized);
}
