/**
 * The address in full, or undefined if it is none. `URL.canParse` would say so, too, and is newer than some
 * of the browsers that the site supports.
 */
export function fullAddress(address: string, base?: string): string | undefined {
  try {
    return new URL(address, base).href;
  } catch {
    return undefined;
  }
}
