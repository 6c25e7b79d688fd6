/**
 * Makes keys for the sendings of one form: the same details sent again (a double click, a try after
 * a lost connection) go under the same key, so that they are kept once.
 */
export function createKeys(): (values: unknown) => string {
  let last: { details: string; key: string } | undefined;
  return (values) => {
    const details = JSON.stringify(values);
    if (last?.details !== details) last = { details, key: randomKey() };
    return last.key;
  };
}

/** A name for one thing done, that no other has. `crypto.randomUUID` exists on https and localhost only; this exists everywhere. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
