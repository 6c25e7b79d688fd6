import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { negotiate, prerenderPage } from "./page-cache.ts";
import { compressForOne } from "./render-pages.ts";

const page = await prerenderPage("<p>Roses</p>", [["Content-Type", "text/html"]]);
const asked = (acceptEncoding?: string, ifNoneMatch?: string) =>
  negotiate(page, { acceptEncoding, ifNoneMatch });
const header = ({ head }: ReturnType<typeof negotiate>, name: string) =>
  head[head.indexOf(name) + 1];
const has = ({ head }: ReturnType<typeof negotiate>, name: string) => head.includes(name);

describe("a prerendered page", () => {
  it("comes in the best encoding that the reader takes, each with a tag of its own", () => {
    const br = asked("gzip, deflate, br;q=0.9");
    const gzip = asked("gzip");
    const plain = asked(undefined);
    expect(header(br, "Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(br.body as Buffer).toString()).toBe("<p>Roses</p>");
    expect(gunzipSync(gzip.body as Buffer).toString()).toBe("<p>Roses</p>");
    expect(plain.body?.toString()).toBe("<p>Roses</p>");
    expect(has(plain, "Content-Encoding")).toBe(false);
    expect(new Set([br, gzip, plain].map((answer) => header(answer, "ETag"))).size).toBe(3);
  });

  it("is not sent in an encoding that is refused", () => {
    expect(has(asked("br;q=0, gzip;q=0.0"), "Content-Encoding")).toBe(false);
  });

  it("is 304 for whoever has it, in whatever encoding", () => {
    const tag = header(asked("br"), "ETag");
    expect(asked("gzip", `"other", W/${tag}`).status).toBe(304);
    expect(asked("br", "*").status).toBe(304);
    expect(asked("br", '"other"').status).toBe(200);
    expect(has(asked("br", "*"), "Content-Length")).toBe(false);
  });
});

describe("a page made for one reader", () => {
  const html = "<p>Roses</p>".repeat(1000);

  it("comes in the cheapest encoding that the reader takes", () => {
    const br = compressForOne(html, "gzip, deflate, br, zstd");
    const gzip = compressForOne(html, "gzip, deflate");
    const plain = compressForOne(html, undefined);
    expect([br, gzip, plain].map(({ encoding }) => encoding)).toEqual(["br", "gzip", "plain"]);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    expect(plain.body.toString()).toBe(html);
  });
});
