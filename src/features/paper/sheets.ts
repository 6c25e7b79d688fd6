/** A sheet as it is sold, in inches. Its labels lie in the middle of it. */
export interface Sheet {
  name: string;
  width: number;
  height: number;
  columns: number;
  rows: number;
  label: { width: number; height: number };
  /** Between the columns; absent: none, as between the rows. */
  gap?: number;
  /** Stands on a bench: it is read from a step away, and its code by a camera held over the pots. */
  isCard: boolean;
  /** Is cut out along printed lines. */
  isCut?: true;
}

const letter = { width: 8.5, height: 11 };

/** Avery's measures, as gLabels (`templates/avery-us-templates.xml`) and CPAN's Paper::Specs have them. */
export const sheets = {
  "letter-cards": {
    name: "US Letter: 4 bench cards to cut out",
    width: letter.height,
    height: letter.width,
    columns: 2,
    rows: 2,
    label: { width: 5, height: 3.75 },
    isCard: true,
    isCut: true,
  },
  "avery-5388": {
    name: "Avery 5388: 3 index cards of 3 × 5 in",
    ...letter,
    columns: 1,
    rows: 3,
    label: { width: 5, height: 3 },
    isCard: true,
  },
  "one-card": {
    name: "One card of 3 × 5 in",
    width: 5,
    height: 3,
    columns: 1,
    rows: 1,
    label: { width: 5, height: 3 },
    isCard: true,
  },
  "avery-5163": {
    name: "Avery 5163: 10 labels of 2 × 4 in",
    ...letter,
    columns: 2,
    rows: 5,
    label: { width: 4, height: 2 },
    gap: 0.1875,
    isCard: false,
  },
  "avery-5160": {
    name: "Avery 5160: 30 labels of 1 × 2⅝ in",
    ...letter,
    columns: 3,
    rows: 10,
    label: { width: 2.625, height: 1 },
    gap: 0.125,
    isCard: false,
  },
} as const satisfies Record<string, Sheet>;

export type SheetName = keyof typeof sheets;
export const sheetNames = Object.keys(sheets) as SheetName[];

/** How many labels a sheet has. */
export function labelsOn({ columns, rows }: Pick<Sheet, "columns" | "rows">): number {
  return columns * rows;
}

const inch = 72;

/** Where a label lies, in points from the upper left corner; they are counted row by row from 0. */
export function labelBox({ label, columns, rows, gap = 0, ...sheet }: Sheet, at: number) {
  const across = label.width + gap;
  const left = (sheet.width + gap - columns * across) / 2;
  const top = (sheet.height - rows * label.height) / 2;
  return {
    x: (left + (at % columns) * across) * inch,
    y: (top + Math.floor(at / columns) * label.height) * inch,
    width: label.width * inch,
    height: label.height * inch,
  };
}
