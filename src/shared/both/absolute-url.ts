/** The address in full, or undefined if it is none. Not all supported browsers have `URL.canParse`. */
export function fullAddress(address: string, base?: string): string | undefined {
  try {
    return new URL(address, base).href;
  } catch {
    return undefined;
  }
}
