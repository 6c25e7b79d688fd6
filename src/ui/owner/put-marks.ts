type Part = readonly [from: number, to: number];

/** What is written instead of a part of a text, and what is chosen of the text then. */
export interface Edit {
  part: Part;
  text: string;
  chosen: Part;
}

/** Makes what is chosen bold, or no longer. Line by line, because a mark ends with its line. */
export function makeBold(text: string, choice: Part): Edit {
  const [from, to] = withoutBlanks(text, choice);
  if (from === to) return putAround(text, [from, to], ["**", "**"], "bold words");
  const words = text.slice(from, to);
  const isAround = text.slice(0, from).endsWith("**") && text.startsWith("**", to);
  const lines = words.split("\n").map((line) => {
    const [, before = "", said = "", after = ""] =
      /^(\s*(?:#{1,3} |- )?\s*)(.*?)(\s*)$/.exec(line) ?? [];
    return { before, said, after };
  });
  const said = lines.map((line) => line.said).filter(Boolean);
  if (isAround || said.every((it) => /^\*\*.*\*\*$/.test(it))) {
    const plain = words.replaceAll("**", "");
    const start = isAround ? from - 2 : from;
    return {
      part: [start, isAround ? to + 2 : to],
      text: plain,
      chosen: [start, start + plain.length],
    };
  }
  const bold = lines
    .map(({ before, said, after }) =>
      said ? `${before}**${said.replaceAll("**", "")}**${after}` : before + after,
    )
    .join("\n");
  const chosen = [from + bold.indexOf("**") + 2, from + bold.lastIndexOf("**")] as const;
  return { part: [from, to], text: bold, chosen };
}

/** Makes a link of what is chosen; what is chosen then is what it lacks, its address or its words. */
export function makeLink(text: string, choice: Part): Edit {
  const [from, to] = withoutBlanks(text, choice);
  const edit = putAround(text, [from, to], ["[", "](https://)"], "words");
  if (from === to) return edit;
  const end = from + edit.text.length - 1;
  return { ...edit, chosen: [end - "https://".length, end] };
}

/** Makes each line of which something is chosen a heading or a point, or takes that away again. */
export function markLines(text: string, [from, to]: Part, sign: string): Edit {
  const start = text.slice(0, from).lastIndexOf("\n") + 1;
  // What ends with a line does not reach into the next one.
  const last = to > from && text[to - 1] === "\n" ? to - 1 : to;
  const end = text.indexOf("\n", last) < 0 ? text.length : text.indexOf("\n", last);
  const lines = text.slice(start, end).split("\n");
  // Empty lines between others are no points.
  const counts = (line: string) => line !== "" || lines.length === 1;
  const isMarked = lines.filter(counts).every((line) => line.startsWith(sign));
  const marked = lines
    .map((line) => {
      if (isMarked) return line.slice(sign.length);
      return counts(line) && !line.startsWith(sign) ? sign + line : line;
    })
    .join("\n");
  const cursor = Math.max(start, from + (isMarked ? -sign.length : sign.length));
  const chosen =
    from === to ? ([cursor, cursor] as const) : ([start, start + marked.length] as const);
  return { part: [start, end], text: marked, chosen };
}

/** Puts two marks around what is chosen, or around `example`. At the end of marked words it goes on behind them. */
function putAround(
  text: string,
  [from, to]: Part,
  [before, after]: readonly [string, string],
  example: string,
): Edit {
  if (from === to && /\S/.test(text.slice(from - 1, from)) && text.startsWith(after, to)) {
    const behind = to + after.length;
    return { part: [to, to], text: "", chosen: [behind, behind] };
  }
  const words = text.slice(from, to) || example;
  const start = from + before.length;
  return {
    part: [from, to],
    text: before + words + after,
    chosen: [start, start + words.length],
  };
}

/** What is chosen, without blanks at its ends; its end alone where it is nothing else. */
function withoutBlanks(text: string, [from, to]: Part): Part {
  const words = text.slice(from, to);
  if (words.trim() === "") return [to, to];
  return [to - words.trimStart().length, from + words.trimEnd().length];
}
