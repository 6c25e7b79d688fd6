import type { Mark, Page } from "../answers.ts";
import type { ShownOnPaper } from "../inputs.ts";
import { labelBox, labelsOn, type Sheet } from "../sheets.ts";
import { type Box, cornerCode, doubleRule, millimeter, outline } from "./draw-rules-and-codes.ts";
import type { FactsOnPaper } from "./facts-of-plant.ts";
import { moved, type Paragraph, type Room, setText, type WidthOf } from "./typeset.ts";

interface Wish {
  shows: readonly ShownOnPaper[];
  /** The address of a path of this site. */
  addressOf: (path: string) => string;
  widthOf: WidthOf;
}

const inch = 72;

/** On a card, without the quiet zone: what a camera reads over a row of pots. */
const codeOnCard = 21 * millimeter;
const codeOnLabel = 17.5 * millimeter;
/** A label that is lower has its code beside the text and not under the name. */
const lowLabel = 1.5 * inch;

/** Sheets of labels, one for each of these plants, from a label of the first sheet on. */
export function layOutLabels(
  plants: readonly FactsOnPaper[],
  sheet: Sheet,
  { firstLabel, ...wish }: Wish & { firstLabel: number },
): { pages: Page[]; shortened: string[] } {
  const perPage = labelsOn(sheet);
  const skipped = Math.min(firstLabel, perPage) - 1;
  const pages: Page[] = [];
  const shortened = new Set<string>();
  for (const [index, plant] of plants.entries()) {
    const at = (index + skipped) % perPage;
    if (at === 0 || index === 0) pages.push(emptyPage(sheet, wish.widthOf));
    const box = labelBox(sheet, at);
    const label = layOutLabel(plant, box, sheet, wish);
    if (label.isShortened) shortened.add(plant.name);
    pages.at(-1)?.parts.push({ ...box, marks: label.marks });
  }
  return { pages, shortened: [...shortened] };
}

/** Includes the note about printing at 100 %, without which labels are misplaced. */
function emptyPage(sheet: Sheet, widthOf: WidthOf): Page {
  const [width, height] = [sheet.width * inch, sheet.height * inch];
  const [kind] = sheet.name.split(":");
  const top = labelBox(sheet, 0).y;
  const isWhole = top === 0;
  const text = isWhole ? "Print at 100 %" : `${kind} · Print at 100 %, not “fit to page”`;
  const font = "source-sans";
  const size = isWhole ? 5.5 : 8;
  const x = (width - widthOf(text, font, size)) / 2;
  const y = isWhole ? height - 11 : top - 11;
  const note: Mark = { kind: "text", text, x, y, font, size, color: "soft" };
  return { width, height, parts: [{ x: 0, y: 0, width, height, marks: [note] }] };
}

function layOutLabel(plant: FactsOnPaper, box: Box, sheet: Sheet, wish: Wish) {
  const { isCard, isCut } = sheet;
  const { shows, widthOf } = wish;
  const margin = isCard ? 19 : box.height / 13;
  const inner = {
    x: box.x + margin,
    y: box.y + margin,
    width: box.width - 2 * margin,
    height: box.height - 2 * margin,
  };
  const marks: Mark[] = [
    ...(isCut ? [outline(box, 0, "rule")] : []),
    ...(isCard ? doubleRule(box, 7) : []),
  ];
  const gap = isCard ? 15 : margin * 1.3;

  let [left, width] = [inner.x, inner.width];
  if (shows.includes("picture") && plant.picture !== "") {
    const broad = Math.min(inner.height * 0.8, inner.width * 0.36);
    const y = inner.y + (inner.height - broad / 0.8) / 2;
    const size = { width: broad, height: broad / 0.8 };
    marks.push({ kind: "picture", address: plant.picture, x: left, y, ...size });
    left += broad + gap;
    width -= broad + gap;
  }

  const isLow = box.height < lowLabel;
  let corner: Room["corner"];
  if (shows.includes("qrCode")) {
    const side = isCard ? codeOnCard : Math.min(codeOnLabel, inner.height);
    marks.push(cornerCode(wish.addressOf(plant.path), inner, side));
    corner = { width: side + gap * 0.7, height: isLow ? inner.height : side + gap * 0.3 };
  }
  const room = { width, height: inner.height, corner };
  const said = setText(paragraphsOf(plant, shows, sheet, isLow), room, widthOf);
  marks.push(...moved(said.marks, left, inner.y));
  return { marks, isShortened: said.isShortened };
}

/** How large each thing is on a card and on a label, and how small it may get. */
const sizesOn = {
  card: { name: [31, 24], latin: [14, 10.5], fact: [11, 8.5], price: [21, 12] },
  label: { name: [19, 9], latin: [11, 7.5], fact: [9.5, 7], price: [15, 9] },
} as const;

function paragraphsOf(
  plant: FactsOnPaper,
  shows: readonly ShownOnPaper[],
  { isCard }: Sheet,
  isLow: boolean,
): Paragraph[] {
  const { name, latin, warning, light, size, prices } = plant;
  const said = (what: ShownOnPaper, text: string) => (shows.includes(what) ? text : "");
  const sized = (what: keyof typeof sizesOn.card) => {
    const [size, least] = sizesOn[isCard ? "card" : "label"][what];
    return { size, least };
  };
  const fact = (text: string): Paragraph => ({
    ...{ text, font: "source-sans", color: "soft", lines: 2, mayGo: true },
    ...sized("fact"),
  });
  return [
    {
      ...{ text: name, font: "garamond", color: "ink", lines: 3, leading: 1.04 },
      ...sized("name"),
    },
    {
      ...{ text: said("latin", latin), font: "garamond-italic", color: "soft" },
      ...{ lines: 2, leading: 1.1, before: isCard ? 3 : 1, mayGo: true },
      ...sized("latin"),
    },
    {
      ...{ text: warning, font: "source-sans-semibold", color: "rubric", lines: 3 },
      ...{ before: isCard ? 6 : 2 },
      ...sized("fact"),
    },
    { ...fact(said("light", light)), before: warning === "" ? (isCard ? 6 : 2) : 1 },
    fact(said("size", size)),
    {
      ...{ text: said("price", prices.map(unbroken).join(isLow ? ", " : "\n")) },
      ...{ font: "garamond", color: "ink", lines: isLow ? 3 : 6, leading: 1.1 },
      ...{ before: isCard ? 6 : 2, isFoot: true },
      ...sized("price"),
    },
  ];
}

/** A size and its price are not parted. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011");
