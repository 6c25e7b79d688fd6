import { Hono } from "hono";
import { noContent, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { LoggedIn, SecondFactorAsked } from "../answers.ts";
import { LoginInput, PasswordChange } from "../inputs.ts";
import { clearOwnerCookie, setOwnerCookie } from "./owner-cookie.ts";
import { changePassword } from "./set-password.ts";
import { signIn } from "./sign-in.ts";
import { signInLimits } from "./sign-in-limits.ts";
import { deleteSession } from "./store.ts";

/** Guesses at the present password, by somebody who found the owner's screen open. */
const changeLimit = { scope: "password-change", tries: 10, windowSeconds: 900 };

/** Signing in and out, and one's own password, mounted at `/api/admin`. Only `/login` is open; the guard keeps the rest. */
export function signInAndOutApi(services: Services): Hono {
  const { config, db, limiter, log, passwordCost } = services;
  const limits = signInLimits(limiter);
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
        await limits.takeFromNetwork(network);
        const input = await readBody(c, LoginInput);
        await limits.takeForName(input.username, network);
        const userAgent = c.req.header("user-agent");
        const { account, token, cookie } = await signIn(db, input, userAgent, services);
        await limits.forgive(input.username, network);
        log.info({ requestId: c.get("requestId"), account: account.key }, "Signed in.");
        setOwnerCookie(c, config, cookie);
        return c.json({ token } satisfies LoggedIn);
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
    );
}
