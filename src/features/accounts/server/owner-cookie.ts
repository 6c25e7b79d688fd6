import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import type { Config } from "#shared/server/config.ts";
import { sessionHours } from "../session-lifetime.ts";

/** The cookie of a signed-in owner. It opens drafts for reading and nothing else. */
export const ownerCookie = "owner_session";

function attributes({ publicUrl }: Pick<Config, "publicUrl">) {
  return {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: publicUrl.startsWith("https:"),
  } as const;
}

/** Gives the browser the secret that opens drafts, for as long as a session can last. */
export function setOwnerCookie(c: Context, config: Config, secret: string): void {
  setCookie(c, ownerCookie, secret, { ...attributes(config), maxAge: sessionHours * 3600 });
}

/** Takes the cookie out of the browser. */
export function clearOwnerCookie(c: Context, config: Config): void {
  deleteCookie(c, ownerCookie, attributes(config));
}
