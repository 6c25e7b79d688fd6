/**
 * A plant's scientific name as botanists set it: Latin in italics and marked as Latin; ranks, the
 * hybrid sign and the cultivar upright.
 */
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

/**
 * A scientific name in pieces: "Nepeta × faassenii 'Walker's Low'" is Latin, " × ", Latin, and the
 * cultivar, which is no Latin. Ranks ("var.") and groups ("(Plumosa Group)") are none either. The
 * pieces put together are the name.
 */
export function latinParts(name: string): { text: string; isLatin: boolean }[] {
  return name
    .split(/( × | (?:var|subsp|f)\. | ['(].*)/s)
    .map((text, index) => ({ text, isLatin: index % 2 === 0 }))
    .filter(({ text }) => text !== "");
}
