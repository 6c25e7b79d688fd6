import { type MatterOfOurs, matterOfOurs, reasons } from "#mail/judge-mail-server-answer.ts";
import { type Mail, onlyOverTls } from "#mail/mailer.ts";

const waitMilliseconds = 15_000;

/**
 * Sends one letter over a separate connection, under the same rule for the password as all letters, and
 * returns the result: undefined if the server accepted it, otherwise a sentence for the owner that says what
 * to correct.
 */
export async function testMailServer(
  smtpUrl: string,
  from: { name: string; address: string },
  letter: Mail,
): Promise<string | undefined> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: onlyOverTls(smtpUrl),
    connectionTimeout: waitMilliseconds,
    greetingTimeout: waitMilliseconds,
    socketTimeout: waitMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ ...letter, from });
    return undefined;
  } catch (error) {
    return explainMailError(error, smtpUrl);
  } finally {
    transport.close();
  }
}

const tlsFault = /wrong version number|packet length too long|EPROTO/i;
const certificateFault = /certificate|self.signed|altnames|CERT_|UNABLE_TO_VERIFY/i;

/** What a mail server's refusal means, and what to do about it. */
export function explainMailError(error: unknown, smtpUrl: string): string {
  const { code, responseCode, message, errno, cause } = (error ?? {}) as Record<string, unknown>;
  const { hostname, port } = URL.parse(smtpUrl) ?? { hostname: "", port: "" };
  const server = port ? `${hostname}, port ${port}` : hostname;
  const words = `${String(message ?? "")} ${String((cause as Error | undefined)?.message ?? "")}`;
  const isTlsFault = tlsFault.test(words);
  const isCertificateFault = certificateFault.test(words);
  const matter = matterOfOurs(error);
  if (matter === "tls" && !isTlsFault && !isCertificateFault) {
    return `The mail server at ${server} offers no encrypted connection there, so it was not given the password. Please begin SMTP_URL with smtps:// for port 465, or ask your host for the port that takes smtp:// with STARTTLS.`;
  }
  if (code === "EAUTH" || responseCode === 535) {
    return "The mail server does not take the user name or the password. Please check both in SMTP_URL; characters like @ and # must be written as %40 and %23, and many hosts want a password made for programs.";
  }
  if (/must issue a STARTTLS/i.test(words)) return whatToMend.login();
  if (matter && matter in whatToMend) {
    return whatToMend[matter as keyof typeof whatToMend](Number(responseCode));
  }
  if (isTlsFault) {
    return `The mail server at ${server} does not speak TLS there. Please begin SMTP_URL with smtp:// for port 587 or 25, and with smtps:// for port 465.`;
  }
  if (isCertificateFault) {
    return `The certificate of ${hostname} is not valid for that name, or has run out. Please write the name in SMTP_URL as the host's manual has it.`;
  }
  if (/ENOTFOUND|EAI_AGAIN/.test(words) || code === "EDNS" || errno === "ENOTFOUND") {
    return `There is no server called ${hostname}. Please check the name in SMTP_URL.`;
  }
  if (/ECONNREFUSED/.test(words)) {
    return `Nobody answers at ${server}: the port is closed, or is another one. Usual are 587 and 465.`;
  }
  if (code === "ETIMEDOUT" || /timeout|ETIMEDOUT/i.test(words)) {
    return `The mail server at ${server} did not answer in time. A firewall may stand between, or TLS is expected on that port: try smtps:// and port 465.`;
  }
  if (typeof responseCode === "number") {
    return `The mail server refused the letter (${responseCode}). Its manual may say why.`;
  }
  return `The connection to ${server} failed. Please check SMTP_URL.`;
}

const whatToMend = {
  login: () =>
    "The mail server wants to be signed in to, or an encrypted connection. Please put user and password into SMTP_URL, or begin it with smtps://.",
  sender: (code) =>
    `The mail server does not let us send as the address in MAIL_FROM (${code}). Please use an address of your own there that the server knows.`,
  machine: reasons.machine,
  amount: (code) => `${reasons.amount(code)} Those that wait go out by themselves.`,
} satisfies Partial<Record<MatterOfOurs, (code: number) => string>>;
