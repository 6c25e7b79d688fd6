import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { holdPictures, type ListPictureMentions } from "#shared/server/uploaded-pictures.ts";
import { openPictureSite, type PictureSite, pixels } from "#tests/support/pictures.ts";
import type { StoredPicture } from "../answers.ts";
import { sweepPicturesJob } from "./delete-unused-pictures-job.ts";

let here: PictureSite;
beforeAll(async () => {
  here = await openPictureSite();
});
afterAll(() => here.site.close());
beforeEach(() => here.begin());

describe("an upload that nothing uses", () => {
  it("goes after 30 days, and not before", async () => {
    const { name } = await here.upload();
    await here.daysLater(29);
    expect(await here.isThere(name)).toBe(true);
    await here.daysLater(30);
    expect(await here.isThere(name)).toBe(false);
    expect(await here.listed(name)).toBeUndefined();
  });

  it("has 30 days from when its last use ended", async () => {
    const { name } = await here.upload();
    const { id } = await here.savePost({ featuredImage: name });
    await here.daysLater(40);
    expect((await here.owner.call("DELETE", `/api/admin/blog/posts/${id}`)).status).toBe(204);
    expect(await here.listed(name)).toMatchObject({ uses: [], goesOn: "2026-07-24" });
    await here.daysLater(41);
    expect(await here.listed(name)).toMatchObject({ uses: [], goesOn: "2026-07-25" });
    await here.daysLater(70);
    expect(await here.isThere(name)).toBe(true);
    await here.daysLater(71);
    expect(await here.isThere(name)).toBe(false);
  });

  it("stays where the owner keeps it, until she no longer does", async () => {
    const { name } = await here.upload();
    const path = `/api/admin/pictures/${name}`;
    const kept = await here.owner.call("PATCH", path, { isKept: true }, { "if-match": '"1"' });
    expect(kept.headers.get("etag")).toBe('"2"');
    expect(await kept.json()).toMatchObject({ isKept: true, goesOn: null, version: 2 });
    await here.daysLater(100);
    expect(await here.isThere(name)).toBe(true);
    const freed = await here.owner.call("PATCH", path, { isKept: false });
    expect(await freed.json()).toMatchObject({ isKept: false, goesOn: "2026-09-22" });
    await here.daysLater(130);
    expect(await here.isThere(name)).toBe(false);
  });

  it("can be put back for thirty days after it was deleted", async () => {
    const { name } = await here.upload();
    const path = `/api/admin/pictures/${name}`;
    const deleted = await here.owner.call("DELETE", path);
    expect(await deleted.json()).toMatchObject({ isDeleted: true, goesOn: "2026-06-15" });
    const back = await here.owner.call("PATCH", path, { isDeleted: false });
    expect(await back.json()).toMatchObject({ isDeleted: false, goesOn: "2026-06-14" });
    await here.daysLater(2);
    expect(await here.isThere(name)).toBe(true);
    await here.owner.call("DELETE", path);
    await here.daysLater(32);
    expect(await here.isThere(name)).toBe(true);
    await here.daysLater(33);
    expect(await here.isThere(name)).toBe(false);
    expect((await here.owner.call("PATCH", path, { isDeleted: false })).status).toBe(404);
    expect((await here.owner.call("DELETE", path)).status).toBe(404);
  });

  it("comes back by itself where something uses it again", async () => {
    const { name } = await here.upload();
    await here.owner.call("DELETE", `/api/admin/pictures/${name}`);
    await here.savePost({ content: `![](${name})` });
    expect(await here.listed(name)).toMatchObject({ isDeleted: false, goesOn: null });
    await here.daysLater(40);
    expect(await here.isThere(name)).toBe(true);
  });

  it("is changed by one person at a time", async () => {
    const { name } = await here.upload();
    const path = `/api/admin/pictures/${name}`;
    await here.owner.call("PATCH", path, { isKept: true }, { "if-match": '"1"' });
    for (const [method, body] of [["DELETE"], ["PATCH", { isKept: false }]] as const) {
      const late = await here.owner.call(method, path, body, { "if-match": '"1"' });
      expect(late.status).toBe(412);
    }
    expect(await here.listed(name)).toMatchObject({ isKept: true, isDeleted: false });
  });

  it("refuses what is no change", async () => {
    const { name } = await here.upload();
    for (const body of [{ isKept: "yes" }, { isDeleted: true }]) {
      const response = await here.owner.call("PATCH", `/api/admin/pictures/${name}`, body);
      expect(response.status).toBe(400);
    }
  });
});

