import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { holdPictures, type ListPictureMentions } from "#platform/server/picture-use.ts";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { PictureForOwner, StoredPicture } from "../contract.ts";
import { sweepPicturesJob } from "./sweep-job.ts";

const start = Temporal.Instant.from("2026-05-15T14:00:00Z");

let now = start;
let site: TestSite;
let owner: TestOwner;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv, clock: () => now });
  owner = await signIn(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  now = start;
  await site.services.db.deleteFrom("siteFact").where("name", "=", "pictures-swept-on").execute();
  // A session ends by the clock, too.
  owner = await signIn(site);
});

const pixels = await sharp({
  create: { width: 60, height: 40, channels: 3, background: "#3a6b35" },
})
  .png()
  .toBuffer();

async function upload(): Promise<StoredPicture> {
  const response = await site.app.request("/api/admin/pictures", {
    method: "POST",
    headers: { authorization: `Bearer ${owner.token}` },
    body: new Uint8Array(pixels),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as StoredPicture;
}

async function listed(name: string): Promise<PictureForOwner | undefined> {
  const all = (await (await owner.call("GET", "/api/admin/pictures")).json()) as PictureForOwner[];
  return all.find((picture) => picture.name === name);
}

const folder = () => join(site.dataDir, "attached-assets");
const isThere = async (name: string) => (await readdir(folder())).includes(name);

/** The jobs as they run so many days later. The owner signs in anew afterwards. */
async function daysLater(days: number) {
  now = start.add({ hours: 24 * days });
  await site.services.jobs.runDue();
  owner = await signIn(site);
}

let posts = 0;
async function savePost(values: object): Promise<{ id: number }> {
  posts += 1;
  const response = await owner.call("POST", "/api/admin/blog/posts", {
    title: `Roses ${posts}`,
    slug: `roses-${posts}`,
    excerpt: "About roses",
    content: "Roses.",
    author: "Rose",
    ...values,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: number };
}

const event = {
  title: "Rose walk",
  description: "Among the roses.",
  date: "2026-06-20",
  time: "2:00 PM - 4:00 PM",
  location: "The garden",
};
const letter = { subject: "June", body: "Dear friends", to: "subscribers" };

describe("GET /api/admin/pictures", () => {
  it("lists an upload with its size, and the day on which it goes where nothing uses it", async () => {
    const { name } = await upload();
    expect(await listed(name)).toEqual({
      name,
      url: `/attached-assets/${name}`,
      ...{ width: 60, height: 40 },
      uploadedAt: "2026-05-15T14:00:00.000Z",
      uses: [],
      goesOn: "2026-06-14",
      ...{ isKept: false, isDeleted: false, version: 1 },
    });
  });

  it("is the owner's alone", async () => {
    const { name } = await upload();
    for (const [method, path] of [
      ["GET", ""],
      ["PATCH", `/${name}`],
      ["DELETE", `/${name}`],
    ] as const) {
      const body = method === "PATCH" ? { isKept: true } : undefined;
      const response = await site.call(method, `/api/admin/pictures${path}`, body);
      expect(response.status).toBe(401);
    }
  });

  it.each<[what: string, path: RegExp, use: (picture: StoredPicture) => Promise<unknown>]>([
    ["Post", /^\/admin-blog$/, ({ name }) => savePost({ featuredImage: name })],
    ["Post", /^\/admin-blog$/, ({ url }) => savePost({ featuredImage: url, publishedAt: null })],
    [
      "Post",
      /^\/admin-blog$/,
      ({ url }) => savePost({ content: `Look:\n![A rose](${url})`, publishedAt: null }),
    ],
    [
      "Post",
      /^\/admin-blog$/,
      ({ name }) => savePost({ featuredImage: name, publishedAt: "2026-12-08T12:00:00Z" }),
    ],
    [
      "Event",
      /^\/admin-events$/,
      ({ url }) => owner.call("POST", "/api/admin/events", { ...event, imageUrl: url }),
    ],
    [
      "Event",
      /^\/admin-events$/,
      async ({ url }) => {
        const made = await owner.call("POST", "/api/admin/events", { ...event, imageUrl: url });
        const { id } = (await made.json()) as { id: number };
        return owner.call("POST", `/api/admin/events/${id}/cancel`, {});
      },
    ],
    [
      "Letter",
      /^\/admin-letters\/\d+$/,
      ({ name }) => owner.call("POST", "/api/admin/letters", { ...letter, picture: name }),
    ],
    [
      "Letter",
      /^\/admin-letters\/\d+$/,
      async ({ url }) => {
        const made = await owner.call("POST", "/api/admin/letters", { ...letter, picture: url });
        const { id } = (await made.json()) as { id: number };
        await site.services.db
          .updateTable("letter")
          .set({ state: "sent", finishedAt: "2026-05-01T00:00:00.000Z" })
          .where("id", "=", id)
          .execute();
      },
    ],
    [
      "Plant",
      /^\/admin-plants\/pawpaw$/,
      ({ url }) =>
        owner.call("PATCH", "/api/admin/plants/pawpaw/facts", {
          photographs: [{ url, caption: "In flower" }],
        }),
    ],
  ])("names the %s that uses one, which is neither deleted nor swept", async (what, path, use) => {
    const picture = await upload();
    await use(picture);
    const { uses, goesOn } = (await listed(picture.name)) as PictureForOwner;
    expect(goesOn).toBeNull();
    expect(uses).toHaveLength(1);
    expect(uses[0]?.what).toBe(what);
    expect(uses[0]?.path).toMatch(path);
    const refused = await owner.call("DELETE", `/api/admin/pictures/${picture.name}`);
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toMatch(`This picture is used: ${what}, “`);
    await daysLater(31);
    await daysLater(90);
    expect(await isThere(picture.name)).toBe(true);
  });
});

describe("an upload that nothing uses", () => {
  it("goes after 30 days, and not before", async () => {
    const { name } = await upload();
    await daysLater(29);
    expect(await isThere(name)).toBe(true);
    await daysLater(30);
    expect(await isThere(name)).toBe(false);
    expect(await listed(name)).toBeUndefined();
  });

  it("has 30 days from when its last use ended", async () => {
    const { name } = await upload();
    const { id } = await savePost({ featuredImage: name });
    await daysLater(40);
    expect((await owner.call("DELETE", `/api/admin/blog/posts/${id}`)).status).toBe(204);
    expect(await listed(name)).toMatchObject({ uses: [], goesOn: "2026-07-24" });
    await daysLater(41);
    expect(await listed(name)).toMatchObject({ uses: [], goesOn: "2026-07-25" });
    await daysLater(70);
    expect(await isThere(name)).toBe(true);
    await daysLater(71);
    expect(await isThere(name)).toBe(false);
  });

  it("stays where the owner keeps it, until she no longer does", async () => {
    const { name } = await upload();
    const path = `/api/admin/pictures/${name}`;
    const kept = await owner.call("PATCH", path, { isKept: true }, { "if-match": '"1"' });
    expect(kept.headers.get("etag")).toBe('"2"');
    expect(await kept.json()).toMatchObject({ isKept: true, goesOn: null, version: 2 });
    await daysLater(100);
    expect(await isThere(name)).toBe(true);
    const freed = await owner.call("PATCH", path, { isKept: false });
    expect(await freed.json()).toMatchObject({ isKept: false, goesOn: "2026-09-22" });
    await daysLater(130);
    expect(await isThere(name)).toBe(false);
  });

  it("can be put back for a day after it was deleted", async () => {
    const { name } = await upload();
    const path = `/api/admin/pictures/${name}`;
    const deleted = await owner.call("DELETE", path);
    expect(await deleted.json()).toMatchObject({ isDeleted: true, goesOn: "2026-05-16" });
    const back = await owner.call("PATCH", path, { isDeleted: false });
    expect(await back.json()).toMatchObject({ isDeleted: false, goesOn: "2026-06-14" });
    await daysLater(2);
    expect(await isThere(name)).toBe(true);
    await owner.call("DELETE", path);
    await daysLater(3);
    expect(await isThere(name)).toBe(false);
    expect((await owner.call("PATCH", path, { isDeleted: false })).status).toBe(404);
    expect((await owner.call("DELETE", path)).status).toBe(404);
  });

  it("comes back by itself where something uses it again", async () => {
    const { name } = await upload();
    await owner.call("DELETE", `/api/admin/pictures/${name}`);
    await savePost({ content: `![](${name})` });
    expect(await listed(name)).toMatchObject({ isDeleted: false, goesOn: null });
    await daysLater(40);
    expect(await isThere(name)).toBe(true);
  });

  it("is changed by one person at a time", async () => {
    const { name } = await upload();
    const path = `/api/admin/pictures/${name}`;
    await owner.call("PATCH", path, { isKept: true }, { "if-match": '"1"' });
    for (const [method, body] of [["DELETE"], ["PATCH", { isKept: false }]] as const) {
      const late = await owner.call(method, path, body, { "if-match": '"1"' });
      expect(late.status).toBe(412);
    }
    expect(await listed(name)).toMatchObject({ isKept: true, isDeleted: false });
  });

  it("refuses what is no change", async () => {
    const { name } = await upload();
    for (const body of [{ isKept: "yes" }, { isDeleted: true }]) {
      const response = await owner.call("PATCH", `/api/admin/pictures/${name}`, body);
      expect(response.status).toBe(400);
    }
  });
});

describe("the sweep", () => {
  const sweep = (listMentions: ListPictureMentions) =>
    sweepPicturesJob(site.services.db, { folder: folder(), listMentions });

  it("leaves a picture that was used again after it had looked", async () => {
    const { listPictureMentions } = await import("#server/picture-mentions.ts");
    const { name } = await upload();
    const { name: other } = await upload();
    now = start.add({ hours: 24 * 31 });
    owner = await signIn(site);
    let looks = 0;
    await sweep(async (db) => {
      const found = await listPictureMentions(db);
      // Between the first look and the decision, as another process would.
      if (++looks === 1) await savePost({ featuredImage: name, publishedAt: null });
      return found;
    }).run(now);
    expect(looks).toBeGreaterThan(1);
    expect(await isThere(name)).toBe(true);
    expect(await isThere(other)).toBe(false);
    expect(await listed(name)).toMatchObject({ goesOn: null });
  });

  it("waits for whoever is about to use a picture", async () => {
    const { listPictureMentions } = await import("#server/picture-mentions.ts");
    const { name } = await upload();
    now = start.add({ hours: 24 * 31 });
    const held = Promise.withResolvers<void>();
    const swept = Promise.withResolvers<void>();
    const saving = site.services.db.transaction().execute(async (trx) => {
      await holdPictures(trx, name);
      held.resolve();
      await swept.promise;
      await trx
        .insertInto("letter")
        .values({
          ...{ subject: "", body: "", picture: name, pictureAlt: "", to: "subscribers" },
          ...{ eventId: null, part: "all", email: "", slug: null, dueAt: null },
          ...{ startedAt: null, enqueuedAt: null, finishedAt: null },
          ...{ createdAt: "2026-05-15T14:00:00.000Z", updatedAt: "2026-05-15T14:00:00.000Z" },
        })
        .execute();
    });
    await held.promise;
    let looks = 0;
    const sweeping = sweep((db) => {
      // The first look is over, and what comes next has to wait.
      if (++looks === 1) queueMicrotask(() => setTimeout(swept.resolve, 50));
      return listPictureMentions(db);
    }).run(now);
    await Promise.all([saving, sweeping]);
    expect(await isThere(name)).toBe(true);
  });

  it("takes up files that were uploaded before it knew them, and leaves what was laid there by hand", async () => {
    const old = `${"0a".repeat(16)}.webp`;
    await writeFile(join(folder(), old), await sharp(pixels).webp().toBuffer());
    await writeFile(join(folder(), "rose.webp"), pixels);
    await daysLater(1);
    expect(await listed(old)).toMatchObject({ width: 60, height: 40, goesOn: "2026-06-15" });
    await daysLater(31);
    expect(await isThere(old)).toBe(false);
    expect(await isThere("rose.webp")).toBe(true);
  });
});

describe("what is said of a post's and an event's picture", () => {
  const said = { pictureAlt: "A rose in bud", pictureFocus: "50% 20%" };
  const post = {
    ...{ title: "Buds", excerpt: "About buds", content: "Buds.", author: "Rose" },
    featuredImage: "buds.webp",
  };
  const picture = { imageUrl: "/attached-assets/buds.webp" };

  it.each([
    ["/api/admin/blog/posts", "/api/blog/posts", { ...post, slug: "buds" }],
    ["/api/admin/events", "/api/events", { ...event, ...picture }],
  ])("is kept, shown, and left by a payload that lacks it (%s)", async (path, open, payload) => {
    const made = await owner.call("POST", path, { ...payload, ...said });
    const { id } = (await made.json()) as { id: number };
    const shown = async () => {
      const all = (await (await site.call("GET", open)).json()) as { id: number }[];
      return all.find((it) => it.id === id);
    };
    expect(await shown()).toMatchObject(said);
    const kept = await owner.call("PUT", `${path}/${id}`, payload);
    expect(await kept.json()).toMatchObject(said);
    await owner.call("PUT", `${path}/${id}`, { ...payload, pictureAlt: "", pictureFocus: "" });
    expect(Object.keys((await shown()) ?? {})).not.toContain("pictureAlt");
    expect(Object.keys((await shown()) ?? {})).not.toContain("pictureFocus");
    for (const wrong of [
      { pictureAlt: "x".repeat(301) },
      { pictureAlt: "two\nlines" },
      { pictureAlt: 3 },
      { pictureFocus: "55% 20%" },
      { pictureFocus: "middle" },
      { pictureFocus: "110% 0%" },
    ]) {
      const refused = await owner.call("PUT", `${path}/${id}`, { ...payload, ...wrong });
      expect(refused.status).toBe(400);
      const { issues } = (await refused.json()) as { issues: { path: string }[] };
      expect(issues.map((issue) => issue.path)).toEqual(Object.keys(wrong));
    }
  });
});
