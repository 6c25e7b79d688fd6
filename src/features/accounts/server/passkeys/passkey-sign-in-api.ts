import { Hono } from "hono";
import { toTimestamp } from "#shared/both/clock.ts";
import { unauthorized } from "#shared/both/failure-kinds.ts";
import { readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { ownerIdIn } from "../../account-key.ts";
import { LoggedIn, PasskeyOptions } from "../../answers.ts";
import { PasskeySignIn } from "../../inputs.ts";
import { setOwnerCookie } from "../owner-cookie.ts";
import { beginSession } from "../sign-in.ts";
import { optionsToUse, takePasskey } from "./passkeys.ts";

const limit = { scope: "passkey-sign-in", tries: 60, windowSeconds: 900 };
const limitInWords = "60 in fifteen minutes from one address, challenges included";

/** Signing in with a passkey, mounted at `/api/passkey-sign-in`; open to everybody. */
export function passkeySignInApi(services: Services): Hono {
  const { config, db, clock, limiter, log } = services;
  return new Hono()
    .use(async (c, next) => {
      await limiter.take(limit, c.get("clientAddress"));
      await next();
    })
    .post(
      "/challenge",
      described({
        says: "Makes what a passkey is to sign: here, or for `POST /api/admin/confirm`.",
        limit: limitInWords,
        answers: {
          200: { says: "It counts once, for five minutes.", body: PasskeyOptions },
          409: "No passkey works at the site’s address.",
        },
      }),
      async (c) => c.json(await optionsToUse(services)),
    )
    .post(
      "/",
      described({
        says: "Signs the owner in with a passkey, in place of user name, password and code.",
        payload: { PasskeySignIn },
        limit: limitInWords,
        answers: {
          200: { says: "Signed in, as by `POST /api/admin/login`.", body: LoggedIn },
          401: "The passkey is not known, or has not signed a challenge that counts.",
          409: "No passkey works at the site’s address.",
        },
      }),
      async (c) => {
        const { passkey } = await readBody(c, PasskeySignIn);
        const account = await takePasskey(passkey, services, unauthorized);
        const now = clock();
        const { ownerId, token, cookie } = await db.transaction().execute(async (trx) => {
          const owner = await trx
            .updateTable("owner")
            .set({ lastSignInAt: toTimestamp(now) })
            .where("id", "=", ownerIdIn(account) ?? 0)
            .returning(["id", "username"])
            .executeTakeFirstOrThrow();
          return beginSession(trx, owner, now, "signed in with a passkey");
        });
        log.info({ requestId: c.get("requestId"), ownerId }, "Signed in.");
        setOwnerCookie(c, config, cookie);
        return c.json({ token } satisfies LoggedIn);
      },
    );
}
