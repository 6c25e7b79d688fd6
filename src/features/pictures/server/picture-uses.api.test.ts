import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { event, letter, openPictureSite, type PictureSite } from "#tests/support/pictures.ts";
import type { PictureForOwner, StoredPicture } from "../answers.ts";

let here: PictureSite;
beforeAll(async () => {
  here = await openPictureSite();
});
afterAll(() => here.site.close());
beforeEach(() => here.begin());

describe("GET /api/admin/pictures", () => {
  it("lists an upload with its size, and the day on which it goes where nothing uses it", async () => {
    const { name } = await here.upload();
    expect(await here.listed(name)).toEqual({
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
    const { name } = await here.upload();
    for (const [method, path] of [
      ["GET", ""],
      ["PATCH", `/${name}`],
      ["DELETE", `/${name}`],
    ] as const) {
      const body = method === "PATCH" ? { isKept: true } : undefined;
      const response = await here.site.call(method, `/api/admin/pictures${path}`, body);
      expect(response.status).toBe(401);
    }
  });

  it.each<[what: string, path: RegExp, use: (picture: StoredPicture) => Promise<unknown>]>([
    ["Post", /^\/admin-blog$/, ({ name }) => here.savePost({ featuredImage: name })],
    [
      "Post",
      /^\/admin-blog$/,
      ({ url }) => here.savePost({ featuredImage: url, publishedAt: null }),
    ],
    [
      "Post",
      /^\/admin-blog$/,
      ({ url }) => here.savePost({ content: `Look:\n![A rose](${url})`, publishedAt: null }),
    ],
    [
      "Post",
      /^\/admin-blog$/,
      ({ name }) => here.savePost({ featuredImage: name, publishedAt: "2026-12-08T12:00:00Z" }),
    ],
    [
      "Event",
      /^\/admin-events$/,
      ({ url }) => here.owner.call("POST", "/api/admin/events", { ...event, imageUrl: url }),
    ],
    [
      "Event",
      /^\/admin-events$/,
      async ({ url }) => {
        const made = await here.owner.call("POST", "/api/admin/events", {
          ...event,
          imageUrl: url,
        });
        const { id } = (await made.json()) as { id: number };
        return here.owner.call("POST", `/api/admin/events/${id}/cancel`, {});
      },
    ],
    [
      "Letter",
      /^\/admin-letters\/\d+$/,
      ({ name }) => here.owner.call("POST", "/api/admin/letters", { ...letter, picture: name }),
    ],
    [
      "Letter",
      /^\/admin-letters\/\d+$/,
      async ({ url }) => {
        const made = await here.owner.call("POST", "/api/admin/letters", {
          ...letter,
          picture: url,
        });
        const { id } = (await made.json()) as { id: number };
        await here.site.services.db
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
        here.owner.call("PATCH", "/api/admin/plants/pawpaw/facts", {
          photographs: [{ url, caption: "In flower" }],
        }),
    ],
  ])("names the %s that uses one, which is neither deleted nor swept", async (what, path, use) => {
    const picture = await here.upload();
    await use(picture);
    const { uses, goesOn } = (await here.listed(picture.name)) as PictureForOwner;
    expect(goesOn).toBeNull();
    expect(uses).toHaveLength(1);
    expect(uses[0]?.what).toBe(what);
    expect(uses[0]?.path).toMatch(path);
    const refused = await here.owner.call("DELETE", `/api/admin/pictures/${picture.name}`);
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toMatch(`This picture is used: ${what}, “`);
    await here.daysLater(31);
    await here.daysLater(90);
    expect(await here.isThere(picture.name)).toBe(true);
  });
});
