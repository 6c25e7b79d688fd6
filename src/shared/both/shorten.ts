/** A text as it is, or its first words, which with their "…" are no longer than `most` characters. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}
