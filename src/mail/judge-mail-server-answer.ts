/** What a failed try means: our settings must be corrected, this mail is rejected, or it is tried again. */
export interface MailServerAnswer {
  means: "ours to mend" | "refused" | "try again";
  /** For the owner. Mail servers repeat addresses in their replies, so the replies are not stored. */
  reason: string;
  /** Nobody can be reached at the address, now or later: if the mail is given up, the address is marked. */
  isNobodyThere: boolean;
}

/**
 * A reply of 5xx is final (RFC 5321, section 4.2.1) if it is about the recipient or the text. About the
 * sender, the login, the encryption or the machine, it is ours to correct, at whichever command it comes.
 */
export function mailServerAnswer(error: unknown): MailServerAnswer {
  const reply = replyOf(error);
  const matter = matterOfOurs(error);
  const code = codeOf(error);
  if (matter) {
    const means = matter === "amount" ? "try again" : "ours to mend";
    return { means, reason: reasons[matter](reply.code), isNobodyThere: false };
  }
  const isNobodyThere = saysNobodyThere(reply, code);
  if (reply.code >= 500 && (code === "EENVELOPE" || code === "EMESSAGE")) {
    const reason = `The mail server refused the letter (${reply.code}).`;
    return { means: "refused", reason, isNobodyThere };
  }
  return { means: "try again", reason: reasonToWait(reply, code), isNobodyThere };
}

/** What a rejection is about if neither the recipient nor the mail is at fault. */
export type MatterOfOurs = "tls" | "password" | "login" | "sender" | "machine" | "amount";

export const reasons: Record<MatterOfOurs, (code: number) => string> = {
  tls: () => "The mail server offers no connection that is safe for the password in SMTP_URL.",
  password: () => "The mail server refuses the user name or password in SMTP_URL.",
  login: (code) => `The mail server wants a user name and a password in SMTP_URL (${code}).`,
  sender: (code) => `The mail server refuses the sender in MAIL_FROM (${code}).`,
  machine: (code) =>
    `The mail server takes no letters from this site's machine or account (${code}). Whoever runs it can say why.`,
  amount: (code) =>
    `The mail server takes no more letters for now (${code}): so many in a time are allowed.`,
};

function reasonToWait(reply: SmtpReply, code: string | undefined): string {
  if (reply.code >= 400 && reply.code < 500) return "The mail server asked to try again later.";
  if (code === "ETIMEDOUT") return "The mail server did not answer in time.";
  return /^(?:ECONNECTION|ECONNREFUSED|ESOCKET|EDNS)$/.test(code ?? "")
    ? "The mail server could not be reached."
    : "The letter could not be sent.";
}

/** Addresses that do not exist and mailboxes that accept nothing (RFC 3463, 3.2 and 3.3). */
const nobodyThere = /^(?:1\.(?:[0-46]|10)|2\.[0124])$/;

/**
 * There is no such mailbox, or it is closed (RFC 5321: 550, 551 and 553 if there is no enhanced code, and 450
 * that never passes). What is said about the mail (spam, size) does not count against the address.
 */
function saysNobodyThere(reply: SmtpReply, code: string | undefined): boolean {
  if (reply.code === 0) return false;
  const status = statusOf(reply);
  if (status !== undefined) return nobodyThere.test(status);
  if (code === "EENVELOPE") return [450, 550, 551, 553].includes(reply.code);
  return code === "EMESSAGE" && [550, 551, 553].includes(reply.code);
}

/** Subject and detail of enhanced status codes (RFC 3463, IANA's registry); three digits are Microsoft's own. */
const ours: Record<string, MatterOfOurs> = {
  "1.7": "sender", // Bad sender's mailbox address syntax.
  "1.8": "sender", // Bad sender's system address.
  "2.252": "sender", // SendAsDenied.
  "7.20": "sender", // No passing DKIM signature found.
  "7.21": "sender", // No acceptable DKIM signature found.
  "7.22": "sender", // No valid author-matched DKIM signature found.
  "7.23": "sender", // SPF validation failed.
  "7.24": "sender", // SPF validation error.
  "7.26": "sender", // Multiple authentication checks failed.
  "7.27": "sender", // Sender address has null MX.
  "7.60": "sender", // Client does not have permissions to send as this sender.
  "7.8": "login", // Authentication credentials invalid.
  "7.9": "login", // Authentication mechanism is too weak.
  "7.10": "login", // Encryption needed.
  "7.11": "login", // Encryption required for requested authentication mechanism.
  "7.12": "login", // A password transition is needed.
  "7.13": "login", // User account disabled.
  "7.54": "login", // Unable to relay recipient in non-accepted domain.
  "7.57": "login", // Client was not authenticated to send mail.
  "7.64": "login", // Relay access denied.
  "7.25": "machine", // Reverse DNS validation failed.
  "7.705": "machine", // Tenant has exceeded threshold: blocked until the host lifts it.
  "7.708": "machine", // Traffic not accepted from this IP.
  "4.5": "amount", // Mail system congestion; Gmail's "Daily user sending limit exceeded".
  "5.3": "amount", // Too many recipients. Ours have one each, so those of a time are meant.
  "7.28": "amount", // Mail flood detected.
};

