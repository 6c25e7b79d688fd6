import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownerEnv, signIn, type TestOwner } from "#tests/support/owner.ts";
import { openSite, type TestSite } from "#tests/support/site.ts";
import type { HomePictures, PictureForOwner, PlaceForOwner, StoredPicture } from "../answers.ts";

let site: TestSite;
let owner: TestOwner;
beforeAll(async () => {
  site = await openSite({ env: ownerEnv });
  owner = await signIn(site);
});
afterAll(() => site.close());

const places = "/api/admin/pictures/places";
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
  return (await response.json()) as StoredPicture;
}

const home = async () => (await (await site.call("GET", "/api/pictures")).json()) as HomePictures;
const place = async (id: string) => {
  const all = (await (await owner.call("GET", places)).json()) as PlaceForOwner[];
  return all.find((it) => it.id === id);
};

describe("GET /api/pictures", () => {
  it("answers the 21 built-in pictures of the gallery, and nothing replaced", async () => {
    const { gallery, replaced } = await home();
    expect(gallery).toHaveLength(21);
    expect(gallery[0]).toEqual({
      id: 1,
      url: "/pictures/gallery/01.svg",
      alt: "Dawn over the perennial beds, with delphiniums and coneflowers along a grass path.",
    });
    expect(gallery.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
    expect(replaced).toEqual({});
  });
});

describe("the owner's pictures in the places of built-in ones", () => {
  it("are shown in the gallery, and go from there one by one", async () => {
    const before = await home();
    const { name, url } = await upload();
    const generation = async () => {
      const row = await site.services.db
        .selectFrom("siteFact")
        .select("value")
        .where("name", "=", "content-generation")
        .executeTakeFirst();
      return Number(row?.value ?? 0);
    };
    const version = await generation();
    const says = { picture: name, alt: "Our cat in the peonies.", focus: "50% 20%" };
    const put = await owner.call("PUT", `${places}/gallery-03`, says, { "if-match": '"1"' });
    expect(put.headers.get("etag")).toBe('"2"');
    expect(await put.json()).toMatchObject({ ...says, url, version: 2, label: "Gallery 3" });
    expect(await generation()).toBeGreaterThan(version);
    const { gallery } = await home();
    expect(gallery[2]).toEqual({ id: 3, url, alt: says.alt, focus: says.focus });
    expect(gallery.toSpliced(2, 1)).toEqual(before.gallery.toSpliced(2, 1));
    const used = (await (
      await owner.call("GET", "/api/admin/pictures")
    ).json()) as PictureForOwner[];
    expect(used.find((it) => it.name === name)).toMatchObject({
      goesOn: null,
      uses: [{ what: "Home page", title: "Gallery 3", path: "/admin-pictures" }],
    });
    expect((await owner.call("DELETE", `/api/admin/pictures/${name}`)).status).toBe(409);
    const back = await owner.call("DELETE", `${places}/gallery-03`, undefined, {
      "if-match": '"2"',
    });
    expect(back.headers.get("etag")).toBe('"3"');
    expect(await back.json()).toMatchObject({
      picture: null,
      url: "/pictures/gallery/03.svg",
      version: 3,
    });
    expect(await home()).toEqual(before);
    expect((await owner.call("DELETE", `/api/admin/pictures/${name}`)).status).toBe(200);
  });

  it("stand on the home page by the address of what they replace", async () => {
    const { name, url } = await upload();
    await owner.call("PUT", `${places}/hero`, { picture: name, alt: "The gate." });
    await owner.call("PUT", `${places}/products-decor`, { picture: name, alt: "" });
    expect((await home()).replaced).toEqual({
      "/pictures/hero.svg": { url, alt: "The gate." },
      "/pictures/products/decor.svg": { url, alt: "" },
    });
  });

  it("are changed by one person at a time", async () => {
    const { name } = await upload();
    const says = { picture: name, alt: "The gate." };
    await owner.call("PUT", `${places}/visit`, says, { "if-match": '"1"' });
    for (const [method, body] of [["PUT", { ...says, alt: "Late" }], ["DELETE"]] as const) {
      const late = await owner.call(method, `${places}/visit`, body, { "if-match": '"1"' });
      expect(late.status).toBe(412);
    }
    expect(await place("visit")).toMatchObject({ picture: name, alt: "The gate." });
  });

  it.each([
    ["no picture", { picture: "" }, "picture"],
    ["a picture that is not there", { picture: `${"0b".repeat(16)}.webp` }, "picture"],
    ["a path", { picture: "../../secret.webp" }, "picture"],
    ["what no database looks for", { picture: "\0" }, "picture"],
    ["a gallery's picture without its caption", { alt: " " }, "alt"],
    ["a focus that is none", { focus: "left" }, "focus"],
  ])("are not taken with %s", async (_what, wrong, field) => {
    const { name } = await upload();
    const response = await owner.call("PUT", `${places}/gallery-04`, {
      ...{ picture: name, alt: "A rose." },
      ...wrong,
    });
    expect(response.status).toBe(400);
    const { issues } = (await response.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual([field]);
    expect(await place("gallery-04")).toMatchObject({ picture: null, version: 1 });
  });

  it("go into no other place, are no others than uploads, and are the owner's alone", async () => {
    const { name } = await upload();
    const says = { picture: name, alt: "A rose." };
    for (const id of ["gallery-22", "gallery-1", "logo", "%00"]) {
      expect((await owner.call("PUT", `${places}/${id}`, says)).status).toBe(404);
      expect((await owner.call("DELETE", `${places}/${id}`)).status).toBe(404);
    }
    for (const method of ["PATCH", "DELETE"])
      expect((await owner.call(method, "/api/admin/pictures/%00", {})).status).toBe(404);
    expect((await site.call("PUT", `${places}/hero`, says)).status).toBe(401);
    expect((await site.call("GET", places)).status).toBe(401);
  });
});
