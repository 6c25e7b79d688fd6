import { inflateSync } from "node:zlib";

/** A rectangle in millimeters from the upper left corner of its page. */
export interface PdfBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is drawn within one clipping rectangle. */
export interface PdfPart {
  box: PdfBox;
  /** Each line with its size in points, and where its first letter stands on the line. */
  texts: { text: string; points: number; x: number; y: number }[];
  /** What is filled, as one box each. */
  filled: PdfBox[];
  pictures: PdfBox[];
}

interface PdfPage {
  width: number;
  height: number;
  parts: PdfPart[];
}

interface ReadPdf {
  pages: PdfPage[];
  /** The dictionaries of all objects, for what has no field here. */
  dictionaries: string[];
  /** The fonts that are inside. */
  fonts: string[];
}

type Matrix = [number, number, number, number, number, number];

const millimeters = (points: number) => (points * 25.4) / 72;

/** `inner` is carried out first (ISO 32000-1, 8.3.4). */
function times(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [
    ...([a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D] as const),
    ...([e * A + f * C + E, e * B + f * D + F] as const),
  ];
}

/**
 * Reads a PDF by itself and not with the library that wrote it: as much of the format as a printer needs of
 * pages with texts, rectangles and pictures.
 */
export function readPdf(file: Uint8Array): ReadPdf {
  const bytes = Buffer.from(file);
  const source = bytes.toString("latin1");
  if (!source.startsWith("%PDF-") || !/%%EOF\s*$/.test(source)) throw new Error("It is no PDF.");
  const objects = new Map<string, { dictionary: string; stream: string }>();
  for (const found of source.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = found.index + found[0].length;
    const end = source.indexOf("endobj", start);
    const whole = source.slice(start, end);
    const at = whole.indexOf(">>\nstream\n");
    const dictionary = at < 0 ? whole : whole.slice(0, at + 2);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const from = start + at + 10;
    const raw = bytes.subarray(from, from + length);
    const isText = at >= 0 && dictionary.includes("/FlateDecode") && !dictionary.includes("/Type");
    const stream = isText ? inflateSync(raw).toString("latin1") : "";
    objects.set(found[1] ?? "", { dictionary, stream });
  }
  const referred = (from: string, name: string) => {
    const id = new RegExp(`/${name} (\\d+) 0 R`).exec(from)?.[1];
    return objects.get(id ?? "");
  };
  const lettersOf = (font: string) => lettersIn(referred(font, "ToUnicode")?.stream ?? "");

  const pages: PdfPage[] = [];
  const kids = [...objects.values()].find(({ dictionary }) => dictionary.includes("/Type /Pages"));
  for (const [, id] of kids?.dictionary.matchAll(/(\d+) 0 R/g) ?? []) {
    const page = objects.get(id ?? "")?.dictionary ?? "";
    const size = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page);
    if (!size) continue;
    const [width, height] = [Number(size[1]), Number(size[2])];
    const resources = referred(page, "Resources")?.dictionary ?? "";
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", font = ""]) => [
        name,
        lettersOf(objects.get(font)?.dictionary ?? ""),
      ]),
    );
    const parts = partsIn(referred(page, "Contents")?.stream ?? "", height, fonts);
    pages.push({ width: millimeters(width), height: millimeters(height), parts });
  }
  const dictionaries = [...objects.values()].map(({ dictionary }) => dictionary);
  const fonts = dictionaries.flatMap(
    (dictionary) => /\/FontName \/\w+\+([\w-]+)[\s\S]*\/FontFile2/.exec(dictionary)?.[1] ?? [],
  );
  return { pages, dictionaries, fonts };
}

/** Which text each glyph of a font stands for. */
function lettersIn(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = "", list = ""] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [at, [, code = ""]] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const text = Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le");
      letters.set(Number.parseInt(first, 16) + at, text);
    }
  }
  return letters;
}

function partsIn(
  content: string,
  pageHeight: number,
  fonts: Map<string, Map<number, string>>,
): PdfPart[] {
  const parts: PdfPart[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const kept: Matrix[] = [];
  let letters = new Map<number, string>();
  let points = 0;
  let text: Matrix = matrix;
  let path: [number, number][] = [];
  const onPage = (x: number, y: number): [number, number] => {
    const [, , , , e, f] = times([1, 0, 0, 1, x, y], matrix);
    return [millimeters(e), millimeters(pageHeight - f)];
  };
  const boxOf = (corners: [number, number][]): PdfBox => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  };
  for (const line of content.split("\n")) {
    const words = line.split(" ");
    const operator = words.at(-1);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = words.slice(0, -1).map(Number);
    const part = parts.at(-1);
    if (operator === "q") kept.push(matrix);
    else if (operator === "Q") matrix = kept.pop() ?? matrix;
    else if (operator === "cm") matrix = times([a, b, c, d, e, f], matrix);
    else if (operator === "m" || operator === "l") path.push(onPage(a, b));
    else if (operator === "re") path.push(onPage(a, b), onPage(a + c, b + d));
    else if (line === "W n") {
      parts.push({ box: boxOf(path), texts: [], filled: [], pictures: [] });
      path = [];
    } else if (operator === "f" || operator === "S") {
      if (operator === "f") part?.filled.push(boxOf(path));
      path = [];
    } else if (operator === "Do") part?.pictures.push(boxOf([onPage(0, 0), onPage(1, 1)]));
    else if (operator === "Tm") text = [a, b, c, d, e, f];
    else if (operator === "Tf") {
      letters = fonts.get(words[0]?.slice(1) ?? "") ?? new Map();
      points = Number(words[1]);
    } else if (operator === "TJ") {
      const glyphs = [...line.matchAll(/<(\w*)>/g)].flatMap(
        ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
      );
      const said = glyphs
        .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? "\ufffd")
        .join("");
      const [x, y] = onPage(text[4], text[5]);
      // A line that is set in pieces is one text.
      const before = part?.texts.at(-1);
      if (before && before.points === points && Math.abs(before.y - y) < 0.01 && x > before.x)
        before.text += said;
      else part?.texts.push({ text: said, points, x, y });
    }
  }
  return parts;
}
