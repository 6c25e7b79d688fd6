import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Db, PostRow } from "#db/schema.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { LetterAudiences } from "#mail/letter-recipients-interface.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import { conflict, notFound } from "#shared/both/failure-kinds.ts";
import { may } from "#shared/both/owner/rights.ts";
import { pictureAddress } from "#shared/both/picture-address.ts";
import { answerRow, versionFrom } from "#shared/server/if-match.ts";
import { idInPath, noContent, readBody } from "#shared/server/json-body.ts";
import { rowId } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
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

/** The owner's calls about letters, mounted at `/api/admin/letters` behind the guard. */
export function lettersAdminApi(services: Services, context: LettersContext): Hono {
  const { db, clock, commandContext, limiter, outbox, mailDomain } = services;
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
      described("Every letter, drafts and what goes out first.", {
        more: "A helper has those to the people whom they may write to.",
        200: z.array(Letter),
      }),
      async (c) => {
        const account = c.get("signedIn");
        const theirs = (await listLetters(db)).filter(({ to }) => may(account, rightToWriteTo[to]));
        return c.json(theirs.map(forOwner));
      },
    )
    .post(
      "/",
      described("Begins a letter.", { payload: { LetterInput }, 201: Letter }),
      async (c) =>
        answerRow(c, await createLetter(db, await readTheirs(c, LetterInput), clock()), 201),
    )
    .post(
      "/from-post",
      described("Begins a letter with the text of a post.", {
        payload: { LetterFromPost },
        201: Letter,
        404: "The post is no longer there.",
      }),
      async (c) => {
        const post = await findPost(db, (await readBody(c, LetterFromPost)).postId);
        if (!post) throw notFound("This post is no longer there.");
        return answerRow(c, await createLetter(db, letterOf(post), clock()), 201);
      },
    )
    .post(
      "/preview",
      described("The letter as it would be sent; nothing is kept.", {
        payload: { LetterInput },
        200: LetterPreview,
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
      described("How many people a letter would go to.", {
        payload: { LetterAudienceAsked },
        200: { says: "How many, and who is left out.", body: LetterAudience },
      }),
      async (c) => {
        const choice = await readTheirs(c, LetterAudienceAsked);
        return c.json((await audiences[choice.to].size(db, choice)) satisfies LetterAudience);
      },
    )
    .get(
      "/:id",
      described("One letter, and how far it has come.", { 200: LetterWithProgress }),
      async (c) => {
        const row = await findLetter(db, idInPath(c, letterGone));
        const hasBegun = row.state !== "draft" && row.state !== "scheduled";
        const progress = hasBegun ? await progressOf(db, row) : null;
        return answerRow(c, { ...forOwner(row), progress } satisfies LetterWithProgress);
      },
    )
    .put(
      "/:id",
      described("Changes a draft.", {
        payload: { LetterInput },
        takesIfMatch: true,
        200: Letter,
        409: "It is no draft any more.",
      }),
      async (c) => {
        const input = await readTheirs(c, LetterInput);
        const asked = { version: versionFrom(c), ...commandContext() };
        return answerRow(c, await changeLetter(db, idInPath(c, letterGone), input, asked));
      },
    )
    .delete(
      "/:id",
      described("Deletes a letter that is not on its way.", {
        204: "It is gone.",
        409: "It is on its way: stop it first.",
      }),
      noContent((c) => removeLetter(db, idInPath(c, letterGone), clock())),
    )
    .post(
      "/:id/test",
      described("Sends the letter to the owner alone.", {
        limit: "30 an hour",
        200: LetterTest,
        409: "The owner has no confirmed address.",
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
      described("Sends a letter off, now or at a time.", {
        payload: { SendInput },
        200: Letter,
        409: "It was sent off already, or changed meanwhile.",
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
      described("Makes a letter that has not begun to go out a draft again.", {
        200: Letter,
        409: "It is going out already.",
      }),
      async (c) => answerRow(c, await takeBack(db, idInPath(c, letterGone))),
    )
    .post(
      "/:id/stop",
      described("Stops a letter that goes out; who has it keeps it.", {
        200: Letter,
        409: "It is not going out.",
      }),
      async (c) => answerRow(c, await stopLetter(db, idInPath(c, letterGone), clock())),
    )
    .put(
      "/:id/page",
      described("Whether everybody may read it on a page.", {
        payload: { LetterPageInput },
        200: Letter,
        409: "It is no letter to the subscribers.",
      }),
      async (c) => {
        const { isPublic } = await readBody(c, LetterPageInput);
        return answerRow(c, await publishLetter(db, idInPath(c, letterGone), isPublic));
      },
    )
    .get(
      "/:id/recipients",
      described("Who got it, 50 on a page.", {
        query: { page: { says: "Which page, from 1.", schema: rowId } },
        200: LetterRecipients,
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
function picturesShown({ picture, body }: LetterInput, attachments: readonly { cid?: string }[]) {
  const all = [
    ["letter-picture", pictureAddress(picture) ?? ""] as const,
    ...picturesIn(body).map((src, index) => [`letter-picture-${index + 2}`, src] as const),
  ];
  return Object.fromEntries(all.filter(([name]) => attachments.some(({ cid }) => cid === name)));
}
