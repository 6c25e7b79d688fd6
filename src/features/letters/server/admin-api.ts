import { Hono } from "hono";
import * as z from "zod/mini";
import type { PostRow } from "#db/schema.ts";
import { notFound } from "#shared/both/failures.ts";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { answerRow, versionFrom } from "#shared/server/if-match.ts";
import { idInPath, readBody } from "#shared/server/json-body.ts";
import { type Answer, described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { Letter, LetterAudience, LetterPreview, LetterWithProgress } from "../answers.ts";
import { LetterAudienceAsked, LetterFromPost, LetterInput } from "../inputs.ts";
import { picturesIn, sampleFrame } from "./compose-letter.ts";
import { readPostalAddress } from "./postal-address.ts";
import { changeLetter, createLetter, removeLetter } from "./save-letter.ts";
import { type SendingContext, sendingApi } from "./sending-api.ts";
import { letterSettingsApi } from "./settings-api.ts";
import { findLetter, forOwner, letterGone, listLetters, progressOf } from "./store.ts";

/** A post as a letter is made of it. */
export type PostForLetter = Pick<
  PostRow,
  "title" | "slug" | "content" | "featuredImage" | "pictureAlt"
>;

interface LettersContext extends SendingContext {
  findPost: (id: number) => Promise<PostForLetter | undefined>;
}

const theDraft: Answer = { says: "The draft.", body: Letter, hasETag: true };
const gone = "The letter is no longer there.";

/** The owner's calls about letters, mounted at `/api/admin/letters` behind the guard. */
export function lettersAdminApi(services: Services, context: LettersContext): Hono {
  const { db, clock } = services;
  const { audiences, setLetter, findPost } = context;
  return new Hono()
    .route("/settings", letterSettingsApi(services))
    .get(
      "/",
      described({
        says: "Every letter, drafts and what goes out first.",
        answers: { 200: { says: "The letters.", body: z.array(Letter) } },
      }),
      async (c) => c.json((await listLetters(db)).map(forOwner)),
    )
    .post(
      "/",
      described({
        says: "Begins a letter.",
        payload: { LetterInput },
        answers: { 201: theDraft },
      }),
      async (c) =>
        answerRow(c, await createLetter(db, await readBody(c, LetterInput), clock()), 201),
    )
    .post(
      "/from-post",
      described({
        says: "Begins a letter with the text of a post.",
        payload: { LetterFromPost },
        answers: { 201: theDraft, 404: "The post is no longer there." },
      }),
      async (c) => {
        const post = await findPost((await readBody(c, LetterFromPost)).postId);
        if (!post) throw notFound("This post is no longer there.");
        return answerRow(c, await createLetter(db, letterOf(post), clock()), 201);
      },
    )
    .post(
      "/preview",
      described({
        says: "The letter as it would be sent; nothing is kept.",
        payload: { LetterInput },
        answers: { 200: { says: "As it would be sent.", body: LetterPreview } },
      }),
      async (c) => {
        const input = await readBody(c, LetterInput);
        const postalAddress = await readPostalAddress(db);
        const made = await setLetter(input, { to: "", frame: sampleFrame, postalAddress });
        return c.json({
          subject: made.subject,
          html: made.html,
          text: made.text,
          htmlBytes: Buffer.byteLength(made.html),
          pictures: picturesShown(input, made.attachments ?? []),
        } satisfies LetterPreview);
      },
    )
    .post(
      "/audience",
      described({
        says: "How many people a letter would go to.",
        payload: { LetterAudienceAsked },
        answers: { 200: { says: "How many, and who is left out.", body: LetterAudience } },
      }),
      async (c) => {
        const choice = await readBody(c, LetterAudienceAsked);
        return c.json((await audiences[choice.to].size(db, choice)) satisfies LetterAudience);
      },
    )
    .get(
      "/:id",
      described({
        says: "One letter, and how far it has come.",
        answers: {
          200: { says: "The letter.", body: LetterWithProgress, hasETag: true },
          404: gone,
        },
      }),
      async (c) => {
        const row = await findLetter(db, idInPath(c, letterGone));
        const hasBegun = row.state !== "draft" && row.state !== "scheduled";
        const progress = hasBegun ? await progressOf(db, row) : null;
        return answerRow(c, { ...forOwner(row), progress } satisfies LetterWithProgress);
      },
    )
    .put(
      "/:id",
      described({
        says: "Changes a draft.",
        payload: { LetterInput },
        takesIfMatch: true,
        answers: {
          200: { says: "The letter as it is now.", body: Letter, hasETag: true },
          404: gone,
          409: "It is no draft any more.",
        },
      }),
      async (c) => {
        const input = await readBody(c, LetterInput);
        const asked = { now: clock(), version: versionFrom(c) };
        return answerRow(c, await changeLetter(db, idInPath(c, letterGone), input, asked));
      },
    )
    .delete(
      "/:id",
      described({
        says: "Deletes a letter that is not on its way.",
        answers: { 204: "It is gone.", 404: gone, 409: "It is on its way: stop it first." },
      }),
      async (c) => {
        await removeLetter(db, idInPath(c, letterGone));
        return c.body(null, 204);
      },
    )
    .route("/", sendingApi(services, context));
}

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
