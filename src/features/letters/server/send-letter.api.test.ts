import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { picturesFolder } from "#shared/server/uploaded-pictures.ts";
import { type LetterSite, letter, openLetterSite } from "#tests/support/letters.ts";

let here: LetterSite;
beforeEach(async () => {
  here = await openLetterSite();
  await here.subscribers(1);
});
afterEach(() => here.close());

/** Sends off a letter whose picture comes only when it is let: it is being drawn until then. */
async function sendHeldUp() {
  const folder = picturesFolder(here.site.dataDir);
  mkdirSync(folder, { recursive: true });
  const pipe = join(folder, "slow.png");
  execFileSync("mkfifo", [pipe]);
  const { id } = await here.create({ picture: "slow.png", pictureAlt: "A rose" });
  const sending = here.act(id, "send");
  // Opens once somebody reads from it.
  const picture = await open(pipe, "w");
  return {
    id,
    async letGo() {
      await picture.writeFile(readFileSync("public/icon-192.png"));
      await picture.close();
      return sending;
    },
  };
}

describe("a letter whose pictures take long to draw", () => {
  it("keeps nobody waiting who writes meanwhile", async () => {
    const { letGo } = await sendHeldUp();
    const other = await here.subscribe("bea@example.com");
    const answer = await letGo();
    expect([other.status, answer.status]).toEqual([200, 200]);
  });

  it("is not sent off where it was changed meanwhile", async () => {
    const { id, letGo } = await sendHeldUp();
    const changes = { ...letter, subject: "Another subject" };
    const path = `/api/admin/letters/${id}`;
    expect((await here.owner.call("PUT", path, changes)).status).toBe(200);
    const answer = await letGo();
    expect(answer.status).toBe(409);
    expect(((await answer.json()) as { message: string }).message).toContain("changed meanwhile");
    expect(await here.read(id)).toMatchObject({ state: "draft", subject: "Another subject" });
  });
});
