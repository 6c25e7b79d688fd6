import { join } from "node:path";
import { type Context, Hono } from "hono";
import { layOutMail } from "#mail/mail-layout.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import { sendingPace } from "#mail/sending-pace.ts";
import { conflict } from "#shared/both/failure-kinds.ts";
import { senderOf } from "#shared/server/config.ts";
import { readBody } from "#shared/server/json-body.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import type { SignedInAccount } from "#shared/server/signed-in-account.ts";
import { LetterSettings, MailTest } from "../answers.ts";
import { LetterSettingsInput } from "../inputs.ts";
import { letterSettingsInHistory } from "./letter-in-history.ts";
import { readPostalAddress, writePostalAddress } from "./store.ts";
import { testMailServer } from "./test-mail-server.ts";

/** Each try is a connection to a server that somebody else runs. */
const testLimit = { scope: "mail-test", tries: 20, windowSeconds: 3_600 };

/** The owner's address as whoever is signed in sees it: helpers only learn that there is one. */
export function addressFor({ isOwner }: SignedInAccount, address: string): string {
  return isOwner ? address : "the owner";
}

/** What the owner sets about letters, and the test of her mail server. */
export function letterSettingsApi({ config, db, outbox, limiter }: Services): Hono {
  const { smtpUrl, site, dataDir } = config;
  async function settings(c: Context): Promise<LetterSettings> {
    const address = await ownerAddress(db);
    const from = senderOf(config);
    return {
      ...(await sendingPace.read(db)),
      postalAddress: await readPostalAddress(db),
      delivery: outbox.delivery,
      mailServer: smtpUrl ? (URL.parse(smtpUrl)?.host ?? null) : null,
      folder: join(dataDir, "mail"),
      from: `"${from.name}" <${from.address}>`,
      ownerAddress: address === undefined ? null : addressFor(c.get("signedIn"), address),
    };
  }
  return new Hono()
    .get("/", described("How letters are sent.", { 200: LetterSettings }), async (c) =>
      c.json(await settings(c)),
    )
    .put(
      "/",
      described("Sets the postal address and how many letters the mail server bears.", {
        payload: { LetterSettingsInput },
        200: LetterSettings,
      }),
      async (c) => {
        const { postalAddress, ...limits } = await readBody(c, LetterSettingsInput);
        await db.transaction().execute(async (trx) => {
          const before = {
            ...(await sendingPace.lock(trx)),
            postalAddress: await readPostalAddress(trx),
          };
          await writePostalAddress(trx, postalAddress);
          await sendingPace.write(trx, limits);
          const after = { ...limits, postalAddress };
          await noteChange(trx, letterSettingsInHistory, { before, after });
        });
        return c.json(await settings(c));
      },
    )
    .post(
      "/test-mail",
      described("Sends the owner a letter through her mail server.", {
        limit: "20 an hour",
        200: MailTest,
        409: "There is no mail server.",
      }),
      async (c) => {
        if (smtpUrl === undefined) {
          throw conflict("There is no mail server yet: SMTP_URL is not set.");
        }
        await limiter.take(testLimit, "owner");
        const to = (await ownerAddress(db)) ?? site.email;
        const mail = {
          to,
          subject: `A test letter from ${site.brand}`,
          heading: "The mail server works",
          parts: [`This letter shows that ${site.brand} can send letters through its mail server.`],
        };
        const problem = await testMailServer(smtpUrl, senderOf(config), layOutMail(site, mail));
        return c.json({
          isWorking: problem === undefined,
          says:
            problem ??
            `The mail server took a letter to ${addressFor(c.get("signedIn"), to)}. Please see whether it has come.`,
        } satisfies MailTest);
      },
    );
}
