import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Config, senderOf } from "#shared/server/config.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  headers?: Record<string, string>;
  /** How a combined mail describes this one; absent: its subject. */
  summary?: { text: string; url?: string };
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string | Buffer;
  /** By which the mail's HTML refers to a picture, which is then not listed as an attachment. */
  cid?: string;
}

/** Delivers mail. The Message-ID is the same at every try, so that a mail server can recognize a repeat. */
export interface Mailer {
  /** Whether mail reaches people, or only a folder. */
  readonly delivery: "mail" | "file";
  readonly atOnce: number;
  /** Resolves when the mail was accepted. `mailServerAnswer` interprets what it throws. */
  send(mail: Mail, messageId: string): Promise<void>;
  close(): void;
}

/** Sends through an SMTP server, or without `smtpUrl` into `.eml` files in the data folder. */
export function createMailer(config: Config): Mailer {
  return config.smtpUrl ? smtpMailer(config.smtpUrl, config) : folderMailer(config);
}

/** As many connections as large hosts accept from one sender. The outbox uses fewer while a rate is set. */
const connectionsMax = 20;
const answerMilliseconds = 10 * 60_000 + 30_000;

function smtpMailer(url: string, config: Config): Mailer {
  let opening: ReturnType<typeof openTransport> | undefined;
  return {
    delivery: "mail",
    atOnce: connectionsMax,
    async send(mail, messageId) {
      opening ??= openTransport(url);
      const transport = await opening;
      await transport.sendMail(compose(mail, config, messageId));
    },
    close: () => void opening?.then((transport) => transport.close()),
  };
}

async function openTransport(url: string) {
  // Imported for the first mail, because most starts have none to send.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: onlyOverTls(url),
    pool: true,
    maxConnections: connectionsMax,
    idleTimeout: 5_000,
    // A connection that the server closed while it was idle costs no try.
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // A server may check mail for ten minutes before it says yes (RFC 5321, 4.5.3.2.6). Giving up sooner
    // would send it again, and the recipient would get it twice.
    socketTimeout: answerMilliseconds,
    // Mail is made here from text: no mail may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A password is only sent over TLS, whatever the address says; except on this machine. */
export function onlyOverTls(url: string): string {
  const address = new URL(url);
  const isLoopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(address.hostname);
  if (isLoopback || address.protocol === "smtps:") return url;
  if (!address.username && !address.password) return url;
  for (const name of ["ignoreTLS", "opportunisticTLS"]) address.searchParams.delete(name);
  address.searchParams.set("requireTLS", "true");
  return address.href;
}

/** The folder for mail without a mail server. */
export function mailFile(folder: string, messageId: string): string {
  return join(folder, `${messageId.replace(/[^A-Za-z0-9-].*$/, "")}.eml`);
}

function folderMailer(config: Config): Mailer {
  const folder = join(config.dataDir, "mail");
  return {
    delivery: "file",
    atOnce: 32,
    async send(mail, messageId) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(compose(mail, config, messageId));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The same mail tried twice is the same file; a half-written one never has its name.
      const file = mailFile(folder, messageId);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => {},
  };
}

function compose({ summary: _summary, ...mail }: Mail, config: Config, messageId: string) {
  const from = senderOf(config);
  const { email } = config.site;
  return {
    ...mail,
    text: withCrlf(mail.text),
    html: withCrlf(mail.html),
    from,
    messageId: `<${messageId}>`,
    // Nobody should answer such mail automatically (RFC 3834).
    headers: {
      "Auto-Submitted": "auto-generated",
      // Answers go to the address on the site, also where the mail server sends as another.
      ...(email !== from.address && { "Reply-To": email }),
      ...mail.headers,
    },
  };
}

/** A mail's lines end in CR and LF (RFC 5322, 2.3). */
function withCrlf(text: string): string {
  return text.replaceAll(/\r?\n/g, "\r\n");
}
