import { Hono } from "hono";
import { readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { RecoveryCodes, SecondFactorStart, SigningIn } from "../answers.ts";
import { CodeInput, Confirmation } from "../inputs.ts";
import { confirmWhoItIs } from "./confirm-who-it-is.ts";
import {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from "./second-factor/second-factor.ts";
import { findAccountByKey } from "./store.ts";

/** How whoever is signed in signs in, mounted at `/api/admin` behind the guard. */
export function signingInApi(services: Services): Hono {
  const { config, db, clock, limiter, log, passwordCost } = services;
  return new Hono()
    .get(
      "/signing-in",
      described({
        says: "How the owner signs in: her passkeys and her second factor.",
        answers: { 200: { says: "How she does.", body: SigningIn } },
      }),
      async (c) => {
        const factor = await readSecondFactor(db, c.get("account"));
        return c.json({
          passkeys: [],
          noPasskeys: null,
          secondFactor: factor ?? null,
        } satisfies SigningIn);
      },
    )
    .post(
      "/confirm",
      described({
        says: "Says again who has this session, for what is asked again.",
        more: "With a second factor a code is asked for, and not the password.",
        payload: { Confirmation },
        limit: "10 in fifteen minutes for one account",
        answers: { 204: "For 15 minutes nothing is asked again." },
      }),
      async (c) => {
        const given = await readBody(c, Confirmation);
        const who = { sessionId: c.get("sessionId"), account: c.get("account") };
        await confirmWhoItIs(db, who, given, { now: clock(), cost: passwordCost, limiter });
        return c.body(null, 204);
      },
    )
    .post(
      "/second-factor",
      described({
        says: "Makes the secret for an app’s codes. They are not asked for before the first one is entered.",
        answers: {
          201: { says: "What the app is to be given.", body: SecondFactorStart },
          409: "There is a second factor already.",
        },
      }),
      async (c) => {
        const account = await findAccountByKey(db, c.get("account"));
        const start = await startSecondFactor(db, c.get("account"), {
          username: account?.username ?? "",
          site: config.site.brand,
          now: clock(),
        });
        return c.json(start satisfies SecondFactorStart, 201);
      },
    )
    .put(
      "/second-factor",
      described({
        says: "Enters the app’s first code. From then on the login asks for one beside the password.",
        payload: { CodeInput },
        answers: {
          200: { says: "The recovery codes, this once.", body: RecoveryCodes },
          409: "There is a second factor already.",
        },
      }),
      async (c) => {
        const { code } = await readBody(c, CodeInput);
        const recoveryCodes = await db
          .transaction()
          .execute((trx) => confirmSecondFactor(trx, c.get("account"), code, clock()));
        log.info({ requestId: c.get("requestId") }, "A second factor was added.");
        return c.json({ recoveryCodes } satisfies RecoveryCodes);
      },
    )
    .post(
      "/second-factor/recovery-codes",
      described({
        says: "Makes new recovery codes in place of those that are left.",
        answers: {
          200: { says: "The recovery codes, this once.", body: RecoveryCodes },
          404: "There is no second factor.",
        },
      }),
      async (c) => {
        const recoveryCodes = await db
          .transaction()
          .execute((trx) => renewRecoveryCodes(trx, c.get("account")));
        return c.json({ recoveryCodes } satisfies RecoveryCodes);
      },
    )
    .delete(
      "/second-factor",
      described({
        says: "Takes the second factor away: the password is enough again.",
        answers: { 204: "There is none." },
      }),
      async (c) => {
        await db.transaction().execute((trx) => removeSecondFactor(trx, c.get("account")));
        log.info({ requestId: c.get("requestId") }, "A second factor was removed.");
        return c.body(null, 204);
      },
    );
}
