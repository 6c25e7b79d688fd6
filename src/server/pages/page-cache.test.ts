import { describe, expect, it, vi } from "vitest";
import { PageCache, prerenderPage } from "./page-cache.ts";

const page = await prerenderPage("<p>Roses</p>", [["Content-Type", "text/html"]]);
const later = Date.now() + 60_000;

describe("the page cache", () => {
  it("forgets everything when the content version moves", () => {
    const cache = new PageCache();
    cache.keep("/", page, cache.contentVersion, later);
    cache.moveTo(0);
    expect(cache.get("/")).toBe(page);
    cache.moveTo(1);
    expect(cache.get("/")).toBeUndefined();
  });

  it("does not keep a page that was rendered before the last change", () => {
    const cache = new PageCache();
    const { contentVersion } = cache;
    cache.moveTo(1);
    cache.keep("/", page, contentVersion, later);
    expect(cache.get("/")).toBeUndefined();
  });

  it("ignores an older content version that is reported late", () => {
    const cache = new PageCache();
    cache.moveTo(5);
    const { contentVersion } = cache;
    cache.moveTo(6);
    cache.moveTo(5);
    cache.keep("/", page, contentVersion, later);
    expect(cache.get("/")).toBeUndefined();
    cache.keep("/", page, 6, later);
    expect(cache.get("/")).toBe(page);
  });

  it("does not keep a page whose day has ended", () => {
    const cache = new PageCache();
    cache.keep("/blog", page, 0, later);
    cache.keep("/events", page, 0, Date.now() - 1);
    expect(cache.get("/events")).toBeUndefined();
    expect(cache.get("/blog")).toBe(page);
  });

  it("forgets at the end of the day", () => {
    const cache = new PageCache();
    cache.keep("/", page, 0, later);
    expect(cache.get("/")).toBe(page);
    vi.spyOn(Date, "now").mockReturnValue(later);
    expect(cache.get("/")).toBeUndefined();
    cache.keep("/events", page, 0, later + 60_000);
    expect(cache.get("/")).toBeUndefined();
    expect(cache.get("/events")).toBe(page);
  });
});
