/** A sheet as it is sold: where its labels lie, in inches. */
export interface Sheet {
  /** As the owner chooses it. */
  name: string;
  width: number;
  height: number;
  columns: number;
  rows: number;
  label: { width: number; height: number };
  /** The upper left corner of the first label. */
  left: number;
  top: number;
  /** From the left edge of a label to that of the next, and from top to top. */
  pitch: { across: number; down: number };
  /** Stands in a bench: it is read from a step away, and its code by a camera held over the pots. */
  isCard: boolean;
  /** Is cut out along printed lines. */
  isCut?: true;
}

const letter = { width: 8.5, height: 11 };

/**
 * The sheets that there is a layout for. Avery's measures are those of its own Word templates, as gLabels
 * (`templates/avery-us-templates.xml`) and CPAN's Paper::Specs have them.
 */
export const sheets = {
  "letter-cards": {
    name: "US Letter: 4 bench cards to cut out",
    width: letter.height,
    height: letter.width,
    columns: 2,
    rows: 2,
    label: { width: 5, height: 3.75 },
    left: 0.5,
    top: 0.5,
    pitch: { across: 5, down: 3.75 },
    isCard: true,
    isCut: true,
  },
  "avery-5388": {
    name: "Avery 5388: 3 index cards of 3 × 5 in",
    ...letter,
    columns: 1,
    rows: 3,
    label: { width: 5, height: 3 },
    left: 1.75,
    top: 1,
    pitch: { across: 5, down: 3 },
    isCard: true,
  },
  "one-card": {
    name: "One card of 3 × 5 in",
    width: 5,
    height: 3,
    columns: 1,
    rows: 1,
    label: { width: 5, height: 3 },
    left: 0,
    top: 0,
    pitch: { across: 5, down: 3 },
    isCard: true,
  },
  "avery-5163": {
    name: "Avery 5163: 10 labels of 2 × 4 in",
    ...letter,
    columns: 2,
    rows: 5,
    label: { width: 4, height: 2 },
    left: 0.15625,
    top: 0.5,
    pitch: { across: 4.1875, down: 2 },
    isCard: false,
  },
  "avery-5160": {
    name: "Avery 5160: 30 labels of 1 × 2⅝ in",
    ...letter,
    columns: 3,
    rows: 10,
    label: { width: 2.625, height: 1 },
    left: 0.1875,
    top: 0.5,
    pitch: { across: 2.75, down: 1 },
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
export function labelBox(sheet: Sheet, at: number) {
  const { left, top, label, pitch, columns } = sheet;
  return {
    x: (left + (at % columns) * pitch.across) * inch,
    y: (top + Math.floor(at / columns) * pitch.down) * inch,
    width: label.width * inch,
    height: label.height * inch,
  };
}
