/**
 * Whether a mail server's reply says that nobody can be reached at the address, now or later: no such
 * mailbox, a mailbox that is closed (RFC 3463, 5.1 and 5.2; RFC 5321, 550, 551 and 553). What it says
 * of the letter (spam, size) or of the sender is no mark against the address.
 */
export function isAddressRefused(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  const { code, responseCode, response } = (cause ?? error ?? {}) as {
    code?: unknown;
    responseCode?: unknown;
    response?: unknown;
  };
  if (typeof responseCode !== "number") return false;
  const enhanced = /\b[45]\.(\d{1,3})\.\d{1,3}\b/.exec(String(response ?? ""))?.[1];
  if (enhanced !== undefined) return enhanced === "1" || enhanced === "2";
  return (
    (code === "EENVELOPE" || code === "EMESSAGE") &&
    ([550, 551, 553].includes(responseCode) || (code === "EENVELOPE" && responseCode < 500))
  );
}
