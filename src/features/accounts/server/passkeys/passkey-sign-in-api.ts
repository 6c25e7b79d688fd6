import { Hono } from "hono";
import { unauthorized } from "#shared/both/failure-kinds.ts";
import { readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { LoggedIn, PasskeyOptions } from "../../answers.ts";
import { PasskeySignIn } from "../../inputs.ts";
import { setOwnerCookie } from "../owner-cookie.ts";
import { beginSession } from "../sign-in.ts";
import { findAccountByKey } from "../store.ts";
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
      described("Makes what a passkey is to sign: here, or for `POST /api/admin/confirm`.", {
        limit: limitInWords,
        200: { says: "It counts once, for five minutes.", body: PasskeyOptions },
        409: "No passkey works at the site’s address.",
      }),
      async (c) => c.json(await optionsToUse(services)),
    )
    .post(
      "/",
      described("Signs the owner in with a passkey, in place of user name, password and code.", {
        payload: { PasskeySignIn },
        limit: limitInWords,
        200: { says: "Signed in, as by `POST /api/admin/login`.", body: LoggedIn },
        401: "The passkey is not known, or has not signed a challenge that counts.",
        409: "No passkey works at the site’s address.",
      }),
      async (c) => {
        const { passkey } = await readBody(c, PasskeySignIn);
        const key = await takePasskey(passkey, services, unauthorized);
        const account = await findAccountByKey(db, key);
        const about = {
          now: clock(),
          userAgent: c.req.header("user-agent"),
          how: "signed in with a passkey",
        };
        const begun =
          account && (await db.transaction().execute((trx) => beginSession(trx, account, about)));
        if (!begun) throw unauthorized("Please try again.");
        log.info({ requestId: c.get("requestId"), account: key }, "Signed in.");
        setOwnerCookie(c, config, begun.cookie);
        return c.json({ token: begun.token } satisfies LoggedIn);
      },
    );
}
