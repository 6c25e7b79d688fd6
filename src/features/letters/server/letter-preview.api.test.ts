import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type LetterSite, letter, openLetterSite } from "#tests/support/letters.ts";
import type { LetterPreview } from "../answers.ts";

let here: LetterSite;
beforeEach(async () => {
  here = await openLetterSite();
});
afterEach(() => here.close());

/** Its pictures and sizes are no matter of the database. */
const once = it.skipIf(process.env["TEST_ENGINE"] === "postgres");

describe("what the owner sees of a letter before", () => {
  once(
    "is the letter itself, under the sizes that mail programs take, with its picture in it",
    async () => {
      const long = `${"Words of a letter that goes on for a while. ".repeat(20)}\n\n`.repeat(20);
      const input = {
        ...letter,
        body: long,
        picture: "/pictures/cemetery.svg",
        pictureAlt: "Roses",
      };
      const response = await here.owner.call("POST", "/api/admin/letters/preview", input);
      const preview = (await response.json()) as LetterPreview;
      expect(preview.htmlBytes).toBeLessThan(100_000);
      expect(preview.html).toContain("Words of a letter");
      expect(preview.text).toContain("12 Rose Lane");
      expect(preview.pictures).toEqual({ "letter-picture": "/pictures/cemetery.svg" });
      const { id } = await here.create({ ...input, to: "person", email: "ann@example.com" });
      await here.act(id, "send");
      await here.goOut();
      const sent = here.smtp.accepted.at(-1);
      const [picture] = sent?.attachments ?? [];
      expect(picture).toMatchObject({ mimeType: "image/jpeg", contentId: "<letter-picture>" });
      expect(sent?.html).toContain('<img src="cid:letter-picture" alt="Roses"');
      expect(sent?.html?.match(/src=/g)).toHaveLength(1);
      const bytes =
        Number((picture?.content as ArrayBuffer | undefined)?.byteLength) * (4 / 3) +
        preview.htmlBytes * 2;
      expect(bytes).toBeLessThan(250_000);
      const hostile = { ...letter, subject: "<b>", body: "<script>x</script> [a](javascript:x)" };
      const { html } = (await (
        await here.owner.call("POST", "/api/admin/letters/preview", hostile)
      ).json()) as LetterPreview;
      expect(html).not.toMatch(/<script>|<b>|href="javascript/);
    },
  );

  once("has the post's marks, and the pictures in its text travel in it, too", async () => {
    const drawn = ["mary-garden", "pollinators"].map((name) => `/pictures/blog/${name}.svg`);
    const lines = drawn.map((path) => `![A drawing](${path})`);
    const body = [...lines, "![Gone](gone.jpg)", "**Come**, [call](tel:+15705550142)"].join("\n");
    const input = { ...letter, body, picture: "/pictures/cemetery.svg", pictureAlt: "Roses" };
    const response = await here.owner.call("POST", "/api/admin/letters/preview", input);
    const preview = (await response.json()) as LetterPreview;
    expect(preview.pictures).toEqual({
      "letter-picture": "/pictures/cemetery.svg",
      "letter-picture-2": drawn[0],
      "letter-picture-3": drawn[1],
    });
    const { id } = await here.create({ ...input, to: "person", email: "ann@example.com" });
    await here.act(id, "send");
    await here.goOut();
    const sent = here.smtp.accepted.at(-1);
    const attachments = sent?.attachments ?? [];
    const names = ["", "-2", "-3"].map((end) => `<letter-picture${end}>`);
    expect(attachments.map(({ contentId }) => contentId)).toEqual(names);
    const bytes = attachments.map(({ content }) => (content as ArrayBuffer).byteLength);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
    expect(sent?.html?.match(/src="(?!cid:)/)).toBeNull();
    expect(sent?.html).toContain('<img src="cid:letter-picture-3" alt="A drawing"');
    expect(sent?.html).toContain('href="http://nursery.test/attached-assets/gone.jpg"');
    expect(sent?.html).toContain("<strong>Come</strong>");
    expect(sent?.text).toContain("[Picture: A drawing]");
    expect(sent?.text).toContain("Come, call (tel:+15705550142)");
  });

  it("can be tried on herself, once her address is confirmed", async () => {
    const { id } = await here.create();
    expect((await here.act(id, "test")).status).toBe(409);
    await here.owner.call("PUT", "/api/admin/owner-mail", { address: "rose@example.com" });
    await here.site.services.outbox.sendDue();
    const token = /owner-mail\/(\S+)/.exec(here.smtp.accepted.at(-1)?.text ?? "")?.[1];
    await here.site.call("POST", "/api/owner-mail/confirm", { token });
    expect(await (await here.act(id, "test")).json()).toEqual({
      to: "rose@example.com",
      delivery: "mail",
    });
    await here.site.services.outbox.sendDue();
    expect(here.got("[Test] Plant sale on Saturday")).toEqual(["rose@example.com"]);
    expect((await here.read(id)).state).toBe("draft");
  });

  it("can begin with a post", async () => {
    const posts = await (await here.owner.call("GET", "/api/admin/blog/posts")).json();
    const [post] = posts;
    const response = await here.owner.call("POST", "/api/admin/letters/from-post", {
      postId: post.id,
    });
    expect(await response.json()).toMatchObject({
      subject: post.title,
      state: "draft",
      body: expect.stringContaining(`(/blog/${post.slug})`),
    });
    const none = await here.owner.call("POST", "/api/admin/letters/from-post", { postId: 4711 });
    expect(none.status).toBe(404);
  });
});