/** About the recipient's address or mailbox, whatever the words beside it say. */
const recipients = /^(?:1\.(?:[1-46]|10)|2\.[124])$/;
/** About the mail's size. */
const sizes = /^(?:2\.3|3\.4)$/;

/** "454 4.7.1 Relay access denied", "550 relay not permitted", "Unable to relay", qmail's "rcpthosts". */
const relaying =
  /\brelay(?:ing)?(?: to \S+)?(?: access| attempt)?(?: is| was)? (?:denied|rejected|prohibited|not (?:permitted|allowed|authori[sz]ed))|\b(?:unable|cannot|can't|do not|don't|not (?:permitted|allowed|authori[sz]ed))(?: to)? relay\b|\brcpthosts\b/i;

/** What servers write where a code says too little: 5.7.1 is used for everything, and many send none. */
const words: [MatterOfOurs, RegExp][] = [
  ["login", relaying],
  [
    "login",
    /\bauth(?:enticat\w+)?\b.{0,40}\b(?:required|needed|first)\b|\bnot authenticated\b(?! for)/i,
  ],
  // Postfix rejects the connection or the sender only at the recipient (smtpd_delay_reject).
  ["machine", /\bclient host (?:\S+ )?(?:rejected|blocked)|\bhelo command rejected\b/i],
  [
    "sender",
    /\bsender(?: address| domain| verif\w+)?(?: \S+@\S+)?:?(?: is| was)? (?:rejected|refused|denied|failed|unknown|invalid|not (?:allowed|permitted|verified|authori[sz]ed|accepted|owned)(?! to (?:send|post|write) to| for))/i,
  ],
  ["sender", /\b(?:invalid|unknown|unverified|unauthori[sz]ed) sender\b|\bSendAsDenied/i],
  [
    "sender",
    /\bnot\b.{0,60}\bsend (?:e?-?mails? |messages? )?(?:as|from|on behalf)\b|\bnot owned by user\b/i,
  ],
  [
    "sender",
    /\bfrom address\b.{0,40}\b(?:not|rejected|denied)\b|\b(?:address|domain|identity) is not verified\b/i,
  ],
  [
    "amount",
    /\b(?:daily|hourly|monthly|24-hour|sending|rate)\b.{0,40}\b(?:limit|quota)\b|\bmax(?:imum)? (?:defers|e-?mails|messages)\b.{0,20}\bper (?:hour|day)\b/i,
  ],
];

interface SmtpReply {
  /** 0 where the server answered nothing. */
  code: number;
  /** In one line, without the codes in front of the others. */
  text: string;
  /** The command that was answered; "CONN" before the first. */
  command: string;
}

function replyOf(error: unknown): SmtpReply {
  const { responseCode, response, command } = (error ?? {}) as Record<string, unknown>;
  return {
    code: typeof responseCode === "number" ? responseCode : 0,
    text: String(response ?? "").replace(/\r?\n\d{3}[ -](?:[45]\.\d{1,3}\.\d{1,3} )?/g, " "),
    command: String(command ?? ""),
  };
}

/** Subject and detail of the enhanced status code, "1.1" say; undefined if the server sent none. */
function statusOf({ text }: SmtpReply): string | undefined {
  return /(?<![\w.])[45]\.(\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(text)?.[1];
}

/** The code of a network or mail error, such as "ECONNREFUSED"; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}

/**
 * Which of our settings a rejection is about; undefined if it is about the recipient or the mail, or says
 * that it is temporary. The code decides, or the text if the code says too little.
 */
export function matterOfOurs(error: unknown): MatterOfOurs | undefined {
  const reply = replyOf(error);
  const { code, text, command } = reply;
  if (codeOf(error) === "ETLS") return "tls";
  if (codeOf(error) === "EAUTH" && (code === 0 || code >= 500)) return "password";
  const status = statusOf(reply);
  if (code < 400) return undefined;
  if (code < 500) {
    // Postfix also postpones senders and relaying that it will reject until our settings change.
    if (status === "1.7" || status === "1.8") return "sender";
    return relaying.test(text) ? "login" : undefined;
  }
  // A server with this greeting accepts no mail from us (RFC 5321, 3.1): no recipient was named yet.
  if (/^(?:CONN|EHLO|HELO)$/.test(command)) return "machine";
  if ([530, 534, 535, 538].includes(code)) return "login";
  const isSize = status === undefined ? code === 552 : sizes.test(status);
  if (isSize) return undefined;
  if (status !== undefined && ours[status]) return ours[status];
  const isSender = command === "MAIL FROM";
  if (!isSender && status !== undefined && recipients.test(status)) return undefined;
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? (isSender ? "sender" : undefined);
}
