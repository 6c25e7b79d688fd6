import { shortestNewPassword } from "../inputs.ts";

/** For fields in which a keyboard must correct nothing: user names and passwords. */
export const typedAsIs = { autoCapitalize: "none", spellCheck: false, required: true } as const;

export const newPasswordHint = `At least ${shortestNewPassword} characters. A few words you can remember are best.`;
