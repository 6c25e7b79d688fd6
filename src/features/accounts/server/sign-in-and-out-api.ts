import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { notFound, unauthorized } from "#shared/both/failure-kinds.ts";
import { idInPath, noContent, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { LoggedIn, Me, PasskeyOptions, SecondFactorAsked, Session } from "../answers.ts";
import { LoginInput, PasskeySignIn, PasswordChange } from "../inputs.ts";
import { isLive } from "../session-lifetime.ts";
import { nameKeyOf } from "../user-name-as-compared.ts";
import { noteOfAccount } from "./account-in-history.ts";
import { clearOwnerCookie, setOwnerCookie } from "./owner-cookie.ts";
import { optionsToUse, takePasskey } from "./passkeys/passkeys.ts";
import { changePassword } from "./set-password.ts";
import { beginSession, type SignedIn, signIn } from "./sign-in.ts";
import { deleteSession, deleteSessionsOf, findAccountByKey, listSessions } from "./store.ts";

const sessionGone = "This session has ended.";

// Every count that can refuse a try belongs to one network: see docs/decisions/signing-in.md.
const fromNetwork = { scope: "login-network", tries: 20, windowSeconds: 900 };
const forName = { scope: "login-name", tries: 10, windowSeconds: 900 };
/** More tries than this for one name, from everywhere together, are guessing. */
const guessing = { scope: "login-under-attack", tries: 50, windowSeconds: 3600 };

/** Guesses at the present password, by somebody who found the owner's screen open. */
const changeLimit = { scope: "password-change", tries: 10, windowSeconds: 900 };

/** Signing in and out, one's own password and sessions, mounted at `/api/admin`. Only `/login` is open; the guard keeps the rest. */
export function signInAndOutApi(services: Services): Hono {
  const { config, db, clock, limiter, log, passwordCost } = services;
  return new Hono()
    .post(
      "/login",
      described("Signs in the owner or a helper.", {
        more: "The token goes into `Authorization: Bearer …`. The cookie that comes with the answer opens drafts for reading, to those who may, and nothing else.",
        payload: { LoginInput },
        limit: "20 in fifteen minutes from one address, and 10 for one name",
        200: LoggedIn,
        401: "The username or the password is not right.",
        403: {
          says: "They are right, and a code is asked for beside them, or the one sent is not right.",
          body: SecondFactorAsked,
        },
      }),
      async (c) => {
        const network = c.get("clientAddress");
        await limiter.take(fromNetwork, network);
        const input = await readBody(c, LoginInput);
        const name = nameKeyOf(input.username);
        const nameFromNetwork = `${name}\n${network}`;
        const isGuessedAt = !(await limiter.tryTake(guessing, name));
        await limiter.take(isGuessedAt ? { ...forName, tries: 3 } : forName, nameFromNetwork);
        const userAgent = c.req.header("user-agent");
        const begun = await signIn(db, input, userAgent, services);
        // The success proves that the network's tries were the owner's own.
        await limiter.reset(fromNetwork, network);
        await limiter.reset(forName, nameFromNetwork);
        return welcome(c, services, begun);
      },
    )
    .post(
      "/logout",
      described("Ends the session of the token.", { 204: "Signed out." }),
      noContent(async (c) => {
        await deleteSession(db, c.get("signedIn").key, c.get("sessionId"));
        clearOwnerCookie(c, config);
      }),
    )
    .put(
      "/password",
      described("Changes one’s own password and ends one’s other sessions.", {
        payload: { PasswordChange },
        limit: "10 in fifteen minutes from one session",
        204: "The new password is the one that counts.",
      }),
      noContent(async (c) => {
        const who = { account: c.get("signedIn").key, sessionId: c.get("sessionId") };
        await limiter.take(changeLimit, `${who.account} ${who.sessionId}`);
        await changePassword(db, who, await readBody(c, PasswordChange), passwordCost);
        log.info({ requestId: c.get("requestId") }, "A password was changed.");
      }),
    )
    .get("/me", described("Who is signed in, and what they may do.", { 200: Me }), (c) => {
      const { name, isOwner, rights, doorEventId } = c.get("signedIn");
      return c.json({ name, isOwner, rights: [...rights], doorEventId } satisfies Me);
    })
    .get(
      "/sessions",
      described("Where one is signed in.", {
        200: { says: "The last used first.", body: z.array(Session) },
      }),
      async (c) => {
        const sessions = await listSessions(db, c.get("signedIn").key);
        const live = sessions.filter((one) => isLive(one, clock()));
        return c.json(
          live.map((one): Session => ({ ...one, isThis: one.id === c.get("sessionId") })),
        );
      },
    )
    .delete(
      "/sessions",
      described("Ends one’s other sessions.", { 204: "This one alone is left." }),
      noContent(async (c) => {
        await db.transaction().execute(async (trx) => {
          await deleteSessionsOf(trx, c.get("signedIn").key, c.get("sessionId"));
          await noteOfAccount(trx, c.get("signedIn"), "ended their other sessions");
        });
      }),
    )
    .delete(
      "/sessions/:id",
      described("Ends one of one’s sessions.", { 204: "It has ended." }),
      noContent(async (c) => {
        const id = idInPath(c, sessionGone);
        await db.transaction().execute(async (trx) => {
          if (!(await deleteSession(trx, c.get("signedIn").key, id))) throw notFound(sessionGone);
          await noteOfAccount(trx, c.get("signedIn"), "ended a session");
        });
      }),
    );
}

const passkeyLimit = { scope: "passkey-sign-in", tries: 60, windowSeconds: 900 };
const limitInWords = "60 in fifteen minutes from one address, challenges included";

/** Signing in with a passkey, mounted at `/api/passkey-sign-in`; open to everybody. */
export function passkeySignInApi(services: Services): Hono {
  const { db, clock, limiter } = services;
  return new Hono()
    .use(async (c, next) => {
      await limiter.take(passkeyLimit, c.get("clientAddress"));
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
        return welcome(c, services, begun);
      },
    );
}

function welcome(c: Context, { config, log }: Services, { account, token, cookie }: SignedIn) {
  log.info({ requestId: c.get("requestId"), account: account.key }, "Signed in.");
  setOwnerCookie(c, config, cookie);
  return c.json({ token } satisfies LoggedIn);
}
