import fc from "fast-check";
import { expect, it } from "vitest";
import { safeJson } from "#shared/both/data-block-in-page.ts";
import { sharePicture } from "./share-picture-address.ts";

const pieces = fc.constantFrom(
  "<",
  "/",
  "script",
  ">",
  "!--",
  "&lt;",
  '"',
  "\\",
  "\u2028",
  "\ud800",
  "a",
);

it("keeps every text inside the script, and the same", () => {
  const hostile = "</script><script>alert(1)</script><!-- ]]> \u2028 &amp;";
  expect(safeJson({ hostile })).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(safeJson({ hostile }))).toEqual({ hostile });
  fc.assert(
    fc.property(fc.string({ unit: pieces }), (text) => {
      const json = safeJson({ text });
      expect(json).not.toMatch(/[<>&]/);
      expect(JSON.parse(json)).toEqual({ text });
    }),
  );
});

it.each([
  ["/pictures/blog/mary-garden.svg", "/share/blog-mary-garden.png"],
  ["/pictures/events/summer-tour.svg", "/share/event-summer-tour.png"],
  ["/pictures/events/default.svg", undefined],
  ["/attached-assets/rose.jpg", "/attached-assets/rose.jpg"],
  ["https://example.org/rose.svg?v=2", undefined],
  [null, undefined],
])("shows for %j the picture %j where a link is shared", (address, picture) => {
  expect(sharePicture(address)).toBe(picture);
});
