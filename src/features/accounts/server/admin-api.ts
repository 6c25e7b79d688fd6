import { Hono } from "hono";
import { readBody } from "#platform/server/json-body.ts";
import type { Services } from "#platform/server/services.ts";
import { type LoggedIn, LoginInput } from "../contract.ts";
import { clearOwnerCookie, setOwnerCookie } from "./owner-cookie.ts";
import { signIn } from "./sign-in.ts";
import { signInLimits } from "./sign-in-limits.ts";
import { deleteSession } from "./store.ts";

/** Signing in and out, mounted at `/api/admin`. Only `/login` is open; the guard keeps the rest. */
export function accountsAdminApi(services: Services): Hono {
  const { config, db, limiter, log } = services;
  const limits = signInLimits(limiter);
  return new Hono()
    .post("/login", async (c) => {
      const network = c.get("clientAddress");
      await limits.takeFromNetwork(network);
      const input = await readBody(c, LoginInput);
      await limits.takeForName(input.username, network);
      const { ownerId, token, cookie } = await signIn(db, input, services);
      await limits.forgive(input.username, network);
      log.info({ requestId: c.get("requestId"), ownerId }, "Signed in.");
      setOwnerCookie(c, config, cookie);
      return c.json({ token } satisfies LoggedIn);
    })
    .post("/logout", async (c) => {
      await deleteSession(db, c.get("ownerSessionId"));
      clearOwnerCookie(c, config);
      return c.body(null, 204);
    });
}
