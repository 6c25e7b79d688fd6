import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { LetterAudiences } from "#mail/letter-audience.ts";
import { enqueueMail } from "#mail/outbox.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import { conflict, notFound } from "#shared/both/errors.ts";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { versionFrom, versionTag } from "#shared/server/if-match.ts";
import { idInPath, readBody } from "#shared/server/json-body.ts";
import type { Services } from "#shared/server/services.ts";
import {
  type Audience,
  type Letter,
  LetterFromPost,
  LetterInput,
  type LetterPreview,
  type LetterRecipient,
  type LetterWithProgress,
  type RecipientPage,
  SendInput,
} from "../contract.ts";
import { type LetterSetter, picturesIn, sampleFoot } from "./letter-for-one-reader.ts";
import { readPostalAddress } from "./postal-address.ts";
import { changeLetter, createLetter, publishLetter, removeLetter } from "./save-letter.ts";
import { sendLetter, stopLetter, takeBack } from "./send-letter.ts";
import { letterSettingsApi } from "./settings-api.ts";
import {
  findLetter,
  forOwner,
  letterGone,
  listLetters,
  listRecipients,
  progressOf,
  testKind,
} from "./store.ts";

/** A post as a letter is made of it. */
interface PostForLetter {
  title: string;
  slug: string;
  content: string;
  featuredImage: string | null;
  pictureAlt: string;
}

interface LettersContext {
  audiences: LetterAudiences;
  setLetter: LetterSetter;
  findPost: (id: number) => Promise<PostForLetter | undefined>;
}

const testLimit = { scope: "letter-test", tries: 30, windowSeconds: 3_600 };
const peopleOnPage = 50;

/** The owner's calls about letters, mounted at `/api/admin/letters` behind the guard. */
export function lettersAdminApi(services: Services, context: LettersContext): Hono {
  const { db, clock, limiter, outbox, mailDomain } = services;
  const { audiences, setLetter, findPost } = context;
  const answer = (c: Context, letter: Letter, status: 200 | 201 = 200) => {
    c.header("ETag", versionTag(letter));
    return c.json(letter, status);
  };
  return new Hono()
    .route("/settings", letterSettingsApi(services))
    .get("/", async (c) => c.json((await listLetters(db)).map(forOwner)))
    .post("/", async (c) =>
      answer(c, await createLetter(db, await readBody(c, LetterInput), clock()), 201),
    )
    .post("/from-post", async (c) => {
      const post = await findPost((await readBody(c, LetterFromPost)).postId);
      if (!post) throw notFound("This post is no longer there.");
      return answer(c, await createLetter(db, letterOf(post), clock()), 201);
    })
    .post("/preview", async (c) => {
      const input = await readBody(c, LetterInput);
      const postalAddress = await readPostalAddress(db);
      const made = await setLetter(input, { to: "", foot: sampleFoot, postalAddress });
      return c.json({
        subject: made.subject,
        html: made.html,
        text: made.text,
        htmlBytes: Buffer.byteLength(made.html),
        pictures: picturesShown(input, made.attachments ?? []),
      } satisfies LetterPreview);
    })
    .post("/audience", async (c) => {
      const choice = await readBody(c, AudienceAsked);
      return c.json((await audiences[choice.to].size(db, choice)) satisfies Audience);
    })
    .get("/:id", async (c) => {
      const row = await findLetter(db, idInPath(c, letterGone));
      const hasBegun = row.state !== "draft" && row.state !== "scheduled";
      const progress = hasBegun ? await progressOf(db, row) : null;
      c.header("ETag", versionTag(row));
      return c.json({ ...forOwner(row), progress } satisfies LetterWithProgress);
    })
    .put("/:id", async (c) => {
      const input = await readBody(c, LetterInput);
      const asked = { now: clock(), version: versionFrom(c) };
      return answer(c, await changeLetter(db, idInPath(c, letterGone), input, asked));
    })
    .delete("/:id", async (c) => {
      await removeLetter(db, idInPath(c, letterGone));
      return c.body(null, 204);
    })
    .post("/:id/test", async (c) => {
      await limiter.take(testLimit, "owner");
      const { id } = await findLetter(db, idInPath(c, letterGone));
      const to = await ownerAddress(db);
      if (to === undefined) {
        throw conflict("Please enter and confirm your own address in the settings first.");
      }
      await enqueueMail(db, { kind: testKind, subjectId: id, mailDomain, now: clock() });
      outbox.wake();
      return c.json({ to, delivery: outbox.delivery });
    })
    .post("/:id/send", async (c) => {
      const { at } = await readBody(c, SendInput);
      return answer(
        c,
        await sendLetter(db, idInPath(c, letterGone), {
          at: at ? Temporal.Instant.from(at) : undefined,
          now: clock(),
          audiences,
          setLetter,
        }),
      );
    })
    .post("/:id/take-back", async (c) => answer(c, await takeBack(db, idInPath(c, letterGone))))
    .post("/:id/stop", async (c) =>
      answer(c, await stopLetter(db, idInPath(c, letterGone), clock())),
    )
    .put("/:id/page", async (c) => {
      const { isPublic } = await readBody(c, PageInput);
      return answer(c, await publishLetter(db, idInPath(c, letterGone), isPublic));
    })
    .get("/:id/recipients", async (c) => {
      const row = await findLetter(db, idInPath(c, letterGone));
      const { people: total } = await progressOf(db, row);
      const pages = Math.max(1, Math.ceil(total / peopleOnPage));
      const page = Math.min(Math.max(1, Math.trunc(Number(c.req.query("page"))) || 1), pages);
      const rows = await listRecipients(db, row.id, page, peopleOnPage);
      const people = rows.map(toRecipient);
      return c.json({ people, total, page, pages } satisfies RecipientPage);
    });
}

