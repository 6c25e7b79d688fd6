/** A Latin name as botanists set it: Latin in italics and marked as Latin; ranks, the hybrid sign and the cultivar upright. */
export function LatinName({ name }: { name: string }) {
  return latinParts(name).map(({ text, isLatin }, index) =>
    isLatin ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never move.
      <i key={index} lang="la">
        {text}
      </i>
    ) : (
      text
    ),
  );
}

/** "Nepeta × faassenii 'Walker's Low'" is Latin, " × ", Latin, and the cultivar. Together they are the name. */
export function latinParts(name: string): { text: string; isLatin: boolean }[] {
  return name
    .split(/( × | (?:var|subsp|f)\. | ['(].*)/s)
    .map((text, index) => ({ text, isLatin: index % 2 === 0 }))
    .filter(({ text }) => text !== "");
}
