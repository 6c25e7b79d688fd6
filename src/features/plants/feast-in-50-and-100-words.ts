import { formatEventDate, monthOf } from "#shared/both/day-in-words.ts";
import type { InBloom } from "./answers.ts";
import { listInWords } from "./facts-in-words.ts";

/** A feast, what usually is to be seen then, and who says so. */
interface FeastNotice extends Pick<InBloom, "color" | "inColor" | "bloom" | "fruit"> {
  feast: string;
  day: string;
  brand: string;
  phone: string;
  /** Of the page that shows the plants. */
  address: string;
}

/**
 * A feast as plain text of at most so many words, to be pasted: its day, of what usually is in bloom then as many names as
 * there is room for, the color of the Mass first, and how to come and see it.
 */
export function feastInWords(notice: FeastNotice, most: number): string {
  const { feast, day, color, inColor, bloom, fruit, brand, phone, address } = notice;
  // Not "Palm Sunday, Sunday, March 21st".
  const when = `${feast}, ${formatEventDate(day)}`.replace(/(\w+day), \1,/, "$1,");
  const opening = `${when}: what usually shows at ${brand} in ${monthOf(day)}.`;
  const closing = `Visits by appointment: ${phone}. More: ${address}`;
  let left = most - wordsIn(opening) - wordsIn(closing);
  const groups = [
    [`In bloom in ${color}`, inColor],
    ["In bloom in other colors", bloom],
    ["With fruit, cones or seedheads", fruit],
  ] as const;
  const told = groups.map(([label, plants]) => {
    const names = [...new Set(plants.map(({ name }) => name))];
    for (let many = names.length; many > 0; many--) {
      const more = many < names.length ? [`${names.length - many} more`] : [];
      const text = `${label}: ${listInWords([...names.slice(0, many), ...more])}.`;
      if (wordsIn(text) > left) continue;
      left -= wordsIn(text);
      return text;
    }
    return "";
  });
  return [opening, ...told, closing].filter((part) => part !== "").join(" ");
}

const wordsIn = (text: string) => text.split(" ").length;
