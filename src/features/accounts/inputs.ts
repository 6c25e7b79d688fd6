import * as z from "zod/mini";

/** A longer one is refused before any work is done with it. */
export const longestPassword = 1024;
export const shortestNewPassword = 12;

/** What an app shows, or a recovery code, with whatever stands between the digits. */
const Code = z
  .string("Code is required")
  .check(z.trim(), z.minLength(1, "Code is required"), z.maxLength(40, "This code is too long"));

/** The payload of `POST /api/admin/login`. */
export const LoginInput = z.object({
  username: z
    .string("Username is required")
    .check(
      z.trim(),
      z.minLength(1, "Username is required"),
      z.maxLength(200, "This username is too long"),
    ),
  password: z
    .string("Password is required")
    .check(
      z.minLength(1, "Password is required"),
      z.maxLength(longestPassword, "This password is too long"),
    ),
  /** For an account with a second factor. */
  code: z.optional(Code),
});

/** A code alone: the payload of `PUT /api/admin/second-factor`. */
export const CodeInput = z.object({ code: Code });

/** The payload of `POST /api/admin/confirm`: one of them. */
export const Confirmation = z
  .object({ password: z.optional(LoginInput.shape.password), code: z.optional(Code) })
  .check(
    z.refine((given) => Object.keys(given).length === 1, "Please send one of them: password, code"),
  );
export type Confirmation = z.infer<typeof Confirmation>;

const NewPassword = z.string("Please choose a new password").check(
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

export type LoginInput = z.infer<typeof LoginInput>;
