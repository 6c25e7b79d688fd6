import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPdf } from "#tests/support/read-pdf.ts";
import type { Mark } from "../answers.ts";
import { readFonts } from "./fonts.ts";
import { type Paragraph, printable, setText } from "./typeset.ts";
import { writePdf } from "./write-pdf.ts";

/** Each letter is as broad as half its size. */
const widthOf = (text: string, _font: string, size: number) => (text.length * size) / 2;
const paragraph: Paragraph = { text: "", font: "garamond", color: "ink", size: 20, leading: 1 };
const linesOf = (set: ReturnType<typeof setText>) =>
  set.marks.map((mark) => (mark.kind === "text" ? [mark.text, mark.size] : []));

describe("setText", () => {
  it("leaves what fits as it is wanted", () => {
    const set = setText([{ ...paragraph, text: "A rose" }], { width: 100, height: 50 }, widthOf);
    expect(linesOf(set)).toEqual([["A rose", 20]]);
    expect(set).toMatchObject({ height: 20, isShortened: false });
  });

  it("breaks at blanks and after hyphens before it shrinks, and shrinks before it cuts", () => {
    const room = { width: 100, height: 50 };
    const wanted = { ...paragraph, text: "Black-Eyed Susan", lines: 2, least: 5 };
    expect(linesOf(setText([wanted], room, widthOf))).toEqual([
      ["Black-Eyed", 20],
      ["Susan", 20],
    ]);
    const one = setText([{ ...wanted, lines: 1 }], room, widthOf);
    expect(one.marks[0]).toMatchObject({ text: "Black-Eyed Susan" });
    expect(one.isShortened).toBe(false);
    const cut = setText([{ ...wanted, lines: 1, least: 20 }], room, widthOf);
    expect(linesOf(cut)).toEqual([["Black-Eye…", 20]]);
    expect(cut.isShortened).toBe(true);
  });

  it("leaves out what may go, the last first, before it cuts anything", () => {
    const wanted = ["Rose", "Latin", "Sun", "$9"].map((text) => ({
      ...{ ...paragraph, text },
      mayGo: text === "Latin" || text === "Sun",
    }));
    const set = setText(wanted, { width: 100, height: 60 }, widthOf);
    expect(linesOf(set).map(([text]) => text)).toEqual(["Rose", "Latin", "$9"]);
    expect(set.isShortened).toBe(true);
  });

  it("puts back what has room once a longer one is left out", () => {
    const wanted = ["Rose", "Rosa × of a long Latin name", "Sun", "2 ft"].map((text) => ({
      ...{ ...paragraph, text },
      mayGo: text !== "Rose",
    }));
    const set = setText(wanted, { width: 100, height: 60 }, widthOf);
    expect(linesOf(set).map(([text]) => text)).toEqual(["Rose", "Sun", "2 ft"]);
    expect(set.isShortened).toBe(true);
  });

  it("is shorter beside what stands in the corner, and ends at the foot", () => {
    const room = { width: 100, height: 60, corner: { width: 60, height: 30 } };
    const set = setText(
      [
        { ...paragraph, text: "Autumn Sun Rose", lines: 4, size: 10 },
        { ...paragraph, text: "$9", isFoot: true },
      ],
      { ...room, width: 50, corner: { width: 25, height: 45 } },
      widthOf,
    );
    expect(linesOf(set).map(([text]) => text)).toEqual(["Autumn Sun", "Rose", "$9"]);
    expect(set.marks.at(-1)?.y).toBeCloseTo(40 + 20 * 0.78);
  });

  it("never goes beyond the room's breadth, whatever is to be set", () => {
    const text = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 5 }),
        fc.integer({ min: 20, max: 200 }),
        (texts, width) => {
          const wanted = texts.map((it) => ({ ...paragraph, text: it, lines: 2, least: 8 }));
          const { marks } = setText(wanted, { width, height: 80 }, widthOf);
          for (const mark of marks) {
            if (mark.kind === "text")
              expect(widthOf(mark.text, "", mark.size)).toBeLessThanOrEqual(width);
          }
        },
      ),
    );
  });
});

describe("what can be printed", () => {
  it("keeps the letters that the fonts have", () => {
    const text = "Noël’s “Łódź” rose, ½ × 3″ – $14 · 75 %… Dvořák";
    expect(printable(text)).toBe(text);
  });

  it("takes marks off letters that they lack, and leaves out signs", () => {
    expect(printable("  Rose 🌹 of Ḱyiv\t№ 5 ❤️ ")).toBe("Rose of Kyiv No 5");
    expect(printable("母の日 \u0000\u200b")).toBe("");
    expect(printable("two\r\nlines")).toBe("two\nlines");
  });

  it("is in every font, and is read from the file as it was written", async () => {
    const all = Array.from({ length: 0x2300 - 33 }, (_, at) => String.fromCodePoint(at + 33));
    const known = all.filter((sign) => printable(`a${sign}a`) === `a${sign}a`);
    expect(known.length).toBeGreaterThan(400);
    const names = ["garamond", "garamond-italic", "source-sans", "source-sans-semibold"] as const;
    const marks = names.flatMap((font, row) =>
      known.map(
        (text, at): Mark => ({
          ...{ kind: "text", text, font, size: 10, color: "ink" },
          ...{ x: (at % 40) * 10, y: (row * 14 + Math.floor(at / 40)) * 10 },
        }),
      ),
    );
    const size = { width: 400, height: 600 };
    const page = { ...size, parts: [{ x: 0, y: 0, ...size, marks }] };
    const fonts = await readFonts([{ prefix: "/", folder: "public" }]);
    const file = await writePdf([page], {
      ...{ title: "Letters", fonts },
      readPicture: async () => undefined,
    });
    const said = readPdf(file).pages[0]?.parts[0]?.texts.map(({ text }) => text);
    // Some fonts have one glyph for two kinds of blanks and of hyphens.
    const alike = (text: string) => text.replace(/[‐‑]/g, "-").replaceAll("\u00a0", " ");
    const wanted = alike(known.join("")).repeat(names.length);
    expect(alike(said?.join("") ?? "")).toBe(wanted);
  });
});
