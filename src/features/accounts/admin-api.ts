import { Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { readBody } from "#platform/json-body.ts";
import { ownerCookie } from "#platform/page-cache.ts";
import type { Services } from "#platform/services.ts";
import { type LoggedIn, LoginInput } from "./contract.ts";
import { sessionHours } from "./rules.ts";
import { signIn } from "./sign-in.ts";
import { signInLimits } from "./sign-in-limits.ts";
import { deleteSession } from "./store.ts";

/** Signing in and out, mounted at `/api/admin`. Only `/login` is open; the guard keeps the rest. */
export function accountsAdminApi({ config, db, clock, limiter, log }: Services): Hono {
  const limits = signInLimits(limiter);
  const cookie = {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: config.publicUrl.startsWith("https:"),
  } as const;

  return new Hono()
    .post("/login", async (c) => {
      const network = c.get("clientAddress");
      await limits.takeFromNetwork(network);
      const input = await readBody(c, LoginInput);
      await limits.takeForName(input.username, network);
      const { ownerId, token, cookie: secret } = await signIn(db, input, clock);
      await limits.forgive(input.username, network);
      log.info({ requestId: c.get("requestId"), ownerId }, "Signed in.");
      setCookie(c, ownerCookie, secret, { ...cookie, maxAge: sessionHours * 3600 });
      return c.json({ token } satisfies LoggedIn);
    })
    .post("/logout", async (c) => {
      await deleteSession(db, c.get("ownerSessionId"));
      deleteCookie(c, ownerCookie, cookie);
      return c.body(null, 204);
    });
}
