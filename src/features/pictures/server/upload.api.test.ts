import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { largestUpload } from "#shared/both/owner/upload-limits.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { listen, rawRequest } from "#tests/support/raw-request.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { StoredPicture } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
});
afterAll(() => site.close());

const upload = (
  body: BodyInit,
  headers: Record<string, string> = { authorization: `Bearer ${owner.token}` },
) =>
  Promise.resolve(
    site.app.request("/api/admin/pictures", {
      method: "POST",
      body,
      headers,
      ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
    } as RequestInit),
  );
const get = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(site.app.request(path, { headers }));
const folder = () => join(site.dataDir, "attached-assets");
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

const garden = (width = 96, height = 72) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#3a6b35",
      noise: { type: "gaussian", mean: 120, sigma: 40 },
    },
  });

async function refused(body: BodyInit, status: number, message: RegExp) {
  const before = await readdir(folder());
  const response = await upload(body);
  expect(response.status).toBe(status);
  const answer = (await response.json()) as { message: string };
  expect(Object.keys(answer)).toEqual(["message"]);
  expect(answer.message).toMatch(message);
  expect(await readdir(folder())).toEqual(before);
}

describe("POST /api/admin/pictures", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("makes a WebP of a %s", async (format) => {
    const response = await upload(bytesOf(await garden().toFormat(format).toBuffer()));
    expect(response.status).toBe(201);
    const stored = (await response.json()) as StoredPicture;
    expect(stored).toEqual({
      name: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
      url: `/attached-assets/${stored.name}`,
      width: 96,
      height: 72,
    });
    const made = await sharp(await readFile(join(folder(), stored.name))).metadata();
    expect(made).toMatchObject({ format: "webp", width: 96, height: 72 });
  });

  it("makes it upright and small enough, and leaves out where and when it was taken", async () => {
    const phone = await sharp({
      create: { width: 2400, height: 2000, channels: 3, background: "#3a6b35" },
    })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: "Rose Brennan" }, IFD3: { GPSLatitudeRef: "N" } })
      .toBuffer();
    expect(phone.includes("Rose Brennan")).toBe(true);
    const stored = (await (await upload(bytesOf(phone))).json()) as StoredPicture;
    expect(stored).toMatchObject({ width: 1600, height: 1920 });
    const file = await readFile(join(folder(), stored.name));
    expect(file.includes("Rose Brennan")).toBe(false);
    const made = await sharp(file).metadata();
    expect([made.exif, made.xmp, made.icc, made.orientation]).toEqual(Array(4).fill(undefined));
  });

  it("drops data after the end of a picture, such as the video of a motion photo", async () => {
    const tail = Buffer.from("PK\u0003\u0004 an archive, or a film");
    const response = await upload(bytesOf(Buffer.concat([await garden().jpeg().toBuffer(), tail])));
    expect(response.status).toBe(201);
    const { name } = (await response.json()) as StoredPicture;
    expect((await readFile(join(folder(), name))).includes("an archive")).toBe(false);
  });

  it.each<[what: string, make: () => Promise<Buffer> | Buffer]>([
    [
      "an SVG",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      "an SVG with a prolog",
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ["a GIF", () => garden().gif().toBuffer()],
    ["a TIFF", () => garden().tiff().toBuffer()],
    ["a PDF", () => Buffer.from("%PDF-1.7\n")],
    ["a page", () => Buffer.from("<!doctype html><title>x</title>")],
    ["a text", () => Buffer.from("a rose is a rose")],
    ["a HEIC", () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1")],
  ])("refuses %s", async (_what, make) => {
    await refused(bytesOf(await make()), 415, /JPEG, PNG, WebP or AVIF/);
  });

  it("refuses a page wherever it begins in a large file", async () => {
    const picture = bytesOf(await garden().jpeg().toBuffer());
    for (const at of [256 * 1024 - 4, 512 * 1024 - 7, 1024 * 1024]) {
      const both = new Uint8Array(2 * 1024 * 1024);
      both.set(picture);
      both.set(new TextEncoder().encode("<!doctype html>"), at);
      await refused(both, 415, /more than a picture/);
    }
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "refuses a %s that is also a page",
    async (format) => {
      const picture = await garden().toFormat(format).toBuffer();
      const both = Buffer.concat([picture, Buffer.from("<script>alert(1)</script>")]);
      await refused(bytesOf(both), 415, /more than a picture/);
    },
  );

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "refuses a %s that is cut off",
    async (format) => {
      const whole = await garden().toFormat(format).toBuffer();
      for (const length of [40, whole.length / 2, whole.length - 20]) {
        await refused(bytesOf(whole.subarray(0, length)), 400, /damaged or not complete/);
      }
    },
  );

  it("refuses 50,000 by 50,000 pixels before they are unpacked", async () => {
    const bomb = await garden(8, 8).png().toBuffer();
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    await refused(bytesOf(bomb), 413, /50 megapixels/);
  });

  it("refuses more than 10 MB, announced or not, and an empty body", async () => {
    await refused(new Uint8Array(largestUpload + 1), 413, /10 MB/);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    await refused(endless, 413, /10 MB/);
    expect(sent).toBeLessThan(15);
    await refused(new Uint8Array(), 400, /choose a picture/);
  });

  it("reads nothing of what somebody unknown sends", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent += 1;
          controller.enqueue(new Uint8Array(1024));
        },
      },
      { highWaterMark: 0 },
    );
    expect((await upload(endless, {})).status).toBe(401);
    expect(sent).toBeLessThan(3);
  });

  it("leaves our own drawings their way into letters", async () => {
    expect((await upload(bytesOf(await garden().png().toBuffer()))).status).toBe(201);
    await site.call("POST", "/api/events/register", {
      ...{ eventId: 1, fullName: "Ann Lee", email: "ann@example.com", phone: "(570) 555-0100" },
      ...{ mailingAddress: "12 Rose Lane, Scranton, PA 18503", attendeesCount: 2 },
    });
    const letter = (await site.letters()).find(({ to }) => to?.[0]?.address === "ann@example.com");
    expect(letter?.attachments.map(({ mimeType }) => mimeType)).toContain("image/jpeg");
  });

  it("leaves no unfinished file behind", async () => {
    await upload(bytesOf(await garden().png().toBuffer()));
    expect((await readdir(folder())).filter((name) => !name.endsWith(".webp"))).toEqual([]);
  });
});

