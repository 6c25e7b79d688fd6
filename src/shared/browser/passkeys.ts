import { requestJson } from "./http-client.ts";

/** Why the browser provided no passkey, as a sentence. */
export class NoPasskey extends Error {}

/** Loaded when a passkey is wanted, and not before. */
const library = () => import("@simplewebauthn/browser");

type Credential = { id: string; response: object };

/** Asks the person to use a passkey. Throws `NoPasskey`, and `HttpError` if none works at the server's address. */
export async function askForPasskey(): Promise<Credential> {
  const options = await requestJson<never>("POST", "/api/passkey-sign-in/challenge");
  const { startAuthentication } = await library();
  return ask(() => startAuthentication({ optionsJSON: options }));
}

/** Asks the person to make a passkey for the server's challenge. Throws `NoPasskey` if none was made. */
export async function makePasskey(options: object): Promise<Credential> {
  const { startRegistration } = await library();
  return ask(() => startRegistration({ optionsJSON: options as never }));
}

async function ask(work: () => Promise<Credential>): Promise<Credential> {
  if (!isSecureContext) throw new NoPasskey("A passkey needs a secure address (https://).");
  if (!("PublicKeyCredential" in window)) throw new NoPasskey("This browser knows no passkeys.");
  try {
    return await work();
  } catch (error) {
    throw new NoPasskey(
      sentences[(error as Error).name] ?? "No passkey was used. Please try again.",
    );
  }
}

/** By the names of the errors of WebAuthn. */
const sentences: Partial<Record<string, string>> = {
  SecurityError: "A passkey works at the site’s own address alone, and this is another one.",
  InvalidStateError: "There is a passkey for you on this device already.",
};
