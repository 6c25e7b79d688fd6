import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { finishPage, PageCache, represent } from "./page-cache.ts";

const page = await finishPage("<p>Roses</p>", [["Content-Type", "text/html"]]);
const later = Date.now() + 60_000;
const asked = (acceptEncoding?: string, ifNoneMatch?: string) =>
  represent(page, { acceptEncoding, ifNoneMatch });
const header = (answer: ReturnType<typeof represent>, name: string) =>
  answer.head.find(([known]) => known === name)?.[1];

describe("a finished page", () => {
  it("comes in the best encoding that the reader takes, each with a tag of its own", () => {
    const br = asked("gzip, deflate, br;q=0.9");
    const gzip = asked("gzip");
    const plain = asked(undefined);
    expect(header(br, "Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(br.body as Buffer).toString()).toBe("<p>Roses</p>");
    expect(gunzipSync(gzip.body as Buffer).toString()).toBe("<p>Roses</p>");
    expect(plain.body?.toString()).toBe("<p>Roses</p>");
    expect(header(plain, "Content-Encoding")).toBeUndefined();
    expect(new Set([br, gzip, plain].map((answer) => header(answer, "ETag"))).size).toBe(3);
  });

  it("is not sent in an encoding that is refused", () => {
    expect(header(asked("br;q=0, gzip;q=0.0"), "Content-Encoding")).toBeUndefined();
  });

  it("is 304 for whoever has it, in whatever encoding", () => {
    const tag = header(asked("br"), "ETag");
    expect(asked("gzip", `"other", W/${tag}`).status).toBe(304);
    expect(asked("br", "*").status).toBe(304);
    expect(asked("br", '"other"').status).toBe(200);
  });
});

describe("the page cache", () => {
  it("forgets everything when the generation moves", () => {
    const cache = new PageCache();
    cache.keep("/", page, cache.generation, later);
    cache.moveTo(0);
    expect(cache.get("/")).toBe(page);
    cache.moveTo(1);
    expect(cache.get("/")).toBeUndefined();
  });

  it("does not keep a page that a change has overtaken", () => {
    const cache = new PageCache();
    const { generation } = cache;
    cache.moveTo(1);
    cache.keep("/", page, generation, later);
    expect(cache.get("/")).toBeUndefined();
  });

  it("does not go back to an older generation, whose news came in late", () => {
    const cache = new PageCache();
    cache.moveTo(5);
    const { generation } = cache;
    cache.moveTo(6);
    cache.moveTo(5);
    cache.keep("/", page, generation, later);
    expect(cache.get("/")).toBeUndefined();
    cache.keep("/", page, 6, later);
    expect(cache.get("/")).toBe(page);
  });

  it("does not keep yesterday's page among today's", () => {
    const cache = new PageCache();
    cache.keep("/blog", page, 0, later);
    cache.keep("/events", page, 0, Date.now() - 1);
    expect(cache.get("/events")).toBeUndefined();
    expect(cache.get("/blog")).toBe(page);
  });

  it("forgets at the end of the day", () => {
    const cache = new PageCache();
    cache.keep("/", page, 0, Date.now() - 1);
    expect(cache.get("/")).toBeUndefined();
    cache.keep("/events", page, 0, later);
    expect(cache.get("/")).toBeUndefined();
    expect(cache.get("/events")).toBe(page);
  });
});
