import {
  type CatalogueName,
  catalogueNames,
  catalogueTitles,
} from "#features/plants/catalogue-names.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import type { PublicSiteDetails } from "#shared/both/site-details.ts";
import type { Mark, Page } from "../answers.ts";
import type { ShownOnPaper } from "../inputs.ts";
import type { FactsOnPaper } from "./facts-of-plant.ts";
import { moved, type Paragraph, printable, setText, type WidthOf } from "./typeset.ts";

/** In points: US Letter with two columns. */
const paper = { width: 612, height: 792 };
const margin = { side: 50, top: 46, bottom: 54 };
const column = { width: 244, gap: 24 };

export interface PrintedBy {
  site: PublicSiteDetails;
  today: string;
  widthOf: WidthOf;
}

/** A piece that no column's end parts. */
interface Piece {
  marks: Mark[];
  height: number;
  isHeading?: true;
}

/** A list of plants and what they cost, by catalogue and name, on as many pages as it takes. */
export function layOutPriceList(
  plants: readonly (FactsOnPaper & { catalogue: CatalogueName })[],
  shows: readonly ShownOnPaper[],
  { site, today, widthOf }: PrintedBy,
): Page[] {
  const pieces = catalogueNames.flatMap((catalogue) => {
    const listed = plants
      .filter((plant) => plant.catalogue === catalogue)
      .toSorted((a, b) => a.name.localeCompare(b.name));
    const rows = listed.map((plant) => row(plant, shows, widthOf));
    return rows.length > 0 ? [heading(catalogueTitles[catalogue], widthOf), ...rows] : [];
  });
  const garamond = { align: "center", font: "garamond" } as const;
  const head = setText(
    [
      { ...garamond, text: printable(site.brand), color: "gilt", size: 13, least: 8 },
      { ...garamond, text: "Price List", color: "ink", size: 30 },
      {
        ...garamond,
        text: formatEventDate(today),
        font: "garamond-italic",
        color: "soft",
        size: 12,
      },
    ],
    { width: paper.width - 2 * margin.side, height: 90 },
    widthOf,
  );
  const pages: Page[] = [];
  const bottom = paper.height - margin.bottom;
  let [at, y] = [1, bottom];
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    const needed = piece.height + (piece.isHeading && next ? next.height : 0);
    if (y + needed > bottom) {
      at = 1 - at;
      const isFirst = pages.length === 0 || (pages.length === 1 && at === 1);
      if (at === 0) pages.push(emptyPage(pages.length === 0 ? head.marks : []));
      y = margin.top + (isFirst ? head.height + 20 : 0);
    }
    const x = margin.side + at * (column.width + column.gap);
    pages.at(-1)?.parts[0]?.marks.push(...moved(piece.marks, x, y));
    y += piece.height;
  }
  for (const [index, page] of pages.entries()) {
    const text = `${site.phone} · ${site.email} · Page ${index + 1} of ${pages.length}`;
    const foot = { text, align: "center", font: "source-sans", color: "soft", size: 8.5 } as const;
    const { marks } = setText([foot], { width: paper.width, height: 20 }, widthOf);
    page.parts[0]?.marks.push(...moved(marks, 0, bottom + 16));
  }
  return pages;
}

function emptyPage(head: readonly Mark[]): Page {
  const marks = moved(head, margin.side, margin.top);
  return { ...paper, parts: [{ x: 0, y: 0, ...paper, marks }] };
}

function heading(text: string, widthOf: WidthOf): Piece {
  const title: Paragraph = { text, font: "garamond", color: "rubric", size: 17 };
  const { marks, height } = setText([title], { width: column.width, height: 30 }, widthOf);
  const d = `M0 0H${column.width}`;
  const rule: Mark = { kind: "path", d, x: 0, y: height + 9, scale: 1, color: "gilt", line: 0.6 };
  return { marks: [...moved(marks, 0, 9), rule], height: height + 16, isHeading: true };
}

function row(plant: FactsOnPaper, shows: readonly ShownOnPaper[], widthOf: WidthOf): Piece {
  const said = (what: ShownOnPaper, text: string) => (shows.includes(what) ? text : "");
  const facts = [said("light", plant.light), said("size", plant.size)].filter(Boolean).join(" · ");
  const prices: Paragraph = {
    text: said("price", plant.prices.join("\n")),
    ...{ font: "source-sans", color: "ink", size: 9.5, least: 7, lines: 6, align: "right" },
  };
  const most = column.width * 0.45;
  const priced = setText([prices], { width: most, height: 120 }, widthOf);
  const taken = priced.marks.length > 0 ? most - Math.min(...priced.marks.map(({ x }) => x)) : 0;
  const small = { size: 8.5, least: 7, lines: 2 } as const;
  const latin = said("latin", plant.latin);
  const named = setText(
    [
      { text: plant.name, font: "garamond", color: "ink", size: 11.5, lines: 3, leading: 1.1 },
      { ...small, text: latin, font: "garamond-italic", color: "soft", size: 9.5 },
      { text: plant.warning, font: "source-sans-semibold", color: "rubric", ...small },
      { text: facts, font: "source-sans", color: "soft", ...small },
    ],
    { width: column.width - taken - (taken > 0 ? 10 : 0), height: 120 },
    widthOf,
  );
  return {
    marks: [...named.marks, ...moved(priced.marks, column.width - most, 1.5)],
    height: Math.max(named.height, priced.height) + 5,
  };
}
