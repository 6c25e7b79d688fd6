/** The facts of a notice, of an event or a feast. Unknown ones are empty. */
export interface Notice {
  title: string;
  day: string;
  time: string;
  place: string;
  cost: string;
  registerBy: string;
  description: string;
  brand: string;
  phone: string;
  /** Of the page that says the rest. */
  address: string;
  /** Another address of it, to be typed. */
  shortAddress: string;
  /** Of its picture, on this site. */
  picture: string;
}

/** The notice as plain text of at most so many words: the essentials, and as many whole sentences as fit. */
export function noticeInWords(notice: Notice, most: number): string {
  const { title, day, time, place, cost, registerBy, description, brand, shortAddress } = notice;
  const opening = sentence(`${brand} invites you to “${title}” on ${day}, ${time}`);
  let left = most - wordsIn(opening);
  function ifItFits(text: string): string {
    if (wordsIn(text) > left) return "";
    left -= wordsIn(text);
    return text;
  }
  const more = ifItFits(`More: ${shortAddress}`);
  const facts = [
    ["Where", place],
    ["Cost", cost],
    ["Please register by", registerBy],
  ].map(([label, fact]) => (fact ? ifItFits(sentence(`${label}: ${fact}`)) : ""));
  const told: string[] = [];
  for (const text of sentencesOf(description)) {
    const fitting = ifItFits(text);
    if (fitting === "") break;
    told.push(fitting);
  }
  const text = [opening, ...told, ...facts, more].filter((part) => part !== "").join(" ");
  // Only where the opening alone is longer than that.
  return left < 0 ? `${text.split(" ").slice(0, most).join(" ")}…` : text;
}

/** After these a full stop ends no sentence: "St. Isidore", "Fr. Brown", "J. R. Smith". */
const abbreviated =
  /(?:^|[\s(“"])(?:Sts?|SS|Frs?|Br|Bro|Srs?|Drs?|Mrs?|Ms|Msgr|Rev|Mt|Ft|No|\p{Lu})\.$/u;

/** The sentences of a text, line by line, each with a sign at its end. */
export function sentencesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const sentences: string[] = [];
    for (const piece of oneLine(line).split(/(?<=[.!?…]["”’)]*) (?=["“‘(]?[\p{Lu}\d])/u)) {
      const before = sentences.at(-1);
      if (before !== undefined && abbreviated.test(before))
        sentences[sentences.length - 1] = `${before} ${piece}`;
      else sentences.push(piece);
    }
    return sentences.filter((piece) => piece !== "").map(sentence);
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

function sentence(text: string): string {
  const line = oneLine(text);
  return /[.!?…]["”’)]*$/.test(line) ? line : `${line.replace(/[,;:]$/, "")}.`;
}

const wordsIn = (text: string) => text.split(" ").length;
