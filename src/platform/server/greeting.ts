/**
 * How a letter greets somebody. Anybody can type anything as a name, and a letter of ours is not to
 * carry it to a stranger where it looks like an address to visit or an offer of money.
 */
export function greeting(fullName: string): string {
  return isPlainName(fullName) ? `Dear ${fullName},` : "Dear friend,";
}

/** Whether a name can stand in a letter to an address that its sender may not own. */
export function isPlainName(fullName: string): boolean {
  return (
    fullName.length <= 100 &&
    !/:\/\/|\bwww\.|@|[$€£¥]/i.test(fullName) &&
    // "example.com", but not "O.P." or "J.R. Lee" or "Ph.D."
    !/[\p{L}\p{N}-]{2,}\.\p{L}{2,}/u.test(fullName)
  );
}
