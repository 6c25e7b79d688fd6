import { conflict } from "#shared/both/failure-kinds.ts";
import type { Config } from "#shared/server/config.ts";

/**
 * Why no passkey works at this address of the site; null if they do. Browsers want a domain's name in it, and
 * a secure connection, except to the machine itself (WebAuthn level 3, section 5.1.3).
 */
export function whyNoPasskeys({ publicUrl }: Pick<Config, "publicUrl">): string | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (/^[\d.]+$|^\[/.test(hostname))
    return `A passkey needs a name in the site’s address, and this one is a number: ${origin}.`;
  const isSecure = protocol === "https:" || /(?:^|\.)localhost$/.test(hostname);
  return isSecure ? null : `A passkey needs a secure address, and this one is not: ${origin}.`;
}

/** What passkeys are bound to. Throws `conflict` if none works. */
export function relyingPartyOf(config: Pick<Config, "publicUrl">) {
  const why = whyNoPasskeys(config);
  if (why !== null) throw conflict(why);
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
}
