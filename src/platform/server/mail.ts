import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A letter as a feature writes it. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A `cid` is what the letter's own HTML calls a picture by; such a one is shown, not listed. */
  attachments?: {
    filename: string;
    contentType: string;
    content: string | Buffer;
    cid?: string;
  }[];
  headers?: Record<string, string>;
}

/** Hands a letter on. The Message-ID is the same at every try, so that a mail server can tell a repeat. */
export interface Mailer {
  /** Whether letters reach people, or only a folder. */
  readonly delivery: "mail" | "file";
  /** How many letters it takes in hand at once. */
  readonly atOnce: number;
  /** Resolves when the letter was accepted. Throws `RefusedLetter` where trying again cannot help. */
  send(letter: Letter, messageId: string): Promise<void>;
  close(): void;
}

/** The mail server said no for good (an SMTP reply of 5xx about this letter). */
export class RefusedLetter extends Error {
  override name = "RefusedLetter";
}

/** Sends through an SMTP server, or where `smtpUrl` is absent, into `.eml` files in `folder`. */
export function createMailer(options: {
  smtpUrl: string | undefined;
  from: string;
  folder: string;
}): Mailer {
  return options.smtpUrl
    ? smtpMailer(options.smtpUrl, options.from)
    : folderMailer(options.folder, options.from);
}

/** Large hosts bear twenty of one sender's at once, and small ones get few letters a minute. */
const connectionsMax = 10;

function smtpMailer(url: string, from: string): Mailer {
  let opening: ReturnType<typeof openTransport> | undefined;
  return {
    delivery: "mail",
    atOnce: connectionsMax,
    async send(letter, messageId) {
      opening ??= openTransport(url);
      const transport = await opening;
      try {
        await transport.sendMail(compose(letter, from, messageId));
      } catch (error) {
        throw isLasting(error) ? new RefusedLetter(replyOf(error), { cause: error }) : error;
      }
    },
    close: () => void opening?.then((transport) => transport.close()),
  };
}

async function openTransport(url: string) {
  // Imported for the first letter, because most starts have none to send and so no need of it.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    // One conversation carries many letters.
    pool: true,
    maxConnections: connectionsMax,
    idleTimeout: 5_000,
    // A connection that the server closed while it was idle costs no try.
    maxRequeues: 1,
    // Nodemailer's own timeouts are minutes, and the worker would wait so long.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Letters are made here from text: no letter may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * A reply of 5xx to this letter's addresses or data is final (RFC 5321, section 4.2.1). A refused
 * login is 5xx too, but about the settings, which the owner may mend while the letter waits.
 */
function isLasting(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    typeof responseCode === "number" &&
    responseCode >= 500 &&
    (code === "EENVELOPE" || code === "EMESSAGE")
  );
}

function replyOf(error: unknown): string {
  const code = (error as { responseCode?: number }).responseCode;
  return `The mail server refused the letter (${code}).`;
}

function folderMailer(folder: string, from: string): Mailer {
  return {
    delivery: "file",
    atOnce: 32,
    async send(letter, messageId) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        streamTransport: true,
        buffer: true,
        newline: "windows",
      });
      const { message } = await transport.sendMail(compose(letter, from, messageId));
      await mkdir(folder, { recursive: true });
      // The same letter tried twice is the same file; a half-written one never has its name.
      const file = join(folder, `${messageId.replace(/[^A-Za-z0-9-].*$/, "")}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
    close: () => {},
  };
}

function compose(letter: Letter, from: string, messageId: string) {
  return {
    ...letter,
    from,
    messageId: `<${messageId}>`,
    // Who answers such a letter automatically has misread it (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...letter.headers },
  };
}
