import * as z from "zod/mini";

/** A longer one is refused before any work is done with it. */
export const longestPassword = 1024;
export const shortestNewPassword = 12;

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
});
export type LoginInput = z.infer<typeof LoginInput>;

/** The answer of `POST /api/admin/login`. The token goes into `Authorization: Bearer …`. */
export interface LoggedIn {
  token: string;
}
