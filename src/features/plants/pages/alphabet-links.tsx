import type { PlantLink } from "../answers.ts";

/** The plants with which a new letter begins, by their paths: the id that a link leads to. */
export function firstOfEachInitial(plants: readonly PlantLink[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  let last = "";
  for (const { path, name } of plants) {
    const letter = name.charAt(0).toLowerCase();
    if (letter !== last) letters.set(path, `letter-${letter}`);
    last = letter;
  }
  return letters;
}

/** Links to where each letter begins, in a list by name. */
export function AlphabetLinks({ letters }: { letters: ReadonlyMap<string, string> }) {
  return (
    <nav aria-label="Jump to a letter" className="letter-nav">
      {[...letters.values()].map((id) => (
        <a key={id} href={`#${id}`}>
          {id.at(-1)?.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
