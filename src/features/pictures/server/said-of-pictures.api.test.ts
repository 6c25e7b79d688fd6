import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { event, openPictureSite, type PictureSite } from "#tests/support/pictures.ts";

let here: PictureSite;
beforeAll(async () => {
  here = await openPictureSite();
});
afterAll(() => here.site.close());
beforeEach(() => here.begin());

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
    const made = await here.owner.call("POST", path, { ...payload, ...said });
    const { id } = (await made.json()) as { id: number };
    const shown = async () => {
      const all = (await (await here.site.call("GET", open)).json()) as { id: number }[];
      return all.find((it) => it.id === id);
    };
    expect(await shown()).toMatchObject(said);
    const kept = await here.owner.call("PUT", `${path}/${id}`, payload);
    expect(await kept.json()).toMatchObject(said);
    await here.owner.call("PUT", `${path}/${id}`, { ...payload, pictureAlt: "", pictureFocus: "" });
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
      const refused = await here.owner.call("PUT", `${path}/${id}`, { ...payload, ...wrong });
      expect(refused.status).toBe(400);
      const { issues } = (await refused.json()) as { issues: { path: string }[] };
      expect(issues.map((issue) => issue.path)).toEqual(Object.keys(wrong));
    }
  });
});
