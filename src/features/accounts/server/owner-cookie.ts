import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import type { Config } from "#platform/server/config.ts";
import { ownerCookie } from "#platform/server/page-cache.ts";
import { sessionHours } from "../rules.ts";

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

export function clearOwnerCookie(c: Context, config: Config): void {
  deleteCookie(c, ownerCookie, attributes(config));
}
