import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import type { PictureForOwner, StoredPicture } from "#features/pictures/answers.ts";
import { ownerEnv, signIn, type TestOwner } from "./owner.ts";
import { openSite, type TestSite } from "./site.ts";

const start = Temporal.Instant.from("2026-05-15T14:00:00Z");

/** A small picture, as the owner's camera might hand it over. */
export const pixels = await sharp({
  create: { width: 60, height: 40, channels: 3, background: "#3a6b35" },
})
  .png()
  .toBuffer();

/** An event and a letter that can be saved as they are. */
export const event = {
  title: "Rose walk",
  description: "Among the roses.",
  date: "2026-06-20",
  time: "2:00 PM - 4:00 PM",
  location: "The garden",
};
export const letter = { subject: "June", body: "Dear friends", to: "subscribers" };

/** A site whose owner uploads pictures, with a clock that begins on May 15, 2026. */
export interface PictureSite {
  site: TestSite;
  /** Signed in; anew each time the clock moves. */
  owner: TestOwner;
  /** The folder of the uploads. */
  folder: string;
  upload(): Promise<StoredPicture>;
  /** What the owner's list says of this one. */
  listed(name: string): Promise<PictureForOwner | undefined>;
  /** Whether its file is there. */
  isThere(name: string): Promise<boolean>;
  /** Moves the clock to so many days after its beginning. */
  setDay(days: number): Promise<Temporal.Instant>;
  /** The same, with the jobs as they run then. */
  daysLater(days: number): Promise<void>;
  savePost(values: object): Promise<{ id: number }>;
  /** Moves the clock back, and lets the sweep of this day run again. */
  begin(): Promise<void>;
}

/** Opens such a site. */
export async function openPictureSite(): Promise<PictureSite> {
  let now = start;
  let posts = 0;
  const site = await openSite({ env: ownerEnv, clock: () => now });
  const folder = join(site.dataDir, "attached-assets");
  const here: PictureSite = {
    site,
    owner: await signIn(site),
    folder,
    async upload() {
      const response = await site.app.request("/api/admin/pictures", {
        method: "POST",
        headers: { authorization: `Bearer ${here.owner.token}` },
        body: new Uint8Array(pixels),
      });
      expect(response.status).toBe(201);
      return (await response.json()) as StoredPicture;
    },
    async listed(name) {
      const answer = await here.owner.call("GET", "/api/admin/pictures");
      const all = (await answer.json()) as PictureForOwner[];
      return all.find((picture) => picture.name === name);
    },
    isThere: async (name) => (await readdir(folder)).includes(name),
    async setDay(days) {
      now = start.add({ hours: 24 * days });
      // A session ends by the clock, too.
      here.owner = await signIn(site);
      return now;
    },
    async daysLater(days) {
      now = start.add({ hours: 24 * days });
      await site.services.jobs.runDue();
      here.owner = await signIn(site);
    },
    async savePost(values) {
      posts += 1;
      const response = await here.owner.call("POST", "/api/admin/blog/posts", {
        title: `Roses ${posts}`,
        slug: `roses-${posts}`,
        excerpt: "About roses",
        content: "Roses.",
        author: "Rose",
        ...values,
      });
      expect(response.status).toBe(201);
      return (await response.json()) as { id: number };
    },
    async begin() {
      const { db } = site.services;
      await db.deleteFrom("siteFact").where("name", "=", "pictures-swept-on").execute();
      await here.setDay(0);
    },
  };
  return here;
}
