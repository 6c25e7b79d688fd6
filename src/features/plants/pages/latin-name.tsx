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

interface NamePart {
  text: string;
  isLatin: boolean;
}

/**
 * A scientific name in pieces: "Nepeta × faassenii 'Walker's Low'" is Latin, " × ", Latin, and the
 * cultivar, which is no Latin. Ranks ("var.") and groups ("(Plumosa Group)") are none either. The
 * pieces put together are the name.
 */
export function latinParts(name: string): NamePart[] {
  const end = name.search(/ ['(]/);
  const latin = end < 0 ? name : name.slice(0, end);
  const parts = latin
    .split(/( × | (?:var|subsp|f)\. )/)
    .map((text, index) => ({ text, isLatin: index % 2 === 0 }));
  return end < 0 ? parts : [...parts, { text: name.slice(end), isLatin: false }];
}
