const postedPrefix = "post-";

/**
 * The key of a form that is posted without JavaScript. The page is the same for everybody, so it
 * cannot carry a key of its own for each visitor. The same details posted again on the same day (a
 * reload, a second press) count as the same sending.
 */
export async function keyOfPosted(body: unknown): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(`${day} ${JSON.stringify(body)}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return `${postedPrefix}${new Uint8Array(digest).toHex()}`;
}

/** Whether anybody who knows what was posted can make this key. */
export function isKeyOfPosted(key: string): boolean {
  return key.startsWith(postedPrefix);
}