/** The payload of `POST /api/admin/letters/audience`. */
export const AudienceAsked = z.pick(LetterInput, {
  to: true,
  eventId: true,
  part: true,
  email: true,
});
/** The payload of `PUT /api/admin/letters/{id}/page`. */
export const PageInput = z.object({ isPublic: z.boolean("Please say yes or no") });

function letterOf({ title, slug, content, featuredImage, ...post }: PostForLetter): LetterInput {
  // One from another site would have to be loaded when the letter is read.
  const picture = featuredImage && !/^https?:/i.test(featuredImage) ? featuredImage : "";
  return {
    subject: title.slice(0, 150),
    body: `${content.trim()}\n\n[Read this on our site](/blog/${encodeURIComponent(slug)})`,
    picture,
    pictureAlt: picture ? post.pictureAlt || title : "",
    to: "subscribers",
    eventId: null,
    part: "registered",
    email: "",
    isPublic: false,
  };
}

/** The addresses of the pictures in a letter, by what its HTML calls them. */
function picturesShown(
  { picture, body }: LetterInput,
  attachments: readonly { cid?: string }[],
): Record<string, string> {
  const all = [
    ["letter-picture", pictureAddress(picture) ?? ""] as const,
    ...picturesIn(body).map((src, index) => [`letter-picture-${index + 2}`, src] as const),
  ];
  return Object.fromEntries(all.filter(([name]) => attachments.some(({ cid }) => cid === name)));
}

function toRecipient(row: Awaited<ReturnType<typeof listRecipients>>[number]): LetterRecipient {
  const { id, name, email, state, delivery, lastError, sentAt } = row;
  const base = { id, name, email, reason: null, at: null };
  if (state === "sent") {
    return { ...base, state: delivery === "file" ? "kept_as_file" : "sent", at: sentAt };
  }
  if (state === "waiting") return { ...base, state: "waiting", reason: lastError, at: row.dueAt };
  if (state === null) return { ...base, state: "not_sent" };
  if (state === "void") {
    const reason = "They left the list, or the letter was stopped, before their turn.";
    return { ...base, state: "not_sent", reason };
  }
  return { ...base, state: "failed", reason: lastError };
}
