import { describe, expect, it } from "vitest";
import { csvPieces, csvRow } from "./csv.ts";

describe("a file for a spreadsheet", () => {
  it("has each cell in quotes, quotes doubled, and the end of line of RFC 4180", () => {
    expect(csvRow(["Ann", 'says "hi", twice', "two\nlines", ""])).toBe(
      '"Ann","says ""hi"", twice","two\nlines",""\r\n',
    );
  });

  it("begins with the mark by which Excel knows UTF-8", () => {
    const [start] = csvPieces([["Name", String]], []);
    expect([...new TextEncoder().encode(start)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each([
    "=1+1",
    "+1 570 555 0142",
    "-1",
    "@SUM(A1)",
    "  =1",
    "\0\0=1",
    "\n\t=1",
    "＝1",
    "＋1",
    "－1",
    "＠A",
    "\tx",
    "\rx",
    "\nx",
  ])("makes text of %j, which a spreadsheet would run", (text) => {
    expect(csvRow([text])).toBe(`"'${text}"\r\n`);
  });

  it.each(["a=1", "1-2", "ann@example.com", " Ann", "a\tb", "O'Brien"])("leaves %j", (text) => {
    expect(csvRow([text])).toBe(`"${text}"\r\n`);
  });
});
