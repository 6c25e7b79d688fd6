import type { Mark, Page } from "../answers.ts";
import { cornerCode, doubleRule, millimeter } from "./draw-rules-and-codes.ts";
import { type Notice, sentencesOf } from "./event-in-50-and-100-words.ts";
import { moved, type Paragraph, printable, setText, type WidthOf } from "./typeset.ts";

/** US Letter, and a quarter of it: how much smaller that is, and its letters, which are read from nearer. */
const papers = {
  poster: { scale: 1, letters: 1 },
  bulletin: { scale: 0.5, letters: 0.55 },
};
export type NoticePaper = keyof typeof papers;

/** In points, on US Letter. */
const paper = { width: 612, height: 792, rule: 26, margin: 46, gap: 14, picture: 486 };
/** At a quarter's size still 20 mm and more. */
const code = 37.5 * millimeter;

/** A notice to hang on a board, or for a quarter of a bulletin's page: one scene, what it is, and the code of its page. */
export function layOutNotice(notice: Notice, size: NoticePaper, widthOf: WidthOf): Page {
  const { scale, letters } = papers[size];
  const [width, height] = [paper.width * scale, paper.height * scale];
  const [margin, gap] = [paper.margin * scale, paper.gap * scale];
  const sheet = { x: 0, y: 0, width, height };
  const inner = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  const side = code * letters;
  const bottom = height - margin;
  function withPicture(width: number) {
    const top = margin + width / 1.5 + gap;
    const room = { width: inner.width, height: bottom - side - gap - top };
    const said = setText(paragraphsOf(notice, letters), room, widthOf);
    return { width, said, top: top + (room.height - said.height) / 2 };
  }
  let set = withPicture(paper.picture * scale);
  // The picture shrinks before a word is cut.
  for (const part of [0.75, 0.5])
    if (set.said.isShortened) set = withPicture(paper.picture * scale * part);
  const beside = { width: inner.width - side - 2 * gap, height: side };
  const foot = setText(footOf(notice, letters), beside, widthOf);
  const marks: Mark[] = [
    ...doubleRule(sheet, paper.rule * scale),
    {
      ...{ kind: "picture", address: notice.picture, x: (width - set.width) / 2, y: margin },
      ...{ width: set.width, height: set.width / 1.5 },
    } as const,
    ...moved(set.said.marks, margin, set.top),
    ...moved(foot.marks, margin, bottom - foot.height),
    cornerCode(notice.address, inner, side),
  ];
  return { width, height, parts: [{ ...sheet, marks }] };
}

function paragraphsOf(
  { title, day, time, place, cost, description }: Notice,
  letters: number,
): Paragraph[] {
  const [first = ""] = sentencesOf(description);
  return [
    set(title, [52, 25], { font: "garamond", color: "ink", lines: 6, leading: 1.04 }),
    set(day, [27, 17], { font: "garamond", color: "rubric", lines: 2, before: 14 }),
    set(time, [21, 13], { font: "garamond", color: "ink", lines: 2 }),
    set(place, [16, 12], { font: "source-sans", color: "ink", lines: 4, before: 11 }),
    set(cost, [16, 12], { font: "source-sans", color: "ink", lines: 4, before: 4 }),
    set(first, [18, 13], {
      font: "garamond-italic",
      color: "soft",
      lines: 5,
      before: 11,
      mayGo: true,
    }),
  ];

  function set(
    text: string,
    [size, least]: readonly [number, number],
    { before = 0, ...how }: Pick<Paragraph, "font" | "color"> & Partial<Paragraph>,
  ): Paragraph {
    const sized = { size: size * letters, least: least * letters, before: before * letters };
    return { text: printable(text), align: "center", ...sized, ...how };
  }
}

function footOf({ brand, phone, shortAddress }: Notice, letters: number): Paragraph[] {
  const small = { font: "source-sans", color: "soft", size: 13 * letters, least: 6 } as const;
  const name = { font: "garamond", color: "ink", size: 20 * letters, least: 8, lines: 2 } as const;
  return [
    { text: printable(brand), ...name },
    { text: printable(phone), ...small },
    { text: shortAddress.replace(/^https?:\/\//, ""), lines: 2, ...small },
  ];
}
