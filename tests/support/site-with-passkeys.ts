import type { Page } from "playwright-core";
import { type OwnerSite, openOwnerSite } from "./owner-browser.ts";
import { randomPort } from "./random-port.ts";

/**
 * A site at which passkeys work, and its address. They want a name: the address by which other tests come
 * is a number.
 */
export async function openSiteWithPasskeys(): Promise<{ here: OwnerSite; address: string }> {
  const port = randomPort();
  const address = `http://localhost:${port}`;
  return { here: await openOwnerSite({ PORT: String(port), PUBLIC_URL: address }), address };
}

/** A device that keeps passkeys and has just seen whose finger it is. */
export async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async sees(isUserVerified: boolean) {
      await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
  };
}