describe("GET /attached-assets/…", () => {
  it("answers a picture with its type, to be kept for good, and never as anything else", async () => {
    const stored = await (await upload(bytesOf(await garden().jpeg().toBuffer()))).json();
    const response = await get(stored.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(
      await readFile(join(folder(), stored.name)),
    );
    const modified = response.headers.get("last-modified") ?? "";
    expect((await get(stored.url, { "if-modified-since": modified })).status).toBe(304);
  });

  it("answers a picture that was copied into the folder by hand, cacheable for an hour", async () => {
    await writeFile(join(folder(), "IMG 2041 (1).JPG"), "x");
    const response = await get("/attached-assets/IMG%202041%20(1).JPG");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it("answers nothing but pictures, and nothing outside the folder", async () => {
    await writeFile(join(site.dataDir, "secret.png"), "secret");
    for (const name of ["page.html", "drawing.svg", ".hidden.png", "noending"]) {
      await writeFile(join(folder(), name), "<script>alert(1)</script>");
      expect((await get(`/attached-assets/${name}`)).status).toBe(404);
    }
    const door = await listen(site);
    for (const path of [
      "../secret.png",
      "..%2fsecret.png",
      "%2e%2e/secret.png",
      "%2e%2e%2fsecret.png",
      "..%5csecret.png",
      "..%255csecret.png",
      "%252e%252e%252fsecret.png",
      "./../secret.png",
      "/../secret.png",
      "a/../../secret.png",
      "%00.png",
      "a%00.png",
      "garden.sqlite",
      "../garden.sqlite",
      "",
    ]) {
      const { status, body } = await rawRequest(door.url, "GET", `/attached-assets/${path}`);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toContain("secret");
    }
    door.close();
  });
});
