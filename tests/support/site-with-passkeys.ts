import { createServer } from "node:net";
import type { Page } from "playwright-core";
import { type OwnerSite, openOwnerSite } from "./owner-browser.ts";

/**
 * A site at which passkeys work, and its address. They want a name: the address by which other tests come
 * is a number.
 */
export async function openSiteWithPasskeys(): Promise<{ here: OwnerSite; address: string }> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  return { here: await openOwnerSite({ PORT: String(port), PUBLIC_URL: address }), address };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
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
