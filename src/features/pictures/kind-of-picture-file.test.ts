import { describe, expect, it } from "vitest";
import { isHeic, isPolyglot, kindOf, madeName } from "./kind-of-picture-file.ts";

/** Latin-1 text as bytes. */
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The `ftyp` box of ISO/IEC 14496-12: its size, its major brand, a version and further brands. */
function ftyp(brands: readonly string[], size = 12 + 4 * brands.length): Uint8Array {
  const [major, ...others] = brands;
  return bytes(
    `${String.fromCharCode(0, 0, size >> 8, size & 255)}ftyp${major}\0\0\0\0${others.join("")}`,
  );
}

const png = "\x89PNG\r\n\x1a\n";

const webp = "RIFF\x24\0\0\0WEBPVP8 ";

describe("kindOf", () => {
  it.each([
    ["a JPEG", "jpeg", bytes("\xff\xd8\xff\xe0\0\x10JFIF")],
    ["a PNG", "png", bytes(`${png}\0\0\0\rIHDR`)],
    ["a WebP", "webp", bytes(webp)],
    ["an AVIF", "avif", ftyp(["avif", "mif1", "miaf"])],
    ["an AVIF that names it among the others", "avif", ftyp(["mif1", "miaf", "avif"])],
  ])("knows %s by its first bytes", (_what, kind, file) => {
    expect(kindOf(file)).toBe(kind);
  });

  it.each([
    ["nothing at all", bytes("")],
    ["half a signature", bytes("\xff\xd8")],
    ["a JPEG with something before it", bytes(" \xff\xd8\xff")],
    ["a PNG whose line ends were changed", bytes("\x89PNG\n\x1a\n\0\0\0\rIHDR")],
    ["RIFF of another kind, a sound", bytes("RIFF\x24\0\0\0WAVEfmt ")],
    ["WEBP without its RIFF", bytes("RIFX\x24\0\0\0WEBPVP8 ")],
    ["a film", ftyp(["isom", "mp42"])],
    ["a photograph in HEVC", ftyp(["heic", "mif1"])],
    ["the word avif in another box", bytes("\0\0\0\x14free\0\0\0\0avifavif")],
    ["a brand after the end of the box", ftyp(["isom", "avif"], 16)],
    ["a brand beyond what a box of brands is long", ftyp([...Array(64).fill("isom"), "avif"])],
    ["avif as the version of a film", bytes("\0\0\0\x14ftypisomavifmp42")],
    ["text", bytes("<svg xmlns='http://www.w3.org/2000/svg'>")],
  ])("takes %s for no picture", (_what, file) => {
    expect(kindOf(file)).toBe(undefined);
  });

  it("reads a size of four bytes, and no further than the file goes", () => {
    const huge = ftyp(["mif1", "avif"]);
    huge.set([0xff, 0xff, 0xff, 0xff]);
    expect(kindOf(huge)).toBe("avif");
    for (const at of [0, 1]) {
      const large = ftyp(["mif1", "avif"], 0);
      large[at] = 1;
      expect(kindOf(large)).toBe("avif");
    }
    expect(kindOf(ftyp(["mif1", "avif"], 0))).toBe(undefined);
  });
});

describe("isHeic", () => {
  it.each(["heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs", "mif1", "msf1"])(
    "knows the brand %s",
    (brand) => {
      expect(isHeic(ftyp([brand]))).toBe(true);
      expect(isHeic(ftyp(["isom", brand]))).toBe(true);
    },
  );

  it.each([
    ["an AVIF, which has such a brand, too", ftyp(["avif", "mif1"])],
    ["a film", ftyp(["isom", "mp42"])],
    ["a brand with something around it", ftyp(["xhei", "ceic"])],
    ["another box", bytes("\0\0\0\x14free\0\0\0\0heicheic")],
    ["a JPEG", bytes("\xff\xd8\xff\xe0")],
  ])("says no of %s", (_what, file) => {
    expect(isHeic(file)).toBe(false);
  });
});

describe("isPolyglot", () => {
  it.each([
    ["<script>alert(1)</script>"],
    ["<SCRIPT src=x>"],
    ["<iframe\nsrc=x>"],
    ["<html>"],
    ["<body/onload=x>"],
    ["<svg xmlns=x>"],
    ["<object data=x>"],
    ["<embed src=x>"],
    ["<!DOCTYPE html>"],
    ["<?php echo 1 ?>"],
    ["%PDF-1.7"],
  ])("sees %s inside a picture", (text) => {
    expect(isPolyglot(Buffer.from(`${png}${text}\xff`, "latin1"))).toBe(true);
  });

  it.each([["<scripture>"], ["<bodyguard>"], ["< script>"], ["%PDF-x"], ["?php"], ["html"]])(
    "lets %s be",
    (text) => {
      expect(isPolyglot(Buffer.from(`${png}${text}`, "latin1"))).toBe(false);
    },
  );
});

describe("the name of an uploaded picture", () => {
  it("is 32 hexadecimal digits, and nothing around them", () => {
    const name = `${"0123456789abcdef".repeat(2)}.webp`;
    expect(madeName.test(name)).toBe(true);
    for (const other of [`x${name}`, `${name}x`, name.replace("f", "g"), name.replace(".", "x")]) {
      expect(madeName.test(other), other).toBe(false);
    }
  });
});
