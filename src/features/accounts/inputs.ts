import * as z from "zod/mini";
import { rights } from "#shared/both/owner/rights.ts";
import { filledIn, oneLine, orEmpty, shortEnough } from "#shared/both/text-checks.ts";

/** A longer one is refused before any work is done with it. */
const longestPassword = 1024;
export const shortestNewPassword = 12;

const notPasskey = "This is no answer of a passkey";

/** An app's code or a recovery code, with anything between the digits. */
const Code = filledIn("Code is required").check(z.maxLength(40, "This code is too long"));

/** The payload of `POST /api/admin/login`. */
export const LoginInput = z.object({
  username: filledIn("Username is required").check(z.maxLength(200, "This username is too long")),
  password: z
    .string("Password is required")
    .check(
      z.minLength(1, "Password is required"),
      z.maxLength(longestPassword, "This password is too long"),
    ),
  code: z.optional(Code),
});

/** The payload of `PUT /api/admin/second-factor`: what the app was given (base32), and the code that it makes of it. */
export const SecondFactorInput = z.object({
  secret: z.string().check(z.regex(/^[A-Z2-7]{32}$/, "This is no secret for an app")),
  code: Code,
});
export type SecondFactorInput = z.infer<typeof SecondFactorInput>;

const Base64url = z
  .string(notPasskey)
  .check(z.maxLength(20_000, notPasskey), z.regex(/^[\w-]+$/, notPasskey));

/** A browser's answer when a passkey was used (WebAuthn): of the credential's JSON what is read here. */
const PasskeyUse = z.object({
  id: Base64url,
  response: z.object({
    clientDataJSON: Base64url,
    authenticatorData: Base64url,
    signature: Base64url,
    userHandle: Base64url,
  }),
});
export type PasskeyUse = z.infer<typeof PasskeyUse>;

/** The payload of `POST /api/passkey-sign-in`. */
export const PasskeySignIn = z.object({ passkey: PasskeyUse });

/** The payload of `POST /api/admin/confirm`: one of them. */
export const Confirmation = z
  .object({
    password: z.optional(LoginInput.shape.password),
    code: z.optional(Code),
    passkey: z.optional(PasskeyUse),
  })
  .check(
    z.refine(
      (given) => Object.keys(given).length === 1,
      "Please send one of them: password, code, passkey",
    ),
  );
export type Confirmation = z.infer<typeof Confirmation>;

const MadePasskey = z.object({
  id: Base64url,
  response: z.object({ clientDataJSON: Base64url, attestationObject: Base64url }),
});
export type MadePasskey = z.infer<typeof MadePasskey>;

/** The payload of `POST /api/admin/passkeys`. */
export const NewPasskey = z.object({
  name: filledIn("Please give it a name").check(
    z.maxLength(60, "A name has at most 60 characters"),
  ),
  credential: MadePasskey,
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const NewPassword = z.string("Please choose a new password").check(
  z.refine(
    (text) => [...text].length >= shortestNewPassword,
    `The password must have at least ${shortestNewPassword} characters.`,
  ),
  z.maxLength(longestPassword, `The password must have at most ${longestPassword} characters.`),
);

/** The payload of `PUT /api/admin/password`. */
export const PasswordChange = z.object({
  currentPassword: LoginInput.shape.password,
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The payload of `POST /api/owner-password/ask`. */
export const PasswordLinkRequest = z.object({ username: LoginInput.shape.username });

/** The payload of `POST /api/owner-password/reset`: the end of the letter's link, and what was chosen. */
export const PasswordReset = z.object({
  token: z.string("This link opens nothing").check(z.maxLength(200, "This link opens nothing")),
  newPassword: NewPassword,
});

const noEmail = "Please enter a valid email address, or nothing";

/** The payload of `POST /api/admin/helpers` and `PUT /api/admin/helpers/{id}`. */
export const HelperInput = z.object({
  name: filledIn("Please give a name", 2).check(shortEnough("name", 100), oneLine),
  /** Empty: links are handed over. */
  email: z._default(
    orEmpty(z.string().check(z.trim(), z.email(noEmail), z.maxLength(254, noEmail)), noEmail),
    "",
  ),
  rights: z
    .array(z.enum(rights), "Please choose what they may do")
    .check(z.minLength(1, "Please choose what they may do"), z.maxLength(rights.length)),
  /** The one event whose door it is; null: every event's. */
  doorEventId: z._default(
    z.nullable(z.int("Please choose an event").check(z.gte(1, "Please choose an event"))),
    null,
  ),
});
export type HelperInput = z.infer<typeof HelperInput>;

/** The payload of `POST /api/admin/helpers/{id}/links`. */
export const HelperLinkInput = z.object({
  byEmail: z._default(z.boolean("Please say yes or no"), false),
});

/** A name that looks like another person's: "owner" with a Cyrillic o, or with an invisible letter. */
const looksLikeAnother = (name: string) =>
  /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(name) ||
  (/\p{Script=Latin}/u.test(name) &&
    /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name));

/** The payload of `POST /api/invitations/{token}/passkey-challenge`. */
export const Accepting = z.object({
  /** Absent if a helper who has one chooses a new password or passkey. */
  username: z.optional(
    z.string("Please choose a user name").check(
      z.trim(),
      z.minLength(2, "Please choose a user name of at least 2 characters"),
      shortEnough("user name", 100),
      oneLine,
      z.refine(
        (name) => !looksLikeAnother(name),
        "Please use letters of one alphabet, and no invisible characters",
      ),
    ),
  ),
});

/** The payload of `POST /api/invitations/{token}`: with a password or with a passkey. */
export const Acceptance = z
  .extend(Accepting, { password: z.optional(NewPassword), passkey: z.optional(MadePasskey) })
  .check(
    z.refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
      error: "Please choose a new password",
      path: ["password"],
    }),
  );
export type Accepting = z.infer<typeof Accepting>;
export type Acceptance = z.infer<typeof Acceptance>;

export type LoginInput = z.infer<typeof LoginInput>;
