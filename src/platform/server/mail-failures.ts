/** The mail server said no for good (an SMTP reply of 5xx about this letter's recipient or text). */
export class RefusedLetter extends Error {
  override name = "RefusedLetter";
}

/**
 * A matter of the site's settings: no letter would get through. They wait until somebody corrects it.
 * `message` is a sentence for the owner.
 */
export class MailSettingsProblem extends Error {
  override name = "MailSettingsProblem";
}

/**
 * What a failed try means. A reply of 5xx is final (RFC 5321, section 4.2.1) where it is about the
 * recipient or the text; about the sender, the login or the encryption it is a matter of the settings.
 * Anything else is answered as it is: it may pass.
 */
export function asMailFailure(error: unknown): unknown {
  const { code, responseCode, command, response } = (error ?? {}) as Record<string, unknown>;
  const reply = typeof responseCode === "number" ? responseCode : 0;
  const settings = (text: string) => new MailSettingsProblem(text, { cause: error });
  if (code === "ETLS") {
    return settings(
      "The mail server offers no connection that is safe for the password in SMTP_URL.",
    );
  }
  if (reply < 500) return error;
  if (code === "EAUTH") {
    return settings("The mail server refuses the user name or password in SMTP_URL.");
  }
  if (reply === 530 || isAboutLogin(response)) {
    return settings(`The mail server wants a user name and a password in SMTP_URL (${reply}).`);
  }
  if (code === "EENVELOPE" && command === "MAIL FROM") {
    return settings(`The mail server refuses the sender in MAIL_FROM (${reply}).`);
  }
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    return new RefusedLetter(`The mail server refused the letter (${reply}).`, { cause: error });
  }
  return error;
}

/** "550 Relaying denied", "554 5.7.1 Relay access denied", "550 Authentication required". */
function isAboutLogin(response: unknown): boolean {
  return /\brelay|authenticat(?:ion|e)\b.*(?:required|first)/i.test(String(response));
}

/** A reason the owner can act on. Mail servers repeat addresses in their replies, so those are not kept. */
export function reasonOf(error: unknown): string {
  if (error instanceof RefusedLetter || error instanceof MailSettingsProblem) return error.message;
  switch (codeOf(error)) {
    case "ECONNECTION":
    case "ECONNREFUSED":
    case "ESOCKET":
    case "EDNS":
      return "The mail server could not be reached.";
    case "ETIMEDOUT":
      return "The mail server did not answer in time.";
    case "EAUTH":
      return "The mail server refused the user name or password in SMTP_URL.";
    case "EENVELOPE":
    case "EMESSAGE":
      return "The mail server asked to try again later.";
    default:
      return "The letter could not be sent.";
  }
}

/** The code of a network or mail error, such as "ECONNREFUSED"; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}
