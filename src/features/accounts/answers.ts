import * as z from "zod/mini";
import { rights } from "#shared/both/owner/rights.ts";
import {
  answer,
  count,
  failureAnswer,
  flag,
  moment,
  named,
  orNull,
  rowId,
  text,
  version,
} from "#shared/server/openapi/answer-shapes.ts";

/** The token goes into `Authorization: Bearer …`. */
export const LoggedIn = answer("LoggedIn", { token: text });
export type LoggedIn = z.infer<typeof LoggedIn>;

/** The password was right, and a code is asked for beside it. */
export const SecondFactorAsked = failureAnswer("SecondFactorAsked", {
  code: z.enum(["second_factor_needed", "second_factor_wrong"]),
});
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>;

/** Whoever has this session must first prove again who they are, in one of these ways. */
export const AskedAgain = failureAnswer("AskedAgain", {
  code: z.literal("asked_again"),
  ways: z.array(z.enum(["passkey", "password", "code"])),
});
export type AskedAgain = z.infer<typeof AskedAgain>;

export const SigningIn = answer("SigningIn", {
  passkeys: z.array(
    z.strictObject({
      id: rowId,
      name: text,
      createdAt: moment,
      lastUsedAt: orNull(moment),
      /** When a use was refused because the passkey may have been copied. */
      copySeenAt: orNull(moment),
    }),
  ),
  /** Why no passkey works at the site's address; null if they do. */
  noPasskeys: orNull(text),
  /** False for a helper who accepted the invitation with a passkey. */
  hasPassword: flag,
  /** Null: the password is enough. */
  secondFactor: orNull(z.strictObject({ since: moment, recoveryCodesLeft: count })),
  /** For an app: in base32, and as the `otpauth:` address of a QR code. Another one each time. */
  newSecret: z.strictObject({ secret: text, address: text }),
});
export type SigningIn = z.infer<typeof SigningIn>;

/** What a browser needs to make or to use a passkey (WebAuthn), as `@simplewebauthn/browser` takes it. */
export const PasskeyOptions = named("PasskeyOptions", z.looseObject({ challenge: text }));

/** Shown this once. */
export const RecoveryCodes = answer("RecoveryCodes", { recoveryCodes: z.array(text) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const Nothing = answer("Nothing", {});

const allowed = {
  rights: z.readonly(z.array(z.enum(rights))),
  doorEventId: orNull(rowId).check(
    z.describe("The one event whose door it is; null: every event’s."),
  ),
};

/** Whoever is signed in, and what they may do. The owner may do everything, and needs no right. */
export const Me = answer("Me", { name: text, isOwner: flag, ...allowed });
export type Me = z.infer<typeof Me>;

export const Session = answer("Session", {
  id: rowId,
  device: orNull(text).check(z.describe("“Safari on an iPhone”; null where it is not known.")),
  createdAt: moment,
  lastUsedAt: moment,
  isThis: flag,
});
export type Session = z.infer<typeof Session>;

/** Somebody the owner lets do some of her work. */
export const Helper = answer("Helper", {
  id: rowId,
  name: text,
  email: text,
  username: orNull(text),
  ...allowed,
  doorEventTitle: orNull(text),
  state: z
    .enum(["invited", "expired", "active"])
    .check(
      z.describe("`invited`: has not accepted; `expired`: nor can any more, without a new link."),
    ),
  linkUntil: orNull(moment).check(z.describe("Until when a link opens; null where none does.")),
  acceptedAt: orNull(moment),
  lastSeenAt: orNull(moment),
  version,
});
export type Helper = z.infer<typeof Helper>;

/** A link is shown this once: only a hash of it is kept. */
export const HelperLink = answer("HelperLink", {
  helper: Helper,
  path: orNull(text).check(z.describe("Null where it goes by e-mail.")),
});
export type HelperLink = z.infer<typeof HelperLink>;

/** What an invitation's link opens. */
export const Invitation = answer("Invitation", {
  name: text,
  rights: allowed.rights,
  doorEventTitle: orNull(text).check(
    z.describe("The one event; null: every event’s door, or none."),
  ),
  username: orNull(text).check(z.describe("Of a helper who chooses a new password.")),
  until: moment,
});
export type Invitation = z.infer<typeof Invitation>;

export const Accepted = answer("Accepted", { username: text });
export type Accepted = z.infer<typeof Accepted>;