describe("the sweep", () => {
  const sweep = (listMentions: ListPictureMentions) =>
    sweepPicturesJob(here.site.services.db, { folder: here.folder, listMentions });

  it("leaves a picture that was used again after it had looked", async () => {
    const { keptByAll } = await import("#server/features.ts");
    const { name } = await here.upload();
    const { name: other } = await here.upload();
    const now = await here.setDay(31);
    let looks = 0;
    await sweep(async (db) => {
      const found = await keptByAll.listPictureMentions(db);
      // Between the first look and the decision, as another process would.
      if (++looks === 1) await here.savePost({ featuredImage: name, publishedAt: null });
      return found;
    }).run(now);
    expect(looks).toBeGreaterThan(1);
    expect(await here.isThere(name)).toBe(true);
    expect(await here.isThere(other)).toBe(false);
    expect(await here.listed(name)).toMatchObject({ goesOn: null });
  });

  it("waits for whoever is about to use a picture", async () => {
    const { keptByAll } = await import("#server/features.ts");
    const { name } = await here.upload();
    const now = await here.setDay(31);
    const held = Promise.withResolvers<void>();
    const swept = Promise.withResolvers<void>();
    const saving = here.site.services.db.transaction().execute(async (trx) => {
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
      return keptByAll.listPictureMentions(db);
    }).run(now);
    await Promise.all([saving, sweeping]);
    expect(await here.isThere(name)).toBe(true);
  });

  it("takes up files that were uploaded before it knew them, and leaves what was laid there by hand", async () => {
    const old = `${"0a".repeat(16)}.webp`;
    await writeFile(join(here.folder, old), await sharp(pixels).webp().toBuffer());
    await writeFile(join(here.folder, "rose.webp"), pixels);
    await here.daysLater(1);
    expect(await here.listed(old)).toMatchObject({ width: 60, height: 40, goesOn: "2026-06-15" });
    await here.daysLater(31);
    expect(await here.isThere(old)).toBe(false);
    expect(await here.isThere("rose.webp")).toBe(true);
  });
});

describe("the same photograph", () => {
  const uploadOnce = async () => {
    const answer = await here.site.app.request("/api/admin/pictures?once=true", {
      method: "POST",
      headers: { authorization: `Bearer ${here.owner.token}` },
      body: new Uint8Array(pixels),
    });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as StoredPicture).name;
  };

  it("is one upload where that is asked for, and comes back where it was deleted", async () => {
    const name = await uploadOnce();
    await here.owner.call("DELETE", `/api/admin/pictures/${name}`);
    expect(await here.listed(name)).toMatchObject({ isDeleted: true, version: 2 });
    expect(await uploadOnce()).toBe(name);
    expect(await here.listed(name)).toMatchObject({ isDeleted: false, goesOn: "2026-06-14" });
    await here.owner.call("PATCH", `/api/admin/pictures/${name}`, { isKept: true });
    expect(await uploadOnce()).toBe(name);
    expect(await here.listed(name)).toMatchObject({ isKept: true, goesOn: null });
    expect(await here.isThere(name)).toBe(true);
  });

  it("is another upload each time where nobody asks", async () => {
    const [first, second] = [await here.upload(), await here.upload()];
    expect(first.name).not.toBe(second.name);
  });
});
