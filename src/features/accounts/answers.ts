import * as z from "zod/mini";
import {
  answer,
  count,
  failureAnswer,
  moment,
  named,
  orNull,
  rowId,
  text,
} from "#shared/server/openapi/answer-shapes.ts";

/** The token goes into `Authorization: Bearer …`. */
export const LoggedIn = answer("LoggedIn", { token: text });
export type LoggedIn = z.infer<typeof LoggedIn>;

/** The password was right, and a code is asked for beside it. */
export const SecondFactorAsked = failureAnswer("SecondFactorAsked", {
  code: z.enum(["second_factor_needed", "second_factor_wrong"]),
});
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>;

/** Who has this session is to prove again who they are, in one of these ways, before what was called is done. */
export const AskedAgain = failureAnswer("AskedAgain", {
  code: z.literal("asked_again"),
  ways: z.array(z.enum(["passkey", "password", "code"])),
});
export type AskedAgain = z.infer<typeof AskedAgain>;

/** How somebody signs in. */
export const SigningIn = answer("SigningIn", {
  passkeys: z.array(
    z.strictObject({
      id: rowId,
      name: text,
      createdAt: moment,
      lastUsedAt: orNull(moment),
      /** When a use was refused as that of a copy. */
      copySeenAt: orNull(moment),
    }),
  ),
  /** Why no passkey works at the site's address; null where they do. */
  noPasskeys: orNull(text),
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
