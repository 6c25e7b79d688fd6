/** Makes the keys of a form's submissions: the same details sent again get the same key, and are stored once. */
export function createKeys(): (values: unknown) => string {
  let last: { details: string; key: string } | undefined;
  return (values) => {
    const details = JSON.stringify(values);
    if (last?.details !== details) last = { details, key: randomKey() };
    return last.key;
  };
}

/** A unique id of one action. `crypto.randomUUID` exists on https and localhost only; this exists everywhere. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The key of a form posted without JavaScript. The page is the same for everybody, so the same details on the
 * same day count as the same submission.
 */
export async function keyOfPosted(body: unknown): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(`${day} ${JSON.stringify(body)}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return `post-${new Uint8Array(digest).toHex()}`;
}
