import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { builtInPlants } from "./plants-with-owner-changes.ts";
import { plateFiles } from "./plates/plate-routes.ts";

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), "plates-test-"));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the plates of the site as it is delivered are read with. */
const builtIn = { readPlants: async () => builtInPlants, maySeeHidden: async () => false };
const redbud = "/plates/trees/eastern-redbud";
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("/plates/{catalogue}/{slug}.svg", () => {
  it("answers the plate, the same in every encoding", async () => {
    const plain = await site.call("GET", `${redbud}.svg`);
    expect(plain.status).toBe(200);
    expect(plain.headers.get("content-type")).toBe("image/svg+xml");
    expect(plain.headers.get("content-encoding")).toBeNull();
    const svg = await plain.text();
    expect(svg).toMatch(/^<svg .*<\/svg>\n$/s);
    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const packed = await site.call("GET", `${redbud}.svg`, undefined, {
        "accept-encoding": encoding,
      });
      expect(packed.headers.get("content-encoding")).toBe(encoding);
      expect(packed.headers.get("vary")).toBe("Accept-Encoding");
      const body = await bytesOf(packed);
      expect(packed.headers.get("content-length")).toBe(String(body.length));
      expect(unpack(body).toString()).toBe(svg);
    }
  });

  it("is known again by its ETag, whichever encoding it came in", async () => {
    const first = await site.call("GET", `${redbud}.svg`, undefined, { "accept-encoding": "br" });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}-br"$/);
    const again = await site.call("GET", `${redbud}.svg`, undefined, { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    const other = await site.call("GET", "/plates/trees/white-oak.svg", undefined, {
      "if-none-match": etag,
    });
    expect(other.status).toBe(200);
  });

  it("is inert as a page of its own, but for its colors", async () => {
    const { headers } = await site.call("GET", `${redbud}.svg`);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; sandbox",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  it.each([
    "/plates/trees/no-such-plant.svg",
    // A perennial's slug among the trees.
    "/plates/trees/shasta-daisy.svg",
    "/plates/shrubs/eastern-redbud.svg",
    "/plates/trees/eastern-redbud.webp",
    "/plates/trees/..%2Feastern-redbud.svg",
    "/plates/trees/no-such-plant.png",
  ])("answers 404 at %s", async (path) => {
    expect((await site.call("GET", path)).status).toBe(404);
  });

  it("is kept for good under its present version alone", async () => {
    const plates = plateFiles(folder, { ...builtIn, version: "v1" });
    const lasting = async (query: string) =>
      (await plates.request(`/trees/eastern-redbud.svg${query}`)).headers.get("cache-control");
    expect(await lasting("?v=v1")).toBe("public, max-age=31536000, immutable");
    expect(await lasting("?v=v0")).toBe("public, max-age=3600");
    expect(await lasting("")).toBe("public, max-age=3600");
    // What is drawn from sources that somebody edits has no version yet.
    const draft = await site.call("GET", `${redbud}.svg?v=development`);
    expect(draft.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it("is drawn once, and read by the next start", async () => {
    const dataDir = await mkdtemp(join(folder, "drawn-once-"));
    const answered = async (version = "v1") => {
      const plates = plateFiles(dataDir, { ...builtIn, version });
      return (await plates.request("/trees/eastern-redbud.svg")).text();
    };
    const drawn = await answered();
    const kept = join(dataDir, "cache/plates/v1");
    expect(await readdir(kept)).toEqual(["eastern-redbud.svg.br"]);
    const file = join(kept, "eastern-redbud.svg.br");
    expect(brotliDecompressSync(await readFile(file)).toString()).toBe(drawn);

    await writeFile(file, brotliCompressSync("as it was kept"));
    expect(await answered()).toBe("as it was kept");
    expect(await answered("v2")).toBe(drawn);
    expect(await readdir(join(dataDir, "cache/plates"))).toEqual(["v2"]);
    await writeFile(join(dataDir, "cache/plates/v2/eastern-redbud.svg.br"), "damaged");
    expect(await answered("v2")).toBe(drawn);
  });

  it("is answered where nothing can be kept", async () => {
    const dataDir = await mkdtemp(join(folder, "no-room-"));
    await writeFile(join(dataDir, "cache"), "a file where the folder would be");
    const plates = plateFiles(dataDir, { ...builtIn, version: "v1" });
    for (const ending of ["svg", "png"]) {
      const answer = await plates.request(`/trees/eastern-redbud.${ending}`);
      expect([ending, answer.status]).toEqual([ending, 200]);
    }
  });
});

describe("/plates/{catalogue}/{slug}.png", () => {
  it("answers a picture for shared links, and keeps those of its version", async () => {
    await mkdir(join(folder, "cache/plates/v0"), { recursive: true });
    const plates = plateFiles(folder, { ...builtIn, version: "v1" });
    const [first, beside] = await Promise.all([
      plates.request("/trees/eastern-redbud.png?v=v1"),
      plates.request("/trees/eastern-redbud.png?v=v1"),
    ]);
    expect(first.headers.get("content-type")).toBe("image/png");
    expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = await bytesOf(first);
    expect(await bytesOf(beside)).toEqual(bytes);
    expect(bytes.length).toBeLessThan(300 * 1024);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const kept = join(folder, "cache/plates");
    expect(await readdir(kept)).toEqual(["v1"]);
    expect(await readdir(join(kept, "v1"))).toContain("eastern-redbud.png");

    await writeFile(join(kept, "v1/eastern-redbud.png"), "as it was kept");
    const again = await plates.request("/trees/eastern-redbud.png");
    expect(await again.text()).toBe("as it was kept");
    const known = await plates.request("/trees/eastern-redbud.png", {
      headers: { "if-none-match": again.headers.get("etag") ?? "" },
    });
    expect(known.status).toBe(304);
  });

  it("shows more than paper", async () => {
    const answer = await site.call("GET", `${redbud}.png`);
    const { channels } = await sharp(await bytesOf(answer)).stats();
    for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(10);
  });
});
