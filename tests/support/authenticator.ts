import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What an authenticator has of a passkey, and how it answers a site that asks for it (WebAuthn level 3). */
export interface TestPasskey {
  /** As it is told at the start: 0 for one that does not count. */
  counter: number;
  /** What a browser sends where it was made. */
  made(options: Options, changes?: Changes): Promise<Sent> | Sent;
  /** What a browser sends where it is used; the counter goes up by one where it counts. */
  used(options: Options, changes?: Changes): Sent;
}

interface Options {
  challenge: string;
}

/** What an attacker, or a browser on another site, would have in its place. */
export interface Changes {
  origin?: string;
  rpID?: string;
  crossOrigin?: boolean;
  type?: string;
  userHandle?: string;
  /** Whether the device has seen who holds it. */
  isVerified?: boolean;
  counter?: number;
  id?: string;
  key?: KeyObject;
}

type Sent = { id: string; response: Record<string, string> };

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

/** A passkey with a key of its own (ES256), for the site at `origin` and this user handle. */
export function createPasskey(
  { origin, userHandle }: { origin: string; userHandle: string },
  { counts = true } = {},
): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const site = { origin, rpID: new URL(origin).hostname };

  const clientData = (type: string, challenge: string, changes: Changes) =>
    JSON.stringify({
      type: changes.type ?? type,
      challenge,
      origin: changes.origin ?? site.origin,
      crossOrigin: changes.crossOrigin ?? false,
    });

  /** Section 6.1: hash of the site's name, flags, counter. */
  function authenticatorData(changes: Changes, more?: Buffer): Buffer {
    const present = 0x01;
    const verified = changes.isVerified === false ? 0 : 0x04;
    const hasMore = more ? 0x40 : 0;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(changes.counter ?? passkey.counter);
    return Buffer.concat([
      sha256(changes.rpID ?? site.rpID),
      Buffer.from([present | verified | hasMore]),
      counter,
      more ?? Buffer.alloc(0),
    ]);
  }

  /** Section 6.5.1: no AAGUID, the credential's id, the public key as CBOR (RFC 9053, section 7.1.1). */
  function attested(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
  }

  const passkey: TestPasskey = {
    counter: counts ? 1 : 0,
    made({ challenge }, changes = {}) {
      const data = authenticatorData(changes, attested());
      // {"fmt": "none", "attStmt": {}, "authData": …}
      const attestationObject = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id: changes.id ?? base64url(id),
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, changes)),
          attestationObject: base64url(attestationObject),
        },
      };
    },
    used({ challenge }, changes = {}) {
      if (counts) passkey.counter += 1;
      const data = authenticatorData(changes);
      const said = clientData("webauthn.get", challenge, changes);
      const signature = sign(
        "sha256",
        Buffer.concat([data, sha256(said)]),
        changes.key ?? privateKey,
      );
      return {
        id: changes.id ?? base64url(id),
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: base64url(changes.userHandle ?? userHandle),
        },
      };
    },
  };
  return passkey;
}
