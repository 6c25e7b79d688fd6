import { formatEventDate, monthOf } from "#shared/both/day-in-words.ts";
import type { InBloom } from "./answers.ts";
import { listInWords } from "./facts-in-words.ts";

export type ShownOnDay = Pick<InBloom, "color" | "inColor" | "bloom" | "fruit">;

interface FeastNotice extends ShownOnDay {
  feast: string;
  day: string;
  brand: string;
  phone: string;
  /** Of the page that shows the plants. */
  address: string;
}

/** A feast as plain text of at most so many words: its day, as many names of plants as fit, and how to visit. */
export function feastInWords(notice: FeastNotice, most: number): string {
  const { feast, day, brand, phone, address } = notice;
  // Not "Palm Sunday, Sunday, March 21st".
  const when = `${feast}, ${formatEventDate(day)}`.replace(/(\w+day), \1,/, "$1,");
  const opening = `${when}: what usually shows at ${brand} in ${monthOf(day)}.`;
  const closing = `Visits by appointment: ${phone}. More: ${address}`;
  const told = plantsInWords(notice, most - wordsIn(opening) - wordsIn(closing));
  return [opening, ...told, closing].join(" ");
}

/** A sentence for each group, the color of the Mass first, with as many names as fit. */
export function plantsInWords(
  { color, inColor, bloom, fruit }: ShownOnDay,
  most: number,
): string[] {
  let left = most;
  const groups = [
    [`In bloom in ${color}`, inColor],
    ["In bloom in other colors", bloom],
    ["With fruit, cones or seedheads", fruit],
  ] as const;
  return groups.flatMap(([label, plants]) => {
    const names = [...new Set(plants.map(({ name }) => name))];
    for (let many = names.length; many > 0; many--) {
      const more = many < names.length ? [`${names.length - many} more`] : [];
      const text = `${label}: ${listInWords([...names.slice(0, many), ...more])}.`;
      if (wordsIn(text) > left) continue;
      left -= wordsIn(text);
      return [text];
    }
    return [];
  });
}

const wordsIn = (text: string) => text.split(" ").length;
