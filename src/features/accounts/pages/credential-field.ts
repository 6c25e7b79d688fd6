import { shortestNewPassword } from "../inputs.ts";

/** The attributes of a field for a user name or password, in which a keyboard must correct nothing. */
export const credentialField = {
  autoCapitalize: "none",
  spellCheck: false,
  required: true,
} as const;

export const newPasswordHint = `At least ${shortestNewPassword} characters. A few words you can remember are best.`;
