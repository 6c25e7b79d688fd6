import { showToast } from "./show-toast.ts";

interface Words {
  copied: string;
  /** Said over the address, where nothing can be copied. */
  copyByHand: string;
}

/** Gives an address to the device's share function, or else copies it and says so. */
export async function shareAddress(what: ShareData & { url: string }, words: Words): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share(what);
      return;
    } catch (error) {
      // Somebody who closes the device's sheet wants nothing copied instead.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copyAddress(what.url, words);
}

/** Copies an address, and says so. */
export function copyAddress(url: string, words: Words): Promise<void> {
  return copyText(url, { title: "Link copied", ...words });
}

/** Copies a text and says so; where nothing can be copied, shows it. */
export async function copyText(
  text: string,
  { title, copied, copyByHand }: Words & { title: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title, description: copied });
  } catch {
    showToast({ title: copyByHand, description: text });
  }
}
