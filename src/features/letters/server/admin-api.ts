import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Db } from "#db/connect.ts";
import type { PostRow } from "#db/schema.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { LetterAudiences } from "#mail/letter-recipients-interface.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import { conflict, notFound } from "#shared/both/failure-kinds.ts";
import { may } from "#shared/both/owner/rights.ts";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { answerRow, versionFrom } from "#shared/server/if-match.ts";
import { idInPath, noContent, readBody } from "#shared/server/json-body.ts";
import { rowId } from "#shared/server/openapi/answer-shapes.ts";
import { type Answer, described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { requireRight } from "#shared/server/signed-in-account.ts";
import {
  Letter,
  LetterAudience,
  LetterPreview,
  LetterRecipients,
  LetterTest,
  LetterWithProgress,
} from "../answers.ts";
import {
  emptyLetter,
  LetterAudienceAsked,
  LetterFromPost,
  LetterInput,
  LetterPageInput,
  SendInput,
} from "../inputs.ts";
import { rightToWriteTo } from "../right-to-write-to.ts";
import { type LetterSetter, picturesIn, sampleFrame } from "./compose-letter.ts";
import { changeLetter, createLetter, publishLetter, removeLetter } from "./save-letter.ts";
import { sendLetter, stopLetter, takeBack } from "./send-letter.ts";
import { addressFor, letterSettingsApi } from "./settings-api.ts";
import {
  findLetter,
  forOwner,
  letterGone,
  listLetters,
  listRecipients,
  progressOf,
  testKind,
} from "./store.ts";

type Post = Pick<PostRow, "title" | "slug" | "content" | "featuredImage" | "pictureAlt">;

interface LettersContext {
  audiences: LetterAudiences;
  setLetter: LetterSetter;
  findPost(db: Db, id: number): Promise<Post | undefined>;
}

const testLimit = { scope: "letter-test", tries: 30, windowSeconds: 3_600 };
const peopleOnPage = 50;

const theDraft: Answer = { says: "The draft.", body: Letter, hasETag: true };
const asItIs: Answer = { says: "The letter as it is now.", body: Letter, hasETag: true };
const gone = "The letter is no longer there.";

/** The owner's calls about letters, mounted at `/api/admin/letters` behind the guard. */
export function lettersAdminApi(services: Services, context: LettersContext): Hono {
  const { db, clock, limiter, outbox, mailDomain } = services;
  const { audiences, setLetter, findPost } = context;

  /** The input, if the sender may write to its audience. */
  async function readTheirs<Schema extends z.ZodMiniType<Pick<LetterInput, "to">>>(
    c: Context,
    schema: Schema,
  ) {
    const input = await readBody(c, schema);
    requireRight(c.get("signedIn"), rightToWriteTo[input.to]);
    return input;
  }

  return new Hono()
    .route("/settings", letterSettingsApi(services))
    .use("/:id{[0-9]+}/*", async (c, next) => {
      const account = c.get("signedIn");
      if (!account.isOwner) {
        const { to } = await findLetter(db, idInPath(c, letterGone));
        requireRight(account, rightToWriteTo[to]);
      }
      await next();
    })
    .get(
      "/",
      described({
        says: "Every letter, drafts and what goes out first.",
        more: "A helper has those to the people whom they may write to.",
        answers: { 200: { says: "The letters.", body: z.array(Letter) } },
      }),
      async (c) => {
        const account = c.get("signedIn");
        const theirs = (await listLetters(db)).filter(({ to }) => may(account, rightToWriteTo[to]));
        return c.json(theirs.map(forOwner));
      },
    )
    .post(
      "/",
      described({
        says: "Begins a letter.",
        payload: { LetterInput },
        answers: { 201: theDraft },
      }),
      async (c) =>
        answerRow(c, await createLetter(db, await readTheirs(c, LetterInput), clock()), 201),
    )
    .post(
      "/from-post",
      described({
        says: "Begins a letter with the text of a post.",
        payload: { LetterFromPost },
        answers: { 201: theDraft, 404: "The post is no longer there." },
      }),
      async (c) => {
        const post = await findPost(db, (await readBody(c, LetterFromPost)).postId);
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
        const input = await readTheirs(c, LetterInput);
        const made = await setLetter(db, input, { to: "", frame: sampleFrame });
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
        const choice = await readTheirs(c, LetterAudienceAsked);
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
        answers: { 200: asItIs, 404: gone, 409: "It is no draft any more." },
      }),
      async (c) => {
        const input = await readTheirs(c, LetterInput);
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
      noContent((c) => removeLetter(db, idInPath(c, letterGone), clock())),
    )
    .post(
      "/:id/test",
      described({
        says: "Sends the letter to the owner alone.",
        limit: "30 an hour",
        answers: {
          200: { says: "It is on its way.", body: LetterTest },
          404: gone,
          409: "The owner has no confirmed address.",
        },
      }),
      async (c) => {
        await limiter.take(testLimit, "owner");
        const { id } = await findLetter(db, idInPath(c, letterGone));
        const to = await ownerAddress(db);
        if (to === undefined) {
          throw conflict("Please enter and confirm your own address in the settings first.");
        }
        await enqueueMail(db, { kind: testKind, subjectId: id, mailDomain, now: clock() });
        const shown = addressFor(c.get("signedIn"), to);
        return c.json({ to: shown, delivery: outbox.delivery } satisfies LetterTest);
      },
    )
    .post(
      "/:id/send",
      described({
        says: "Sends a letter off, now or at a time.",
        payload: { SendInput },
        answers: { 200: asItIs, 404: gone, 409: "It was sent off already, or changed meanwhile." },
      }),
      async (c) => {
        const { at: asked } = await readBody(c, SendInput);
        const at = asked ? Temporal.Instant.from(asked) : undefined;
        const id = idInPath(c, letterGone);
        return answerRow(c, await sendLetter(db, id, { at, now: clock() }, context));
      },
    )
    .post(
      "/:id/take-back",
      described({
        says: "Makes a letter that has not begun to go out a draft again.",
        answers: { 200: asItIs, 404: gone, 409: "It is going out already." },
      }),
      async (c) => answerRow(c, await takeBack(db, idInPath(c, letterGone))),
    )
    .post(
      "/:id/stop",
      described({
        says: "Stops a letter that goes out; who has it keeps it.",
        answers: { 200: asItIs, 404: gone, 409: "It is not going out." },
      }),
      async (c) => answerRow(c, await stopLetter(db, idInPath(c, letterGone), clock())),
    )
    .put(
      "/:id/page",
      described({
        says: "Whether everybody may read it on a page.",
        payload: { LetterPageInput },
        answers: { 200: asItIs, 404: gone, 409: "It is no letter to the subscribers." },
      }),
      async (c) => {
        const { isPublic } = await readBody(c, LetterPageInput);
        return answerRow(c, await publishLetter(db, idInPath(c, letterGone), isPublic));
      },
    )
    .get(
      "/:id/recipients",
      described({
        says: "Who got it, 50 on a page.",
        query: { page: { says: "Which page, from 1.", schema: rowId } },
        answers: { 200: { says: "One page of them.", body: LetterRecipients }, 404: gone },
      }),
      async (c) => {
        const row = await findLetter(db, idInPath(c, letterGone));
        if (row.to === "subscribers") requireRight(c.get("signedIn"), ["everything"]);
        const { people: total } = await progressOf(db, row);
        const pages = Math.max(1, Math.ceil(total / peopleOnPage));
        const page = Math.min(Math.max(1, Math.trunc(Number(c.req.query("page"))) || 1), pages);
        const people = await listRecipients(db, row.id, page, peopleOnPage);
        return c.json({ people, total, page, pages } satisfies LetterRecipients);
      },
    );
}

function letterOf({ title, slug, content, featuredImage, ...post }: Post): LetterInput {
  // A picture from another site would have to be loaded when the letter is read.
  const picture = featuredImage && !/^https?:/i.test(featuredImage) ? featuredImage : "";
  return {
    ...emptyLetter,
    subject: title.slice(0, 150),
    body: `${content.trim()}\n\n[Read this on our site](/blog/${encodeURIComponent(slug)})`,
    picture,
    pictureAlt: picture ? post.pictureAlt || title : "",
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
